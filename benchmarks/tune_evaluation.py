"""Tunes the evaluation of a game by play: weights that win, not weights that explain.

    make compiled && export PYTHONPATH=build/compiled
    .venv/bin/python benchmarks/tune_evaluation.py gaia --opening faction --minutes 8 --jobs 16 --write

All weights are shaken at once: each by its own size, up or down by lot. One side of a table plays with the
shaken weights, the other with the opposite ones, and the same deal is played again with the sides exchanged,
so that seats and luck cancel out. Over thousands of such pairs a linear fit says by how much the lead changes
with each weight. Then steps of several lengths in that direction play against the weights they come from, and
the best of them is taken, if any is better.

A term is moved as a whole and, where its weight changes with the stage, also more at the beginning than
towards the end. The last stage is left alone, for there the rules say what things are worth, and so are the
terms that `fit` in the data file calls fixed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from typing import Any

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.evaluation import Evaluation, read_stages
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

fitting: Any = import_module("fit_evaluation")
"""The program beside this one."""

SHARE = 0.2
"""A weight is shaken by this share of its usual size,"""
MORE = 0.25
"""and by this share of the doubt about it, in points."""
PRIOR = 0.15
"""How much a shake may change the lead, in points: the standard deviation of the prior."""
STEPS = (0.25, 0.5, 1.0)
"""Lengths of steps along the slope, in shakes for each point of lead."""
EXPLORING = 0.7
"""The share of the time for finding the slope; the steps have the rest."""

Rows = dict[str, list[float]]
"""By term: its weight at each stage."""
Weights = list[list[float]]
"""By stage: the weights of all terms."""


@dataclass(frozen=True)
class Knob:
    """One thing that can be turned: a term, all stages alike or the earlier against the later ones."""

    term: str
    tilted: bool
    size: float


class Tuning:
    """The weights of a game's data file and their knobs."""

    def __init__(self, game: Game, rows: Rows, hints: dict[str, Any]) -> None:
        self.game = game
        self.rows = rows
        module = import_module(f"astrolude.games.{game.id}.advice.evaluation")
        terms = game.evaluation(game.players[-1]).terms
        self.weigh: Callable[[Rows], Weights] = getattr(
            module, "weights_by_stage", lambda given: read_stages(terms, given)
        )
        self.knobs = [knob for term in rows for knob in knobs_of(term, rows[term], hints)]

    def turned(self, turns: Any) -> Rows:
        """The rows after turning every knob by so many of its sizes."""
        rows = {term: list(weights) for term, weights in self.rows.items()}
        for knob, turn in zip(self.knobs, turns, strict=True):
            last = len(rows[knob.term]) - 1
            for stage in range(last):
                tilt = 1.0 - 2.0 * stage / max(last - 1, 1) if knob.tilted else 1.0
                rows[knob.term][stage] += float(turn) * knob.size * tilt
        return rows

    def weights(self, turns: Any) -> Weights:
        return self.weigh(self.turned(turns))


def knobs_of(term: str, weights: Sequence[float], hints: dict[str, Any]) -> list[Knob]:
    if term in hints.get("fixed", []) or len(weights) < 2:
        return []
    usual = sum(abs(weight) for weight in weights[:-1]) / (len(weights) - 1)
    size = SHARE * usual + MORE * min(1.0, float(hints.get("doubt", {}).get(term, 1.0)))
    changes = len(set(weights[:-1])) > 1
    return [Knob(term, False, size), *([Knob(term, True, size)] if changes else [])]


