"""The shards of self-play put together, as a fit reads them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from training.play import FOLLOWED

NO_ACTION: Final = 65535
"""Pads lists of actions."""
CHOICE: Final = 0.5
"""How much of the wanted shares is the search's choice; the rest are its tries."""


@dataclass
class Data:
    """Shards put together; positions are padded to one width with a cell that stays 0."""

    cells: Any
    values: Any
    points: Any
    """By position: the evaluation's points."""
    root: dict[str, Any]
    answers: Any
    """By searched question: its answers, padded with -1, and the wanted shares."""
    shares: Any
    child: dict[str, Any]
    groups: Any
    """By searched question: its children, padded with -1."""


def read(paths: list[Path], cells: int) -> Data:
    """All shards; games are numbered through."""
    packs = []
    games = positions = roots = 0
    for path in paths:
        with np.load(path) as file:
            pack = {name: file[name] for name in file.files}
        pack["root_game"] = pack["root_game"] + games
        pack["root_position"] = pack["root_position"] + positions
        pack["child_position"] = pack["child_position"] + positions
        pack["child_root"] = pack["child_root"] + roots
        games = int(pack["root_game"].max()) + 1
        positions += len(pack["position_starts"]) - 1
        roots += len(pack["answer_starts"]) - 1
        packs.append(pack)
    width = max(int(np.diff(pack["position_starts"]).max()) for pack in packs)
    most = max(int(np.diff(pack["answer_starts"]).max()) for pack in packs)
    join = {
        name: np.concatenate([pack[name] for pack in packs])
        for name in packs[0]
        if name.startswith(("root_", "child_"))
    }
    points = np.zeros((positions, join["root_points"].shape[1]), np.float32)
    points[join["root_position"]] = join["root_points"]
    points[join["child_position"]] = join["child_points"]
    root = {name.removeprefix("root_"): array for name, array in join.items() if name.startswith("root_")}
    child = {name.removeprefix("child_"): array for name, array in join.items() if name.startswith("child_")}
    answers, shares, means = wanted(packs, most)
    child["mean"] = means[child["root"], child["answer"]]
    return Data(
        padded(packs, "cells", "position_starts", width, cells, np.uint16),
        padded(packs, "values", "position_starts", width, 0, np.float16),
        points, root, answers, shares, child, grouped(child["root"], roots),
    )  # fmt: skip


def padded(packs: list[dict[str, Any]], name: str, starts: str, width: int, fill: int, kind: Any) -> Any:
    rows = []
    for pack in packs:
        lengths = np.diff(pack[starts])
        inside = np.arange(width) < lengths[:, None]
        block = np.full(inside.shape, fill, kind)
        block[inside] = pack[name]
        rows.append(block)
    return np.concatenate(rows)


def wanted(packs: list[dict[str, Any]], most: int) -> tuple[Any, Any, Any]:
    """The answers, the shares of tries mixed with the choice, and what each answer brought."""
    answers = padded(packs, "actions", "answer_starts", most, NO_ACTION, np.uint16).astype(np.int32)
    answers[answers == NO_ACTION] = -1
    tries = padded(packs, "tries", "answer_starts", most, 1, np.int32) - 1.0
    means = padded(packs, "means", "answer_starts", most, 0, np.float32)
    chosen = np.concatenate([pack["root_chosen"] for pack in packs])
    shares = tries / np.maximum(tries.sum(1, keepdims=True), 1.0)
    shares *= 1.0 - CHOICE
    shares[np.arange(len(chosen)), chosen] += 1.0 - shares.sum(1)
    return answers, shares.astype(np.float32), means


def grouped(roots: Any, count: int) -> Any:
    """By root the places of its children, padded with -1."""
    groups = np.full((count, FOLLOWED), -1, np.int32)
    order = np.argsort(roots, kind="stable")
    firsts = np.searchsorted(roots[order], roots[order])
    groups[roots[order], np.arange(len(roots)) - firsts] = order
    return groups
