"""What stands in the way of walking, filling, taking and laying: the rooms of a turn and the base."""

from __future__ import annotations

from astrolude.games.space_gate.advice.causes import (
    CLOSED_MODULE,
    CORRIDOR_BLOCKED,
    FITS_NOWHERE,
    INTO_VOID,
    MODULE_FULL,
    MUST_ADD,
    NO_AIRLOCK,
    NO_CORRIDOR,
    NO_LINK,
    NO_PIECE,
    NO_SETTLER,
    NO_TOKEN,
    NOT_IN_BASE,
    NOT_LIFTED,
    PILE_EMPTY,
    PILE_USED,
    PLACE_TAKEN,
    SAME_PLACE,
    SAME_ROOM,
    SAME_TURN,
    SEALS,
    SETTLER,
    SHORTAGE,
    WRONG_DOMAIN,
)
from astrolude.games.space_gate.grammar import (
    ACTIVATE,
    ATTACH,
    CANCEL,
    FILL,
    MOVE,
    PICK,
    PUT_UNDER,
    REORGANISE,
    STOP,
    TAKE,
)
from astrolude.games.space_gate.rules.base import BLOCKED, VOID, WALL, open_cells
from astrolude.games.space_gate.rules.movement import of_domain
from astrolude.games.space_gate.rules.odyssey import pieces_in
from astrolude.games.space_gate.rules.reorganisation import relay_placement_answers
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    CAPACITY,
    CORRIDORS,
    HOLDS_AIR,
    NOTHING,
    ROTATIONS,
    STEP,
    TURNED,
    TURNS,
)
from astrolude.kernel.obstacles import Obstacle


def turn_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.2, SG-4.3, SG-15.7."""
    if REORGANISE.holds(action):
        return token_obstacles(s)
    piece, start, target = ACTIVATE.of(action)
    found = piece_obstacles(s, piece, start)
    if start == target:
        found.append(SAME_ROOM.obstacle(start))
    return found


def piece_obstacles(s: GateState, piece: int, room: int) -> list[Obstacle]:
    """SG-4.2, SG-12.3: an engineer or a chief engineer of one's own has to be there."""
    return [] if pieces_in(s, s.seat, piece, room) else [NO_PIECE.obstacle(piece, room)]


def token_obstacles(s: GateState) -> list[Obstacle]:
    """SG-15.6."""
    return [] if s.tokens[s.seat] else [NO_TOKEN.obstacle()]


def instead_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.7, SG-15.7: to stop instead of using a room, or to lay the base anew."""
    return [] if STOP.holds(action) else token_obstacles(s)


def move_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-5.1 to SG-5.4."""
    if not MOVE.holds(action):
        return instead_obstacles(s, action)
    module, side = MOVE.of(action)
    if module not in s.bases[s.seat]:
        return [NOT_IN_BASE.obstacle(module)]
    found = [] if s.settlers[module] else [NO_SETTLER.obstacle(module)]
    target = s.links[module * ALL_SIDES + side]
    if target == WALL:
        found.append(NO_CORRIDOR.obstacle(module, side))
    elif target == VOID:
        found.append(INTO_VOID.obstacle(side))
    elif target == BLOCKED:
        found.append(CORRIDOR_BLOCKED.obstacle(side))
    else:
        domain = s.decision.argument
        if s.settlers[target] >= CAPACITY[target]:
            found.append(MODULE_FULL.obstacle(target, CAPACITY[target]))
        if not of_domain(target, domain):
            found.append(WRONG_DOMAIN.obstacle(domain, target))
    return found


def fill_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-9.1, SG-9.2."""
    if not FILL.holds(action):
        return instead_obstacles(s, action)
    module = FILL.of(action)
    if module not in s.bases[s.seat]:
        return [NOT_IN_BASE.obstacle(module)]
    found = SHORTAGE.obstacles(SETTLER, 1, s.settler_reserve[s.seat])
    if not HOLDS_AIR[module]:
        found.append(NO_AIRLOCK.obstacle(module))
    elif not s.opened[module]:
        found.append(CLOSED_MODULE.obstacle(module))
    elif s.settlers[module] >= CAPACITY[module]:
        found.append(MODULE_FULL.obstacle(module, CAPACITY[module]))
    return found


def dig_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-7.1, SG-7.3."""
    if not TAKE.holds(action):
        return instead_obstacles(s, action)
    return pile_obstacles(s, TAKE.of(action), s.locked)


def setup_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-3.11: the second module comes from another pile."""
    is_first = s.decision.argument == 0
    return pile_obstacles(s, TAKE.of(action), 0 if is_first else s.locked)


def pile_obstacles(s: GateState, pile: int, locked: int) -> list[Obstacle]:
    """SG-7.3."""
    found = [] if s.piles[pile] else [PILE_EMPTY.obstacle(pile)]
    if locked >> pile & 1:
        found.append(PILE_USED.obstacle(pile))
    return found


def module_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-7.1, SG-3.11, SG-8.2."""
    if PUT_UNDER.holds(action):
        return [] if s.turn else [MUST_ADD.obstacle()]
    return place_obstacles(s, action)


def place_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-8.1 to SG-8.4, SG-16.5: a place is named by a corridor that faces it, each by one alone."""
    beside, side, rotation = ATTACH.of(action)
    if beside not in s.bases[s.seat]:
        return [NOT_IN_BASE.obstacle(beside)]
    name = beside * ALL_SIDES + side
    link = s.links[name]
    if link == WALL:
        return [NO_CORRIDOR.obstacle(beside, side)]
    if link != VOID:
        return [PLACE_TAKEN.obstacle(beside, side)]
    first, waiting = facing(s, s.cells[beside] + STEP[side])
    found: list[Obstacle] = []
    if first != name:
        found.append(SAME_PLACE.obstacle(first // ALL_SIDES, first % ALL_SIDES))
    corridors = CORRIDORS[s.taken]
    if rotation not in ROTATIONS[corridors]:
        found.append(SAME_TURN.obstacle())
    if not TURNED[corridors * TURNS + rotation] & waiting:
        found.append(NO_LINK.obstacle())
    return found


def facing(s: GateState, cell: int) -> tuple[int, int]:
    """The module and side that name an empty cell, and the sides on which a corridor waits there."""
    cells = open_cells(s, s.seat)
    for index in range(0, len(cells), 3):
        if cells[index] == cell:
            return cells[index + 1], cells[index + 2]
    return NOTHING, 0


def relay_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-16.7, SG-19.3."""
    if CANCEL.holds(action):
        return []
    module = PICK.of(action)
    if module not in s.lifted:
        return [NOT_LIFTED.obstacle(module)]
    return [] if relay_placement_answers(s, s.seat, module) else [FITS_NOWHERE.obstacle(len(s.lifted) - 1)]


def relay_place_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-19.3: as building, and a corridor must stay open for the modules to come."""
    found = place_obstacles(s, action)
    if not found and action not in relay_placement_answers(s, s.seat, s.taken):
        found.append(SEALS.obstacle(len(s.lifted) - 1))
    return found
