"""How far the chances of hints and analyses can be believed: of positions given 70 %, how many were won?

    make compiled && export PYTHONPATH=build/compiled
    .venv/bin/python benchmarks/calibration.py gaia --players 4 --minutes 2 --jobs 16 --plot gaia-4.svg

Bots play; at some positions, drawn by lot, the advice judges how everybody stands, and at the end of the game
it is written down who won. Half of the games fit the `sharpness` by maximum likelihood, which the game's
`data/evaluation.json` should then say; the other half, which it has not seen, fill the table.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from astrolude.advice import judge
from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import Budget, answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

EVERY = 12
"""One decision in so many is judged."""
BINS = 10
LEAST = 1e-6
SHARPNESSES = [0.5 + 0.05 * step for step in range(91)]


class Sample(NamedTuple):
    """A judged moment: what everybody's chances seemed to be, and their shares of the victory."""

    seed: int
    chances: list[float]
    won: list[float]


@dataclass(frozen=True)
class Job:
    """What one process plays until its time is over."""

    game: str
    players: int
    first: int
    stride: int
    seconds: float
    bot: str
    iterations: int

    def play(self) -> list[Sample]:
        load()
        found: list[Sample] = []
        until = time.monotonic() + self.seconds
        seed = self.first
        while not found or time.monotonic() < until:
            found += self.one(seed)
            seed += self.stride
        return found

    def one(self, seed: int) -> list[Sample]:
        game = find(self.game)
        state = game.new(self.players, None, seed)
        chance = Generator(seed ^ BOTS_STREAM)
        bots = [make_bot(self.bot, game, chance.seed()) for _ in range(self.players)]
        judged: list[list[float]] = []
        while not state.over:
            if chance.below(EVERY) == 0 and len(game.candidates(state)) > 1:
                found = judge(state, Budget(iterations=self.iterations), chance.seed(), explained=0)
                judged.append(found.best.chances)
            state.play(answer(bots[state.seat], state, chance))
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners
        won = [float(seat in winners) / max(1, len(winners)) for seat in range(self.players)]
        return [Sample(seed, chances, won) for chances in judged]


def sharpened(chances: list[float], sharpness: float) -> list[float]:
    powers = [max(chance, LEAST) ** sharpness for chance in chances]
    return [power / sum(powers) for power in powers]


def surprise(samples: list[Sample], sharpness: float) -> float:
    """The mean of minus the logarithm of what the later winner was given."""
    total = 0.0
    for sample in samples:
        for chance, won in zip(sharpened(sample.chances, sharpness), sample.won, strict=True):
            total -= won * log(max(chance, LEAST))
    return total / len(samples)


class Bin(NamedTuple):
    """The chances between two tenths: what was said on average, what came, and of how many."""

    said: float
    came: float
    number: int

    @property
    def error(self) -> float:
        return sqrt(max(self.came * (1 - self.came), 0.01) / self.number)


def bins_of(samples: list[Sample], sharpness: float) -> list[Bin]:
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        for chance, won in zip(sharpened(sample.chances, sharpness), sample.won, strict=True):
            rows[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [
        Bin(sum(said for said, _ in row) / len(row), sum(won for _, won in row) / len(row), len(row))
        for row in rows
        if row
    ]


def drawn(title: str, bins: list[Bin]) -> str:
    """The table as a picture: on the diagonal, chances are what they say."""
    size, margin = 300, 40
    side = size + 2 * margin

    def at(value: float) -> float:
        return margin + value * size

    marks = "".join(
        f'<line x1="{at(found.said):.1f}" x2="{at(found.said):.1f}" '
        f'y1="{side - at(max(0.0, found.came - 2 * found.error)):.1f}" '
        f'y2="{side - at(min(1.0, found.came + 2 * found.error)):.1f}" stroke="#4f7fb8"/>'
        f'<circle cx="{at(found.said):.1f}" cy="{side - at(found.came):.1f}" r="4" fill="#2b6cb0"/>'
        for found in bins
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="sans-serif" '
        f'font-size="12"><rect width="{side}" height="{side}" fill="#fff"/>'
        f'<rect x="{margin}" y="{margin}" width="{size}" height="{size}" fill="none" stroke="#ccd5e0"/>'
        f'<line x1="{margin}" y1="{side - margin}" x2="{side - margin}" y2="{margin}" stroke="#99a5b5" '
        f'stroke-dasharray="4 4"/>{marks}<text x="{margin}" y="24">{title}</text>'
        f'<text x="{side / 2}" y="{side - 12}" text-anchor="middle">chance given</text>'
        f'<text x="14" y="{side / 2}" text-anchor="middle" '
        f'transform="rotate(-90 14 {side / 2})">won</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=70_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--plot", type=Path, help="write the table as a picture")
    given = parser.parse_args()
    jobs = [
        Job(
            given.game,
            given.players,
            given.seed + process,
            given.jobs,
            given.minutes * 60,
            given.bot,
            given.iterations,
        )
        for process in range(given.jobs)
    ]
    with get_context("spawn").Pool(len(jobs)) as pool:
        samples = [sample for part in pool.map(Job.play, jobs, chunksize=1) for sample in part]
    seeds = sorted({sample.seed for sample in samples})
    half = set(seeds[::2])
    fitting = [sample for sample in samples if sample.seed in half]
    unseen = [sample for sample in samples if sample.seed not in half]
    best = min(SHARPNESSES, key=lambda sharpness: surprise(fitting, sharpness))
    print(f"{given.game}, {given.players} players: {len(seeds)} games, {len(samples)} moments")
    print(f"sharpness {best:.2f} times the present one; surprise on unseen games")
    print(f"  as given {surprise(unseen, 1.0):.4f}, sharpened {surprise(unseen, best):.4f}")
    bins = bins_of(unseen, best)
    for found in bins:
        print(f"  said {found.said:4.0%}  won {found.came:4.0%} ± {found.error:3.0%}  ({found.number})")
    if given.plot:
        given.plot.write_text(drawn(f"{given.game}, {given.players} players", bins), encoding="utf-8")


if __name__ == "__main__":
    main()
