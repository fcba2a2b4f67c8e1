"""What can be asked, and what happens next, as numbers with a grammar."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.grammar import (
    BUILDING,
    COUNT,
    CRYSTAL,
    DEGREES,
    LEVEL,
    LINE,
    MODE,
    POINT,
    SCHOLAR,
    SEAT,
    STAGE,
    STALL,
    TOKEN,
    WILL,
)
from astrolude.games.federation.tables.components import SEATS
from astrolude.kernel.grammar import numbers
from astrolude.kernel.questions import Questions

QUESTIONS: Final = Questions(SEATS)
ASK_PLACE: Final = QUESTIONS.prompt("place")
ASK_PLACE_WITH: Final = QUESTIONS.prompt("place_with", TOKEN)
ASK_DIE: Final = QUESTIONS.prompt("die")
ASK_WINDOW: Final = QUESTIONS.prompt("window")
ASK_CLOSE: Final = QUESTIONS.prompt("close")
ASK_FIFTH: Final = QUESTIONS.prompt("fifth")
ASK_PAYMENT: Final = QUESTIONS.prompt("payment", CRYSTAL)
ASK_RELEASE: Final = QUESTIONS.prompt("release", COUNT)
ASK_FUND: Final = QUESTIONS.prompt("fund", COUNT)
ASK_MEDAL: Final = QUESTIONS.prompt("medal")
ASK_ASTEROID: Final = QUESTIONS.prompt("asteroid")
ASK_INERT: Final = QUESTIONS.prompt("inert")
ASK_MOON_TOKEN: Final = QUESTIONS.prompt("moon_token")
ASK_SCHOLAR: Final = QUESTIONS.prompt("scholar")
ASK_SCHOLAR_ANY: Final = QUESTIONS.prompt("scholar_any")
ASK_STALL: Final = QUESTIONS.prompt("stall", MODE)
ASK_REWARD: Final = QUESTIONS.prompt("reward", STALL, LEVEL)
ASK_BUILDING: Final = QUESTIONS.prompt("building", MODE)
ASK_LEAVE_OUT: Final = QUESTIONS.prompt("leave_out", BUILDING)
ASK_COPY: Final = QUESTIONS.prompt("copy")
ASK_EXTRA: Final = QUESTIONS.prompt("extra", POINT)
ASK_COPIED: Final = QUESTIONS.prompt("copied", LEVEL)
ASK_REFRESH: Final = QUESTIONS.prompt("refresh", WILL)
ASK_STRUCTURE: Final = QUESTIONS.prompt("structure")
ASK_CONVERT: Final = QUESTIONS.prompt("convert", COUNT)
ASK_UPGRADE: Final = QUESTIONS.prompt("upgrade")
ASK_VISIT: Final = QUESTIONS.prompt("visit")
ASK_KEEP: Final = QUESTIONS.prompt("keep")
ASK_KEEP_TOKEN: Final = QUESTIONS.prompt("keep_token")
ASK_TELEPORT: Final = QUESTIONS.prompt("teleport")
ASK_DEEP: Final = QUESTIONS.prompt("deep_space")
ASK_UPKEEP: Final = QUESTIONS.prompt("upkeep")
ASK_LAW: Final = QUESTIONS.prompt("law")
ASK_STARTER: Final = QUESTIONS.prompt("starter")
ASK_SIDE: Final = QUESTIONS.prompt("side", numbers("site", 1, 4))

THEN_EFFECTS: Final = QUESTIONS.step("effects", SEAT, LINE)
THEN_CLIMB: Final = QUESTIONS.step("climb", SEAT, DEGREES)
THEN_SETTLED: Final = QUESTIONS.step("settled", SEAT, SCHOLAR)
THEN_COMPLETE: Final = QUESTIONS.step("complete", SEAT, BUILDING)
THEN_ACT: Final = QUESTIONS.step("act", SEAT)
THEN_APPLY_SIDE: Final = QUESTIONS.step("apply_side", SEAT)
THEN_NEXT_TURN: Final = QUESTIONS.step("next_turn")
THEN_BEGIN_ROUND: Final = QUESTIONS.step("begin_round")
THEN_EXECUTIVE: Final = QUESTIONS.step("executive", STAGE)
THEN_RECEIVE_INCOME: Final = QUESTIONS.step("receive_income", SEAT)
