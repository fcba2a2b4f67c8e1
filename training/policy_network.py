"""The networks of `astrolude.learning` while they learn: forwards and backwards over many positions at once.

A position is a row of a sparse matrix, and so are its answers; only what is not 0 is ever multiplied.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from scipy.sparse import csr_matrix

from astrolude.kernel.game import Game
from astrolude.learning.network import STEP, parts_of, scales_of

CLIP: Final = 0.2
"""A lesson makes no answer more or less likely than by this share."""

Array = Any
"""Arrays of NumPy; their shapes are said in words."""


class Positions(NamedTuple):
    """What seats saw, row by row, and what they could answer."""

    cells: Any
    """A sparse matrix: a row for each position."""
    points: Array
    """The evaluation's points, the seat that looks first."""
    answers: Array
    """All legal answers of the first row, then those of the second,"""
    starts: Array
    """and where those of each row begin; one number more than rows."""

    def rows(self, chosen: Array) -> Positions:
        counts = np.diff(self.starts)[chosen]
        starts = np.concatenate([[0], np.cumsum(counts)])
        places = np.repeat(self.starts[chosen] - starts[:-1], counts) + np.arange(starts[-1])
        return Positions(self.cells[chosen], self.points[chosen], self.answers[places], starts)


class Steps(NamedTuple):
    """What was answered, and what came of it."""

    positions: Positions
    chosen: Array
    """By row: which of its answers, from 0,"""
    logs: Array
    """and the logarithm of the chance that it had."""
    gains: Array
    """By how much it turned out better than expected,"""
    results: Array
    """and what was to be expected after all, from 0 (a defeat) to 1."""

    def rows(self, chosen: Array) -> Steps:
        return Steps(self.positions.rows(chosen), *[values[chosen] for values in self[1:]])


class Forward(NamedTuple):
    """What a network makes of positions, with all that is needed on the way back."""

    first: Array
    value: Array
    policy: Array
    ahead: Array
    """By row: the logarithm of the odds that the seat wins."""
    table: Array
    """By action: the sum of its parts."""
    owners: Array
    """By answer: the row it belongs to."""
    logs: Array
    """By answer: the logarithm of its chance."""


