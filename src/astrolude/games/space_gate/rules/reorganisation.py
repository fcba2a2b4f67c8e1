"""SG-15.6, SG-15.7, SG-19.3: the reorganisation token: a whole base laid anew, module by module."""

from __future__ import annotations

from astrolude.games.space_gate.events import LIFTED_BASE, RELAY_CANCELLED, REORGANISED
from astrolude.games.space_gate.grammar import ATTACH, CANCEL, PICK, REORGANISE
from astrolude.games.space_gate.questions import ASK_RELAY, ASK_RELAY_PLACE
from astrolude.games.space_gate.rules.base import (
    VOID,
    attach,
    corridors_facing,
    lay,
    lay_start,
    module_on,
    open_cells,
)
from astrolude.games.space_gate.rules.worksite import note_added
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    CORRIDORS,
    NOTHING,
    ROTATIONS,
    STEP,
    TURNED,
    TURNS,
)
from astrolude.kernel.bits import count
from astrolude.kernel.state import NOBODY


def or_reorganise(s: GateState, seat: int, answers: list[int]) -> list[int]:
    """SG-15.7: in a question of an own moment the token may be used as well."""
    if s.tokens[seat]:
        answers.append(REORGANISE.at())
    return answers


def lift(s: GateState, seat: int) -> None:
    """SG-15.6: take up the base; the start module stays, every module keeps its face and its settlers."""
    s.lifter = seat
    s.lifted = s.bases[seat][1:]
    for module in s.bases[seat]:
        s.layout += [module, s.cells[module], s.rotations[module]]
    s.bases[seat] = []
    lay_start(s, seat)
    s.note(LIFTED_BASE, seat, len(s.lifted))
    ASK_RELAY.ask(s, seat)


def relay_answers(s: GateState, seat: int) -> list[int]:
    """SG-16.7, SG-19.3: every module that can be laid now, or give up."""
    return [
        *[PICK.at(module) for module in s.lifted if relay_placement_answers(s, seat, module)],
        CANCEL.at(),
    ]


def pick(s: GateState, seat: int, module: int) -> None:
    """The next module to lay."""
    s.taken = module
    ASK_RELAY_PLACE.ask(s, seat)


def relay_placement_answers(s: GateState, seat: int, module: int) -> list[int]:
    """SG-19.3: every way to attach a lifted module that leaves a void corridor, unless it is the last."""
    found: list[int] = []
    void = corridors_facing(s, seat, VOID)
    corridors = CORRIDORS[module]
    cells = open_cells(s, seat)
    for index in range(0, len(cells), 3):
        waiting = cells[index + 2]
        empty = empty_sides(s, seat, cells[index])
        for rotation in ROTATIONS[corridors]:
            laid = TURNED[corridors * TURNS + rotation]
            left = void - count(waiting) + count(laid & empty)
            if laid & waiting and (left or len(s.lifted) == 1):
                found.append(ATTACH.nth(cells[index + 1] * TURNS + rotation))
    return found


def empty_sides(s: GateState, seat: int, cell: int) -> int:
    """The sides of a cell on which no module lies, as a mask."""
    sides = 0
    for side in range(ALL_SIDES):
        if module_on(s, seat, cell + STEP[side]) == NOTHING:
            sides |= 1 << side
    return sides


def relay(s: GateState, seat: int, action: int) -> None:
    """SG-15.6: lay the picked module; with the last one the token is spent."""
    module = s.taken
    s.taken = NOTHING
    s.lifted.remove(module)
    attach(s, seat, module, action)
    note_added(s, seat, module)
    if s.lifted:
        ASK_RELAY.ask(s, seat)
        return
    s.tokens[seat] = 0
    put_down(s)
    s.note(REORGANISED, seat)


def cancel(s: GateState, seat: int) -> None:
    """SG-15.7: the base lies as before, and the token is kept for this moment or a later one."""
    s.bases[seat] = []
    for index in range(0, len(s.layout), 3):
        lay(s, seat, s.layout[index], s.layout[index + 1], s.layout[index + 2])
    put_down(s)
    s.note(RELAY_CANCELLED, seat)


def put_down(s: GateState) -> None:
    s.lifter = NOBODY
    s.lifted = []
    s.layout = []
