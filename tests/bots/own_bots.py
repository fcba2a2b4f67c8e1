"""Bots as people might write them, good and bad: found by the name of this module."""

from __future__ import annotations

from typing import NoReturn

from astrolude.bots import Bot, RandomBot
from astrolude.kernel.game import Game
from astrolude.kernel.state import State

NUMBER = 7


class First(Bot):
    """Has no constructor, and remembers nothing."""

    def choose(self, state: State) -> int:
        return state.legal_actions()[0]


class Deep(Bot):
    """Wants everything, and a parameter."""

    def __init__(
        self, game: Game, seed: int, depth: int = 2, model: str = "none", sure: bool = False
    ) -> None:
        self.game, self.seed, self.depth, self.model, self.sure = game, seed, depth, model, sure

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        return actions[(self.seed + self.depth) % len(actions)]


class Anything(Bot):
    def __init__(self, **settings: object) -> None:
        self.settings = settings


class Outer:
    class Inner(First):
        pass


def seeded(seed: int) -> Bot:
    return RandomBot(seed)


def a_number(seed: int) -> int:
    return seed


class Broken(Bot):
    def __init__(self) -> NoReturn:
        raise RuntimeError("no weights")


class Stumbles(Bot):
    def choose(self, state: State) -> int:
        raise ZeroDivisionError("a mean of nothing")


class Cheats(Bot):
    def choose(self, state: State) -> int:
        legal = state.legal_actions()
        return next(action for action in range(state.grammar.size) if action not in legal)
