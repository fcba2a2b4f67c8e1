"""Tunes the weights of a game's evaluation by what its choices bring (`choices`, `lessons`).

    make compiled && export PYTHONPATH=build/compiled:.
    .venv/bin/python -m training.tune gaia --opening faction --minutes 8 --jobs 16 --out build/tuning/gaia
    .venv/bin/python -m training.tune gaia --opening faction --minutes 0 --out build/tuning/gaia \
        --trial search:20ms --trial-minutes 5

In rounds: all processes play for some seconds, the sums of what they found are fitted, the next round plays
with the weights found. Then the tuned weights play against those of the package, on unseen seeds with the
seats exchanged. In the folder remain the data file with the tuned weights, a line for each round and each
trial, and what a further call goes on with.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude import engine_kind
from astrolude.bots.utility import Utility
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from training.choices import Experiment, Slopes, experiment
from training.lessons import Sums, plain_forecast
from training.trial import LONGEST, summed, told, tried
from training.weights import DataFile, Rows, Tuning, data_path, install

LOT_STREAM: Final = 0x1D872B41C3E98F5A
"""Sets the lot of the choices apart from the game's own chance."""
UNSEEN: Final = 1_000_000_000
"""The first seed of the trials lies so far beyond that of the self-play."""
ROUND_SEEDS: Final = 1_000_000


@dataclass(frozen=True)
class Way:
    """How self-play goes, the same in all rounds."""

    game: str
    counts: tuple[int, ...]
    temperature: float
    opening: str


