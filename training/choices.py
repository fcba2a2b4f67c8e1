"""The greedy bot with a little chance, and what its choices teach about the evaluation's weights.

Where the greedy bot takes the answer with the best judgement, this one takes each with a probability that
falls off with its distance from the best:

    p(a) in proportion to exp(log-odds of u(a) / temperature)

`u(a)` being the utility of what the answer leads to (`astrolude.bots.utility`). So every decision is a small
experiment, drawn by lot among answers that hardly differ. The evaluation says by how much the chosen answer
is better than what is chosen on average, and how that changes with every weight: the slope. What the game
brings in the end says the truth, with much noise.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from astrolude.bots.greedy import average, worths
from astrolude.bots.utility import PLACE, Utility
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

UNLIKELY: Final = 0.003
"""Answers so much less likely than the first one are never chosen."""
SUREST: Final = 1e-6
"""Utilities come no nearer to 0 and 1 than this before their log-odds are taken."""
DRAWS: Final = 1 << 30


class Watching(Utility):
    """Judges by the evaluation, and keeps the positions by which an answer was judged."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self.worlds: list[State] = []
        self.found: list[list[float]] = []

    def of_each(self, states: list[State]) -> list[list[float]]:
        self.worlds = states
        self.found = [self.of(state) for state in states]
        return self.found


class Answer(NamedTuple):
    """An answer that may be chosen."""

    action: int
    worth: float
    """What it is worth to the seat that chooses,"""
    of_all: list[float]
    """and to every seat."""
    worlds: list[State]
    """The positions by which it was judged."""


class Answers:
    """The answers to a question that may be chosen, with their probabilities and utilities."""

    def __init__(self, game: Game, state: State, rng: Generator, temperature: float) -> None:
        self.seat: Final = state.seat
        self.judge: Final = Watching(game, state)
        found: list[Answer] = []
        for action in game.candidates(state):
            worth = average(worths(self.judge, state, action, rng, []))
            of_all = [average(list(utilities)) for utilities in zip(*self.judge.found, strict=True)]
            found.append(Answer(action, worth, of_all, self.judge.worlds))
        highest = max(log_odds(one.worth) for one in found)
        likely = [
            (one, exp((log_odds(one.worth) - highest) / temperature))
            for one in found
            if log_odds(one.worth) - highest > temperature * log(UNLIKELY)
        ]
        total = sum(weight for _, weight in likely)
        self.likely: Final = [one for one, _ in likely]
        self.chances: Final = [weight / total for _, weight in likely]
        self.expected: Final = [
            sum(chance * one.of_all[seat] for chance, one in zip(self.chances, self.likely, strict=True))
            for seat in range(state.players)
        ]

    def draw(self, rng: Generator) -> int:
        """A place among the answers by its chance."""
        left = rng.below(DRAWS) / DRAWS
        for place, chance in enumerate(self.chances):
            left -= chance
            if left < 0.0:
                return place
        return len(self.chances) - 1


def log_odds(worth: float) -> float:
    held = min(max(worth, SUREST), 1.0 - SUREST)
    return log(held / (1.0 - held))


class Slopes:
    """How utilities change with the weight of each stage and term of a data file."""

    def __init__(self, game: Game, players: int, stages: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.stages: Final = stages
        evaluation = game.evaluation(players)
        self.last: Final = evaluation.last
        self.terms: Final = len(evaluation.terms.names)

    def of_answer(self, judge: Utility, worlds: list[State], seat: int) -> Any:
        """By stage and term, in one row: the slope of an answer's utility for a seat."""
        total = np.zeros(0)
        for world in worlds:
            found = self.of_world(judge, world, seat)
            total = found if not len(total) else total + found
        return total / len(worlds)

    def of_world(self, judge: Utility, world: State, seat: int) -> Any:
        """The same of one position; what is over depends on no weight."""
        table = np.zeros((self.stages, self.terms))
        if not world.over:
            terms = np.array(self.game.terms(world))
            slopes = of_points(self.game.evaluate(world), seat, judge.scale)
            for other in range(self.players):
                before, share = self.place(world, other)
                table[before] += slopes[other] * (1.0 - share) * terms[other]
                if share:
                    table[before + 1] += slopes[other] * share * terms[other]
        return table.ravel()

    def place(self, state: State, seat: int) -> tuple[int, float]:
        """The stage of the data file that a seat has reached, and how far it is on the way to the next."""
        if self.stages == 1:
            return 0, 0.0
        reached = min(max(self.game.stage(state, seat) / self.last, 0.0), 1.0) * (self.stages - 1)
        before = min(int(reached), self.stages - 2)
        return before, reached - before


def of_points(values: list[float], seat: int, scale: float) -> list[float]:
    """By seat: how the utility of one seat changes with the points of each."""
    highest = max(values)
    weights = [exp((value - highest) / scale) for value in values]
    total = sum(weights)
    own = weights[seat] / total
    others = len(values) - 1
    slopes = [-(1.0 - PLACE) * own * weight / total for weight in weights]
    slopes[seat] += (1.0 - PLACE) * own
    for other, weight in enumerate(weights):
        if other != seat:
            above = weights[seat] / (weights[seat] + weight)
            slopes[other] -= PLACE * above * (1.0 - above) / others
            slopes[seat] += PLACE * above * (1.0 - above) / others
    return [slope / scale for slope in slopes]


class Experiment(NamedTuple):
    """One choice by lot."""

    seat: int
    stage: float
    """How far the game has come, from 0 to 1."""
    expected: float
    """What the evaluation forecast before the lot,"""
    ahead: list[float]
    """by how much better for every seat the chosen answer is, as it thinks,"""
    slope: Any
    """and how that changes with every weight."""
    first: bool
    """Whether the best answer was chosen."""


def experiment(
    slopes: Slopes, state: State, rng: Generator, temperature: float
) -> tuple[int, Experiment | None]:
    """The answer to a question that the seat to move sees, and what it may teach, if there was a choice."""
    game = slopes.game
    seat = state.seat
    if len(game.candidates(state)) == 1:
        return game.candidates(state)[0], None
    answers = Answers(game, state, rng, temperature)
    likely = answers.likely
    if len(likely) == 1:
        return likely[0].action, None
    chosen = answers.draw(rng)
    rows = [slopes.of_answer(answers.judge, one.worlds, seat) for one in likely]
    mean = np.array(answers.chances) @ np.array(rows)
    before, share = slopes.place(state, seat)
    found = Experiment(
        seat,
        (before + share) / max(slopes.stages - 1, 1),
        answers.expected[seat],
        [worth - usual for worth, usual in zip(likely[chosen].of_all, answers.expected, strict=True)],
        rows[chosen] - mean,
        likely[chosen].worth == max(one.worth for one in likely),
    )
    return likely[chosen].action, found
