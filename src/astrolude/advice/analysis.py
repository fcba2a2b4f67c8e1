"""A whole game, judged decision by decision: how everybody stood, and what was given away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final, Protocol, TypeVar

from astrolude.advice.judgement import Answer, judge
from astrolude.bots.search import Budget
from astrolude.kernel.record import Position, Record
from astrolude.kernel.start import Start
from astrolude.kernel.state import Outcome

SHOWN: Final = 3
"""How many answers are kept for each decision, beside the one that was played."""

LEAST_MILLISECONDS: Final = 20
"""What a decision gets at least, however many there are."""

IMPRECISE: Final = 0.02
MISTAKE: Final = 0.05
COSTLY: Final = 0.10
"""From these losses on a decision is called so."""

TURNING: Final = 6
"""How many turning points there are at most,"""
APART: Final = 4
"""and how many plies they are apart at least."""

ENOUGH: Final = 5
"""A precision needs so many decisions."""


class Weighed(Protocol):
    """A decision of which it is known what it cost."""

    @property
    def ply(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def loss(self) -> float:
        """What the played answer cost,"""
        ...

    @property
    def usual_loss(self) -> float:
        """and what one drawn by lot would have cost on average."""
        ...


W = TypeVar("W", bound=Weighed)


@dataclass(frozen=True)
class Judged:
    """A decision of a game: how everybody stood before it, and what the played answer cost."""

    position: Position
    played: Answer
    best: list[Answer]
    """The best answers found, the very best first; the played one may be among them."""
    usual_loss: float
    """What an answer drawn by lot would have cost on average."""
    luck: float | None = None
    """How much more than expected dice and draws then brought the seat; None where chance had no say."""

    @property
    def ply(self) -> int:
        return self.position.ply

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def chances(self) -> list[float]:
        """By seat: the chance to win with the best answer."""
        return self.best[0].chances

    @property
    def points(self) -> list[float]:
        return self.best[0].points

    @property
    def loss(self) -> float:
        return self.played.loss


@dataclass(frozen=True)
class Player:
    """What an analysis says about one seat."""

    name: str
    decisions: int
    precision: int | None
    """100: never a worse answer; 0: no better than by lot; None: too few decisions to say."""
    imprecise: int
    mistakes: int
    costly: int


@dataclass(frozen=True)
class Analysis:
    """What is known about a game so far; it may be unfinished work."""

    start: Start
    names: list[str]
    decisions: list[Judged]
    outcome: Outcome | None

    def turning_points(self) -> list[Judged]:
        return turning_points_of(self.decisions)

    def players(self) -> list[Player]:
        return [player_of(name, seat, self.decisions) for seat, name in enumerate(self.names)]

    def to_json(self) -> dict[str, object]:
        grammar = self.start.game.grammar
        turning = {judged.ply for judged in self.turning_points()}
        return {
            "game": self.start.game.id,
            "rules": self.start.game.rules_version,
            "players": [vars(player) for player in self.players()],
            "outcome": self.outcome.to_json() if self.outcome else None,
            "plies": [
                {
                    "ply": judged.ply,
                    "seat": judged.seat,
                    "played": grammar.text(judged.played.action),
                    "chances": [round(chance, 3) for chance in judged.chances],
                    "points": [round(points, 1) for points in judged.points],
                    "loss": round(judged.loss, 3),
                    "lost_points": round(judged.played.lost_points, 1),
                    "luck": None if judged.luck is None else round(judged.luck, 3),
                    "turning": judged.ply in turning,
                    "best": [answer.to_json(grammar) for answer in judged.best],
                }
                for judged in self.decisions
            ],
        }


def turning_points_of(decisions: Sequence[W]) -> list[W]:
    """The decisions that cost most, in their order, not all at one moment."""
    found: list[W] = []
    for judged in sorted(decisions, key=lambda judged: -judged.loss):
        if judged.loss < MISTAKE or len(found) == TURNING:
            break
        if all(abs(judged.ply - other.ply) >= APART for other in found):
            found.append(judged)
    return sorted(found, key=lambda judged: judged.ply)


def player_of(name: str, seat: int, decisions: Sequence[Weighed]) -> Player:
    """What a seat's decisions say about it."""
    own = [judged for judged in decisions if judged.seat == seat]
    lost, usual = sum(judged.loss for judged in own), sum(judged.usual_loss for judged in own)
    sure = len(own) >= ENOUGH and usual > 0.0
    precision = round(100 * max(0.0, 1.0 - lost / usual)) if sure else None
    graded = [sum(judged.loss >= grade for judged in own) for grade in (IMPRECISE, MISTAKE, COSTLY)]
    imprecise, mistakes, costly = graded[0] - graded[1], graded[1] - graded[2], graded[2]
    return Player(name, len(own), precision, imprecise, mistakes, costly)


def decisions_of(record: Record) -> list[Position]:
    """The moments at which somebody had a choice. InvalidRecord names the first wrong line."""
    return [
        position
        for position in record.positions()
        if position.action is not None and len(position.state.legal_actions()) > 1
    ]


def analyse(
    record: Record,
    seconds: float = 30.0,
    iterations: int = 0,
    seed: int = 0,
    on_progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge every decision of a record within a time, or by so many iterations each, and sum up.

    With iterations the result depends on nothing but the record and the seed.
    """
    positions = decisions_of(record)
    budget = Budget(iterations=iterations) if iterations else share_of(seconds, len(positions))
    decisions: list[Judged] = []
    for judged in judge_each(positions, budget, seed):
        decisions.append(judged)
        on_progress(len(decisions), len(positions))
    return Analysis(record.start, record.names, with_luck(decisions), outcome_of(record))


def share_of(seconds: float, decisions: int) -> Budget:
    """What each of so many decisions gets of a time."""
    return Budget(milliseconds=max(LEAST_MILLISECONDS, round(1000.0 * seconds / max(decisions, 1))))


def judge_each(positions: Sequence[Position], budget: Budget, seed: int) -> Iterator[Judged]:
    """The decisions one by one; each is judged by what its seat knew."""
    for position in positions:
        yield judge_one(position, budget, seed)


def judge_one(position: Position, budget: Budget, seed: int) -> Judged:
    action = position.action
    assert action is not None
    found = judge(position.state, budget, seed + position.ply, [action], SHOWN)
    played = found.of(action)
    assert played is not None
    usual = sum(answer.loss for answer in found.answers) / len(found.answers)
    return Judged(position, played, found.answers[:SHOWN], usual)


def with_luck(decisions: Sequence[Judged]) -> list[Judged]:
    """The same, and what chance made of each answer: how the seat stood next, beside what was expected."""
    told: list[Judged] = []
    for judged, following in zip_longest(decisions, decisions[1:]):
        luck: float | None = None
        if following is not None and revealed(judged.position):
            luck = following.chances[judged.seat] - judged.played.chances[judged.seat]
        told.append(replace(judged, luck=luck))
    return told


def revealed(position: Position) -> bool:
    """Whether the played answer brought something to light."""
    assert position.action is not None
    after = position.state.clone()
    after.play(position.action)
    return after.reveals != position.state.reveals


def outcome_of(record: Record) -> Outcome | None:
    *_, last = record.positions()
    return last.state.outcome()
