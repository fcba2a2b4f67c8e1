"""What the store keeps of tournaments, as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from astrolude.server.club.messages import Someone
from astrolude.server.club.rows import EntrantState, Registration, TournamentKind, TournamentState

PairingState = Literal["paired", "playing", "done", "stuck"]


@dataclass(frozen=True)
class Event:
    """A tournament as its organiser made it, and how far it is. Times are milliseconds since 1970."""

    id: str
    name: str
    about: str
    organiser: str | None
    kind: TournamentKind
    game: str
    options: dict[str, str]
    size: int
    rounds: int
    """Of a Swiss tournament; a knock-out has as many as it needs."""
    most: int
    registration: Registration
    code: str
    clock: dict[str, Any]
    rated: bool
    automatic: bool
    pause: int
    begins: int | None
    created: int
    changed: int
    state: TournamentState = "open"
    round: int = 0
    revision: int = 0
    reason: str | None = None


class Participant(NamedTuple):
    """Somebody who takes part or was asked to."""

    number: int
    person: str | None
    name: str | None
    emblem: Any
    state: EntrantState
    rating: float | None
    """The safe rating when it began, in openskill's numbers."""

    @property
    def who(self) -> Someone | None:
        if self.person is None or self.name is None:
            return None
        return {"id": self.person, "name": self.name, "emblem": self.emblem}


class Verdict(NamedTuple):
    """What came of a table."""

    ranks: Sequence[int]
    absent: Sequence[bool]
    """Whose people were gone at the end, or never came."""
    scores: Sequence[int] | None = None


class Duel(NamedTuple):
    """A table of a round, whatever its size; a bye has one player and no table."""

    round: int
    board: int
    players: Sequence[int]
    """Entrants in the order of the seats."""
    table: str | None
    begins: int
    state: PairingState
    verdict: Verdict | None = None
    ended: int | None = None
    setter: Someone | None = None
    reason: str | None = None

    @property
    def over(self) -> bool:
        return self.state == "done"

    @property
    def bye(self) -> bool:
        return len(self.players) == 1


class Paired(NamedTuple):
    """A table of a round that is about to be written."""

    players: list[int]
    table: str | None
    """The id that its table will have; none for a bye."""


@dataclass(frozen=True)
class Whole:
    """A tournament with all that belongs to it."""

    event: Event
    organiser: Someone | None
    entrants: Sequence[Participant]
    duels: Sequence[Duel] = field(default_factory=list)
    """In the order of rounds and boards."""

    @property
    def current(self) -> list[Duel]:
        """The tables of the present round."""
        return [duel for duel in self.duels if duel.round == self.event.round]

    @property
    def round_over(self) -> bool:
        return all(duel.over for duel in self.current)

    @property
    def by_number(self) -> Mapping[int, Participant]:
        return {each.number: each for each in self.entrants}
