"""What self-play leaves behind: positions as sparse cells, what a search found there, how the game ended.

A shard is one `.npz` of flat arrays. Lists of different lengths lie one after the other, with an array of
where each begins (one more than there are lists). Seats are relative: the seat that looks comes first.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

UNDRAWN: Final = 0
DRAWN: Final = 1
IMAGINED: Final = 2
"""Where a question comes from: a game, one just after a drawn decision, or a search, without a result."""

POSITIONS: Final[dict[str, Any]] = {"cells": np.uint16, "values": np.float16}
"""By position: the cells that are not 0, and what they hold."""
ANSWERS: Final[dict[str, Any]] = {
    "actions": np.uint16, "tries": np.uint16, "means": np.float32, "sights": np.float32,
}  # fmt: skip
"""By searched question: the answers, how often each was tried, what it brought, and at first sight."""
ROOTS: Final[dict[str, Any]] = {
    "position": np.int32, "chosen": np.int16, "origin": np.int8, "game": np.int32,
    "scale": np.float32, "points": np.float32, "final": np.float32,
}  # fmt: skip
"""By searched question: its position, the answer chosen, what the evaluation says, the final scores."""
CHILDREN: Final[dict[str, Any]] = {
    "position": np.int32, "root": np.int32, "answer": np.int16, "turned": np.int8, "points": np.float32,
}  # fmt: skip
"""By position after an answer: whose question it was, and by how much the seat that looks is turned."""


class Samples:
    """A shard in the making."""

    def __init__(self) -> None:
        self.lists: Final[dict[str, list[Any]]] = {name: [] for name in POSITIONS | ANSWERS}
        self.position_starts: Final = [0]
        self.answer_starts: Final = [0]
        self.roots: Final[dict[str, list[Any]]] = {name: [] for name in ROOTS}
        self.children: Final[dict[str, list[Any]]] = {name: [] for name in CHILDREN}
        self.seats: Final[list[int]] = []
        """By searched question of the game that is being played: who was asked."""
        self.games = 0

    def add_position(self, cells: Any, values: Any) -> int:
        self.lists["cells"].append(cells.astype(POSITIONS["cells"]))
        self.lists["values"].append(values.astype(POSITIONS["values"]))
        self.position_starts.append(self.position_starts[-1] + len(cells))
        return len(self.position_starts) - 2

    def add_root(
        self, seat: int, found: dict[str, list[Any]], position: int, chosen: int, origin: int, scale: float,
        points: list[float],
    ) -> int:  # fmt: skip
        for name, kind in ANSWERS.items():
            self.lists[name].append(np.asarray(found[name], kind))
        self.answer_starts.append(self.answer_starts[-1] + len(found["actions"]))
        row = {"position": position, "chosen": chosen, "origin": origin, "game": self.games, "scale": scale}
        for name, value in (row | {"points": turned(points, seat)}).items():
            self.roots[name].append(value)
        self.seats.append(seat)
        return len(self.answer_starts) - 2

    def add_child(
        self, position: int, root: int, answer: int, seat: int, looks: int, points: list[float]
    ) -> None:
        """A position after a seat's answer; `looks` is the seat whose view it is."""
        row = {"position": position, "root": root, "answer": answer, "turned": (seat - looks) % len(points)}
        for name, value in (row | {"points": turned(points, looks)}).items():
            self.children[name].append(value)

    def end_game(self, scores: list[int]) -> None:
        """The results are known now."""
        for seat in self.seats:
            self.roots["final"].append(turned([float(score) for score in scores], seat))
        self.seats.clear()
        self.games += 1

    def write(self, path: Path) -> None:
        """Write the shard under another name first: a file that bears its name is whole."""
        kinds = POSITIONS | ANSWERS
        arrays: dict[str, Any] = {
            name: np.concatenate(parts) if parts else np.zeros(0, kinds[name])
            for name, parts in self.lists.items()
        }
        arrays["position_starts"] = np.asarray(self.position_starts, np.int64)
        arrays["answer_starts"] = np.asarray(self.answer_starts, np.int64)
        for prefix, table, types in (("root", self.roots, ROOTS), ("child", self.children, CHILDREN)):
            for name, rows in table.items():
                arrays[f"{prefix}_{name}"] = np.asarray(rows, types[name])
        draft = path.with_suffix(".part")
        with draft.open("wb") as file:
            np.savez(file, **arrays)
        draft.replace(path)


def turned(by_seat: list[float], seat: int) -> list[float]:
    """Relative to a seat: its own first, then clockwise."""
    return by_seat[seat:] + by_seat[:seat]
