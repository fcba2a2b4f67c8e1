"""Self-play teaches a policy and a forecast for duels: imitation of the greedy bot, then policy gradients.

    make compiled && export PYTHONPATH=build/compiled:.
    .venv/bin/python -m training.policy_school alien_frontiers --minutes 60 --out build/school

The network is the package's own kind (`astrolude.learning`). First it learns which answers greedy bots choose
and how their games end; then it plays every seat of many games that are stepped together, and what turned out
better than its own forecast becomes likelier (proximal policy optimisation). From time to time it plays
against greedy bots. In the folder remain the network with its record, a line for each trial, and their
picture; with `--start network.npz` a school goes on. With several `--jobs` each process learns lessons of its
own from the same weights, and all go on with their average.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy.sparse import vstack

from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from astrolude.learning.files import identity, read_arrays, read_record, write_network
from astrolude.learning.judge import settle
from training.curves import note
from training.policy_network import Adam, Positions, Pupil, Steps, chance_of
from training.round import commit
from training.self_play import LONGEST, Tables, Views, result

GAMES: Final = 256
STEPS: Final = 64
"""Games of a lesson and steps in each."""
PASSES: Final = 2
PART: Final = 2048
"""How often a lesson goes over its steps, and how many of them it takes at once."""
SMOOTH: Final = 0.95
"""How far a surprise reaches back beyond forecasts."""
SHARE: Final = 0.1
"""Of the time for imitation,"""
AT_ONCE: Final = 16
"""which plays so many games before it looks at the clock."""
UNSEEN: Final = 10**9
"""The first seed of trials."""


@dataclass(frozen=True)
class Plan:
    """How a school is held."""

    game: str
    width: int
    inner: int
    rate: float
    curious: float
    """What an even spread over the answers is worth: whoever tries nothing learns nothing."""
    seed: int


class School:
    """The games of one process, and what is learned from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: Final = find(plan.game)
        self.pupil: Final = Pupil(self.game, plan.seed, plan.width, plan.inner)
        self.adam: Final = Adam(self.pupil.arrays)
        self.tables: Final = Tables(self.game, GAMES, plan.seed)
        self.chance: Final = np.random.default_rng(plan.seed)
        self.seen = self.tables.look()

    def imitate(self, seconds: float) -> int:
        """Learn what greedy bots choose, and how their games end; the number of games."""
        until = time.monotonic() + 0.8 * seconds
        games = 0
        kept: list[Steps] = []
        while not kept or time.monotonic() < until:
            kept.append(greedy_games(self.game, AT_ONCE, self.plan.seed + games))
            games += AT_ONCE
        steps = joined(kept)
        until = time.monotonic() + 0.2 * seconds
        for number in range(3):
            for part in self.parts(steps):
                self.adam.step(self.pupil.slopes(part, 0.0, imitating=True), 1e-3 / (1 + number))
            if time.monotonic() > until:
                break
        return games

    def lesson(self, rate: float, curious: float) -> None:
        """Play for some steps, and learn from them."""
        steps = self.round()
        for _ in range(PASSES):
            for part in self.parts(steps):
                self.adam.step(self.pupil.slopes(part, curious), rate)

    def parts(self, steps: Steps) -> Any:
        order = self.chance.permutation(len(steps.chosen))
        for first in range(0, len(order), PART):
            yield steps.rows(order[first : first + PART])

    def round(self) -> Steps:
        """Let all games go on by some steps."""
        seen: list[Positions] = []
        chosen, logs, ahead, same, brought = [], [], [], [], []
        for _ in range(STEPS):
            found = self.pupil.forward(self.seen)
            taken = drawn(found.logs, self.seen.starts, self.chance)
            seen.append(self.seen)
            chosen.append(taken - self.seen.starts[:-1])
            logs.append(found.logs[taken])
            ahead.append(2.0 * chance_of(found.ahead) - 1.0)
            goes_on, won = self.tables.step(self.seen.answers[taken].tolist())
            same.append(goes_on)
            brought.append(won)
            self.seen = self.tables.look()
        ahead.append(2.0 * chance_of(self.pupil.forward(self.seen).ahead) - 1.0)
        gains = surprises(np.array(brought), np.array(ahead), np.array(same))
        results = (1.0 + np.clip(gains + np.array(ahead[:-1]), -1.0, 1.0)) / 2.0
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Steps(
            together(seen), np.concatenate(chosen), np.concatenate(logs), gains.ravel(), results.ravel()
        )


