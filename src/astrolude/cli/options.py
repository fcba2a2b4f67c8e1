"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from astrolude.kernel.errors import AstroludeError, InvalidOptions
from astrolude.kernel.start import Start

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name, as `astrolude games` lists it.")
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players", "-p", help="Number of players; by default the fewest that play against each other."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given again."),
]
LongOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given again."),
]
"""For commands whose -o is the output."""
Bots = Annotated[
    str, typer.Option("--bots", "-b", metavar="BOT,BOT,…", help="Who plays; fewer than players take turns.")
]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
CutOff = Annotated[
    int,
    typer.Option(
        "--cut-off", min=1, metavar="N", help="Break a game off after N decisions; it has no winner."
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="How many processes play at the same time.")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The seed that decides all chance.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|fr", help="Language; else ASTROLUDE_LANG, the system's, or English."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


class BadInput(AstroludeError):
    """What was given to a command cannot be used."""


def read_start(game: str, players: int | None, option: Sequence[str] | None, seed: int) -> Start:
    """How a game begins, from what was given to a command."""
    return Start(game, players, read_options(option), seed)


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    """`["supply=unlimited"]` as a mapping."""
    options: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise InvalidOptions(f"an option is written NAME=VALUE, not {text!r}")
        if name in options:
            raise InvalidOptions(f"the option {name!r} is given twice")
        options[name] = value
    return options


def read_bots(given: str) -> list[str]:
    """`"greedy,random"` as a list. Modules in the current folder can be named, as `python -m` can."""
    bots = [name.strip() for name in given.split(",")]
    if not all(bots):
        raise BadInput(f"bots are written NAME,NAME,…, not {given!r}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return bots


def read_file(path: Path) -> str:
    """The text of a file; BadInput says in one sentence why it cannot be read.

    Editors of some systems begin a text with a byte order mark, which is no part of it.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is no text file") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
