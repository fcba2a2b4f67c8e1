"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.space_gate.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "ff6703f4fdc44e33"),
        (3, {"express": "on"}, "593b8841d5e407f2"),
        (4, {"turn_limit": "12", "reorganisation_0": "on", "reorganisation_3": "on"}, "051271541a99748d"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2019) == expected
