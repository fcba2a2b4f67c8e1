"""The questions of a turn: which piece moves, and what its room is used for."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import CHOOSE_ROOM, FILL, REORGANISE, STOP, TAKE
from astrolude.games.space_gate.questions import ASK_TURN
from astrolude.games.space_gate.rules.airlocks import fill, filling_answers
from astrolude.games.space_gate.rules.movement import move, move_answers
from astrolude.games.space_gate.rules.odyssey import (
    activation_answers,
    promote,
    promotion_answers,
    recruit,
    recruit_answers,
)
from astrolude.games.space_gate.rules.reorganisation import lift, or_reorganise
from astrolude.games.space_gate.rules.turn import activate, go_on, stop
from astrolude.games.space_gate.rules.worksite import dig_answers, take
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.state import Decision


class Turn(Decision[GateState]):
    """D4. Never forced, so its answers are listed on demand."""

    automatic = False

    def legal(self, s: GateState) -> list[int]:
        return or_reorganise(s, self.seat, activation_answers(s, self.seat))

    def take(self, s: GateState, action: int) -> None:
        if REORGANISE.holds(action):
            ASK_TURN.ask(s, self.seat)
            lift(s, self.seat)
            return
        activate(s, self.seat, action)


class Spending(Decision[GateState]):
    """A room's points are spent one by one. Last argument: the points left less one."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.points: Final = arguments[-1] + 1

    def take(self, s: GateState, action: int) -> None:
        if STOP.holds(action):
            stop(s, self.seat, self.points)
        elif REORGANISE.holds(action):
            go_on(s, self.seat, self.points)
            lift(s, self.seat)
        else:
            go_on(s, self.seat, self.points - 1)
            self.spend(s, action)

    def spend(self, s: GateState, action: int) -> None:
        """Do what one point is for."""
        raise NotImplementedError


class Move(Spending):
    """D5. First argument: the domain of the room."""

    def legal(self, s: GateState) -> list[int]:
        return or_reorganise(s, self.seat, move_answers(s, self.seat, self.argument))

    def spend(self, s: GateState, action: int) -> None:
        move(s, self.seat, action)


class Fill(Spending):
    """D6."""

    def legal(self, s: GateState) -> list[int]:
        return or_reorganise(s, self.seat, filling_answers(s, self.seat))

    def spend(self, s: GateState, action: int) -> None:
        fill(s, self.seat, FILL.of(action))


class Dig(Spending):
    """D7."""

    def legal(self, s: GateState) -> list[int]:
        return or_reorganise(s, self.seat, dig_answers(s))

    def spend(self, s: GateState, action: int) -> None:
        take(s, self.seat, TAKE.of(action))


class Recruit(Decision[GateState]):
    """D5a."""

    def legal(self, s: GateState) -> list[int]:
        return recruit_answers(s)

    def take(self, s: GateState, action: int) -> None:
        recruit(s, self.seat, CHOOSE_ROOM.of(action))


class Promote(Decision[GateState]):
    """D5b."""

    def legal(self, s: GateState) -> list[int]:
        return promotion_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        promote(s, self.seat, CHOOSE_ROOM.of(action))
