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
        (2, {"map": "method_small", "rotation": "last_player"}, "ad36c2c78cd32b34"),
        (3, {"turn_order": "variable", "map": "small"}, "c3feda3a25d55547"),
        (4, {}, "057099a28a5cacc1"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2017) == expected
