"""What a search asks about positions: how they stand, and which answers are worth a look.

The linear evaluation of a game answers by `Utility`; a learned network answers by a judge of its own. The
search is the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from astrolude.kernel.game import Game
from astrolude.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges the positions that follow from one position, for all seats, from 0 to 1."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def of(self, state: State) -> list[float]:
        """What the position is worth to each seat, at first sight."""
        raise NotImplementedError

    def of_each(self, states: list[State]) -> list[list[float]]:
        """The same of several positions at once, with a closer look if the judge has one."""
        return [self.of(state) for state in states]

    def promising(self, state: State, answers: list[int]) -> list[int]:
        """The answers to the question at hand that a search should try, in their order, never none."""
        return answers
