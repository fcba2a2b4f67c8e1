"""Leader boards in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

from astrolude.server.club.boards import BoardKey, Ranked, Standing
from astrolude.server.club.rows import COUNTS, FRIEND
from astrolude.server.club.scale import LEAST_GAMES, Skill
from astrolude.server.club.seasons import ALL
from astrolude.server.store.schema import FRIENDS, PEOPLE, PROFILES, RATINGS, RESULTS
from astrolude.server.store.sql import Part, reads


def _listed(key: BoardKey, since: int | None) -> list[ColumnElement[bool]]:
    """Who stands on a board: enough games, not resting, not against it, and served by the host."""
    found: list[ColumnElement[bool]] = [
        RATINGS.c.game == key.game,
        RATINGS.c.field == key.field,
        RATINGS.c.season == key.season,
        RATINGS.c.games >= LEAST_GAMES,
        or_(PROFILES.c.boards.is_(None), PROFILES.c.boards.is_(True)),
        PEOPLE.c.banned.is_(None),
    ]
    return found if since is None else [*found, RATINGS.c.last >= since]


def _query(*columns: Any) -> Select[Any]:
    joined = RATINGS.join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
    return select(*columns).select_from(joined.outerjoin(PROFILES, PROFILES.c.person == RATINGS.c.person))


def _columns() -> Select[Any]:
    return _query(RATINGS, PEOPLE.c.name, PROFILES.c.emblem)


def _place(connection: Connection, key: BoardKey, since: int | None, safe: float) -> int:
    """One more than are ahead."""
    ahead = _query(func.count()).where(*_listed(key, since), RATINGS.c.safe > safe)
    return 1 + int(connection.execute(ahead).scalar_one())


def _ranked(row: Row[Any], place: int) -> Ranked:
    return Ranked(place, row.person, row.name, row.emblem, Skill(row.mu, row.sigma), row.games)


def _lines(connection: Connection, key: BoardKey, since: int | None, first: int, most: int) -> list[Ranked]:
    query = _columns().where(*_listed(key, since)).order_by(RATINGS.c.safe.desc(), RATINGS.c.person)
    rows = connection.execute(query.offset(first).limit(most)).all()
    found: list[Ranked] = []
    for number, row in enumerate(rows):
        if number and row.safe == rows[number - 1].safe:
            place = found[-1].place
        else:
            place = first + number + 1 if number else _place(connection, key, since, row.safe)
        found.append(_ranked(row, place))
    return found


def _lines_of(
    connection: Connection, key: BoardKey, since: int | None, people: Sequence[str]
) -> list[Ranked]:
    query = _columns().where(*_listed(key, since), RATINGS.c.person.in_(people))
    rows = connection.execute(query.order_by(RATINGS.c.safe.desc(), RATINGS.c.person)).all()
    return [_ranked(row, _place(connection, key, since, row.safe)) for row in rows]


def _people_on(connection: Connection, key: BoardKey, since: int | None) -> int:
    return int(connection.execute(_query(func.count()).where(*_listed(key, since))).scalar_one())


def _boards(connection: Connection) -> list[tuple[str, str, int]]:
    people = func.count().label("people")
    query = select(RATINGS.c.game, RATINGS.c.field, people).where(RATINGS.c.season == ALL)
    query = query.group_by(RATINGS.c.game, RATINGS.c.field)
    rows = connection.execute(query.order_by(people.desc(), RATINGS.c.game, RATINGS.c.field))
    return [(row.game, row.field, row.people) for row in rows]


def _standings(connection: Connection, person: str, most: int) -> list[Standing]:
    query = select(RATINGS).where(RATINGS.c.person == person, RATINGS.c.season == ALL)
    rows = connection.execute(query.order_by(RATINGS.c.games.desc(), RATINGS.c.game, RATINGS.c.field)).all()
    found: list[Standing] = []
    for row in rows:
        here = and_(
            RESULTS.c.person == person,
            RESULTS.c.game == row.game,
            RESULTS.c.field == row.field,
            RESULTS.c.rated == COUNTS,
        )
        last = select(RESULTS.c.mu_after, RESULTS.c.sigma_after).where(here)
        newest = connection.execute(last.order_by(RESULTS.c.number.desc()).limit(most)).all()
        curve = [Skill(each.mu_after, each.sigma_after) for each in newest[::-1]]
        counted = select(RESULTS.c.rank, func.count().label("often")).where(here).group_by(RESULTS.c.rank)
        often = {each.rank: each.often for each in connection.execute(counted)}
        ranks = [often.get(rank, 0) for rank in range(1, max(often, default=0) + 1)]
        key = BoardKey(row.game, row.field, ALL)
        found.append(Standing(key, Skill(row.mu, row.sigma), row.games, row.last, curve, ranks))
    return found


def friends_of(connection: Connection, person: str) -> list[str]:
    query = select(FRIENDS.c.other).where(FRIENDS.c.person == person, FRIENDS.c.state == FRIEND)
    return list(connection.execute(query).scalars())


class SqlBoards(Part):
    """The calls of `BoardStore`."""

    lines = reads(_lines)
    lines_of = reads(_lines_of)
    people_on = reads(_people_on)
    boards = reads(_boards)
    standings = reads(_standings)
    friends_of = reads(friends_of)
