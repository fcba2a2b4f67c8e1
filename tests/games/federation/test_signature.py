"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.federation.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "ae1486b954ce62df"),
        (3, {"structures": "chosen"}, "bcd1b82caf748e29"),
        (4, {"structures": "random"}, "257520b35c7491c3"),
    ],
)
def test_signature(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, 7) == expected
