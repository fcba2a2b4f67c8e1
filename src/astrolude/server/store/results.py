"""Finished games and what they say about how strong people are, written exactly once.

Games count in the order in which they are written: one transaction reads the ratings before a game, writes
its rows and the ratings after it. Workers that end games at the same moment do so one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from astrolude.server.club.marks import mark_of
from astrolude.server.club.rows import (
    ANNULLED,
    COUNTS,
    UNRATED,
    FieldName,
    GameResult,
    SeatResult,
    field_of,
    places,
)
from astrolude.server.club.scale import Skill, after_game, expected_places, mark
from astrolude.server.club.seasons import ALL, Seasons
from astrolude.server.store.queries import hold
from astrolude.server.store.schema import CLAIMS, RATINGS, RESULTS, TABLES
from astrolude.server.store.sql import Part, SqlStore, reads
from astrolude.server.tables.rows import FINISHED


class _Seat(NamedTuple):
    """A seat of a game that is to be written."""

    result: SeatResult
    person: str | None
    gone: bool

    @property
    def level(self) -> str | None:
        return None if self.gone else self.result.level


class _Change(NamedTuple):
    """What a game says about a seat."""

    before: Skill
    after: Skill
    season: Skill | None
    expected: float


def record(connection: Connection, result: GameResult, seasons: Seasons) -> bool:
    claims = {
        row.seat: row.person
        for row in connection.execute(
            select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table_id == result.table)
        )
    }
    if not claims:  # as at most tables: nobody has to wait for these
        return False
    if _is_known(connection, result.table):
        _claimed_since(connection, result.table, claims)
        return False
    hold(connection, RATINGS)  # and the results with them: whoever writes these comes this way
    if _is_known(connection, result.table):
        return False
    seats = [
        _Seat(each, claims.get(each.seat), each.level is not None and each.seat in claims)
        for each in result.seats
    ]
    ranks = places([seat.result.rank for seat in seats], [seat.gone for seat in seats])
    field, season = field_of(len(seats)), seasons.of(result.at)
    counts = result.rated and field is not None and not result.early and _can_count(result.game, seats)
    changes: Sequence[_Change | None] = [None] * len(seats)
    number = None
    if counts and field is not None:
        number = (connection.execute(select(func.max(RESULTS.c.number))).scalar_one() or 0) + 1
        changes = _count(connection, result.game, field, season, seats, ranks, result.at)
    connection.execute(
        insert(RESULTS),
        [
            {
                "table_id": result.table,
                "seat": seat.result.seat,
                "person": seat.person,
                "level": seat.level,
                "game": result.game,
                "field": field,
                "season": season,
                "at": result.at,
                "rank": rank,
                "score": seat.result.score,
                "parts": json.dumps(seat.result.parts),
                "side": seat.result.side,
                "gone": seat.gone,
                "early": result.early,
                "rated": COUNTS if counts else UNRATED,
                "number": number,
                **_values(change),
            }
            for seat, rank, change in zip(seats, ranks, changes, strict=True)
        ],
    )
    return True


def _is_known(connection: Connection, table: str) -> bool:
    known = select(RESULTS.c.seat).where(RESULTS.c.table_id == table)
    return connection.execute(known.limit(1)).first() is not None


def _claimed_since(connection: Connection, table: str, claims: Mapping[int, str]) -> None:
    """Seats of an unrated game may find their people afterwards; a rated one knows them from the start."""
    for seat, person in claims.items():
        place = RESULTS.c.table_id == table, RESULTS.c.seat == seat, RESULTS.c.level.is_(None)
        free = RESULTS.c.person.is_(None), RESULTS.c.rated == UNRATED
        connection.execute(update(RESULTS).where(*place, *free).values(person=person))


def _can_count(game: str, seats: Sequence[_Seat]) -> bool:
    """Whether somebody stayed, and every bot is one whose strength is known."""
    bots = [seat.level for seat in seats if seat.level is not None]
    stayed = any(not seat.gone for seat in seats)
    return stayed and all(mark_of(game, level) is not None for level in bots)


def _count(
    connection: Connection,
    game: str,
    field: FieldName,
    season: str | None,
    seats: Sequence[_Seat],
    ranks: Sequence[int],
    at: int,
) -> list[_Change]:
    """Change the ratings of everybody at the table."""
    before, after = _play(connection, game, field, ALL, seats, ranks, at)
    in_season: Sequence[Skill | None] = [None] * len(seats)
    if season is not None:
        in_season, _ = _play(connection, game, field, season, seats, ranks, at)
    expected = expected_places(before)
    return [_Change(*each) for each in zip(before, after, in_season, expected, strict=True)]


def _play(
    connection: Connection,
    game: str,
    field: FieldName,
    season: str,
    seats: Sequence[_Seat],
    ranks: Sequence[int],
    at: int,
) -> tuple[list[Skill], list[Skill]]:
    """One count of a game: the skills before and after it, which are written."""
    before: list[Skill] = []
    games: list[int] = []
    for seat in seats:
        level = seat.level
        rating = None if level is None else mark_of(game, level)
        row = None
        if seat.person is not None:
            mine = RATINGS.c.person == seat.person, RATINGS.c.game == game, RATINGS.c.field == field
            row = connection.execute(select(RATINGS).where(*mine, RATINGS.c.season == season)).one_or_none()
        if rating is not None:
            before.append(mark(rating))
        else:
            before.append(Skill() if row is None else Skill(row.mu, row.sigma))
        games.append(0 if row is None else row.games)
    after = after_game(before, ranks)
    for seat, skill, played in zip(seats, after, games, strict=True):
        if seat.person is not None:
            write_rating(connection, (seat.person, game, field, season), skill, played + 1, at)
    return before, after


def write_rating(
    connection: Connection, key: tuple[str, str, str, str], skill: Skill, games: int, at: int
) -> None:
    """Instead of the earlier one."""
    named = dict(zip(("person", "game", "field", "season"), key, strict=True))
    connection.execute(delete(RATINGS).where(*(RATINGS.c[name] == value for name, value in named.items())))
    values: dict[str, Any] = {"mu": skill.mu, "sigma": skill.sigma, "safe": skill.safe}
    connection.execute(insert(RATINGS), {**named, **values, "games": games, "last": at})


def _values(change: _Change | None) -> dict[str, float | None]:
    names = ("mu", "sigma", "mu_after", "sigma_after", "season_mu", "season_sigma", "expected")
    if change is None:
        return dict.fromkeys(names)
    season = change.season or (None, None)
    return dict(zip(names, (*change.before, *change.after, *season, change.expected), strict=True))


def annul(connection: Connection, table: str) -> bool:
    """Take back that a game counts: all that came after it is counted anew. Whether it did count."""
    hold(connection, RATINGS)
    mine = RESULTS.c.table_id == table, RESULTS.c.rated == COUNTS
    row = connection.execute(select(RESULTS.c.game, RESULTS.c.field).where(*mine).limit(1)).one_or_none()
    if row is None:
        return False
    connection.execute(update(RESULTS).where(*mine).values(rated=ANNULLED))
    recount(connection, row.game, row.field)
    return True


def recount(connection: Connection, game: str, field: str) -> None:
    """Count all games of a board anew, in their order. Whose account is gone is taken as they were then."""
    here = RESULTS.c.game == game, RESULTS.c.field == field, RESULTS.c.rated == COUNTS
    rows = connection.execute(select(RESULTS).where(*here).order_by(RESULTS.c.number, RESULTS.c.seat)).all()
    by_game: dict[int, list[Row[Any]]] = {}
    for row in rows:
        by_game.setdefault(row.number, []).append(row)
    kept: dict[tuple[str, str], tuple[Skill, int, int]] = {}
    for number, seats in by_game.items():
        ranks = [row.rank for row in seats]
        before = [_before(row, kept, ALL) for row in seats]
        after = after_game(before, ranks)
        season = seats[0].season
        season_before = [] if season is None else [_before(row, kept, season) for row in seats]
        season_after = [] if season is None else after_game(season_before, ranks)
        expected = expected_places(before)
        for place, row in enumerate(seats):
            values = _values(
                _Change(
                    before[place],
                    after[place],
                    season_before[place] if season_before else None,
                    expected[place],
                )
            )
            seat = RESULTS.c.table_id == row.table_id, RESULTS.c.seat == row.seat
            connection.execute(update(RESULTS).where(*seat, RESULTS.c.number == number).values(**values))
            if row.person is not None:
                _keep(kept, (row.person, ALL), after[place], row.at)
                if season is not None:
                    _keep(kept, (row.person, season), season_after[place], row.at)
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.field == field))
    for (person, season), (skill, games, at) in kept.items():
        write_rating(connection, (person, game, field, season), skill, games, at)


def _before(row: Row[Any], kept: Mapping[tuple[str, str], tuple[Skill, int, int]], season: str) -> Skill:
    """How strong a seat was before a game that is counted anew."""
    if row.person is not None:
        found = kept.get((row.person, season))
        return Skill() if found is None else found[0]
    if season == ALL:
        return Skill(row.mu, row.sigma)
    return Skill() if row.season_mu is None else Skill(row.season_mu, row.season_sigma)


def _keep(
    kept: dict[tuple[str, str], tuple[Skill, int, int]], key: tuple[str, str], skill: Skill, at: int
) -> None:
    games = kept[key][1] if key in kept else 0
    kept[key] = skill, games + 1, at


def unrecorded(connection: Connection, most: int) -> list[str]:
    written = exists().where(RESULTS.c.table_id == TABLES.c.id)
    claimed = exists().where(CLAIMS.c.table_id == TABLES.c.id)
    query = select(TABLES.c.id).where(TABLES.c.status == FINISHED, TABLES.c.outcome.is_not(None))
    query = query.where(claimed, ~written).order_by(TABLES.c.changed, TABLES.c.id)
    return list(connection.execute(query.limit(most)).scalars())


class SqlResults(Part):
    """The calls of `Results`."""

    unrecorded = reads(unrecorded)

    def __init__(self, store: SqlStore, seasons: Seasons) -> None:
        super().__init__(store)
        self._seasons: Final = seasons

    async def record(self, result: GameResult) -> bool:
        return await self.write(record, result, self._seasons)
