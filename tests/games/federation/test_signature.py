"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.federation.game import GAME


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "b1a1c5ea2001e1f1"),
        (3, {"structures": "chosen"}, "cbff080c25cd5daa"),
        (4, {"structures": "random"}, "ce02377ddceb74f4"),
    ],
)
def test_signature(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, 7) == expected
