"""A game being played: the state together with how it came about, so that it can be taken back and saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude.kernel.errors import CannotUndo
from astrolude.kernel.game import Game
from astrolude.kernel.journal import Journal
from astrolude.kernel.state import State

UNDO: Final = -1
"""The entry of a history that takes back the last action still standing."""


class Play:
    """A state, the actions that led to it, and the journal of what happened."""

    game: Game
    players: int
    options: dict[str, str]
    seed: int
    state: State
    journal: Journal
    actions: list[int]
    seats: list[int]
    """Who took each action."""
    reveals: list[int]
    """How much had been revealed before each action."""
    marks: list[int]
    """How long the journal was before each action."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None = None, seed: int = 0
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.complete(players, options or {})
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        self.journal = Journal()
        self.state = self.game.new(self.players, self.options, self.seed, self.journal)
        self.actions = []
        self.seats = []
        self.reveals = []
        self.marks = []

    def act(self, action: int) -> None:
        """Take an action; IllegalAction leaves everything as it was."""
        state = self.state
        seat, reveals, mark = state.seat, state.reveals, len(self.journal.entries)
        state.apply(action)
        self.actions.append(action)
        self.seats.append(seat)
        self.reveals.append(reveals)
        self.marks.append(mark)

    def why_no_undo(self, seat: int) -> str:
        """Why this seat may not take back: nothing, over, other, chance; empty if it may."""
        if not self.actions:
            return "nothing"
        if self.state.over:
            return "over"
        if self.seats[-1] != seat:
            return "other" if seat in self.seats else "nothing"
        if self.reveals[-1] != self.state.reveals:
            return "chance"
        return ""

    def undo(self, seat: int) -> None:
        """Take back the last action, which must be the seat's own with nothing revealed since."""
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(UNDO_REASONS[reason])
        actions = self.actions[:-1]
        self.begin()
        for action in actions:
            self.act(action)

    def follow(self, history: list[int]) -> None:
        """Take a whole history of actions and undos, as a store keeps it."""
        for action in standing(history):
            self.act(action)


UNDO_REASONS: Final = {
    "nothing": "there is nothing to take back",
    "over": "the game is over",
    "other": "another seat has decided since",
    "chance": "a die was rolled or something hidden was seen",
}


def standing(history: list[int]) -> list[int]:
    """The actions that still stand after the undos of a history."""
    actions: list[int] = []
    for entry in history:
        if entry == UNDO:
            actions.pop()
        else:
            actions.append(entry)
    return actions
