"""Who is to be told of what, in SQL."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from astrolude.server.people.channels import Subscription, Webhook
from astrolude.server.people.notices import Addressee, Due, QuietHours, Wanted
from astrolude.server.store.people import person_of
from astrolude.server.store.queries import hold
from astrolude.server.store.schema import CLAIMS, HOUSE, LETTERS, MOVES, NOTICES, PEOPLE, PUSHES, TABLES
from astrolude.server.store.sql import Part, reads, writes
from astrolude.server.tables.rows import FINISHED, RUNNING


def _house_value(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """Workers that start together agree: one makes it, the others wait for that."""
    hold(connection, HOUSE)
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


def _known_addressee(connection: Connection, person: str) -> Addressee | None:
    known = connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person)).first()
    return None if known is None else _addressee(connection, person)


def _sitting(connection: Connection, table: str) -> list[tuple[int, str]]:
    query = select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table_id == table)
    return [(row.seat, row.person) for row in connection.execute(query.order_by(CLAIMS.c.seat))]


def _addressee(connection: Connection, person: str) -> Addressee:
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    wanted = _wanted(connection, person)
    if row.banned is not None:
        wanted = replace(wanted, wishes={})  # whom the host does not serve is told nothing
    devices = connection.execute(select(PUSHES).where(PUSHES.c.person == person).order_by(PUSHES.c.created))
    told = [Subscription(each.endpoint, each.p256dh, each.auth) for each in devices]
    return Addressee(person_of(row), wanted, told)


def _wanted(connection: Connection, person: str) -> Wanted:
    kept = connection.execute(select(NOTICES).where(NOTICES.c.person == person)).one_or_none()
    if kept is None:
        return Wanted({}, None, None)
    hook = None if kept.webhook is None else Webhook(*json.loads(kept.webhook))
    hours = None if kept.hours is None else QuietHours(*json.loads(kept.hours))
    return Wanted(json.loads(kept.events), hook, hours)


def _settings(connection: Connection, person: str) -> tuple[Wanted, int, list[str]]:
    devices = select(func.count()).select_from(PUSHES).where(PUSHES.c.person == person)
    quiet = select(CLAIMS.c.table_id).where(CLAIMS.c.person == person, CLAIMS.c.quiet.is_(True)).distinct()
    return (
        _wanted(connection, person),
        connection.execute(devices).scalar_one(),
        sorted(connection.execute(quiet).scalars()),
    )


def _want(connection: Connection, person: str, wanted: Wanted) -> None:
    connection.execute(delete(NOTICES).where(NOTICES.c.person == person))
    events = json.dumps({event: list(ways) for event, ways in wanted.wishes.items()})
    parts = {
        name: None if part is None else json.dumps(list(part))
        for name, part in (("webhook", wanted.webhook), ("hours", wanted.hours))
    }
    connection.execute(insert(NOTICES), {"person": person, "events": events, **parts})


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
        row["held"] = due.held
        connection.execute(insert(LETTERS), row)


def _take_due(connection: Connection, before: int, at: int) -> list[tuple[Addressee, list[Due]]]:
    ripe = select(LETTERS.c.person).where(LETTERS.c.at <= before).distinct()
    found: list[tuple[Addressee, list[Due]]] = []
    for person in list(connection.execute(ripe).scalars()):
        to = _addressee(connection, person)
        if to.quiet(at):
            continue
        taken = delete(LETTERS).where(LETTERS.c.person == person).returning(*LETTERS.c)
        rows = sorted(connection.execute(taken).all(), key=lambda row: row.at)
        if rows:
            found.append((to, [Due(row.table_id, row.seat, row.event, row.held) for row in rows]))
    return found


class SqlNotebook(Part):
    """The calls of `Notebook`."""

    house_value = writes(_house_value)
    claimed_tables = reads(_claimed_tables)
    untold = reads(_untold)
    tell_turn = writes(_tell_turn)
    tell_end = writes(_tell_end)
    addressee = reads(_known_addressee)
    sitting = reads(_sitting)
    wanted = reads(_settings)
    want = writes(_want)
    set_quiet = writes(_set_quiet)
    subscribe = writes(_subscribe)
    unsubscribe = writes(_unsubscribe)
    add_due = writes(_add_due)
    take_due = writes(_take_due)
