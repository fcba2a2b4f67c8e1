"""The judge that learned: the game's evaluation, corrected by a network that also says where to look."""

from __future__ import annotations

from typing import Final

import numpy as np

from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.state import State
from astrolude.learning.network import POINTS, Array, Network


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

    def of_each(self, states: list[State]) -> list[list[float]]:
        """The positions are brought to their next real choice first: they are the judge's to keep."""
        if not self.habits.corrects:
            return [self.of(state) for state in states]
        for state in states:
            settle(self.game, state)
        live = [state for state in states if not state.over]
        if not live:
            return [self.of_result(state) for state in states]
        points = [self.game.evaluate(state) for state in live]
        seen = np.stack([self.look(state, values) for state, values in zip(live, points, strict=True)])
        corrections = iter(zip(points, self.network.corrections(seen).tolist(), strict=True))
        return [
            self.of_result(state) if state.over else self.of_points(corrected(state.seat, *next(corrections)))
            for state in states
        ]

    def promising(self, state: State, answers: list[int]) -> list[int]:
        """The answers with the best scores, in their order."""
        most = self.habits.own if state.seat == self.seat else self.habits.others
        if not 0 < most < len(answers):
            return answers
        scores = self.network.scores(self.look(state, self.game.evaluate(state)), answers)
        best = np.argsort(-scores, kind="stable")[:most]
        best.sort()
        return [answers[place] for place in best.tolist()]

    def look(self, state: State, points: list[float]) -> Array:
        """What the network makes at first of a position that the seat to move sees."""
        seat = state.seat
        sketch = self.layout.observe(state, seat)
        flags = np.frombuffer(b"".join(sketch.flags), np.int64)
        cells = np.frombuffer(b"".join(sketch.cells), np.int64)
        values = np.frombuffer(b"".join(sketch.values), np.float32)
        relative = np.array(points[seat:] + points[:seat], np.float32)
        return self.network.look(
            np.concatenate([flags, cells]),
            np.concatenate([np.ones(len(flags), np.float32), values]),
            relative / np.float32(POINTS),
        )


def corrected(seat: int, points: list[float], corrections: list[float]) -> list[float]:
    """Points by seat with corrections that go round the table from one seat."""
    players = len(points)
    return [points[who] + corrections[(who - seat) % players] for who in range(players)]


def settle(game: Game, state: State) -> None:
    """Take what comes without a choice."""
    while not state.over:
        answers = game.candidates(state)
        if len(answers) > 1:
            return
        state.play(answers[0])
