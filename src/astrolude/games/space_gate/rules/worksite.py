"""SG-7, SG-3.11: taking modules from the piles of the worksite."""

from __future__ import annotations

from astrolude.games.space_gate.events import ADDED, TOOK, WENT_UNDER
from astrolude.games.space_gate.grammar import PUT_UNDER, STOP, TAKE
from astrolude.games.space_gate.questions import ASK_MODULE
from astrolude.games.space_gate.rules.base import attach, placement_answers
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import MODULE_PILE, NOTHING, PILES, cell_x, cell_y


def take_answers(s: GateState) -> list[int]:
    """SG-7.3: every pile that is neither empty nor locked."""
    return [TAKE.at(pile) for pile in range(len(PILES)) if s.piles[pile] and not s.locked >> pile & 1]


def setup_take_answers(s: GateState, is_first: bool) -> list[int]:
    """SG-3.11, SG-3.14: any pile for the first module, another one for the second."""
    if is_first:
        return [TAKE.at(pile) for pile in range(len(PILES)) if s.piles[pile]]
    return take_answers(s)


def dig_answers(s: GateState) -> list[int]:
    """SG-7.1, SG-4.7: take a module, or stop."""
    return [STOP.at(), *take_answers(s)]


def take(s: GateState, seat: int, pile: int) -> None:
    """SG-7.1, SG-7.2, SG-7.6, SG-17.5: the top module is taken and must go somewhere, the next is seen."""
    s.taken = s.piles[pile][-1]
    s.piles[pile] = s.piles[pile][:-1]
    left = len(s.piles[pile])
    if left > s.known[pile]:
        s.reveal()
    s.known[pile] = min(s.known[pile], left)
    s.note(TOOK, seat, s.taken, pile)
    ASK_MODULE.ask(s, seat)


def module_answers(s: GateState, seat: int) -> list[int]:
    """SG-7.1a, SG-7.1b, SG-7.4: attach it somewhere, or put it under its pile unless this is set-up."""
    found = placement_answers(s, seat, s.taken)
    if s.turn:
        found.append(PUT_UNDER.at())
    return found


def place(s: GateState, seat: int, action: int) -> None:
    """SG-7.1, SG-6.1: the module taken lies closed in the base and locks its pile, or goes under it."""
    module, pile = s.taken, MODULE_PILE[s.taken]
    s.taken = NOTHING
    if PUT_UNDER.holds(action):
        s.piles[pile] = [module, *s.piles[pile]]
        s.known[pile] += 1
        s.note(WENT_UNDER, seat, module, pile)
        return
    attach(s, seat, module, action)
    s.locked |= 1 << pile
    note_added(s, seat, module)


def note_added(s: GateState, seat: int, module: int) -> None:
    cell = s.cells[module]
    s.note(ADDED, seat, module, cell_x(cell), cell_y(cell), s.rotations[module])
