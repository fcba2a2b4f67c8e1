"""Fits a network to what self-play left behind, with NumPy, or with CuPy on a GPU where that is installed.

Three things are learnt at once. *Results*: the evaluation's points with the network's correction should come
out as the final scores; positions after a turn drawn by lot count in full, others little, since only they
tell what follows from a choice and not merely what goes with it. *Siblings*: of the answers that a search
followed, the network should see the differences that the search found. *Policy*: the scores of the answers
should become the search's shares of tries and its choice. Whole games are kept apart; after every pass the
losses on them are noted, and the best network by them is kept.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from astrolude.learning.network import POINTS, STEP, parts_of
from training.data import Data

SPREAD: Final = 20.0
"""Points are compared in units of this."""
PLACE: Final = 0.1
"""As in the search's utility: how much the places behind the winner count."""


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted."""

    width: int = 128
    value: int = 32
    policy: int = 64
    rate: float = 1e-3
    dropout: float = 0.2
    decay: float = 1e-2
    passes: int = 6
    batch: int = 256
    """Searched questions in a step."""
    undrawn: float = 0.15
    results: float = 1.0
    siblings: float = 200.0
    answers: float = 0.5
    kept_apart: int = 20
    """One game in so many is never learnt from."""
    seed: int = 1


class Adam:
    """Adam with weight decay, over a dictionary of arrays."""

    def __init__(self, xp: Any, arrays: dict[str, Any], recipe: Recipe) -> None:
        self.xp = xp
        self.recipe = recipe
        self.first = {name: xp.zeros_like(array) for name, array in arrays.items()}
        self.second = {name: xp.zeros_like(array) for name, array in arrays.items()}
        self.steps = 0

    def step(self, arrays: dict[str, Any], slopes: dict[str, Any], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first *= 0.9
            first += 0.1 * slope
            second *= 0.999
            second += 0.001 * slope * slope
            size = self.xp.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            if not name.endswith("bias"):
                arrays[name] *= 1 - rate * self.recipe.decay
            arrays[name] -= rate / (1 - 0.9**self.steps) * first / size


@dataclass
class Losses:
    """Sums over what was seen, for the curves."""

    sums: dict[str, float] = field(default_factory=dict)
    counts: dict[str, float] = field(default_factory=dict)

    def add(self, name: str, total: Any, count: Any) -> None:
        self.sums[name] = self.sums.get(name, 0.0) + float(total)
        self.counts[name] = self.counts.get(name, 0.0) + float(count)

    def means(self) -> dict[str, float]:
        return {name: self.sums[name] / max(self.counts[name], 1e-9) for name in self.sums}


class Fit:
    """One network in the making."""

    def __init__(
        self, cells: int, players: int, grammar: Mapping[str, Any], recipe: Recipe, xp: Any, start: Any = None
    ) -> None:
        self.xp: Final = xp
        self.recipe: Final = recipe
        self.cells: Final = cells
        self.players: Final = players
        rows, count = parts_of(grammar)
        longest = max(len(row) for row in rows)
        self.part_rows: Final = xp.asarray(np.array([row + [count] * (longest - len(row)) for row in rows]))
        self.count: Final = count
        self.rng: Final = np.random.default_rng(recipe.seed)
        self.arrays: dict[str, Any] = {
            name: xp.asarray(array, dtype=np.float32) for name, array in (start or self.fresh()).items()
        }
        self.adam: Final = Adam(xp, self.arrays, recipe)

    def fresh(self) -> dict[str, Any]:
        recipe, normal = self.recipe, self.rng.standard_normal
        actions = len(self.part_rows)
        shared = self.count - actions
        return {
            "table": 0.08 * normal((self.cells + self.players, recipe.width)),
            "width_bias": np.zeros(recipe.width),
            "value_in": normal((recipe.width, recipe.value)) * np.sqrt(2 / recipe.width),
            "value_bias": np.zeros(recipe.value),
            "value_out": np.zeros((recipe.value, self.players)),
            "points_bias": np.zeros(self.players),
            "policy_in": normal((recipe.width, recipe.policy)) * np.sqrt(2 / recipe.width),
            "policy_bias": np.zeros(recipe.policy),
            "parts": np.concatenate(
                [0.1 * normal((shared, recipe.policy)), np.zeros((actions, recipe.policy))]
            ),
            "parts_bias": np.zeros(self.count),
        }

    # One step: forward, the three losses, and back.

    def learn(self, data: Data, roots: Any, rate: float, losses: Losses, *, learning: bool = True) -> None:
        """One step over searched questions (or positions without a search), or only their losses."""
        xp = self.xp
        groups = data.groups[roots]
        followed = groups >= 0
        kids = groups[followed]
        rows = np.concatenate([data.root["position"][roots], data.child["position"][kids]])
        count = len(roots)
        dense = self.dense(data, rows)
        keep = self.kept(len(rows)) if learning else None
        first = xp.maximum(dense @ self.arrays["table"] + self.arrays["width_bias"], 0.0)
        seen = first * keep if keep is not None else first
        inner = xp.maximum(seen @ self.arrays["value_in"] + self.arrays["value_bias"], 0.0)
        out = inner @ self.arrays["value_out"] + self.arrays["points_bias"]
        points = xp.asarray(data.points[rows])
        back = xp.zeros_like(out)
        back[:count] = self.results(data, roots, points[:count], out[:count], losses)
        if len(kids):
            back[count:] = self.siblings(data, roots, kids, followed, points[count:], out[count:], losses)
        slopes, back_seen = self.value_slopes(seen, inner, back)
        more, back_policy = self.policy(data, roots, seen[:count], losses)
        slopes |= more
        back_seen[:count] += back_policy
        if not learning:
            return
        back_first = back_seen * (first > 0)
        if keep is not None:
            back_first *= keep
        slopes["table"] = dense.T @ back_first
        slopes["width_bias"] = back_first.sum(0)
        self.adam.step(self.arrays, slopes, rate)

    def dense(self, data: Data, rows: Any) -> Any:
        xp = self.xp
        block = xp.zeros((len(rows), self.cells + 1), np.float32)
        block[xp.arange(len(rows))[:, None], xp.asarray(data.cells[rows]).astype(np.int64)] = xp.asarray(
            data.values[rows]
        ).astype(np.float32)
        return xp.concatenate(
            [block[:, : self.cells], xp.asarray(data.points[rows] / np.float32(POINTS))], axis=1
        )

    def kept(self, count: int) -> Any:
        """Dropout of the first layer."""
        share = 1 - self.recipe.dropout
        drawn = self.rng.random((count, self.recipe.width), np.float32) < share
        return self.xp.asarray(drawn.astype(np.float32) / np.float32(share))

    def results(self, data: Data, roots: Any, points: Any, out: Any, losses: Losses) -> Any:
        xp = self.xp
        final = xp.asarray(data.root["final"][roots])
        weights = np.array([self.recipe.undrawn, 1.0, 0.0], np.float32)[data.root["origin"][roots]]
        weight = xp.asarray(weights)[:, None]
        total = max(float(weights.sum()), 1.0) * self.players
        rest = (points + STEP * out - final) / SPREAD
        plain = (points - final) / SPREAD
        losses.add("result", (weight * rest**2).sum(), total)
        losses.add("result_linear", (weight * plain**2).sum(), total)
        spread = (final - final.mean(1, keepdims=True)) / SPREAD
        lead = rest - rest.mean(1, keepdims=True)
        plain_lead = plain - plain.mean(1, keepdims=True)
        losses.add("lead", (weight * lead**2).sum(), total)
        losses.add("lead_linear", (weight * plain_lead**2).sum(), total)
        losses.add("lead_spread", (weight * spread**2).sum(), total)
        return self.recipe.results * 2 * weight * rest * (STEP / SPREAD) / total

    def siblings(
        self, data: Data, roots: Any, kids: Any, followed: Any, points: Any, out: Any, losses: Losses
    ) -> Any:
        """The differences between answers of one question, in the utility of the seat that chose."""
        xp = self.xp
        which, _ = np.nonzero(followed)
        sizes = np.bincount(which, minlength=len(roots)).astype(np.float32)
        seat = data.child["turned"][kids]
        scale = data.root["scale"][roots][which]
        mean = data.child["mean"][kids]
        member = np.zeros((len(roots), len(kids)), np.float32)
        member[which, np.arange(len(kids))] = 1.0
        member_gpu = xp.asarray(member)
        sizes_gpu = xp.asarray(np.maximum(sizes, 1.0))[:, None]
        place = xp.asarray(np.eye(self.players, dtype=np.float32)[seat])
        wanted_gpu = xp.asarray(mean)

        def centred(difference: Any) -> Any:
            return difference - (member_gpu.T @ ((member_gpu @ difference[:, None]) / sizes_gpu))[:, 0]

        scale_gpu = xp.asarray(scale)[:, None]
        worth, slope = utility(xp, (points + STEP * out) / scale_gpu, place)
        rest = centred(worth - wanted_gpu)
        before, _ = utility(xp, points / scale_gpu, place)
        losses.add("sibling", (rest**2).sum() * 1e4, len(kids))
        losses.add("sibling_linear", (centred(before - wanted_gpu) ** 2).sum() * 1e4, len(kids))
        factor = self.recipe.siblings * 2 * rest / len(kids)
        return factor[:, None] * slope * (STEP / scale_gpu)

    def value_slopes(self, seen: Any, inner: Any, back: Any) -> tuple[dict[str, Any], Any]:
        back_inner = (back @ self.arrays["value_out"].T) * (inner > 0)
        slopes = {
            "value_out": inner.T @ back,
            "points_bias": back.sum(0),
            "value_in": seen.T @ back_inner,
            "value_bias": back_inner.sum(0),
        }
        return slopes, back_inner @ self.arrays["value_in"].T

    def policy(self, data: Data, roots: Any, seen: Any, losses: Losses) -> tuple[dict[str, Any], Any]:
        xp, arrays = self.xp, self.arrays
        answers = xp.asarray(data.answers[roots])
        real = answers >= 0
        places = xp.where(real, answers, 0)
        shares = xp.asarray(data.shares[roots])
        padded_parts = xp.concatenate([arrays["parts"], xp.zeros((1, arrays["parts"].shape[1]), np.float32)])
        padded_bias = xp.concatenate([arrays["parts_bias"], xp.zeros(1, np.float32)])
        table = padded_parts[self.part_rows].sum(1)
        table_bias = padded_bias[self.part_rows].sum(1)
        inner = xp.maximum(seen @ arrays["policy_in"] + arrays["policy_bias"], 0.0)
        rows = table[places]
        scores = (rows @ inner[:, :, None])[:, :, 0] + table_bias[places]
        scores = xp.where(real, scores, -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = xp.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        losses.add("policy", -(shares * xp.log(chances + 1e-9)).sum(), len(roots))
        self.note_ranks(data, roots, chances, losses)
        back = (self.recipe.answers / len(roots)) * xp.where(real, chances - shares, 0.0).astype(np.float32)
        back_inner = (back[:, None, :] @ rows)[:, 0, :] * (inner > 0)
        back_table = xp.zeros_like(table)
        xp.add.at(
            back_table, places.ravel(), (back[:, :, None] * inner[:, None, :]).reshape(-1, inner.shape[1])
        )
        back_bias = xp.zeros_like(table_bias)
        xp.add.at(back_bias, places.ravel(), back.ravel())
        slope_parts = xp.zeros_like(padded_parts)
        slope_bias = xp.zeros_like(padded_bias)
        for column in range(self.part_rows.shape[1]):
            xp.add.at(slope_parts, self.part_rows[:, column], back_table)
            xp.add.at(slope_bias, self.part_rows[:, column], back_bias)
        slopes = {
            "parts": slope_parts[:-1],
            "parts_bias": slope_bias[:-1],
            "policy_in": seen.T @ back_inner,
            "policy_bias": back_inner.sum(0),
        }
        return slopes, back_inner @ arrays["policy_in"].T

    def note_ranks(self, data: Data, roots: Any, chances: Any, losses: Losses) -> None:
        """How often the search's choice is the network's first, and among its first four."""
        xp = self.xp
        chosen = xp.asarray(data.root["chosen"][roots]).astype(np.int64)
        its = chances[xp.arange(len(roots)), chosen][:, None]
        rank = (chances > its).sum(1)
        losses.add("first", (rank == 0).sum(), len(roots))
        losses.add("among_four", (rank < 4).sum(), len(roots))

    # Passes over all data.

    def passes(self, data: Data, log: list[dict[str, float]], until: float) -> None:
        """Learn pass by pass; the arrays with the smallest loss on unseen games remain."""
        recipe = self.recipe
        apart = data.root["game"] % recipe.kept_apart == 0
        training, unseen = np.flatnonzero(~apart), np.flatnonzero(apart)
        batch = recipe.batch
        best, kept = np.inf, None
        steps = recipe.passes * max(1, len(training) // batch)
        done = 0
        for number in range(recipe.passes + 1):
            seen = Losses()
            if number:
                for roots in batches(self.rng.permutation(training), batch):
                    rate = recipe.rate * min(1.0, (done + 1) / 50) * max(0.02, 1 - done / steps)
                    self.learn(data, roots, rate, seen, learning=True)
                    done += 1
                    if time.monotonic() > until:
                        break
            after = Losses()
            for roots in batches(unseen, batch):
                self.learn(data, roots, 0.0, after, learning=False)
            found = after.means()
            row = (
                {"pass": float(number)}
                | found
                | {f"learnt_{name}": value for name, value in seen.means().items()}
            )
            log.append(row)
            print({name: round(value, 4) for name, value in row.items()}, flush=True)
            score = self.score(found)
            if score < best:
                best = score
                kept = {name: array.copy() for name, array in self.arrays.items()}
            if time.monotonic() > until:
                break
        if kept is not None:
            self.arrays = kept

    def score(self, found: dict[str, float]) -> float:
        recipe = self.recipe
        return (
            recipe.results * found["result"]
            + recipe.siblings * found.get("sibling", 0.0) / 1e4
            + recipe.answers * found.get("policy", 0.0)
        )

    def plain(self) -> dict[str, Any]:
        """The arrays as NumPy's."""
        return {name: array.get() if hasattr(array, "get") else array for name, array in self.arrays.items()}


def utility(xp: Any, points: Any, place: Any) -> tuple[Any, Any]:
    """What points (in scales) are worth to the seat marked in `place`, as in a search; and the slope."""
    weights = xp.exp(points - points.max(1, keepdims=True))
    chances = weights / weights.sum(1, keepdims=True)
    own_chance = (chances * place).sum(1)
    slope = (1 - PLACE) * own_chance[:, None] * (place - chances)
    own = (points * place).sum(1, keepdims=True)
    above = 1 / (1 + xp.exp(xp.clip(points - own, -50, 50))) * (1 - place)
    others = points.shape[1] - 1
    worth = (1 - PLACE) * own_chance + PLACE * above.sum(1) / others
    turn = PLACE * above * (1 - above) / others
    slope = slope - turn + place * turn.sum(1, keepdims=True)
    return worth, slope


def batches(order: Any, size: int) -> Iterator[Any]:
    for start in range(0, len(order), size):
        yield order[start : start + size]
