"""The games that this process knows. A game's package registers its one Game object on import."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.game import Game

_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Make a game known; registering the same object again changes nothing."""
    if _GAMES.get(game.id, game) is not game:
        raise ValueError(f"two games are called {game.id!r}")
    _GAMES[game.id] = game
    return game


def registered() -> list[Game]:
    """All known games in the order of their registration."""
    return list(_GAMES.values())


def find(name: str) -> Game:
    game = _GAMES.get(name)
    if game is None:
        close = get_close_matches(name, list(_GAMES), n=1)
        hint = f"did you mean {close[0]!r}?" if close else "known games: " + ", ".join(_GAMES)
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    return game
