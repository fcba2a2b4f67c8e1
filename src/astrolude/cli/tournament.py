"""`astrolude tournament`: bots rated against each other, in a run that may be interrupted and go on."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.live import Live

from astrolude.arena import Estimate, MatchResult, Standing, Terms, Tournament
from astrolude.cli.options import (
    AsJson,
    CutOff,
    GameName,
    Jobs,
    Language,
    LongOptions,
    Players,
    Seed,
    read_bots,
    read_start,
)
from astrolude.cli.screen import QUIET, Screen, print_json
from astrolude.drawing import Table
from astrolude.kernel.cut_off import CUT_OFF

Bots = Annotated[str, typer.Option("--bots", "-b", metavar="BOT,BOT,…", help="Who plays, each named once.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games; rounded up to whole deals.")]
Cluster = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster: HOST:PORT, ray://HOST:PORT or auto."),
]
Output = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="The file of results; else named after the game."),
]
Log = Annotated[
    Path | None,
    typer.Option("--log", metavar="FILE", help="Write every decision here, as a line of JSON."),
]


def tournament(
    game: GameName,
    players: Players = None,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seed: Seed = 0,
    option: LongOptions = None,
    jobs: Jobs = 1,
    ray: Cluster = None,
    output: Output = None,
    log: Log = None,
    cut_off: CutOff = CUT_OFF,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Rate bots against each other.

    Each deal of the game is played once for every way to seat its bots in turn, so that luck cancels.
    Results go to a file as they come: the same command goes on where an interrupted one stopped, and a
    larger `--games` prolongs a tournament that has ended. Ratings are Plackett-Luce (25 is where all begin);
    intervals cover the truth 19 times out of 20.

    With `--json`: `{"game", "players", "games", "cut_off", "standings": [{"bot", "games", "rating", "wins",
    "score", "ranks", "rate"}]}`, where rating, wins and score are `[mean, low, high]` (an end that is not
    known yet is null), rate is decisions in a second of the processor's time, and cut_off counts the games
    that were broken off, which stand in no figure.

    **Examples**

    - `astrolude tournament gaia --players 4 --bots greedy,search:100ms,random --games 120 --jobs 2`

    - `astrolude tournament alien_frontiers --bots greedy,search:500it,random -n 300 -o rated.jsonl`

    - `astrolude tournament federation --bots greedy,random --ray 127.0.0.1:6379`

    - `astrolude tournament gaia --bots mypackage.mybot:MyBot:depth=3,greedy --log decisions.jsonl`
    """
    start = read_start(game, players, option, seed)
    path = output or Path(f"tournament-{start.game.id}-{start.players}p.jsonl")
    terms = Terms(start, read_bots(bots), cut_off)
    with Tournament(terms, games, path, log) as rated:
        if json:
            rated.play(jobs, ray)
            print_json(summary(rated))
            return
        screen = Screen(lang)
        watch(screen, rated, jobs, ray)
        screen.draw([ranks_table(screen, rated.standings(), start.players)])
        screen.say_cut_off(rated.cut_off, cut_off)
        screen.say("tournament-kept", QUIET, games=len(rated.schedule), file=str(path))


def watch(screen: Screen, rated: Tournament, jobs: int, ray: str | None) -> None:
    """Play under a table that follows the standings, and leave its last state."""
    progress = screen.progress()
    done = len(rated.ledger.results)
    task = progress.add_task(screen.text("simulate-playing"), total=len(rated.schedule), completed=done)

    def shown() -> RenderableType:
        table = screen.drawn([standings_table(screen, rated.standings())])
        return table if progress.finished else Group(table, progress)

    if not screen.console.is_terminal:
        rated.play(jobs, ray)
        screen.draw([standings_table(screen, rated.standings())])
        return
    with Live(get_renderable=shown, console=screen.console, refresh_per_second=2):

        def ended(_: MatchResult) -> None:
            progress.advance(task)

        rated.play(jobs, ray, ended)


def standings_table(screen: Screen, standings: list[Standing]) -> Table:
    figures = ["games", "rating", "share", "score", "rate"]
    table = screen.table("bot", *(f"tournament-{figure}" for figure in figures), numbers=len(figures))
    for entry in standings:
        table.row(
            entry.bot,
            str(entry.games),
            interval(screen, entry.rating),
            share(screen, entry.wins),
            interval(screen, entry.score),
            screen.number(entry.rate),
        )
    return table


def ranks_table(screen: Screen, standings: list[Standing], players: int) -> Table:
    """How often each bot came first, second, …"""
    ranks = [screen.text("tournament-rank", rank=rank) for rank in range(1, players + 1)]
    table = Table(screen.text("bot"), *ranks, align="lr")
    for entry in standings:
        table.row(entry.bot, *(str(number) for number in entry.ranks))
    return table


def share(screen: Screen, wins: Estimate) -> str:
    return f"{screen.number(100 * wins.mean, 1)} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})"


def interval(screen: Screen, estimate: Estimate) -> str:
    mean = screen.number(estimate.mean, 1)
    return mean if estimate.margin == float("inf") else f"{mean} ± {screen.number(estimate.margin, 1)}"


def summary(rated: Tournament) -> dict[str, object]:
    """The tournament for a program."""
    return {
        "game": rated.terms.start.game.id,
        "players": rated.terms.start.players,
        "games": len(rated.schedule),
        "cut_off": rated.cut_off,
        "standings": [figures(entry) for entry in rated.standings()],
    }


def figures(entry: Standing) -> dict[str, object]:
    """One bot's standing; JSON has no infinity, so an unknown end is null."""
    found = asdict(entry)
    for name in ("rating", "wins", "score"):
        found[name] = [None if abs(end) == float("inf") else round(end, 4) for end in found[name]]
    return found | {"rate": round(entry.rate, 1)}
