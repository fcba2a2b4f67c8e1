"""Tournaments in SQL. Every change of one is the next after its revision: who comes second looks again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from astrolude.server.club.fixtures import Duel, Event, Paired, Participant, Verdict, Whole
from astrolude.server.club.messages import Someone
from astrolude.server.club.scale import LEAST_GAMES
from astrolude.server.club.seasons import ALL
from astrolude.server.store import queries
from astrolude.server.store.friends import select_people, someone
from astrolude.server.store.schema import ENTRANTS, PAIRINGS, PEOPLE, PROFILES, RATINGS, TABLES, TOURNAMENTS
from astrolude.server.store.sql import Part, reads, writes
from astrolude.server.tables.rows import FINISHED, Header, Seat, Sitting
from astrolude.server.tables.store import Outrun


def _next(connection: Connection, tournament: str, revision: int, at: int, **more: Any) -> None:
    """The tournament's next change; Outrun if somebody else made it."""
    guarded = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.revision == revision)
    if connection.execute(guarded.values(revision=revision + 1, changed=at, **more)).rowcount != 1:
        raise Outrun


def _add(connection: Connection, event: Event) -> None:
    values = {**vars(event), "options": json.dumps(event.options), "clock": json.dumps(event.clock)}
    connection.execute(insert(TOURNAMENTS), values)


def _event(row: Row[Any]) -> Event:
    values = {column.name: getattr(row, column.name) for column in TOURNAMENTS.columns}
    return Event(**{**values, "options": json.loads(row.options), "clock": json.loads(row.clock)})


def _whole(connection: Connection, tournament: str) -> Whole | None:
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).one_or_none()
    if row is None:
        return None
    people = ENTRANTS.outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person)
    people = people.outerjoin(PROFILES, PROFILES.c.person == ENTRANTS.c.person)
    entrants = select(ENTRANTS, PEOPLE.c.name, PROFILES.c.emblem).select_from(people)
    entrants = entrants.where(ENTRANTS.c.tournament == tournament).order_by(ENTRANTS.c.number)
    # A round that is written between the queries belongs to a later reading.
    pairings = select(PAIRINGS).where(PAIRINGS.c.tournament == tournament, PAIRINGS.c.round <= row.round)
    duels = connection.execute(pairings.order_by(PAIRINGS.c.round, PAIRINGS.c.board)).all()
    named = _named(connection, {row.organiser, *(duel.setter for duel in duels)} - {None})
    return Whole(
        _event(row),
        named.get(row.organiser),
        [
            Participant(each.number, each.person, each.name, each.emblem, each.state, each.rating)
            for each in connection.execute(entrants)
        ],
        [_duel(duel, named) for duel in duels],
    )


def _named(connection: Connection, people: set[str]) -> dict[str | None, Someone]:
    rows = connection.execute(select_people().where(PEOPLE.c.id.in_(people)))
    return {row.id: someone(row) for row in rows}


def _duel(row: Row[Any], named: Mapping[str | None, Someone]) -> Duel:
    return Duel(
        row.round,
        row.board,
        json.loads(row.players),
        row.table_id,
        row.begins,
        row.state,
        None if row.result is None else Verdict(*json.loads(row.result)),
        row.ended,
        named.get(row.setter),
        row.reason,
    )


def _lists(connection: Connection, person: str | None) -> dict[str, list[str]]:
    """The ids of tournaments by list."""
    public = TOURNAMENTS.c.registration == "public"
    found: dict[str, list[str]] = {}
    for state, most in (("open", 50), ("running", 50), ("finished", 20)):
        query = select(TOURNAMENTS.c.id).where(public, TOURNAMENTS.c.state == state)
        order = [TOURNAMENTS.c.changed.desc(), TOURNAMENTS.c.id]
        if state == "open":
            order = [func.coalesce(TOURNAMENTS.c.begins, TOURNAMENTS.c.created), TOURNAMENTS.c.id]
        found[state] = list(connection.execute(query.order_by(*order).limit(most)).scalars())
    found["mine"] = []
    if person is not None:
        plays = exists().where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.person == person)
        mine = select(TOURNAMENTS.c.id).where(or_(TOURNAMENTS.c.organiser == person, plays))
        newest = mine.order_by(TOURNAMENTS.c.changed.desc(), TOURNAMENTS.c.id).limit(50)
        found["mine"] = list(connection.execute(newest).scalars())
    return found


