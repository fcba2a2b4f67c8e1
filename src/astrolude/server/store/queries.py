"""The transactions of the store: each function is one, and Outrun says that another came first."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from sqlalchemy import Connection, Row, Select, Table, delete, exists, func, insert, select, text, update

from astrolude.server.store.moves import CHANNEL
from astrolude.server.store.schema import BANS, CLAIMS, KEYS, MOVES, OPINIONS, ORDERS, SEATS, TABLES
from astrolude.server.tables.archive import Entry, Opinion
from astrolude.server.tables.rows import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    Beat,
    Header,
    Reseating,
    Seat,
    Sitting,
    Standing,
    Stored,
    Told,
)
from astrolude.server.tables.store import Outrun, SitsAlready

LISTED: Final = 100
"""How many tables the lobby shows."""


def add_table(
    connection: Connection, header: Header, seats: Sequence[Seat], sitting: Sequence[Sitting] = ()
) -> None:
    values = {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": json.dumps(header.options),
        "seed": str(header.seed),
        "listed": header.listed,
        "invite_hash": header.invite_hash,
        "source": header.source,
        "source_ply": header.source_ply,
        "created": header.created,
        "changed": header.changed,
        "revision": header.revision,
        "ply": header.ply,
        "clock": _json(header.clock),
        "timing": _json(header.timing),
        "due": header.due,
        "quiet": header.quiet,
        "rated": header.rated,
        "tournament": header.tournament,
        **_standing_values(header.standing),
    }
    connection.execute(insert(TABLES), values)
    connection.execute(insert(SEATS), [_seat_values(header.id, seat) for seat in seats])
    for each in sitting:
        _sit(connection, header.id, each, header.created)


def _sit(connection: Connection, table: str, sitting: Sitting, at: int) -> None:
    """Seats become an account's, whosever they were before."""
    mine = CLAIMS.c.table_id == table, CLAIMS.c.person == sitting.person
    if sitting.once and connection.execute(select(CLAIMS.c.seat).where(*mine)).first() is not None:
        raise SitsAlready
    taken = CLAIMS.c.table_id == table, CLAIMS.c.seat.in_(sitting.seats)
    connection.execute(delete(CLAIMS).where(*taken))
    rows = [{"table_id": table, "seat": seat, "person": sitting.person, "at": at} for seat in sitting.seats]
    connection.execute(insert(CLAIMS), rows)


def add_rematch(connection: Connection, of: str, header: Header, seats: Sequence[Seat]) -> None:
    """A new table that follows a finished one; Outrun if that has its rematch already.

    Seats that are promised to people are promised to their accounts as well.
    """
    promise = update(TABLES).where(TABLES.c.id == of, TABLES.c.rematch.is_(None))
    _insist(connection, promise.values(rematch=header.id, revision=TABLES.c.revision + 1))
    add_table(connection, header, seats)
    _insert_keys(connection, header.id, _keys_of(connection, [of]).get(of, {}))
    for row in connection.execute(
        select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table_id == of)
    ).all():
        turned = (row.seat - 1) % len(seats)
        if seats[turned].secret_hash is not None:
            _sit(connection, header.id, Sitting(row.person, (turned,), once=False), header.created)
    announce(connection, of)


def add_variation(
    connection: Connection, header: Header, seats: Sequence[Seat], entries: Sequence[Entry]
) -> None:
    """A new table that begins with the entries of another."""
    add_table(connection, header, seats)
    rows = [
        {"table_id": header.id, "ply": ply, "action": entry, "seat": seat, "at": header.created}
        for ply, (entry, seat) in enumerate(entries, 1)
    ]
    if rows:
        connection.execute(insert(MOVES), rows)


def opinions(connection: Connection, table: str) -> list[Opinion]:
    """What is known about a game, in the order of its moves."""
    query = select(OPINIONS).where(OPINIONS.c.table_id == table).order_by(OPINIONS.c.move)
    return [
        Opinion(row.move, row.depth, row.stamp, None if row.found is None else json.loads(row.found))
        for row in connection.execute(query)
    ]


