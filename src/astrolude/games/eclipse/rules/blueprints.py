"""EC-9: ship blueprints: what lies on their slots, what it adds up to, and when a blueprint is legal.

A slot is type * SLOTS + slot. A state holds for each seat the part tiles on the slots and, beside them, the
sums over tiles, uncovered printed parts and what is printed outside the slots; both rows are replaced when
they change.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import SHIP_TYPES
from astrolude.games.eclipse.tables.parts import (
    EMPTY,
    PART_BAY,
    PART_CANNONS,
    PART_COMPUTER,
    PART_COUNT,
    PART_DRIVES,
    PART_ENERGY,
    PART_FORBIDDEN,
    PART_HULL,
    PART_INITIATIVE,
    PART_JUMPS,
    PART_MISSILES,
    PART_MOVEMENT,
    PART_REGENERATION,
    PART_SHIELD,
    PART_USES_SLOT,
)
from astrolude.games.eclipse.tables.species import (
    BONUS_COMPUTER,
    BONUS_ENERGY,
    BONUS_HULL,
    BONUS_INITIATIVE,
    BONUS_SHIELD,
    HAS_BLUEPRINT,
    NEEDS_DRIVE,
    NO_SLOT,
    OUTSIDE_SLOT,
    PRINTED,
    SHIP_SLOTS,
    SLOTS,
)
from astrolude.kernel.bits import has, mask_of

# The figures of a blueprint

STATS: Final = 16
ENERGY: Final = 0
"""What the sources produce and nothing consumes."""
INITIATIVE: Final = 1
MOVEMENT: Final = 2
JUMPS: Final = 3
COMPUTER: Final = 4
SHIELD: Final = 5
HULL: Final = 6
REGENERATION: Final = 7
BAYS: Final = 8
"""How many interceptors the ship carries."""
DRIVES: Final = 9
CANNONS: Final = 10
"""The first of three: yellow, orange and red dice."""
MISSILES: Final = 13
"""The first of three."""


def _figures(part: int) -> list[int]:
    return [
        PART_ENERGY[part],
        PART_INITIATIVE[part],
        PART_MOVEMENT[part],
        PART_JUMPS[part],
        PART_COMPUTER[part],
        PART_SHIELD[part],
        PART_HULL[part],
        PART_REGENERATION[part],
        PART_BAY[part],
        PART_DRIVES[part],
        *PART_CANNONS[3 * part : 3 * part + 3],
        *PART_MISSILES[3 * part : 3 * part + 3],
    ]


FIGURES: Final = [_figures(part) for part in range(PART_COUNT)]
"""By part: what it adds to each figure."""
NO_FIGURES: Final = [0] * STATS
_NO_TILES: Final = [EMPTY] * SHIP_SLOTS


def covered(species: int, tiles: list[int], slot: int) -> int:
    """What counts on a slot: the tile on it, else what is printed; EMPTY, or NO_SLOT where there is none."""
    tile = tiles[slot]
    return tile if tile != EMPTY else PRINTED[species * SHIP_SLOTS + slot]


def sums_of(species: int, tiles: list[int]) -> list[int]:
    """The figures of all blueprints of a player, from nothing (EC-9.10: equal parts add up)."""
    sums = [0] * (SHIP_TYPES * STATS)
    for ship in range(SHIP_TYPES):
        at = ship * STATS
        bonus = species * SHIP_TYPES + ship
        sums[at + ENERGY] = BONUS_ENERGY[bonus]
        sums[at + INITIATIVE] = BONUS_INITIATIVE[bonus]
        sums[at + COMPUTER] = BONUS_COMPUTER[bonus]
        sums[at + SHIELD] = BONUS_SHIELD[bonus]
        sums[at + HULL] = BONUS_HULL[bonus]
        for slot in range(ship * SLOTS, ship * SLOTS + SLOTS):
            part = covered(species, tiles, slot)
            if part >= 0:
                for figure in range(STATS):
                    sums[at + figure] += FIGURES[part][figure]
    return sums


def clear_blueprints(s: EclipseState, seat: int) -> None:
    """The blueprints as they are printed."""
    s.blueprints[seat] = _NO_TILES
    s.stats[seat] = sums_of(s.species[seat], _NO_TILES)


def stat(s: EclipseState, seat: int, ship: int, figure: int) -> int:
    """A figure of a ship type."""
    return s.stats[seat][ship * STATS + figure]


def is_legal(s: EclipseState, seat: int, ship: int) -> bool:
    """EC-9.5: enough energy, and a drive where one is required; where none is allowed none can be put."""
    energy = s.stats[seat][ship * STATS + ENERGY]
    drives = s.stats[seat][ship * STATS + DRIVES]
    return energy >= 0 and (drives > 0 or not NEEDS_DRIVE[s.species[seat] * SHIP_TYPES + ship])


def are_legal(s: EclipseState, seat: int) -> bool:
    """Whether all blueprints of a seat are legal; one that the species lacks always is."""
    return all(is_legal(s, seat, ship) for ship in range(SHIP_TYPES))


def _fits(place: int, part: int) -> bool:
    """Whether there is a slot, the type may carry the part, and it belongs on a slot or beside the grid."""
    slot = place % SHIP_SLOTS
    if PRINTED[place] == NO_SLOT or has(PART_FORBIDDEN[part], slot // SLOTS):
        return False
    return PART_USES_SLOT[part] == (slot % SLOTS != OUTSIDE_SLOT)


FITTING: Final = [
    mask_of([part for part in range(PART_COUNT) if _fits(place, part)]) for place in range(len(PRINTED))
]
"""By species and slot: the mask of parts that may lie there at all (EC-9.5, ER-5.1)."""


def fits(species: int, part: int, slot: int) -> bool:
    """Whether a part may lie on a slot at all."""
    return has(FITTING[species * SHIP_SLOTS + slot], part)


def put(s: EclipseState, seat: int, slot: int, tile: int) -> None:
    """Lay a tile on a slot, or take the one there away (EMPTY); the sums follow."""
    species = s.species[seat]
    before = covered(species, s.blueprints[seat], slot)
    s.blueprints[seat] = replaced(s.blueprints[seat], slot, tile)
    after = covered(species, s.blueprints[seat], slot)
    sums = s.stats[seat][:]
    at = slot // SLOTS * STATS
    less = FIGURES[before] if before >= 0 else NO_FIGURES
    more = FIGURES[after] if after >= 0 else NO_FIGURES
    for figure in range(STATS):
        sums[at + figure] += more[figure] - less[figure]
    s.stats[seat] = sums


def problems(s: EclipseState, seat: int) -> list[str]:
    """What is wrong with the blueprints of a seat between two upgrades."""
    species, tiles = s.species[seat], s.blueprints[seat]
    wrong = [
        f"seat {seat} has part {tiles[slot]} on slot {slot}, where it may not be"
        for slot in range(SHIP_SLOTS)
        if tiles[slot] != EMPTY and not fits(species, tiles[slot], slot)
    ]
    if s.stats[seat] != sums_of(species, tiles):
        wrong.append(f"the sums of seat {seat}'s blueprints are wrong")
    return wrong + [
        f"seat {seat} has an illegal blueprint of type {ship}"
        for ship in range(SHIP_TYPES)
        if HAS_BLUEPRINT[species * SHIP_TYPES + ship] and not is_legal(s, seat, ship)
    ]