def together(parts: list[Positions]) -> Positions:
    """The rows of all parts."""
    counts = np.concatenate([[0], *[np.diff(part.starts) for part in parts]])
    return Positions(
        vstack([part.cells for part in parts], format="csr"),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.answers for part in parts]),
        np.cumsum(counts),
    )


def joined(parts: list[Steps]) -> Steps:
    rest = [np.concatenate(values) for values in list(zip(*parts, strict=True))[1:]]
    return Steps(together([part.positions for part in parts]), *rest)


def drawn(logs: Any, starts: Any, chance: np.random.Generator) -> Any:
    """By row: the place of an answer drawn by its chance."""
    lots = logs + chance.gumbel(size=len(logs))
    best = np.maximum.reduceat(lots, starts[:-1])
    hits = np.flatnonzero(lots == np.repeat(best, np.diff(starts)))
    return hits[np.searchsorted(hits, starts[:-1])]


def surprises(brought: Any, ahead: Any, same: Any) -> Any:
    """By step and game: by how much things went better than expected, from the eyes of whoever acted.

    What is good for one seat is bad for the other: `same` is -1 where the other one goes on, 0 at an end.
    """
    found = np.zeros_like(ahead[:-1])
    later = np.zeros(ahead.shape[1])
    for step in range(len(found) - 1, -1, -1):
        surprise = brought[step] + same[step] * ahead[step + 1] - ahead[step]
        later = surprise + SMOOTH * same[step] * later
        found[step] = later
    return found


def greedy_games(game: Game, count: int, seed: int) -> Steps:
    """What greedy bots see and choose, and how their games end."""
    views = Views(game)
    states: list[State] = []
    chosen: list[int] = []
    results: list[float] = []
    for number in range(count):
        state = game.new(2, None, seed + number)
        bot = make_bot("greedy", game, seed + number)
        chance = Generator(seed + number)
        first = len(states)
        for _ in range(LONGEST):
            settle(game, state)
            if state.over:
                break
            action = answer(bot, state, chance)
            states.append(state.clone())
            chosen.append(game.candidates(state).index(action))
            state.play(action)
        results += [(1.0 + result(state, one.seat)) / 2.0 for one in states[first:]]
    zeros = np.zeros(len(states), np.float32)
    return Steps(views.look(states), np.array(chosen), zeros, zeros, np.array(results))


