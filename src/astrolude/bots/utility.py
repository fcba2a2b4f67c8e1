"""From points to chances of winning: one scale on which positions of all games compare.

A game's evaluation speaks in its own points, a dozen in one game and a hundred and fifty in another, and
a lead matters by its size compared with the scores at hand. The utility of a position for a seat is

    9/10 of its chance to win, the softmax of all seats' points over the scale, and
    1/10 of the share of the other seats it stands above, each by the logistic of the difference,

so a seat that can no longer win still prefers a better place. Once a game is over, its ranks take the place
of the chances. With two seats and no result yet, both parts are the same logistic curve. A seat that plays
alone has only its own past to compare with: its utility is the logistic of what it has gained.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from astrolude.bots.judge import Judge
from astrolude.kernel.game import Game
from astrolude.kernel.state import State

PLACE: Final = 0.1
"""How much the places behind the winner count."""

RELATIVE_SCALE: Final = 0.1
"""A lead by this share of the average score (and one point) makes a seat e times as likely to win."""

STEEPEST: Final = 500.0
"""A loss by so many scales is as bad as any; more would be too much for the exponential function."""

LEAST: Final = 1e-12
"""Keeps the weight of a hopeless seat above zero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Utility(Judge):
    """Judges by the game's own evaluation."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game)
        values = game.evaluate(state)
        size = 0.0
        for value in values:
            size += abs(value)
        self.scale: Final = 1.0 + RELATIVE_SCALE * size / len(values)
        self.start: Final = values[0]

    def of(self, state: State) -> list[float]:
        """What the position is worth to each seat."""
        if state.over:
            return self.of_result(state)
        return self.of_points(self.game.evaluate(state))

    def of_points(self, values: list[float]) -> list[float]:
        if len(values) == 1:
            return [self.of_gain(values[0])]
        highest = values[0]
        for value in values:
            highest = max(highest, value)
        total = 0.0
        weights: list[float] = []
        for value in values:
            weight = exp((value - highest) / self.scale) + LEAST
            weights.append(weight)
            total += weight
        others = len(values) - 1
        utilities: list[float] = []
        for weight in weights:
            above = 0.0
            for other in weights:
                above += weight / (weight + other)
            utilities.append((1.0 - PLACE) * weight / total + PLACE * (above - 0.5) / others)
        return utilities

    def of_gain(self, value: float) -> float:
        """What a position is worth to a seat that plays alone."""
        gain = (value - self.start) / self.scale
        return 1.0 / (1.0 + exp(-gain)) if gain > -STEEPEST else 0.0

    def of_result(self, state: State) -> list[float]:
        outcome = state.outcome()
        assert outcome is not None
        if len(outcome.scores) == 1:
            return [self.of_gain(float(outcome.scores[0]))]
        ranks = outcome.ranks
        winners = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        utilities: list[float] = []
        for rank in ranks:
            above = -0.5
            for other in ranks:
                above += 1.0 if rank < other else 0.5 if rank == other else 0.0
            won = 1.0 / winners if rank == 1 else 0.0
            utilities.append((1.0 - PLACE) * won + PLACE * above / (len(ranks) - 1))
        return utilities
