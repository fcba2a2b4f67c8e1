"""The questions of set-up, actions and Upkeep as objects; those of combat and tables join them here."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.action_decisions import ACTION_CLASSES
from astrolude.games.eclipse.combat_decisions import COMBAT_CLASSES
from astrolude.games.eclipse.follow_up_decisions import FOLLOW_UP_CLASSES
from astrolude.games.eclipse.grammar import QUESTIONS
from astrolude.games.eclipse.phase_decisions import PHASE_CLASSES
from astrolude.games.eclipse.steps import STEPS
from astrolude.games.eclipse.table_decisions import TABLE_CLASSES
from astrolude.kernel.state import make_decisions

DECISIONS: Final = make_decisions(
    QUESTIONS, ACTION_CLASSES | FOLLOW_UP_CLASSES | PHASE_CLASSES | COMBAT_CLASSES | TABLE_CLASSES | STEPS
)
