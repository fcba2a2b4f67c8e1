"""Tournaments for people: made and led by an organiser, joined by others.

Every change is written against the tournament's revision; whoever comes second looks again and tries anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.start import Start
from astrolude.server.club import tallies
from astrolude.server.club.fixtures import Duel, Event, Paired, Verdict, Whole
from astrolude.server.club.profiles import Profiles
from astrolude.server.club.rows import Registration, TournamentKind, field_of, places
from astrolude.server.people.rows import Person
from astrolude.server.tables.clocks import MINUTE, Rule
from astrolude.server.tables.course import find_game
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.store import Outrun
from astrolude.server.tables.tokens import (
    hash_of,
    is_tournament_id,
    new_invite,
    new_tournament_id,
    same,
    written_code,
)

FEWEST: Final = 4
MOST_LED: Final = 3
"""Tournaments that somebody may lead at the same time."""
ATTEMPTS: Final = 8
"""How often somebody is outrun before they have to come again."""


class Wish(NamedTuple):
    """A tournament that somebody wants to make."""

    name: str
    about: str
    kind: TournamentKind
    game: str
    options: dict[str, str]
    size: int
    rounds: int
    most: int
    registration: Registration
    clock: Rule
    rated: bool
    automatic: bool
    pause: int
    begins: int | None


class TournamentStore(Protocol):
    """What tournaments need of the store: every change must be the next after `revision`, else Outrun."""

    async def add(self, event: Event) -> None: ...

    async def whole(self, tournament: str) -> Whole | None: ...

    async def lists(self, person: str | None) -> dict[str, list[str]]:
        """Ids: public ones that are `open`, `running`, `finished`, and those of a person as `mine`."""
        ...

    async def open_of(self, person: str) -> int:
        """How many tournaments somebody leads that are not over."""
        ...

    async def enter(self, tournament: str, revision: int, person: str, state: str, at: int) -> None:
        """Somebody is `in`, or `invited`."""
        ...

    async def set_state(self, tournament: str, revision: int, number: int, state: str, at: int) -> None:
        """Somebody gives up; before the begin they are forgotten."""
        ...

    async def pair(
        self,
        tournament: str,
        revision: int,
        tables: Sequence[Paired],
        begins: int,
        at: int,
        strengths: Mapping[int, float],
    ) -> None:
        """The next round; with the first one the strength of those who have any."""
        ...

    async def end(self, tournament: str, revision: int, state: str, reason: str | None, at: int) -> None: ...

    async def set_result(
        self,
        tournament: str,
        revision: int,
        place: tuple[int, int],
        verdict: Verdict,
        setter: str,
        reason: str,
        at: int,
    ) -> None: ...

    async def ratings(self, game: str, field: str, people: Sequence[str]) -> dict[str, float]:
        """Safe ratings of those who have one."""
        ...


class Tournaments:
    """What people do with tournaments."""

    def __init__(
        self,
        store: TournamentStore,
        profiles: Profiles,
        new_table: Callable[[], str],
        clock: Callable[[], int],
        changed: Callable[[str], None],
    ) -> None:
        """`new_table` makes ids of tables; `changed` hears of tournaments that changed here."""
        self.store: Final = store
        self._profiles: Final = profiles
        self._new_table: Final = new_table
        self._now: Final = clock
        self._changed: Final = changed
        self._pairing: Final = asyncio.Lock()
        """One round at a time: it keeps a core busy, and whoever asks again shall find it paired."""

    async def make(self, person: Person, wish: Wish) -> str:
        game = find_game(wish.game)
        if wish.size not in game.players:
            raise Refusal("bad_request", f"{wish.game} is not played by {wish.size}")
        if wish.most < wish.size:
            raise Refusal("bad_request", "fewer may take part than sit at a table")
        for players in range(2, wish.size + 1):
            if players not in game.players:
                continue
            try:
                Start(game, players, wish.options, 0)
            except InvalidOptions as error:
                # Late in a tournament any smaller table may be needed.
                raise Refusal("bad_request", f"a table of {players}: {error}") from None
        if await self.store.open_of(person.id) >= MOST_LED:
            raise Refusal("too_fast", f"you lead {MOST_LED} tournaments: finish one first")
        at = self._now()
        event = Event(
            id=new_tournament_id(),
            name=wish.name,
            about=wish.about,
            organiser=person.id,
            kind=wish.kind,
            game=wish.game,
            options=wish.options,
            size=wish.size,
            rounds=wish.rounds,
            most=wish.most,
            registration=wish.registration,
            code=new_invite(),
            clock=replace(wish.clock, out="bot").to_json(),
            rated=wish.rated,
            automatic=wish.automatic,
            pause=wish.pause,
            begins=wish.begins,
            created=at,
            changed=at,
        )
        await self.store.add(event)
        self._changed(event.id)
        return event.id

    async def whole(self, tournament: str) -> Whole:
        found = await self.store.whole(tournament) if is_tournament_id(tournament) else None
        if found is None:
            raise Refusal("unknown_tournament", "there is no such tournament")
        return found

    # Taking part

    async def join(self, person: Person, tournament: str, code: str | None) -> None:
        async def change() -> None:
            whole = await self._open(tournament)
            mine = _entrant(whole, person)
            if mine == "in":
                raise Refusal("taken", "you take part already")
            by_link = code is not None and same(hash_of(whole.event.code), hash_of(written_code(code)))
            asked = mine == "invited" or whole.event.organiser == person.id
            if not (whole.event.registration == "public" or asked):
                if whole.event.registration == "invited":
                    raise Refusal("not_yours", "this tournament is for those whom the organiser asked")
                if not by_link:
                    raise Refusal("not_yours", "to take part a link of the organiser is needed")
            if sum(each.state == "in" for each in whole.entrants) >= whole.event.most:
                raise Refusal("full", "nobody else can take part")
            await self.store.enter(tournament, whole.event.revision, person.id, "in", self._now())

        await self._insist(change, tournament)

    async def leave(self, person: Person, tournament: str) -> None:
        async def change() -> None:
            whole = await self.whole(tournament)
            mine = next((each for each in whole.entrants if each.person == person.id), None)
            if mine is None or mine.state == "out" or whole.event.state in ("finished", "cancelled"):
                raise Refusal("bad_request", "you take no part")
            await self._out(whole, mine.number)

        await self._insist(change, tournament)

    # Leading

    async def invite(self, person: Person, tournament: str, name: str) -> None:
        async def change() -> None:
            whole = await self._open(tournament)
            _insist_on_organiser(whole, person)
            guest = await self._profiles.find(name)
            if _entrant(whole, guest) is not None:
                raise Refusal("taken", "they were asked, or take part already")
            if len(whole.entrants) >= 2 * whole.event.most:
                raise Refusal("full", "enough people were asked")
            await self.store.enter(tournament, whole.event.revision, guest.id, "invited", self._now())

        await self._insist(change, tournament)

    async def remove(self, person: Person, tournament: str, number: int) -> None:
        async def change() -> None:
            whole = await self.whole(tournament)
            _insist_on_organiser(whole, person)
            found = whole.by_number.get(number)
            if found is None or found.state == "out" or whole.event.state in ("finished", "cancelled"):
                raise Refusal("bad_request", "nobody who takes part has this number")
            await self._out(whole, number)

        await self._insist(change, tournament)

    async def begin(self, person: Person, tournament: str) -> None:
        async with self._pairing:
            whole = await self._open(tournament)
            _insist_on_organiser(whole, person)
            taking = [each for each in whole.entrants if each.state == "in"]
            if len(taking) < FEWEST:
                raise Refusal("bad_request", f"a tournament needs at least {FEWEST} players")
            people = {each.person: each.number for each in taking if each.person is not None}
            found = await self.store.ratings(
                whole.event.game, field_of(whole.event.size) or "2", [person for person in people if person]
            )
            strengths = {people[each]: rating for each, rating in found.items()}
            entrants = [each._replace(rating=strengths.get(each.number)) for each in taking]
            await self._pair(replace(whole, entrants=entrants), strengths)

    async def pair(self, person: Person, tournament: str) -> None:
        _insist_on_organiser(await self.whole(tournament), person)
        await self.go_on(tournament)

    async def go_on(self, tournament: str) -> None:
        """The next round, or the end after the last one."""
        async with self._pairing:
            whole = await self.whole(tournament)
            if whole.event.state != "running":
                raise Refusal("stale", "this tournament is not played")
            if not whole.round_over:
                raise Refusal("not_finished", "some tables of this round are not over")
            if not tallies.is_last(whole):
                await self._pair(whole, {})
                return
            try:
                await self.store.end(whole.event.id, whole.event.revision, "finished", None, self._now())
            except Outrun:
                raise _outrun() from None
            self._changed(whole.event.id)

    async def set_result(
        self, person: Person, tournament: str, place: tuple[int, int], verdict: Verdict, reason: str
    ) -> None:
        async def change() -> None:
            whole = await self.whole(tournament)
            _insist_on_organiser(whole, person)
            if whole.event.state != "running":
                raise Refusal("stale", "this tournament is not played")
            duel = next((each for each in whole.duels if (each.round, each.board) == place), None)
            if duel is None or duel.bye:
                raise Refusal("bad_request", "there is no such table")
            if whole.event.kind == "knockout" and duel.round != whole.event.round:
                raise Refusal("bad_request", "others have gone on since: their tables stand")
            checked = _checked(duel, verdict)
            await self.store.set_result(
                tournament, whole.event.revision, place, checked, person.id, reason.strip(), self._now()
            )

        await self._insist(change, tournament)

    async def cancel(self, person: Person, tournament: str, reason: str) -> None:
        async def change() -> None:
            whole = await self.whole(tournament)
            _insist_on_organiser(whole, person)
            if whole.event.state in ("finished", "cancelled"):
                raise Refusal("stale", "this tournament is over")
            await self.store.end(tournament, whole.event.revision, "cancelled", reason.strip(), self._now())

        await self._insist(change, tournament)

    # What the above share

    async def _pair(self, whole: Whole, strengths: Mapping[int, float]) -> None:
        """Beside the event loop: it takes up to some seconds."""
        groups = await asyncio.to_thread(tallies.next_tables, whole)
        tables = [Paired(group, self._new_table() if len(group) > 1 else None) for group in groups]
        at = self._now()
        begins = at + whole.event.pause * MINUTE
        try:
            await self.store.pair(whole.event.id, whole.event.revision, tables, begins, at, strengths)
        except Outrun:
            raise _outrun() from None
        self._changed(whole.event.id)

    async def _open(self, tournament: str) -> Whole:
        whole = await self.whole(tournament)
        if whole.event.state != "open":
            raise Refusal("stale", "this tournament has begun, or is over")
        return whole

    async def _out(self, whole: Whole, number: int) -> None:
        await self.store.set_state(whole.event.id, whole.event.revision, number, "out", self._now())

    async def _insist(self, change: Callable[[], Awaitable[None]], tournament: str) -> None:
        for _ in range(ATTEMPTS):
            with suppress(Outrun):
                await change()
                self._changed(tournament)
                return
        raise _outrun()


def _outrun() -> Refusal:
    return Refusal("stale", "somebody else was quicker: look at the tournament again")


def _entrant(whole: Whole, person: Person) -> str | None:
    return next((each.state for each in whole.entrants if each.person == person.id), None)


def _insist_on_organiser(whole: Whole, person: Person) -> None:
    if whole.event.organiser != person.id:
        raise Refusal("not_yours", "this is for the organiser to do")


def _checked(duel: Duel, verdict: Verdict) -> Verdict:
    """A verdict that can be: places as they are shared, and those who were absent last."""
    if len(verdict.ranks) != len(duel.players) or len(verdict.absent) != len(duel.players):
        raise Refusal("bad_request", f"a place for each of the {len(duel.players)} seats is needed")
    if any(rank != 1 + sum(other < rank for other in verdict.ranks) for rank in verdict.ranks):
        raise Refusal(
            "bad_request", "places are counted from 1: who is level shares one, the next are left out"
        )
    return verdict._replace(ranks=places(verdict.ranks, verdict.absent))
