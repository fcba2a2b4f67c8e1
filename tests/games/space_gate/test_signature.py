"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.space_gate.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "bbfb951492a23c03"),
        (3, {"express": "on"}, "e7dc9f4e404699d1"),
        (4, {"turn_limit": "12", "reorganisation_0": "on", "reorganisation_3": "on"}, "70c0c0052d8e2554"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2019) == expected
