"""A whole game as one hash, so that a changed rule shows."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


def signature(
    game: Game,
    players: int,
    options: dict[str, str],
    seed: int,
    numbers: Callable[[State], list[int]] = State.snapshot,
) -> str:
    """A hash over every action and every position of one random game, as `numbers` writes positions down."""
    digest = sha256()
    choices = Generator(seed)
    state = game.new(players, options, seed)
    while not state.over:
        actions = state.legal_actions()
        action = actions[choices.below(len(actions))]
        state.apply(action)
        digest.update(f"{sorted(actions)} {action} {numbers(state)}\n".encode())
    return digest.hexdigest()[:16]
