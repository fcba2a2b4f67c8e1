"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

from hashlib import sha256

import pytest

from astrolude.games.gaia.game import GAME
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


@pytest.mark.clauses("GP-15.2", "GP-15.3")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (1, {}, "6e9d34ec984d23d8"),
        (2, {"map": "method_small", "rotation": "last_player"}, "b39fffaf7e7a8e72"),
        (3, {"turn_order": "variable", "map": "small"}, "c3feda3a25d55547"),
        (4, {}, "3ce3495b75d5a482"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(players, options, seed=2017) == expected
