"""The parts worth laying on a blueprint: one slot of each kind, and only what makes a ship better."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.forces import Force
from astrolude.games.eclipse.grammar import INSTALL, REMOVE
from astrolude.games.eclipse.rules.blueprints import (
    ENERGY,
    FIGURES,
    FITTING,
    INITIATIVE,
    MOVEMENT,
    NO_FIGURES,
    STATS,
    covered,
)
from astrolude.games.eclipse.rules.presence import ship_count
from astrolude.games.eclipse.rules.upgrade import available, installation_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import SHIP_TYPES, STARBASE
from astrolude.games.eclipse.tables.parts import PART_COUNT, PART_DRIVES, PART_ENERGY, PART_IS_SOURCE
from astrolude.games.eclipse.tables.species import SHIP_SLOTS, SLOTS
from astrolude.games.eclipse.tables.technologies import T_STARBASE
from astrolude.kernel.bits import members

MOST_PARTS: Final = 4
"""So many of the best installations are looked at."""
LEAST_GAIN: Final = 0.15
"""The least gain of a part for which an Upgrade is considered."""
BORROWED_ENERGY: Final = 2
"""So much energy another part of the same Upgrade may bring."""
SPEED_WORTH: Final = 0.25
FASTEST: Final = 3
"""More movement than this is hardly worth a slot."""
INITIATIVE_WORTH: Final = 0.05


class Installation:
    """An answer that lays a part, and by how much it betters the fleet."""

    def __init__(self, action: int, gain: float) -> None:
        self.action: Final = action
        self.gain: Final = gain


def worthwhile_parts(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """The other answers and the best installations; those that better nothing only if one must be made."""
    rest = [action for action in legal if not REMOVE.holds(action) and not INSTALL.holds(action)]
    found = best_installations(s, seat, legal)
    chosen = [found[place].action for place in range(min(MOST_PARTS, len(found))) if found[place].gain > 0.0]
    if not rest and not chosen:
        chosen = [installation.action for installation in found[:MOST_PARTS]]
    return [*chosen, *rest] or legal


def best_installations(s: EclipseState, seat: int, legal: list[int]) -> list[Installation]:
    """The best one for each type and part, best first: slots that hold the same are alike."""
    species, tiles, sums = s.species[seat], s.blueprints[seat], s.stats[seat]
    weights = [importance(s, seat, ship) for ship in range(SHIP_TYPES)]
    merits = [merit_of(sums, ship * STATS) for ship in range(SHIP_TYPES)]
    best: dict[int, Installation] = {}
    tried: dict[int, bool] = {}
    for action in legal:
        if not INSTALL.holds(action):
            continue
        part, slot = installation_of(action)
        ship = slot // SLOTS
        old = covered(species, tiles, slot)
        key = part * SHIP_TYPES + ship
        change = key * (PART_COUNT + 1) + old + 1
        if change in tried:
            continue
        tried[change] = True
        gain = weights[ship] * (merit_with(sums, ship * STATS, part, old) - merits[ship])
        if key not in best or best[key].gain < gain:
            best[key] = Installation(action, gain)
    return sorted(best.values(), key=_order)


def has_worthwhile_part(s: EclipseState, seat: int) -> bool:
    """Whether some part would better the fleet enough to spend an action; energy is counted roughly."""
    species, tiles, sums = s.species[seat], s.blueprints[seat], s.stats[seat]
    parts = members(available(s, seat))
    for ship in range(SHIP_TYPES):
        weight = importance(s, seat, ship)
        if weight < 1.0:
            continue
        at = ship * STATS
        merit = merit_of(sums, at)
        seen: list[int] = []
        for slot in range(ship * SLOTS, ship * SLOTS + SLOTS):
            old = covered(species, tiles, slot)
            fitting = FITTING[species * SHIP_SLOTS + slot]
            if old in seen or not fitting or (old >= 0 and (PART_IS_SOURCE[old] or PART_DRIVES[old] > 0)):
                continue
            seen.append(old)
            energy = sums[at + ENERGY] - (PART_ENERGY[old] if old >= 0 else 0) + BORROWED_ENERGY
            for part in parts:
                usable = fitting >> part & 1 and energy + PART_ENERGY[part] >= 0
                if usable and weight * (merit_with(sums, at, part, old) - merit) > LEAST_GAIN:
                    return True
    return False


def merit_with(sums: list[int], at: int, part: int, old: int) -> float:
    """How good a ship is with a part instead of another one, or of nothing."""
    figures = sums[at : at + STATS]
    more = FIGURES[part]
    less = FIGURES[old] if old >= 0 else NO_FIGURES
    for figure in range(STATS):
        figures[figure] += more[figure] - less[figure]
    return merit_of(figures, 0)


def _order(installation: Installation) -> float:
    return -installation.gain


def merit_of(sums: list[int], at: int) -> float:
    """How good a ship is whose figures begin at a place: its power, and how soon it is where it is needed."""
    force = Force()
    force.add(sums, at, 1)
    speed = SPEED_WORTH * min(FASTEST, sums[at + MOVEMENT])
    return force.power() + speed + INITIATIVE_WORTH * sums[at + INITIATIVE]


def importance(s: EclipseState, seat: int, ship: int) -> float:
    """Ships on the board count most; others as far as they can be built."""
    number = 0
    for sector in s.board:
        number += ship_count(s, seat, sector, ship)
    if ship == STARBASE and not number and not s.technologies[seat] >> T_STARBASE & 1:
        return 0.0
    return 0.4 + number
