"""Who is to be told of what, in SQL."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, or_, select, text, update

from astrolude.server.people.channels import Subscription, Webhook
from astrolude.server.people.notices import Addressee, Due, Wished, Wishes, wishes_of
from astrolude.server.people.rows import Person
from astrolude.server.store.schema import CLAIMS, HOUSE, LETTERS, MOVES, NOTICES, PEOPLE, PUSHES, TABLES
from astrolude.server.store.sql import SqlStore
from astrolude.server.tables.rows import FINISHED, RUNNING


class SqlNotebook:
    """Over an open store."""

    def __init__(self, store: SqlStore) -> None:
        self._store: Final = store

    async def house_value(self, name: str, make: Callable[[], str]) -> str:
        return await self._store.write(_house_value, name, make)

    async def claimed_tables(self) -> list[str]:
        return await self._store.read(_claimed_tables)

    async def untold(self) -> list[str]:
        return await self._store.read(_untold)

    async def tell_turn(self, table: str, seat: int, ply: int) -> Addressee | None:
        return await self._store.write(_tell_turn, table, seat, ply)

    async def tell_end(self, table: str) -> list[tuple[int, Addressee]]:
        return await self._store.write(_tell_end, table)

    async def wishes(self, person: str) -> tuple[Wishes, Webhook | None, int, list[str]]:
        return await self._store.read(_wishes, person)

    async def set_wishes(self, person: str, wishes: Wished, hook: Webhook | None) -> None:
        await self._store.write(_set_wishes, person, wishes, hook)

    async def set_quiet(self, person: str, table: str, quiet: bool) -> None:
        await self._store.write(_set_quiet, person, table, quiet)

    async def subscribe(self, person: str, device: Subscription, most: int, at: int) -> None:
        await self._store.write(_subscribe, person, device, most, at)

    async def unsubscribe(self, endpoint: str) -> None:
        await self._store.write(_unsubscribe, endpoint)

    async def add_due(self, person: str, due: Due, at: int) -> None:
        await self._store.write(_add_due, person, due, at)

    async def take_due(self, before: int) -> list[tuple[Person, list[Due]]]:
        return await self._store.write(_take_due, before)


def _house_value(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """Workers that start together agree: one makes it, the others wait for that."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE house IN EXCLUSIVE MODE"))
    query = select(HOUSE.c.value).where(HOUSE.c.name == name)
    found: str | None = connection.execute(query).scalar_one_or_none()
    if found is None:
        found = make()
        connection.execute(insert(HOUSE), {"name": name, "value": found})
    return found


def _claimed_tables(connection: Connection) -> list[str]:
    query = select(CLAIMS.c.table_id).join(TABLES, TABLES.c.id == CLAIMS.c.table_id)
    return list(connection.execute(query.where(TABLES.c.status != FINISHED).distinct()).scalars())


def _not_told() -> ColumnElement[bool]:
    """Somebody else did something since the person was told, or they never were."""
    moved = exists().where(
        MOVES.c.table_id == CLAIMS.c.table_id, MOVES.c.ply > CLAIMS.c.told, MOVES.c.seat != CLAIMS.c.seat
    )
    return or_(CLAIMS.c.told.is_(None), moved)


def _untold(connection: Connection) -> list[str]:
    query = select(CLAIMS.c.table_id).join(TABLES, TABLES.c.id == CLAIMS.c.table_id)
    waiting = TABLES.c.status == RUNNING, TABLES.c.deciding == CLAIMS.c.seat, CLAIMS.c.quiet.is_(False)
    return list(connection.execute(query.where(*waiting, _not_told()).distinct()).scalars())


def _tell_turn(connection: Connection, table: str, seat: int, ply: int) -> Addressee | None:
    """Noted and asked in one statement: of several workers one tells."""
    place = CLAIMS.c.table_id == table, CLAIMS.c.seat == seat, CLAIMS.c.quiet.is_(False)
    noted = update(CLAIMS).where(*place, _not_told()).values(told=ply)
    if connection.execute(noted).rowcount != 1:
        return None
    person = connection.execute(select(CLAIMS.c.person).where(*place)).scalar_one()
    return _addressee(connection, person)


