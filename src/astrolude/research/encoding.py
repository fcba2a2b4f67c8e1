"""Observations, action masks and rewards as the learning libraries want them."""

from __future__ import annotations

from array import array
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from astrolude.kernel.game import Game
from astrolude.kernel.state import Outcome, State

LARGEST: Final = 1000.0
"""No scaled value of any game comes near it."""

Observation = dict[str, NDArray[np.generic]]
"""`observation` and `action_mask`."""


class Encoder:
    """Arrays for one game with one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.layout: Final = game.layout(players)
        self.actions: Final = game.grammar.size
        self.scales: Final = np.ones(self.layout.size, np.float32)
        for block, start in zip(self.layout.blocks, self.layout.starts, strict=True):
            self.scales[start : start + block.size(players)] = 1 / block.scale

    def space(self) -> spaces.Dict:
        """The space of `both`."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees, scaled to small numbers."""
        sketch = self.layout.observe(state, seat)
        cells = np.frombuffer(array("q", sketch.cells), np.int64)
        seen = np.zeros(self.layout.size, np.float32)
        seen[cells] = np.frombuffer(array("q", sketch.values), np.int64) * self.scales[cells]
        return seen

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may choose now; all 0 while another seat decides."""
        mask = np.zeros(self.actions, np.int8)
        if state.seat == seat:
            mask[state.legal_actions()] = 1
        return mask

    def both(self, state: State, seat: int) -> Observation:
        return {"observation": self.observation(state, seat), "action_mask": self.mask(state, seat)}


def rewards(outcome: Outcome) -> list[float]:
    """1 for the first, -1 for the last, evenly spaced between; equal ranks share. The sum is always 0."""
    players = len(outcome.ranks)
    shared = []
    for rank in outcome.ranks:
        equal = outcome.ranks.count(rank)
        place = rank - 1 + (equal - 1) / 2
        shared.append(1 - 2 * place / (players - 1) if players > 1 else 0.0)
    return shared
