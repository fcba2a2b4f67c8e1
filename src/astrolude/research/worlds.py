"""How the interfaces find a game and begin it."""

from __future__ import annotations

from collections.abc import Mapping

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start


def start_of(game: str | Game, players: int | None, options: Mapping[str, str] | None) -> Start:
    """A game by name or itself, and how it begins; each game of an environment has a seed of its own."""
    return Start(game if isinstance(game, Game) else find_game(game), players, options)


def find_game(name: str) -> Game:
    games.load()
    return find(name)
