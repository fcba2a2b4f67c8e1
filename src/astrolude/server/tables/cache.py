"""The tables that are in use, each in memory once."""

from __future__ import annotations

from asyncio import Lock, Semaphore
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import Beat, Header, Seat, Sitting, Stored
from astrolude.server.tables.store import Store
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import is_table_id, new_table_id

REPLAYS: Final = 2
"""How many games are replayed at the same time: whoever plays does not wait for all who look back."""


class Tables:
    """As long as anybody holds a table, everybody gets the same object; the last `kept` are held here.

    `changed` is told of every change of a table, whoever made it. New tables bear the `mark` in their ids.
    """

    def __init__(self, store: Store, kept: int, changed: Callable[[Table], None], mark: str = "") -> None:
        self.store: Final = store
        self._mark: Final = mark
        self._kept: Final = kept
        self._changed: Final = changed
        self._known: Final[WeakValueDictionary[str, Table]] = WeakValueDictionary()
        self._recent: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final[WeakValueDictionary[str, Lock]] = WeakValueDictionary()
        self._replaying: Final = Semaphore(REPLAYS)

    def __len__(self) -> int:
        return len(self._known)

    def new_id(self) -> str:
        """The id of a table that is about to be made."""
        return new_table_id(self._mark)

    def known(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._known.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether the table is on its way into memory, or is looked up just now."""
        return table_id in self._loading

    async def add(self, header: Header, seats: Sequence[Seat], sitting: Sequence[Sitting] = ()) -> None:
        """A new table, which nobody can have heard of yet."""
        await self.store.add(header, seats, sitting)
        table = await self._remember(Stored(header, list(seats), []))
        self._keep(table)
        self._changed(table)

    async def welcome(self, table_id: str) -> None:
        """A table that the store has got by another way."""
        self._changed(await self.get(table_id))

    async def get(self, table_id: str) -> Table:
        """The table, from memory or from the store; a refusal if there is none."""
        if not is_table_id(table_id):
            raise Refusal("unknown_table", "there is no such table")
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is None:
                stored = await self.store.load(table_id)
                if stored is None:
                    raise Refusal("unknown_table", "there is no such table")
                table = await self._remember(stored)
            elif self.store.shared or table.doubtful:
                await table.refresh()
            if table.gone:
                raise Refusal("unknown_table", "there is no such table any more")
            self._keep(table)
            return table

    async def changed_beside(self, table_id: str) -> None:
        """The store was changed without the table: one that is in memory asks for it anew."""
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is not None:
                table.doubtful = True
                await table.refresh()

    async def hear_of(self, table_id: str) -> None:
        """Another worker wrote. A table that is just being loaded may have been read before that."""
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is not None:
                await table.refresh()

    async def hear_of_move(self, table_id: str, ply: int, beat: Beat) -> None:
        """Another worker made a move."""
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is not None:
                await table.follow(ply, beat)

    def loading(self) -> list[str]:
        return list(self._loading)

    async def _remember(self, stored: Stored) -> Table:
        table = Table(stored, self.store, self._heard, self._replaying)
        await table.adopt(stored)
        self._known[table.id] = table
        return table

    def _heard(self, table: Table) -> None:
        """A table that was removed is forgotten."""
        if table.gone:
            self._known.pop(table.id, None)
            self._recent.pop(table.id, None)
        self._changed(table)

    def _keep(self, table: Table) -> None:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > self._kept:
            self._recent.popitem(last=False)
