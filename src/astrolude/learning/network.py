"""A small network over the sparse cells of an observation: one kind for all games, in plain NumPy.

The rows of the cells that are not 0 are summed; a rectifier; then two branches. One says by how many points
the game's own evaluation is wrong for each seat, the seat that looks first. The other scores answers: each
answer is the sum of its parts (its verb, its arguments in their roles, and what is all its own), and its
score the product of that sum with what the branch makes of the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

POINTS: Final = 50.0
"""The evaluation's points are divided by this before the network sees them."""
STEP: Final = 2.0
"""One unit of the first branch, in points."""
RELATIVE_SCALE: Final = 0.1
"""As in the search's utility: a lead by this share of the average score, and one point, is worth e to 1."""

SHAPES: Final = {
    "table": ("inputs", "width"), "width_bias": ("width",),
    "value_in": ("width", "value"), "value_bias": ("value",),
    "value_out": ("value", "players"), "points_bias": ("players",),
    "policy_in": ("width", "policy"), "policy_bias": ("policy",),
    "parts": ("parts", "policy"), "parts_bias": ("parts",),
}  # fmt: skip
"""The arrays of a network and the sizes that they must share."""


class Network:
    """The arrays, and what is computed from them."""

    def __init__(self, arrays: Mapping[str, Any], parts: list[list[int]]) -> None:
        get = {name: np.ascontiguousarray(arrays[name], np.float32) for name in SHAPES}
        self.players: Final = len(get["points_bias"])
        self.table: Final[Array] = np.concatenate([get["table"], get["width_bias"][None]])
        """By cell a row; then one for each seat's points, and one that is always added."""
        self.last: Final = np.arange(len(get["table"]) - self.players, len(self.table)).tobytes()
        """The numbers of the rows that are no cells."""
        self.value_in: Final[Array] = get["value_in"]
        self.value_bias: Final[Array] = get["value_bias"]
        self.value_out: Final[Array] = get["value_out"]
        self.points_bias: Final[Array] = get["points_bias"]
        self.policy_in: Final[Array] = get["policy_in"]
        self.policy_bias: Final[Array] = get["policy_bias"]
        self.answers: Final[Array] = np.stack([get["parts"][row].sum(0) for row in parts])
        self.answers_bias: Final[Array] = np.array(
            [get["parts_bias"][row].sum() for row in parts], np.float32
        )
        """By action: the sums of its parts."""

    def look(self, cells: bytes, values: bytes) -> Array:
        """The first layer. The cells that are not 0, `last` behind them, are int64; their values float32."""
        rows = self.table.take(np.frombuffer(cells, np.int64), 0)
        found: Array = np.dot(np.frombuffer(values, np.float32), rows)
        return np.maximum(found, 0.0, out=found)

    def corrections(self, seen: Array) -> Array:
        """By position (first layers, stacked) and relative seat: how many points to add."""
        inner = np.maximum(seen @ self.value_in + self.value_bias, 0.0)
        found: Array = STEP * (inner @ self.value_out + self.points_bias)
        return found

    def scores(self, seen: Array, answers: list[int]) -> Array:
        """How promising each answer is in one position: logits."""
        inner = np.maximum(seen @ self.policy_in + self.policy_bias, 0.0)
        found: Array = self.answers.take(answers, 0) @ inner + self.answers_bias.take(answers)
        return found


def parts_of(grammar: Mapping[str, Any]) -> tuple[list[list[int]], int]:
    """By action: the numbers of its parts; and how many parts there are.

    `grammar` is what `Grammar.describe` says. A part is a verb, or a value in one role of a verb, which
    answers share; the last part of each answer is its own.
    """
    rows: list[list[int]] = []
    count = 0
    for verb in grammar["verbs"]:
        sizes = [len(grammar["kinds"][slot["kind"]]) for slot in verb["slots"]]
        starts: list[int] = []
        first = count
        count += 1
        for size in sizes:
            starts.append(count)
            count += size
        for offset in range(verb["size"]):
            row = [first]
            rest = offset
            for size, start in reversed(list(zip(sizes, starts, strict=True))):
                row.append(start + rest % size)
                rest //= size
            rows.append(row)
    for row in rows:
        row.append(count)
        count += 1
    return rows, count


def scales_of(points: Array) -> Array:
    """By position: by how many points one must lead to be e times as likely to win."""
    found: Array = np.float32(1.0) + np.float32(RELATIVE_SCALE) * np.abs(points).mean(axis=1)
    return found