def won(pupil: Pupil, game: Game, games: int, seed: int) -> float:
    """The share of games that the policy wins against greedy bots; every deal is played from both seats."""
    views = Views(game)
    chance = Generator(seed)
    tables = [Trial(game, seed + number // 2, number % 2, chance.seed()) for number in range(games)]
    share = 0.0
    while tables:
        for table in tables:
            table.answer_greedily()
        share += sum((1.0 + np.sign(table.result())) / 2.0 for table in tables if table.over)
        tables = [table for table in tables if not table.over]
        if tables:
            seen = views.look([table.state for table in tables])
            logs = pupil.forward(seen).logs
            for row, table in enumerate(tables):
                first, end = seen.starts[row], seen.starts[row + 1]
                table.play(int(seen.answers[first + logs[first:end].argmax()]))
    return share / games


class Trial:
    """A game of the policy against a greedy bot."""

    def __init__(self, game: Game, seed: int, own: int, chance: int) -> None:
        self.game: Final = game
        self.own: Final = own
        self.chance: Final = Generator(chance)
        self.bot: Final = make_bot("greedy", game, chance)
        self.state: Final = game.new(2, None, seed)
        self.choices = 0

    @property
    def over(self) -> bool:
        return self.state.over or self.choices >= LONGEST

    def play(self, action: int) -> None:
        self.choices += 1
        self.state.play(action)

    def answer_greedily(self) -> None:
        """Go on to the next real choice of the policy."""
        settle(self.game, self.state)
        while not self.over and self.state.seat != self.own:
            self.play(answer(self.bot, self.state, self.chance))
            settle(self.game, self.state)

    def result(self) -> float:
        return result(self.state, self.own)


@dataclass(frozen=True)
class Task:
    """What a process is asked for: a lesson at a rate, or a trial of so many games."""

    arrays: dict[str, Any]
    rate: float
    curious: float
    games: int
    seed: int


def attend(line: Connection, plan: Plan) -> None:
    """One process: lessons and trials as they are asked for, until nothing more comes."""
    load()
    school = School(plan)
    while True:
        task = line.recv()
        if task is None:
            return
        for name, array in task.arrays.items():
            school.pupil.arrays[name][:] = array
        if task.games:
            line.send(won(school.pupil, school.game, task.games, task.seed))
        else:
            before = school.tables.played
            school.lesson(task.rate, task.curious)
            line.send((school.pupil.arrays, school.tables.played - before))


class Class:
    """The first school, which is this process, and those of further processes."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.school: Final = School(plan)
        self.arrays: Final = self.school.pupil.arrays
        self.played = 0
        context = get_context("spawn")
        self.lines: Final[list[Connection]] = []
        self.processes: Final = []
        for job in range(1, jobs):
            line, other = context.Pipe()
            process = context.Process(
                target=attend, args=(other, replace(plan, seed=plan.seed + 1000 * job)), daemon=True
            )
            process.start()
            self.lines.append(line)
            self.processes.append(process)

    def begin_with(self, path: Path) -> None:
        """Go on with a network of the same size."""
        arrays = read_arrays(path)
        shapes = {name: one.shape for name, one in self.arrays.items()}
        if {name: one.shape for name, one in arrays.items()} != shapes:
            raise SystemExit(f"the network to begin with has other arrays than {shapes}")
        for name, array in arrays.items():
            self.arrays[name][:] = array

    def lesson(self, rate: float, curious: float) -> None:
        """All processes learn from the same weights; their average remains."""
        for line in self.lines:
            line.send(Task(self.arrays, rate, curious, 0, 0))
        before = self.school.tables.played
        self.school.lesson(rate, curious)
        self.played += self.school.tables.played - before
        for line in self.lines:
            arrays, games = line.recv()
            self.played += games
            for name, array in arrays.items():
                self.arrays[name] += array
        for name in self.arrays:
            self.arrays[name] /= np.float32(1 + len(self.lines))

    def trial(self, games: int, seed: int) -> float:
        """The share of games won against greedy bots, all processes together."""
        for job, line in enumerate(self.lines):
            line.send(Task(self.arrays, 0.0, 0.0, games, seed + games * (job + 1)))
        found = [won(self.school.pupil, self.school.game, games, seed)]
        return float(np.mean(found + [line.recv() for line in self.lines]))

    def dismiss(self) -> None:
        for line in self.lines:
            line.send(None)
        for process in self.processes:
            process.join(10)


def learn(
    plan: Plan, minutes: float, jobs: int, start: Path | None, every: float, games: int, out: Path
) -> list[dict[str, float]]:
    """Learn for so long, with a trial from time to time; the log of the trials."""
    out.mkdir(parents=True, exist_ok=True)
    began = last = time.monotonic()
    seconds = 60.0 * minutes
    pupils = Class(plan, jobs)
    rounds: list[Any] = []
    this: dict[str, Any] = asdict(plan) | {"commit": commit()}
    if start is None:
        this["imitated"] = pupils.school.imitate(SHARE * seconds)
    else:
        pupils.begin_with(start)
        rounds = read_record(start).get("rounds", [])
    log: list[dict[str, float]] = []
    while True:
        now = time.monotonic() - began
        over = now >= seconds
        if over or not log or time.monotonic() - last >= every:
            said: dict[str, float] = {"minutes": round(now / 60.0, 2), "games": float(pupils.played)}
            said["greedy"] = round(pupils.trial(2 * games if over else games, UNSEEN), 4)
            note(said, log, "minutes", ("greedy",), out)
            this |= {"minutes": said["minutes"], "games": pupils.played, "greedy": said["greedy"]}
            record = identity(pupils.school.game, 2) | {"rounds": [*rounds, this]}
            write_network(out / "network.npz", pupils.arrays, record)
            last = time.monotonic()
        if over:
            break
        left = max(0.05, 1.0 - now / seconds)
        pupils.lesson(plan.rate * left, plan.curious * left)
    pupils.dismiss()
    return log


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.policy_school",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--inner", type=int, default=64)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--curious", type=float, default=0.01)
    parser.add_argument("--start", type=Path, help="a network to begin with")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two trials")
    parser.add_argument("--games", type=int, default=100, help="of each trial in each process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    load()
    plan = Plan(given.game, given.width, given.inner, given.rate, given.curious, given.seed)
    learn(plan, given.minutes, given.jobs, given.start, given.every, given.games, given.out)


if __name__ == "__main__":
    main()
