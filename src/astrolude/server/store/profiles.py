"""What people did and what they show of it, in SQL."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, and_, case, delete, func, insert, or_, select

from astrolude.server.club.profiles import Count, Deeds, PlayedSeat, Visible
from astrolude.server.club.rows import ASKED, COUNTS, FriendState
from astrolude.server.club.scale import Skill
from astrolude.server.people.rows import Person, handle_of
from astrolude.server.store.people import person_of
from astrolude.server.store.schema import FRIENDS, PEOPLE, PROFILES, RESULTS
from astrolude.server.store.sql import Part, reads, writes

REMEMBERED: Final = 500
"""Games by which streaks and habits are told."""


def find(connection: Connection, who: str) -> Person | None:
    """By id, or by name as names are compared; nobody's name can look like an id, or does not matter then."""
    for whose in (PEOPLE.c.id == who, PEOPLE.c.handle == handle_of(who)):
        row = connection.execute(select(PEOPLE).where(whose)).one_or_none()
        if row is not None:
            return person_of(row)
    return None


def _visible(connection: Connection, person: str) -> Visible:
    row = connection.execute(select(PROFILES).where(PROFILES.c.person == person)).one_or_none()
    return Visible() if row is None else Visible(row.profile, row.history, row.boards, row.emblem)


def _set_visible(connection: Connection, person: str, visible: Visible) -> None:
    connection.execute(delete(PROFILES).where(PROFILES.c.person == person))
    connection.execute(insert(PROFILES), {"person": person, **visible._asdict()})


def relation(connection: Connection, person: str, other: str) -> FriendState | None:
    """What the other is to a person, as the person knows it: who is blocked is not told."""
    mine = FRIENDS.c.person == person, FRIENDS.c.other == other
    state: FriendState | None = connection.execute(select(FRIENDS.c.state).where(*mine)).scalar_one_or_none()
    if state is not None:
        return state
    theirs = FRIENDS.c.person == other, FRIENDS.c.other == person, FRIENDS.c.state == ASKED
    return None if connection.execute(select(FRIENDS.c.at).where(*theirs)).first() is None else "asks"


def _deeds(connection: Connection, person: str, compared: int) -> Deeds:
    mine = RESULTS.c.person == person
    stayed = and_(mine, RESULTS.c.gone.is_(False))
    games = func.count().label("games")
    counted = select(
        RESULTS.c.game,
        RESULTS.c.rank,
        games,
        func.max(RESULTS.c.score).label("best"),
        func.sum(RESULTS.c.score).label("points"),
    )
    counts = [
        Count(row.game, row.rank, row.games, row.best, int(row.points))
        for row in connection.execute(counted.where(stayed).group_by(RESULTS.c.game, RESULTS.c.rank))
    ]
    wins = func.sum(case((RESULTS.c.rank == 1, 1), else_=0)).label("wins")
    sided = select(RESULTS.c.game, RESULTS.c.side, games, wins).where(stayed, RESULTS.c.side.is_not(None))
    sided = sided.group_by(RESULTS.c.game, RESULTS.c.side).order_by(games.desc(), RESULTS.c.side)
    sides = [(row.game, row.side, row.games, int(row.wins)) for row in connection.execute(sided)]
    left = select(func.count()).select_from(RESULTS).where(mine, RESULTS.c.gone.is_(True))
    newest = select(RESULTS.c.rank, RESULTS.c.gone, RESULTS.c.at).where(mine)
    newest = newest.order_by(RESULTS.c.at.desc(), RESULTS.c.table_id.desc()).limit(REMEMBERED)
    near: dict[str, list[PlayedSeat]] = {}
    for game in dict.fromkeys(count.game for count in counts):
        last = select(RESULTS.c.table_id).where(stayed, RESULTS.c.game == game)
        tables = list(connection.execute(last.order_by(RESULTS.c.at.desc()).limit(compared)).scalars())
        near[game] = [seat for seats in _seats(connection, tables).values() for seat in seats]
    return Deeds(
        counts,
        sides,
        connection.execute(left).scalar_one(),
        [(row.rank, bool(row.gone), row.at) for row in connection.execute(newest)],
        near,
    )


def _history(
    connection: Connection,
    person: str,
    game: str | None,
    rated: bool,
    after: tuple[int, str] | None,
    most: int,
) -> tuple[list[str], int]:
    def wanted(query: Select[Any]) -> Select[Any]:
        found = query.where(RESULTS.c.person == person)
        if game is not None:
            found = found.where(RESULTS.c.game == game)
        return found.where(RESULTS.c.rated == COUNTS) if rated else found

    # Somebody may hold several seats of one table.
    tables = wanted(select(RESULTS.c.table_id, RESULTS.c.at)).distinct()
    total = connection.execute(select(func.count()).select_from(tables.subquery())).scalar_one()
    if after is not None:
        at, table = after
        tables = tables.where(or_(RESULTS.c.at < at, and_(RESULTS.c.at == at, RESULTS.c.table_id < table)))
    newest = tables.order_by(RESULTS.c.at.desc(), RESULTS.c.table_id.desc()).limit(most)
    return [row.table_id for row in connection.execute(newest)], total


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[PlayedSeat]]:
    joined = RESULTS.outerjoin(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
    joined = joined.outerjoin(PROFILES, PROFILES.c.person == RESULTS.c.person)
    query = select(RESULTS, PEOPLE.c.name, PROFILES.c.emblem, PROFILES.c.profile).select_from(joined)
    query = query.where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    found: dict[str, list[PlayedSeat]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(_seat(row))
    return found


def _seat(row: Row[Any]) -> PlayedSeat:
    return PlayedSeat(
        row.table_id,
        row.game,
        row.at,
        row.seat,
        row.person,
        row.name,
        row.emblem,
        row.profile or Visible().profile,
        row.level,
        row.rank,
        row.score,
        json.loads(row.parts),
        row.side,
        bool(row.gone),
        bool(row.early),
        row.rated,
        None if row.mu is None else Skill(row.mu, row.sigma),
        None if row.mu_after is None else Skill(row.mu_after, row.sigma_after),
        row.expected,
    )


class SqlProfiles(Part):
    """The calls of `ProfileStore`."""

    find = reads(find)
    visible = reads(_visible)
    set_visible = writes(_set_visible)
    relation = reads(relation)
    deeds = reads(_deeds)
    history = reads(_history)
    seats = reads(_seats)
