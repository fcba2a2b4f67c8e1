"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.gaia.game import GAME


@pytest.mark.clauses("GP-15.2", "GP-15.3")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (1, {}, "566cce119d2e5d1f"),
        (2, {"map": "method_small", "rotation": "last_player"}, "f7cf5124e305d4a8"),
        (3, {"turn_order": "variable", "map": "small"}, "4ae6a787c5a3cb6c"),
        (4, {}, "4eda279434c75aba"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2017) == expected