def _open_of(connection: Connection, person: str) -> int:
    """How many tournaments somebody leads that are not over."""
    query = select(func.count()).select_from(TOURNAMENTS)
    mine = TOURNAMENTS.c.organiser == person, TOURNAMENTS.c.state.in_(("open", "running"))
    return int(connection.execute(query.where(*mine)).scalar_one())


def _enter(connection: Connection, tournament: str, revision: int, person: str, state: str, at: int) -> None:
    _next(connection, tournament, revision, at)
    here = ENTRANTS.c.tournament == tournament
    known = update(ENTRANTS).where(here, ENTRANTS.c.person == person).values(state=state, joined=at)
    if not connection.execute(known).rowcount:
        newest = connection.execute(select(func.max(ENTRANTS.c.number)).where(here)).scalar_one() or 0
        row = {"tournament": tournament, "number": newest + 1, "person": person, "state": state, "joined": at}
        connection.execute(insert(ENTRANTS), row)


def _set_state(
    connection: Connection, tournament: str, revision: int, number: int, state: str, at: int
) -> None:
    """Out of one that has not begun is: not in it."""
    _next(connection, tournament, revision, at)
    mine = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == number
    begun = exists().where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.state != "open")
    if connection.execute(select(begun)).scalar_one():
        connection.execute(update(ENTRANTS).where(*mine).values(state=state))
    else:
        connection.execute(delete(ENTRANTS).where(*mine))


def _pair(
    connection: Connection,
    tournament: str,
    revision: int,
    tables: Sequence[Paired],
    begins: int,
    at: int,
    strengths: Mapping[int, float],
) -> None:
    """The next round; with the first one those who were only asked are not in it any more."""
    reached = select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == tournament)
    number = 1 + int(connection.execute(reached).scalar_one())
    _next(connection, tournament, revision, at, round=number, state="running")
    rows = [
        {
            "tournament": tournament,
            "round": number,
            "board": board,
            "players": json.dumps(paired.players),
            "table_id": paired.table,
            "begins": begins,
            "state": "done" if paired.table is None else "paired",
            "ended": at if paired.table is None else None,
        }
        for board, paired in enumerate(tables, 1)
    ]
    connection.execute(insert(PAIRINGS), rows)
    if number == 1:
        gone = ENTRANTS.c.tournament == tournament, ENTRANTS.c.state == "invited"
        connection.execute(delete(ENTRANTS).where(*gone))
    for entrant, rating in strengths.items():
        mine = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == entrant
        connection.execute(update(ENTRANTS).where(*mine).values(rating=rating))


def end_tournament(
    connection: Connection, tournament: str, revision: int, state: str, reason: str | None, at: int
) -> None:
    _next(connection, tournament, revision, at, state=state, reason=reason)
    if state == "cancelled":  # tables that were not made yet are not made any more
        waiting = PAIRINGS.c.tournament == tournament, PAIRINGS.c.state == "paired"
        connection.execute(update(PAIRINGS).where(*waiting).values(state="stuck", table_id=None))


def _set_result(
    connection: Connection,
    tournament: str,
    revision: int,
    place: tuple[int, int],
    verdict: Verdict,
    setter: str,
    reason: str,
    at: int,
) -> None:
    _next(connection, tournament, revision, at)
    here = PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == place[0], PAIRINGS.c.board == place[1]
    values = {"state": "done", "result": _json(verdict), "setter": setter, "reason": reason}
    changed = update(PAIRINGS).where(*here).values(**values, ended=func.coalesce(PAIRINGS.c.ended, at))
    if connection.execute(changed).rowcount != 1:
        raise Outrun


def _json(verdict: Verdict) -> str:
    scores = None if verdict.scores is None else list(verdict.scores)
    return json.dumps([list(verdict.ranks), list(verdict.absent), scores])


