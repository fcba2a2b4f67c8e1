"""One game as a study remembers it: not only how it ended, but how it went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from astrolude.arena.fixture import Fixture
from astrolude.arena.match import MatchResult, chance_of_bots, result_of, seated
from astrolude.kernel.game import Game
from astrolude.kernel.state import Outcome, State

STEPS: Final = 20
"""How many moments of a game are kept, evenly spaced."""


@dataclass(frozen=True)
class Telling:
    """A game from its first decision to its last."""

    result: MatchResult
    sides: int
    """Who could win: the seats, and after them opponents that sit on none."""
    leaders: list[int]
    """The side that stood best at each of STEPS moments, the last being the end. Bots judge seats alone,
    so an opponent that sits on none can lead at the end only."""
    lead_changes: int
    order: list[int]
    """The seats in the order in which they first chose."""
    openings: list[dict[str, int]]
    """By seat and verb: the first action with that verb that the seat chose."""
    offered: dict[str, int]
    """By verb: the decisions in which it was possible, and another one too."""
    chosen: dict[str, int]
    """By verb: those of them in which it was chosen."""

    @property
    def seed(self) -> int:
        return self.result.seed

    @property
    def bots(self) -> list[str]:
        return self.result.bots


@dataclass(frozen=True)
class Tale:
    """A match to be played and told; it travels to other processes."""

    match: Fixture
    drawn: Sequence[str]
    """Verbs whose first action is drawn by lot for each seat."""

    @property
    def seed(self) -> int:
        return self.match.seed

    def play(self) -> Telling:
        return Teller(self).tell()


class Teller:
    """Plays one game and takes notes."""

    def __init__(self, tale: Tale) -> None:
        match = tale.match
        self.game: Final[Game] = match.start.game
        self.match: Final = match
        self.drawn: Final = tale.drawn
        self.state: Final[State] = match.start.new()
        self.chance: Final = chance_of_bots(match.start)
        self.seats: Final = seated(match.start, match.bots, self.chance)
        self.leading: Final[list[int]] = []
        self.order: Final[list[int]] = []
        self.openings: Final[list[dict[str, int]]] = [{} for _ in match.bots]
        self.offered: Final[dict[str, int]] = {}
        self.chosen: Final[dict[str, int]] = {}

    def tell(self) -> Telling:
        decisions = [0] * self.match.start.players
        while not self.state.over and sum(decisions) < self.match.cut_off:
            decisions[self.state.seat] += 1
            self.step()
        outcome = self.state.outcome()
        players = self.match.start.players
        result = result_of(self.match.seed, self.match.names, outcome, decisions, [0.0] * players)
        if outcome is not None:
            self.leading.append(first_of(outcome))
        return Telling(
            result,
            players + (0 if outcome is None else len(outcome.opponents)),
            moments(self.leading),
            sum(before != after for before, after in pairwise(self.leading)),
            self.order,
            self.openings,
            self.offered,
            self.chosen,
        )

    def step(self) -> None:
        """One decision, noted."""
        seat = self.state.seat
        lots = self.lots(seat)
        if lots:
            action = lots[self.chance.below(len(lots))]
        else:
            action = self.seats[seat].answer(self.state, self.chance)
        self.note(seat, action)
        self.state.apply(action)

    def lots(self, seat: int) -> list[int]:
        """The actions from which the seat's is drawn; none if it may choose."""
        verbs = [self.game.grammar.by_name[name] for name in self.drawn if name not in self.openings[seat]]
        if not verbs:
            return []
        return [action for action in self.state.legal_actions() if self.game.grammar.verb_of(action) in verbs]

    def note(self, seat: int, action: int) -> None:
        if seat not in self.order:
            self.order.append(seat)
        grammar = self.game.grammar
        verb = grammar.verb_of(action).name
        possible = {grammar.verb_of(answer).name for answer in self.state.legal_actions()}
        if len(possible) > 1:
            for name in possible:
                self.offered[name] = self.offered.get(name, 0) + 1
            self.chosen[verb] = self.chosen.get(verb, 0) + 1
        self.openings[seat].setdefault(verb, action)
        values = self.game.evaluate(self.state)
        self.leading.append(values.index(max(values)))


def first_of(outcome: Outcome) -> int:
    """The side that won; of those who share it, the first."""
    return [*outcome.ranks, *(rank for _, rank in outcome.opponents)].index(1)


def moments(leading: list[int]) -> list[int]:
    """The leader at evenly spaced moments; the last is that of the end."""
    last = len(leading) - 1
    return [leading[last * step // STEPS] for step in range(1, STEPS + 1)]
