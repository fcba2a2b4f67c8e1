"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

from hashlib import sha256

import pytest

from astrolude.games.space_gate.game import GAME
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
        (2, {}, "ff6703f4fdc44e33"),
        (3, {"express": "on"}, "593b8841d5e407f2"),
        (4, {"turn_limit": "12", "reorganisation_0": "on", "reorganisation_3": "on"}, "051271541a99748d"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(players, options, seed=2019) == expected
