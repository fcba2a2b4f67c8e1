"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.federation.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "5801703cc0a001e5"),
        (3, {"structures": "chosen"}, "a7fca7a0407ca638"),
        (4, {"structures": "random"}, "b1a5d15f7ada4775"),
    ],
)
def test_signature(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, 7) == expected
