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
from astrolude.kernel.grammar import Grammar, Kind, numbers

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

GRAMMAR: Final = Grammar()
END_TURN: Final = GRAMMAR.verb("end_turn")
DECLINE: Final = GRAMMAR.verb("decline")
PAUSE: Final = GRAMMAR.verb("pause")
ADD_DIE: Final = GRAMMAR.verb("add_die")
PLAY_SEVEN: Final = GRAMMAR.verb("play_seven")
DROP: Final = GRAMMAR.verb("drop")
ADVANCE_MAGE: Final = GRAMMAR.verb("advance_mage")
PLAY: Final = GRAMMAR.verb("play", FACE, CELL)
PAY: Final = GRAMMAR.verb("pay", CRYSTAL)
SEND: Final = GRAMMAR.verb("mission", MISSION)
RELEASE: Final = GRAMMAR.verb("release", MISSION)
FUND: Final = GRAMMAR.verb("fund", PROJECT)
TAKE_MEDAL: Final = GRAMMAR.verb("medal", MEDAL)
MOVE_MINER: Final = GRAMMAR.verb("asteroid", ASTEROID)
TAKE_INERT: Final = GRAMMAR.verb("inert", INERT)
TAKE_TOKEN: Final = GRAMMAR.verb("moon_token", TOKEN)
TAKE_SCHOLAR: Final = GRAMMAR.verb("scholar", SCHOLAR)
ENTER_STALL: Final = GRAMMAR.verb("stall", STALL)
REWARD: Final = GRAMMAR.verb("reward", BARGAIN)
BUILD: Final = GRAMMAR.verb("building", BUILDING)
LEAVE_OUT: Final = GRAMMAR.verb("leave_out", CRYSTAL)
COPY: Final = GRAMMAR.verb("copy", ACTION)
USE: Final = GRAMMAR.verb("use", SCHOLAR)
LAY: Final = GRAMMAR.verb("lay", TOKEN)
KEEP: Final = GRAMMAR.verb("keep", TOKEN)
COPIED: Final = GRAMMAR.verb("copied", SCHOLAR)
REFRESH: Final = GRAMMAR.verb("refresh", SCHOLAR)
TAKE_INCOME: Final = GRAMMAR.verb("structure", STRUCTURE)
CONVERT: Final = GRAMMAR.verb("convert", CRYSTAL)
UPGRADE: Final = GRAMMAR.verb("upgrade", CRYSTAL)
VISIT: Final = GRAMMAR.verb("visit", PLANET)
PAY_LEVEL: Final = GRAMMAR.verb("pay_level", LEVEL)
CHOOSE_WING: Final = GRAMMAR.verb("wing", WING)
CHOOSE_DEEP: Final = GRAMMAR.verb("deep_space", DEEP)
CHOOSE_STARTER: Final = GRAMMAR.verb("starter", STARTER)
CHOOSE_SIDE: Final = GRAMMAR.verb("side", STRUCTURE)


SIDES: Final = 4
