"""`--help` in the reader's language: what the code explains in English is recognised by it and said anew."""

from __future__ import annotations

import inspect
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from astrolude.locales import ENGLISH, load, said_in

AREA: Final = "help"


class SpokenCommand(TyperCommand):
    """A command whose help is said in the language of the call."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """The same for commands that have others below them."""

    helping: bool = False
    """Whether the commands below are listed with what they do."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.helping = True
        self.subcommand_metavar = told(self.subcommand_metavar, language_in(ctx))
        explain(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = self.find_command(ctx, cmd_name)
        if self.helping and found is not None:
            found.help = told(found.help, language_in(ctx))
        return found

    def find_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name)


def language_in(ctx: Any) -> str:
    """The language of a call, which its outermost context carries."""
    found = None if ctx is None else ctx.find_root().obj
    return found if isinstance(found, str) else ENGLISH


def explain(command: Any, ctx: Any) -> None:
    """Say what a command and its arguments are for, and have the page's own words said so too."""
    from typer import rich_utils

    language = language_in(ctx)
    command.help = told(command.help, language)
    for parameter in command.get_params(ctx):
        parameter.help = told(getattr(parameter, "help", None), language)
    words = load(language)
    rich_utils.ARGUMENTS_PANEL_TITLE = words.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.text("help-commands")
    rich_utils.REQUIRED_LONG_STRING = words.text("help-required")
    rich_utils.DEFAULT_STRING = words.text("help-default", value="{}")


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{load(language_in(ctx)).text('help-usage')} ")


def told(text: str | None, language: str) -> str:
    """A text of one or several paragraphs; what is not recognised, such as an example, stays as it is."""
    paragraphs = inspect.cleandoc(text or "").split("\n\n")
    if language == ENGLISH:
        return "\n\n".join(paragraphs)
    return "\n\n".join(said_in(language, " ".join(each.split()), AREA) for each in paragraphs)
