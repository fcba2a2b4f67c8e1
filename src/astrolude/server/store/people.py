"""People in SQL, in the same store as the tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from astrolude.server.people.rows import Claim, Passkey, Person, Ticket, handle_of
from astrolude.server.people.store import MailTaken, NameTaken
from astrolude.server.store.queries import announce
from astrolude.server.store.schema import CLAIMS, PASSKEYS, PEOPLE, SEATS, SESSIONS, TABLES, TICKETS
from astrolude.server.store.sql import SqlStore

DAY: Final = 24 * 3600 * 1000
PRIVATE: Final = {"hash", "about"}
"""Columns that hold what is secret, or what others wrote."""


class SqlPeople:
    """Accounts over an open store."""

    def __init__(self, store: SqlStore) -> None:
        self._store: Final = store

    async def person(self, person: str) -> Person | None:
        return await self._store.read(_find, PEOPLE.c.id == person)

    async def by_mail(self, mail: str) -> Person | None:
        return await self._store.read(_find, PEOPLE.c.mail == mail)

    async def add(self, person: Person, key: Passkey | None) -> None:
        await self._store.write(_add, person, key)

    async def change(self, person: Person) -> None:
        await self._store.write(_change, person)

    async def remove(self, person: str) -> list[str]:
        return await self._store.write(_remove, person)

    async def add_session(self, hashed: str, person: str, at: int) -> None:
        row = {"hash": hashed, "person": person, "created": at, "used": at}
        await self._store.write(_insert, SESSIONS, row)

    async def session(self, hashed: str, at: int, oldest: int) -> Person | None:
        found = await self._store.read(_session, hashed, oldest)
        if found is None:
            return None
        person, used = found
        if used < at - DAY:
            await self._store.write(_use_session, hashed, at)
        return person

    async def sessions(self, person: str) -> int:
        return await self._store.read(_count, SESSIONS, person)

    async def end_sessions(self, person: str, hashed: str | None) -> None:
        await self._store.write(_end_sessions, person, hashed)

    async def passkeys(self, person: str) -> list[Passkey]:
        return await self._store.read(_passkeys, PASSKEYS.c.person == person)

    async def passkey(self, key: str) -> Passkey | None:
        return next(iter(await self._store.read(_passkeys, PASSKEYS.c.id == key)), None)

    async def add_passkey(self, key: Passkey) -> None:
        await self._store.write(_insert, PASSKEYS, _key_values(key))

    async def use_passkey(self, key: str, count: int) -> None:
        await self._store.write(_use_passkey, key, count)

    async def remove_passkey(self, person: str, key: str) -> None:
        await self._store.write(_remove_passkey, person, key)

    async def add_ticket(self, hashed: str, ticket: Ticket, expires: int) -> None:
        about = json.dumps(ticket.about)
        row = {"hash": hashed, "kind": ticket.kind, "person": ticket.person, "about": about}
        await self._store.write(_insert, TICKETS, {**row, "expires": expires})

    async def take_ticket(self, hashed: str, kind: str, at: int) -> Ticket | None:
        return await self._store.write(_take_ticket, hashed, kind, at)

    async def claim(self, person: str, seats: Iterable[Claim], at: int) -> list[Claim]:
        return await self._store.write(_claim, person, list(seats), at)

    async def claims(self, person: str) -> list[Claim]:
        return await self._store.read(_claims, person)

    async def everything(self, person: str) -> dict[str, list[dict[str, Any]]]:
        return await self._store.read(_everything, person)

    async def tidy(self, at: int, oldest: int) -> None:
        await self._store.write(_tidy, at, oldest)


def _find(connection: Connection, whose: Any) -> Person | None:
    found = connection.execute(select(PEOPLE).where(whose)).one_or_none()
    return None if found is None else _person(found)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.mail, row.language, row.created)


def _values(person: Person) -> dict[str, object]:
    named = {"name": person.name, "handle": handle_of(person.name)}
    return {**named, "mail": person.mail, "language": person.language}


def _key_values(key: Passkey) -> dict[str, object]:
    kept: dict[str, object] = {"id": key.id, "person": key.person, "public_key": key.public_key}
    return {**kept, "count": key.count, "created": key.created}


def _insist_on_free(connection: Connection, person: Person) -> None:
    others = select(PEOPLE.c.id).where(PEOPLE.c.id != person.id)
    if connection.execute(others.where(PEOPLE.c.handle == handle_of(person.name))).first() is not None:
        raise NameTaken
    same = others.where(PEOPLE.c.mail == person.mail)
    if person.mail is not None and connection.execute(same).first() is not None:
        raise MailTaken


def _add(connection: Connection, person: Person, key: Passkey | None) -> None:
    _insist_on_free(connection, person)
    try:
        connection.execute(insert(PEOPLE), {"id": person.id, "created": person.created, **_values(person)})
    except IntegrityError:  # another worker was quicker by a moment
        raise NameTaken from None
    if key is not None:
        connection.execute(insert(PASSKEYS), _key_values(key))


def _change(connection: Connection, person: Person) -> None:
    _insist_on_free(connection, person)
    try:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**_values(person)))
    except IntegrityError:
        raise NameTaken from None


def _remove(connection: Connection, person: str) -> list[str]:
    """What refers to a person goes with the row; names at tables are taken off by hand."""
    claims = _claims(connection, person)
    for claim in claims:
        seat = update(SEATS).where(SEATS.c.table_id == claim.table, SEATS.c.seat == claim.seat)
        connection.execute(seat.values(name=None))
    tables = list(dict.fromkeys(claim.table for claim in claims))
    for table in tables:
        bump = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1)
        connection.execute(bump)
        announce(connection, table)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return tables


def _insert(connection: Connection, table: Table, row: dict[str, object]) -> None:
    connection.execute(insert(table), row)


def _session(connection: Connection, hashed: str, oldest: int) -> tuple[Person, int] | None:
    query = select(PEOPLE, SESSIONS.c.used).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    found = connection.execute(
        query.where(SESSIONS.c.hash == hashed, SESSIONS.c.used >= oldest)
    ).one_or_none()
    return None if found is None else (_person(found), found.used)


def _use_session(connection: Connection, hashed: str, at: int) -> None:
    connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hashed).values(used=at))


def _count(connection: Connection, table: Table, person: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.person == person)
    return connection.execute(query).scalar_one()


def _end_sessions(connection: Connection, person: str, hashed: str | None) -> None:
    ended = delete(SESSIONS).where(SESSIONS.c.person == person)
    connection.execute(ended if hashed is None else ended.where(SESSIONS.c.hash == hashed))


def _passkeys(connection: Connection, which: Any) -> list[Passkey]:
    rows = connection.execute(select(PASSKEYS).where(which).order_by(PASSKEYS.c.created))
    return [Passkey(row.id, row.person, row.public_key, row.count, row.created) for row in rows.mappings()]


def _use_passkey(connection: Connection, key: str, count: int) -> None:
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == key).values(count=count))


def _remove_passkey(connection: Connection, person: str, key: str) -> None:
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person, PASSKEYS.c.id == key))


def _take_ticket(connection: Connection, hashed: str, kind: str, at: int) -> Ticket | None:
    """Of two who show it at the same moment only one finds it: it is removed and read in one statement."""
    taken = delete(TICKETS).where(TICKETS.c.hash == hashed, TICKETS.c.kind == kind)
    found = connection.execute(taken.returning(*TICKETS.c)).one_or_none()
    if found is None or found.expires < at:
        return None
    return Ticket(found.kind, found.person, json.loads(found.about))


def _claim(connection: Connection, person: str, seats: list[Claim], at: int) -> list[Claim]:
    gained: list[Claim] = []
    for claim in seats:
        place = CLAIMS.c.table_id == claim.table, CLAIMS.c.seat == claim.seat
        if connection.execute(select(CLAIMS.c.person).where(*place)).first() is None:
            row = {"table_id": claim.table, "seat": claim.seat, "person": person, "at": at}
            connection.execute(insert(CLAIMS), row)
            gained.append(claim)
    return gained


def _claims(connection: Connection, person: str) -> list[Claim]:
    query = select(CLAIMS.c.table_id, CLAIMS.c.seat).where(CLAIMS.c.person == person)
    newest = query.order_by(CLAIMS.c.at.desc(), CLAIMS.c.table_id, CLAIMS.c.seat)
    return [Claim(row.table_id, row.seat) for row in connection.execute(newest)]


def _everything(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    kept: dict[str, list[dict[str, Any]]] = {}
    for table in PEOPLE.metadata.sorted_tables:
        whose = table.c.id if table is PEOPLE else table.c.get("person")
        if whose is None:
            continue
        rows = connection.execute(select(table).where(whose == person)).mappings()
        kept[table.name] = [{name: row[name] for name in row if name not in PRIVATE} for row in rows]
    return kept


def _tidy(connection: Connection, at: int, oldest: int) -> None:
    connection.execute(delete(TICKETS).where(TICKETS.c.expires < at))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.used < oldest))