class Pupil:
    """A network for two players that learns. Its arrays are those that `astrolude.learning` reads."""

    def __init__(self, game: Game, seed: int, width: int = 256, inner: int = 64) -> None:
        cells = game.layout(2).size
        rows, parts = parts_of(game.grammar.describe())
        shared = parts - len(rows)
        places = [part for row in rows for part in row]
        ends = np.cumsum([0, *map(len, rows)])
        self.parts: Final = csr_matrix((np.ones(len(places), np.float32), places, ends), (len(rows), parts))
        self.parts_turned: Final = self.parts.T.tocsr()
        normal = np.random.default_rng(seed).standard_normal
        arrays: dict[str, Array] = {
            "table": 0.08 * normal((cells + 2, width)),
            "width_bias": np.zeros(width),
            "value_in": normal((width, inner)) * (2 / width) ** 0.5,
            "value_bias": np.zeros(inner),
            "value_out": np.zeros((inner, 2)),
            "points_bias": np.zeros(2),
            "policy_in": normal((width, inner)) * (2 / width) ** 0.5,
            "policy_bias": np.zeros(inner),
            "parts": np.concatenate([0.02 * normal((shared, inner)), np.zeros((len(rows), inner))]),
            "parts_bias": np.zeros(parts),
        }
        self.arrays: Final = {name: array.astype(np.float32) for name, array in arrays.items()}

    def forward(self, seen: Positions) -> Forward:
        own = self.arrays
        first = seen.cells @ own["table"]
        first += own["width_bias"]
        np.maximum(first, 0.0, out=first)
        value = np.maximum(first @ own["value_in"] + own["value_bias"], 0.0)
        points = seen.points + STEP * (value @ own["value_out"] + own["points_bias"])
        ahead = (points[:, 0] - points[:, 1]) / scales_of(seen.points)
        policy = np.maximum(first @ own["policy_in"] + own["policy_bias"], 0.0)
        owners = np.repeat(np.arange(len(first)), np.diff(seen.starts))
        table, bias = self.parts @ own["parts"], self.parts @ own["parts_bias"]
        promise = np.einsum("ij,ij->i", policy[owners], table[seen.answers])
        promise += bias[seen.answers]
        begins = seen.starts[:-1]
        promise -= np.maximum.reduceat(promise, begins)[owners]
        promise -= np.log(np.add.reduceat(np.exp(promise), begins))[owners]
        return Forward(first, value, policy, ahead, table, owners, promise)

    def slopes(self, steps: Steps, curious: float, imitating: bool = False) -> dict[str, Array]:
        """The slopes of the loss: which way of each weight makes the steps worse.

        The loss of an answer is that of proximal policy optimisation, less what an even spread is worth, or
        for imitation the cross-entropy; that of the forecast is always the cross-entropy.
        """
        seen, found = steps.positions, self.forward(steps.positions)
        count = len(steps.chosen)
        begins = seen.starts[:-1]
        taken = begins + steps.chosen
        ratios = np.exp(found.logs[taken] - steps.logs)
        free = np.where(steps.gains > 0.0, ratios < 1.0 + CLIP, ratios > 1.0 - CLIP)
        pull = np.ones(count) if imitating else np.where(free, ratios * steps.gains, 0.0)
        chances = np.exp(found.logs)
        to_answers = pull[found.owners] * chances
        to_answers[taken] -= pull
        evenness = -np.add.reduceat(chances * found.logs, begins)
        to_answers += curious * chances * (found.logs + evenness[found.owners])
        to_answers /= count
        return self.backward(seen, found, to_answers, (chance_of(found.ahead) - steps.results) / count)

    def backward(
        self, seen: Positions, found: Forward, to_answers: Array, to_ahead: Array
    ) -> dict[str, Array]:
        """From the slopes of the answers' promise and of the log-odds to those of all weights."""
        own = self.arrays
        scattered = csr_matrix(
            (to_answers.astype(np.float32), seen.answers, seen.starts), (len(to_ahead), len(found.table))
        )
        to_policy = scattered @ found.table
        to_policy *= found.policy > 0.0
        half = (STEP * to_ahead / scales_of(seen.points)).astype(np.float32)
        to_points = np.stack([half, -half], axis=1)
        to_value = to_points @ own["value_out"].T
        to_value *= found.value > 0.0
        to_first = to_policy @ own["policy_in"].T + to_value @ own["value_in"].T
        to_first *= found.first > 0.0
        to_bias = np.bincount(seen.answers, to_answers, len(found.table)).astype(np.float32)
        return {
            "table": seen.cells.T.tocsr() @ to_first,
            "width_bias": to_first.sum(axis=0),
            "value_in": found.first.T @ to_value,
            "value_bias": to_value.sum(axis=0),
            "value_out": found.value.T @ to_points,
            "points_bias": to_points.sum(axis=0),
            "policy_in": found.first.T @ to_policy,
            "policy_bias": to_policy.sum(axis=0),
            "parts": self.parts_turned @ (scattered.T.tocsr() @ found.policy),
            "parts_bias": self.parts_turned @ to_bias,
        }


class Adam:
    """Down the slopes, by steps of about the same size for all weights."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.arrays: Final = arrays
        self.slopes: Final = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.squares: Final = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.steps = 0

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            usual, squares = self.slopes[name], self.squares[name]
            usual += 0.1 * (slope - usual)
            squares += 0.001 * (slope * slope - squares)
            size = np.sqrt(squares / (1.0 - 0.999**self.steps))
            size += 1e-6
            self.arrays[name] -= (rate / (1.0 - 0.9**self.steps)) * usual / size


def chance_of(ahead: Array) -> Array:
    """The chance of winning by the logarithm of its odds."""
    return 1.0 / (1.0 + np.exp(-np.clip(ahead, -30.0, 30.0)))
