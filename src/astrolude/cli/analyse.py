"""`astrolude analyse`: where a game turned, and what could have been played instead."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from astrolude.advice import Analysis
from astrolude.advice import analyse as judged
from astrolude.advice.page import page_of
from astrolude.advice.telling import Portrait, Telling
from astrolude.cli.options import AsJson, BadInput, Language, Seed, read_file
from astrolude.cli.replay import File
from astrolude.cli.screen import ACCENT, QUIET, Screen, print_json
from astrolude.drawing import Flow, Table, Text
from astrolude.kernel.record import read_record

Time = Annotated[
    float, typer.Option("--time", "-t", metavar="SECONDS", help="How long to think in all.", min=0)
]
Iterations = Annotated[
    int,
    typer.Option(
        "--iterations", help="Think by steps instead, so many for each decision: the same every time.", min=0
    ),
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE.html", help="Write the analysis as a page.")
]


def analyse(
    file: File,
    time: Time = 30.0,
    iterations: Iterations = 0,
    seed: Seed = 0,
    output: Output = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game as a strong bot sees it.

    Chances and points of every seat before each decision, what the played answer cost, and what would have
    been better and why. A bot judges only by what the seat could know.

    **Examples**

    - `astrolude analyse evening.record`

    - `astrolude analyse evening.record --time 120 -o evening.html --lang fr`

    - `astrolude analyse evening.record --json`
    """
    if output is not None and output.suffix != ".html":
        raise BadInput(f"a report is an .html file, not {output.name!r}")
    if output is not None and not output.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {output.parent}")
    record = read_record(read_file(file))
    screen = Screen(lang)
    with screen.progress(transient=True) as progress:
        task = progress.add_task(screen.text("analyse-thinking"), total=None)

        def show(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        found = judged(record, time, iterations, seed, show)
    if json:
        print_json(found.to_json())
        return
    told = Telling(screen.texts, found)
    if output is not None:
        output.write_text(page_of(told), encoding="utf-8")
        screen.say("study-written", QUIET, file=str(output))
        return
    portraits = told.portraits()
    show_players(screen, told, portraits)
    show_turning_points(screen, told, found)
    for portrait in portraits:
        show_portrait(screen, told, portrait)


def show_players(screen: Screen, told: Telling, portraits: list[Portrait]) -> None:
    screen.draw([Text(told.say("title", game=told.words.title), ACCENT)])
    heads = ["player", "precision", "imprecise", "mistakes", "costly"]
    table = Table(*map(told.say, heads), align="lrrrr")
    for player in portraits:
        table.row(player.name, player.precision, *player.counts)
    screen.draw([table])


def show_portrait(screen: Screen, told: Telling, player: Portrait) -> None:
    """Thirds of the game, what cost most, and where points came from beside the bot's plan."""
    screen.blank()
    screen.draw([Text(player.name, ACCENT)])
    phases = Table(told.aside("phases"), told.say("precision"), told.say("loss"), align="lrr")
    for phase in player.phases:
        phases.row(*phase)
    screen.draw([phases])
    screen.draw([Text(told.aside("slips" if player.slips else "no-slips"), QUIET)])
    for slip in player.slips:
        screen.draw([Flow([Text(f"{told.moment(slip)} "), Text(slip.loss, ACCENT)], indent=2)])
    sources = Table(
        told.aside("sources"), told.aside("sources-played"), told.aside("sources-best"), align="lrr"
    )
    for source in player.sources:
        sources.row(*source)
    screen.draw([sources])


def show_turning_points(screen: Screen, told: Telling, found: Analysis) -> None:
    screen.blank()
    turning = found.turning_points()
    screen.draw([Text(told.say("turning" if turning else "no-turning"), ACCENT)])
    for judged_here in turning:
        line = told.line(judged_here)
        screen.draw([Flow([Text(f"{told.moment(line)} "), Text(line.loss, ACCENT)])])
        screen.draw([Flow([Text(text, QUIET)], indent=6) for text in line.better])
