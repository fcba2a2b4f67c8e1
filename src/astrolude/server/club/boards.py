"""Leader boards: one for each game and number of players, of the whole time and of each season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from astrolude.server.club.marks import MARKS
from astrolude.server.club.memory import Memory
from astrolude.server.club.messages import Board, BoardInfo, BoardLine, NearBoard, Rated, RatingRules, Someone
from astrolude.server.club.points import POINTS
from astrolude.server.club.rows import FIELDS, Emblem, FieldName
from astrolude.server.club.scale import LEAST_GAMES, Skill, shown
from astrolude.server.club.seasons import ALL, Seasons
from astrolude.server.people.rows import Person
from astrolude.server.tables.course import find_game
from astrolude.server.tables.errors import Refusal

DAY: Final = 24 * 3600 * 1000
RESTS: Final = 90
"""Days without a rated game after which one rests from the board of the whole time."""
PAGE: Final = 20
LAST_PAGE: Final = 100
"""Nobody turns so many pages; programs shall not either."""
FIRST: Final = 3
NEIGHBOURS: Final = 2
MOST_FRIENDS: Final = 20
CURVE: Final = 30
KEPT_SECONDS: Final = 20.0
KEPT: Final = 500


class BoardKey(NamedTuple):
    """Which board; the season is empty for the whole time."""

    game: str
    field: str
    season: str = ALL


class Ranked(NamedTuple):
    """Somebody on a board."""

    place: int
    person: str
    name: str
    emblem: Emblem | None
    skill: Skill
    games: int


class Standing(NamedTuple):
    """What is known of somebody on one board, whether they stand there or not."""

    key: BoardKey
    skill: Skill
    games: int
    last: int
    curve: Sequence[Skill]
    """How strong they were after the last games, the newest last."""
    ranks: Sequence[int]
    """How often first, second, …"""


class BoardStore(Protocol):
    """What boards need of the store. `since`: who has not played since rests; None: nobody does."""

    async def lines(self, key: BoardKey, since: int | None, first: int, most: int) -> list[Ranked]:
        """Lines in order, from the one of this number on, counted from 0."""
        ...

    async def lines_of(self, key: BoardKey, since: int | None, people: Sequence[str]) -> list[Ranked]:
        """The lines of some people, in order."""
        ...

    async def people_on(self, key: BoardKey, since: int | None) -> int: ...

    async def boards(self) -> list[tuple[str, str, int]]:
        """Game, field and people of each board of the whole time, most people first."""
        ...

    async def standings(self, person: str, most: int) -> list[Standing]:
        """How somebody stands on each board of the whole time, most games first, with so long a curve."""
        ...

    async def friends_of(self, person: str) -> list[str]: ...


class Boards:
    """Reads boards. What everybody sees alike is looked up once in some seconds."""

    def __init__(self, store: BoardStore, seasons: Seasons, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._seasons: Final = seasons
        self._now: Final = clock
        self._memory: Final = Memory(KEPT_SECONDS, KEPT)

    def changed(self) -> None:
        """A rated game was written here: whoever played it looks at once."""
        self._memory.forget()

    async def rules(self, ratings: bool, tournaments: bool) -> RatingRules:
        found = await self._memory.get("boards", self._store.boards)
        boards: list[BoardInfo] = [
            {"game": game, "field": _field(field), "people": people} for game, field, people in found
        ]
        now = self._now()
        current, told = self._seasons.of(now), []
        for _ in range(8):  # two years of quarters; older ones are found by their name
            if current is None:
                break
            told.append(self._seasons.told(current, now))
            current = self._seasons.of(self._seasons.begins(current) - 1)
        return {
            "ratings": ratings,
            "tournaments": tournaments,
            "seasons": told,
            "least_games": LEAST_GAMES,
            "rests": RESTS,
            "boards": boards,
            "bots": {game: dict.fromkeys(FIELDS, marks) for game, marks in MARKS.items()},
            "points": {str(size): list(points) for size, points in POINTS.items()},
        }

    async def board(
        self, game: str, field: str, season: str | None, page: int, person: Person | None, friends: bool
    ) -> Board:
        key, since = self._key(game, field, season)
        circle = [] if person is None else await self._store.friends_of(person.id)
        if friends:
            if person is None:
                raise Refusal("no_account", "sign in first: friends are those of an account")
            lines = await self._store.lines_of(key, since, [person.id, *circle])
            total = len(lines)
            lines = lines[(page - 1) * PAGE : page * PAGE]
        else:
            if page > LAST_PAGE:
                raise Refusal("bad_request", f"a board has at most {LAST_PAGE} pages")
            lines = await self._memory.get(
                ("lines", key, page), lambda: self._store.lines(key, since, (page - 1) * PAGE, PAGE)
            )
            total = await self._total(key, since)
        return {
            "game": game,
            "field": _field(field),
            "season": season,
            "lines": [_told(line, person, circle) for line in lines],
            "total": total,
            "page": page,
            "pages": max(1, min(LAST_PAGE, -(-total // PAGE))),
            "least_games": LEAST_GAMES,
            "rests": None if season is not None else RESTS,
        }

    async def near(self, game: str, field: str, season: str | None, person: Person | None) -> NearBoard:
        key, since = self._key(game, field, season)
        me = None if person is None else person.id
        circle = [] if me is None else await self._store.friends_of(me)
        lines = await self._memory.get(("lines", key, 1), lambda: self._store.lines(key, since, 0, PAGE))
        found = {line.person: line for line in lines[:FIRST]}
        near = [] if me is None else await self._store.lines_of(key, since, [me, *circle])
        mine = next((line for line in near if line.person == me), None)
        if mine is not None:
            first = max(0, mine.place - 1 - NEIGHBOURS)
            around = await self._store.lines(key, since, first, 2 * NEIGHBOURS + 1)
            found |= {line.person: line for line in around}
        others = [line for line in near if line.person != me]
        found |= {line.person: line for line in ([] if mine is None else [mine]) + others[:MOST_FRIENDS]}
        ordered = sorted(found.values(), key=lambda line: (line.place, -line.skill.safe, line.person))
        return {
            "game": game,
            "field": _field(field),
            "season": season,
            "lines": [_told(line, person, circle) for line in ordered],
            "total": await self._total(key, since),
        }

    async def ratings(self, person: str) -> list[Rated]:
        """How somebody stands on all boards, most games first."""
        return [await self._rated(person, found) for found in await self._store.standings(person, CURVE)]

    async def _rated(self, person: str, found: Standing) -> Rated:
        key, enough = found.key, found.games >= LEAST_GAMES
        place = ahead = None
        if enough:
            since = self._since(key)
            mine = await self._store.lines_of(key, since, [person])
            if mine:
                place, total = mine[0].place, await self._total(key, since)
                ahead = None if total < 2 else round(100 * max(0, total - place) / (total - 1))
        curve = [skill.rating for skill in found.curve]
        return {
            "game": key.game,
            "field": _field(key.field),
            "games": found.games,
            "to_go": max(0, LEAST_GAMES - found.games),
            "rating": found.skill.rating if enough else None,
            "margin": found.skill.margin if enough else None,
            "safe": shown(found.skill.safe) if enough else None,
            "change": curve[-1] - curve[-2] if len(curve) > 1 else None,
            "ahead": ahead,
            "place": place,
            "curve": curve if enough else [],
            "margins": [skill.margin for skill in found.curve] if enough else [],
            "places": list(found.ranks),
        }

    async def _total(self, key: BoardKey, since: int | None) -> int:
        return await self._memory.get(("total", key), lambda: self._store.people_on(key, since))

    def _key(self, game: str, field: str, season: str | None) -> tuple[BoardKey, int | None]:
        find_game(game)
        if field not in FIELDS:
            raise Refusal("bad_request", f"boards are for {', '.join(FIELDS)} players")
        if season is not None:
            try:
                self._seasons.begins(season)
            except ValueError:
                raise Refusal("bad_request", "no season has this name") from None
        key = BoardKey(game, field, season or ALL)
        return key, self._since(key)

    def _since(self, key: BoardKey) -> int | None:
        return self._now() - RESTS * DAY if key.season == ALL else None


def _field(field: str) -> FieldName:
    return next(each for each in FIELDS if each == field)


def _told(line: Ranked, person: Person | None, friends: Sequence[str]) -> BoardLine:
    who: Someone = {"id": line.person, "name": line.name, "emblem": line.emblem}
    return {
        "place": line.place,
        "who": who,
        "rating": line.skill.rating,
        "margin": line.skill.margin,
        "safe": shown(line.skill.safe),
        "games": line.games,
        "you": person is not None and line.person == person.id,
        "friend": line.person in friends,
    }
