"""Bots that people write themselves: found by module and name, made by whatever makes them.

A maker is a class derived from `Bot`, or a function that returns one. It is given the arguments that it has
names for among `game`, `seed` and the parameters of the spec.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from inspect import Parameter, signature
from traceback import extract_tb
from typing import Final

from astrolude.bots.bot import Bot
from astrolude.bots.specs import InvalidBot, Spec, Value, read_value
from astrolude.kernel.game import Game

Maker = Callable[..., object]
"""What makes a bot: a class or a function."""

INIT: Final = "__init__"

GIVEN: Final = ["game", "seed"]
"""The arguments that every maker may ask for."""


def maker_of(spec: Spec) -> Maker:
    """The class or function that a spec names; InvalidBot says what is missing."""
    module, _, path = spec.name.partition(":")
    if spec.words or not all(part.isidentifier() for part in [*module.split("."), *path.split(".")]):
        raise InvalidBot(
            f"there is no bot {spec.text!r}; your own bot is written <module>:<class or function>, "
            f"then parameters as :<name>=<value>"
        )
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise InvalidBot(f"there is no bot {spec.text!r}: {module} needs {error.name}") from error
        raise InvalidBot(f"there is no bot {spec.text!r}: Python finds no module {error.name!r}") from None
    except Exception as error:
        raise InvalidBot(f"there is no bot {spec.text!r}: importing {module} fails: {told(error)}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise InvalidBot(f"there is no bot {spec.text!r}: {module} has no {path!r}")
        found = getattr(found, part)
    if not callable(found):
        raise InvalidBot(f"there is no bot {spec.text!r}: {path!r} is neither a class nor a function")
    return found


def made_by(maker: Maker, name: str, parameters: Mapping[str, str], game: Game, seed: int) -> Bot:
    """A bot, made; InvalidBot says why it could not be."""
    values: dict[str, Value] = {key: read_value(text) for key, text in parameters.items()}
    arguments = fitting(maker, name, values, {"game": game, "seed": seed})
    try:
        bot = maker(**arguments)
    except InvalidBot:
        raise
    except Exception as error:
        raise InvalidBot(f"the bot {name!r} cannot be made: {told(error)}") from error
    if not isinstance(bot, Bot):
        raise InvalidBot(f"{name!r} makes a {type(bot).__name__}, which is no astrolude.bots.Bot")
    return bot


def fitting(
    maker: Maker, name: str, values: Mapping[str, Value], given: Mapping[str, object]
) -> dict[str, object]:
    """The arguments that a maker takes; InvalidBot names a parameter that it does not have."""
    try:
        found = arguments_of(maker)
    except (TypeError, ValueError):
        # Compiled classes do not tell; they take all, as those that come along do.
        return {**given, **values}
    if any(parameter.kind == Parameter.VAR_KEYWORD for parameter in found.values()):
        return {**given, **values}
    bound = maker.keywords if isinstance(maker, partial) else {}
    for key in values:
        if key not in found or key in GIVEN:
            own = ", ".join(key for key in found if key not in GIVEN) or "none"
            raise InvalidBot(f"the bot {name!r} has no parameter {key!r}; its parameters: {own}")
    return {**{key: given[key] for key in GIVEN if key in found and key not in bound}, **values}


def arguments_of(maker: Maker) -> Mapping[str, Parameter]:
    """What a maker may be given. A class without a constructor of its own takes nothing."""
    if isinstance(maker, type) and getattr(maker, INIT) is getattr(Bot, INIT):
        return {}
    return signature(maker).parameters


def told(error: Exception) -> str:
    """An exception in one line, with the place that raised it."""
    frames = extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def name_of_maker(maker: Maker) -> str:
    """How a class or function is written; parameters bound to it follow as in a spec."""
    if isinstance(maker, partial):
        bound = [f"{key}={value}" for key, value in maker.keywords.items()]
        return ":".join([name_of_maker(maker.func), *(str(value) for value in maker.args), *bound])
    thing = maker if hasattr(maker, "__qualname__") else type(maker)
    return f"{thing.__module__}:{thing.__qualname__}"
