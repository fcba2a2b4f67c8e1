"""How far the chances of hints and analyses can be believed: of positions given 70 %, how many were won?

    make compiled && export PYTHONPATH=build/compiled
    .venv/bin/python benchmarks/calibration.py gaia:4 eclipse:2 --minutes 2 --jobs 16 --out build/calibration
    .venv/bin/python benchmarks/calibration.py --from build/calibration/samples.json --out benchmarks

Bots play; at some positions, drawn by lot, the advice judges how everybody stands, and at the end of the game
it is written down who won. Half of the games fit the `sharpness` by maximum likelihood, which the game's
`data/evaluation.json` should then say; the other half, which it has not seen, fill the table and the picture.
Every table of a game and a number of players gets the same time, or as many games as are wanted.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from astrolude.advice import judge
from astrolude.bots import Budget, answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

EVERY = 20
"""One decision in so many is judged."""
STREAM = 0x5EED
"""Keeps the bots' chance apart from the game's own."""
BINS = 10
LEAST = 1e-6
SHARPNESSES = [0.5 + 0.05 * step for step in range(91)]


class Sample(NamedTuple):
    """A judged moment: what everybody's chances seemed to be, and their shares of the victory."""

    game: str
    players: int
    seed: int
    chances: list[float]
    won: list[float]

    @property
    def table(self) -> tuple[str, int]:
        return self.game, self.players


@dataclass(frozen=True)
class Job:
    """What one process plays until its time is over."""

    tables: list[tuple[str, int]]
    first: int
    stride: int
    seconds: float
    games: int
    """Of each table at most."""
    bot: str
    iterations: int

    def play(self) -> list[Sample]:
        """Always a game of the table that has had the least time."""
        load()
        found: list[Sample] = []
        spent = dict.fromkeys(self.tables, 0.0)
        played = dict.fromkeys(self.tables, 0)
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            waiting = [table for table in self.tables if played[table] < self.games]
            if not waiting:
                break
            table = min(waiting, key=lambda table: spent[table])
            begun = time.process_time()
            found += self.one(*table, self.first + played[table] * self.stride)
            spent[table] += time.process_time() - begun
            played[table] += 1
        return found

    def one(self, name: str, players: int, seed: int) -> list[Sample]:
        game = find(name)
        state = game.new(players, None, seed)
        chance = Generator(seed ^ STREAM)
        bots = [make_bot(self.bot, game, chance.seed()) for _ in range(players)]
        judged: list[list[float]] = []
        while not state.over:
            if chance.below(EVERY) == 0 and len(game.candidates(state)) > 1:
                found = judge(state, Budget(iterations=self.iterations), chance.seed(), explained=0)
                judged.append(found.best.chances)
            state.play(answer(bots[state.seat], state, chance))
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners
        won = [float(seat in winners) / max(1, len(winners)) for seat in range(players)]
        return [Sample(name, players, seed, chances, won) for chances in judged]


def sharpened(chances: list[float], sharpness: float) -> list[float]:
    powers = [max(chance, LEAST) ** sharpness for chance in chances]
    return [power / sum(powers) for power in powers]


def surprise(samples: list[Sample], sharpness: float) -> tuple[float, float]:
    """The mean of minus the logarithm of what the later winner was given, and its error; games are wholes."""
    sums: defaultdict[int, list[float]] = defaultdict(list)
    for sample in samples:
        shares = sharpened(sample.chances, sharpness)
        sums[sample.seed].append(
            -sum(won * log(max(chance, LEAST)) for chance, won in zip(shares, sample.won, strict=True))
        )
    mean = sum(map(sum, sums.values())) / len(samples)
    return mean, _error(((sum(each), len(each)) for each in sums.values()), mean, len(samples))


def _error(sums: Iterable[tuple[float, int]], mean: float, number: int) -> float:
    """The standard error of a mean whose parts come in games: those of one game are not independent."""
    return sqrt(sum((total - mean * count) ** 2 for total, count in sums)) / number


class Bin(NamedTuple):
    """The chances between two tenths: what was said on average, what came, how sure, and of how many."""

    said: float
    came: float
    error: float
    number: int


