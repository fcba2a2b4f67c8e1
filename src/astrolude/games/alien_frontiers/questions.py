"""AF-10: what can be asked, as numbers with a grammar."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import COLONY, ORIGIN, PORT
from astrolude.games.alien_frontiers.tables.components import SEATS
from astrolude.kernel.questions import Questions

QUESTIONS: Final = Questions(SEATS)
ASK_MAIN: Final = QUESTIONS.prompt("main")
ASK_LAND: Final = QUESTIONS.prompt("land", ORIGIN)
ASK_EXCESS: Final = QUESTIONS.prompt("excess")
ASK_RAID: Final = QUESTIONS.prompt("raid")
ASK_RAID_MORE: Final = QUESTIONS.prompt("raid_more")
ASK_SURPLUS: Final = QUESTIONS.prompt("surplus")
ASK_WARP: Final = QUESTIONS.prompt("warp")
ASK_CANNON: Final = QUESTIONS.prompt("cannon")
ASK_TELEPORT: Final = QUESTIONS.prompt("teleport", PORT)
ASK_HELMET: Final = QUESTIONS.prompt("helmet", PORT)
ASK_MOVE_COLONY: Final = QUESTIONS.prompt("move_colony", COLONY)
ASK_SWAP_COLONIES: Final = QUESTIONS.prompt("swap_colonies", COLONY)