def _tell_end(connection: Connection, table: str) -> list[tuple[int, Addressee]]:
    place = CLAIMS.c.table_id == table, CLAIMS.c.quiet.is_(False), CLAIMS.c.ended.is_(False)
    query = select(CLAIMS.c.seat, CLAIMS.c.person).where(*place).order_by(CLAIMS.c.seat)
    rows = connection.execute(query).all()
    noted = update(CLAIMS).where(CLAIMS.c.table_id == table, CLAIMS.c.ended.is_(False)).values(ended=True)
    if not connection.execute(noted).rowcount:
        return []
    once = {row.person: row.seat for row in reversed(rows)}
    return [(seat, _addressee(connection, person)) for person, seat in once.items()]


def _addressee(connection: Connection, person: str) -> Addressee:
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    wishes, hook, _, _ = _wishes(connection, person)
    devices = connection.execute(select(PUSHES).where(PUSHES.c.person == person).order_by(PUSHES.c.created))
    return Addressee(
        _person(row), wishes, hook, [Subscription(each.endpoint, each.p256dh, each.auth) for each in devices]
    )


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.mail, row.language, row.created)


def _wishes(connection: Connection, person: str) -> tuple[Wishes, Webhook | None, int, list[str]]:
    kept = connection.execute(select(NOTICES).where(NOTICES.c.person == person)).one_or_none()
    hook = None if kept is None or kept.webhook is None else Webhook(*json.loads(kept.webhook))
    devices = select(func.count()).select_from(PUSHES).where(PUSHES.c.person == person)
    quiet = select(CLAIMS.c.table_id).where(CLAIMS.c.person == person, CLAIMS.c.quiet.is_(True)).distinct()
    return (
        wishes_of(None if kept is None else kept.events),
        hook,
        connection.execute(devices).scalar_one(),
        sorted(connection.execute(quiet).scalars()),
    )


def _set_wishes(connection: Connection, person: str, wishes: Wished, hook: Webhook | None) -> None:
    connection.execute(delete(NOTICES).where(NOTICES.c.person == person))
    events = json.dumps({event: list(ways) for event, ways in wishes.items()})
    row = {"person": person, "events": events, "webhook": None if hook is None else json.dumps(list(hook))}
    connection.execute(insert(NOTICES), row)


def _set_quiet(connection: Connection, person: str, table: str, quiet: bool) -> None:
    mine = CLAIMS.c.person == person, CLAIMS.c.table_id == table
    connection.execute(update(CLAIMS).where(*mine).values(quiet=quiet))


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _subscribe(connection: Connection, person: str, device: Subscription, most: int, at: int) -> None:
    """A browser belongs to whoever is signed in there; of too many the oldest is forgotten."""
    _unsubscribe(connection, device.endpoint)
    row = {"hash": _hash(device.endpoint), "person": person, "created": at, **device._asdict()}
    connection.execute(insert(PUSHES), row)
    mine = select(PUSHES.c.hash).where(PUSHES.c.person == person).order_by(PUSHES.c.created.desc())
    for hashed in list(connection.execute(mine).scalars())[most:]:
        connection.execute(delete(PUSHES).where(PUSHES.c.hash == hashed))


def _unsubscribe(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(PUSHES).where(PUSHES.c.hash == _hash(endpoint)))


def _add_due(connection: Connection, person: str, due: Due, at: int) -> None:
    same = LETTERS.c.person == person, LETTERS.c.table_id == due.table, LETTERS.c.event == due.event
    if connection.execute(select(LETTERS.c.at).where(*same)).first() is None:
        row = {"person": person, "table_id": due.table, "seat": due.seat, "event": due.event, "at": at}
        connection.execute(insert(LETTERS), row)


def _take_due(connection: Connection, before: int) -> list[tuple[Person, list[Due]]]:
    ripe = select(LETTERS.c.person).where(LETTERS.c.at <= before).distinct()
    found: list[tuple[Person, list[Due]]] = []
    for person in list(connection.execute(ripe).scalars()):
        taken = delete(LETTERS).where(LETTERS.c.person == person).returning(*LETTERS.c)
        rows = sorted(connection.execute(taken).all(), key=lambda row: row.at)
        whose = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
        if rows:
            found.append((_person(whose), [Due(row.table_id, row.seat, row.event) for row in rows]))
    return found
