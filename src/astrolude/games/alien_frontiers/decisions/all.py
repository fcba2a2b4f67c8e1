"""AF-10: every question as an object: what may be answered, and what an answer does. The rules are elsewhere.

What a step asks lies on the stack above the main part, so nothing can come between them (AF-10.8).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.decisions.powers import Cannon, MoveColony, Reuse, SwapColonies, Warp
from astrolude.games.alien_frontiers.decisions.raids import Raid, RaidMore
from astrolude.games.alien_frontiers.decisions.turn import Excess, Land, Main, Surplus
from astrolude.games.alien_frontiers.questions import (
    ASK_CANNON,
    ASK_EXCESS,
    ASK_HELMET,
    ASK_LAND,
    ASK_MAIN,
    ASK_MOVE_COLONY,
    ASK_RAID,
    ASK_RAID_MORE,
    ASK_SURPLUS,
    ASK_SWAP_COLONIES,
    ASK_TELEPORT,
    ASK_WARP,
    QUESTIONS,
)
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[AlienState]]]] = {
    ASK_MAIN: Main,
    ASK_LAND: Land,
    ASK_EXCESS: Excess,
    ASK_RAID: Raid,
    ASK_RAID_MORE: RaidMore,
    ASK_SURPLUS: Surplus,
    ASK_WARP: Warp,
    ASK_CANNON: Cannon,
    ASK_TELEPORT: Reuse,
    ASK_HELMET: Reuse,
    ASK_MOVE_COLONY: MoveColony,
    ASK_SWAP_COLONIES: SwapColonies,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
