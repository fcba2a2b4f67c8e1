"""What can be written into the journal of a game. Rules know the events by number."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.combat_events import COMBAT_EVENTS
from astrolude.games.eclipse.grammar import (
    ACTION,
    DIRECTION,
    DISCOVERY,
    EXCHANGE,
    FACTION,
    MATTER,
    PIECE,
    REACTION,
    RESOURCE,
    SEAT,
    SECTOR,
    SHIP,
    SHRINE,
    SQUARE,
    TECHNOLOGY,
    TRACK,
)
from astrolude.games.eclipse.table_events import TABLE_EVENTS
from astrolude.games.eclipse.tables.common import SHRINE_GROUPS
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Event, Events, Field

BONUS: Final = Kind("bonus", SHRINE_GROUPS)

EVENTS: Final = Events(
    [
        Event("game_began", Field("first", SEAT)),
        Event("species_chosen", Field("species", FACTION)),
        Event("species_not_advised", Field("species", FACTION)),
        Event("portals_not_advised"),
        Event("cube_removed", Field("resource", RESOURCE)),
        Event("technologies_drawn", Field("technologies", TECHNOLOGY, many=True)),
        Event("technologies_shown", Field("technologies", TECHNOLOGY, many=True)),
        Event("round_began", Field("round")),
        Event("marker_arrived", Field("marker"), Field("number")),
        Event("waited"),
        Event("forced"),
        Event("acted", Field("action", ACTION)),
        Event("reacted", Field("reaction", REACTION)),
        Event("passed"),
        Event("hex_drawn", Field("sector", SECTOR)),
        Event("hex_discarded", Field("sector", SECTOR)),
        Event("hex_laid", Field("sector", SECTOR), Field("rotation")),
        Event("ancients_placed", Field("sector", SECTOR), Field("number")),
        Event("disc_placed", Field("sector", SECTOR)),
        Event("disc_removed", Field("sector", SECTOR)),
        Event("discs_gained", Field("number")),
        Event("colony_ship_readied"),
        Event("colonised", Field("sector", SECTOR), Field("square", SQUARE), Field("resource", RESOURCE)),
        Event("traded", Field("exchange", EXCHANGE)),
        Event("colony_ship_sold", Field("resource", RESOURCE)),
        Event("gained", Field("resource", RESOURCE), Field("amount")),
        Event("found", Field("discovery", DISCOVERY), Field("sector", SECTOR)),
        Event("discovery_used", Field("discovery", DISCOVERY)),
        Event("discovery_kept", Field("discovery", DISCOVERY)),
        Event("revealed"),
        Event("researched", Field("technology", TECHNOLOGY), Field("track", TRACK), Field("price")),
        Event("built", Field("piece", PIECE), Field("sector", SECTOR)),
        Event("moved", Field("ship", SHIP), Field("from", SECTOR), Field("to", SECTOR)),
        Event("jumped", Field("ship", SHIP), Field("from", SECTOR), Field("to", SECTOR)),
        Event("loaded", Field("number"), Field("sector", SECTOR)),
        Event("unloaded", Field("number"), Field("sector", SECTOR)),
        Event("proposed", Field("matter", MATTER), Field("other", SEAT)),
        Event("accepted", Field("matter", MATTER), Field("other", SEAT)),
        Event("refused", Field("matter", MATTER), Field("other", SEAT)),
        Event("relations_formed", Field("other", SEAT)),
        Event("relations_broken", Field("other", SEAT)),
        Event("traitor_taken"),
        Event("tile_returned"),
        Event("tile_returned_secretly", Field("value")),
        Event("tiles_shown", Field("other", SEAT)),
        Event("cube_given", Field("resource", RESOURCE), Field("other", SEAT)),
        Event("cube_returned", Field("resource", RESOURCE)),
        Event("cube_lost", Field("sector", SECTOR), Field("square", SQUARE)),
        Event("cube_buried", Field("resource", RESOURCE)),
        Event("shrine_built", Field("shrine", SHRINE), Field("sector", SECTOR)),
        Event("bonus_taken", Field("bonus", BONUS)),
        Event("abandoned", Field("sector", SECTOR)),
        Event("upkeep_paid", Field("income"), Field("cost"), Field("money")),
        Event("produced", Field("science"), Field("materials")),
        Event("collapsed"),
        Event("gave_up"),
        Event("direction_chosen", Field("direction", DIRECTION)),
        Event("hive_rolled", Field("sector", SECTOR), Field("die")),
        Event("ancient_moved", Field("from", SECTOR), Field("to", SECTOR)),
        Event("game_ended", Field("scores", many=True)),
        *COMBAT_EVENTS,
        *TABLE_EVENTS,
    ]
)

GAME_BEGAN: Final = EVENTS.index("game_began")
SPECIES_CHOSEN: Final = EVENTS.index("species_chosen")
SPECIES_NOT_ADVISED: Final = EVENTS.index("species_not_advised")
PORTALS_NOT_ADVISED: Final = EVENTS.index("portals_not_advised")
CUBE_REMOVED: Final = EVENTS.index("cube_removed")
TECHNOLOGIES_DRAWN: Final = EVENTS.index("technologies_drawn")
TECHNOLOGIES_SHOWN: Final = EVENTS.index("technologies_shown")
ROUND_BEGAN: Final = EVENTS.index("round_began")
MARKER_ARRIVED: Final = EVENTS.index("marker_arrived")
WAITED: Final = EVENTS.index("waited")
FORCED: Final = EVENTS.index("forced")
ACTED: Final = EVENTS.index("acted")
REACTED: Final = EVENTS.index("reacted")
PASSED: Final = EVENTS.index("passed")
HEX_DRAWN: Final = EVENTS.index("hex_drawn")
HEX_DISCARDED: Final = EVENTS.index("hex_discarded")
HEX_LAID: Final = EVENTS.index("hex_laid")
ANCIENTS_PLACED: Final = EVENTS.index("ancients_placed")
DISC_PLACED: Final = EVENTS.index("disc_placed")
DISC_REMOVED: Final = EVENTS.index("disc_removed")
DISCS_GAINED: Final = EVENTS.index("discs_gained")
COLONY_SHIP_READIED: Final = EVENTS.index("colony_ship_readied")
COLONISED: Final = EVENTS.index("colonised")
TRADED: Final = EVENTS.index("traded")
COLONY_SHIP_SOLD: Final = EVENTS.index("colony_ship_sold")
GAINED: Final = EVENTS.index("gained")
FOUND: Final = EVENTS.index("found")
DISCOVERY_USED: Final = EVENTS.index("discovery_used")
DISCOVERY_KEPT: Final = EVENTS.index("discovery_kept")
REVEALED: Final = EVENTS.index("revealed")
RESEARCHED: Final = EVENTS.index("researched")
BUILT: Final = EVENTS.index("built")
MOVED: Final = EVENTS.index("moved")
JUMPED: Final = EVENTS.index("jumped")
LOADED: Final = EVENTS.index("loaded")
UNLOADED: Final = EVENTS.index("unloaded")
PROPOSED: Final = EVENTS.index("proposed")
ACCEPTED: Final = EVENTS.index("accepted")
REFUSED: Final = EVENTS.index("refused")
RELATIONS_FORMED: Final = EVENTS.index("relations_formed")
RELATIONS_BROKEN: Final = EVENTS.index("relations_broken")
TRAITOR_TAKEN: Final = EVENTS.index("traitor_taken")
TILE_RETURNED: Final = EVENTS.index("tile_returned")
TILE_RETURNED_SECRETLY: Final = EVENTS.index("tile_returned_secretly")
TILES_SHOWN: Final = EVENTS.index("tiles_shown")
CUBE_GIVEN: Final = EVENTS.index("cube_given")
CUBE_RETURNED: Final = EVENTS.index("cube_returned")
CUBE_LOST: Final = EVENTS.index("cube_lost")
CUBE_BURIED: Final = EVENTS.index("cube_buried")
SHRINE_BUILT: Final = EVENTS.index("shrine_built")
BONUS_TAKEN: Final = EVENTS.index("bonus_taken")
ABANDONED: Final = EVENTS.index("abandoned")
UPKEEP_PAID: Final = EVENTS.index("upkeep_paid")
PRODUCED: Final = EVENTS.index("produced")
COLLAPSED: Final = EVENTS.index("collapsed")
GAVE_UP: Final = EVENTS.index("gave_up")
DIRECTION_CHOSEN: Final = EVENTS.index("direction_chosen")
HIVE_ROLLED: Final = EVENTS.index("hive_rolled")
ANCIENT_MOVED: Final = EVENTS.index("ancient_moved")
GAME_ENDED: Final = EVENTS.index("game_ended")
