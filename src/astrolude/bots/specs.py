"""Bots by name, as people write them: `greedy`, `search:50ms`, `search:2000it`, `hard`."""

from __future__ import annotations

from typing import Final

from astrolude.bots.bot import Bot, RandomBot
from astrolude.bots.greedy import GreedyBot
from astrolude.bots.search import Budget, SearchBot
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game

LEVELS: Final = ["easy", "normal", "hard"]
"""The levels offered to people, from the weakest."""

EASY_ATTENTION: Final = 0.35
HARD_MILLISECONDS: Final = 1500
HARD_ITERATIONS: Final = 20000
"""More hardly helps, and the tree of a long search takes memory."""
PLAIN_MILLISECONDS: Final = 500

DIGITS: Final = 9
"""The longest budget that makes sense has fewer."""

EXPECTED: Final = (
    "a bot is one of random, greedy, search, search:<milliseconds>ms, search:<iterations>it, "
    "or a level: easy, normal, hard"
)


class InvalidBot(AstroludeError):
    """No bot is called like this; the message says what is."""


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game, from its name. InvalidBot says what a name may be."""
    if spec == "random":
        return RandomBot(seed)
    if spec == "greedy" or spec == "normal":
        return GreedyBot(game, seed)
    if spec == "easy":
        return GreedyBot(game, seed, EASY_ATTENTION)
    if spec == "hard":
        return SearchBot(game, seed, Budget(HARD_MILLISECONDS, HARD_ITERATIONS))
    if spec == "search":
        return SearchBot(game, seed, Budget(milliseconds=PLAIN_MILLISECONDS))
    kind, _, budget = spec.partition(":")
    if kind == "search":
        return SearchBot(game, seed, read_budget(spec, budget))
    raise InvalidBot(f"there is no bot {spec!r}; {EXPECTED}")


def read_budget(spec: str, text: str) -> Budget:
    """`50ms` or `2000it`."""
    number = text[:-2]
    unit = text[-2:]
    whole = number.isascii() and number.isdigit() and len(number) <= DIGITS and int(number) > 0
    if not whole or unit not in ("ms", "it"):
        raise InvalidBot(f"the budget of {spec!r} cannot be read; {EXPECTED}")
    return Budget(milliseconds=int(number)) if unit == "ms" else Budget(iterations=int(number))
