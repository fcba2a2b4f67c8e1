"""The questions of building a base: piles, modules, reorganisation."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import CANCEL, DECLINE, PICK, REORGANISE, TAKE
from astrolude.games.space_gate.questions import ASK_REORGANISE
from astrolude.games.space_gate.rules.reorganisation import (
    cancel,
    lift,
    or_reorganise,
    pick,
    relay,
    relay_answers,
    relay_placement_answers,
)
from astrolude.games.space_gate.rules.worksite import module_answers, place, setup_take_answers, take
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.state import Decision


class SetupPile(Decision[GateState]):
    """D1. Argument: which of the modules; the pile of the first is locked for the second."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.is_first: Final = arguments[0] == 0

    def legal(self, s: GateState) -> list[int]:
        return setup_take_answers(s, self.is_first)

    def take(self, s: GateState, action: int) -> None:
        if self.is_first:
            s.locked = 0
        take(s, self.seat, TAKE.of(action))


class Module(Decision[GateState]):
    """D2, D7a: where the module just taken goes."""

    def legal(self, s: GateState) -> list[int]:
        return module_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        place(s, self.seat, action)


class Reorganise(Decision[GateState]):
    """D3: the last moment of all. Who cancels is asked again."""

    def legal(self, s: GateState) -> list[int]:
        return or_reorganise(s, self.seat, [DECLINE.at()])

    def take(self, s: GateState, action: int) -> None:
        if REORGANISE.holds(action):
            ASK_REORGANISE.ask(s, self.seat)
            lift(s, self.seat)


class Relay(Decision[GateState]):
    """D3b: the next module. Always asked: a player sees that a layout is stuck, and may take steps back."""

    automatic = False

    def legal(self, s: GateState) -> list[int]:
        return relay_answers(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        if CANCEL.holds(action):
            cancel(s, self.seat)
        else:
            pick(s, self.seat, PICK.of(action))


class RelayPlace(Decision[GateState]):
    """D3b: where the picked module goes."""

    def legal(self, s: GateState) -> list[int]:
        return relay_placement_answers(s, self.seat, s.taken)

    def take(self, s: GateState, action: int) -> None:
        relay(s, self.seat, action)
