"""FD-21: what can be answered and what can be asked, as numbers with a grammar."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.tables.components import (
    ACTIONS,
    ASTEROID_TOKENS,
    ASTEROIDS,
    BARGAINS,
    BUILDINGS,
    CELLS,
    CRYSTALS,
    DEEP_SPACE,
    FACES,
    FLOORS,
    INERT_TOKENS,
    LAWS,
    MEDALS,
    MISSIONS,
    PLANETS,
    POINTS_OF_USE,
    PRODUCTION,
    PROJECTS,
    SCHOLARS,
    SEATS,
    STALLS,
    STARTERS,
    TOKENS,
    WINGS,
)
from astrolude.games.federation.tables.programs import LINE_NAME, PARTS
from astrolude.kernel.grammar import Grammar, Kind, Verb, numbers
from astrolude.kernel.questions import Questions

SEAT: Final = numbers("seat", 0, SEATS - 1)
CELL: Final = Kind("cell", [*CELLS, "outer_module"])
FACE: Final = Kind("face", FACES)
CRYSTAL: Final = Kind("crystal", CRYSTALS)
LEVEL: Final = numbers("level", 1, 5)
WING: Final = Kind("wing", WINGS)
FLOOR: Final = Kind("floor", FLOORS)
MISSION: Final = Kind("mission", MISSIONS)
PROJECT: Final = Kind("project", PROJECTS)
MEDAL: Final = Kind("medal", MEDALS)
SCHOLAR: Final = Kind("scholar", SCHOLARS)
TOKEN: Final = Kind("token", TOKENS)
ASTEROID: Final = Kind("asteroid", ASTEROIDS)
ASTEROID_TOKEN: Final = Kind("asteroid_token", ASTEROID_TOKENS)
INERT: Final = Kind("inert", INERT_TOKENS)
STALL: Final = Kind("stall", STALLS)
BARGAIN: Final = Kind("bargain", BARGAINS)
BUILDING: Final = Kind("building", BUILDINGS)
STRUCTURE: Final = Kind("structure", PRODUCTION)
ACTION: Final = Kind("senate_action", ACTIONS)
PLANET: Final = Kind("planet", PLANETS)
DEEP: Final = Kind("deep_space", DEEP_SPACE)
STARTER: Final = Kind("starter", STARTERS)
LAW: Final = Kind("law", LAWS)
PART: Final = Kind("part", PARTS)

LINE: Final = Kind("line", LINE_NAME)
POINT: Final = Kind("point", POINTS_OF_USE)
COUNT: Final = numbers("count", 1, 12)
DEGREES: Final = numbers("degrees", 1, 3)
MODE: Final = Kind("mode", ["paid", "free", "level_1", "level_2"])
"""How a stall or a building is come by: its cost paid, left out by a scholar (for a building: one crystal
less), or by a tile that names the stall's level (for a building: nothing to pay)."""
PAID: Final = MODE.read("paid")
FREE: Final = MODE.read("free")
TILE_LEVEL_1: Final = MODE.read("level_1")
TILE_LEVEL_2: Final = MODE.read("level_2")
STAGE: Final = Kind("stage", ["income", "upkeep", "funding", "floors", "law", "end"])
INCOME: Final = STAGE.read("income")
UPKEEP: Final = STAGE.read("upkeep")
FUNDING: Final = STAGE.read("funding")
FLOOR_VOTES: Final = STAGE.read("floors")
LAW_VOTES: Final = STAGE.read("law")
END: Final = STAGE.read("end")
WILL: Final = Kind("will", ["bound", "free"])
"""Whether a choice may be declined."""
BOUND: Final = WILL.read("bound")
WILLING: Final = WILL.read("free")

