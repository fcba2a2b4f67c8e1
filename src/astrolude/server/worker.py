"""What one worker is made of, and what it does by itself: listening to the others, tidying up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from astrolude.server.metrics import BOT_FAILURES, CACHED, THINKING, WAITING, timed
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
from astrolude.server.tables.owners import Owners
from astrolude.server.tables.store import Unreachable, now
from astrolude.server.tables.table import Table
from astrolude.server.tables.thinking import Job

LOG: Final = logging.getLogger(__name__)
HOUR: Final = 3600.0
DAY_IN_MILLISECONDS: Final = 24 * 3600 * 1000
ACCOUNTS: Final = 1.0
"""Seconds between two tellings of what callers spent."""
COSTS_TOGETHER: Final = 50
"""The most callers in one notice: PostgreSQL's have less than 8000 bytes."""
BANS_AGAIN: Final = 30.0
"""Seconds until the networks that are not served are looked up again."""
RETRY: Final = 1.0
"""Seconds between attempts to learn how a table stands."""
SILENT: Final = 3
"""After so many intervals without a word another worker is taken for dead."""


class Worker:
    """Started and stopped with the application, which hands its parts to those who need them."""

    def __init__(self, settings: Settings) -> None:
        load_games(settings.games)
        url = database_url(settings.database)
        self._clock: Final = Clock()
        self._name: Final = secrets.token_hex(4)
        self._store: Final = SqlStore(url, self._name, settings.store_check)
        self._neighbours: Final[Neighbours] = PostgresNeighbours(url) if self._store.shared else Alone()
        self._thinkers: Final = Thinkers(settings.bot_processes, settings.games, settings.bot_limit)
        self._interval: Final = settings.presence_interval
        self._open_days: Final = settings.open_days
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._started = False
        self._spent: Callable[[], dict[str, float]] = dict
        self._hear_costs: Callable[[dict[str, float]], None] = _ignore
        self.banned: Callable[[list[str]], None] = _ignore
        """Told which networks are not served."""
        self.tables: Final = Tables(self._store, settings.cached_tables, self._changed)
        self.hall: Final = Hall(self._neighbours, self._name, SILENT * settings.presence_interval)
        self.most_alone: Final = settings.bot_tables
        self.owners: Final = Owners(settings.running_per_address, settings.bot_tables_per_address)
        self.driver: Final = Driver(
            self.tables, self.hall, self._neighbours, Metered(self._thinkers), settings.bot_pause, self.owners
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
        await self._learn_bans()
        self._spawn(self._keep_tidy())
        self._spawn(self._keep_bans())
        if self._store.shared:
            self._spawn(self._keep_in_touch())
            self._spawn(self._keep_accounts())

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
        if table.doubtful:
            self._spawn(self._settle(table))
            return
        self.owners.changed(table)
        self.hall.wake(table.id)
        if table.goes_on():
            self.driver.wake(table.id)

    def _hear(self, notice: Notice) -> None:
        """Another worker tells something. This one's own echo is nothing new."""
        if notice.get("worker") == self._name:
            return
        kind = notice["kind"]
        if kind == "gap":
            for table_id in {*self.hall.watched(), *self.tables.loading()}:
                self._spawn(self._learn(table_id))
        elif kind == "moved":
            table_id = notice["table"]
            if self.tables.concerns(table_id):
                move = notice["ply"], notice["entry"], notice["at"]
                self._spawn(self._follow(table_id, *move))
        elif kind == "changed":
            self._spawn(self._learn(notice["table"]))
        elif kind == "owned":
            self.owners.seen(notice["table"], notice["owner"])
        elif kind == "spent":
            self._hear_costs(notice["costs"])
        elif kind == "presence":
            self.hall.hear_presence(notice)
        elif kind == "thinking":
            table = self.tables.known(notice["table"])
            if table is not None:
                self.hall.hear_thinking(notice, table)

    async def _learn(self, table_id: str) -> None:
        """Look how a table stands, as often as it takes: the line may be back before the store answers."""
        while True:
            try:
                await self.tables.hear_of(table_id)
            except Unreachable:
                await asyncio.sleep(RETRY)
            else:
                return

    async def _follow(self, table_id: str, ply: int, entry: int, at: int) -> None:
        try:
            await self.tables.hear_of_move(table_id, ply, entry, at)
        except Unreachable:
            await self._learn(table_id)

    async def count_tables(self) -> dict[str, int]:
        """How many tables the store has, by status; what is not worth a call of its own is noted, too."""
        CACHED.set(len(self.tables))
        return await self._store.count()

    def own(self, table_id: str, owner: str) -> None:
        """Somebody made a table, or sits down at it."""
        if self.owners.seen(table_id, owner):
            table = self.tables.known(table_id)
            if table is not None:
                self.owners.changed(table)
            self._neighbours.tell({"kind": "owned", "table": table_id, "worker": self._name, "owner": owner})

    def share_costs(
        self, spent: Callable[[], dict[str, float]], hear: Callable[[dict[str, float]], None]
    ) -> None:
        """What callers spend here is told to the other workers, and what they spend there is heard."""
        self._spent, self._hear_costs = spent, hear

    async def _keep_accounts(self) -> None:
        while True:
            await asyncio.sleep(ACCOUNTS)
            costs = sorted(self._spent().items())
            for first in range(0, len(costs), COSTS_TOGETHER):
                told = dict(costs[first : first + COSTS_TOGETHER])
                self._neighbours.tell({"kind": "spent", "worker": self._name, "costs": told})

    async def _settle(self, table: Table) -> None:
        """A write ended without an answer: ask until the store says how the table stands."""
        while table.doubtful:
            await asyncio.sleep(RETRY)
            with suppress(Unreachable):
                await table.refresh()

    async def _keep_in_touch(self) -> None:
        """Repeat who is here, and take over tables that other workers left."""
        while True:
            await asyncio.sleep(self._interval)
            self.hall.repeat()
            with suppress(Unreachable):
                await self.driver.wake_all()

    async def _learn_bans(self) -> None:
        self.banned(await self._store.bans())

    async def _keep_bans(self) -> None:
        """Learn of networks that the host bans or forgives while this runs."""
        while True:
            await asyncio.sleep(BANS_AGAIN)
            with suppress(Unreachable):
                await self._learn_bans()

    async def _keep_tidy(self) -> None:
        """Remove tables that never started."""
        while True:
            await asyncio.sleep(HOUR)
            age = int(self._open_days * DAY_IN_MILLISECONDS)
            with suppress(Unreachable):
                await self._store.remove_open_since(self._clock.now() - age)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unreachable):
            return  # the store has told it
        if error is not None:
            LOG.error("a task of the server failed", exc_info=error)


class Metered:
    """Where bots think, with figures for those who watch."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers

    async def choose(self, job: Job) -> int:
        try:
            with timed(THINKING.labels(job.level)):
                return await self._thinkers.choose(job)
        except Exception:
            BOT_FAILURES.inc()
            raise
        finally:
            WAITING.set(self._thinkers.turns.waiting)


def _ignore(_told: object) -> None:
    return


class Clock:
    """What time it is, for those who remove things: a clock that is set forward does not age them."""

    def __init__(self, wall: Callable[[], int] = now, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._begun: Final = wall()
        self._since: Final = steady()

    def now(self) -> int:
        """Milliseconds since 1970, by the wall or by how long this runs, whichever is less."""
        return min(self._wall(), self._begun + int((self._steady() - self._since) * 1000))