def keep_opinions(connection: Connection, table: str, opinions: Sequence[Opinion]) -> None:
    """Instead of the earlier ones about the same moves. Of a table that is gone nothing is kept."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        return
    moves = [opinion.move for opinion in opinions]
    connection.execute(delete(OPINIONS).where(OPINIONS.c.table_id == table, OPINIONS.c.move.in_(moves)))
    rows = [
        {
            "table_id": table,
            "move": opinion.move,
            "depth": opinion.depth,
            "stamp": opinion.stamp,
            "found": None if opinion.found is None else json.dumps(opinion.found),
        }
        for opinion in opinions
    ]
    if rows:
        connection.execute(insert(OPINIONS), rows)


def set_seats(connection: Connection, table: str, revision: int, change: Reseating, at: int) -> None:
    """A change of seats, which must be the next after `revision`; else Outrun.

    Unless it starts or ends the game, moves may be made meanwhile, and the standing is left to them. Clocks
    are written down as of the last move.
    """
    seats, start, pace, sitting = change
    guarded = update(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision)
    values: dict[str, object] = {"revision": revision + 1, "changed": at}
    if start is not None:
        values |= _standing_values(start)
    if pace is not None:
        values["due"] = pace.due
    if pace is not None and pace.timing is not None:
        guarded = guarded.where(TABLES.c.ply == pace.timing["ply"])
        values["timing"] = _json(pace.timing)
    _insist(connection, guarded.values(values))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    connection.execute(insert(SEATS), [_seat_values(table, seat) for seat in seats])
    if sitting is not None:
        _sit(connection, table, sitting, at)
    # Who gave a seat back, or whose seat a bot took before the start, has no part in it any more. A bot that
    # plays on for somebody is another matter: their result stays theirs.
    left = [seat.seat for seat in seats if seat.kind == OPEN and seat.secret_hash is None]
    if start is not None and start.status == RUNNING:
        left = [seat.seat for seat in seats if seat.kind == BOT]
    if left:
        connection.execute(delete(CLAIMS).where(CLAIMS.c.table_id == table, CLAIMS.c.seat.in_(left)))
    announce(connection, table)


def set_orders(
    connection: Connection, table: str, revision: int, seat: int, orders: Mapping[str, str]
) -> None:
    """A seat's standing orders, which must be the next change after `revision`; else Outrun."""
    change_next(connection, table, revision)
    connection.execute(delete(ORDERS).where(ORDERS.c.table_id == table, ORDERS.c.seat == seat))
    rows = [{"table_id": table, "seat": seat, "name": name, "value": orders[name]} for name in orders]
    if rows:
        connection.execute(insert(ORDERS), rows)
    announce(connection, table)


def set_keys(connection: Connection, table: str, revision: int, keys: Mapping[str, str]) -> None:
    """The further secrets of seats, which must be the next change after `revision`; else Outrun."""
    change_next(connection, table, revision)
    connection.execute(delete(KEYS).where(KEYS.c.table_id == table))
    _insert_keys(connection, table, keys)
    announce(connection, table)


def _insert_keys(connection: Connection, table: str, keys: Mapping[str, str]) -> None:
    rows = [
        {"table_id": table, "hash": hashed, "holder": holder, "place": place}
        for place, (hashed, holder) in enumerate(keys.items())
    ]
    if rows:
        connection.execute(insert(KEYS), rows)


def _keys_of(connection: Connection, tables: Sequence[str]) -> dict[str, dict[str, str]]:
    """The further secrets at each of these tables."""
    found: dict[str, dict[str, str]] = {}
    for row in connection.execute(select(KEYS).where(KEYS.c.table_id.in_(tables)).order_by(KEYS.c.place)):
        found.setdefault(row.table_id, {})[row.hash] = row.holder
    return found


def remove_open(connection: Connection, table: str, revision: int) -> None:
    """Remove a table that never started; Outrun if it changed meanwhile."""
    _insist(connection, delete(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision))
    connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    announce(connection, table)


def remove(connection: Connection, table: str) -> None:
    """Remove a table with all that was played at it."""
    connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    announce(connection, table)


def remove_open_since(connection: Connection, before: int) -> list[str]:
    """Remove the tables that never started and did not change since; which they were."""
    stale = select(TABLES.c.id).where(TABLES.c.status == OPEN, TABLES.c.changed < before)
    connection.execute(update(TABLES).where(TABLES.c.rematch.in_(stale)).values(rematch=None))
    removed = delete(TABLES).where(TABLES.c.id.in_(stale)).returning(TABLES.c.id)
    return list(connection.execute(removed).scalars())


def load(connection: Connection, table: str, after: int = 0) -> Stored | None:
    """A table with its history after a ply, the whole of it by default; None if there is none."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if found is None:
        return None
    header = _header(found)
    seats = [_seat(row) for row in connection.execute(_seats_of([table]))]
    # A move committed between the queries belongs to a later header: leave it for the next load.
    moves = select(MOVES.c.action).where(MOVES.c.table_id == table).order_by(MOVES.c.ply)
    missing = moves.where(MOVES.c.ply > after, MOVES.c.ply <= header.ply)
    history = list(connection.execute(missing).scalars())
    orders: dict[int, dict[str, str]] = {}
    for row in connection.execute(select(ORDERS).where(ORDERS.c.table_id == table)):
        orders.setdefault(row.seat, {})[row.name] = row.value
    keys = _keys_of(connection, [table]).get(table, {})
    return Stored(header, seats, history, orders, _beats(connection, header), keys)


def _beats(connection: Connection, header: Header) -> list[Beat]:
    """The moves since the clocks were last written down."""
    if header.timing is None:
        return []
    query = select(MOVES.c.seat, MOVES.c.at, MOVES.c.action).where(MOVES.c.table_id == header.id)
    query = query.where(MOVES.c.ply > header.timing["ply"], MOVES.c.ply <= header.ply).order_by(MOVES.c.ply)
    return [Beat(row.seat, row.at, row.action) for row in connection.execute(query)]


def tellings(connection: Connection, table: str) -> dict[int, list[Told]]:
    """What happened at each ply of a table, as it was told then."""
    query = select(MOVES.c.ply, MOVES.c.told).where(MOVES.c.table_id == table, MOVES.c.told.is_not(None))
    return {row.ply: [Told(*event) for event in json.loads(row.told)] for row in connection.execute(query)}


def bans(connection: Connection) -> list[str]:
    """The networks that are not served."""
    return list(connection.execute(select(BANS.c.network).order_by(BANS.c.network)).scalars())


def lobby(connection: Connection) -> list[Stored]:
    """Listed tables that are open or running, newest first, without their histories."""
    wanted = select(TABLES).where(TABLES.c.listed, TABLES.c.status != FINISHED)
    return summaries_of(connection, wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(LISTED))


def summaries(connection: Connection, tables: Sequence[str]) -> dict[str, Stored]:
    """The tables of these ids, without their histories."""
    found = summaries_of(connection, select(TABLES).where(TABLES.c.id.in_(tables)))
    return {stored.header.id: stored for stored in found}


def invited(connection: Connection, invite_hash: str) -> Stored | None:
    """The table before its start that an invitation of this hash belongs to, without its history."""
    wanted = select(TABLES).where(TABLES.c.status == OPEN, TABLES.c.invite_hash == invite_hash)
    return next(iter(summaries_of(connection, wanted.limit(1))), None)


def count(connection: Connection) -> dict[str, int]:
    """How many tables there are by status."""
    query = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
    return {row.status: row.number for row in connection.execute(query)}


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Running tables at whose clocks somebody must look, the longest overdue first."""
    query = select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.status == RUNNING)
    return list(connection.execute(query.order_by(TABLES.c.due).limit(most)).scalars())


