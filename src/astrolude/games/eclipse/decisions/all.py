"""The questions of set-up, actions and Upkeep as objects; those of combat and tables join them here."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.decisions.actions import ACTION_CLASSES
from astrolude.games.eclipse.decisions.combat import COMBAT_CLASSES
from astrolude.games.eclipse.decisions.follow_ups import FOLLOW_UP_CLASSES
from astrolude.games.eclipse.decisions.phases import PHASE_CLASSES
from astrolude.games.eclipse.decisions.steps import STEPS
from astrolude.games.eclipse.decisions.tables import TABLE_CLASSES
from astrolude.games.eclipse.grammar import QUESTIONS
from astrolude.kernel.state import make_decisions

DECISIONS: Final = make_decisions(
    QUESTIONS, ACTION_CLASSES | FOLLOW_UP_CLASSES | PHASE_CLASSES | COMBAT_CLASSES | TABLE_CLASSES | STEPS
)
