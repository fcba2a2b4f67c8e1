"""Accounts that the host does not serve: nobody signs in with them, and bots go on at their tables.

The seats are taken, too, since a seat belongs to whoever knows its secret, account or not. What was played
stays; a game that goes on counts as one that they left.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from astrolude.server.people.rows import Person
from astrolude.server.store import queries
from astrolude.server.store.people import leave_tournaments, seats_of
from astrolude.server.store.profiles import find
from astrolude.server.store.schema import CLAIMS, LETTERS, PEOPLE, SESSIONS
from astrolude.server.tables.refereeing import STAND_IN
from astrolude.server.tables.rows import FINISHED, OPEN, PERSON, Reseating, Seat, Stored


class AccountSummary(NamedTuple):
    """An account in a list. Moments are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int | None
    """When one of its devices was last there, to the day."""
    seats: int
    banned: int | None


def ban(connection: Connection, who: str, at: int) -> Person | None:
    """Serve an account no more, by its id or name; None if there is none. Outrun where a table moved on."""
    person = find(connection, who)
    if person is None:
        return None
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(banned=at))
    connection.execute(delete(LETTERS).where(LETTERS.c.person == person.id))
    leave_tournaments(connection, person.id)
    seats: dict[str, set[int]] = {}
    for claim in seats_of(connection, person.id):
        seats.setdefault(claim.table, set()).add(claim.seat)
    for table_id, stored in queries.summaries(connection, list(seats)).items():
        _vacate(connection, stored, seats[table_id], at)
    return person


def forgive(connection: Connection, who: str) -> Person | None:
    """Serve an account again; None if there is none that is banned. Its seats are not given back."""
    person = find(connection, who)
    if person is None or person.banned is None:
        return None
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(banned=None))
    return person


def accounts(connection: Connection, banned: bool, most: int | None) -> list[AccountSummary]:
    """All accounts or those that are banned, the newest first."""
    used = select(func.max(SESSIONS.c.used)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery()
    seats = select(func.count()).where(CLAIMS.c.person == PEOPLE.c.id).scalar_subquery()
    query = select(PEOPLE, used.label("last"), seats.label("seats"))
    if banned:
        query = query.where(PEOPLE.c.banned.is_not(None))
    rows = connection.execute(query.order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(most))
    return [AccountSummary(row.id, row.name, row.created, row.last, row.seats, row.banned) for row in rows]


def _vacate(connection: Connection, stored: Stored, mine: set[int], at: int) -> None:
    """Nobody's before the start, a bot's while the game goes on."""
    header = stored.header
    if header.standing.status == FINISHED:
        return

    def left(seat: Seat) -> Seat:
        if seat.seat not in mine:
            return seat
        return seat.opened() if header.standing.status == OPEN else seat.given_to_bot(STAND_IN)

    seats = [left(seat) for seat in stored.seats]
    if header.standing.status == OPEN and not any(seat.kind == PERSON for seat in seats):
        queries.remove_open(connection, header.id, header.revision)
    else:
        queries.set_seats(connection, header.id, header.revision, Reseating(seats), at)
