"""What many choices by lot say together: a linear fit of what they brought.

By how much a choice turned out better than the choices before it promised is, apart from noise,

    ahead + slope · change

with the change of the weights that is sought: what is better than expected pulls up the weights of what it
had more of than the other answers. Since the lot decides among them, nothing that merely goes with success is
taken for its cause. The fit is drawn towards the weights it began with (a normal prior of so many turns of
each knob), and former rounds, played with other weights, fade. In the terms of learning programs: the natural
policy gradient of the greedy policy at its temperature, with an entropy bonus that keeps the weights' scale.

What the game brings is measured against a forecast from the position before the choice: the evaluation's own,
straightened by a fit for each part of the game. What the lots of all later choices brought, as the evaluation
thinks, is taken away as well, as far as a fit finds it true: on average a lot brings nothing, whatever was
chosen before, so this leaves the lesson as it is and takes away much of the noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from training.choices import Experiment

PARTS: Final = 6
"""The parts of a game in each of which forecasts are straightened."""
FLATTEST, STEEPEST = 0.2, 3.0
"""Limits of how much surer or less sure results are than the evaluation thinks."""
SEATS: Final = 9
LOTS: Final = 2 * PARTS + SEATS
"""From here on: what later lots brought, by part of the game."""
FEATURES: Final = LOTS + PARTS


def features(choices: Sequence[Experiment]) -> Any:
    """By choice of a game: what its forecast depends on.

    Level and slope for each part of the game, the seat, and what the lots of later choices brought that seat.
    """
    rows = np.zeros((len(choices), FEATURES))
    later = np.zeros((len(choices[0].ahead), PARTS))
    for place in range(len(choices) - 1, -1, -1):
        found = choices[place]
        part = part_of(found)
        rows[place, part] = 1.0
        rows[place, PARTS + part] = found.expected
        rows[place, 2 * PARTS + found.seat] = 1.0
        rows[place, LOTS:] = later[found.seat]
        later[:, part] += found.ahead
    return rows


def part_of(found: Experiment) -> int:
    return min(int(found.stage * PARTS), PARTS - 1)


def plain_forecast() -> Any:
    """As the evaluation says."""
    row = np.zeros(FEATURES)
    row[PARTS : 2 * PARTS] = 1.0
    row[LOTS:] = 1.0
    return row


class Sums:
    """What is kept of many choices; sums of several processes and rounds are added up."""

    def __init__(self, knobs: int) -> None:
        self.squares: Any = np.zeros((knobs, knobs))
        self.moments: Any = np.zeros(knobs)
        self.forecast_squares: Any = np.zeros((FEATURES, FEATURES))
        self.forecast_moments: Any = np.zeros(FEATURES)
        self.choices = 0.0
        self.firsts = 0.0
        self.errors = 0.0
        """Of the forecasts, squared."""
        self.games = 0.0

    def add_game(
        self, found: Sequence[Experiment], results: Sequence[float], effects: Any, forecast: Any
    ) -> None:
        """Learn from the choices of a game, now that its results (by seat, from 0 to 1) are known."""
        self.games += 1
        if not found:
            return
        rows = features(found)
        sure = np.clip(forecast[[PARTS + part_of(one) for one in found]], FLATTEST, STEEPEST)
        brought = np.array([results[one.seat] for one in found])
        surprise = brought - rows @ forecast
        slopes = sure[:, None] * (np.array([one.slope for one in found]) @ effects)
        self.squares += slopes.T @ slopes
        self.moments += slopes.T @ (surprise - sure * np.array([one.ahead[one.seat] for one in found]))
        self.forecast_squares += rows.T @ rows
        self.forecast_moments += rows.T @ brought
        self.choices += len(found)
        self.firsts += sum(one.first for one in found)
        self.errors += float(surprise @ surprise)

    def played_at(self, turns: Any) -> None:
        """Say with which turns of the knobs all this was played: moments become those of the whole turns."""
        self.moments += self.squares @ turns

    def add(self, other: Sums, fade: float = 1.0) -> None:
        """Add another's sums, one's own having faded."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) * fade + value)

    def noise(self) -> float:
        """The variance of what a choice brings, as far as the forecast does not explain it."""
        return self.errors / max(self.choices, 1.0)

    def turns(self, prior: float) -> tuple[Any, Any]:
        """The likeliest turns of the knobs, and how uncertain each is."""
        noise = self.noise() or 1.0
        inverse = np.linalg.inv(self.squares / noise + np.eye(len(self.moments)) / prior**2)
        return inverse @ self.moments / noise, np.sqrt(np.diag(inverse))

    def forecast(self) -> Any:
        """The forecast that fits best, near the evaluation's own."""
        ridge = 50.0 * np.eye(FEATURES)
        return np.linalg.solve(
            self.forecast_squares + ridge, self.forecast_moments + ridge @ plain_forecast()
        )
