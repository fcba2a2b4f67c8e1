"""The command line: its commands, and how it fails.

Whatever goes wrong on purpose ends in one sentence on stderr and exit code 2; anything else is a bug and
may show its traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from itertools import pairwise
from typing import Any, Final

import typer

from astrolude.cli.admin import admin
from astrolude.cli.analyse import analyse
from astrolude.cli.bench import bench
from astrolude.cli.beside import Commands
from astrolude.cli.games import games
from astrolude.cli.options import Language
from astrolude.cli.play import play
from astrolude.cli.replay import replay
from astrolude.cli.research import research
from astrolude.cli.rules import rules
from astrolude.cli.screen import complain
from astrolude.cli.serve import serve, start
from astrolude.cli.simulate import simulate
from astrolude.cli.spoken import SpokenCommand
from astrolude.cli.study import study
from astrolude.cli.tournament import tournament
from astrolude.cli.version import version
from astrolude.kernel.errors import AstroludeError
from astrolude.locales import ENGLISH, UnknownLanguage, choose_language, load, said_in

MISUSED: Final = 2
INTERRUPTED: Final = 130
LANG: Final = "--lang"
UNREAD: Final = 1
"""Nobody reads on (`| head`): no complaint, but not all was written."""

COMMANDS: Final[list[Callable[..., int | None]]] = [
    play,
    serve,
    games,
    simulate,
    tournament,
    study,
    replay,
    analyse,
    bench,
    rules,
    version,
]

app: Final = typer.Typer(
    name="astrolude",
    cls=Commands,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def root(context: typer.Context, lang: Language = None) -> None:
    """Heavy space board games by their full rules: in the browser, in the terminal, and as a library.

    Without a command: start the server on a free port and open the page.

    **Examples**

    - `astrolude` opens the page

    - `astrolude play alien_frontiers` plays in the terminal

    - `astrolude simulate alien_frontiers --bots greedy,random --games 100` lets bots play
    """
    if context.invoked_subcommand is None:
        start(lang)
    elif lang is not None:
        context.default_map = {context.invoked_subcommand: spoken(context, context.invoked_subcommand, lang)}


def spoken(context: typer.Context, name: str, lang: str) -> dict[str, Any]:
    """The language as a default of the command that follows, or of each command of a group."""
    group = context.command
    assert isinstance(group, Commands)
    command = group.get_command(context, name)
    below = getattr(command, "commands", {})
    return {name: {"lang": lang} for name in below} if below else {"lang": lang}


for command in COMMANDS:
    app.command(cls=SpokenCommand)(command)
app.add_typer(research)
app.add_typer(admin)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code."""
    try:
        language = language_of(arguments)
        result = app(args=arguments, prog_name="astrolude", standalone_mode=False, obj=language)
        sys.stdout.flush()
    except typer.TyperException as error:
        if error.format_message():  # else its help was shown
            complain(misuse(error.format_message(), language_of(arguments)))
        return MISUSED
    except AstroludeError as error:
        complain(said_in(language_of(arguments), str(error)))
        return MISUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def misuse(message: str, language: str) -> str:
    """A complaint of the parser on one line, with where to look next."""
    sentence = said_in(language, " ".join(message.split()).rstrip("."))
    end = "" if sentence.endswith("?") else "."
    return f"{sentence}{end} {load(language).text('cli-see-help')}"


def language_of(arguments: Sequence[str] | None) -> str:
    """The language to complain in: the one asked for where it is spoken, even if nothing else can be read."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    wanted = [after for before, after in pairwise(words) if before == LANG]
    wanted += [word.partition("=")[2] for word in words if word.startswith(f"{LANG}=")]
    try:
        return choose_language(wanted[-1] if wanted else None)
    except UnknownLanguage:
        return ENGLISH


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A system that cannot write a sign, such as an old code page, shows `?` instead of ending.
            stream.reconfigure(errors="replace")
    sys.exit(run())
