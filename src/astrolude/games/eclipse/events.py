"""What can be written into the journal. Of the Combat phase, ships of players have a seat, others none."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTION,
    ALLIANCE,
    BLUEPRINT_SLOT,
    DEVELOPMENT,
    DIRECTION,
    DISCOVERY,
    EXCHANGE,
    FACTION,
    MATTER,
    PART,
    PIECE,
    PLACE,
    REACTION,
    RESOURCE,
    SEAT,
    SECTOR,
    SHIP,
    SHRINE,
    SQUARE,
    TECHNOLOGY,
    TRACK,
    VALUE,
)
from astrolude.games.eclipse.tables.common import SHRINE_GROUPS
from astrolude.games.eclipse.tables.vessels import VESSELS
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Events, Field

BONUS: Final = Kind("bonus", SHRINE_GROUPS)

VESSEL: Final = Kind("vessel", VESSELS)

_SHIP: Final = Field("ship", VESSEL)
_PLACE: Final = Field("place", PLACE)
_SECTOR: Final = Field("sector", SECTOR)
_OTHER: Final = Field("other", SEAT)
_FACES: Final = Field("faces", many=True)


EVENTS: Final = Events()

GAME_BEGAN: Final = EVENTS.event("game_began", Field("first", SEAT))
SPECIES_CHOSEN: Final = EVENTS.event("species_chosen", Field("species", FACTION))
SPECIES_NOT_ADVISED: Final = EVENTS.event("species_not_advised", Field("species", FACTION))
PORTALS_NOT_ADVISED: Final = EVENTS.event("portals_not_advised")
CUBE_REMOVED: Final = EVENTS.event("cube_removed", Field("resource", RESOURCE))
TECHNOLOGIES_DRAWN: Final = EVENTS.event("technologies_drawn", Field("technologies", TECHNOLOGY, many=True))
TECHNOLOGIES_SHOWN: Final = EVENTS.event("technologies_shown", Field("technologies", TECHNOLOGY, many=True))
ROUND_BEGAN: Final = EVENTS.event("round_began", Field("round"))
MARKER_ARRIVED: Final = EVENTS.event("marker_arrived", Field("marker"), Field("number"))
WAITED: Final = EVENTS.event("waited")
FORCED: Final = EVENTS.event("forced")
ACTED: Final = EVENTS.event("acted", Field("action", ACTION))
REACTED: Final = EVENTS.event("reacted", Field("reaction", REACTION))
PASSED: Final = EVENTS.event("passed")
HEX_DRAWN: Final = EVENTS.event("hex_drawn", Field("sector", SECTOR))
HEX_DISCARDED: Final = EVENTS.event("hex_discarded", Field("sector", SECTOR))
HEX_LAID: Final = EVENTS.event("hex_laid", Field("sector", SECTOR), Field("rotation"))
ANCIENTS_PLACED: Final = EVENTS.event("ancients_placed", Field("sector", SECTOR), Field("number"))
DISC_PLACED: Final = EVENTS.event("disc_placed", Field("sector", SECTOR))
DISC_REMOVED: Final = EVENTS.event("disc_removed", Field("sector", SECTOR))
DISCS_GAINED: Final = EVENTS.event("discs_gained", Field("number"))
COLONY_SHIP_READIED: Final = EVENTS.event("colony_ship_readied")
COLONISED: Final = EVENTS.event(
    "colonised", Field("sector", SECTOR), Field("square", SQUARE), Field("resource", RESOURCE)
)
TRADED: Final = EVENTS.event("traded", Field("exchange", EXCHANGE))
COLONY_SHIP_SOLD: Final = EVENTS.event("colony_ship_sold", Field("resource", RESOURCE))
GAINED: Final = EVENTS.event("gained", Field("resource", RESOURCE), Field("amount"))
FOUND: Final = EVENTS.event("found", Field("discovery", DISCOVERY), Field("sector", SECTOR))
DISCOVERY_USED: Final = EVENTS.event("discovery_used", Field("discovery", DISCOVERY))
DISCOVERY_KEPT: Final = EVENTS.event("discovery_kept", Field("discovery", DISCOVERY))
REVEALED: Final = EVENTS.event("revealed")
RESEARCHED: Final = EVENTS.event(
    "researched", Field("technology", TECHNOLOGY), Field("track", TRACK), Field("price")
)
BUILT: Final = EVENTS.event("built", Field("piece", PIECE), Field("sector", SECTOR))
MOVED: Final = EVENTS.event("moved", Field("ship", SHIP), Field("from", SECTOR), Field("to", SECTOR))
JUMPED: Final = EVENTS.event("jumped", Field("ship", SHIP), Field("from", SECTOR), Field("to", SECTOR))
LOADED: Final = EVENTS.event("loaded", Field("number"), Field("sector", SECTOR))
UNLOADED: Final = EVENTS.event("unloaded", Field("number"), Field("sector", SECTOR))
PROPOSED: Final = EVENTS.event("proposed", Field("matter", MATTER), Field("other", SEAT))
ACCEPTED: Final = EVENTS.event("accepted", Field("matter", MATTER), Field("other", SEAT))
REFUSED: Final = EVENTS.event("refused", Field("matter", MATTER), Field("other", SEAT))
RELATIONS_FORMED: Final = EVENTS.event("relations_formed", Field("other", SEAT))
RELATIONS_BROKEN: Final = EVENTS.event("relations_broken", Field("other", SEAT))
TRAITOR_TAKEN: Final = EVENTS.event("traitor_taken")
TILE_RETURNED: Final = EVENTS.event("tile_returned")
TILE_RETURNED_SECRETLY: Final = EVENTS.event("tile_returned_secretly", Field("value"))
TILES_SHOWN: Final = EVENTS.event("tiles_shown", Field("other", SEAT))
CUBE_GIVEN: Final = EVENTS.event("cube_given", Field("resource", RESOURCE), Field("other", SEAT))
CUBE_RETURNED: Final = EVENTS.event("cube_returned", Field("resource", RESOURCE))
CUBE_LOST: Final = EVENTS.event("cube_lost", Field("sector", SECTOR), Field("square", SQUARE))
CUBE_BURIED: Final = EVENTS.event("cube_buried", Field("resource", RESOURCE))
SHRINE_BUILT: Final = EVENTS.event("shrine_built", Field("shrine", SHRINE), Field("sector", SECTOR))
BONUS_TAKEN: Final = EVENTS.event("bonus_taken", Field("bonus", BONUS))
ABANDONED: Final = EVENTS.event("abandoned", Field("sector", SECTOR))
UPKEEP_PAID: Final = EVENTS.event("upkeep_paid", Field("income"), Field("cost"), Field("money"))
PRODUCED: Final = EVENTS.event("produced", Field("science"), Field("materials"))
COLLAPSED: Final = EVENTS.event("collapsed")
GAVE_UP: Final = EVENTS.event("gave_up")
DIRECTION_CHOSEN: Final = EVENTS.event("direction_chosen", Field("direction", DIRECTION))
HIVE_ROLLED: Final = EVENTS.event("hive_rolled", Field("sector", SECTOR), Field("die"))
ANCIENT_MOVED: Final = EVENTS.event("ancient_moved", Field("from", SECTOR), Field("to", SECTOR))
GAME_ENDED: Final = EVENTS.event("game_ended", Field("scores", many=True))

BATTLE_BEGAN: Final = EVENTS.event("battle_began", _OTHER, _SECTOR)
NPC_BATTLE_BEGAN: Final = EVENTS.event("npc_battle_began", _SECTOR)
TYPE_GOES_FIRST: Final = EVENTS.event("type_goes_first", _SHIP)
MISSILES_FIRED: Final = EVENTS.event("missiles_fired", _SHIP, _FACES)
NPC_MISSILES_FIRED: Final = EVENTS.event("npc_missiles_fired", _SHIP, _FACES)
CANNONS_FIRED: Final = EVENTS.event("cannons_fired", _SHIP, _FACES)
NPC_CANNONS_FIRED: Final = EVENTS.event("npc_cannons_fired", _SHIP, _FACES)
REROLLED: Final = EVENTS.event("rerolled", Field("before"), Field("after"))
POINT_DEFENCE_FIRED: Final = EVENTS.event("point_defence_fired", _FACES)
NPC_POINT_DEFENCE_FIRED: Final = EVENTS.event("npc_point_defence_fired", _SHIP, _FACES)
MISSILES_SHOT_DOWN: Final = EVENTS.event("missiles_shot_down", Field("number"))
SHIP_DAMAGED: Final = EVENTS.event("ship_damaged", _SHIP, _PLACE, Field("damage"))
NPC_DAMAGED: Final = EVENTS.event("npc_damaged", _SHIP, _PLACE, Field("damage"))
SHIP_DESTROYED: Final = EVENTS.event("ship_destroyed", _SHIP, _PLACE)
NPC_DESTROYED: Final = EVENTS.event("npc_destroyed", _SHIP, _PLACE)
RETREAT_DECLARED: Final = EVENTS.event("retreat_declared", _SHIP, _SECTOR)
RETREATED: Final = EVENTS.event("retreated", _SHIP, Field("number"), _SECTOR)
STALEMATE_REACHED: Final = EVENTS.event("stalemate", _SECTOR)
POPULATION_ATTACKED: Final = EVENTS.event("population_attacked", _OTHER, _SECTOR, _FACES)
POPULATION_BOMBED: Final = EVENTS.event("population_bombed", _OTHER, _SECTOR)
NPC_POPULATION_ATTACKED: Final = EVENTS.event("npc_population_attacked", _SECTOR, _FACES)
NPC_POPULATION_BOMBED: Final = EVENTS.event("npc_population_bombed", _SECTOR)
TROPHY_TAKEN: Final = EVENTS.event("trophy_taken", _SHIP)
TILES_DRAWN: Final = EVENTS.event("tiles_drawn", Field("number"))
TILES_SEEN: Final = EVENTS.event("tiles_seen", Field("values", VALUE, many=True))
TILE_KEPT: Final = EVENTS.event("tile_kept")
TILE_KEPT_SECRETLY: Final = EVENTS.event("tile_kept_secretly", Field("value", VALUE))

PART_REMOVED: Final = EVENTS.event(
    "part_removed", Field("part", PART), Field("ship", SHIP), Field("slot", BLUEPRINT_SLOT)
)
PART_INSTALLED: Final = EVENTS.event(
    "part_installed", Field("part", PART), Field("ship", SHIP), Field("slot", BLUEPRINT_SLOT)
)
PART_KEPT: Final = EVENTS.event("part_kept", Field("part", PART))
DEVELOPED: Final = EVENTS.event("developed", Field("development", DEVELOPMENT))
TILE_PLACED: Final = EVENTS.event("tile_placed", Field("development", DEVELOPMENT), Field("sector", SECTOR))
ALLIANCE_FOUNDED: Final = EVENTS.event("alliance_founded", Field("other", SEAT), Field("alliance", ALLIANCE))
ALLIANCE_JOINED: Final = EVENTS.event("alliance_joined", Field("alliance", ALLIANCE))
ALLIANCE_LEFT: Final = EVENTS.event("alliance_left", Field("alliance", ALLIANCE))
