"""The club of one worker: its parts, and what they are told of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from astrolude.server.club import agreeing
from astrolude.server.club.boards import Boards, BoardStore
from astrolude.server.club.friends import Circle, FriendStore, PresetStore
from astrolude.server.club.messages import ClubHome, GameMeaning, Preset, RatingRules
from astrolude.server.club.profiles import Profiles, ProfileStore
from astrolude.server.club.recording import Recorder, Results
from astrolude.server.club.running import Runner, RunningStore
from astrolude.server.club.seasons import Seasons
from astrolude.server.club.showing import Noticeboard
from astrolude.server.club.tournaments import Tournaments, TournamentStore, Wish
from astrolude.server.people.rows import Person
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.clocks import Rule
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.seating import SeatWish
from astrolude.server.tables.table import Table

HOME_RATINGS: Final = 5
HOME_GAMES: Final = 3
MOST_PRESETS: Final = 20


class FriendsAndPresets(FriendStore, PresetStore, Protocol):
    """What a store keeps of friends and presets."""


class RunningTournaments(TournamentStore, RunningStore, Protocol):
    """What a store keeps of tournaments."""


class Stores(NamedTuple):
    """Where the club is kept."""

    results: Results
    boards: BoardStore
    profiles: ProfileStore
    friends: FriendsAndPresets
    tournaments: RunningTournaments


class Rules(NamedTuple):
    """What the host chose."""

    ratings: bool
    tournaments: bool
    season_months: int
    interval: float
    """Seconds between two looks at what tournaments need."""


class Ears(NamedTuple):
    """Who is told of what the club does."""

    claimed: Callable[[str], None]
    """Of a table at which seats found their people."""
    invited: Callable[[str, str], None]
    """Of a table, and somebody who was asked there."""
    round_begins: Callable[[str], None]
    """Of a tournament's table that was made."""
    changed: Callable[[], None]
    """That something changed which other workers remember."""


class Club:
    """Ratings, profiles, boards, friends, tournaments."""

    def __init__(
        self, stores: Stores, tables: Tables, hall: Hall, rules: Rules, clock: Callable[[], int], ears: Ears
    ) -> None:
        seasons = Seasons(rules.season_months)
        self._rules: Final = rules
        self._presets: Final[PresetStore] = stores.friends
        self._ears: Final = ears
        self.boards: Final = Boards(stores.boards, seasons, clock)
        self.profiles: Final = Profiles(stores.profiles, self.boards)
        self.circle: Final = Circle(stores.friends, self.profiles, tables, hall, clock, ears.invited)
        self._recorder: Final = Recorder(stores.results, tables, self._recorded)
        self.tournaments: Final = Tournaments(
            stores.tournaments, self.profiles, tables.new_id, clock, self._tournament_changed
        )
        self.noticeboard: Final = Noticeboard(self.tournaments, tables)
        self.runner: Final = Runner(
            stores.tournaments,
            self.tournaments,
            tables,
            clock,
            rules.interval,
            self._tournament_changed,
            self._made,
        )
        self._errands: Final = Errands("tournaments are not looked after any more")

    async def start(self) -> None:
        await self._recorder.start()
        self._errands.begin(self.runner.keep_going())

    async def stop(self) -> None:
        await self._errands.stop()
        await self._recorder.stop()

    def changed(self, table: Table) -> None:
        """A table changed."""
        self._recorder.changed(table)
        self.runner.table_changed(table)

    # Agreeing

    def agree(
        self,
        game: str,
        wishes: Sequence[SeatWish],
        rule: Rule | None,
        seed: int | None,
        person: Person | None,
    ) -> None:
        """A refusal if a table cannot be rated."""
        if not self._rules.ratings:
            raise Refusal("switched_off", "the host of this server keeps no ratings")
        agreeing.check(game, wishes, rule, seed, person)

    def agree_to_bot(self, table: Table, level: str) -> None:
        agreeing.check_bot(table, level)

    # What is shown

    async def rules(self) -> RatingRules:
        return await self.boards.rules(self._rules.ratings, self._rules.tournaments)

    async def home(self, person: Person) -> ClubHome:
        history = await self.profiles.history(person.id, person, None, False, None, HOME_GAMES)
        return {
            "who": await self.profiles.someone(person),
            "ratings": (await self.boards.ratings(person.id))[:HOME_RATINGS],
            "invitations": await self.circle.invitations(person),
            "requests": await self.circle.requests(person),
            "tables": await self.circle.tables(person),
            "tournaments": await self.noticeboard.of(person),
            "finished": history["games"],
        }

    async def meaning(self, table: Table, viewer: Person | None) -> GameMeaning:
        found = await self.profiles.meaning(table.id, viewer)
        if table.header.tournament is not None:
            found["tournament"] = table.header.tournament
        return found

    async def make_tournament(self, person: Person, wish: Wish) -> str:
        if not self._rules.tournaments:
            raise Refusal("switched_off", "the host of this server wants no tournaments")
        return await self.tournaments.make(person, wish)

    async def presets(self, person: Person) -> list[Preset]:
        return await self._presets.presets(person.id)

    async def keep_preset(self, person: Person, preset: Preset) -> list[Preset]:
        if not await self._presets.keep_preset(person.id, preset, MOST_PRESETS):
            raise Refusal("full", f"at most {MOST_PRESETS} ways to play are kept")
        return await self.presets(person)

    async def remove_preset(self, person: Person, name: str) -> list[Preset]:
        await self._presets.remove_preset(person.id, name)
        return await self.presets(person)

    # What the parts tell each other

    def forget(self) -> None:
        """Something changed at another worker: look at the store again."""
        self.boards.changed()
        self.profiles.changed()
        self.noticeboard.changed()

    def _recorded(self, _table: str) -> None:
        self.boards.changed()
        self.profiles.changed()
        self._ears.changed()

    def _tournament_changed(self, _tournament: str) -> None:
        self.noticeboard.changed()
        self._ears.changed()

    def _made(self, table: str) -> None:
        self._ears.claimed(table)
        self._ears.round_begins(table)
