"""EC-23, ER-11: discovery tiles: where they come from, who claims them, and what they do."""

from __future__ import annotations

from astrolude.games.eclipse.events import DISCOVERY_KEPT, DISCOVERY_USED, FOUND
from astrolude.games.eclipse.grammar import FRONT, POINTS
from astrolude.games.eclipse.questions import ASK_ANCIENT_TECHNOLOGY, ASK_DISCOVERY
from astrolude.games.eclipse.rules.economy import gain
from astrolude.games.eclipse.rules.galaxy import open_portal
from astrolude.games.eclipse.rules.presence import add_ship
from astrolude.games.eclipse.rules.supply import cheapest_technologies
from astrolude.games.eclipse.rules.upgrade import offer_found
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import (
    ANCIENT_ORBITAL,
    ANCIENT_PORTAL,
    CRUISER,
    NONE,
    ORBITAL,
    RESOURCES,
    SHIP_TYPES,
)
from astrolude.games.eclipse.tables.discoveries import (
    D_ANCIENT_CRUISER,
    D_ANCIENT_ORBITAL,
    D_ANCIENT_TECHNOLOGY,
    D_ANCIENT_WARP_PORTAL,
    DISCOVERY_GAIN,
    DISCOVERY_IS_RESOURCE,
    DISCOVERY_PART,
)
from astrolude.games.eclipse.tables.species import MAGELLAN
from astrolude.kernel.piles import NOTHING, draw


def draw_discovery(s: EclipseState) -> int:
    """EC-6.6, ER-11.9: the next tile; used ones are shuffled anew with the expansion only. Or NONE."""
    if not s.found_stack and not s.modules:
        return NONE
    tile = draw(s.found_stack, s.found_discards, s.rng)
    return NONE if tile == NOTHING else tile


def claim(s: EclipseState, seat: int, sector: int) -> None:
    """EC-6.8: a newly placed disc claims the tile, unless Ancients or another guard are there."""
    tile = s.discovery[sector]
    if tile == NONE or s.ancients[sector] or s.guard[sector] != NONE:
        return
    s.discovery = replaced(s.discovery, sector, NONE)
    resolve(s, seat, tile, sector)


def resolve(s: EclipseState, seat: int, tile: int, sector: int) -> None:
    """EC-23.2: the tile is turned over for all to see, and its owner decides."""
    s.reveal()
    s.found_at = sector
    s.note(FOUND, seat, tile, sector)
    ASK_DISCOVERY.ask(s, seat, tile)


def discovery_answers(s: EclipseState, seat: int, tile: int) -> list[int]:
    """EC-23.2: the front if it can be used, or two points."""
    return [FRONT.at(), POINTS.at()] if can_use(s, seat, tile) else [POINTS.at()]


def can_use(s: EclipseState, seat: int, tile: int) -> bool:
    """EC-23.4, EC-23.6, ER-11.4, ER-15.1.2."""
    if tile == D_ANCIENT_TECHNOLOGY:
        return bool(cheapest_technologies(s, seat))
    if tile not in (D_ANCIENT_CRUISER, D_ANCIENT_ORBITAL, D_ANCIENT_WARP_PORTAL):
        return True
    if s.controller[s.found_at] != seat:
        return False
    if tile == D_ANCIENT_CRUISER:
        return s.supply[seat * SHIP_TYPES + CRUISER] > 0
    return tile != D_ANCIENT_ORBITAL or not s.structures[s.found_at] & ORBITAL


def keep_for_points(s: EclipseState, seat: int, tile: int) -> None:
    s.kept[seat] += 1
    s.note(DISCOVERY_KEPT, seat, tile)


def use_front(s: EclipseState, seat: int, tile: int) -> None:
    """EC-23.3 to EC-23.6, ER-11.2 to ER-11.7."""
    s.note(DISCOVERY_USED, seat, tile)
    if tile == D_ANCIENT_ORBITAL:
        add_structure(s, s.found_at, ORBITAL | ANCIENT_ORBITAL)
    elif tile == D_ANCIENT_WARP_PORTAL:
        add_structure(s, s.found_at, ANCIENT_PORTAL)
        open_portal(s, s.found_at)
    elif DISCOVERY_PART[tile] != NONE:
        offer_found(s, seat, DISCOVERY_PART[tile])
    else:
        use_up(s, seat, tile)
        if tile == D_ANCIENT_CRUISER:
            add_ship(s, seat, s.found_at, CRUISER)
        elif tile == D_ANCIENT_TECHNOLOGY:
            ASK_ANCIENT_TECHNOLOGY.ask(s, seat)
        else:
            gain_resources(s, seat, tile)


def gain_resources(s: EclipseState, seat: int, tile: int) -> None:
    if not DISCOVERY_IS_RESOURCE[tile]:
        raise ValueError(f"discovery {tile} gives no resources")
    for resource in range(len(RESOURCES)):
        amount = DISCOVERY_GAIN[tile * len(RESOURCES) + resource]
        if amount:
            gain(s, seat, resource, amount)


def use_up(s: EclipseState, seat: int, tile: int) -> None:
    """ER-11.9, ER-15.1.4: a used tile is discarded; Magellan keep it beside their board."""
    if MAGELLAN[s.species[seat]]:
        s.beside[seat] += 1
    else:
        s.found_discards.append(tile)


def add_structure(s: EclipseState, sector: int, structure: int) -> None:
    s.structures = replaced(s.structures, sector, s.structures[sector] | structure)
