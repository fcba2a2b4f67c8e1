"""A whole game, judged decision by decision: how everybody stood, and what was given away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final, NamedTuple, Protocol, TypeVar

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

PHASES: Final = 3
"""The beginning, the middle and the end of a game are told apart."""

SLIPS: Final = 5
"""How many of the largest slips are named for each player,"""
SOURCES: Final = 10
"""and how many of the terms by which points came."""
LEAST_SOURCE: Final = 0.5
"""Points that a source is worth a word from."""

Worths = Mapping[str, tuple[float, float]]
"""By term: the points that the played answer changed, and those that the best one would have."""


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

    @property
    def worths(self) -> Worths:
        """What it changed for the seat itself, beside the best answer."""
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

    @property
    def worths(self) -> Worths:
        return worths_of(self.played, self.best[0])


class Phase(NamedTuple):
    """What a seat made of a third of the game."""

    precision: int | None
    lost: float
    """How much of its chance to win its decisions cost, all together."""


class Source(NamedTuple):
    """Where points came from: a term of the evaluation, as played and by the bot's best answers."""

    term: str
    played: float
    best: float


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
    slips: list[int]
    """The plies of what cost most, the largest first."""
    phases: list[Phase]
    sources: list[Source]
    """The largest first."""

    def to_json(self) -> dict[str, object]:
        return {
            **vars(self),
            "phases": [phase._asdict() for phase in self.phases],
            "sources": [source._asdict() for source in self.sources],
        }


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
            "players": [player.to_json() for player in self.players()],
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
    graded = [sum(judged.loss >= grade for judged in own) for grade in (IMPRECISE, MISTAKE, COSTLY)]
    imprecise, mistakes, costly = graded[0] - graded[1], graded[1] - graded[2], graded[2]
    slips = sorted((each for each in own if each.loss >= IMPRECISE), key=lambda each: -each.loss)[:SLIPS]
    end = max((judged.ply for judged in decisions), default=0) + 1
    thirds: list[list[Weighed]] = [[] for _ in range(PHASES)]
    for judged in own:
        thirds[judged.ply * PHASES // end].append(judged)
    return Player(
        name,
        len(own),
        precision_of(own),
        imprecise,
        mistakes,
        costly,
        [judged.ply for judged in slips],
        [Phase(precision_of(third), round(sum(each.loss for each in third), 3)) for third in thirds],
        sources_of(own),
    )


def precision_of(decisions: Sequence[Weighed]) -> int | None:
    """100: never a worse answer; 0: no better than by lot; None: too few decisions to say."""
    lost, usual = sum(judged.loss for judged in decisions), sum(judged.usual_loss for judged in decisions)
    sure = len(decisions) >= ENOUGH and usual > 0.0
    return round(100 * max(0.0, 1.0 - lost / usual)) if sure else None


def worths_of(played: Answer, best: Answer) -> Worths:
    terms = dict.fromkeys([*played.worths, *best.worths])
    return {term: (played.worths.get(term, 0.0), best.worths.get(term, 0.0)) for term in terms}


def sources_of(decisions: Sequence[Weighed]) -> list[Source]:
    """Where points came from, beside what the best answers at the same moments would have brought."""
    sums: dict[str, list[float]] = {}
    for judged in decisions:
        for term, (played, best) in judged.worths.items():
            held = sums.setdefault(term, [0.0, 0.0])
            held[0] += played
            held[1] += best
    found = [Source(term, round(played, 1), round(best, 1)) for term, (played, best) in sums.items()]
    weighty = [source for source in found if max(abs(source.played), abs(source.best)) >= LEAST_SOURCE]
    return sorted(weighty, key=lambda source: -max(abs(source.played), abs(source.best)))[:SOURCES]


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
