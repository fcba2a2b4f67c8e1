"""EC-9.5: whether unfinished blueprints can still be made legal with the installations that are left.

Only energy and drives decide. The cheapest help is always one of three: the strongest source that can be
had, the Nuclear Drive, which everybody has and which consumes least, and a Muon Source beside the grid. So a
short search over the slots not yet worked on answers exactly.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.blueprints import DRIVES, ENERGY, STATS, covered, is_legal
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIP_TYPES
from astrolude.games.eclipse.tables.parts import (
    MUON_SOURCE,
    PART_BIT,
    PART_DRIVES,
    PART_ENERGY,
    PART_IS_SOURCE,
    PART_IS_UNIQUE,
    PARTS,
)
from astrolude.games.eclipse.tables.species import (
    NEEDS_DRIVE,
    NO_SLOT,
    OUTSIDE_SLOT,
    PRINTED,
    SHIP_SLOTS,
    SLOTS,
)
from astrolude.kernel.bits import has

NUCLEAR_DRIVE: Final = PARTS.index("nuclear_drive")
GRID_SOURCES: Final = sorted(
    [part for part in range(len(PARTS)) if PART_IS_SOURCE[part] and part != MUON_SOURCE],
    key=lambda part: -PART_ENERGY[part],
)
"""Sources for a slot, the strongest first."""
UNIQUE_SOURCES: Final = [part for part in range(len(PARTS)) if PART_IS_SOURCE[part] and PART_IS_UNIQUE[part]]


class Draft:
    """A blueprint in the making: its energy and drives, and the slots on which tiles may still be laid."""

    def __init__(self, s: EclipseState, seat: int, ship: int) -> None:
        species = s.species[seat]
        tiles = s.blueprints[seat]
        self.energy = s.stats[seat][ship * STATS + ENERGY]
        self.drives = s.stats[seat][ship * STATS + DRIVES]
        self.needs_drive = NEEDS_DRIVE[species * SHIP_TYPES + ship]
        self.slots: list[int] = []
        """The slots of the grid that are still open."""
        self.open: list[int] = []
        """What counts on each of them: a part, or EMPTY."""
        for slot in range(ship * SLOTS, ship * SLOTS + OUTSIDE_SLOT):
            if PRINTED[species * SHIP_SLOTS + slot] != NO_SLOT and not has(s.refitted, slot):
                self.slots.append(slot)
                self.open.append(covered(species, tiles, slot))

    def close(self, slot: int) -> int:
        """Let nothing be laid on a slot any more; its place among the open ones, NONE if it was not."""
        if slot not in self.slots:
            return NONE
        place = self.slots.index(slot)
        self.open.pop(place)
        return place

    def reopen(self, place: int, part: int) -> None:
        """Take `close` back."""
        if place != NONE:
            self.open.insert(place, part)

    def is_legal(self) -> bool:
        return self.energy >= 0 and (self.drives > 0 or not self.needs_drive)

    def swap(self, old: int, new: int) -> None:
        """Count one part instead of another."""
        if old >= 0:
            self.energy -= PART_ENERGY[old]
            self.drives -= PART_DRIVES[old]
        if new >= 0:
            self.energy += PART_ENERGY[new]
            self.drives += PART_DRIVES[new]

    def fewest(self, most: int, parts: int) -> int:
        """The fewest installations, of at most `most`, that make it legal; one more if that cannot be.

        `parts` is the mask of what can be taken.
        """
        if self.is_legal():
            return 0
        if most == 0:
            return 1
        best = most
        if has(parts, MUON_SOURCE):
            self.swap(NONE, MUON_SOURCE)
            best = min(best, self.fewest(most - 1, parts & ~PART_BIT[MUON_SOURCE]))
            self.swap(MUON_SOURCE, NONE)
        source = strongest_source(parts)
        left = parts & ~PART_BIT[source] if PART_IS_UNIQUE[source] else parts
        for place in range(len(self.open)):
            old = self.open.pop(place)
            best = min(best, self.after(old, source, most - 1, left))
            if self.needs_drive:
                best = min(best, self.after(old, NUCLEAR_DRIVE, most - 1, parts))
            self.open.insert(place, old)
            if best == 0:
                break
        return best + 1

    def after(self, old: int, new: int, most: int, parts: int) -> int:
        """`fewest` once a part has been laid over another."""
        self.swap(old, new)
        found = self.fewest(most, parts)
        self.swap(new, old)
        return found


def strongest_source(parts: int) -> int:
    """The source for a slot that gives most; everybody has the Nuclear Source."""
    for part in GRID_SOURCES:
        if has(parts, part):
            return part
    raise ValueError(f"the parts {parts:b} hold no source")


def can_be_mended(s: EclipseState, seat: int, left: int, parts: int) -> bool:
    """Whether at most `left` installations of the parts of a mask make all blueprints of a seat legal."""
    broken = [ship for ship in range(SHIP_TYPES) if not is_legal(s, seat, ship)]
    if not broken:
        return True
    if len(broken) > left:
        return False
    return _mended_from(s, seat, broken, left, parts)


def _mended_from(s: EclipseState, seat: int, broken: list[int], left: int, parts: int) -> bool:
    """The same for some broken blueprints: each unique source helps at most one of them."""
    if not broken:
        return True
    draft = Draft(s, seat, broken[0])
    for own in _shares(parts, len(broken)):
        need = draft.fewest(left, own)
        rest = parts & ~own | own & _common(parts)
        if need <= left and _mended_from(s, seat, broken[1:], left - need, rest):
            return True
    return False


def _common(parts: int) -> int:
    """The parts of a mask that do not run out."""
    for part in UNIQUE_SOURCES:
        parts &= ~PART_BIT[part]
    return parts


def _shares(parts: int, blueprints: int) -> list[int]:
    """How many of the unique sources the first of several blueprints may use: all sets of them."""
    if blueprints == 1:
        return [parts]
    shares = [_common(parts)]
    for part in UNIQUE_SOURCES:
        if has(parts, part):
            shares += [share | PART_BIT[part] for share in shares]
    return shares