@dataclass(frozen=True)
class Shift:
    """What one process plays in one round."""

    way: Way
    rows: Rows
    hints: dict[str, Any]
    turns: Any
    forecast: Any
    first: int
    stride: int
    seconds: float

    def play(self) -> Sums:
        load()
        game = find(self.way.game)
        tuning = Tuning(game, self.rows, self.hints)
        effects = tuning.effects()
        flat = effects.reshape(-1, effects.shape[-1])
        weights = tuning.weights(self.turns)
        sums = Sums(len(tuning.knobs))
        until = time.monotonic() + self.seconds
        seed = self.first
        while not sums.games or time.monotonic() < until:
            players = self.way.counts[seed // self.stride % len(self.way.counts)]
            install(game, players, weights)
            slopes = Slopes(game, players, len(effects))
            found, results = played(slopes, seed, self.way)
            if results:
                sums.add_game(found, results, flat, self.forecast)
            seed += self.stride
        return sums


def played(slopes: Slopes, seed: int, way: Way) -> tuple[list[Experiment], list[float]]:
    """One game with all its choices by lot, and its results by seat; none if it finds no end."""
    game = slopes.game
    state = game.new(slopes.players, None, seed)
    rng = Generator(seed ^ LOT_STREAM)
    found: list[Experiment] = []
    plies = 0
    while not state.over and plies < LONGEST:
        plies += 1
        if state.decision.prompt == way.opening:
            choices = game.candidates(state)
            state.play(choices[rng.below(len(choices))])
            continue
        action, one = experiment(slopes, state.determinize(state.seat, rng), rng, way.temperature)
        if one is not None:
            found.append(one)
        state.play(action)
    return found, result_of(game, state) if state.over else []


def result_of(game: Game, state: Any) -> list[float]:
    """By seat: a lead counts by its size, from 0 to 1 together, on the scale of forecasts."""
    return Utility(game, state).of_points([float(score) for score in game.evaluate(state)])


class Course:
    """Several rounds, and what is known after them."""

    def __init__(self, way: Way, data: DataFile, out: Path, prior: float, fade: float) -> None:
        self.way: Final = way
        self.data: Final = data
        self.out: Final = out
        self.prior: Final = prior
        self.fade: Final = fade
        self.tuning: Final = Tuning(find(way.game), data.rows, data.hints)
        self.sums = Sums(len(self.tuning.knobs))
        self.turns: Any = np.zeros(len(self.tuning.knobs))
        self.errors: Any = np.full(len(self.tuning.knobs), prior)
        self.forecast: Any = plain_forecast()
        self.round = 0
        out.mkdir(parents=True, exist_ok=True)
        if self.kept.exists():
            with self.kept.open("rb") as file:
                self.sums, self.turns, self.errors, self.forecast, self.round = pickle.load(file)

    @property
    def kept(self) -> Path:
        return self.out / "course.pickle"

    def run(self, seconds: float, a_round: float, seed: int, jobs: int) -> None:
        """Play and learn for so long: at least one round, none for no time at all."""
        if seconds <= 0.0:
            return
        until = time.monotonic() + seconds
        done = False
        with get_context("spawn").Pool(jobs) as pool:
            while not done:
                began = time.monotonic()
                first = seed + self.round * ROUND_SEEDS
                shifts = [
                    Shift(
                        self.way,
                        self.data.rows,
                        self.data.hints,
                        self.turns,
                        self.forecast,
                        first + job,
                        jobs,
                        min(a_round, until - began),
                    )
                    for job in range(jobs)
                ]
                fresh = Sums(len(self.turns))
                for part in pool.map(Shift.play, shifts, chunksize=1):
                    fresh.add(part)
                self.learn(fresh, time.monotonic() - began)
                self.keep()
                done = time.monotonic() >= until

    def learn(self, fresh: Sums, seconds: float) -> None:
        """One round's lesson."""
        said = {
            "round": self.round,
            "seconds": round(seconds, 1),
            "games": int(fresh.games),
            "choices": int(fresh.choices),
            "first_choices": round(fresh.firsts / max(fresh.choices, 1.0), 3),
            "unforeseen": round(fresh.noise(), 5),
        }
        fresh.played_at(self.turns)
        self.sums.add(fresh, self.fade)
        self.turns, self.errors = self.sums.turns(self.prior)
        self.forecast = self.sums.forecast()
        self.round += 1
        said["turned"] = round(float(np.sqrt(np.mean(self.turns**2))), 3)
        said["uncertain"] = round(float(np.sqrt(np.mean(self.errors**2))), 3)
        self.note(said)

    def keep(self) -> None:
        draft = self.kept.with_suffix(".part")
        with draft.open("wb") as file:
            pickle.dump((self.sums, self.turns, self.errors, self.forecast, self.round), file)
        draft.replace(self.kept)

    def note(self, said: dict[str, Any]) -> None:
        print(json.dumps(said), flush=True)
        with (self.out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")

    def clearest(self, count: int = 15) -> list[str]:
        """The knobs whose turns are farthest from chance."""
        order = np.argsort(-np.abs(self.turns / self.errors))[:count]
        told = []
        for place in order:
            knob = self.tuning.knobs[place]
            turns = f"{self.turns[place]:+.2f} ± {self.errors[place]:.2f} turns of {knob.size:.2f}"
            told.append(f"{knob.term} ({knob.way}): {turns}")
        return told


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.tune", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", default="2,4", help="player counts, taken in turn; even ones in trials")
    parser.add_argument("--table", default="", help="the weights to tune, where a game has several")
    parser.add_argument("--opening", default="", help="a prompt that is answered by lot, such as faction")
    parser.add_argument("--minutes", type=float, default=8.0, help="of self-play")
    parser.add_argument("--round", type=float, default=15.0, help="seconds of one round")
    parser.add_argument("--temperature", type=float, default=0.05)
    parser.add_argument("--prior", type=float, default=0.3, help="how far knobs may turn, in their sizes")
    parser.add_argument("--fade", type=float, default=0.98, help="what is left of a round after the next one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=60_000_000)
    parser.add_argument("--trial", action="append", default=[], help="a bot that plays with both weights")
    parser.add_argument("--trial-minutes", type=float, default=2.0, help="for each trial")
    parser.add_argument("--trial-players", default="", help="player counts of the trials, taken in turn")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    load()
    game = find(given.game)
    data = DataFile(data_path(game), given.table)
    former = data.rows
    way = Way(game.id, counts_of(given.players), given.temperature, given.opening)
    course = Course(way, data, given.out, given.prior, given.fade)
    print(f"{game.id}, {given.players} players, {engine_kind()} engine", flush=True)
    course.run(given.minutes * 60.0, given.round, given.seed, given.jobs)
    rows = course.tuning.turned(course.turns)
    print("\n".join(course.clearest()))
    counts = counts_of(given.trial_players or given.players)
    for bot in given.trial:
        seconds = given.trial_minutes * 60.0
        first = given.seed + UNSEEN * (1 + given.trial.index(bot))
        found = summed(tried(game, rows, former, counts, first, seconds, given.jobs, bot, given.opening))
        course.note({"trial": bot, "players": counts, "first_seed": first, **found})
        print(f"{bot}: {told(found)}", flush=True)
    data.write(given.out / "evaluation.json", rows)


def counts_of(text: str) -> tuple[int, ...]:
    return tuple(int(count) for count in text.split(","))


if __name__ == "__main__":
    main()
