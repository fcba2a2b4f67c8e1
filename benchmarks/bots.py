"""The bots against each other in Alien Frontiers: the series behind the strengths in RESULTS.md.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/bots.py [SERIES ...]

Without names all series are played, one game at a time on one core. Timed bots feel whatever else runs on
the machine.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from math import sqrt

from astrolude import engine_kind
from astrolude.arena import MatchResult, Series, simulate
from astrolude.games import load
from astrolude.kernel.registry import find

GAME = "alien_frontiers"
FIRST_SEED = 1_000_000


@dataclass(frozen=True)
class Contest:
    """Bots at one table, the first of them on trial, and the share of the wins it should reach."""

    bots: list[str]
    games: int
    wanted: float


CONTESTS = {
    "greedy": Contest(["greedy", "random"], 500, 0.95),
    "search": Contest(["search:50ms", "greedy"], 100, 0.75),
    "time": Contest(["search:500ms", "search:50ms"], 30, 0.5),
    "table": Contest(["search:50ms", "greedy", "greedy", "greedy"], 40, 0.5),
    "easy": Contest(["normal", "easy"], 100, 0.5),
    "easy-random": Contest(["easy", "random"], 100, 0.5),
}


def report(name: str, contest: Contest, series: Series) -> str:
    """One row of the table: how often the bot on trial won, with the standard error."""
    bot = contest.bots[0]
    share = series.wins()[bot] / contest.games
    error = sqrt(share * (1 - share) / contest.games)
    scores = [result.scores[result.bots.index(bot)] for result in series.results]
    others = [
        score
        for result in series.results
        for score, other in zip(result.scores, result.bots, strict=True)
        if other != bot
    ]
    return (
        f"| {name} | {bot} | {', '.join(contest.bots[1:])} | {contest.games} | {share:.1%} ± {error:.1%} "
        f"| {contest.wanted:.0%} | {sum(scores) / len(scores):.1f} : {sum(others) / len(others):.1f} "
        f"| {series.decisions / contest.games:.0f} | {series.seconds:.0f} |"
    )


def show_progress(result: MatchResult) -> None:
    print(".", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("series", nargs="*", help=f"of {', '.join(CONTESTS)}; all if none is named")
    names = parser.parse_args().series or list(CONTESTS)
    unknown = [name for name in names if name not in CONTESTS]
    if unknown:
        parser.error(f"there is no series {unknown[0]!r}; choose of {', '.join(CONTESTS)}")
    load()
    print(f"Engine: {engine_kind()}, seeds from {FIRST_SEED}.\n")
    print("| Series | On trial | Against | Games | Won | Wanted | Mean points | Decisions a game | Seconds |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in names:
        contest = CONTESTS[name]
        players = len(contest.bots)
        series = simulate(
            find(GAME), players, contest.bots, contest.games, FIRST_SEED, on_result=show_progress
        )
        print(file=sys.stderr)
        print(report(name, contest, series), flush=True)


if __name__ == "__main__":
    main()
