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
from astrolude.server.store.schema import (
    CLAIMS,
    ENTRANTS,
    PASSKEYS,
    PEOPLE,
    SEATS,
    SESSIONS,
    TABLES,
    TICKETS,
    TOURNAMENTS,
)
from astrolude.server.store.sql import Part, reads, writes

DAY: Final = 24 * 3600 * 1000
OWNERS: Final = {PEOPLE.name: PEOPLE.c.id, TOURNAMENTS.name: TOURNAMENTS.c.organiser}
"""Tables that tell in another column than `person` whose a row is."""
PRIVATE: Final = {"hash", "about"}
"""Columns that hold what is secret, or what others wrote."""


def _find(connection: Connection, whose: Any) -> Person | None:
    found = connection.execute(select(PEOPLE).where(whose)).one_or_none()
    return None if found is None else person_of(found)


def person_of(row: Row[Any]) -> Person:
    """Somebody as a row tells."""
    return Person(row.id, row.name, row.mail, row.language, row.created, row.banned)


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
    claims = seats_of(connection, person)
    for claim in claims:
        seat = update(SEATS).where(SEATS.c.table_id == claim.table, SEATS.c.seat == claim.seat)
        connection.execute(seat.values(name=None))
    tables = list(dict.fromkeys(claim.table for claim in claims))
    for table in tables:
        bump = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1)
        connection.execute(bump)
        announce(connection, table)
    leave_tournaments(connection, person)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return tables


def leave_tournaments(connection: Connection, person: str) -> None:
    """As if they had left by hand: nobody is paired with one who is gone, nor kept out by one."""
    mine = ENTRANTS.c.person == person
    here = TOURNAMENTS.c.id.in_(select(ENTRANTS.c.tournament).where(mine))
    # Whoever pairs in this very moment has to look again.
    connection.execute(update(TOURNAMENTS).where(here).values(revision=TOURNAMENTS.c.revision + 1))
    opened = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == "open")
    connection.execute(delete(ENTRANTS).where(mine, ENTRANTS.c.tournament.in_(opened)))
    running = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == "running")
    connection.execute(update(ENTRANTS).where(mine, ENTRANTS.c.tournament.in_(running)).values(state="out"))


def _insert(connection: Connection, table: Table, row: dict[str, object]) -> None:
    connection.execute(insert(table), row)


def _session(connection: Connection, hashed: str, oldest: int) -> tuple[Person, int] | None:
    query = select(PEOPLE, SESSIONS.c.used).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    here = SESSIONS.c.hash == hashed, SESSIONS.c.used >= oldest, PEOPLE.c.banned.is_(None)
    found = connection.execute(query.where(*here)).one_or_none()
    return None if found is None else (person_of(found), found.used)


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


def seats_of(connection: Connection, person: str) -> list[Claim]:
    """The seats of a person, the newest first."""
    query = select(CLAIMS.c.table_id, CLAIMS.c.seat).where(CLAIMS.c.person == person)
    newest = query.order_by(CLAIMS.c.at.desc(), CLAIMS.c.table_id, CLAIMS.c.seat)
    return [Claim(row.table_id, row.seat) for row in connection.execute(newest)]


def _everything(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    kept: dict[str, list[dict[str, Any]]] = {}
    for table in PEOPLE.metadata.sorted_tables:
        whose = OWNERS.get(table.name, table.c.get("person"))
        if whose is None:
            continue
        rows = connection.execute(select(table).where(whose == person)).mappings()
        kept[table.name] = [{name: row[name] for name in row if name not in PRIVATE} for row in rows]
    return kept


def _tidy(connection: Connection, at: int, oldest: int) -> None:
    connection.execute(delete(TICKETS).where(TICKETS.c.expires < at))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.used < oldest))


class SqlPeople(Part):
    """The calls of `People`."""

    add = writes(_add)
    change = writes(_change)
    remove = writes(_remove)
    end_sessions = writes(_end_sessions)
    use_passkey = writes(_use_passkey)
    remove_passkey = writes(_remove_passkey)
    take_ticket = writes(_take_ticket)
    claims = reads(seats_of)
    everything = reads(_everything)
    tidy = writes(_tidy)

    async def person(self, person: str) -> Person | None:
        return await self.read(_find, PEOPLE.c.id == person)

    async def by_mail(self, mail: str) -> Person | None:
        return await self.read(_find, PEOPLE.c.mail == mail)

    async def add_session(self, hashed: str, person: str, at: int) -> None:
        row = {"hash": hashed, "person": person, "created": at, "used": at}
        await self.write(_insert, SESSIONS, row)

    async def session(self, hashed: str, at: int, oldest: int) -> Person | None:
        found = await self.read(_session, hashed, oldest)
        if found is None:
            return None
        person, used = found
        if used < at - DAY:
            await self.write(_use_session, hashed, at)
        return person

    async def sessions(self, person: str) -> int:
        return await self.read(_count, SESSIONS, person)

    async def passkeys(self, person: str) -> list[Passkey]:
        return await self.read(_passkeys, PASSKEYS.c.person == person)

    async def passkey(self, key: str) -> Passkey | None:
        return next(iter(await self.read(_passkeys, PASSKEYS.c.id == key)), None)

    async def add_passkey(self, key: Passkey) -> None:
        await self.write(_insert, PASSKEYS, _key_values(key))

    async def add_ticket(self, hashed: str, ticket: Ticket, expires: int) -> None:
        about = json.dumps(ticket.about)
        row = {"hash": hashed, "kind": ticket.kind, "person": ticket.person, "about": about}
        await self.write(_insert, TICKETS, {**row, "expires": expires})

    async def claim(self, person: str, seats: Iterable[Claim], at: int) -> list[Claim]:
        return await self.write(_claim, person, list(seats), at)
