"""Who keeps tables running: each has the share of one, however many they keep. Nothing is stored."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import BOT, FINISHED
from astrolude.server.tables.table import Table

REMEMBERED: Final = 20_000
NOBODY: Final = ""
"""The owner of tables that were made before this process began: together they have the share of one."""


class Owners:
    """By what network a table was made, or first visited by one who sits there.

    `most` tables that run, and `most_alone` at which only bots sit, may be one owner's at the same time.
    """

    def __init__(self, most: int, most_alone: int) -> None:
        self._most: Final = most
        self._most_alone: Final = most_alone
        self._owners: Final[OrderedDict[str, str]] = OrderedDict()
        self._running: Final[dict[str, set[str]]] = {}
        self._alone: Final[dict[str, set[str]]] = {}

    def of(self, table_id: str) -> str:
        return self._owners.get(table_id, NOBODY)

    def allow(self, owner: str, alone: bool) -> None:
        """A refusal if one more table would be too many for an owner; `alone`: one with bots only."""
        if len(self._running.get(owner, ())) >= self._most:
            raise Refusal("too_fast", "too many games of this address are running: finish some first")
        if alone and len(self._alone.get(owner, ())) >= self._most_alone:
            raise Refusal("too_fast", "too many games of bots alone run for this address: wait for their end")

    def seen(self, table_id: str, owner: str) -> bool:
        """Somebody made a table, or sits at it; whether it had no owner before."""
        if table_id in self._owners:
            return False
        self._owners[table_id] = owner
        if len(self._owners) > REMEMBERED:
            forgotten, former = self._owners.popitem(last=False)
            self._end(forgotten, former)
        return True

    def changed(self, table: Table) -> None:
        """A table began, went on or ended."""
        owner = self.of(table.id)
        if table.gone or table.status == FINISHED:
            self._end(table.id, owner)
        elif owner != NOBODY:
            self._running.setdefault(owner, set()).add(table.id)
            if all(seat.kind == BOT for seat in table.seats):
                self._alone.setdefault(owner, set()).add(table.id)

    def _end(self, table_id: str, owner: str) -> None:
        for tables in (self._running, self._alone):
            if owner in tables:
                tables[owner].discard(table_id)
                if not tables[owner]:
                    del tables[owner]
