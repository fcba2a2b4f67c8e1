"""Observations, action masks and rewards as the learning libraries want them."""

from __future__ import annotations

from typing import Final

from astrolude.extras import extra
from astrolude.kernel.start import Start
from astrolude.kernel.state import Outcome, State

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy import frombuffer, zeros
    from numpy.typing import NDArray

LARGEST: Final = 1000.0
"""No scaled value of any game comes near it."""

CELL: Final = np.dtype(np.int64)
VALUE: Final = np.dtype(np.float32)
FLAG: Final = np.dtype(np.int8)
ONE: Final = np.ones((), VALUE)
"""An array, because numpy would make one of a plain 1 every time."""

Observation = dict[str, NDArray[np.generic]]
"""`observation` and `action_mask`."""


class Encoder:
    """Arrays for one table of a game: it remembers what it saw of earlier positions."""

    def __init__(self, start: Start) -> None:
        self.start: Final = start
        self.layout: Final = start.game.layout(start.players)
        self.memories: Final = self.layout.memories()
        self.actions: Final = start.game.grammar.size

    def __reduce__(self) -> tuple[type[Encoder], tuple[Start]]:
        """A copy need not remember: memory only saves time."""
        return Encoder, (self.start,)

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
        sketch = self.layout.observe(state, seat, self.memories[seat])
        seen = zeros(self.layout.size, VALUE)
        seen[frombuffer(b"".join(sketch.flags), CELL)] = ONE
        cells = frombuffer(b"".join(sketch.cells), CELL)
        seen[cells] = frombuffer(b"".join(sketch.values), VALUE)
        return seen

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may choose now; all 0 while another seat decides."""
        mask = bytearray(self.actions)
        if state.seat == seat:
            for action in state.legal_actions():
                mask[action] = 1
        return frombuffer(mask, FLAG)

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
