"""Which games the laws are tried on: every number of players, every combination of options, given seeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod
from typing import Final

from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start

OPTION_SETS: Final = 12
"""How many combinations of options are tried where a game has more."""


def option_sets(game: Game, players: int, limit: int = OPTION_SETS, seed: int = 0) -> list[dict[str, str]]:
    """The combinations of options that go together: all of them, or the defaults and a seeded sample.

    A combination is a number in mixed radix, so that a sample needs no list of all.
    """
    total = prod(len(option.fitting(players)) for option in game.options)
    numbers = range(total) if total <= limit else _sample(total, limit, Generator(seed))
    chosen = (_decode(game, players, number) for number in numbers)
    return [options for options in chosen if _possible(game, players, options)]


def cases(game: Game, seeds: Iterable[int], limit: int = OPTION_SETS) -> Iterator[Start]:
    """Every number of players with every (sampled) combination of options, each with the next seed."""
    for seed in seeds:
        for players in game.players:
            for number, options in enumerate(option_sets(game, players, limit, seed)):
                yield Start(game, players, options, seed * 1000 + players * 100 + number)


def _sample(total: int, limit: int, rng: Generator) -> list[int]:
    """Distinct numbers below a total, 0 always among them: 0 stands for the defaults."""
    found = {0: None}
    while len(found) < limit:
        found[rng.below(total)] = None
    return list(found)


def _decode(game: Game, players: int, number: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for option in game.options:
        values = option.fitting(players)
        number, index = divmod(number, len(values))
        options[option.name] = values[index]
    return options


def _possible(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.complete(players, options)
    except InvalidOptions:
        return False
    return True
