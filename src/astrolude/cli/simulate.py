"""`astrolude simulate`: bots against each other, many times."""

from __future__ import annotations

from collections.abc import Callable

from astrolude.arena import MatchResult, Series
from astrolude.arena import simulate as play_series
from astrolude.cli.options import (
    AsJson,
    Bots,
    CutOff,
    GameName,
    Games,
    Jobs,
    Language,
    Options,
    Players,
    Seed,
    read_bots,
    read_start,
)
from astrolude.cli.screen import QUIET, Screen, print_json
from astrolude.kernel.cut_off import CUT_OFF

Watch = Callable[[MatchResult], None]


def simulate(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 0,
    option: Options = None,
    jobs: Jobs = 1,
    cut_off: CutOff = CUT_OFF,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and say who wins.

    A bot is `random`, `greedy`, `search`, `search:50ms`, `search:2000it`, `easy`, `normal` or `hard`. Game
    after game all bots move on by one seat, so that nobody profits from playing first.

    With `--json`: `{"game", "players", "games", "cut_off", "seconds", "decisions", "results": [{"seed",
    "scores", "winners", "decisions", "cut_off"}]}`. Scores and winners of each game go by the order of the
    bots as they were given (repeated until there are as many as players), not by the seat they had in that
    game. A game that was cut off has neither.

    **Examples**

    - `astrolude simulate alien_frontiers --players 4 --bots greedy,random --games 200 --jobs 2`

    - `astrolude simulate alien_frontiers --bots search:50ms,greedy --games 20 --seed 7 --json`

    - `astrolude simulate alien_frontiers --option supply=unlimited`
    """
    start = read_start(game, players, option, seed)
    names = read_bots(bots)

    def series(watch: Watch | None) -> Series:
        return play_series(start, names, games, jobs, watch, cut_off)

    if json:
        print_json(summary(series(None)))
        return
    screen = Screen(lang)
    played = watched(screen, games, series)
    show(screen, played, cut_off)


def watched(screen: Screen, games: int, series: Callable[[Watch], Series]) -> Series:
    """Play a series under a progress bar."""
    with screen.progress(transient=True) as progress:
        task = progress.add_task(screen.text("simulate-playing"), total=games)
        return series(lambda _: progress.advance(task))


def summary(series: Series) -> dict[str, object]:
    """The series for a program."""
    return {
        "game": series.start.game.id,
        "players": series.start.players,
        "games": len(series.results),
        "cut_off": len(series.results) - len(series.ended),
        "seconds": round(series.seconds, 3),
        "decisions": series.decisions,
        "results": [by_bot(result, result.seed - series.start.seed) for result in series.results],
    }


def by_bot(result: MatchResult, number: int) -> dict[str, object]:
    """A result by the order of the bots: in game `number` the bot at place j sat on seat j + number."""
    players = len(result.bots)
    seats = [(place + number) % players for place in range(players)]
    return {
        "seed": result.seed,
        "scores": [] if result.cut_off else [result.scores[seat] for seat in seats],
        "winners": [place for place, seat in enumerate(seats) if seat in result.winners],
        "decisions": sum(result.decisions),
        "cut_off": result.cut_off,
    }


def show(screen: Screen, series: Series, cut_off: int) -> None:
    """A table of wins and scores by bot over the games that ended, and how fast it went."""
    figures = ["games", "wins", "share", "score"]
    table = screen.table("bot", *(f"simulate-{figure}" for figure in figures), numbers=len(figures))
    wins = series.wins()
    for bot in sorted(wins, key=lambda name: -wins[name]):
        scores = [
            score
            for result in series.ended
            for name, score in zip(result.bots, result.scores, strict=True)
            if name == bot
        ]
        games = len(series.ended)
        table.row(
            bot,
            str(games),
            screen.number(wins[bot], 1),
            f"{screen.number(100 * wins[bot] / games, 1)} %" if games else "–",
            screen.number(sum(scores) / len(scores), 2) if games else "–",
        )
    screen.draw([table])
    screen.say_cut_off(len(series.results) - len(series.ended), cut_off)
    rate = series.decisions / max(series.seconds, 1e-9)
    screen.say(
        "simulate-speed",
        QUIET,
        games=len(series.results),
        seconds=screen.number(series.seconds, 1),
        decisions=series.decisions,
        rate=screen.number(rate),
    )
