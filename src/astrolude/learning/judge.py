"""The judge that learned: the game's evaluation, corrected by a network that also says where to look."""

from __future__ import annotations

from struct import Struct, pack
from typing import Final

import numpy as np

from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.state import State
from astrolude.learning.network import POINTS, Array, Network, scales_of


class Habits:
    """How a search uses a network."""

    def __init__(self, own: int = 0, others: int = 0, corrects: bool = True) -> None:
        if own < 0 or others < 0:
            raise ValueError("a search looks at some answers, or with 0 at all of them")
        self.own: Final = own
        """How many answers of the searching seat's own are tried after the first move, 0 for all;"""
        self.others: Final = others
        """and how many of the other seats."""
        self.corrects: Final = corrects
        """Whether the network corrects the evaluation's points."""


class LearnedJudge(Utility):
    """Judges by the evaluation's points and the network's corrections.

    The network looks through the eyes of the seat that has the next real choice: it has never seen a position
    where there was none. Small questions on the way to a position are answered by the evaluation alone.
    """

    def __init__(self, game: Game, state: State, network: Network, habits: Habits) -> None:
        super().__init__(game, state)
        self.network: Final = network
        self.habits: Final = habits
        self.seat: Final = state.seat
        self.layout: Final = game.layout(state.players)
        self.ones: Final = pack("=f", 1.0) * self.layout.size
        self.rest: Final = Struct(f"={state.players + 1}f")

    def of_each(self, states: list[State]) -> list[list[float]]:
        """The positions are brought to their next real choice first: they are the judge's to keep."""
        if not self.habits.corrects:
            return [self.of(state) for state in states]
        for state in states:
            settle(self.game, state)
        live = [state for state in states if not state.over]
        if not live:
            return [self.of_result(state) for state in states]
        judged = [self.relative(state) for state in live]
        seen = np.array([self.look(state, points) for state, points in zip(live, judged, strict=True)])
        points = np.array(judged, np.float32)
        # What a lead is worth depends on the points in a position; `of_points` knows those at the root.
        units = np.float32(self.scale) / scales_of(points)
        expected = (points + self.network.corrections(seen)) * units[:, None]
        corrected = iter(zip(live, expected.tolist(), strict=True))
        return [
            self.of_result(state) if state.over else self.of_points(by_seat(*next(corrected)))
            for state in states
        ]

    def promising(self, state: State, answers: list[int]) -> list[int]:
        """The answers with the best scores, in their order."""
        most = self.habits.own if state.seat == self.seat else self.habits.others
        if not 0 < most < len(answers):
            return answers
        scores = self.network.scores(self.look(state, self.relative(state)), answers)
        best = np.argsort(-scores, kind="stable")[:most]
        best.sort()
        return [answers[place] for place in best.tolist()]

    def relative(self, state: State) -> list[float]:
        """The evaluation's points, the seat to move first."""
        points = self.game.evaluate(state)
        return points[state.seat :] + points[: state.seat]

    def look(self, state: State, points: list[float]) -> Array:
        """What the network makes at first of a position that the seat to move sees."""
        sketch = self.layout.observe(state, state.seat)
        flags = b"".join(sketch.flags)
        rest = self.rest.pack(*[value / POINTS for value in points], 1.0)
        cells = b"".join([flags, *sketch.cells, self.network.last])
        values = b"".join([self.ones[: len(flags) // 2], *sketch.values, rest])
        return self.network.look(cells, values)


def by_seat(state: State, relative: list[float]) -> list[float]:
    """By seat what goes round the table from the seat to move."""
    turn = state.players - state.seat
    return relative[turn:] + relative[:turn]


def settle(game: Game, state: State) -> None:
    """Take what comes without a choice."""
    while not state.over:
        answers = game.candidates(state)
        if len(answers) > 1:
            return
        state.play(answers[0])