GRAMMAR: Final = Grammar(
    [
        Verb("end_turn"),
        Verb("decline"),
        Verb("pause"),
        Verb("add_die"),
        Verb("play_seven"),
        Verb("drop"),
        Verb("advance_mage"),
        Verb("play", FACE, CELL),
        Verb("pay", CRYSTAL),
        Verb("mission", MISSION),
        Verb("release", MISSION),
        Verb("fund", PROJECT),
        Verb("medal", MEDAL),
        Verb("asteroid", ASTEROID),
        Verb("inert", INERT),
        Verb("moon_token", TOKEN),
        Verb("scholar", SCHOLAR),
        Verb("stall", STALL),
        Verb("reward", BARGAIN),
        Verb("building", BUILDING),
        Verb("leave_out", CRYSTAL),
        Verb("copy", ACTION),
        Verb("use", SCHOLAR),
        Verb("lay", TOKEN),
        Verb("keep", TOKEN),
        Verb("copied", SCHOLAR),
        Verb("refresh", SCHOLAR),
        Verb("structure", STRUCTURE),
        Verb("convert", CRYSTAL),
        Verb("upgrade", CRYSTAL),
        Verb("visit", PLANET),
        Verb("pay_level", LEVEL),
        Verb("wing", WING),
        Verb("deep_space", DEEP),
        Verb("starter", STARTER),
        Verb("side", STRUCTURE),
    ]
)

END_TURN: Final = GRAMMAR.base("end_turn")
DECLINE: Final = GRAMMAR.base("decline")
PAUSE: Final = GRAMMAR.base("pause")
ADD_DIE: Final = GRAMMAR.base("add_die")
PLAY_SEVEN: Final = GRAMMAR.base("play_seven")
DROP: Final = GRAMMAR.base("drop")
ADVANCE_MAGE: Final = GRAMMAR.base("advance_mage")
PLAY: Final = GRAMMAR.base("play")
PLAY_FACE: Final = GRAMMAR.stride("play", "face")
PAY: Final = GRAMMAR.base("pay")
SEND: Final = GRAMMAR.base("mission")
RELEASE: Final = GRAMMAR.base("release")
FUND: Final = GRAMMAR.base("fund")
TAKE_MEDAL: Final = GRAMMAR.base("medal")
MOVE_MINER: Final = GRAMMAR.base("asteroid")
TAKE_INERT: Final = GRAMMAR.base("inert")
TAKE_TOKEN: Final = GRAMMAR.base("moon_token")
TAKE_SCHOLAR: Final = GRAMMAR.base("scholar")
ENTER_STALL: Final = GRAMMAR.base("stall")
REWARD: Final = GRAMMAR.base("reward")
BUILD: Final = GRAMMAR.base("building")
LEAVE_OUT: Final = GRAMMAR.base("leave_out")
COPY: Final = GRAMMAR.base("copy")
USE: Final = GRAMMAR.base("use")
LAY: Final = GRAMMAR.base("lay")
KEEP: Final = GRAMMAR.base("keep")
COPIED: Final = GRAMMAR.base("copied")
REFRESH: Final = GRAMMAR.base("refresh")
TAKE_INCOME: Final = GRAMMAR.base("structure")
CONVERT: Final = GRAMMAR.base("convert")
UPGRADE: Final = GRAMMAR.base("upgrade")
VISIT: Final = GRAMMAR.base("visit")
PAY_LEVEL: Final = GRAMMAR.base("pay_level") - 1
"""Plus the level itself, which counts from 1."""
CHOOSE_WING: Final = GRAMMAR.base("wing")
CHOOSE_DEEP: Final = GRAMMAR.base("deep_space")
CHOOSE_STARTER: Final = GRAMMAR.base("starter")
CHOOSE_SIDE: Final = GRAMMAR.base("side")

QUESTIONS: Final = Questions(
    SEATS,
    [
        Verb("place"),
        Verb("place_with", TOKEN),
        Verb("die"),
        Verb("window"),
        Verb("close"),
        Verb("fifth"),
        Verb("payment", CRYSTAL),
        Verb("release", COUNT),
        Verb("fund", COUNT),
        Verb("medal"),
        Verb("asteroid"),
        Verb("inert"),
        Verb("moon_token"),
        Verb("scholar"),
        Verb("scholar_any"),
        Verb("stall", MODE),
        Verb("reward", STALL, LEVEL),
        Verb("building", MODE),
        Verb("leave_out", BUILDING),
        Verb("copy"),
        Verb("extra", POINT),
        Verb("copied", LEVEL),
        Verb("refresh", WILL),
        Verb("structure"),
        Verb("convert", COUNT),
        Verb("upgrade"),
        Verb("visit"),
        Verb("keep"),
        Verb("keep_token"),
        Verb("teleport"),
        Verb("deep_space"),
        Verb("upkeep"),
        Verb("law"),
        Verb("starter"),
        Verb("side", numbers("site", 1, 4)),
    ],
    [
        Verb("effects", SEAT, LINE),
        Verb("climb", SEAT, DEGREES),
        Verb("settled", SEAT, SCHOLAR),
        Verb("complete", SEAT, BUILDING),
        Verb("act", SEAT),
        Verb("apply_side", SEAT),
        Verb("next_turn"),
        Verb("begin_round"),
        Verb("executive", STAGE),
        Verb("receive_income", SEAT),
    ],
)

