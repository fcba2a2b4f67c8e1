"""The store: every change is one transaction, committed before anyone hears of it."""

from __future__ import annotations

import json
import time
from asyncio import Lock
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import URL, Row, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from astrolude.server.lock import hold
from astrolude.server.rows import BOT, FINISHED, OPEN, RUNNING, Header, Seat, Standing, Stored
from astrolude.server.schema import MOVES, SEATS, TABLES, set_up

CHANNEL: Final = "astrolude"
"""The PostgreSQL channel on which workers wake each other."""

LISTED: Final = 100
"""How many tables the lobby shows."""


class Outrun(Exception):
    """Somebody else changed the table first; nothing was written."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """Tables, seats and moves in SQLite or PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.shared: Final = url.get_backend_name() == "postgresql"
        """Whether other processes may write to it."""
        self.engine: Final = _engine(url)
        self._lock: IO[bytes] | None = None
        # SQLite has one writer: a queue here is fair, its own waiting is not.
        self._turn: Final[AbstractAsyncContextManager[Any]] = nullcontext() if self.shared else Lock()

    async def open(self) -> None:
        """Make or check the schema; NewerStore or StoreInUse say what is in the way."""
        if not self.shared:
            file = Path(self.url.database or "")
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = hold(file)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(set_up)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    @asynccontextmanager
    async def _changing(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; other workers hear of the table with its commit."""
        async with self._turn, self.engine.begin() as connection:
            yield connection
            if self.shared and table is not None:
                notice = json.dumps({"kind": "changed", "table": table})
                await connection.execute(select(func.pg_notify(CHANNEL, notice)))

    async def add(self, header: Header, seats: Sequence[Seat]) -> None:
        """A new table."""
        async with self._changing(header.id) as connection:
            await _insert_table(connection, header, seats)

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        """A new table that follows a finished one; Outrun if that has its rematch already."""
        async with self._changing(of) as connection:
            promise = update(TABLES).where(TABLES.c.id == of, TABLES.c.rematch.is_(None))
            await _insist(connection, promise.values(rematch=header.id, revision=TABLES.c.revision + 1))
            await _insert_table(connection, header, seats)

    async def append(self, table: str, ply: int, action: int, seat: int, standing: Standing) -> int:
        """The entry that brings the table to `ply`; Outrun if it has one. Returns when it was made."""
        at = now()
        entry = insert(MOVES).values(table_id=table, ply=ply, action=action, seat=seat, at=at)
        summary = update(TABLES).where(TABLES.c.id == table)
        async with self._changing(table) as connection:
            try:
                await connection.execute(entry)
            except IntegrityError:
                raise Outrun from None
            await connection.execute(summary.values(ply=ply, changed=at, **_standing_values(standing)))
        return at

    async def set_seats(
        self, table: str, revision: int, seats: Sequence[Seat], start: Standing | None = None
    ) -> int:
        """Seats after a change, which must be the next after `revision`; else Outrun. Returns when it was.

        `start` is how the game stands if the change starts it. Otherwise moves may be made meanwhile, and
        the standing is left to them.
        """
        at = now()
        guarded = update(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision)
        values: dict[str, object] = {"revision": revision + 1, "changed": at}
        if start is not None:
            values |= _standing_values(start)
        async with self._changing(table) as connection:
            await _insist(connection, guarded.values(values))
            await connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
            await connection.execute(insert(SEATS), [_seat_values(table, seat) for seat in seats])
        return at

    async def remove_open(self, table: str, revision: int) -> None:
        """Remove a table that never started; Outrun if it changed meanwhile."""
        async with self._changing(table) as connection:
            await _insist(
                connection, delete(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision)
            )
            await connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))

    async def remove_open_since(self, before: int) -> int:
        """Remove the tables that never started and did not change since; how many there were."""
        stale = select(TABLES.c.id).where(TABLES.c.status == OPEN, TABLES.c.changed < before)
        async with self._changing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.rematch.in_(stale)).values(rematch=None))
            removed = await connection.execute(delete(TABLES).where(TABLES.c.id.in_(stale)))
        return removed.rowcount

    async def load(self, table: str) -> Stored | None:
        """A table with its whole history, None if there is none."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            if found is None:
                return None
            header = _header(found)
            seats = await connection.execute(_seats_of([table]))
            # A move committed between the queries belongs to a later header: leave it for the next load.
            moves = select(MOVES.c.action).where(MOVES.c.table_id == table, MOVES.c.ply <= header.ply)
            history = await connection.execute(moves.order_by(MOVES.c.ply))
            return Stored(header, [_seat(row) for row in seats], list(history.scalars()))

    async def position(self, table: str) -> tuple[int, int] | None:
        """Ply and revision: enough to see whether a cached table is still true."""
        async with self.engine.connect() as connection:
            query = select(TABLES.c.ply, TABLES.c.revision).where(TABLES.c.id == table)
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else (row.ply, row.revision)

    async def lobby(self) -> list[Stored]:
        """Listed tables that are open or running, newest first, without their histories."""
        wanted = select(TABLES).where(TABLES.c.listed, TABLES.c.status != FINISHED)
        return await self._summaries(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(LISTED))

    async def summaries(self, tables: Sequence[str]) -> dict[str, Stored]:
        """The tables of these ids, without their histories."""
        found = await self._summaries(select(TABLES).where(TABLES.c.id.in_(tables)))
        return {stored.header.id: stored for stored in found}

    async def _summaries(self, query: Any) -> list[Stored]:
        async with self.engine.connect() as connection:
            headers = [_header(row) for row in await connection.execute(query)]
            seats: dict[str, list[Seat]] = {header.id: [] for header in headers}
            for row in await connection.execute(_seats_of(list(seats))):
                seats[row.table_id].append(_seat(row))
        return [Stored(header, seats[header.id], []) for header in headers]

    async def waiting_for_bots(self) -> list[str]:
        """Running tables whose turn is a bot's."""
        asked = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.deciding)
        query = select(TABLES.c.id).join(SEATS, asked)
        query = query.where(TABLES.c.status == RUNNING, SEATS.c.kind == BOT).order_by(TABLES.c.changed)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _engine(url: URL) -> AsyncEngine:
    """Parameters are never logged: they hold the hashes of secrets."""
    engine = create_async_engine(url, hide_parameters=True)
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """FULL: a commit returns only when it would survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _insist(connection: AsyncConnection, statement: Any) -> None:
    """Run a guarded statement; Outrun if it found nothing to change."""
    if (await connection.execute(statement)).rowcount != 1:
        raise Outrun


async def _insert_table(connection: AsyncConnection, header: Header, seats: Sequence[Seat]) -> None:
    values = {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": json.dumps(header.options),
        "seed": str(header.seed),
        "listed": header.listed,
        "invite_hash": header.invite_hash,
        "created": header.created,
        "changed": header.changed,
        "revision": header.revision,
        "ply": header.ply,
        **_standing_values(header.standing),
    }
    await connection.execute(insert(TABLES).values(values))
    await connection.execute(insert(SEATS), [_seat_values(header.id, seat) for seat in seats])


def _standing_values(standing: Standing) -> dict[str, object]:
    outcome = None if standing.outcome is None else json.dumps(standing.outcome)
    return {"status": standing.status, "deciding": standing.deciding, "outcome": outcome}


def _seat_values(table: str, seat: Seat) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "secret_hash": seat.secret_hash,
    }


def _seats_of(tables: list[str]) -> Any:
    return select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.level, row.secret_hash)


def _header(row: Row[Any]) -> Header:
    outcome = None if row.outcome is None else json.loads(row.outcome)
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        seed=int(row.seed),
        listed=row.listed,
        invite_hash=row.invite_hash,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        revision=row.revision,
        ply=row.ply,
        standing=Standing(row.status, row.deciding, outcome),
    )
