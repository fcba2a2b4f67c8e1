"""GP-14: every action and every question as a number with a grammar.

Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.components import (
    BOOSTERS,
    CONVERSIONS,
    COUNTED,
    FEDERATION_TOKENS,
    RESOURCES,
    SATELLITES,
    SEATS,
    SPACES,
    SPECIALS,
    STRUCTURES,
    TILES,
    TRACKS,
)
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.space import HEXES, PLACES, REGION, TURNS
from astrolude.kernel.grammar import Grammar, Kind, Verb, numbers
from astrolude.kernel.hexes import label
from astrolude.kernel.questions import Questions

HIGHEST_CHARGE: Final = 5
"""GP-2.6.8: the highest power value, an institute or academy of the Bescods with the value 4 tile."""

SEAT: Final = numbers("seat", 0, SEATS - 1)
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

GRAMMAR: Final = Grammar(
    [
        Verb("end_turn"),
        Verb("decline"),
        Verb("stop"),
        Verb("pay"),
        Verb("joined"),
        Verb("combine"),
        Verb("federation"),
        Verb("exchange"),
        Verb("pass"),
        Verb("with_stone"),
        Verb("without_stone"),
        Verb("charge", AMOUNT),
        Verb("token_first", AMOUNT),
        Verb("token_after", AMOUNT),
        Verb("convert", CONVERSION),
        Verb("gain", RESOURCE),
        Verb("stone_in", BOWL),
        Verb("from_first", COUNT),
        Verb("from_second", COUNT),
        Verb("research", TRACK),
        Verb("advance", TRACK),
        Verb("action", SPACE),
        Verb("special", SPECIAL),
        Verb("booster", BOOSTER),
        Verb("tile", TECH_TILE),
        Verb("cover", TECH_TILE),
        Verb("token", TOKEN),
        Verb("icon", ICON),
        Verb("faction", FACTION),
        Verb("rotate", TURN),
        Verb("build", HEX),
        Verb("project", HEX),
        Verb("upgrade", STRUCTURE, HEX),
        Verb("satellite", HEX),
        Verb("join", HEX),
        Verb("place", HEX),
        Verb("station", HEX),
        Verb("lost_planet", HEX),
        Verb("swap", HEX),
        Verb("downgrade", HEX),
    ]
)

END_TURN: Final = GRAMMAR.base("end_turn")
DECLINE: Final = GRAMMAR.base("decline")
STOP: Final = GRAMMAR.base("stop")
PAY: Final = GRAMMAR.base("pay")
JOINED: Final = GRAMMAR.base("joined")
COMBINE: Final = GRAMMAR.base("combine")
FEDERATION: Final = GRAMMAR.base("federation")
EXCHANGE: Final = GRAMMAR.base("exchange")
PASS: Final = GRAMMAR.base("pass")
WITH_STONE: Final = GRAMMAR.base("with_stone")
WITHOUT_STONE: Final = GRAMMAR.base("without_stone")
ACCEPT: Final = GRAMMAR.base("charge")
TOKEN_FIRST: Final = GRAMMAR.base("token_first")
TOKEN_AFTER: Final = GRAMMAR.base("token_after")
CONVERT: Final = GRAMMAR.base("convert")
GAIN: Final = GRAMMAR.base("gain")
STONE_IN: Final = GRAMMAR.base("stone_in")
FROM_FIRST: Final = GRAMMAR.base("from_first")
FROM_SECOND: Final = GRAMMAR.base("from_second")
RESEARCH: Final = GRAMMAR.base("research")
ADVANCE: Final = GRAMMAR.base("advance")
ACTION: Final = GRAMMAR.base("action")
USE_SPECIAL: Final = GRAMMAR.base("special")
TAKE_BOOSTER: Final = GRAMMAR.base("booster")
TAKE_TILE: Final = GRAMMAR.base("tile")
COVER: Final = GRAMMAR.base("cover")
TAKE_TOKEN: Final = GRAMMAR.base("token")
TAKE_ICON: Final = GRAMMAR.base("icon")
CHOOSE_FACTION: Final = GRAMMAR.base("faction")
ROTATE: Final = GRAMMAR.base("rotate")
BUILD: Final = GRAMMAR.base("build")
PROJECT: Final = GRAMMAR.base("project")
UPGRADE: Final = GRAMMAR.base("upgrade")
SATELLITE: Final = GRAMMAR.base("satellite")
JOIN: Final = GRAMMAR.base("join")
PUT: Final = GRAMMAR.base("place")
PUT_STATION: Final = GRAMMAR.base("station")
PUT_LOST_PLANET: Final = GRAMMAR.base("lost_planet")
SWAP: Final = GRAMMAR.base("swap")
DOWNGRADE: Final = GRAMMAR.base("downgrade")

QUESTIONS: Final = Questions(
    SEATS,
    [
        Verb("turn"),
        Verb("after"),
        Verb("combination"),
        Verb("payment"),
        Verb("stone", LOWER_BOWL),
        Verb("from_first"),
        Verb("from_second"),
        Verb("stone_along"),
        Verb("tile"),
        Verb("cover", TECH_TILE),
        Verb("advance", LIMIT),
        Verb("lowest_track"),
        Verb("mine", BONUS),
        Verb("lost_planet"),
        Verb("station"),
        Verb("swap"),
        Verb("downgrade"),
        Verb("planets"),
        Verb("satellites"),
        Verb("token"),
        Verb("rescore"),
        Verb("income"),
        Verb("gaia_tiles"),
        Verb("gaia_gains"),
        Verb("booster"),
        Verb("rotation", PLACE),
        Verb("faction"),
        Verb("first_mine"),
        Verb("first_institute"),
        Verb("charge", HEX),
    ],
    [
        Verb("offers", SEAT),
        Verb("income_of", SEAT),
        Verb("collect", SEAT),
        Verb("gaia_phase"),
        Verb("exchange_of", SEAT),
        Verb("return_of", SEAT),
        Verb("action_phase"),
        Verb("first_structures"),
        Verb("round"),
        Verb("turn_of", SEAT),
        Verb("automa_turn"),
        Verb("automa_mine"),
        Verb("automa_booster"),
    ],
)

ASK_TURN: Final = QUESTIONS.base("turn")
ASK_AFTER: Final = QUESTIONS.base("after")
ASK_COMBINATION: Final = QUESTIONS.base("combination")
ASK_PAYMENT: Final = QUESTIONS.base("payment")
ASK_STONE: Final = QUESTIONS.base("stone")
STONES: Final = QUESTIONS.span("stone")
ASK_FROM_FIRST: Final = QUESTIONS.base("from_first")
ASK_FROM_SECOND: Final = QUESTIONS.base("from_second")
ASK_STONE_ALONG: Final = QUESTIONS.base("stone_along")
ASK_TILE: Final = QUESTIONS.base("tile")
ASK_COVER: Final = QUESTIONS.base("cover")
COVERS: Final = QUESTIONS.span("cover")
ASK_ADVANCE: Final = QUESTIONS.base("advance")
ADVANCES: Final = QUESTIONS.span("advance")
ASK_LOWEST: Final = QUESTIONS.base("lowest_track")
ASK_MINE: Final = QUESTIONS.base("mine")
MINES: Final = QUESTIONS.span("mine")
ASK_LOST_PLANET: Final = QUESTIONS.base("lost_planet")
ASK_STATION: Final = QUESTIONS.base("station")
ASK_SWAP: Final = QUESTIONS.base("swap")
ASK_DOWNGRADE: Final = QUESTIONS.base("downgrade")
ASK_PLANETS: Final = QUESTIONS.base("planets")
ASK_SATELLITES: Final = QUESTIONS.base("satellites")
ASK_TOKEN: Final = QUESTIONS.base("token")
ASK_RESCORE: Final = QUESTIONS.base("rescore")
ASK_INCOME: Final = QUESTIONS.base("income")
ASK_GAIA_TILES: Final = QUESTIONS.base("gaia_tiles")
ASK_GAIA_GAINS: Final = QUESTIONS.base("gaia_gains")
ASK_BOOSTER: Final = QUESTIONS.base("booster")
ASK_ROTATION: Final = QUESTIONS.base("rotation")
ROTATIONS: Final = QUESTIONS.span("rotation")
ASK_FACTION: Final = QUESTIONS.base("faction")
ASK_FIRST_MINE: Final = QUESTIONS.base("first_mine")
ASK_FIRST_INSTITUTE: Final = QUESTIONS.base("first_institute")
ASK_CHARGE: Final = QUESTIONS.base("charge")
CHARGES: Final = QUESTIONS.span("charge")

THEN_OFFERS: Final = QUESTIONS.base("offers")
THEN_INCOME_OF: Final = QUESTIONS.base("income_of")
THEN_COLLECT: Final = QUESTIONS.base("collect")
THEN_GAIA_PHASE: Final = QUESTIONS.base("gaia_phase")
THEN_EXCHANGE_OF: Final = QUESTIONS.base("exchange_of")
THEN_RETURN_OF: Final = QUESTIONS.base("return_of")
THEN_ACTION_PHASE: Final = QUESTIONS.base("action_phase")
THEN_FIRST_STRUCTURES: Final = QUESTIONS.base("first_structures")
THEN_ROUND: Final = QUESTIONS.base("round")
THEN_TURN_OF: Final = QUESTIONS.base("turn_of")
THEN_AUTOMA_TURN: Final = QUESTIONS.base("automa_turn")
THEN_AUTOMA_MINE: Final = QUESTIONS.base("automa_mine")
THEN_AUTOMA_BOOSTER: Final = QUESTIONS.base("automa_booster")

UPGRADE_STRIDE: Final = HEXES
