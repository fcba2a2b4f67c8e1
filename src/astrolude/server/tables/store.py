"""What tables need of the place where they are kept."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from astrolude.server.tables.rows import Header, Pace, Seat, Standing, Stored, Told


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Outrun(Exception):
    """Somebody else changed the table first; nothing was written."""


class Unreachable(Exception):
    """The store did not answer: whether something was written, only the store knows."""


class Store(Protocol):
    """Every change is one transaction, committed when the call returns; Outrun: another came first."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same store."""
        ...

    def now(self) -> int:
        """What time it is by the clock that dates all that is written: milliseconds since 1970."""
        ...

    async def add(self, header: Header, seats: Sequence[Seat]) -> None:
        """A new table."""
        ...

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        """A new table that follows a finished one; Outrun if that has its rematch already."""
        ...

    async def append(
        self,
        table: str,
        ply: int,
        action: int,
        seat: int,
        standing: Standing,
        told: Sequence[Told] = (),
        due: int | None = None,
    ) -> int:
        """The entry that brings the table to `ply`, Outrun if it has one; when it was made.

        `told` is what happened, for those who read the game when nobody can play it any more; `due` is when
        somebody must look at the clocks.
        """
        ...

    async def set_seats(
        self,
        table: str,
        revision: int,
        seats: Sequence[Seat],
        start: Standing | None = None,
        pace: Pace | None = None,
    ) -> int:
        """Seats after a change that must be the next after `revision`, else Outrun; when it was made.

        `start` is how the game stands if the change starts or ends it. `pace` is how the clocks go on; what
        is written down of them must be of the table's present ply, else Outrun.
        """
        ...

    async def set_orders(self, table: str, revision: int, seat: int, orders: Mapping[str, str]) -> None:
        """A seat's standing orders, which must be the next change after `revision`; else Outrun."""
        ...

    async def set_keys(self, table: str, revision: int, keys: Mapping[str, str]) -> None:
        """The further secrets of seats, which must be the next change after `revision`; else Outrun."""
        ...

    async def remove_open(self, table: str, revision: int) -> None:
        """Remove a table that never started; Outrun if it changed meanwhile."""
        ...

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A table with its history after a ply, the whole of it by default; None if there is none."""
        ...

    async def tellings(self, table: str) -> dict[int, list[Told]]:
        """What happened at each ply of a table, as it was told then."""
        ...

    async def position(self, table: str) -> tuple[int, int] | None:
        """Ply and revision: enough to see whether a table in memory is still true."""
        ...

    async def lobby(self) -> list[Stored]:
        """Listed tables that are open or running, newest first, without their histories."""
        ...

    async def summaries(self, tables: Sequence[str]) -> dict[str, Stored]:
        """The tables of these ids, without their histories."""
        ...

    async def invited(self, invite_hash: str) -> Stored | None:
        """The table before its start that an invitation of this hash belongs to, without its history."""
        ...

    async def alone(self) -> int:
        """How many running tables have bots only."""
        ...

    async def due(self, now: int, most: int) -> list[str]:
        """Running tables at whose clocks somebody must look, the longest overdue first."""
        ...

    async def waiting(self) -> list[str]:
        """Running tables that may go on without anybody: a bot decides, or a seat with standing orders."""
        ...
