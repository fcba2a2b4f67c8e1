"""Profiles and histories: what somebody did, as far as they show it to whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import fmean
from typing import Final, NamedTuple, Protocol

from astrolude.server.club.boards import Boards
from astrolude.server.club.memory import Memory
from astrolude.server.club.messages import (
    GameMeaning,
    GameStatistics,
    History,
    Opponent,
    PlayedGame,
    PlayedSide,
    PointSource,
    Profile,
    RatingChange,
    Someone,
    Usual,
    Visibility,
)
from astrolude.server.club.rows import ANNULLED, COUNTS, FRIEND, Emblem, FriendState, Shown
from astrolude.server.club.scale import AS_EXPECTED, MODEL, STEP, Skill, shown
from astrolude.server.people.rows import Person
from astrolude.server.tables.course import find_game
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.sight import iso
from astrolude.server.tables.tokens import is_table_id

PAGE: Final = 20
COMPARED: Final = 50
"""Games by which it is told where points come from."""
LIKE_ME: Final = 200
"""Players within so many points of the scale are of about the same rating."""
SIDES: Final = 5
SPAN: Final = 4
"""Hours that are told as one time of the day."""
USUAL_GAMES: Final = 10
KEPT_SECONDS: Final = 10.0
KEPT: Final = 300


class Visible(NamedTuple):
    """What somebody shows, and to whom. Without a choice friends see what one did, and boards the rating."""

    profile: Shown = "friends"
    history: Shown = "friends"
    boards: bool = True
    emblem: Emblem | None = None


class PlayedSeat(NamedTuple):
    """A seat of a game that was written down."""

    table: str
    game: str
    at: int
    seat: int
    person: str | None
    name: str | None
    emblem: Emblem | None
    profile: Shown
    level: str | None
    rank: int
    score: int
    parts: dict[str, int]
    side: str | None
    gone: bool
    early: bool
    rated: int
    before: Skill | None
    after: Skill | None
    expected: float | None


class Count(NamedTuple):
    """Games of one kind that somebody stayed in to the end."""

    game: str
    rank: int
    games: int
    best: int
    points: int
    """The sum of the scores."""


class Deeds(NamedTuple):
    """What somebody did."""

    counts: Sequence[Count]
    sides: Sequence[tuple[str, str, int, int]]
    """Game, side, games, wins."""
    gone: int
    """Games at the end of which a bot sat there."""
    ranks: Sequence[tuple[int, bool, int]]
    """Place, gone and moment of the last games, the newest first."""
    compared: dict[str, list[PlayedSeat]]
    """By game all seats of the last games."""


class ProfileStore(Protocol):
    """What profiles need of the store."""

    async def find(self, who: str) -> Person | None:
        """Somebody by id, or by name as names are compared."""
        ...

    async def visible(self, person: str) -> Visible: ...

    async def set_visible(self, person: str, visible: Visible) -> None: ...

    async def relation(self, person: str, other: str) -> FriendState | None:
        """What somebody else is to a person, as the person knows it."""
        ...

    async def deeds(self, person: str, compared: int) -> Deeds: ...

    async def history(
        self, person: str, game: str | None, rated: bool, after: tuple[int, str] | None, most: int
    ) -> tuple[list[str], int]:
        """Tables of finished games, the newest first, and how many there are in all."""
        ...

    async def seats(self, tables: Sequence[str]) -> dict[str, list[PlayedSeat]]:
        """All seats of games that were written down."""
        ...


class Profiles:
    """What the club tells of people."""

    def __init__(self, store: ProfileStore, boards: Boards) -> None:
        self._store: Final = store
        self._boards: Final = boards
        self._memory: Final = Memory(KEPT_SECONDS, KEPT)

    def changed(self) -> None:
        """A game was written here."""
        self._memory.forget()

    async def someone(self, person: Person) -> Someone:
        return told(person, await self._store.visible(person.id))

    async def find(self, who: str) -> Person:
        # PostgreSQL keeps no NUL, and takes one for a failure.
        found = await self._store.find(who) if len(who) <= 200 and "\0" not in who else None
        if found is None or found.banned is not None:
            raise Refusal("unknown_person", "nobody with an account is called so")
        return found

    # What others may see

    async def visibility(self, person: Person) -> Visibility:
        return _told_of(await self._store.visible(person.id))

    async def choose(
        self,
        person: Person,
        profile: Shown | None,
        history: Shown | None,
        boards: bool | None,
        emblem: Emblem | None,
    ) -> Visibility:
        kept = await self._store.visible(person.id)
        chosen = Visible(
            profile or kept.profile,
            history or kept.history,
            kept.boards if boards is None else boards,
            emblem or kept.emblem,
        )
        await self._store.set_visible(person.id, chosen)
        self._boards.changed()
        return _told_of(chosen)

    # What somebody did

    async def profile(self, who: str, viewer: Person | None) -> Profile:
        person = await self.find(who)
        visible = await self._store.visible(person.id)
        relation = await self._relation(viewer, person)
        friend = relation == FRIEND
        you = viewer is not None and viewer.id == person.id
        found: Profile = {
            "who": told(person, visible),
            "you": you,
            "friend": relation,
            "since": iso(person.created),
            "shown": you or _may_see(visible.profile, friend),
            "games": 0,
            "wins": 0,
            "finished": None,
            "streak": 0,
            "best_streak": 0,
            "usual": None,
            "ratings": [],
            "statistics": [],
            "history": you or _may_see(visible.history, friend),
        }
        if found["shown"]:
            deeds = await self._memory.get(person.id, lambda: self._store.deeds(person.id, COMPARED))
            _add_deeds(found, person.id, deeds)
            found["ratings"] = await self._boards.ratings(person.id)
        return found

    async def history(
        self,
        who: str,
        viewer: Person | None,
        game: str | None,
        rated: bool,
        after: str | None,
        most: int = PAGE,
    ) -> History:
        person = await self.find(who)
        visible = await self._store.visible(person.id)
        friend = await self._relation(viewer, person) == FRIEND
        you = viewer is not None and viewer.id == person.id
        if game is not None:
            find_game(game)
        if not (you or _may_see(visible.history, friend)):
            raise Refusal("not_yours", "this history is not shown to you")
        tables, total = await self._store.history(person.id, game, rated, _cursor(after), most + 1)
        seats = await self._store.seats(tables[:most])
        rating = you or _may_see(visible.profile, friend)
        games = [
            _played(seats[table], next(s.seat for s in seats[table] if s.person == person.id), viewer, rating)
            for table in tables[:most]
        ]
        last = seats[tables[most - 1]][0] if len(tables) > most else None
        return {
            "games": games,
            "total": total,
            "next": None if last is None else f"{last.at}-{last.table}",
        }

    async def meaning(self, table: str, viewer: Person | None) -> GameMeaning:
        """What a finished game changed."""
        seats = (await self._store.seats([table])).get(table)
        if seats is None:
            return {"game": None}
        mine = [seat.seat for seat in seats if viewer is not None and seat.person == viewer.id]
        # To those who did not play there nobody is told of who does not show themselves to everyone.
        rating = bool(mine) or seats[0].profile == "everyone"
        return {"game": _played(seats, mine[0] if mine else 0, viewer, rating, shown=False)}

    async def _relation(self, viewer: Person | None, person: Person) -> FriendState | None:
        if viewer is None or viewer.id == person.id:
            return None
        return await self._store.relation(viewer.id, person.id)


def _told_of(visible: Visible) -> Visibility:
    return {
        "profile": visible.profile,
        "history": visible.history,
        "boards": visible.boards,
        "emblem": visible.emblem,
    }


def told(person: Person, visible: Visible) -> Someone:
    return {"id": person.id, "name": person.name, "emblem": visible.emblem}


def _may_see(shown_to: Shown, friend: bool) -> bool:
    return shown_to == "everyone" or (shown_to == "friends" and friend)


def _cursor(after: str | None) -> tuple[int, str] | None:
    if after is None:
        return None
    at, dash, table = after.partition("-")
    if not (dash and at.isdecimal() and at.isascii() and len(at) <= 15 and is_table_id(table)):
        raise Refusal("bad_request", "this is no place in a history")
    return int(at), table


def _add_deeds(profile: Profile, person: str, deeds: Deeds) -> None:
    profile["games"] = sum(count.games for count in deeds.counts)
    profile["wins"] = sum(count.games for count in deeds.counts if count.rank == 1)
    ended = profile["games"] + deeds.gone
    profile["finished"] = round(100 * profile["games"] / ended) if ended else None
    profile["streak"], profile["best_streak"] = _streaks(
        [rank == 1 and not gone for rank, gone, _ in deeds.ranks]
    )
    profile["usual"] = _usual([at for _, _, at in deeds.ranks])
    games = Counter(dict.fromkeys(dict.fromkeys(count.game for count in deeds.counts), 0))
    for count in deeds.counts:
        games[count.game] += count.games
    profile["statistics"] = [_statistics(game, person, deeds) for game, _ in games.most_common()]


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Games won in a row, up to the newest, which comes first, and at the most."""
    now = next((number for number, each in enumerate(won) if not each), len(won))
    best = run = 0
    for each in won:
        run = run + 1 if each else 0
        best = max(best, run)
    return now, best


