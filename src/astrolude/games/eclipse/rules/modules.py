"""ER-1.1, ER-1.2: the switches of the expansion, each on or off for a whole game, and large tables."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MODULES, SEATS
from astrolude.games.eclipse.tables.setup import MOST_BASE_PLAYERS

RARE_TECHNOLOGIES: Final = MODULES.index("rare_technologies")
DEVELOPMENTS: Final = MODULES.index("developments")
ANCIENT_HOMEWORLDS: Final = MODULES.index("ancient_homeworlds")
GALACTIC_CENTER_TAKEOVER: Final = MODULES.index("galactic_center_takeover")
ANCIENT_HIVES: Final = MODULES.index("ancient_hives")
WARP_PORTALS: Final = MODULES.index("warp_portals")
NEW_DISCOVERIES: Final = MODULES.index("new_discoveries")
ALLIANCES: Final = MODULES.index("alliances")
NEW_SPECIES: Final = MODULES.index("new_species")
SIMULTANEOUS_PLAY: Final = MODULES.index("simultaneous_play")
PREDICTABLE_TECHNOLOGIES: Final = MODULES.index("predictable_technologies")
TURN_DIRECTION_CHOICE: Final = MODULES.index("turn_direction_choice")
SMALL_GALAXY: Final = MODULES.index("small_galaxy")


def in_use(s: EclipseState, module: int) -> bool:
    return s.modules >> module & 1 == 1


def is_large(s: EclipseState) -> bool:
    """ER-1.2: seven to nine players."""
    return s.players > MOST_BASE_PLAYERS


def set_up_as(s: EclipseState) -> int:
    """ER-13.10: for how many players the table is set up: with homeworlds a large one as for nine."""
    return SEATS if is_large(s) and in_use(s, ANCIENT_HOMEWORLDS) else s.players
