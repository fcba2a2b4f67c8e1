"""A store that forgets everything with the process: tables need no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from astrolude.server.tables.rows import (
    BOT,
    FINISHED,
    OPEN,
    RUNNING,
    Beat,
    Header,
    Pace,
    Seat,
    Standing,
    Stored,
    Told,
)
from astrolude.server.tables.store import Outrun, now


class MemoryStore:
    """Tables by their ids; what is handed out is never changed."""

    def __init__(self) -> None:
        self.shared: Final = False
        self._kept: Final[dict[str, Stored]] = {}

    def now(self) -> int:
        return now()

    async def add(self, header: Header, seats: Sequence[Seat]) -> None:
        self._kept[header.id] = Stored(header, list(seats), [])

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        old = self._kept[of]
        if old.header.rematch is not None:
            raise Outrun
        self._change(of, rematch=header.id, revision=old.header.revision + 1)
        await self.add(header, seats)

    async def tellings(self, table: str) -> dict[int, list[Told]]:
        return {}

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
        old = self._kept[table]
        if ply != old.header.ply + 1:
            raise Outrun
        at = now()
        beats = [*old.beats, Beat(seat, at, action)]
        self._kept[table] = replace(old, history=[*old.history, action], beats=beats)
        self._change(table, ply=ply, changed=at, standing=standing, due=due)
        return at

    async def set_seats(
        self,
        table: str,
        revision: int,
        seats: Sequence[Seat],
        start: Standing | None = None,
        pace: Pace | None = None,
    ) -> int:
        old = self._next(table, revision)
        at = now()
        self._kept[table] = replace(old, seats=list(seats))
        self._change(table, changed=at, standing=start or old.header.standing)
        if pace is not None:
            self._change(table, due=pace.due)
        if pace is not None and pace.timing is not None:
            self._kept[table] = replace(self._kept[table], beats=[])
            self._change(table, timing=pace.timing)
        return at

    async def set_orders(self, table: str, revision: int, seat: int, orders: Mapping[str, str]) -> None:
        old = self._next(table, revision)
        self._kept[table] = replace(old, orders={**old.orders, seat: dict(orders)})

    async def set_keys(self, table: str, revision: int, keys: Mapping[str, str]) -> None:
        old = self._next(table, revision)
        self._kept[table] = replace(old, keys=dict(keys))

    async def remove_open(self, table: str, revision: int) -> None:
        self._next(table, revision)
        del self._kept[table]

    async def load(self, table: str, after: int = 0) -> Stored | None:
        found = self._kept.get(table)
        return None if found is None else replace(found, history=found.history[after:])

    async def position(self, table: str) -> tuple[int, int] | None:
        found = self._kept.get(table)
        return None if found is None else (found.header.ply, found.header.revision)

    async def lobby(self) -> list[Stored]:
        return [s for s in self._kept.values() if s.header.listed and s.header.standing.status != FINISHED]

    async def summaries(self, tables: Sequence[str]) -> dict[str, Stored]:
        return {table: self._kept[table] for table in tables if table in self._kept}

    async def invited(self, invite_hash: str) -> Stored | None:
        opened = [s for s in self._kept.values() if s.header.standing.status == OPEN]
        return next((s for s in opened if s.header.invite_hash == invite_hash), None)

    async def alone(self) -> int:
        running = [s for s in self._kept.values() if s.header.standing.status == RUNNING]
        return sum(all(seat.kind == BOT for seat in s.seats) for s in running)

    async def due(self, now: int, most: int) -> list[str]:
        running = [s.header for s in self._kept.values() if s.header.standing.status == RUNNING]
        return [header.id for header in running if header.due is not None and header.due <= now][:most]

    async def waiting(self) -> list[str]:
        running = [s for s in self._kept.values() if s.header.standing.status == RUNNING]
        return [s.header.id for s in running if s.seats[s.header.standing.deciding or 0].kind == BOT]

    def _next(self, table: str, revision: int) -> Stored:
        """The table with its next revision; Outrun if that is not after this one."""
        old = self._kept.get(table)
        if old is None or old.header.revision != revision:
            raise Outrun
        self._change(table, revision=revision + 1)
        return self._kept[table]

    def _change(self, table: str, **values: object) -> None:
        old = self._kept[table]
        self._kept[table] = replace(old, header=replace(old.header, **values))  # type: ignore[arg-type]
