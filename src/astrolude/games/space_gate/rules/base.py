"""SG-8: the geometry of a base: laying modules, links and void corridors."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import ATTACH
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    CORRIDORS,
    NOTHING,
    OPPOSITE,
    ROTATIONS,
    START_MODULES,
    STEP,
    TURNED,
    TURNS,
    cell_at,
)

VOID: Final = -1
BLOCKED: Final = -2
WALL: Final = -3
"""SG-1.8: what is behind a side: the void, a module without a corridor there, or no corridor at all."""

BLOCKED_COUNTS_AS_OPEN: Final = False
"""SG-18.1: whether a corridor that meets a wall costs influence at the end."""


def module_on(s: GateState, seat: int, cell: int) -> int:
    """The module of a base that lies on a cell, or NOTHING."""
    for module in s.bases[seat]:
        if s.cells[module] == cell:
            return module
    return NOTHING


def lay(s: GateState, seat: int, module: int, cell: int, rotation: int) -> None:
    """SG-8.1, SG-1.8: put a module on an empty cell and link it with its neighbours."""
    corridors = TURNED[CORRIDORS[module] * TURNS + rotation]
    for side in range(ALL_SIDES):
        neighbour = module_on(s, seat, cell + STEP[side])
        here, there = module * ALL_SIDES + side, neighbour * ALL_SIDES + OPPOSITE[side]
        ours = corridors >> side & 1
        if neighbour == NOTHING:
            s.links[here] = VOID if ours else WALL
        elif not s.corridors[neighbour] >> OPPOSITE[side] & 1:
            s.links[here] = BLOCKED if ours else WALL
        elif ours:
            s.links[here] = neighbour
            s.links[there] = module
        else:
            s.links[here] = WALL
            s.links[there] = BLOCKED
    s.bases[seat] = [*s.bases[seat], module]
    s.cells[module] = cell
    s.rotations[module] = rotation
    s.corridors[module] = corridors


def lay_start(s: GateState, seat: int) -> None:
    """SG-3.9, SG-8.1: the start module lies at (0, 0)."""
    lay(s, seat, START_MODULES[seat], cell_at(0, 0), 0)


def open_cells(s: GateState, seat: int) -> list[int]:
    """Every empty cell that a void corridor faces, three numbers each.

    The cell; the module and side that name it, `module * ALL_SIDES + side`, first in the order of laying; and
    the sides of the cell on which a corridor waits, as a mask.
    """
    found: list[int] = []
    for module in s.bases[seat]:
        first = module * ALL_SIDES
        for side in range(ALL_SIDES):
            if s.links[first + side] == VOID:
                note_cell(found, s.cells[module] + STEP[side], first + side, 1 << OPPOSITE[side])
    return found


def note_cell(found: list[int], cell: int, name: int, waiting: int) -> None:
    """Add a corridor that waits at a cell to the list that `open_cells` makes."""
    for index in range(0, len(found), 3):
        if found[index] == cell:
            found[index + 2] |= waiting
            return
    found.append(cell)
    found.append(name)
    found.append(waiting)


def placement_answers(s: GateState, seat: int, module: int) -> list[int]:
    """SG-8.2 to SG-8.4, SG-16.5: every way to attach a module: at least one corridor meets another."""
    found: list[int] = []
    corridors = CORRIDORS[module]
    rotations = ROTATIONS[corridors]
    cells = open_cells(s, seat)
    for index in range(0, len(cells), 3):
        first = ATTACH.nth(cells[index + 1] * TURNS)
        for rotation in rotations:
            if TURNED[corridors * TURNS + rotation] & cells[index + 2]:
                found.append(first + rotation)  # noqa: PERF401 - once compiled, cheaper than a second list
    return found


def attach(s: GateState, seat: int, module: int, action: int) -> None:
    """Lay a module as an `attach` says: beyond a side of a module that lies there."""
    beside, side, rotation = ATTACH.of(action)
    lay(s, seat, module, s.cells[beside] + STEP[side], rotation)


def can_be_extended(s: GateState, seat: int) -> bool:
    """SG-7.4, SG-8.6: whether the base has a void corridor."""
    for module in s.bases[seat]:
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            if s.links[link] == VOID:
                return True
    return False


def corridors_facing(s: GateState, seat: int, what: int) -> int:
    """How many corridors of a base are VOID, or BLOCKED."""
    total = 0
    for module in s.bases[seat]:
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            if s.links[link] == what:
                total += 1
    return total


def open_corridors(s: GateState, seat: int) -> int:
    """SG-14.4, SG-18.1: the corridors that cost influence at the end."""
    total = corridors_facing(s, seat, VOID)
    if BLOCKED_COUNTS_AS_OPEN:
        total += corridors_facing(s, seat, BLOCKED)
    return total