def bins_of(samples: list[Sample], sharpness: float) -> list[Bin]:
    rows: list[list[tuple[int, float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        for chance, won in zip(sharpened(sample.chances, sharpness), sample.won, strict=True):
            rows[min(int(chance * BINS), BINS - 1)].append((sample.seed, chance, won))
    return [bin_of(row) for row in rows if row]


def bin_of(row: list[tuple[int, float, float]]) -> Bin:
    came = sum(won for _, _, won in row) / len(row)
    by_game: defaultdict[int, list[float]] = defaultdict(list)
    for seed, _, won in row:
        by_game[seed].append(won)
    error = _error(((sum(each), len(each)) for each in by_game.values()), came, len(row))
    # Where all games of a bin ended alike the spread says nothing: then one more game, ended otherwise.
    least = sqrt(max(came * (1 - came), 0.0)) or 1.0 / (len(by_game) + 1)
    return Bin(
        sum(said for _, said, _ in row) / len(row), came, error or least / sqrt(len(by_game)), len(row)
    )


@dataclass(frozen=True)
class Found:
    """What was found about one table."""

    game: str
    players: int
    games: int
    moments: int
    sharpness: float
    plain: tuple[float, float]
    sharp: tuple[float, float]
    gain: tuple[float, float]
    """By how much sharpening lowers the surprise in unseen games, and the error of that."""
    bins: list[Bin]
    """Of unseen games, as hints and analyses tell them now."""

    @property
    def pays(self) -> bool:
        """Whether to sharpen is surely better in games that the fit has not seen."""
        return self.gain[0] > 2 * self.gain[1]


def found_of(samples: list[Sample]) -> Found:
    game, players = samples[0].table
    seeds = sorted({sample.seed for sample in samples})
    half = set(seeds[::2])
    fitting = [sample for sample in samples if sample.seed in half]
    unseen = [sample for sample in samples if sample.seed not in half] or fitting
    best = min(SHARPNESSES, key=lambda sharpness: surprise(fitting, sharpness)[0])
    return Found(
        game,
        players,
        len(seeds),
        len(samples),
        best,
        surprise(unseen, 1.0),
        surprise(unseen, best),
        gain_of(unseen, best),
        bins_of(unseen, 1.0),
    )


def gain_of(samples: list[Sample], sharpness: float) -> tuple[float, float]:
    """How much smaller the surprise is when chances are sharpened: game by game, so that luck cancels out."""
    gains: defaultdict[int, list[float]] = defaultdict(list)
    for sample in samples:
        sharp = sharpened(sample.chances, sharpness)
        gains[sample.seed].append(
            sum(
                won * (log(max(after, LEAST)) - log(max(before, LEAST)))
                for before, after, won in zip(sample.chances, sharp, sample.won, strict=True)
            )
        )
    mean = sum(map(sum, gains.values())) / len(samples)
    return mean, _error(((sum(each), len(each)) for each in gains.values()), mean, len(samples))


SIZE, MARGIN, ROW = 150, 34, 4


def drawn(found: list[Found]) -> str:
    """All tables as one picture: on the diagonal, chances are what they say."""
    side = SIZE + MARGIN
    width, height = ROW * side + MARGIN, ceil(len(found) / ROW) * (side + 14) + MARGIN
    panels = "".join(
        f'<g transform="translate({MARGIN + place % ROW * side},{MARGIN + place // ROW * (side + 14)})">'
        f"{_panel(each)}</g>"
        for place, each in enumerate(found)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11"><rect width="{width}" height="{height}" fill="#fff"/>{panels}'
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">chance given (across), '
        f"share of games won (up); bars: two standard errors, games as wholes</text></svg>\n"
    )


def _panel(found: Found) -> str:
    def up(value: float) -> float:
        return SIZE * (1 - min(1.0, max(0.0, value)))

    marks = "".join(
        f'<line x1="{SIZE * each.said:.1f}" x2="{SIZE * each.said:.1f}" '
        f'y1="{up(each.came - 2 * each.error):.1f}" '
        f'y2="{up(each.came + 2 * each.error):.1f}" stroke="#4f7fb8"/>'
        f'<circle cx="{SIZE * each.said:.1f}" cy="{up(each.came):.1f}" r="3" fill="#2b6cb0"/>'
        for each in found.bins
    )
    return (
        f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#ccd5e0"/>'
        f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="#99a5b5" stroke-dasharray="4 4"/>{marks}'
        f'<text y="-6">{found.game.replace("_", " ")}, {found.players} players, {found.games} games</text>'
    )


def told(found: Found) -> str:
    head = f"{found.game}, {found.players} players: {found.games} games, {found.moments} moments"
    fitted = (
        f"  sharpness {found.sharpness:.2f} times the present one; surprise on unseen games "
        f"{found.plain[0]:.3f}, sharpened {found.sharp[0]:.3f}; gain {found.gain[0]:.3f} ± "
        f"{found.gain[1]:.3f} ({'pays' if found.pays else 'does not surely pay'})"
    )
    rows = (
        f"  said {each.said:4.0%}  won {each.came:4.0%} ± {each.error:3.0%}  ({each.number})"
        for each in found.bins
    )
    return "\n".join([head, fitted, *rows])


def table_of(text: str) -> tuple[str, int]:
    """`gaia:4`"""
    game, _, players = text.partition(":")
    return game, int(players or 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tables", nargs="*", type=table_of, help="gaia:4 and so on")
    parser.add_argument("--from", dest="source", type=Path, help="read samples instead of playing")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=400, help="of each table at most")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=70_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--out", type=Path, help="a folder for samples.json and calibration.svg")
    given = parser.parse_args()
    if given.source:
        samples = [Sample(*each) for each in json.loads(given.source.read_text(encoding="utf-8"))]
    else:
        games = ceil(given.games / given.jobs)
        jobs = [
            Job(
                given.tables,
                given.seed + process,
                given.jobs,
                given.minutes * 60,
                games,
                given.bot,
                given.iterations,
            )
            for process in range(given.jobs)
        ]
        with get_context("spawn").Pool(len(jobs)) as pool:
            samples = [sample for part in pool.map(Job.play, jobs, chunksize=1) for sample in part]
    tables = sorted({sample.table for sample in samples})
    found = [found_of([sample for sample in samples if sample.table == table]) for table in tables]
    print("\n".join(map(told, found)))
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "calibration.svg").write_text(drawn(found), encoding="utf-8")
        if not given.source:
            rounded = [
                (*sample.table, sample.seed, [round(chance, 4) for chance in sample.chances], sample.won)
                for sample in samples
            ]
            (given.out / "samples.json").write_text(json.dumps(rounded), encoding="utf-8")


if __name__ == "__main__":
    main()
