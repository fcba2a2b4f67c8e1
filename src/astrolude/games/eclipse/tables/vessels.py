"""Everything that flies, numbered: the ship types of players, then the non-player ships of their table."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import SHIP_REPUTATION, SHIP_TYPES, SHIPS
from astrolude.games.eclipse.tables.npcs import ANCIENT, ANCIENT_CRUISERS, NPC_COUNT, NPC_REPUTATION, NPCS

VESSELS: Final = [*SHIPS, *NPCS]
FIRST_NPC: Final = SHIP_TYPES
ANCIENT_VESSEL: Final = FIRST_NPC + ANCIENT


def _npc_size(npc: int) -> int:
    if npc == ANCIENT:
        return 1
    return 3 if npc in ANCIENT_CRUISERS else 4


VESSEL_SIZE: Final = [1, 3, 4, 2, 2, *[_npc_size(npc) for npc in range(NPC_COUNT)]]
"""EC-16.12, EC-28.21, ER-R31: dreadnought, cruiser, starbase and orbital ship, interceptor; ER-7.9."""
VESSEL_DRAWS: Final = [*SHIP_REPUTATION, *NPC_REPUTATION]
"""EC-18.2: reputation tiles for destroying one."""
