"""What tables need of the place where they are kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, ParamSpec, Protocol, TypeVar

from astrolude.server.tables.rows import Header, Reseating, Seat, Sitting, Step, Stored, Told

P = ParamSpec("P")
T = TypeVar("T")

ASK_AGAIN: Final = 1.0
"""Seconds until a store that did not answer is asked again."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Outrun(Exception):
    """Somebody else changed the table first; nothing was written."""


class SitsAlready(Exception):
    """Somebody who may have but one seat at a table has one; nothing was written."""


class Unreachable(Exception):
    """The store did not answer: whether something was written, only the store knows."""


async def insisted(ask: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the store answers, however often it must be asked."""
    while True:
        try:
            return await ask(*args, **kwargs)
        except Unreachable:
            await asyncio.sleep(ASK_AGAIN)


class Store(Protocol):
    """Every change is one transaction, committed when the call returns; Outrun: another came first."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same store."""
        ...

    def now(self) -> int:
        """What time it is by the clock that dates all that is written: milliseconds since 1970."""
        ...

    async def add(self, header: Header, seats: Sequence[Seat], sitting: Sequence[Sitting] = ()) -> None:
        """A new table. `sitting` says which seats belong to accounts; only where there are accounts."""
        ...

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        """A new table that follows a finished one; Outrun if that has its rematch already."""
        ...

    async def append(self, table: str, step: Step) -> int:
        """Make an entry of a history, Outrun if the table has one of this ply; when it was made."""
        ...

    async def set_seats(self, table: str, revision: int, change: Reseating) -> int:
        """A change of seats that must be the next after `revision`, else Outrun; when it was made.

        Outrun also if the clocks are not as they are written down; SitsAlready if an account may not have
        the seats.
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
