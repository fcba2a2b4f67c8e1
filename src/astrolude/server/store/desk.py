"""What a host does at the store itself: look at tables, close and remove them, ban, back up, restore."""

from __future__ import annotations

import gzip
import ipaddress
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from astrolude.kernel.errors import AstroludeError
from astrolude.server.store import banning, queries, results
from astrolude.server.store.banning import AccountSummary
from astrolude.server.store.migrations import FIRST, STEPS, NewerStore, version_of
from astrolude.server.store.private import private
from astrolude.server.store.schema import (
    BANS,
    ENTRANTS,
    META,
    METADATA,
    MOVES,
    PEOPLE,
    SEATS,
    TABLES,
    TOURNAMENTS,
)
from astrolude.server.store.sql import SqlStore
from astrolude.server.store.tournaments import end_tournament
from astrolude.server.tables.rows import FINISHED, PERSON, Reseating, Stored
from astrolude.server.tables.store import Outrun, now
from astrolude.server.tables.tokens import hash_of, new_secret

FORM: Final = "astrolude backup"
ATTEMPTS: Final = 10
"""How often a change is tried that people at a table were quicker than."""
TOGETHER: Final = 500
"""Rows that are written at once."""


class TournamentSummary(NamedTuple):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: str
    state: str
    round: int
    changed: int
    players: int


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
        await self._store.set_seats(table, found.header.revision, Reseating(found.seats, ended))

    async def free(self, table: str, seat: int) -> str:
        """Give a person's seat a new secret, which is told only now; the old one holds nothing any more."""
        found = await self.table(table)
        if not 0 <= seat < len(found.seats) or found.seats[seat].kind != PERSON:
            raise CannotDo(f"no person sits on seat {seat} of table {table}")
        secret = new_secret()
        seats = list(found.seats)
        seats[seat] = replace(seats[seat], secret_hash=hash_of(secret))
        await self._store.set_seats(table, found.header.revision, Reseating(seats))
        return secret

    async def ban(self, who: str) -> str:
        """Serve a network, or an account by its id or name, no more; how it is written."""
        named = _network(who)
        if named is None:
            return await self._ban_account(who)

        def write(connection: Connection) -> None:
            connection.execute(delete(BANS).where(BANS.c.network == named))
            connection.execute(insert(BANS), {"network": named, "at": now()})

        await self._engine.write(write)
        return named

    async def _ban_account(self, who: str) -> str:
        for _ in range(ATTEMPTS):
            with suppress(Outrun):  # people play at its tables meanwhile
                person = await self._engine.write(lambda connection: banning.ban(connection, who, now()))
                if person is None:
                    raise CannotDo(f"{who!r} is no network address, and no account")
                return person.name
        raise CannotDo(f"the tables of {who!r} change too fast: try again")

    async def forgive(self, who: str) -> str:
        """Serve a network or an account again."""
        named = _network(who)

        def write(connection: Connection) -> str | None:
            if named is None:
                person = banning.forgive(connection, who)
                return None if person is None else person.name
            return named if connection.execute(delete(BANS).where(BANS.c.network == named)).rowcount else None

        forgiven = await self._engine.write(write)
        if forgiven is None:
            raise CannotDo(f"{named or who} is not banned")
        return forgiven

    async def bans(self) -> list[str]:
        """Networks that are not served."""
        return await self._store.bans()

    async def accounts(self, banned: bool, most: int | None) -> list[AccountSummary]:
        """All accounts, or those that are not served."""
        return await self._engine.read(lambda connection: banning.accounts(connection, banned, most))

    async def statistics(self) -> dict[str, Any]:
        """How much there is: tables by status and game, seats of people, accounts, moves."""

        def count(connection: Connection) -> dict[str, Any]:
            by_game = select(TABLES.c.game, func.count()).group_by(TABLES.c.game).order_by(TABLES.c.game)
            people = select(func.count()).select_from(SEATS).where(SEATS.c.kind == PERSON)
            accounts = select(func.count()).select_from(PEOPLE)
            return {
                "status": queries.count(connection),
                "games": {row[0]: row[1] for row in connection.execute(by_game)},
                "people": connection.execute(people).scalar_one(),
                "accounts": connection.execute(accounts).scalar_one(),
                "moves": connection.execute(select(func.count()).select_from(MOVES)).scalar_one(),
                "version": version_of(connection),
            }

        return await self._engine.read(count)

    async def annul(self, table: str) -> None:
        """Take back that a rated game counts."""
        if not await self._engine.write(lambda connection: results.annul(connection, table)):
            raise CannotDo(f"no rated game that counts was played at table {table}")

    async def tournaments(self, most: int) -> list[TournamentSummary]:
        """Tournaments, those that changed last first."""

        def find(connection: Connection) -> list[TournamentSummary]:
            here = ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.state != "invited"
            players = select(func.count()).select_from(ENTRANTS).where(*here).scalar_subquery()
            query = select(TOURNAMENTS, players.label("players"))
            rows = connection.execute(query.order_by(TOURNAMENTS.c.changed.desc()).limit(most))
            return [
                TournamentSummary(
                    row.id, row.name, row.game, row.kind, row.state, row.round, row.changed, row.players
                )
                for row in rows
            ]

        return await self._engine.read(find)

    async def cancel(self, tournament: str, reason: str) -> None:
        """Give a tournament up; games that are played go on."""

        def end(connection: Connection) -> bool:
            mine = TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.state.in_(("open", "running"))
            revision = connection.execute(select(TOURNAMENTS.c.revision).where(*mine)).scalar_one_or_none()
            if revision is None:
                return False
            end_tournament(connection, tournament, revision, "cancelled", reason[:300], now())
            return True

        if not await self._engine.write(end):
            raise CannotDo(f"there is no tournament {tournament} that is open or running")

    async def vacuum(self) -> None:
        """Give back the room of what was removed."""
        await self._engine.vacuum()

    async def back_up(self, file: Path) -> int:
        """Write all that is stored at one moment into a file; either kind of store can be filled from it."""

        def write(connection: Connection) -> int:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            with open(file, "wb", opener=private) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
                return sum(_write_row(out, *row) for row in _rows(connection))

        return await self._engine.read(write)

    async def restore(self, file: Path) -> int:
        """Fill an empty store from a backup; how many rows there were."""

        def fill(connection: Connection) -> int:
            if connection.execute(select(TABLES.c.id).limit(1)).first() is not None:
                raise CannotDo("there are games in the store: a backup is restored into an empty one")
            return _fill(connection, file)

        return await self._engine.write(fill)


def _network(text: str) -> str | None:
    """A network as it is written; None if the text names none."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return None


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
