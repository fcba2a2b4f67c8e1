"""Games for two stepped together for a network that learns: every seat sees, answers and is told the result.

Only real choices are seen: what comes without one is taken at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from scipy.sparse import csr_matrix

from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State
from astrolude.learning.judge import settle
from astrolude.learning.network import POINTS
from training.policy_network import Positions

ONE: Final = np.float32(1.0).tobytes()
CELL: Final = np.dtype(np.int64)
WON: Final = 0.8
"""How much of a result is the victory; the rest is the lead,"""
FAR: Final = 8.0
"""of which so many points are worth as much as e against 1/e."""
LONGEST: Final = 700
"""A game of more choices is broken off, and a draw: at first they find no end."""


class Views:
    """Looks at positions through the eyes of the seat that is asked."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.layout: Final = game.layout(2)
        self.size: Final = self.layout.size
        self.ones: Final = ONE * self.size

    def look(self, states: Sequence[State], memories: Sequence[Any] | None = None) -> Positions:
        cells: list[bytes] = []
        values: list[bytes] = []
        ends = [0]
        points: list[list[float]] = []
        answers: list[int] = []
        starts = [0]
        total = 0
        candidates, evaluate, observe = self.game.candidates, self.game.evaluate, self.layout.observe
        for row, state in enumerate(states):
            seat = state.seat
            sketch = observe(state, seat, memories[row][seat] if memories else None)
            flags, others = b"".join(sketch.flags), b"".join(sketch.cells)
            cells += (flags, others)
            values.append(self.ones[: len(flags) // 2])
            values += sketch.values
            total += (len(flags) + len(others)) // CELL.itemsize
            ends.append(total)
            found = evaluate(state)
            points.append(found[seat:] + found[:seat])
            answers += candidates(state)
            starts.append(len(answers))
        rows, width = len(states), self.size + 2
        judged = np.array(points, np.float32).reshape(rows, 2)
        places = np.array(ends) + 2 * np.arange(rows + 1)
        indices = np.empty(places[-1], np.int32)
        data = np.empty(places[-1], np.float32)
        behind = (places[1:, None] - [2, 1]).ravel()
        plain = np.ones(places[-1], np.bool_)
        plain[behind] = False
        indices[plain] = np.frombuffer(b"".join(cells), CELL)
        data[plain] = np.frombuffer(b"".join(values), np.float32)
        indices[behind] = np.tile([self.size, self.size + 1], rows)
        data[behind] = judged.ravel() / np.float32(POINTS)
        matrix = csr_matrix((data, indices, places.astype(np.int32)), (rows, width))
        return Positions(matrix, judged, np.array(answers), np.array(starts))


class Tables:
    """So many games, each at its next real choice."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game: Final = game
        self.views: Final = Views(game)
        self.chance: Final = Generator(seed)
        self.states: Final = [self.begun() for _ in range(count)]
        self.memories: Final = [self.views.layout.memories() for _ in range(count)]
        self.choices: Final = [0] * count
        self.played = 0

    def begun(self) -> State:
        state = self.game.new(2, None, self.chance.seed())
        settle(self.game, state)
        return state

    def look(self) -> Positions:
        return self.views.look(self.states, self.memories)

    def step(self, actions: list[int]) -> tuple[Any, Any]:
        """Go on in all games; a game that is over begins anew.

        By row: 1 where the same seat goes on, -1 where the other one does, 0 at an end; and what the game
        brought whoever acted, from -1 to 1.
        """
        same = np.ones(len(actions), np.float32)
        brought = np.zeros(len(actions), np.float32)
        for row, state in enumerate(self.states):
            seat = state.seat
            state.play(actions[row])
            settle(self.game, state)
            self.choices[row] += 1
            if state.over or self.choices[row] == LONGEST:
                same[row] = 0.0
                brought[row] = result(state, seat)
                self.states[row] = self.begun()
                self.choices[row] = 0
                self.played += 1
            elif state.seat != seat:
                same[row] = -1.0
        return same, brought


def result(state: State, seat: int) -> float:
    """What a game brought a seat, from -1 to 1; 0 if it was broken off."""
    outcome = state.outcome() if state.over else None
    if outcome is None:
        return 0.0
    lead = outcome.scores[seat] - outcome.scores[1 - seat]
    won = 0.0 if len(outcome.winners) > 1 else 1.0 if seat in outcome.winners else -1.0
    return WON * won + (1.0 - WON) * float(np.tanh(lead / FAR))
