"""Events of blueprints, developments and alliances."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import ALLIANCE, BLUEPRINT_SLOT, DEVELOPMENT, PART, SEAT, SECTOR, SHIP
from astrolude.kernel.journal import Event, Field

TABLE_EVENTS: Final = [
    Event("part_removed", Field("part", PART), Field("ship", SHIP), Field("slot", BLUEPRINT_SLOT)),
    Event("part_installed", Field("part", PART), Field("ship", SHIP), Field("slot", BLUEPRINT_SLOT)),
    Event("part_kept", Field("part", PART)),
    Event("developed", Field("development", DEVELOPMENT)),
    Event("tile_placed", Field("development", DEVELOPMENT), Field("sector", SECTOR)),
    Event("alliance_founded", Field("other", SEAT), Field("alliance", ALLIANCE)),
    Event("alliance_joined", Field("alliance", ALLIANCE)),
    Event("alliance_left", Field("alliance", ALLIANCE)),
]
