"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.federation.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "98d003f4e102bf10"),
        (3, {"structures": "chosen"}, "d97b83ddd04d548c"),
        (4, {"structures": "random"}, "02b5a005960f36b0"),
    ],
)
def test_signature(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, 7) == expected
