"""The parts worth laying on a blueprint: one slot of each kind, and only what makes a ship better."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.blueprints import FIGURES, INITIATIVE, MOVEMENT, STATS, covered
from astrolude.games.eclipse.evaluation_battles import Force
from astrolude.games.eclipse.grammar import INSTALL, INSTALL_PART_STRIDE, REMOVE
from astrolude.games.eclipse.presence import ship_count
from astrolude.games.eclipse.species_tables import SLOTS
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import SHIP_TYPES, STARBASE
from astrolude.games.eclipse.technology_tables import T_STARBASE

MOST_PARTS: Final = 8
"""So many of the best installations are looked at."""
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
    rest = [action for action in legal if action < REMOVE]
    found = best_installations(s, seat, legal)
    chosen = [found[place].action for place in range(min(MOST_PARTS, len(found))) if found[place].gain > 0.0]
    if not rest and not chosen:
        chosen = [installation.action for installation in found[:MOST_PARTS]]
    return [*chosen, *rest] or legal


def best_installations(s: EclipseState, seat: int, legal: list[int]) -> list[Installation]:
    """The best one for each type and part, best first: equal slots are alike."""
    merit = [merit_of(s.stats[seat], ship * STATS) for ship in range(SHIP_TYPES)]
    weights = [importance(s, seat, ship) for ship in range(SHIP_TYPES)]
    best: dict[int, Installation] = {}
    for action in legal:
        if action < INSTALL:
            continue
        part, slot = divmod(action - INSTALL, INSTALL_PART_STRIDE)
        ship = slot // SLOTS
        figures = s.stats[seat][ship * STATS : (ship + 1) * STATS]
        old = covered(s.species[seat], s.blueprints[seat], slot)
        for figure in range(STATS):
            figures[figure] += FIGURES[part][figure] - (FIGURES[old][figure] if old >= 0 else 0)
        gain = weights[ship] * (merit_of(figures, 0) - merit[ship])
        key = part * SHIP_TYPES + ship
        if key not in best or best[key].gain < gain:
            best[key] = Installation(action, gain)
    return sorted(best.values(), key=_order)


def _order(installation: Installation) -> float:
    return -installation.gain


def merit_of(figures: list[int], at: int) -> float:
    """How good a ship is: its power, and how soon it is where it is needed."""
    force = Force()
    force.add(figures, at, 1)
    speed = SPEED_WORTH * min(FASTEST, figures[at + MOVEMENT])
    return force.power() + speed + INITIATIVE_WORTH * figures[at + INITIATIVE]


def importance(s: EclipseState, seat: int, ship: int) -> float:
    """Ships on the board count most; others as far as they can be built."""
    number = 0
    for sector in s.board:
        number += ship_count(s, seat, sector, ship)
    if ship == STARBASE and not number and not s.technologies[seat] >> T_STARBASE & 1:
        return 0.0
    return 0.4 + number
