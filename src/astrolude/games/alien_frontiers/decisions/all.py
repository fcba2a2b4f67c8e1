"""AF-10: every question as an object: what may be answered, and what an answer does. The rules are elsewhere.

What a step asks lies on the stack above the main part, so nothing can come between them (AF-10.8).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers import questions
from astrolude.games.alien_frontiers.decisions.powers import Cannon, MoveColony, Reuse, SwapColonies, Warp
from astrolude.games.alien_frontiers.decisions.raids import Raid, RaidMore
from astrolude.games.alien_frontiers.decisions.turn import Excess, Land, Main, Surplus
from astrolude.games.alien_frontiers.questions import QUESTIONS
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[AlienState]]]] = {
    questions.ASK_MAIN: Main,
    questions.ASK_LAND: Land,
    questions.ASK_EXCESS: Excess,
    questions.ASK_RAID: Raid,
    questions.ASK_RAID_MORE: RaidMore,
    questions.ASK_SURPLUS: Surplus,
    questions.ASK_WARP: Warp,
    questions.ASK_CANNON: Cannon,
    questions.ASK_TELEPORT: Reuse,
    questions.ASK_HELMET: Reuse,
    questions.ASK_MOVE_COLONY: MoveColony,
    questions.ASK_SWAP_COLONIES: SwapColonies,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
