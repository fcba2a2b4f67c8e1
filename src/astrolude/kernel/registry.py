"""The games that can be played here, by name. A game is imported when somebody first asks for it."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.game import Game

HOME: Final = "astrolude.games"
"""The package that announces the games which come along. The kernel knows none of them, only where to ask."""

_GAMES: Final[dict[str, Game]] = {}
_MODULES: Final[dict[str, str]] = {}


def announce(name: str, module: str) -> None:
    """Make a game known without importing it: its module holds it as GAME."""
    if _MODULES.get(name, module) != module:
        raise ValueError(f"two games are called {name!r}")
    _MODULES[name] = module


def register(game: Game) -> Game:
    """Make a game known; registering the same object again changes nothing."""
    if _GAMES.get(game.id, game) is not game:
        raise ValueError(f"two games are called {game.id!r}")
    _GAMES[game.id] = game
    return game


def registered() -> list[Game]:
    """The games that this process has imported, in the order of their registration."""
    return list(_GAMES.values())


def names() -> list[str]:
    """The names of all games that can be found, imported or not."""
    import_module(HOME)
    return list(dict.fromkeys([*_MODULES, *_GAMES]))


def find(name: str) -> Game:
    """A game by name; UnknownGame suggests the nearest."""
    game = _GAMES.get(name)
    if game is not None:
        return game
    known = names()
    if name not in known:
        close = get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]!r}?" if close else "known games: " + ", ".join(known)
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    found: Game = import_module(_MODULES[name]).GAME
    return register(found)
