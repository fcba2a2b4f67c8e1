"""Bots think and calculators work in a second worker, so that the board never waits for them.

A parcel is a function of a module and its task, pickled: both workers run the same archive, and nothing else
can write to either.
"""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Callable
from typing import Any, Final, TypeVar

from astrolude.server.near.bridge import Bridge
from astrolude.server.processes.turns import Claim
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
        self._turn: Final = asyncio.Lock()

    async def choose(self, job: Job) -> int:
        return await self.run(think, job)

    async def run(self, work: Callable[[Task], Result], task: Task, claim: Claim = NOBODY) -> Result:
        """What a function of a module makes of a task. MindLost, or RuntimeError if it raised."""
        async with self._turn:
            try:
                answer = await asyncio.wait_for(_answer(self._bridge, work, task), self._limit)
            except TimeoutError:
                self.stop()
                raise MindLost(f"it took more than {self._limit:g} s") from None
            except asyncio.CancelledError:
                self.stop()
                raise
        result, problem = answer
        if problem:
            raise RuntimeError(problem)
        made: Result = result
        return made

    def stop(self) -> None:
        self._bridge.stop_thinking()


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
