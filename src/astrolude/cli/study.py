"""`astrolude study`: what many games between bots say about a game's balance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from astrolude.cli.options import (
    BadInput,
    Bots,
    CutOff,
    GameName,
    Games,
    Jobs,
    Language,
    LongOptions,
    Players,
    Seed,
    read_bots,
    read_start,
)
from astrolude.cli.screen import QUIET, Screen
from astrolude.kernel.cut_off import CUT_OFF

Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE.html", help="The report; else study-GAME.html.")
]
Drawn = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ACTION",
        help="Draw every seat's first action of this kind by lot, such as faction; may be given again.",
    ),
]


def study(
    game: GameName,
    players: Players = None,
    bots: Bots = "greedy",
    games: Games = 200,
    seed: Seed = 0,
    option: LongOptions = None,
    draw: Drawn = None,
    jobs: Jobs = 1,
    output: Output = None,
    cut_off: CutOff = CUT_OFF,
    lang: Language = None,
) -> None:
    """Study a game's balance: who wins from which seat and with which opening, how games go, what is chosen.

    The report is one page with words and pictures that needs no network. Beside it the raw table is written
    as Parquet and as CSV, with a row for each seat of each game.

    The games go to a file beside the report (`.jsonl`) as they end: the same command goes on where an
    interrupted one stopped, a larger `--games` prolongs a study, and another `--lang` writes its report anew
    without playing.

    **Examples**

    - `astrolude study gaia --players 4 --bots greedy --games 300 --draw faction --jobs 2 -o gaia.html`

    - `astrolude study alien_frontiers --bots hard --games 100 --lang fr`
    """
    start = read_start(game, players, option, seed)
    path = output or Path(f"study-{start.game.id}.html")
    if path.suffix != ".html":
        raise BadInput(f"a report is an .html file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {path.parent}")
    from astrolude.study.plan import Plan
    from astrolude.study.study import collect, write

    plan = Plan(start, read_bots(bots), games, draw or [], cut_off)
    screen = Screen(lang)
    with screen.progress(transient=True) as progress:
        task = progress.add_task(screen.text("simulate-playing"), total=games)
        tellings = collect(plan, path.with_suffix(".jsonl"), jobs, lambda: progress.advance(task))
    for file in write(plan, tellings, screen.texts, path):
        screen.say("study-written", QUIET, file=str(file))
