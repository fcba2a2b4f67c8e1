"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.alien_frontiers.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "15171db99e08e7bd"),
        (3, {"supply": "unlimited"}, "d8c50d847f90da77"),
        (4, {"length": "long"}, "221f04d56f507c26"),
        (4, {"helmet": "on"}, "621507c516ef7396"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2010) == expected
