"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

from hashlib import sha256

import pytest

from astrolude.games.federation.game import GAME
from astrolude.kernel.generator import Generator


def signature(players: int, options: dict[str, str], seed: int) -> str:
    """A hash over every action and every position of one random game."""
    digest = sha256()
    choices = Generator(seed)
    state = GAME.new(players, options, seed)
    while not state.over:
        actions = state.legal_actions()
        action = actions[choices.below(len(actions))]
        state.apply(action)
        digest.update(f"{sorted(actions)} {action} {state.snapshot()}\n".encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "5801703cc0a001e5"),
        (3, {"structures": "chosen"}, "a7fca7a0407ca638"),
        (4, {"structures": "random"}, "b1a5d15f7ada4775"),
    ],
)
def test_signature(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(players, options, 7) == expected
