"""What one worker holds together: the store, tables in memory, who is there, the bots, the other workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from astrolude.bots import LEVELS
from astrolude.server.calculating import Calculators
from astrolude.server.driver import Driver
from astrolude.server.library import load_games
from astrolude.server.limits import Limits
from astrolude.server.neighbours import Alone, Neighbours, Notice, PostgresNeighbours
from astrolude.server.presence import Presence
from astrolude.server.rooms import Rooms
from astrolude.server.settings import Settings, database_url
from astrolude.server.store import Store, now
from astrolude.server.tables import Table, Tables, Thinking
from astrolude.server.thinkers import Thinkers

LOG: Final = logging.getLogger(__name__)
PLAIN_BOTS: Final = ("greedy", "random")
"""Bots that programs may ask for beside the levels offered to people."""
HOUR: Final = 3600.0
DAY_IN_MILLISECONDS: Final = 24 * 3600 * 1000


class Host:
    """Started and stopped with the application."""

    def __init__(self, settings: Settings) -> None:
        load_games(settings.games)
        url = database_url(settings.database)
        self.settings: Final = settings
        self.levels: Final = (*LEVELS, *PLAIN_BOTS)
        self.worker: Final = secrets.token_hex(4)
        self.store: Final = Store(url)
        self.tables: Final = Tables(self.store, settings.cached_tables, self.changed)
        self.rooms: Final = Rooms()
        self.presence: Final = Presence(3 * settings.presence_interval)
        self.limits: Final = Limits(settings)
        self.neighbours: Final[Neighbours] = PostgresNeighbours(url) if self.store.shared else Alone()
        thinkers = Thinkers(settings.bot_processes, settings.games, settings.bot_limit)
        self.driver: Final = Driver(self, thinkers)
        self.calculators: Final = Calculators(Thinkers(1, settings.games, settings.calculator_limit))
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._started = False

    async def start(self) -> None:
        """Open the store and let waiting bots go on; once is enough."""
        if self._started:
            return
        await self.store.open()
        self._started = True
        await self.neighbours.start(self._hear)
        await self.driver.wake_all()
        self._spawn(self._keep_tidy())
        if self.store.shared:
            self._spawn(self._keep_in_touch())

    async def stop(self) -> None:
        await self.neighbours.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.stop()
        self.calculators.stop()
        await self.store.close()

    def changed(self, table: Table) -> None:
        """The table changed, here or at another worker: tell those who look on, and let a bot go on."""
        self.rooms.wake(table.id)
        if table.goes_on():
            self.driver.wake(table.id)

    def think(self, table: Table, thinking: Thinking) -> None:
        """A bot began to think, or could not move."""
        self._show_thinking(table, thinking)
        self.neighbours.tell(
            {"kind": "thinking", "table": table.id, "worker": self.worker, "thinking": list(thinking)}
        )

    def enter(self, table: str, seats: tuple[int, ...]) -> None:
        """A connection of these seats was opened."""
        self.presence.enter(table, seats)
        self._presence_changed(table)

    def leave(self, table: str, seats: tuple[int, ...]) -> None:
        self.presence.leave(table, seats)
        self._presence_changed(table)

    def _presence_changed(self, table: str) -> None:
        self.rooms.wake(table)
        self._tell_presence(table)

    def _tell_presence(self, table: str) -> None:
        here = sorted(self.presence.here(table))
        self.neighbours.tell({"kind": "presence", "table": table, "worker": self.worker, "seats": here})

    def _show_thinking(self, table: Table, thinking: Thinking) -> None:
        table.thinking = thinking
        table.encoded.clear()
        self.rooms.wake(table.id)

    def _hear(self, notice: Notice) -> None:
        """Another worker, or this one's own echo, tells something."""
        kind = notice["kind"]
        if kind == "gap":
            for table_id in {*self.rooms.watched(), *self.tables.loading()}:
                self._spawn(self.tables.hear_of(table_id))
        elif kind == "changed":
            self._spawn(self.tables.hear_of(notice["table"]))
        elif notice["worker"] == self.worker:
            return
        elif kind == "presence":
            self.presence.told(notice["table"], notice["worker"], notice["seats"])
            self.rooms.wake(notice["table"])
        elif kind == "thinking":
            table = self.tables.known(notice["table"])
            if table is not None:
                self._show_thinking(table, Thinking(*notice["thinking"]))

    async def _keep_in_touch(self) -> None:
        """Repeat who is here, forget workers that fell silent, and take over tables they left."""
        while True:
            await asyncio.sleep(self.settings.presence_interval)
            for table in self.presence.tables_here():
                self._tell_presence(table)
            for table in self.presence.expire():
                self.rooms.wake(table)
            await _unless_unreachable(self.driver.wake_all())

    async def _keep_tidy(self) -> None:
        """Remove tables that never started."""
        while True:
            age = int(self.settings.open_days * DAY_IN_MILLISECONDS)
            await _unless_unreachable(self.store.remove_open_since(now() - age))
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
    except (OSError, SQLAlchemyError) as error:
        LOG.warning("the store does not answer: %s", error)
