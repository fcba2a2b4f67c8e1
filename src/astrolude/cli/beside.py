"""What games offer beside playing, such as the odds of a battle: commands under a game's name.

A game names a module for each. Its function `answer` has the arguments as parameters, each annotated with its
help and perhaps a short form, and returns what programs get; `draw` makes of that the blocks for people.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, get_type_hints

import typer

from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import Screen, print_json
from astrolude.cli.spoken import SpokenCommand, SpokenGroup
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find, names
from astrolude.locales import Sentences


class Commands(SpokenGroup):
    """The commands that are always there, and a group for each game that has some of its own."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *(name for name in names() if find(name).commands)]

    def find_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().find_command(ctx, cmd_name)
        if found is None and cmd_name in names() and find(cmd_name).commands:
            return typer.main.get_command(group_of(find(cmd_name)))
        return found


def group_of(game: Game) -> typer.Typer:
    """The commands of a game as a group by its name."""
    about = f"Beside the game {game.id}: {', '.join(game.commands)}."
    group = typer.Typer(name=game.id, help=about, add_completion=False, cls=SpokenGroup)
    group.callback()(lambda: None)
    for name, module in game.commands.items():
        group.command(name, cls=SpokenCommand)(command_of(game, import_module(module)))
    return group


def command_of(game: Game, module: ModuleType) -> Callable[..., None]:
    """A function that the command line can read: the parameters of `answer`, language and form."""

    def command(lang: str | None, json: bool, **given: Any) -> None:
        answer = module.answer(**given)
        if json:
            print_json(answer)
            return
        screen = Screen(lang)
        screen.draw(module.draw(Sentences(screen.texts, game), answer))

    hints = get_type_hints(module.answer, include_extras=True)
    signature = inspect.signature(module.answer)
    parameters = [
        parameter.replace(annotation=annotation(parameter, hints[name]), kind=parameter.KEYWORD_ONLY)
        for name, parameter in signature.parameters.items()
    ]
    parameters += [
        inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Language),
        inspect.Parameter("json", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=AsJson),
    ]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    command.__doc__ = module.answer.__doc__
    return command


def annotation(parameter: inspect.Parameter, hint: Any) -> Any:
    """What must be given is an argument by its name in capitals, the rest are options."""
    about, *short = hint.__metadata__
    if parameter.default is inspect.Parameter.empty:
        return Annotated[hint.__origin__, typer.Argument(metavar=parameter.name.upper(), help=about)]
    return Annotated[hint.__origin__, typer.Option(f"--{parameter.name}", *short, help=about)]
