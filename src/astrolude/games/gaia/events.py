"""What can be written into the journal of a game."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import (
    BOOSTER,
    BOWL,
    CONVERSION,
    FACTION,
    HEX,
    SPACE,
    SPECIAL,
    STRUCTURE,
    TECH_TILE,
    TOKEN,
    TRACK,
)
from astrolude.games.gaia.tables.automa_cards import CARDS
from astrolude.games.gaia.tables.scoring import FINAL_TILES, ROUND_TILES, SOURCES
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Events, Field

ROUND_TILE: Final = Kind("round_tile", ROUND_TILES)
FINAL_TILE: Final = Kind("final_tile", FINAL_TILES)
SOURCE: Final = Kind("source", SOURCES)
CARD: Final = Kind("card", CARDS)

EVENTS: Final = Events()
GAME_BEGAN: Final = EVENTS.event("game_began")
FACTION_CHOSEN: Final = EVENTS.event("faction_chosen", Field("faction", FACTION))
PLACED: Final = EVENTS.event("placed", Field("structure", STRUCTURE), Field("hex", HEX))
BOOSTER_TAKEN: Final = EVENTS.event("booster_taken", Field("booster", BOOSTER))
ROUND_BEGAN: Final = EVENTS.event("round_began", Field("round"), Field("round_tile", ROUND_TILE))
GAINED: Final = EVENTS.event("gained", Field("ore"), Field("credits"), Field("knowledge"), Field("qic"))
PAID: Final = EVENTS.event("paid", Field("ore"), Field("credits"), Field("knowledge"), Field("qic"))
SCORED: Final = EVENTS.event("scored", Field("points"), Field("source", SOURCE))
TOKENS_GAINED: Final = EVENTS.event("tokens_gained", Field("tokens"))
CHARGED: Final = EVENTS.event("charged", Field("charge"), Field("moved"))
POWER_SPENT: Final = EVENTS.event("power_spent", Field("power"), Field("tokens"))
TOKENS_MOVED: Final = EVENTS.event("tokens_moved", Field("first"), Field("second"), Field("third"))
TOKENS_DISCARDED: Final = EVENTS.event("tokens_discarded", Field("first"), Field("second"), Field("third"))
TOKENS_RETURNED: Final = EVENTS.event("tokens_returned", Field("tokens"), Field("bowl", BOWL))
BURNED: Final = EVENTS.event("burned", Field("tokens"))
STONE_MOVED: Final = EVENTS.event("stone_moved", Field("bowl", BOWL))
STONE_AWAY: Final = EVENTS.event("stone_away")
STONE_LOST: Final = EVENTS.event("stone_lost")
CONVERTED: Final = EVENTS.event("converted", Field("conversion", CONVERSION))
COMBINED: Final = EVENTS.event("combined", Field("power"))
BUILT: Final = EVENTS.event("built", Field("hex", HEX), Field("steps"))
SHARED: Final = EVENTS.event("shared", Field("hex", HEX))
UPGRADED: Final = EVENTS.event("upgraded", Field("structure", STRUCTURE), Field("hex", HEX))
DOWNGRADED: Final = EVENTS.event("downgraded", Field("hex", HEX))
SWAPPED: Final = EVENTS.event("swapped", Field("from", HEX), Field("to", HEX))
STATION_PLACED: Final = EVENTS.event("station_placed", Field("hex", HEX))
LOST_PLANET_PLACED: Final = EVENTS.event("lost_planet_placed", Field("hex", HEX))
PROJECT_STARTED: Final = EVENTS.event("project_started", Field("hex", HEX))
PLANET_TURNED: Final = EVENTS.event("planet_turned", Field("hex", HEX))
GAIAFORMER_GAINED: Final = EVENTS.event("gaiaformer_gained")
GAIAFORMERS_RETURNED: Final = EVENTS.event("gaiaformers_returned", Field("gaiaformers"))
ACTION_TAKEN: Final = EVENTS.event("action_taken", Field("space", SPACE))
SPECIAL_USED: Final = EVENTS.event("special_used", Field("special", SPECIAL))
TILE_TAKEN: Final = EVENTS.event("tile_taken", Field("tile", TECH_TILE))
TILE_COVERED: Final = EVENTS.event("tile_covered", Field("tile", TECH_TILE))
ADVANCED: Final = EVENTS.event("advanced", Field("track", TRACK), Field("level"))
FEDERATION_FORMED: Final = EVENTS.event(
    "federation_formed", Field("satellites"), Field("hexes", HEX, many=True)
)
FEDERATION_JOINED: Final = EVENTS.event("federation_joined", Field("hexes", HEX, many=True))
TOKEN_GAINED: Final = EVENTS.event("token_gained", Field("token", TOKEN))
TOKEN_FLIPPED: Final = EVENTS.event("token_flipped", Field("token", TOKEN))
TOKEN_SCORED: Final = EVENTS.event("token_scored", Field("token", TOKEN))
CHARGE_ACCEPTED: Final = EVENTS.event("charge_accepted", Field("hex", HEX), Field("charge"), Field("points"))
CHARGE_DECLINED: Final = EVENTS.event("charge_declined", Field("hex", HEX))
PASSED: Final = EVENTS.event("passed")
TURN_ENDED: Final = EVENTS.event("turn_ended")
AUTOMA_ACTED: Final = EVENTS.event("automa_acted", Field("card", CARD), Field("support", CARD))
FINAL_SCORED: Final = EVENTS.event(
    "final_scored", Field("final_tile", FINAL_TILE), Field("count"), Field("points")
)
GAME_ENDED: Final = EVENTS.event("game_ended", Field("scores", many=True))
