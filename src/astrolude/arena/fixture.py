"""A match to be played, as it travels to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from astrolude.arena.match import MatchResult, play_match
from astrolude.kernel.game import Game


@dataclass(frozen=True)
class Fixture:
    """Who plays which game on which seat. It names its game instead of holding it."""

    module: str
    """The module that defines the game and holds it as GAME."""
    players: int
    options: dict[str, str]
    seed: int
    specs: list[str]

    @property
    def game(self) -> Game:
        game: Game = import_module(self.module).GAME
        return game

    def play(self) -> MatchResult:
        return play_match(self.game, self.players, self.options, self.seed, self.specs)


def rotated(table: list[str], number: int) -> list[str]:
    """The bots by seat, each moved on by `number` seats."""
    return [table[(seat - number) % len(table)] for seat in range(len(table))]
