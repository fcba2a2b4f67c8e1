"""What one worker is made of, and what it does by itself: listening to the others, tidying up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

from astrolude.server.processes.calculating import Calculators
from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.settings import Settings
from astrolude.server.store.address import database_url
from astrolude.server.store.neighbours import PostgresNeighbours
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.driver import Driver
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.library import load_games
from astrolude.server.tables.neighbours import Alone, Neighbours, Notice
from astrolude.server.tables.store import Unreachable, now
from astrolude.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
HOUR: Final = 3600.0
DAY_IN_MILLISECONDS: Final = 24 * 3600 * 1000
SILENT: Final = 3
"""After so many intervals without a word another worker is taken for dead."""


class Worker:
    """Started and stopped with the application, which hands its parts to those who need them."""

    def __init__(self, settings: Settings) -> None:
        load_games(settings.games)
        url = database_url(settings.database)
        self._store: Final = SqlStore(url)
        self._neighbours: Final[Neighbours] = PostgresNeighbours(url) if self._store.shared else Alone()
        self._thinkers: Final = Thinkers(settings.bot_processes, settings.games, settings.bot_limit)
        self._interval: Final = settings.presence_interval
        self._open_days: Final = settings.open_days
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._started = False
        self.tables: Final = Tables(self._store, settings.cached_tables, self._changed)
        self.hall: Final = Hall(self._neighbours, SILENT * settings.presence_interval)
        self.driver: Final = Driver(
            self.tables, self.hall, self._neighbours, self._thinkers, settings.bot_pause
        )
        self.calculators: Final = Calculators(Thinkers(1, settings.games, settings.calculator_limit))

    async def start(self) -> None:
        """Open the store and let waiting bots go on; once is enough."""
        if self._started:
            return
        await self._store.open()
        self._started = True
        await self._neighbours.start(self._hear)
        await self.driver.wake_all()
        self._spawn(self._keep_tidy())
        if self._store.shared:
            self._spawn(self._keep_in_touch())

    async def stop(self) -> None:
        await self._neighbours.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.stop()
        self._thinkers.stop()
        self.calculators.stop()
        await self._store.close()

    def _changed(self, table: Table) -> None:
        """The table changed, here or at another worker: wake those who look on, and let a bot go on."""
        self.hall.wake(table.id)
        if table.goes_on():
            self.driver.wake(table.id)

    def _hear(self, notice: Notice) -> None:
        """Another worker, or this one's own echo, tells something."""
        kind = notice["kind"]
        if kind == "gap":
            for table_id in {*self.hall.watched(), *self.tables.loading()}:
                self._spawn(self.tables.hear_of(table_id))
        elif kind == "changed":
            self._spawn(self.tables.hear_of(notice["table"]))
        elif kind == "presence":
            self.hall.hear_presence(notice)
        elif kind == "thinking":
            table = self.tables.known(notice["table"])
            if table is not None:
                self.hall.hear_thinking(notice, table)

    async def _keep_in_touch(self) -> None:
        """Repeat who is here, and take over tables that other workers left."""
        while True:
            await asyncio.sleep(self._interval)
            self.hall.repeat()
            await _unless_unreachable(self.driver.wake_all())

    async def _keep_tidy(self) -> None:
        """Remove tables that never started."""
        while True:
            age = int(self._open_days * DAY_IN_MILLISECONDS)
            await _unless_unreachable(self._store.remove_open_since(now() - age))
            await asyncio.sleep(HOUR)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the server failed", exc_info=task.exception())


async def _unless_unreachable(work: Awaitable[object]) -> None:
    """Work that is repeated anyway: a store that does not answer must not end the repeating."""
    try:
        await work
    except Unreachable as error:
        LOG.warning("the store does not answer: %s", error)
