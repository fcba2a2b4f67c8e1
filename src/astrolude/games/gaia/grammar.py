"""GP-14: every action as a number with a grammar.

Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.actions import CONVERSIONS, SPACES, SPECIALS
from astrolude.games.gaia.tables.boosters import BOOSTERS
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS
from astrolude.games.gaia.tables.research import TRACKS
from astrolude.games.gaia.tables.resources import COUNTED, RESOURCES
from astrolude.games.gaia.tables.space import PLACES, REGION, TURNS
from astrolude.games.gaia.tables.structures import STRUCTURES
from astrolude.games.gaia.tables.supply import SATELLITES
from astrolude.games.gaia.tables.tech_tiles import TILES
from astrolude.kernel.grammar import Grammar, Kind, numbers
from astrolude.kernel.hexes import label

HIGHEST_CHARGE: Final = 5
"""GP-2.6.8: the highest power value, an institute or academy of the Bescods with the value 4 tile."""

HEX: Final = Kind("hex", REGION.labels())
PLACE: Final = Kind("place", [label(center) for center in PLACES])
AMOUNT: Final = numbers("amount", 0, HIGHEST_CHARGE)
COUNT: Final = numbers("count", 0, SATELLITES)
CONVERSION: Final = Kind("conversion", [*CONVERSIONS, "burn_raise_stone", "burn_discard_stone"])
RESOURCE: Final = Kind("resource", RESOURCES[:COUNTED])
BOWL: Final = numbers("bowl", 1, 3)
LOWER_BOWL: Final = numbers("lower_bowl", 1, 2)
TRACK: Final = Kind("track", TRACKS)
SPACE: Final = Kind("space", SPACES)
SPECIAL: Final = Kind("special", SPECIALS)
BOOSTER: Final = Kind("booster", BOOSTERS)
TECH_TILE: Final = Kind("tile", TILES)
TOKEN: Final = Kind("token", FEDERATION_TOKENS)
ICON: Final = Kind(
    "icon", ["base", "lab", "institute_charge", "institute_tokens", "booster", "tile", "economy"]
)
FACTION: Final = Kind("faction", FACTIONS)
TURN: Final = numbers("turns", 0, TURNS - 1)
STRUCTURE: Final = Kind("structure", STRUCTURES)
LIMIT: Final = Kind("limit", [*TRACKS, "any"])
BONUS: Final = Kind("bonus", ["one_step", "two_steps", "range"])

ANY_TRACK: Final = LIMIT.read("any")
BONUS_RANGE: Final = BONUS.read("range")
RAISE_STONE: Final = CONVERSION.read("burn_raise_stone")
DISCARD_STONE: Final = CONVERSION.read("burn_discard_stone")
ICON_BASE: Final = ICON.read("base")
ICON_LAB: Final = ICON.read("lab")
ICON_INSTITUTE_CHARGE: Final = ICON.read("institute_charge")
ICON_INSTITUTE_TOKENS: Final = ICON.read("institute_tokens")
ICON_BOOSTER: Final = ICON.read("booster")
ICON_TILE: Final = ICON.read("tile")
ICONS: Final = ICON.size

GRAMMAR: Final = Grammar()
END_TURN: Final = GRAMMAR.verb("end_turn")
DECLINE: Final = GRAMMAR.verb("decline")
STOP: Final = GRAMMAR.verb("stop")
PAY: Final = GRAMMAR.verb("pay")
JOINED: Final = GRAMMAR.verb("joined")
COMBINE: Final = GRAMMAR.verb("combine")
FEDERATION: Final = GRAMMAR.verb("federation")
EXCHANGE: Final = GRAMMAR.verb("exchange")
PASS: Final = GRAMMAR.verb("pass")
WITH_STONE: Final = GRAMMAR.verb("with_stone")
WITHOUT_STONE: Final = GRAMMAR.verb("without_stone")
ACCEPT: Final = GRAMMAR.verb("charge", AMOUNT)
TOKEN_FIRST: Final = GRAMMAR.verb("token_first", AMOUNT)
TOKEN_AFTER: Final = GRAMMAR.verb("token_after", AMOUNT)
CONVERT: Final = GRAMMAR.verb("convert", CONVERSION)
GAIN: Final = GRAMMAR.verb("gain", RESOURCE)
STONE_IN: Final = GRAMMAR.verb("stone_in", BOWL)
FROM_FIRST: Final = GRAMMAR.verb("from_first", COUNT)
FROM_SECOND: Final = GRAMMAR.verb("from_second", COUNT)
RESEARCH: Final = GRAMMAR.verb("research", TRACK)
ADVANCE: Final = GRAMMAR.verb("advance", TRACK)
ACTION: Final = GRAMMAR.verb("action", SPACE)
USE_SPECIAL: Final = GRAMMAR.verb("special", SPECIAL)
TAKE_BOOSTER: Final = GRAMMAR.verb("booster", BOOSTER)
TAKE_TILE: Final = GRAMMAR.verb("tile", TECH_TILE)
COVER: Final = GRAMMAR.verb("cover", TECH_TILE)
TAKE_TOKEN: Final = GRAMMAR.verb("token", TOKEN)
TAKE_ICON: Final = GRAMMAR.verb("icon", ICON)
CHOOSE_FACTION: Final = GRAMMAR.verb("faction", FACTION)
ROTATE: Final = GRAMMAR.verb("rotate", TURN)
BUILD: Final = GRAMMAR.verb("build", HEX)
PROJECT: Final = GRAMMAR.verb("project", HEX)
UPGRADE: Final = GRAMMAR.verb("upgrade", STRUCTURE, HEX)
SATELLITE: Final = GRAMMAR.verb("satellite", HEX)
JOIN: Final = GRAMMAR.verb("join", HEX)
PUT: Final = GRAMMAR.verb("place", HEX)
PUT_STATION: Final = GRAMMAR.verb("station", HEX)
PUT_LOST_PLANET: Final = GRAMMAR.verb("lost_planet", HEX)
SWAP: Final = GRAMMAR.verb("swap", HEX)
DOWNGRADE: Final = GRAMMAR.verb("downgrade", HEX)
