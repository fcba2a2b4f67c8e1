"""Which answers a bot looks at: all that could matter, and no walking in circles.

Most legal answers of this game are pointless: a settler who walks away from every gate, a room in which
nothing can be done, a rotation that links less than another one. Without them a bot thinks several times
further in the same time.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.advice.haste import hasty, impatient
from astrolude.games.space_gate.advice.steps import domain_steps, has_airlock, room_of_step
from astrolude.games.space_gate.advice.terms_base import efforts, ways_out
from astrolude.games.space_gate.grammar import ACTIVATE, ATTACH, FILL, MOVE, PUT_UNDER, REORGANISE, STOP
from astrolude.games.space_gate.questions import ASK_DIG, ASK_FILL, ASK_MODULE, ASK_MOVE, ASK_TURN
from astrolude.games.space_gate.rules.base import can_be_extended, module_on
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    AIRLOCK_ROOM,
    ALL_SIDES,
    CAPACITY,
    CORRIDORS,
    GATE_MODULE,
    MODULE_GATE,
    MODULE_KIND,
    NOTHING,
    OPPOSITE,
    PIECES,
    ROOMS,
    STEP,
    TURNED,
    TURNS,
    WORKSITE_ROOM,
)

ENOUGH_CLOSED: Final = 4
"""Closed modules that are work enough: as long as a base has them, no more are looked for."""


def candidates(s: GateState) -> list[int]:
    """The legal actions without those that lead nowhere; never none."""
    actions = without_token(s, s.legal_actions())
    if impatient(s) and len(actions) > 1:
        found = hasty(s, actions)
        if found:
            return found
    if len(actions) <= 2:
        return actions
    question = s.stack[-1]
    if ASK_MOVE.holds(question):
        return steps_forward(s, s.seat, actions)
    if ASK_TURN.holds(question):
        return worthwhile(s, s.seat, actions)
    if ASK_MODULE.holds(question):
        return tidy_places(s, s.seat, actions)
    if ASK_FILL.holds(question):
        return [largest_filling(s, actions)]
    if ASK_DIG.holds(question):
        return [STOP.at()] if has_enough(s, s.seat) else actions
    return actions


def without_token(s: GateState, actions: list[int]) -> list[int]:
    """All but laying the base anew, where there is something else to do.

    A bot judges the base that lies there; one that is taken up looks worthless to it at every step.
    """
    if not s.tokens[s.seat]:
        return actions
    return [action for action in actions if not REORGANISE.holds(action)]


def steps_forward(s: GateState, seat: int, actions: list[int]) -> list[int]:
    """Steps that open a module or bring a settler nearer to a gate, or stopping where there is none.

    Where a settler can board an open gate module, stopping is not thought of: an unspent point is lost.
    A base without reserve may have to bring its last settlers together, so there every step is looked at.
    """
    effort = efforts()
    ways_out(s, s.bases[seat], effort)
    boards = False
    found: list[int] = []
    for action in actions:
        if not STOP.holds(action) and leads_on(s, effort, MOVE.index(action)):
            found.append(action)
            target = s.links[MOVE.index(action)]
            boards = boards or (MODULE_KIND[target] == GATE_MODULE and s.opened[target] == 1)
    if boards:
        return found
    return [STOP.at(), *found] if s.settler_reserve[seat] else actions


def largest_filling(s: GateState, actions: list[int]) -> int:
    """The airlock that takes in most settlers; filling one never harms."""
    best = STOP.at()
    most = 0
    for action in actions:
        if not STOP.holds(action):
            room = CAPACITY[FILL.of(action)] - s.settlers[FILL.of(action)]
            if room > most:
                best = action
                most = room
    return best


def leads_on(s: GateState, effort: list[int], step: int) -> bool:
    """Whether a step, a module and its side, opens the next module or lies on the way to a gate."""
    target = s.links[step]
    return not s.opened[target] or effort[target] < effort[step // ALL_SIDES]


def worthwhile(s: GateState, seat: int, actions: list[int]) -> list[int]:
    """Activations of rooms in which the seat can do something, by pieces that are not needed where they are.

    Where every piece is needed, or nothing can be done anywhere, all are looked at.
    """
    useful = useful_rooms(s, seat)
    spare = [False] * (len(PIECES) * len(ROOMS))
    for action in actions:
        piece, start, target = ACTIVATE.of(action)
        if useful >> target & 1 and not useful >> start & 1:
            spare[piece * len(ROOMS) + target] = True
    found: list[int] = []
    for action in actions:
        piece, start, target = ACTIVATE.of(action)
        if useful >> target & 1 and (not spare[piece * len(ROOMS) + target] or not useful >> start & 1):
            found.append(action)
    return found or actions


def useful_rooms(s: GateState, seat: int) -> int:
    """The rooms in which a point could be spent to some purpose now, as a mask."""
    effort = efforts()
    ways_out(s, s.bases[seat], effort)
    rooms = 1 << WORKSITE_ROOM if can_be_extended(s, seat) and not has_enough(s, seat) else 0
    if has_airlock(s, seat):
        rooms |= 1 << AIRLOCK_ROOM
    for step in domain_steps(s, seat):
        if leads_on(s, effort, step):
            rooms |= 1 << room_of_step(s, step)
    return rooms


def has_enough(s: GateState, seat: int) -> bool:
    """Whether a base has modules enough that nobody has opened, and leads to every open planet."""
    closed = 0
    leads = 0
    for module in s.bases[seat]:
        if not s.opened[module]:
            closed += 1
        if MODULE_GATE[module] != NOTHING:
            leads |= 1 << MODULE_GATE[module]
    missing = 0
    for gate in range(len(s.gates)):
        if s.gates[gate] >= 0 and not leads >> gate & 1:
            missing += 1
    return closed >= ENOUGH_CLOSED and not missing


def tidy_places(s: GateState, seat: int, actions: list[int]) -> list[int]:
    """On each cell the rotation with most links, of equal ones that with the fewest blocked corridors."""
    found: list[int] = []
    cell_name = NOTHING
    best = NOTHING
    for action in actions:
        if PUT_UNDER.holds(action):
            continue
        name = ATTACH.index(action) // TURNS
        order = tidiness(s, seat, action)
        if name != cell_name:
            cell_name = name
            found.append(action)
            best = order
        elif order > best:
            found[-1] = action
            best = order
    if PUT_UNDER.at() in actions:
        found.append(PUT_UNDER.at())
    return found


def tidiness(s: GateState, seat: int, action: int) -> int:
    """How well the module in hand would fit: links count most, blocked corridors on either side against."""
    beside, side, rotation = ATTACH.of(action)
    cell = s.cells[beside] + STEP[side]
    corridors = TURNED[CORRIDORS[s.taken] * TURNS + rotation]
    fit = 0
    for facing in range(ALL_SIDES):
        neighbour = module_on(s, seat, cell + STEP[facing])
        if neighbour != NOTHING:
            ours = corridors >> facing & 1
            theirs = s.corridors[neighbour] >> OPPOSITE[facing] & 1
            if ours and theirs:
                fit += 2 * ALL_SIDES
            elif ours or theirs:
                fit -= 1
    return fit
