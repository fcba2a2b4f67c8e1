"""GP-14: what can be asked: the questions to a seat, and the steps that nobody decides."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import BONUS, HEX, LIMIT, LOWER_BOWL, PLACE, TECH_TILE
from astrolude.games.gaia.tables.supply import SEATS
from astrolude.kernel.questions import Questions

QUESTIONS: Final = Questions(SEATS)
ASK_TURN: Final = QUESTIONS.prompt("turn")
ASK_AFTER: Final = QUESTIONS.prompt("after")
ASK_COMBINATION: Final = QUESTIONS.prompt("combination")
ASK_PAYMENT: Final = QUESTIONS.prompt("payment")
ASK_STONE: Final = QUESTIONS.prompt("stone", LOWER_BOWL)
ASK_FROM_FIRST: Final = QUESTIONS.prompt("from_first")
ASK_FROM_SECOND: Final = QUESTIONS.prompt("from_second")
ASK_STONE_ALONG: Final = QUESTIONS.prompt("stone_along")
ASK_TILE: Final = QUESTIONS.prompt("tile")
ASK_COVER: Final = QUESTIONS.prompt("cover", TECH_TILE)
ASK_ADVANCE: Final = QUESTIONS.prompt("advance", LIMIT)
ASK_LOWEST_TRACK: Final = QUESTIONS.prompt("lowest_track")
ASK_MINE: Final = QUESTIONS.prompt("mine", BONUS)
ASK_LOST_PLANET: Final = QUESTIONS.prompt("lost_planet")
ASK_STATION: Final = QUESTIONS.prompt("station")
ASK_SWAP: Final = QUESTIONS.prompt("swap")
ASK_DOWNGRADE: Final = QUESTIONS.prompt("downgrade")
ASK_PLANETS: Final = QUESTIONS.prompt("planets")
ASK_SATELLITES: Final = QUESTIONS.prompt("satellites")
ASK_TOKEN: Final = QUESTIONS.prompt("token")
ASK_RESCORE: Final = QUESTIONS.prompt("rescore")
ASK_INCOME: Final = QUESTIONS.prompt("income")
ASK_GAIA_TILES: Final = QUESTIONS.prompt("gaia_tiles")
ASK_GAIA_GAINS: Final = QUESTIONS.prompt("gaia_gains")
ASK_BOOSTER: Final = QUESTIONS.prompt("booster")
ASK_ROTATION: Final = QUESTIONS.prompt("rotation", PLACE)
ASK_FACTION: Final = QUESTIONS.prompt("faction")
ASK_FIRST_MINE: Final = QUESTIONS.prompt("first_mine")
ASK_FIRST_INSTITUTE: Final = QUESTIONS.prompt("first_institute")
ASK_CHARGE: Final = QUESTIONS.prompt("charge", HEX)

THEN_OFFERS: Final = QUESTIONS.step("offers", QUESTIONS.seat)
THEN_INCOME_OF: Final = QUESTIONS.step("income_of", QUESTIONS.seat)
THEN_COLLECT: Final = QUESTIONS.step("collect", QUESTIONS.seat)
THEN_GAIA_PHASE: Final = QUESTIONS.step("gaia_phase")
THEN_EXCHANGE_OF: Final = QUESTIONS.step("exchange_of", QUESTIONS.seat)
THEN_RETURN_OF: Final = QUESTIONS.step("return_of", QUESTIONS.seat)
THEN_ACTION_PHASE: Final = QUESTIONS.step("action_phase")
THEN_FIRST_STRUCTURES: Final = QUESTIONS.step("first_structures")
THEN_ROUND: Final = QUESTIONS.step("round")
THEN_TURN_OF: Final = QUESTIONS.step("turn_of", QUESTIONS.seat)
THEN_AUTOMA_TURN: Final = QUESTIONS.step("automa_turn")
THEN_AUTOMA_MINE: Final = QUESTIONS.step("automa_mine")
THEN_AUTOMA_BOOSTER: Final = QUESTIONS.step("automa_booster")
