"""What a host does at the store itself: look at tables, close and remove them, ban, back up, restore."""

from __future__ import annotations

import gzip
import ipaddress
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from astrolude.kernel.errors import AstroludeError
from astrolude.server.store import queries
from astrolude.server.store.migrations import FIRST, STEPS, NewerStore, version_of
from astrolude.server.store.schema import BANS, META, METADATA, MOVES, SEATS, TABLES
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.rows import FINISHED, PERSON, Stored
from astrolude.server.tables.store import now
from astrolude.server.tables.tokens import hash_of, new_secret

FORM: Final = "astrolude backup"
TOGETHER: Final = 500
"""Rows that are written at once."""


class CannotDo(AstroludeError):
    """What the host asks for is not possible."""


class Desk:
    """Works on an open store. Workers over PostgreSQL hear of changes; a changed file is served by nobody."""

    def __init__(self, store: SqlStore) -> None:
        self._store: Final = store
        self._engine: Final = store.engine

    async def tables(self, status: str | None, game: str | None, most: int) -> list[Stored]:
        """Tables without their histories, those that changed last first."""

        def find(connection: Connection) -> list[Stored]:
            query = select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
            if status is not None:
                query = query.where(TABLES.c.status == status)
            if game is not None:
                query = query.where(TABLES.c.game == game)
            return queries.summaries_of(connection, query)

        return await self._engine.read(find)

    async def table(self, table: str) -> Stored:
        """A table with its history."""
        found = await self._store.load(table)
        if found is None:
            raise CannotDo(f"there is no table {table}")
        return found

    async def delete(self, table: str) -> None:
        """Remove a table with all that was played at it."""

        def remove(connection: Connection) -> None:
            queries.remove(connection, table)

        await self.table(table)
        await self._engine.write(remove)

    async def close(self, table: str) -> None:
        """End a game without an outcome; it can still be looked at."""
        found = await self.table(table)
        if found.header.standing.status == FINISHED:
            raise CannotDo(f"the game of table {table} is over")
        ended = replace(found.header.standing, status=FINISHED, deciding=None)
        await self._store.set_seats(table, found.header.revision, found.seats, ended)

    async def free(self, table: str, seat: int) -> str:
        """Give a person's seat a new secret, which is told only now; the old one holds nothing any more."""
        found = await self.table(table)
        if not 0 <= seat < len(found.seats) or found.seats[seat].kind != PERSON:
            raise CannotDo(f"no person sits on seat {seat} of table {table}")
        secret = new_secret()
        seats = list(found.seats)
        seats[seat] = replace(seats[seat], secret_hash=hash_of(secret))
        await self._store.set_seats(table, found.header.revision, seats)
        return secret

    async def ban(self, network: str) -> str:
        """Serve a network no more; how it is written."""
        named = _network(network)

        def write(connection: Connection) -> None:
            connection.execute(delete(BANS).where(BANS.c.network == named))
            connection.execute(insert(BANS), {"network": named, "at": now()})

        await self._engine.write(write)
        return named

    async def forgive(self, network: str) -> str:
        """Serve a network again."""
        named = _network(network)

        def write(connection: Connection) -> int:
            return connection.execute(delete(BANS).where(BANS.c.network == named)).rowcount

        if not await self._engine.write(write):
            raise CannotDo(f"the network {named} is not banned")
        return named

    async def bans(self) -> list[str]:
        return await self._store.bans()

    async def statistics(self) -> dict[str, Any]:
        """How much there is: tables by status and game, seats of people, moves."""

        def count(connection: Connection) -> dict[str, Any]:
            by_game = select(TABLES.c.game, func.count()).group_by(TABLES.c.game).order_by(TABLES.c.game)
            people = select(func.count()).select_from(SEATS).where(SEATS.c.kind == PERSON)
            return {
                "status": queries.count(connection),
                "games": {row[0]: row[1] for row in connection.execute(by_game)},
                "people": connection.execute(people).scalar_one(),
                "moves": connection.execute(select(func.count()).select_from(MOVES)).scalar_one(),
                "version": version_of(connection),
            }

        return await self._engine.read(count)

    async def vacuum(self) -> None:
        """Give back the room of what was removed."""
        await self._engine.vacuum()

    async def back_up(self, file: Path) -> int:
        """Write all that is stored at one moment into a file; either kind of store can be filled from it."""

        def write(connection: Connection) -> int:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            with gzip.open(file, "wt", encoding="utf-8") as out:
                return sum(_write_row(out, *row) for row in _rows(connection))

        return await self._engine.read(write)

    async def restore(self, file: Path) -> int:
        """Fill an empty store from a backup; how many rows there were."""

        def fill(connection: Connection) -> int:
            if connection.execute(select(TABLES.c.id).limit(1)).first() is not None:
                raise CannotDo("there are games in the store: a backup is restored into an empty one")
            return _fill(connection, file)

        return await self._engine.write(fill)


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise CannotDo(f"{text!r} is no network address") from None


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row with the name of its table, in an order in which they can be written again."""
    yield FORM, {"version": version_of(connection)}
    for table in METADATA.sorted_tables:
        if table is not META:
            for row in connection.execute(select(table)).mappings():
                yield table.name, dict(row)


def _write_row(out: IO[str], name: str, row: dict[str, Any]) -> int:
    out.write(json.dumps([name, row]) + "\n")
    return int(name != FORM)


def _fill(connection: Connection, file: Path) -> int:
    count = 0
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            _check(json.loads(next(lines)))
            for line in lines:
                name, row = json.loads(line)
                table = METADATA.tables[name]
                if table is not current or len(waiting) == TOGETHER:
                    _insert(connection, current, waiting)
                    current, waiting = table, []
                waiting.append(row)
                count += 1
            _insert(connection, current, waiting)
    except (OSError, EOFError, StopIteration, ValueError, KeyError, TypeError) as error:
        raise CannotDo(f"the backup {file} cannot be read: {error}") from error
    return count


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def _check(first: Any) -> None:
    """The first line says what this is, and by which schema."""
    name, about = first
    newest = FIRST + len(STEPS)
    if name != FORM:
        raise ValueError("it is no backup of ours")
    if about["version"] > newest:
        raise NewerStore(
            f"this store has version {about['version']}, this program knows versions up to {newest}: "
            "run the newer Astrolude that wrote it, or choose another store"
        )
