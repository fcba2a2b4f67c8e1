"""A position as plain data, whole: every field of a state by its name. What is pickled, saved and read back.

It holds what is hidden and the chance to come, so it is for whoever runs a game, never for a player. Only
the same version of the rules reads it; a record carries a game further.
"""

from __future__ import annotations

import json
from base64 import b85decode, b85encode
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final
from zlib import compress, decompressobj
from zlib import error as ZlibError  # noqa: N812 - zlib spells its only exception in lower case

from mypy_extensions import mypyc_attr

from astrolude.kernel.errors import InvalidRecord
from astrolude.kernel.generator import Generator

if TYPE_CHECKING:
    from astrolude.kernel.game import Game
    from astrolude.kernel.state import State

Json = dict[str, object]

MECHANISM: Final = frozenset(
    {"game", "players", "decisions", "answers", "listed", "watched", "glimpse", "journal"}
)
"""Fields that say nothing more about a position: shared tables, lists kept at hand, onlookers, the way."""

LONGEST: Final = 1 << 20
"""Bytes that a position takes at most as plain text; a text from outside may claim to hold more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """An object inside a state, such as a battle; its fields are saved with the state's.

    A game names the classes of its parts in `Game.parts`. One that is read back is made without arguments and
    then filled: compiled classes cannot be made otherwise, and let no field be set that is Final.
    """


def fields(thing: object) -> Iterator[str]:
    """The names of all attributes, compiled or not."""
    declared: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    yield from (name for name in declared if name != "__dict__" and hasattr(thing, name))
    if hasattr(thing, "__dict__"):
        yield from (name for name in vars(thing) if name not in declared)


def freeze(state: State) -> Json:
    """The whole position as JSON."""
    kept = {name: _frozen(getattr(state, name)) for name in fields(state) if name not in MECHANISM}
    game = state.game
    return {"game": game.id, "rules": game.rules_version, "players": state.players, "fields": kept}


def thaw(game: Game, frozen: Json) -> State:
    """The position that was frozen."""
    wanted = [("game", game.id), ("rules", game.rules_version)]
    for name, expected in wanted:
        if frozen.get(name) != expected:
            raise InvalidRecord(f"the position's {name!r} is {frozen.get(name)!r}, expected {expected!r}")
    players, kept = frozen.get("players"), frozen.get("fields")
    if not isinstance(players, int) or not isinstance(kept, dict):
        raise InvalidRecord("a position has a number of players and fields")
    game.check_players(players)
    state = game.blank()
    state.prepare(game, players, Generator(0), None)
    _fill(state, kept, {"Generator": _generator, **{kind.__name__: kind for kind in game.parts}})
    return state


def write(state: State) -> str:
    """The position on one line."""
    plain = json.dumps(freeze(state), separators=(",", ":")).encode()
    return f"{state.game.id}:{b85encode(compress(plain, 9)).decode()}"


def read(game: Game, text: str) -> State:
    """The position of a line; InvalidRecord says what is wrong with it."""
    name, _, packed = text.strip().partition(":")
    if name != game.id:
        raise InvalidRecord(f"this is no position of {game.id}: it begins with {name[:40]!r}")
    try:
        unpacked = decompressobj().decompress(b85decode(packed), LONGEST)
        frozen = json.loads(unpacked)
        _check_fields(game, frozen)
        state = thaw(game, frozen)
        problems = state.problems()
    except (ValueError, ZlibError, TypeError, AttributeError, LookupError) as error:
        raise InvalidRecord(f"the position cannot be read: {error}") from error
    if problems:
        raise InvalidRecord(f"the position cannot be: {problems[0]}")
    return state


def _check_fields(game: Game, frozen: Json) -> None:
    """A text from outside may set what a state of this game has, and nothing else."""
    kept, players = frozen.get("fields"), frozen.get("players")
    if isinstance(kept, dict) and isinstance(players, int):
        _demand_same(set(kept), {name for name in fields(game.new(players)) if name not in MECHANISM})


def _demand_same(found: set[str], expected: set[str]) -> None:
    wrong = found ^ expected
    if wrong:
        raise InvalidRecord(f"the position has a field too many or too few: {min(wrong)[:40]!r}")


def _frozen(value: object) -> object:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [_frozen(item) for item in value]
    if isinstance(value, (Generator, Part)):
        return {type(value).__name__: {name: _frozen(getattr(value, name)) for name in fields(value)}}
    raise TypeError(f"a position cannot hold {value!r}")


def _generator() -> Generator:
    """To be filled with the words that were saved."""
    return Generator(0)


def _fill(thing: object, kept: dict[str, Any], kinds: dict[str, Callable[[], object]]) -> None:
    for name, value in kept.items():
        setattr(thing, name, _thawed(value, kinds))


def _thawed(value: object, kinds: dict[str, Callable[[], object]]) -> object:
    if isinstance(value, list):
        return [_thawed(item, kinds) for item in value]
    if isinstance(value, dict):
        ((name, kept),) = value.items()
        thing = kinds[name]()
        _demand_same(set(kept), set(fields(thing)))
        _fill(thing, kept, kinds)
        return thing
    return value