def install(game: Game, players: int, weights: Weights) -> None:
    """Let the game's evaluation use other weights from now on; its lists stay the same ones."""
    now = game.evaluation(players)
    given = Evaluation(now.terms, weights)
    stages = given.stages if given.last == now.last else given.refined(now.last // given.last).stages
    for place, row in enumerate(stages):
        now.stages[place][:] = row


def lead(game: Game, players: int, seed: int, sides: list[Weights], bot: str, opening: str) -> float:
    """How far the first side's weights end above the second's, on average of both seatings of a deal."""
    return sum(table(game, players, seed, sides, shift, bot, opening) for shift in (0, 1)) / 2


def table(
    game: Game, players: int, seed: int, sides: list[Weights], shift: int, bot: str, opening: str
) -> float:
    """The lead in one game; the sides sit in turn."""
    state = game.new(players, None, seed)
    chance, lot = Generator(seed ^ BOTS_STREAM), Generator(seed)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    before = [list(row) for row in game.evaluation(players).stages]
    playing = -1
    while not state.over:
        if state.decision.prompt == opening:
            choices = game.candidates(state)
            state.play(choices[lot.below(len(choices))])
            continue
        side = (state.seat + shift) % 2
        if side != playing:
            install(game, players, sides[side])
            playing = side
        state.play(answer(bots[state.seat], state, chance))
    install(game, players, before)
    outcome = state.outcome()
    assert outcome is not None
    own = [score for seat, score in enumerate(outcome.scores) if (seat + shift) % 2 == 0]
    others = [score for seat, score in enumerate(outcome.scores) if (seat + shift) % 2 == 1]
    return sum(own) / len(own) - sum(others) / len(others)


def slope(shakes: Any, leads: Any) -> tuple[Any, float]:
    """By knob: by how much the lead changes with its size; and how uncertain that is."""
    noise = float(leads.var()) or 1.0
    squares = shakes.T @ shakes / noise + np.eye(shakes.shape[1]) / PRIOR**2
    return np.linalg.solve(squares, shakes.T @ leads / noise), sqrt(noise / float((shakes[:, 0] ** 2).sum()))


@dataclass(frozen=True)
class Job:
    """What one process plays until its time is over."""

    game: str
    table: str
    counts: list[int]
    first: int
    stride: int
    seconds: float
    bot: str
    opening: str
    step: list[float] | None
    """Against the weights as they are; None: shaken by lot against the opposite."""

    def play(self) -> list[tuple[list[float], float]]:
        load()
        game = find(self.game)
        content = json.loads(data_of(game).read_text(encoding="utf-8"))
        tuning = tuning_of(game, content, self.table)
        until = time.monotonic() + self.seconds
        found: list[tuple[list[float], float]] = []
        seed = self.first
        while not found or time.monotonic() < until:
            lot = np.random.default_rng(seed)
            shake = np.array(self.step) if self.step else lot.integers(0, 2, len(tuning.knobs)) * 2.0 - 1.0
            sides = [tuning.weights(shake), tuning.weights(0 * shake if self.step else -shake)]
            players = self.counts[seed % len(self.counts)]
            found.append((shake.tolist(), lead(game, players, seed, sides, self.bot, self.opening)))
            seed += self.stride
        return found


def data_of(game: Game) -> Any:
    return fitting.SOURCES / game.id / "data" / "evaluation.json"


def tuning_of(game: Game, content: dict[str, Any], table_name: str) -> Tuning:
    part = content[table_name] if table_name else content
    return Tuning(game, part["terms"], content.get("fit", {}))


def played(jobs: list[Job]) -> tuple[Any, Any]:
    """All shakes and leads of several processes."""
    with get_context("spawn").Pool(len(jobs)) as pool:
        rows = [row for part in pool.map(Job.play, jobs, chunksize=1) for row in part]
    return np.array([shake for shake, _ in rows]), np.array([found for _, found in rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=50_000_000)
    parser.add_argument("--players", default="2,2,4", help="even player counts, taken in turn")
    parser.add_argument("--table", default="", help="the weights to tune, where a game has several")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--opening", default="", help="a prompt that is answered by lot, such as faction")
    parser.add_argument("--write", action="store_true", help="write better weights into the package")
    given = parser.parse_args()
    counts = [int(count) for count in given.players.split(",")]
    if any(count % 2 for count in counts):
        parser.error("two sides need an even number of players")
    load()
    game = find(given.game)
    content = json.loads(data_of(game).read_text(encoding="utf-8"))
    tuning = tuning_of(game, content, given.table)

    def jobs(first: int, seconds: float, step: Any) -> list[Job]:
        at = [first + worker for worker in range(given.jobs)]
        fixed = (given.jobs, seconds, given.bot, given.opening, step)
        return [Job(game.id, given.table, counts, seed, *fixed) for seed in at]

    seconds = given.minutes * 60.0
    shakes, leads = played(jobs(given.seed, seconds * EXPLORING, None))
    found, error = slope(2.0 * shakes, leads)
    print(f"{len(leads)} pairs of games, {len(found)} knobs, slopes known to {error:.2f} points")
    for index in np.argsort(-np.abs(found))[:12]:
        knob = tuning.knobs[index]
        print(f"  {knob.term}{' (tilt)' if knob.tilted else ''}: {found[index]:+.2f}")
    best, best_lead = 0.0, 0.0
    for number, step in enumerate(STEPS):
        first = given.seed + 100_000_000 * (number + 1)
        tried = (step * found).tolist()
        _, leads = played(jobs(first, seconds * (1 - EXPLORING) / len(STEPS), tried))
        mean, error = float(leads.mean()), float(leads.std() / sqrt(len(leads)))
        print(f"step {step}: lead {mean:+.2f} ± {error:.2f} in {2 * len(leads)} games")
        if mean > max(best_lead, 2.0 * error):
            best, best_lead = step, mean
    if not best:
        print("no step is better than the weights as they are")
        return
    part = content[given.table] if given.table else content
    rows = tuning.turned(best * found)
    part["terms"] = {term: [round(weight, 3) for weight in weights] for term, weights in rows.items()}
    text = fitting.written(content) + "\n"
    if given.write:
        data_of(game).write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
