"""What can be asked: the prompts that a seat answers, and the steps that follow of themselves."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ALLIANCE,
    DEVELOPMENT,
    DISCOVERY,
    FLIPS,
    LEFT,
    LIMIT,
    MATTER,
    PART,
    SEAT,
    SECTOR,
    SHRINE,
)
from astrolude.games.eclipse.tables.common import SEATS
from astrolude.kernel.grammar import Slot, numbers
from astrolude.kernel.questions import Questions

QUESTIONS: Final = Questions(SEATS)

ASK_TURN: Final = QUESTIONS.prompt("turn")
ASK_BEGIN: Final = QUESTIONS.prompt("begin")
ASK_EXPLORE: Final = QUESTIONS.prompt("explore", LEFT)
ASK_DRAWN: Final = QUESTIONS.prompt("drawn", LEFT)
ASK_INFLUENCE: Final = QUESTIONS.prompt("influence", LEFT, FLIPS)
ASK_PLACE_DISC: Final = QUESTIONS.prompt("place_disc")
ASK_PUT_DOWN: Final = QUESTIONS.prompt("put_down", SECTOR)
ASK_RESEARCH: Final = QUESTIONS.prompt("research", LEFT)
ASK_BUILD: Final = QUESTIONS.prompt("build", LEFT)
ASK_MOVE: Final = QUESTIONS.prompt("move", LEFT)
ASK_FLY: Final = QUESTIONS.prompt("fly")
ASK_UPGRADE: Final = QUESTIONS.prompt("upgrade", LEFT)
ASK_AFTER: Final = QUESTIONS.prompt("after")
ASK_CLAIM_HEX: Final = QUESTIONS.prompt("claim_hex", SECTOR)
ASK_DISCOVERY: Final = QUESTIONS.prompt("discovery", DISCOVERY)
ASK_ANCIENT_PART: Final = QUESTIONS.prompt("ancient_part", PART)
ASK_ANCIENT_TECHNOLOGY: Final = QUESTIONS.prompt("ancient_technology")
ASK_PLACE_TILE: Final = QUESTIONS.prompt("place_tile", DEVELOPMENT)
ASK_ARTIFACT: Final = QUESTIONS.prompt("artifact", numbers("artifacts", 0, 40))
ASK_CUBE_TRACK: Final = QUESTIONS.prompt("cube_track", LIMIT)
ASK_GRAVEYARD: Final = QUESTIONS.prompt("graveyard", LIMIT)
ASK_CONSENT: Final = QUESTIONS.prompt("consent", Slot("proposer", SEAT), MATTER)
ASK_MAKE_ROOM: Final = QUESTIONS.prompt("make_room")
ASK_ENVOY_CUBE: Final = QUESTIONS.prompt("envoy_cube", Slot("partner", SEAT))
ASK_WHICH_ALLIANCE: Final = QUESTIONS.prompt("which_alliance", Slot("partner", SEAT))
ASK_TYPE_ORDER: Final = QUESTIONS.prompt("type_order")
ASK_ATTACK_OR_RETREAT: Final = QUESTIONS.prompt("attack_or_retreat")
ASK_STALEMATE: Final = QUESTIONS.prompt("stalemate")
ASK_REROLL: Final = QUESTIONS.prompt("reroll")
ASK_ASSIGN: Final = QUESTIONS.prompt("assign")
ASK_POINT_DEFENCE: Final = QUESTIONS.prompt("point_defence")
ASK_SHOOT_MISSILE: Final = QUESTIONS.prompt("shoot_missile")
ASK_POPULATION: Final = QUESTIONS.prompt("population")
ASK_CUBES: Final = QUESTIONS.prompt("cubes")
ASK_REPUTATION: Final = QUESTIONS.prompt("reputation")
ASK_DISPLACE: Final = QUESTIONS.prompt("displace")
ASK_SHRINE: Final = QUESTIONS.prompt("shrine")
ASK_PLANET: Final = QUESTIONS.prompt("planet", SHRINE)
ASK_COLONISTS: Final = QUESTIONS.prompt("colonists")
ASK_UPKEEP: Final = QUESTIONS.prompt("upkeep")
ASK_DIRECTION: Final = QUESTIONS.prompt("direction")
ASK_SPECIES: Final = QUESTIONS.prompt("species")
ASK_ROTATION: Final = QUESTIONS.prompt("rotation")
ASK_FIRST_CUBE: Final = QUESTIONS.prompt("first_cube")
ASK_ORBITAL_CUBE: Final = QUESTIONS.prompt("orbital_cube")

THEN_ROUND: Final = QUESTIONS.step("round")
THEN_TURN_OVER: Final = QUESTIONS.step("turn_over", SEAT)
THEN_UPKEEP_PHASE: Final = QUESTIONS.step("upkeep_phase")
THEN_UPKEEP_OF: Final = QUESTIONS.step("upkeep_of", SEAT)
THEN_PAYMENT_OF: Final = QUESTIONS.step("payment_of", SEAT)
THEN_CLEANUP: Final = QUESTIONS.step("cleanup")
THEN_NEW_ROUND: Final = QUESTIONS.step("new_round")
THEN_HIVES: Final = QUESTIONS.step("hives")
THEN_REVELATION: Final = QUESTIONS.step("revelation", SEAT)
THEN_EXCHANGE_ENVOYS: Final = QUESTIONS.step("exchange_envoys", SEAT, Slot("partner", SEAT))
THEN_JOINED: Final = QUESTIONS.step("joined", SEAT, ALLIANCE)
THEN_HOMES_PLACED: Final = QUESTIONS.step("homes_placed")
THEN_HEX: Final = QUESTIONS.step("hex")
THEN_BATTLE: Final = QUESTIONS.step("battle")
THEN_VOLLEY: Final = QUESTIONS.step("volley")
THEN_DEFENCE: Final = QUESTIONS.step("defence")
THEN_DAMAGE: Final = QUESTIONS.step("damage")
THEN_HEX_POPULATION: Final = QUESTIONS.step("hex_population")
THEN_ANCIENT_BOMBS: Final = QUESTIONS.step("ancient_bombs")
THEN_HEX_REPUTATION: Final = QUESTIONS.step("hex_reputation")
THEN_END_COMBAT: Final = QUESTIONS.step("end_combat")
THEN_CONTROL: Final = QUESTIONS.step("control")
