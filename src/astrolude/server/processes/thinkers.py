"""The processes in which bots think and calculators work, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

from astrolude.server.processes.life import begin
from astrolude.server.processes.turns import Claim, Turns
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.thinking import Job, think

Task = TypeVar("Task")
Result = TypeVar("Result")

QUICK_LEVELS: Final = ("easy", "normal", "greedy", "random")
"""Bots that answer within milliseconds."""
ANYBODY: Final = Claim()


class Thinkers:
    """A fixed number of processes, each owner of tables having the same share of them."""

    def __init__(self, size: int, games: tuple[str, ...], limit: float) -> None:
        self._all: Final = [_Thinker(games, limit) for _ in range(size)]
        self._idle: Final = list(self._all)
        self.turns: Final = Turns(size)

    async def choose(self, job: Job, work: Callable[[Job], int] = think) -> int:
        """The bot's action. MindLost, or whatever the bot raised."""
        return await self.run(work, job, Claim(job.owner, job.level not in QUICK_LEVELS, job.watched))

    async def run(self, work: Callable[[Task], Result], task: Task, claim: Claim = ANYBODY) -> Result:
        """What a function of a module makes of a task. MindLost, or whatever it raised.

        Who does not want it any more leaves the line; a thought that has begun keeps its place to its end.
        """
        await self.turns.begin(claim)
        working = asyncio.create_task(self._work(work, task, claim))
        working.add_done_callback(_heard)
        return await asyncio.shield(working)

    async def ask(
        self, work: Callable[[Task], Result], task: Task, owner: str, patient: bool = False
    ) -> Result:
        """The same for whoever wants something judged, which takes long."""
        return await self.run(work, task, Claim(owner, long=True, watched=not patient, patient=patient))

    async def _work(self, work: Callable[[Task], Result], task: Task, claim: Claim) -> Result:
        thinker = self._idle.pop()
        begun = time.monotonic()
        try:
            return await thinker.run(work, task)
        finally:
            self._idle.append(thinker)
            self.turns.end(claim, time.monotonic() - begun)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.end()


def _heard(working: asyncio.Task[Result]) -> None:
    """What became of a thought that nobody waits for is of no interest."""
    if not working.cancelled():
        working.exception()


class _Thinker:
    """One process, started when it is first needed. A pool of one: if it dies, the others live on."""

    def __init__(self, games: tuple[str, ...], limit: float) -> None:
        self._games: Final = games
        self._limit: Final = limit
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def run(self, work: Callable[[Task], Result], task: Task) -> Result:
        loop = asyncio.get_running_loop()
        try:
            pool = await self._started()
            return await asyncio.wait_for(loop.run_in_executor(pool, work, task), self._limit)
        except TimeoutError:
            self.end()
            raise MindLost(f"it took more than {self._limit:g} s") from None
        except BrokenProcessPool:
            self.end()
            raise MindLost("the process ended") from None

    async def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=begin, initargs=(self._games,)
            )
            loop = asyncio.get_running_loop()
            self._pid = await loop.run_in_executor(self._pool, os.getpid)
        return self._pool

    def end(self) -> None:
        """End the process, whatever it is doing; the next job starts another."""
        if self._pool is None:
            return
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        self._pid = 0
