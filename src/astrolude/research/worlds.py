"""How the interfaces find a game and begin it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.kernel.state import State


class Setting:
    """A game, a number of players and options, checked once."""

    def __init__(self, game: str | Game, players: int | None, options: Mapping[str, str] | None) -> None:
        self.game: Final = game if isinstance(game, Game) else find_game(game)
        self.players: Final = self.game.players[0] if players is None else players
        self.options: Final = self.game.complete(self.players, options or {})

    def __reduce__(self) -> tuple[type[Setting], tuple[str, int, dict[str, str]]]:
        """Sent to another process by name."""
        return Setting, (self.game.id, self.players, self.options)

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        """It never changes, so copies share it."""
        return self

    @property
    def name(self) -> str:
        """The environment's name with its version: that of the rules."""
        return f"astrolude_{self.game.id}_v{self.game.rules_version}"

    def new(self, seed: int) -> State:
        return self.game.new(self.players, self.options, seed)


def find_game(name: str) -> Game:
    games.load()
    return find(name)
