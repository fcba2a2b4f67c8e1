"""EC-9, EC-23.5: what stands in the way of laying and returning ship parts."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    BEGUN_ELSEWHERE,
    BESIDE_THE_GRID,
    INSTALL_NOW,
    LACKS_DRIVE,
    LACKS_ENERGY,
    MEND_FIRST,
    NEEDS_TECHNOLOGY,
    NO_BLUEPRINT,
    NO_ROOM_ON,
    NO_SLOT,
    NO_TILE,
    NOT_FOUND,
    NOT_ON_TYPE,
    ON_A_SLOT,
    OTHER_PART,
    PART_LIES,
    SAME_PART,
    SLOT_REFITTED,
)
from astrolude.games.eclipse.advice.obstacles_free import free_obstacles
from astrolude.games.eclipse.grammar import INSTALL, KEEP_PART, REMOVE, STOP
from astrolude.games.eclipse.rules.blueprints import DRIVES, ENERGY, covered, is_legal, stat
from astrolude.games.eclipse.rules.upgrade import (
    add_upgrades,
    ancient_part_answers,
    available,
    installation_of,
    removal_of,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIP_TYPES
from astrolude.games.eclipse.tables.parts import (
    EMPTY,
    PART_DRIVES,
    PART_ENERGY,
    PART_FORBIDDEN,
    PART_IS_UNIQUE,
    PART_TECH,
    PART_USES_SLOT,
)
from astrolude.games.eclipse.tables.species import (
    HAS_BLUEPRINT,
    NEEDS_DRIVE,
    OUTSIDE_SLOT,
    PRINTED,
    SHIP_SLOTS,
    SLOTS,
)
from astrolude.games.eclipse.tables.species import NO_SLOT as UNPRINTED
from astrolude.kernel.bits import has, lowest
from astrolude.kernel.obstacles import Obstacle


def upgrade_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-9.2."""
    seat = s.seat
    if STOP.holds(action):
        return [MEND_FIRST.obstacle(ship) for ship in broken(s, seat)]
    if REMOVE.holds(action):
        return tile_obstacles(s, seat, removal_of(action)) + ([PART_LIES.obstacle()] if s.refitted else [])
    if not INSTALL.holds(action):
        return free_obstacles(s, action)
    part, slot = installation_of(action)
    found = availability_obstacles(s, seat, part) + slot_obstacles(s, seat, part, slot)
    if has(s.refitted, slot):
        found.append(SLOT_REFITTED.obstacle())
    if not found:
        answers: list[int] = []
        add_upgrades(s, seat, s.decision.argument, answers)
        if action not in answers:
            found = balance_obstacles(s, seat, part, slot) or mending_obstacles(s, seat, slot)
    return found


def broken(s: EclipseState, seat: int) -> list[int]:
    """EC-9.5: the ship types whose blueprints are not legal now."""
    return [ship for ship in range(SHIP_TYPES) if not is_legal(s, seat, ship)]


def tile_obstacles(s: EclipseState, seat: int, slot: int) -> list[Obstacle]:
    """EC-9.3: a tile lies on the slot; what is printed stays."""
    return [NO_TILE.obstacle(slot // SLOTS)] if s.blueprints[seat][slot] == EMPTY else []


def availability_obstacles(s: EclipseState, seat: int, part: int) -> list[Obstacle]:
    """EC-9.4: the technology of a part of the supply, or a part that was found and kept."""
    if has(available(s, seat), part):
        return []
    if PART_IS_UNIQUE[part]:
        return [NOT_FOUND.obstacle(part)]
    return [NEEDS_TECHNOLOGY.obstacle(PART_TECH[part])]


def slot_obstacles(s: EclipseState, seat: int, part: int, slot: int) -> list[Obstacle]:
    """EC-9.5, ER-5.1, ER-11.7: a slot on which the part may lie, and does not yet."""
    species, ship = s.species[seat], slot // SLOTS
    if not HAS_BLUEPRINT[species * SHIP_TYPES + ship]:
        return [NO_BLUEPRINT.obstacle(ship)]
    if PRINTED[species * SHIP_SLOTS + slot] == UNPRINTED:
        return [NO_SLOT.obstacle(ship)]
    found: list[Obstacle] = []
    if has(PART_FORBIDDEN[part], ship):
        found.append(NOT_ON_TYPE.obstacle(part, ship))
    if PART_USES_SLOT[part] and slot % SLOTS == OUTSIDE_SLOT:
        found.append(ON_A_SLOT.obstacle(part))
    if not PART_USES_SLOT[part] and slot % SLOTS != OUTSIDE_SLOT:
        found.append(BESIDE_THE_GRID.obstacle(part))
    if covered(species, s.blueprints[seat], slot) == part:
        found.append(SAME_PART.obstacle(part))
    return found


def balance_obstacles(s: EclipseState, seat: int, part: int, slot: int) -> list[Obstacle]:
    """EC-9.5: the energy and the drive that the ship type would lack with the part on the slot."""
    species, ship = s.species[seat], slot // SLOTS
    old = covered(species, s.blueprints[seat], slot)
    energy = stat(s, seat, ship, ENERGY) + PART_ENERGY[part]
    drives = stat(s, seat, ship, DRIVES) + PART_DRIVES[part]
    if old >= 0:
        energy -= PART_ENERGY[old]
        drives -= PART_DRIVES[old]
    found: list[Obstacle] = []
    if energy < 0:
        found.append(LACKS_ENERGY.obstacle(ship, -energy))
    if not drives and NEEDS_DRIVE[species * SHIP_TYPES + ship]:
        found.append(LACKS_DRIVE.obstacle(ship))
    return found


def mending_obstacles(s: EclipseState, seat: int, slot: int) -> list[Obstacle]:
    """EC-28.36: the other types that the installations left are needed for."""
    return [MEND_FIRST.obstacle(ship) for ship in broken(s, seat) if ship != slot // SLOTS]


def found_part_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-23.5: install the part that was found now, make room for it, or keep it."""
    seat, part = s.seat, s.decision.argument
    if KEEP_PART.holds(action):
        return [INSTALL_NOW.obstacle(part)] if s.refitted else []
    if action in ancient_part_answers(s, seat, part):
        return []
    begun = lowest(s.refitted) // SLOTS if s.refitted else NONE
    if REMOVE.holds(action):
        slot = removal_of(action)
        found = tile_obstacles(s, seat, slot)
    else:
        laid, slot = installation_of(action)
        if laid != part:
            return [OTHER_PART.obstacle(part)]
        found = slot_obstacles(s, seat, part, slot) or balance_obstacles(s, seat, part, slot)
    if begun not in (NONE, slot // SLOTS):
        found.append(BEGUN_ELSEWHERE.obstacle(begun))
    return found or [NO_ROOM_ON.obstacle(part, slot // SLOTS)]
