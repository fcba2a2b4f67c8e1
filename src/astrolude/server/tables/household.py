"""All that keeps tables, wherever they are kept: what changed is told to those who look on and to the bots,
and what neighbours on the same store do is followed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from astrolude.server.tables.cache import Tables
from astrolude.server.tables.driver import Driver, Minds
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.neighbours import Neighbours, Notice
from astrolude.server.tables.owners import Owners
from astrolude.server.tables.rows import Beat
from astrolude.server.tables.store import ASK_AGAIN, Store, Unreachable, insisted
from astrolude.server.tables.table import Table

SILENT: Final = 3
"""After so many intervals without a word another worker is taken for dead."""


class Household:
    """The tables of one worker, who looks on, and what moves their bots.

    `name` is this worker's among its neighbours, `interval` the seconds between two signs of life, `kept` how
    many tables stay in memory, `pause` what a bot takes at least, `mark` what the ids of its tables bear.
    """

    def __init__(
        self,
        name: str,
        store: Store,
        neighbours: Neighbours,
        minds: Minds,
        owners: Owners,
        *,
        kept: int,
        interval: float,
        pause: float,
        mark: str = "",
    ) -> None:
        self._name: Final = name
        self._neighbours: Final = neighbours
        self._shared: Final = store.shared
        self._interval: Final = interval
        # Of a store that did not answer others have told.
        self._errands: Final = Errands("a task of the server failed", (Unreachable,))
        self.owners: Final = owners
        self.tables: Final = Tables(store, kept, self._changed, mark)
        self.hall: Final = Hall(neighbours, name, SILENT * interval)
        self.driver: Final = Driver(self.tables, self.hall, neighbours, minds, pause, owners)

    async def begin(self) -> None:
        """Listen to the neighbours and let waiting bots go on; the store is open."""
        await self._neighbours.start(self._hear)
        await self.driver.wake_all()
        if self._shared:
            self._errands.repeat(self._interval, self._keep_in_touch)

    async def end(self) -> None:
        await self._neighbours.stop()
        await self._errands.stop()
        await self.driver.stop()

    def _changed(self, table: Table) -> None:
        """The table changed, here or at another worker: wake those who look on, and let a bot go on."""
        if table.doubtful:
            self._errands.begin(self._settle(table))
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
                self._errands.begin(self._learn(table_id))
        elif kind == "moved":
            for move in notice["moves"]:
                if not self._passes_over(move["table"], move["over"]):
                    beat = Beat(move["seat"], move["at"], move["entry"])
                    self._errands.begin(self._follow(move["table"], move["ply"], beat))
        elif kind == "changed":
            self._errands.begin(self._learn(notice["table"]))
        elif kind == "owned":
            self.owners.seen(notice["table"], notice["owner"])
        elif kind == "presence":
            self.hall.hear_presence(notice)
        elif kind == "thinking":
            table = self.tables.known(notice["table"])
            if table is not None:
                self.hall.hear_thinking(notice, table)

    def _passes_over(self, table_id: str, over: bool) -> bool:
        """Whether a move at another worker need not be made here: nobody looks at the table.

        What is in memory of it catches up when it is next asked for; that a game is over is remembered.
        """
        table = self.tables.known(table_id)
        if self.tables.is_loading(table_id):
            return False
        if table is not None and (over or self.hall.is_here(table_id) or self.driver.drives(table_id)):
            return False
        if table is not None:
            table.behind = True
        return True

    async def _learn(self, table_id: str) -> None:
        """Look how a table stands, as often as it takes: the line may be back before the store answers."""
        await insisted(self.tables.hear_of, table_id)

    async def _follow(self, table_id: str, ply: int, beat: Beat) -> None:
        try:
            await self.tables.hear_of_move(table_id, ply, beat)
        except Unreachable:
            await self._learn(table_id)

    async def _settle(self, table: Table) -> None:
        """A write ended without an answer: ask until the store says how the table stands."""
        while table.doubtful:
            await asyncio.sleep(ASK_AGAIN)
            with suppress(Unreachable):
                await table.refresh()

    async def _keep_in_touch(self) -> None:
        """Repeat who is here, and take over tables that other workers left."""
        self.hall.repeat()
        await self.driver.wake_all()
