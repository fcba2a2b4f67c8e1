"""`astrolude replay`: check a record and show what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from astrolude.cli.options import AsJson, Language, read_file
from astrolude.cli.screen import ACCENT, QUIET, Screen, print_json
from astrolude.drawing import Flow, Text, standing
from astrolude.kernel.play import Play
from astrolude.kernel.record import Record, read_record
from astrolude.locales import Sentences

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play` and the page save it.")]
Steps = Annotated[bool, typer.Option("--steps", help="Show every action and what it caused.")]


def replay(file: File, steps: Steps = False, lang: Language = None, json: AsJson = False) -> None:
    """Play a record through with every check, and show how it went.

    An illegal record ends with exit code 2 and names the line and why.

    **Examples**

    - `astrolude replay evening.record`

    - `astrolude replay evening.record --steps --lang fr`

    - `astrolude replay evening.record --json`
    """
    record = read_record(read_file(file))
    play = record.replay()
    if json:
        print_json(summary(record, play))
        return
    screen = Screen(lang)
    words = Sentences(screen.texts, play.game, record.names, lambda: play.state)
    show_header(screen, words, record)
    if steps:
        show_steps(screen, words, play)
    show_end(screen, words, play)


def summary(record: Record, play: Play) -> dict[str, object]:
    outcome = play.state.outcome()
    return {
        **record.start.to_json(),
        "rules": record.start.game.rules_version,
        "seats": record.names,
        "actions": record.actions,
        "finished": play.state.over,
        "outcome": outcome.to_json() if outcome else None,
    }


def show_header(screen: Screen, words: Sentences, record: Record) -> None:
    screen.draw([Text(words.title, ACCENT)])
    screen.say("replay-seats", seats=", ".join(record.names), seed=str(record.start.seed))
    for name, value in record.start.options.items():
        chosen = words.option_value(name, value)
        screen.say("option", QUIET, option=words.option(name), name=name, values=chosen)


def show_steps(screen: Screen, words: Sentences, play: Play) -> None:
    """Each action with who took it, and the events that it caused."""
    bounds = [*play.marks, len(play.journal.entries)]
    show_events(screen, words, play, 0, bounds[0])
    for number, (action, seat) in enumerate(zip(play.actions, play.seats, strict=True)):
        line = Text(f"{number + 1:>4}  ", QUIET).add(words.names[seat], ACCENT)
        screen.draw([line.add(f" · {words.action(action)}")])
        show_events(screen, words, play, bounds[number], bounds[number + 1])


def show_events(screen: Screen, words: Sentences, play: Play, first: int, end: int) -> None:
    """Events of the journal, hidden ones too: a record knows everything."""
    told = [Text(words.event(entry.to_json()), QUIET) for entry in play.journal.entries[first:end]]
    screen.draw(Flow([event], indent=6) for event in told)


def show_end(screen: Screen, words: Sentences, play: Play) -> None:
    screen.blank()
    if play.state.over:
        screen.say("replay-finished", actions=len(play.actions))
    else:
        seat = words.thing(f"seat:{play.state.seat}")
        screen.say("replay-running", actions=len(play.actions), seat=seat)
    screen.draw([standing(words, play.state)])
