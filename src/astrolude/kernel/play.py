"""A game being played: the state together with how it came about, so that it can be taken back and saved."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.errors import CannotUndo
from astrolude.kernel.game import Game
from astrolude.kernel.journal import Journal
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

UNDO: Final = -1
"""The entry of a history that takes back the last action still standing that somebody chose."""

BY_ORDER: Final = -2
"""Entries from here downwards are actions that a standing order gave: BY_ORDER - action."""


class Play:
    """A state, the actions that led to it, and the journal of what happened."""

    start: Start
    game: Game
    position: State | None
    """Where it began, if not at the first position."""
    state: State
    journal: Journal
    actions: list[int]
    seats: list[int]
    """Who took each action."""
    reveals: list[int]
    """How much had been revealed before each action."""
    marks: list[int]
    """How long the journal was before each action."""
    by_order: list[bool]
    """Which actions a standing order gave."""

    def __init__(self, start: Start, position: State | None = None) -> None:
        """From the first position of a start, or from a later one of the same game."""
        self.start = start
        self.game = start.game
        self.position = position
        self.begin()

    def begin(self) -> None:
        self.journal = Journal()
        if self.position is None:
            self.state = self.start.new(self.journal)
        else:
            self.state = self.position.clone()
            self.state.journal = self.journal
        self.actions = []
        self.seats = []
        self.reveals = []
        self.marks = []
        self.by_order = []

    def act(self, action: int, by_order: bool = False) -> None:
        """Take an action; IllegalAction leaves everything as it was."""
        state = self.state
        seat, reveals, mark = state.seat, state.reveals, len(self.journal.entries)
        state.apply(action)
        self.actions.append(action)
        self.seats.append(seat)
        self.reveals.append(reveals)
        self.marks.append(mark)
        self.by_order.append(by_order)

    def last_chosen(self) -> int:
        """Where the last action stands that no standing order gave; -1 if there is none."""
        last = len(self.actions) - 1
        while last >= 0 and self.by_order[last]:
            last -= 1
        return last

    def why_no_undo(self, seat: int) -> str:
        """Why this seat may not take back: nothing, over, other, chance; empty if it may."""
        last = self.last_chosen()
        if last < 0:
            return "nothing"
        if self.state.over:
            return "over"
        if self.seats[last] != seat:
            return "other" if seat in self.seats else "nothing"
        if self.reveals[last] != self.state.reveals:
            return "chance"
        return ""

    def undo(self, seat: int) -> None:
        """Take back the last chosen action, which must be the seat's own with nothing revealed since.

        Answers that standing orders gave to it go with it.
        """
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(UNDO_REASONS[reason])
        last = self.last_chosen()
        actions, by_order = self.actions[:last], self.by_order[:last]
        self.begin()
        for action, ordered in zip(actions, by_order, strict=True):
            self.act(action, ordered)

    def follow(self, history: list[int]) -> None:
        """Take a whole history of actions and undos, as a store keeps it."""
        for entry in standing_entries(history):
            self.act(action_of(entry), entry <= BY_ORDER)


UNDO_REASONS: Final = {
    "nothing": "there is nothing to take back",
    "over": "the game is over",
    "other": "another seat has decided since",
    "chance": "a die was rolled or something hidden was seen",
}


def entry_of(action: int, by_order: bool = False) -> int:
    """How a history notes an action."""
    return BY_ORDER - action if by_order else action


def action_of(entry: int) -> int:
    """The action that an entry notes, chosen or by order."""
    return entry if entry >= 0 else BY_ORDER - entry


def standing_plies(history: list[int]) -> list[int]:
    """Where the entries stand, counted from 1, that the undos of a history left.

    An undo takes the answers that standing orders gave along with the choice that they followed.
    """
    plies: list[int] = []
    for index in range(len(history)):
        if history[index] != UNDO:
            plies.append(index + 1)
            continue
        while history[plies[-1] - 1] <= BY_ORDER:
            plies.pop()
        plies.pop()
    return plies


def standing_entries(history: list[int]) -> list[int]:
    """The entries that still stand after the undos of a history."""
    return [history[ply - 1] for ply in standing_plies(history)]


def standing(history: list[int]) -> list[int]:
    """The actions that still stand after the undos of a history."""
    return [action_of(entry) for entry in standing_entries(history)]
