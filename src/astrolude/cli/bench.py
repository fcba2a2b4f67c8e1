"""`astrolude bench`: how fast the engine runs here."""

from __future__ import annotations

from typing import Annotated

import typer

from astrolude.arena.bench import Bench
from astrolude.arena.bench import bench as measure
from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import QUIET, Screen, print_json
from astrolude.games import load
from astrolude.kernel.registry import find

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="The games; all by default.")]
Only = Annotated[int | None, typer.Option("--players", "-p", help="Only this number of players.")]


def bench(game: Names = None, players: Only = None, lang: Language = None, json: AsJson = False) -> None:
    """Measure the engine on one core, in CPU time, by random games.

    The signature is a hash over fixed games: it changes only with the rules. With `--json`: `{"compiled",
    "games": [{"game", "players", "games_per_s", "decisions_per_s", "clone_us", "legal_us", "apply_us",
    "signature"}]}`.

    **Examples**

    - `astrolude bench`

    - `astrolude bench alien_frontiers --players 4 --json`
    """
    chosen = [find(name) for name in game] if game else load()
    if players is not None:
        for one in chosen:
            one.check_players(players)
    if json:
        print_json(measure(chosen, players).to_json())
        return
    screen = Screen(lang)
    with screen.console.status(screen.text("bench-measuring")):
        measured = measure(chosen, players)
    show(screen, measured)


def show(screen: Screen, measured: Bench) -> None:
    figures = ["games", "decisions", "clone", "legal", "apply"]
    table = screen.table("game", "players", *(f"bench-{figure}" for figure in figures), numbers=6)
    for row in measured.games:
        table.row(
            row.game,
            str(row.players),
            screen.number(row.games_per_s, 1),
            screen.number(row.decisions_per_s),
            screen.number(row.clone_us, 2),
            screen.number(row.legal_us, 2),
            screen.number(row.apply_us, 2),
        )
    screen.draw([table])
    for game, signature in {row.game: row.signature for row in measured.games}.items():
        screen.say("bench-signature", game=game, signature=signature)
    screen.say("version-compiled" if measured.compiled else "version-pure", QUIET)