def _ratings(connection: Connection, game: str, field: str, people: Sequence[str]) -> dict[str, float]:
    query = select(RATINGS.c.person, RATINGS.c.safe).where(RATINGS.c.game == game, RATINGS.c.field == field)
    query = query.where(RATINGS.c.season == ALL, RATINGS.c.person.in_(people), RATINGS.c.games >= LEAST_GAMES)
    return {row.person: row.safe for row in connection.execute(query)}


def _ready(connection: Connection, at: int, most: int) -> list[tuple[str, Duel]]:
    """Tables that are to be made now."""
    query = select(PAIRINGS).join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
    query = query.where(
        PAIRINGS.c.state == "paired", PAIRINGS.c.begins <= at, TOURNAMENTS.c.state == "running"
    )
    rows = connection.execute(query.order_by(PAIRINGS.c.begins, PAIRINGS.c.table_id).limit(most))
    return [(row.tournament, _duel(row, {})) for row in rows]


def _make_table(
    connection: Connection,
    tournament: str,
    duel: Duel,
    header: Header,
    seats: Sequence[Seat],
    sitting: Sequence[Sitting],
) -> bool:
    """The table of a pairing with the mark that it is made; False if another worker made it."""
    here = PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == duel.round, PAIRINGS.c.board == duel.board
    begun = update(PAIRINGS).where(*here, PAIRINGS.c.state == "paired").values(state="playing")
    if connection.execute(begun).rowcount != 1:
        return False
    queries.add_table(connection, header, seats, sitting)
    return True


def _over(connection: Connection, most: int) -> list[str | None]:
    """Tables of rounds whose games are over, or that are gone, and whose results were not taken."""
    joined = PAIRINGS.outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
    query = select(PAIRINGS.c.table_id).select_from(joined).where(PAIRINGS.c.state == "playing")
    query = query.where(or_(TABLES.c.status == FINISHED, TABLES.c.id.is_(None)))
    return list(connection.execute(query.limit(most)).scalars())


def _take_result(connection: Connection, table: str, verdict: Verdict | None, at: int) -> str | None:
    """Note what came of a table, once; the tournament, if it was noted now."""
    here = PAIRINGS.c.table_id == table, PAIRINGS.c.state == "playing"
    values: dict[str, Any] = {"state": "stuck", "ended": at}
    if verdict is not None:
        values = {"state": "done", "result": _json(verdict), "ended": at}
    row = connection.execute(select(PAIRINGS.c.tournament).where(*here)).one_or_none()
    if row is None or connection.execute(update(PAIRINGS).where(*here).values(**values)).rowcount != 1:
        return None
    found: str = row.tournament
    touched = update(TOURNAMENTS).where(TOURNAMENTS.c.id == found)
    connection.execute(touched.values(revision=TOURNAMENTS.c.revision + 1, changed=at))
    return found


def _waiting(connection: Connection) -> list[str]:
    """Tournaments that go on by themselves and whose present round is over."""
    playing = exists().where(
        and_(
            PAIRINGS.c.tournament == TOURNAMENTS.c.id,
            PAIRINGS.c.round == TOURNAMENTS.c.round,
            PAIRINGS.c.state != "done",
        )
    )
    query = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.state == "running", TOURNAMENTS.c.automatic.is_(True)
    )
    return list(connection.execute(query.where(~playing).order_by(TOURNAMENTS.c.changed).limit(20)).scalars())


class SqlTournaments(Part):
    """The calls of `TournamentStore` and `RunningStore`."""

    add = writes(_add)
    whole = reads(_whole)
    lists = reads(_lists)
    open_of = reads(_open_of)
    enter = writes(_enter)
    set_state = writes(_set_state)
    pair = writes(_pair)
    end = writes(end_tournament)
    set_result = writes(_set_result)
    ratings = reads(_ratings)
    ready = reads(_ready)
    make_table = writes(_make_table)
    over = reads(_over)
    take_result = writes(_take_result)
    waiting = reads(_waiting)
