"""EC-3.8: what a civilisation begins with: the pieces on its board and on its home hex."""

from __future__ import annotations

from astrolude.games.eclipse.rules import blueprints
from astrolude.games.eclipse.rules.control import set_controller
from astrolude.games.eclipse.rules.cubes import KINDS, settle
from astrolude.games.eclipse.rules.discovery import add_structure
from astrolude.games.eclipse.rules.galaxy import lay
from astrolude.games.eclipse.rules.presence import add_ship
from astrolude.games.eclipse.rules.reputation import add_tile, draw_tiles
from astrolude.games.eclipse.rules.research import hold_technology
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    DISCS,
    FIRST_CUBES,
    ORBITAL,
    SHIP_SUPPLY,
    SHIP_TYPES,
    SQUARE_KINDS,
    SQUARE_RESOURCE,
)
from astrolude.games.eclipse.tables.species import (
    COLONY_SHIPS,
    SPECIES_HOME,
    START_CUBES,
    START_DISCS,
    START_ORBITALS,
    START_REPUTATION,
    START_SHIPS,
    START_STORE,
    START_TECHS,
)


def take_board(s: EclipseState, seat: int, species: int) -> None:
    """EC-3.8 (1) to (4), (6): the pieces of a species on its board."""
    s.species[seat] = species
    s.discs[seat] = START_DISCS[species]
    s.reserve[seat] = DISCS - START_DISCS[species]
    s.ready[seat] = COLONY_SHIPS[species]
    for resource in range(KINDS):
        s.track[seat * KINDS + resource] = FIRST_CUBES
        s.stored[seat * KINDS + resource] = START_STORE[species * KINDS + resource]
    for ship in range(SHIP_TYPES):
        s.supply[seat * SHIP_TYPES + ship] = SHIP_SUPPLY[ship]
    for technology, track in START_TECHS[species]:
        hold_technology(s, seat, technology, track)
    blueprints.clear_blueprints(s, seat)
    if START_REPUTATION[species]:
        s.reveal()
    for value in draw_tiles(s, START_REPUTATION[species]):
        add_tile(s, seat, value)


def settle_home(s: EclipseState, seat: int, q: int, r: int, rotation: int) -> None:
    """EC-3.8 (5): disc, ships and cubes on the home hex."""
    species = s.species[seat]
    home = SPECIES_HOME[species]
    lay(s, home, q, r, rotation)
    s.discs[seat] -= 1
    set_controller(s, seat, home)
    for ship in range(SHIP_TYPES):
        for _ in range(START_SHIPS[species * SHIP_TYPES + ship]):
            add_ship(s, seat, home, ship)
    for kind in range(SQUARE_KINDS):
        for _ in range(START_CUBES[species * SQUARE_KINDS + kind]):
            settle(s, seat, home, kind, SQUARE_RESOURCE[kind])
    if START_ORBITALS[species]:
        add_structure(s, home, ORBITAL)