def close_abandoned(connection: Connection, before: int) -> list[str]:
    """End the games with people in which nothing happened since, without an outcome; which they were."""
    people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == PERSON)
    left = select(TABLES.c.id).where(TABLES.c.status == RUNNING, TABLES.c.changed < before, people)
    closed = list(connection.execute(left).scalars())
    for table in closed:
        ended = update(TABLES).where(
            TABLES.c.id == table, TABLES.c.status == RUNNING, TABLES.c.changed < before
        )
        ended = ended.values(status=FINISHED, deciding=None, due=None, revision=TABLES.c.revision + 1)
        connection.execute(ended)
        announce(connection, table)
    return closed


def alone(connection: Connection) -> int:
    """How many running tables have bots only."""
    people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != BOT)
    query = select(func.count()).select_from(TABLES).where(TABLES.c.status == RUNNING, ~people)
    return connection.execute(query).scalar_one()


def waiting(connection: Connection) -> list[str]:
    """Running tables that may go on without anybody: the deciding seat is a bot's, or has standing orders."""
    asked = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.deciding)
    ordered = exists().where(ORDERS.c.table_id == TABLES.c.id, ORDERS.c.seat == TABLES.c.deciding)
    query = select(TABLES.c.id).join(SEATS, asked).where(TABLES.c.status == RUNNING)
    query = query.where((SEATS.c.kind == BOT) | ordered).order_by(TABLES.c.changed)
    return list(connection.execute(query).scalars())


def summaries_of(connection: Connection, query: Select[Any]) -> list[Stored]:
    """The tables of a query, without their histories."""
    headers = [_header(row) for row in connection.execute(query)]
    seats: dict[str, list[Seat]] = {header.id: [] for header in headers}
    for row in connection.execute(_seats_of(list(seats))):
        seats[row.table_id].append(_seat(row))
    keys = _keys_of(connection, list(seats))
    return [Stored(header, seats[header.id], [], keys=keys.get(header.id, {})) for header in headers]


def announce(connection: Connection, table: str, kind: Literal["changed", "chat"] = "changed") -> None:
    """Other workers hear of the table with the commit."""
    if connection.dialect.name == "postgresql":
        worker = connection.get_execution_options()["worker"]
        notice = json.dumps({"kind": kind, "table": table, "worker": worker})
        connection.execute(select(func.pg_notify(CHANNEL, notice)))


def hold(connection: Connection, kept: Table) -> None:
    """From now on nobody else writes to this part of the store; with SQLite nobody does anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {kept.name} IN SHARE ROW EXCLUSIVE MODE"))


def change_next(connection: Connection, table: str, revision: int, **values: object) -> None:
    """A table's next change after this revision; Outrun if somebody else made it."""
    guarded = update(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision)
    _insist(connection, guarded.values(revision=revision + 1, **values))


def _insist(connection: Connection, statement: Any) -> None:
    """Run a guarded statement; Outrun if it found nothing to change."""
    if connection.execute(statement).rowcount != 1:
        raise Outrun


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)


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
        "coach": seat.coach,
    }


def _seats_of(tables: list[str]) -> Select[Any]:
    return select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.level, row.secret_hash, bool(row.coach))


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
        source=row.source,
        source_ply=row.source_ply,
        revision=row.revision,
        ply=row.ply,
        standing=Standing(row.status, row.deciding, outcome),
        clock=None if row.clock is None else json.loads(row.clock),
        timing=None if row.timing is None else json.loads(row.timing),
        due=row.due,
        quiet=row.quiet,
        rated=row.rated,
        tournament=row.tournament,
    )
