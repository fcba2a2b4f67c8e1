"""What the Combat phase writes into the journal. Ships of players have a seat, non-player ships have none."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import PLACE, SEAT, SECTOR, VALUE
from astrolude.games.eclipse.tables.vessels import VESSELS
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Event, Field

VESSEL: Final = Kind("vessel", VESSELS)

_SHIP: Final = Field("ship", VESSEL)
_PLACE: Final = Field("place", PLACE)
_SECTOR: Final = Field("sector", SECTOR)
_OTHER: Final = Field("other", SEAT)
_FACES: Final = Field("faces", many=True)

COMBAT_EVENTS: Final = [
    Event("battle_began", _OTHER, _SECTOR),
    Event("npc_battle_began", _SECTOR),
    Event("type_goes_first", _SHIP),
    Event("missiles_fired", _SHIP, _FACES),
    Event("npc_missiles_fired", _SHIP, _FACES),
    Event("cannons_fired", _SHIP, _FACES),
    Event("npc_cannons_fired", _SHIP, _FACES),
    Event("rerolled", Field("before"), Field("after")),
    Event("point_defence_fired", _FACES),
    Event("npc_point_defence_fired", _SHIP, _FACES),
    Event("missiles_shot_down", Field("number")),
    Event("ship_damaged", _SHIP, _PLACE, Field("damage")),
    Event("npc_damaged", _SHIP, _PLACE, Field("damage")),
    Event("ship_destroyed", _SHIP, _PLACE),
    Event("npc_destroyed", _SHIP, _PLACE),
    Event("retreat_declared", _SHIP, _SECTOR),
    Event("retreated", _SHIP, Field("number"), _SECTOR),
    Event("stalemate", _SECTOR),
    Event("population_attacked", _OTHER, _SECTOR, _FACES),
    Event("population_bombed", _OTHER, _SECTOR),
    Event("npc_population_attacked", _SECTOR, _FACES),
    Event("npc_population_bombed", _SECTOR),
    Event("trophy_taken", _SHIP),
    Event("tiles_drawn", Field("number")),
    Event("tiles_seen", Field("values", VALUE, many=True)),
    Event("tile_kept"),
    Event("tile_kept_secretly", Field("value", VALUE)),
]
