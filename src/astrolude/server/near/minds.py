"""Bots think, calculators work and games are judged in a second worker, so that the board never waits.

A parcel is a function of a module and its task, pickled: both workers run the same archive, and nothing else
can write to either.
"""

from __future__ import annotations

import asyncio
import base64
import pickle
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from astrolude.server.near.bridge import Bridge
from astrolude.server.processes.turns import Claim, Turns
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.thinking import Job, think

Task = TypeVar("Task")
Result = TypeVar("Result")

NOBODY: Final = Claim()


class SecondWorker:
    """Where bots think, for at most `limit` seconds a thought. Whoever stops waiting ends the thought."""

    def __init__(self, bridge: Bridge, limit: float) -> None:
        self._bridge: Final = bridge
        self._limit: Final = limit
        self._turns: Final = Turns(1)

    async def choose(self, job: Job) -> int:
        return await self.run(think, job, Claim(watched=job.watched))

    async def ask(
        self, work: Callable[[Task], Result], task: Task, owner: str, patient: bool = False
    ) -> Result:
        """The same for whoever wants something judged; a patient one lets others go first.

        These are short. Who does not want it any more leaves the line, but what has begun comes to its end:
        a worker that was ended takes seconds to start again, and a bot may be next.
        """
        claim = Claim(owner, watched=not patient, patient=patient)
        await self._turns.begin(claim)
        working = asyncio.create_task(self._work(work, task, claim))
        working.add_done_callback(_heard)
        return await asyncio.shield(working)

    async def run(self, work: Callable[[Task], Result], task: Task, claim: Claim = NOBODY) -> Result:
        """What a function of a module makes of a task. MindLost, or RuntimeError if it raised."""
        await self._turns.begin(claim)
        return await self._work(work, task, claim)

    async def _work(self, work: Callable[[Task], Result], task: Task, claim: Claim) -> Result:
        begun = time.monotonic()
        try:
            answer = await asyncio.wait_for(_answer(self._bridge, work, task), self._limit)
        except TimeoutError:
            self.stop()
            raise MindLost(f"it took more than {self._limit:g} s") from None
        except asyncio.CancelledError:
            self.stop()
            raise
        finally:
            self._turns.end(claim, time.monotonic() - begun)
        result, problem = answer
        if problem:
            raise RuntimeError(problem)
        made: Result = result
        return made

    def stop(self) -> None:
        self._bridge.stop_thinking()


def _heard(working: asyncio.Task[Result]) -> None:
    """What became of a thought that nobody waits for is of no interest."""
    if not working.cancelled():
        working.exception()


async def _answer(bridge: Bridge, work: Callable[[Task], Result], task: Task) -> tuple[Any, str]:
    try:
        text = await bridge.think(_wrapped((work, task)))
    except Exception as error:
        raise MindLost(f"the second worker failed: {error}") from error
    result, problem = _unwrapped(text)
    return result, problem


def work_on(parcel: str) -> str:
    """In the second worker: do what the parcel asks. What it raises travels as words."""
    work, task = _unwrapped(parcel)
    try:
        return _wrapped((work(task), ""))
    except Exception as error:
        return _wrapped((None, f"{type(error).__name__}: {error}"))


def _wrapped(content: tuple[Any, Any]) -> str:
    return base64.b64encode(pickle.dumps(content)).decode()


def _unwrapped(parcel: str) -> tuple[Any, Any]:
    one, other = pickle.loads(base64.b64decode(parcel))
    return one, other
