"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.gaia.game import GAME


@pytest.mark.clauses("GP-15.2", "GP-15.3")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (1, {}, "d5b02a8503f9a079"),
        (2, {"map": "method_small", "rotation": "last_player"}, "67b1cb6f047de27c"),
        (3, {"turn_order": "variable", "map": "small"}, "3604dcb16a2ff1ee"),
        (4, {}, "90cc1eb4552b8f4b"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2017) == expected