ASK_PLACE: Final = QUESTIONS.base("place")
ASK_PLACE_WITH: Final = QUESTIONS.base("place_with")
ASK_DIE: Final = QUESTIONS.base("die")
ASK_WINDOW: Final = QUESTIONS.base("window")
ASK_CLOSE: Final = QUESTIONS.base("close")
ASK_FIFTH: Final = QUESTIONS.base("fifth")
ASK_PAYMENT: Final = QUESTIONS.base("payment")
ASK_RELEASE: Final = QUESTIONS.base("release") - 1
ASK_FUND: Final = QUESTIONS.base("fund") - 1
ASK_MEDAL: Final = QUESTIONS.base("medal")
ASK_ASTEROID: Final = QUESTIONS.base("asteroid")
ASK_INERT: Final = QUESTIONS.base("inert")
ASK_MOON_TOKEN: Final = QUESTIONS.base("moon_token")
ASK_SCHOLAR: Final = QUESTIONS.base("scholar")
ASK_SCHOLAR_ANY: Final = QUESTIONS.base("scholar_any")
ASK_STALL: Final = QUESTIONS.base("stall")
ASK_REWARD: Final = QUESTIONS.base("reward")
ASK_BUILDING: Final = QUESTIONS.base("building")
ASK_LEAVE_OUT: Final = QUESTIONS.base("leave_out")
ASK_COPY: Final = QUESTIONS.base("copy")
ASK_EXTRA: Final = QUESTIONS.base("extra")
ASK_COPIED: Final = QUESTIONS.base("copied") - 1
ASK_REFRESH: Final = QUESTIONS.base("refresh")
ASK_STRUCTURE: Final = QUESTIONS.base("structure")
ASK_CONVERT: Final = QUESTIONS.base("convert") - 1
ASK_UPGRADE: Final = QUESTIONS.base("upgrade")
ASK_VISIT: Final = QUESTIONS.base("visit")
ASK_KEEP: Final = QUESTIONS.base("keep")
ASK_KEEP_TOKEN: Final = QUESTIONS.base("keep_token")
ASK_TELEPORT: Final = QUESTIONS.base("teleport")
ASK_DEEP: Final = QUESTIONS.base("deep_space")
ASK_UPKEEP: Final = QUESTIONS.base("upkeep")
ASK_LAW: Final = QUESTIONS.base("law")
ASK_STARTER: Final = QUESTIONS.base("starter")
ASK_SIDE: Final = QUESTIONS.base("side")

STEP_EFFECTS: Final = QUESTIONS.base("effects")
STEP_CLIMB: Final = QUESTIONS.base("climb") - 1
STEP_SETTLED: Final = QUESTIONS.base("settled")
STEP_COMPLETE: Final = QUESTIONS.base("complete")
STEP_ACT: Final = QUESTIONS.base("act")
STEP_APPLY_SIDE: Final = QUESTIONS.base("apply_side")
STEP_NEXT_TURN: Final = QUESTIONS.base("next_turn")
STEP_BEGIN_ROUND: Final = QUESTIONS.base("begin_round")
STEP_EXECUTIVE: Final = QUESTIONS.base("executive")
STEP_INCOME: Final = QUESTIONS.base("receive_income")

COUNTS: Final = COUNT.size
MODES: Final = MODE.size
POINTS: Final = POINT.size
LEVELS: Final = LEVEL.size
LINE_COUNT: Final = LINE.size
TOKEN_COUNT: Final = TOKEN.size
SCHOLAR_COUNT: Final = SCHOLAR.size
BUILDING_COUNT: Final = BUILDING.size
CLIMBS: Final = DEGREES.size
REWARDS: Final = STALL.size * LEVEL.size
SIDES: Final = 4
