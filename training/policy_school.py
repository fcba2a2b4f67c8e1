"""The small policy's school (`training.small_policy`) in several processes, each with its own games.

    python -m training.policy_school --minutes 8 --jobs 16 --hidden 256 --out build/policy_school

It begins from nothing, or with a network of so many hidden cells (`--start policy.npz`). In each round every
process learns a lesson from the same weights; the next round begins with their average. In the folder remain
the network, a line for each trial, and their picture.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude.games import load
from training.curves import note
from training.small_policy import RATE, School, won

OPPONENTS: Final = ("easy", "greedy")


@dataclass(frozen=True)
class Lesson:
    weights: dict[str, Any]
    rate: float


@dataclass(frozen=True)
class Trial:
    weights: dict[str, Any]
    opponent: str
    games: int
    seed: int


def attend(line: Connection, seed: int, hidden: int) -> None:
    """One process: lessons and trials as they are asked for, until nothing more comes."""
    load()
    school = School(seed, hidden)
    while True:
        task = line.recv()
        if task is None:
            return
        school.network.weights.update({name: weights.copy() for name, weights in task.weights.items()})
        if isinstance(task, Lesson):
            before = school.played
            school.lesson(task.rate)
            line.send((school.network.weights, school.played - before))
        else:
            line.send(won(school.network, task.opponent, task.games, task.seed))


class Class:
    """All processes."""

    def __init__(self, jobs: int, seed: int, hidden: int) -> None:
        context = get_context("spawn")
        self.lines: Final = []
        self.processes: Final = []
        for job in range(jobs):
            line, other = context.Pipe()
            process = context.Process(target=attend, args=(other, seed + 1000 * job, hidden), daemon=True)
            process.start()
            self.lines.append(line)
            self.processes.append(process)
        self.weights: dict[str, Any] = School(seed, hidden).network.weights
        self.played = 0

    def begin_with(self, weights: dict[str, Any]) -> None:
        """Go on with a network of the same size."""
        shapes = {name: one.shape for name, one in self.weights.items()}
        if {name: one.shape for name, one in weights.items()} != shapes:
            raise SystemExit(f"the network to begin with has other arrays than {shapes}")
        self.weights = weights

    def lesson(self, rate: float) -> None:
        for line in self.lines:
            line.send(Lesson(self.weights, rate))
        found = [line.recv() for line in self.lines]
        self.weights = {
            name: np.mean([weights[name] for weights, _ in found], axis=0, dtype=np.float32)
            for name in self.weights
        }
        self.played += sum(games for _, games in found)

    def trial(self, opponent: str, games: int) -> tuple[float, float]:
        """The share of games won, and its standard error."""
        for job, line in enumerate(self.lines):
            line.send(Trial(self.weights, opponent, games, 10**9 + 10**6 * job))
        found = np.array([line.recv() for line in self.lines])
        return float(found.mean()), float(found.std() / max(len(found) - 1, 1) ** 0.5)

    def dismiss(self) -> None:
        for line in self.lines:
            line.send(None)
        for process in self.processes:
            process.join(10)


def learn(
    minutes: float, jobs: int, hidden: int, start: Path | None, every: float, games: int, seed: int, out: Path
) -> None:
    out.mkdir(parents=True, exist_ok=True)
    pupils = Class(jobs, seed, hidden)
    if start is not None:
        with np.load(start) as arrays:
            pupils.begin_with(dict(arrays))
    began = last = time.monotonic()
    log: list[dict[str, float]] = []
    seconds = 60.0 * minutes
    while True:
        now = time.monotonic() - began
        over = now >= seconds
        if over or time.monotonic() - last >= every:
            np.savez_compressed(out / "policy.npz", **pupils.weights)
            said: dict[str, float] = {"minutes": round(now / 60.0, 2), "games": float(pupils.played)}
            for opponent in OPPONENTS:
                share, error = pupils.trial(opponent, games * 2 if over else games)
                said[opponent], said[f"{opponent}_error"] = round(share, 4), round(error, 4)
            note(said, log, "minutes", OPPONENTS, out)
            last = time.monotonic()
        if over:
            break
        pupils.lesson(RATE * max(0.05, 1.0 - now / seconds))
    pupils.dismiss()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.policy_school",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--start", type=Path, help="a network to begin with")
    parser.add_argument("--every", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=6, help="of each trial in each process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    load()
    learn(
        given.minutes, given.jobs, given.hidden, given.start, given.every, given.games, given.seed, given.out
    )


if __name__ == "__main__":
    main()
