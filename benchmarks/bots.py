"""The bots against each other: the series behind the strengths in RESULTS.md.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/bots.py GAME [SERIES ...] [--jobs 2] [--games 40]

Without names all series of the game are played, on one core or as many as `--jobs` says; the games are the
same, but for those of timed bots, which never are. A *contest* counts how often the bot on trial wins; a
*mean* seats one bot everywhere, with every number of players or some of them, and averages the points of all
seats. The budget of a timed bot is the processor's time, so other programs hardly matter.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field, replace
from math import sqrt

from astrolude import engine_kind
from astrolude.arena import MatchResult, Series, simulate
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start

FIRST_SEED = 1_000_000


@dataclass(frozen=True)
class Contest:
    """Bots at one table, the first of them on trial, and the share of the wins it should reach."""

    bots: list[str]
    games: int
    wanted: float


@dataclass(frozen=True)
class Mean:
    """One bot in every seat, for each number of players, and the mean points it should reach there."""

    bot: str
    games: int
    wanted: dict[int, int] = field(default_factory=dict)
    players: list[int] = field(default_factory=list)
    """Some of the game's player counts; empty for all."""

    def tables(self, game: Game) -> list[int]:
        """The numbers of players to be seated; whoever plays alone has no table."""
        return self.players or [count for count in game.players if count > 1]


@dataclass(frozen=True)
class Programme:
    """What is played of one game; no name stands in both tables."""

    contests: dict[str, Contest]
    means: dict[str, Mean] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        return [*self.contests, *self.means]


PROGRAMMES = {
    "alien_frontiers": Programme(
        {
            "greedy": Contest(["greedy", "random"], 500, 0.95),
            "search": Contest(["search:50ms", "greedy"], 100, 0.75),
            "time": Contest(["search:500ms", "search:50ms"], 30, 0.5),
            "table": Contest(["search:50ms", "greedy", "greedy", "greedy"], 40, 0.5),
            "easy": Contest(["normal", "easy"], 100, 0.5),
            "easy-random": Contest(["easy", "random"], 100, 0.5),
        }
    ),
    "gaia": Programme(
        {
            "greedy": Contest(["greedy", "random"], 200, 0.98),
            "search": Contest(["search:100ms", "greedy"], 60, 0.75),
        },
        {
            "mean-random": Mean("random", 50),
            "mean-greedy": Mean("greedy", 50, {4: 80}),
            "mean-search": Mean("search:100ms", 5, {4: 110}),
        },
    ),
    "space_gate": Programme(
        {
            "greedy": Contest(["greedy", "random"], 200, 0.95),
            "search": Contest(["search:50ms", "greedy"], 60, 0.7),
        },
        {"mean-greedy": Mean("greedy", 30), "mean-search": Mean("search:50ms", 5)},
    ),
    "federation": Programme(
        {
            "greedy": Contest(["greedy", "random"], 200, 0.95),
            "search": Contest(["search:50ms", "greedy"], 60, 0.7),
        },
        {
            "mean-random": Mean("random", 100),
            "mean-greedy": Mean("greedy", 60),
            "mean-search": Mean("search:50ms", 8),
        },
    ),
    "eclipse": Programme(
        {
            "greedy": Contest(["greedy", "random"], 200, 0.95),
            "search": Contest(["search:50ms", "greedy"], 40, 0.7),
            "easy": Contest(["normal", "easy"], 100, 0.5),
            "easy-random": Contest(["easy", "random"], 100, 0.5),
        },
        {
            "mean-greedy": Mean("greedy", 20, players=[2, 4, 6]),
            "mean-search": Mean("search:50ms", 3, players=[2, 4, 6]),
        },
    ),
}

CONTEST_HEAD = """
| Series | On trial | Against | Games | Won | Wanted | Mean points | Decisions a game | Seconds |
|---|---|---|---|---|---|---|---|---|"""

MEAN_HEAD = """
| Series | Bot in every seat | Players | Games | Mean points | Wanted | Winner's mean | Seconds |
|---|---|---|---|---|---|---|---|"""


def contest_row(name: str, contest: Contest, series: Series) -> str:
    """How often the bot on trial won, with the standard error."""
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
        f"| {contest.wanted:.0%} | {average(scores):.1f} : {average(others):.1f} "
        f"| {series.decisions / contest.games:.0f} | {series.seconds:.0f} |"
    )


def mean_row(name: str, mean: Mean, series: Series) -> str:
    """What the bot scores among its like, with the standard error over games."""
    tables = [average(result.scores) for result in series.results]
    middle = average(tables)
    error = sqrt(average([(table - middle) ** 2 for table in tables]) / len(tables))
    wanted = mean.wanted.get(series.start.players, "")
    winners = average([max(result.scores) for result in series.results])
    return (
        f"| {name} | {mean.bot} | {series.start.players} | {mean.games} | {middle:.1f} ± {error:.1f} "
        f"| {wanted} | {winners:.1f} | {series.seconds:.0f} |"
    )


def average(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


def show_progress(result: MatchResult) -> None:
    print(".", end="", file=sys.stderr, flush=True)


def played(game: Game, players: int, bots: list[str], games: int, jobs: int) -> Series:
    start = Start(game, players, seed=FIRST_SEED)
    series = simulate(start, bots, games, jobs, on_result=show_progress)
    print(file=sys.stderr)
    return series


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(PROGRAMMES))
    parser.add_argument("series", nargs="*", help="names of the game's series; all if none is named")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play side by side")
    parser.add_argument("--games", type=int, help="play only so many games of each series, the first ones")
    arguments = parser.parse_args()
    programme = PROGRAMMES[arguments.game]
    names = arguments.series or programme.names
    unknown = [name for name in names if name not in programme.names]
    if unknown:
        parser.error(f"there is no series {unknown[0]!r}; choose of {', '.join(programme.names)}")
    load()
    game = find(arguments.game)
    print(f"Game: {game.id}, engine: {engine_kind()}, seeds from {FIRST_SEED}.")
    contests = [name for name in programme.contests if name in names]
    if contests:
        print(CONTEST_HEAD)
    for name in contests:
        contest = programme.contests[name]
        contest = replace(contest, games=arguments.games or contest.games)
        series = played(game, len(contest.bots), contest.bots, contest.games, arguments.jobs)
        print(contest_row(name, contest, series), flush=True)
    means = [name for name in programme.means if name in names]
    if means:
        print(MEAN_HEAD)
    for name in means:
        mean = programme.means[name]
        mean = replace(mean, games=arguments.games or mean.games)
        for players in mean.tables(game):
            series = played(game, players, [mean.bot], mean.games, arguments.jobs)
            print(mean_row(name, mean, series), flush=True)


if __name__ == "__main__":
    main()
