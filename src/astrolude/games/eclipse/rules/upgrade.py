"""EC-9.2, EC-23.5, EC-28.35, EC-28.36, ER-5.1, ER-11.7: the Upgrade action, and found ship parts.

An Upgrade goes by small steps: return tiles as often as wished, then lay parts one by one. A part may be laid
on a slot with a tile, which returns that tile. Once a part lies no tile is merely returned any more.

A step is offered only if legal blueprints stay within reach: by returning everything as long as no part lies,
else with the installations that are left. To lay the part that already counts on a slot would change nothing
and is not offered.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import PART_INSTALLED, PART_KEPT, PART_REMOVED
from astrolude.games.eclipse.grammar import INSTALL, KEEP_PART, REMOVE, STOP
from astrolude.games.eclipse.questions import ASK_AFTER, ASK_ANCIENT_PART, ASK_UPGRADE
from astrolude.games.eclipse.rules.blueprints import (
    DRIVES,
    ENERGY,
    FITTING,
    STATS,
    are_legal,
    covered,
    fits,
    is_legal,
    put,
    sums_of,
)
from astrolude.games.eclipse.rules.mending import Draft, can_be_mended
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIP_TYPES
from astrolude.games.eclipse.tables.parts import (
    EMPTY,
    PART_BIT,
    PART_COUNT,
    PART_DRIVES,
    PART_ENERGY,
    PART_IS_UNIQUE,
    PART_TECH,
    PART_USES_SLOT,
    SUPPLY_PARTS,
)
from astrolude.games.eclipse.tables.species import (
    HAS_BLUEPRINT,
    MAGELLAN,
    NEEDS_DRIVE,
    PRINTED,
    SHIP_SLOTS,
    SLOTS,
    SPECIES_COUNT,
)
from astrolude.kernel.bits import has, lowest, members

_BARE: Final = [EMPTY] * SHIP_SLOTS
_PRINTED_SUMS: Final = [sums_of(species, _BARE) for species in range(SPECIES_COUNT)]
"""By species: the figures of blueprints without tiles."""


# The answers, for a slot of all blueprints


def installation(part: int, slot: int) -> int:
    """The answer that lays a part on a slot."""
    return INSTALL.at(part, slot // SLOTS, slot % SLOTS)


def installation_of(action: int) -> tuple[int, int]:
    """The part and the slot of such an answer."""
    part, ship, place = INSTALL.of(action)
    return part, ship * SLOTS + place


def removal(slot: int) -> int:
    """The answer that returns the tile of a slot."""
    return REMOVE.at(slot // SLOTS, slot % SLOTS)


def removal_of(action: int) -> int:
    """The slot of such an answer."""
    ship, place = REMOVE.of(action)
    return ship * SLOTS + place


# The Upgrade action


def begin_upgrade(s: EclipseState, seat: int, parts: int) -> None:
    """An Upgrade that may install so many parts."""
    s.refitted = 0
    ASK_UPGRADE.ask(s, seat, parts)


def add_upgrades(s: EclipseState, seat: int, left: int, answers: list[int]) -> None:
    """What an Upgrade offers while so many parts may still be installed."""
    if are_legal(s, seat):
        answers.append(STOP.at())
    if not s.refitted:
        _add_removals(s, seat, 0, SHIP_SLOTS, answers)
    _add_installations(s, seat, left, answers)


def take_upgrade(s: EclipseState, seat: int, left: int, action: int) -> None:
    """Carry out a step of an Upgrade and go on as long as parts may be installed."""
    if STOP.holds(action):
        return
    if INSTALL.holds(action):
        part, slot = installation_of(action)
        install(s, seat, slot, part)
        s.refitted |= 1 << slot
        left -= 1
    else:
        remove(s, seat, removal_of(action))
    if left:
        ASK_UPGRADE.ask(s, seat, left)
    else:
        ASK_AFTER.ask(s, seat)


def remove(s: EclipseState, seat: int, slot: int) -> None:
    """EC-9.3: return a tile; a unique part leaves the game, for it is nowhere else."""
    s.note(PART_REMOVED, seat, s.blueprints[seat][slot], slot // SLOTS, slot % SLOTS)
    put(s, seat, slot, EMPTY)


def install(s: EclipseState, seat: int, slot: int, part: int) -> None:
    """Lay a part on a slot, returning the tile that lies there; Magellan keep count of found ones."""
    if s.blueprints[seat][slot] != EMPTY:
        remove(s, seat, slot)
    put(s, seat, slot, part)
    s.note(PART_INSTALLED, seat, part, slot // SLOTS, slot % SLOTS)
    if PART_IS_UNIQUE[part]:
        s.spare[seat] &= ~PART_BIT[part]
        if MAGELLAN[s.species[seat]]:
            s.beside[seat] += 1


def available(s: EclipseState, seat: int) -> int:
    """EC-9.4: the mask of parts that a seat may take: from the supply, and those kept for later."""
    mask = s.spare[seat]
    for part in SUPPLY_PARTS:
        technology = PART_TECH[part]
        if technology == NONE or has(s.technologies[seat], technology):
            mask |= PART_BIT[part]
    return mask


def _add_removals(s: EclipseState, seat: int, first: int, end: int, answers: list[int]) -> None:
    tiles = s.blueprints[seat]
    answers += [removal(slot) for slot in range(first, end) if tiles[slot] != EMPTY]


def _add_installations(s: EclipseState, seat: int, left: int, answers: list[int]) -> None:
    """Every part on every slot after which legal blueprints stay within reach."""
    parts = available(s, seat)
    taken = members(parts)
    broken = [ship for ship in range(SHIP_TYPES) if not is_legal(s, seat, ship)]
    for ship in range(SHIP_TYPES):
        if not HAS_BLUEPRINT[s.species[seat] * SHIP_TYPES + ship]:
            continue
        if broken and broken != [ship]:
            _add_with_others_broken(s, seat, ship, left, parts, answers)
        else:
            _add_on(s, seat, ship, left, parts, taken, answers)


def _add_on(
    s: EclipseState, seat: int, ship: int, left: int, parts: int, taken: list[int], answers: list[int]
) -> None:
    """Installations on a type while all others are legal: legal at once, or within reach of what is left."""
    draft = Draft(s, seat, ship)
    species, tiles = s.species[seat], s.blueprints[seat]
    for place in range(SLOTS):
        slot = ship * SLOTS + place
        fitting = FITTING[species * SHIP_SLOTS + slot]
        if not fitting or has(s.refitted, slot):
            continue
        old = covered(species, tiles, slot)
        energy, drives = draft.energy, draft.drives
        if old >= 0:
            energy -= PART_ENERGY[old]
            drives -= PART_DRIVES[old]
        driven = drives > 0 or not draft.needs_drive
        closed = draft.close(slot)
        for part in taken:
            if part == old or not fitting >> part & 1:
                continue
            if energy + PART_ENERGY[part] >= 0 and (driven or PART_DRIVES[part] > 0):
                answers.append(INSTALL.at(part, ship, place))
            elif left > 1:
                rest = parts & ~PART_BIT[part] if PART_IS_UNIQUE[part] else parts
                if draft.after(old, part, left - 1, rest) < left:
                    answers.append(INSTALL.at(part, ship, place))
        draft.reopen(closed, old)


def _add_with_others_broken(
    s: EclipseState, seat: int, ship: int, left: int, parts: int, answers: list[int]
) -> None:
    """Installations on a type while another one has still to be mended: each is tried.

    Only energy and drives decide, so of the parts that do not run out those that are alike in them are tried
    once a slot.
    """
    species, tiles, sums, refitted = s.species[seat], s.blueprints[seat], s.stats[seat], s.refitted
    for slot in range(ship * SLOTS, ship * SLOTS + SLOTS):
        if has(refitted, slot):
            continue
        old = covered(species, tiles, slot)
        known: dict[int, bool] = {}
        for part in members(parts):
            if part == old or not fits(species, part, slot):
                continue
            alike = 2 * PART_ENERGY[part] + PART_DRIVES[part]
            if PART_IS_UNIQUE[part] or alike not in known:
                put(s, seat, slot, part)
                s.refitted = refitted | 1 << slot
                rest = parts & ~PART_BIT[part] if PART_IS_UNIQUE[part] else parts
                mended = can_be_mended(s, seat, left - 1, rest)
                s.blueprints[seat] = tiles
                s.stats[seat] = sums
                s.refitted = refitted
                if not PART_IS_UNIQUE[part]:
                    known[alike] = mended
            else:
                mended = known[alike]
            if mended:
                answers.append(installation(part, slot))


# Found parts (EC-23.5)


def offer_found(s: EclipseState, seat: int, part: int) -> None:
    """A seat has found a part and uses it: it may be installed at once or kept."""
    s.refitted = 0
    ASK_ANCIENT_PART.ask(s, seat, part)


def ancient_part_answers(s: EclipseState, seat: int, part: int) -> list[int]:
    """EC-23.5: where it can be installed now, tiles that could make room for it, or keep it.

    Whoever has returned a tile must go on with that blueprint and install the part.
    """
    answers: list[int] = []
    if not s.refitted:
        answers.append(KEEP_PART.at())
    begun = lowest(s.refitted) // SLOTS if s.refitted else NONE
    for ship in range(SHIP_TYPES):
        if begun in (NONE, ship) and _fits_when_bare(s.species[seat], ship, part):
            if PART_USES_SLOT[part]:
                _add_removals(s, seat, ship * SLOTS, ship * SLOTS + SLOTS, answers)
            for slot in range(ship * SLOTS, ship * SLOTS + SLOTS):
                old = covered(s.species[seat], s.blueprints[seat], slot)
                if _legal_with(s.species[seat], s.stats[seat], slot, old, part):
                    answers.append(installation(part, slot))
    return answers


def take_ancient_part(s: EclipseState, seat: int, part: int, action: int) -> None:
    if KEEP_PART.holds(action):
        s.spare[seat] |= PART_BIT[part]
        s.note(PART_KEPT, seat, part)
    elif INSTALL.holds(action):
        _, slot = installation_of(action)
        install(s, seat, slot, part)
    else:
        slot = removal_of(action)
        remove(s, seat, slot)
        s.refitted |= 1 << slot
        ASK_ANCIENT_PART.ask(s, seat, part)


def _legal_with(species: int, sums: list[int], slot: int, old: int, part: int) -> bool:
    """Whether a type is legal with a part instead of another one on a slot."""
    if not fits(species, part, slot):
        return False
    ship = slot // SLOTS
    energy = sums[ship * STATS + ENERGY] + PART_ENERGY[part]
    drives = sums[ship * STATS + DRIVES] + PART_DRIVES[part]
    if old >= 0:
        energy -= PART_ENERGY[old]
        drives -= PART_DRIVES[old]
    return energy >= 0 and (drives > 0 or not NEEDS_DRIVE[species * SHIP_TYPES + ship])


def _bare_fit(species: int, ship: int, part: int) -> bool:
    return any(
        _legal_with(species, _PRINTED_SUMS[species], slot, PRINTED[species * SHIP_SLOTS + slot], part)
        for slot in range(ship * SLOTS, ship * SLOTS + SLOTS)
    )


_BARE_FIT: Final = [
    _bare_fit(species, ship, part)
    for species in range(SPECIES_COUNT)
    for ship in range(SHIP_TYPES)
    for part in range(PART_COUNT)
]


def _fits_when_bare(species: int, ship: int, part: int) -> bool:
    """Whether the part has a place on a type once all tiles are returned: then no chain can get stuck."""
    return _BARE_FIT[(species * SHIP_TYPES + ship) * PART_COUNT + part]
