"""Tunes the evaluation of a game by play: weights that win, not weights that explain.

    make compiled && export PYTHONPATH=build/compiled
    .venv/bin/python benchmarks/tune_evaluation.py gaia --opening faction --minutes 8 --jobs 16 --write
    .venv/bin/python benchmarks/tune_evaluation.py gaia --trial search:20ms --former OLD.json --minutes 2

All weights are shaken at once: each by its own size, up or down by lot. One side of a table plays with the
shaken weights, the other with the opposite ones, and the same deal is played again with the sides exchanged,
so that seats and luck cancel out. Over thousands of such pairs a linear fit says by how much the lead changes
with each weight. Then steps of several lengths in that direction play against the weights they come from, and
the best of them is taken, if any is better. Several rounds of this may follow each other.

A term is moved as a whole and, where its weight changes with the stage, also more at the beginning than
towards the end. The last stage is left alone, for there the rules say what things are worth; where a game has
two stages only, what counts in the last one is moved as well, since most of the game is played between them.
Terms that `fit` in the data file calls fixed stay as they are.

With --trial the weights of the package play against those of an earlier data file (--former), each deal with
the sides exchanged: games won and lead, with their standard errors.
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
from pathlib import Path
from typing import Any, NamedTuple

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
LONGEST = 3000
"""So many decisions without an end are a draw: shaken too far, bots may want nothing that ends a game."""
EXPLORING = 0.7
"""The share of the time for finding the slope; the steps have the rest."""

Rows = dict[str, list[float]]
"""By term: its weight at each stage."""
Weights = list[list[float]]
"""By stage: the weights of all terms."""


@dataclass(frozen=True)
class Knob:
    """One thing that can be turned: a term, at all stages, earlier ones against later ones, or at the end."""

    term: str
    way: str
    size: float

    def share(self, stage: int, last: int) -> float:
        """By how much of its size a turn moves the weight at a stage."""
        if self.way == "end":
            return float(stage == last)
        if stage == last:
            return 0.0
        return 1.0 - 2.0 * stage / max(last - 1, 1) if self.way == "tilt" else 1.0


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
            weights = rows[knob.term]
            for stage in range(len(weights)):
                weights[stage] += float(turn) * knob.size * knob.share(stage, len(weights) - 1)
        return rows

    def weights(self, turns: Any) -> Weights:
        return self.weigh(self.turned(turns))


def knobs_of(term: str, weights: Sequence[float], hints: dict[str, Any]) -> list[Knob]:
    if term in hints.get("fixed", []) or len(weights) < 2:
        return []
    usual = sum(abs(weight) for weight in weights[:-1]) / (len(weights) - 1)
    doubt = MORE * min(1.0, float(hints.get("doubt", {}).get(term, 1.0)))
    knobs = [Knob(term, "level", SHARE * usual + doubt)]
    if len(set(weights[:-1])) > 1:
        knobs.append(Knob(term, "tilt", SHARE * usual + doubt))
    if len(weights) == 2 and weights[-1]:
        knobs.append(Knob(term, "end", SHARE * abs(weights[-1]) + doubt))
    return knobs


def install(game: Game, players: int, weights: Weights) -> None:
    """Let the game's evaluation use other weights from now on; its lists stay the same ones."""
    now = game.evaluation(players)
    given = Evaluation(now.terms, weights)
    stages = given.stages if given.last == now.last else given.refined(now.last // given.last).stages
    for place, row in enumerate(stages):
        now.stages[place][:] = row


class Result(NamedTuple):
    """What a pair of games brought the first side: its lead in points, and its share of the victories."""

    lead: float
    won: float


def pair(game: Game, players: int, seed: int, sides: list[Weights], bot: str, opening: str) -> Result:
    """How the first side's weights fare against the second's, on average of both seatings of a deal."""
    games = [table(game, players, seed, sides, shift, bot, opening) for shift in (0, 1)]
    return Result(sum(found.lead for found in games) / 2, sum(found.won for found in games) / 2)


def table(
    game: Game, players: int, seed: int, sides: list[Weights], shift: int, bot: str, opening: str
) -> Result:
    """What one game brings the first side; the sides sit in turn."""
    state = game.new(players, None, seed)
    chance, lot = Generator(seed ^ BOTS_STREAM), Generator(seed)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    before = [list(row) for row in game.evaluation(players).stages]
    playing = -1
    plies = 0
    while not state.over:
        plies += 1
        if plies > LONGEST:
            install(game, players, before)
            return Result(0.0, 0.5)
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
    own = [seat for seat in range(players) if (seat + shift) % 2 == 0]
    others = [seat for seat in range(players) if (seat + shift) % 2 == 1]
    ahead = sum(outcome.scores[seat] for seat in own) - sum(outcome.scores[seat] for seat in others)
    won = sum(seat in own for seat in outcome.winners) / len(outcome.winners)
    return Result(ahead / len(own), won)


def slope(shakes: Any, leads: Any) -> tuple[Any, float]:
    """By knob: by how much the lead changes with its size; and how uncertain that is."""
    noise = float(leads.var()) or 1.0
    squares = shakes.T @ shakes / noise + np.eye(shakes.shape[1]) / PRIOR**2
    return np.linalg.solve(squares, shakes.T @ leads / noise), sqrt(noise / float((shakes[:, 0] ** 2).sum()))


@dataclass(frozen=True)
class Job:
    """What one process plays until its time is over."""

    game: str
    rows: Rows
    hints: dict[str, Any]
    counts: list[int]
    first: int
    stride: int
    seconds: float
    bot: str
    opening: str
    against: Rows | None
    """The other side's weights; None: both sides are shaken by lot, one against the opposite of the other."""

    def play(self) -> list[tuple[list[float], Result]]:
        load()
        game = find(self.game)
        tuning = Tuning(game, self.rows, self.hints)
        until = time.monotonic() + self.seconds
        found: list[tuple[list[float], Result]] = []
        seed = self.first
        while not found or time.monotonic() < until:
            shake = np.random.default_rng(seed).integers(0, 2, len(tuning.knobs)) * 2.0 - 1.0
            if self.against is None:
                sides = [tuning.weights(shake), tuning.weights(-shake)]
            else:
                sides = [tuning.weigh(self.rows), tuning.weigh(self.against)]
            players = self.counts[seed % len(self.counts)]
            found.append((shake.tolist(), pair(game, players, seed, sides, self.bot, self.opening)))
            seed += self.stride
        return found


class Table:
    """How games are played: which game, by how many, by which bots, on how many processes."""

    def __init__(self, game: Game, hints: dict[str, Any], given: argparse.Namespace) -> None:
        self.game = game
        self.hints = hints
        self.counts = [int(count) for count in given.players.split(",")]
        self.opening: str = given.opening
        self.processes: int = given.jobs

    def play(
        self, rows: Rows, against: Rows | None, first: int, seconds: float, bot: str
    ) -> tuple[Any, list[Result]]:
        """All shakes and results of several processes."""
        jobs = [
            Job(
                self.game.id,
                rows,
                self.hints,
                self.counts,
                first + process,
                self.processes,
                seconds,
                bot,
                self.opening,
                against,
            )
            for process in range(self.processes)
        ]
        with get_context("spawn").Pool(len(jobs)) as pool:
            found = [row for part in pool.map(Job.play, jobs, chunksize=1) for row in part]
        return np.array([shake for shake, _ in found]), [result for _, result in found]


def told(results: list[Result]) -> str:
    """Games won and lead, each with its standard error; both games of a pair count as one draw."""
    wins = np.array([result.won for result in results])
    leads = np.array([result.lead for result in results])
    root = sqrt(len(results))
    won = f"won {wins.mean():.1%} ± {wins.std() / root:.1%}"
    return f"{won}, lead {leads.mean():+.2f} ± {leads.std() / root:.2f} in {2 * len(results)} games"


def tuned(at: Table, rows: Rows, first: int, seconds: float, bot: str) -> Rows:
    """One round: the slope, then steps along it; better weights, or the same."""
    tuning = Tuning(at.game, rows, at.hints)
    shakes, results = at.play(rows, None, first, seconds * EXPLORING, bot)
    found, error = slope(2.0 * shakes, np.array([result.lead for result in results]))
    print(f"{len(results)} pairs of games, {len(found)} knobs, slopes known to {error:.2f} points")
    for index in np.argsort(-np.abs(found))[:12]:
        knob = tuning.knobs[index]
        print(f"  {knob.term} ({knob.way}): {found[index]:+.2f}")
    best, best_lead = rows, 0.0
    for number, step in enumerate(STEPS):
        tried = tuning.turned(step * found)
        _, results = at.play(
            tried, rows, first + 100_000_000 * (number + 1), seconds * (1 - EXPLORING) / len(STEPS), bot
        )
        print(f"step {step}: {told(results)}")
        leads = np.array([result.lead for result in results])
        mean, error = float(leads.mean()), float(leads.std() / sqrt(len(leads)))
        if mean > max(best_lead, 2.0 * error):
            best, best_lead = tried, mean
    if best is rows:
        print("no step is better than the weights as they are")
    return {term: [round(weight, 3) for weight in weights] for term, weights in best.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=50_000_000)
    parser.add_argument("--players", default="2,2,4", help="even player counts, taken in turn")
    parser.add_argument("--table", default="", help="the weights to tune, where a game has several")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--opening", default="", help="a prompt that is answered by lot, such as faction")
    parser.add_argument("--write", action="store_true", help="write better weights into the package")
    parser.add_argument("--trial", default="", help="a bot that plays with these weights against --former")
    parser.add_argument("--former", type=Path, help="the data file that the trial compares with")
    given = parser.parse_args()
    if any(int(count) % 2 for count in given.players.split(",")):
        parser.error("two sides need an even number of players")
    if bool(given.trial) != bool(given.former):
        parser.error("--trial and --former go together")
    load()
    game = find(given.game)
    path = fitting.SOURCES / game.id / "data" / "evaluation.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    part = content[given.table] if given.table else content
    at = Table(game, content.get("fit", {}), given)
    seconds = given.minutes * 60.0
    if given.trial:
        former = json.loads(given.former.read_text(encoding="utf-8"))
        against = (former[given.table] if given.table else former)["terms"]
        print(f"{game.id}, {given.players} players, {given.trial}, new weights against former ones:")
        print(told(at.play(part["terms"], against, given.seed, seconds, given.trial)[1]))
        return
    for number in range(given.rounds):
        first = given.seed + 1_000_000_000 * number
        part["terms"] = tuned(at, part["terms"], first, seconds / given.rounds, given.bot)
    text = fitting.written(content) + "\n"
    if given.write:
        path.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
