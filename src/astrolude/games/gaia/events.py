"""What can be written into the journal of a game. Rules know the events by number."""

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
from astrolude.games.gaia.tables.components import FINAL_TILES, ROUND_TILES, SOURCES
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Event, Events, Field

ROUND_TILE: Final = Kind("round_tile", ROUND_TILES)
FINAL_TILE: Final = Kind("final_tile", FINAL_TILES)
SOURCE: Final = Kind("source", SOURCES)
CARD: Final = Kind("card", CARDS)

EVENTS: Final = Events(
    [
        Event("game_began"),
        Event("faction_chosen", Field("faction", FACTION)),
        Event("placed", Field("structure", STRUCTURE), Field("hex", HEX)),
        Event("booster_taken", Field("booster", BOOSTER)),
        Event("round_began", Field("round"), Field("round_tile", ROUND_TILE)),
        Event("gained", Field("ore"), Field("credits"), Field("knowledge"), Field("qic")),
        Event("paid", Field("ore"), Field("credits"), Field("knowledge"), Field("qic")),
        Event("scored", Field("points"), Field("source", SOURCE)),
        Event("tokens_gained", Field("tokens")),
        Event("charged", Field("charge"), Field("moved")),
        Event("power_spent", Field("power"), Field("tokens")),
        Event("tokens_moved", Field("first"), Field("second"), Field("third")),
        Event("tokens_discarded", Field("first"), Field("second"), Field("third")),
        Event("tokens_returned", Field("tokens"), Field("bowl", BOWL)),
        Event("burned", Field("tokens")),
        Event("stone_moved", Field("bowl", BOWL)),
        Event("stone_away"),
        Event("stone_lost"),
        Event("converted", Field("conversion", CONVERSION)),
        Event("combined", Field("power")),
        Event("built", Field("hex", HEX), Field("steps")),
        Event("shared", Field("hex", HEX)),
        Event("upgraded", Field("structure", STRUCTURE), Field("hex", HEX)),
        Event("downgraded", Field("hex", HEX)),
        Event("swapped", Field("from", HEX), Field("to", HEX)),
        Event("station_placed", Field("hex", HEX)),
        Event("lost_planet_placed", Field("hex", HEX)),
        Event("project_started", Field("hex", HEX)),
        Event("planet_turned", Field("hex", HEX)),
        Event("gaiaformer_gained"),
        Event("gaiaformers_returned", Field("gaiaformers")),
        Event("action_taken", Field("space", SPACE)),
        Event("special_used", Field("special", SPECIAL)),
        Event("tile_taken", Field("tile", TECH_TILE)),
        Event("tile_covered", Field("tile", TECH_TILE)),
        Event("advanced", Field("track", TRACK), Field("level")),
        Event("federation_formed", Field("satellites"), Field("hexes", HEX, many=True)),
        Event("federation_joined", Field("hexes", HEX, many=True)),
        Event("token_gained", Field("token", TOKEN)),
        Event("token_flipped", Field("token", TOKEN)),
        Event("token_scored", Field("token", TOKEN)),
        Event("charge_accepted", Field("hex", HEX), Field("charge"), Field("points")),
        Event("charge_declined", Field("hex", HEX)),
        Event("passed"),
        Event("turn_ended"),
        Event("automa_acted", Field("card", CARD), Field("support", CARD)),
        Event("final_scored", Field("final_tile", FINAL_TILE), Field("count"), Field("points")),
        Event("game_ended", Field("scores", many=True)),
    ]
)

GAME_BEGAN: Final = EVENTS.index("game_began")
FACTION_CHOSEN: Final = EVENTS.index("faction_chosen")
PLACED: Final = EVENTS.index("placed")
BOOSTER_TAKEN: Final = EVENTS.index("booster_taken")
ROUND_BEGAN: Final = EVENTS.index("round_began")
GAINED: Final = EVENTS.index("gained")
PAID: Final = EVENTS.index("paid")
SCORED: Final = EVENTS.index("scored")
TOKENS_GAINED: Final = EVENTS.index("tokens_gained")
CHARGED: Final = EVENTS.index("charged")
POWER_SPENT: Final = EVENTS.index("power_spent")
TOKENS_MOVED: Final = EVENTS.index("tokens_moved")
TOKENS_DISCARDED: Final = EVENTS.index("tokens_discarded")
TOKENS_RETURNED: Final = EVENTS.index("tokens_returned")
BURNED: Final = EVENTS.index("burned")
STONE_MOVED: Final = EVENTS.index("stone_moved")
STONE_AWAY: Final = EVENTS.index("stone_away")
STONE_LOST: Final = EVENTS.index("stone_lost")
CONVERTED: Final = EVENTS.index("converted")
COMBINED: Final = EVENTS.index("combined")
BUILT: Final = EVENTS.index("built")
SHARED: Final = EVENTS.index("shared")
UPGRADED: Final = EVENTS.index("upgraded")
DOWNGRADED: Final = EVENTS.index("downgraded")
SWAPPED: Final = EVENTS.index("swapped")
STATION_PLACED: Final = EVENTS.index("station_placed")
LOST_PLANET_PLACED: Final = EVENTS.index("lost_planet_placed")
PROJECT_STARTED: Final = EVENTS.index("project_started")
PLANET_TURNED: Final = EVENTS.index("planet_turned")
GAIAFORMER_GAINED: Final = EVENTS.index("gaiaformer_gained")
GAIAFORMERS_RETURNED: Final = EVENTS.index("gaiaformers_returned")
ACTION_TAKEN: Final = EVENTS.index("action_taken")
SPECIAL_USED: Final = EVENTS.index("special_used")
TILE_TAKEN: Final = EVENTS.index("tile_taken")
TILE_COVERED: Final = EVENTS.index("tile_covered")
ADVANCED: Final = EVENTS.index("advanced")
FEDERATION_FORMED: Final = EVENTS.index("federation_formed")
FEDERATION_JOINED: Final = EVENTS.index("federation_joined")
TOKEN_GAINED: Final = EVENTS.index("token_gained")
TOKEN_FLIPPED: Final = EVENTS.index("token_flipped")
TOKEN_SCORED: Final = EVENTS.index("token_scored")
CHARGE_ACCEPTED: Final = EVENTS.index("charge_accepted")
CHARGE_DECLINED: Final = EVENTS.index("charge_declined")
PASSED: Final = EVENTS.index("passed")
TURN_ENDED: Final = EVENTS.index("turn_ended")
AUTOMA_ACTED: Final = EVENTS.index("automa_acted")
FINAL_SCORED: Final = EVENTS.index("final_scored")
GAME_ENDED: Final = EVENTS.index("game_ended")
