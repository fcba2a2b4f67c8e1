"""The processes in which bots think and calculators work, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

from astrolude.server.processes.life import begin
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.thinking import Job, think

Task = TypeVar("Task")
Result = TypeVar("Result")


class Thinkers:
    """A fixed number of processes; whoever asks first is served first."""

    def __init__(self, size: int, games: tuple[str, ...], limit: float) -> None:
        self._all: Final = [_Thinker(games, limit) for _ in range(size)]
        self._idle: Final[asyncio.Queue[_Thinker]] = asyncio.Queue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, job: Job, work: Callable[[Job], int] = think) -> int:
        """The bot's action. MindLost, or whatever the bot raised."""
        return await self.run(work, job)

    async def run(self, work: Callable[[Task], Result], task: Task) -> Result:
        """What a function of a module makes of a task. MindLost, or whatever it raised."""
        thinker = await self._idle.get()
        try:
            return await thinker.run(work, task)
        finally:
            self._idle.put_nowait(thinker)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.end()


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