def _usual(moments: Sequence[int]) -> Usual | None:
    if len(moments) < USUAL_GAMES:
        return None
    dates = [datetime.fromtimestamp(at / 1000, UTC) for at in moments]
    (weekday, span), _ = Counter((date.weekday(), date.hour // SPAN) for date in dates).most_common(1)[0]
    return {"weekday": weekday, "hour": span * SPAN + SPAN // 2}


def _statistics(game: str, person: str, deeds: Deeds) -> GameStatistics:
    counts = [count for count in deeds.counts if count.game == game]
    games = sum(count.games for count in counts)
    often = Counter({count.rank: count.games for count in counts})
    sides: list[PlayedSide] = [
        {"side": side, "games": played, "wins": wins} for of, side, played, wins in deeds.sides if of == game
    ]
    sources, compared = _sources(deeds.compared.get(game, []), person)
    return {
        "game": game,
        "games": games,
        "wins": often[1],
        "best": max((count.best for count in counts), default=None),
        "mean": round(sum(count.points for count in counts) / games, 1) if games else None,
        "places": [often[rank] for rank in range(1, max(often, default=0) + 1)],
        "sides": sides[:SIDES],
        "sources": sources,
        "compared": compared,
    }


def _sources(seats: Sequence[PlayedSeat], person: str) -> tuple[list[PointSource], int]:
    """Points by part less those of the others, on average over games, and over how many."""
    tables: dict[str, list[PlayedSeat]] = {}
    for seat in seats:
        tables.setdefault(seat.table, []).append(seat)
    near = [_differences(table, person, alike=True) for table in tables.values()]
    found = [each for each in near if each is not None]
    if not found:
        found = [
            d for table in tables.values() if (d := _differences(table, person, alike=False)) is not None
        ]
    parts = dict.fromkeys(part for each in found for part in each)
    told_parts: list[PointSource] = [
        {"part": part, "difference": round(fmean(each.get(part, 0.0) for each in found), 1)} for part in parts
    ]
    return told_parts, len(found)


def _differences(table: Sequence[PlayedSeat], person: str, alike: bool) -> dict[str, float] | None:
    mine = next((seat for seat in table if seat.person == person), None)
    if mine is None or mine.gone or not mine.parts:
        return None
    others = [seat for seat in table if seat.seat != mine.seat and not seat.gone and seat.parts]
    if alike:
        others = [seat for seat in others if _alike(mine, seat)]
    if not others:
        return None
    return {
        part: points - fmean(other.parts.get(part, 0) for other in others)
        for part, points in mine.parts.items()
    }


def _alike(one: PlayedSeat, other: PlayedSeat) -> bool:
    if one.before is None or other.before is None:
        return False
    return abs(one.before.mu - other.before.mu) * STEP <= LIKE_ME


def _played(
    seats: Sequence[PlayedSeat], seat: int, viewer: Person | None, rating: bool, *, shown: bool = True
) -> PlayedGame:
    """A game of a history; `shown`: whoever it is the history of shows it to the viewer, `rating`: and what
    it changed."""
    played_too = viewer is not None and any(each.person == viewer.id for each in seats)
    mine = seats[seat]
    return {
        "table": mine.table,
        "game": mine.game,
        "ended": iso(mine.at),
        "seat": seat,
        "rank": mine.rank,
        "players": [_opponent(each, played_too or (shown and each.seat == seat)) for each in seats],
        "rated": mine.rated == COUNTS,
        "annulled": mine.rated == ANNULLED,
        "early": mine.early,
        "change": _change(mine) if rating else None,
    }


def _opponent(seat: PlayedSeat, known: bool) -> Opponent:
    who: Someone | None = None
    if seat.person is not None and seat.name is not None and (known or seat.profile == "everyone"):
        who = {"id": seat.person, "name": seat.name, "emblem": seat.emblem}
    return {
        "seat": seat.seat,
        "who": who,
        "level": seat.level,
        "score": seat.score,
        "rank": seat.rank,
        "left": seat.gone,
        "side": seat.side,
    }


def _change(seat: PlayedSeat) -> RatingChange | None:
    if seat.before is None or seat.after is None or seat.expected is None or seat.level is not None:
        return None
    before, after = shown(seat.before.mu), shown(seat.after.mu)
    found: RatingChange = {
        "seat": seat.seat,
        "before": before,
        "after": after,
        "change": after - before,
        "margin": seat.after.margin,
        "expected": round(seat.expected, 1),
        "reason": "as_expected",
    }
    if seat.gone:
        found["reason"] = "left"
    elif seat.before.sigma >= MODEL.sigma:
        found["reason"] = "first"
    elif seat.rank < seat.expected - AS_EXPECTED:
        found["reason"] = "better"
    elif seat.rank > seat.expected + AS_EXPECTED:
        found["reason"] = "worse"
    return found
