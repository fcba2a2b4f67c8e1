"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.gaia.game import GAME


@pytest.mark.clauses("GP-15.2", "GP-15.3")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (1, {}, "6e9d34ec984d23d8"),
        (2, {"map": "method_small", "rotation": "last_player"}, "b39fffaf7e7a8e72"),
        (3, {"turn_order": "variable", "map": "small"}, "c3feda3a25d55547"),
        (4, {}, "3ce3495b75d5a482"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2017) == expected
