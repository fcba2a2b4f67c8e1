"""The answers that a bot should look at: free steps that lead nowhere by themselves are left out."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.free_steps import is_free_step
from astrolude.games.eclipse.grammar import COLONISE, GRAMMAR, PROPOSE, RESEARCH
from astrolude.games.eclipse.state import EclipseState

PROPOSALS: Final = GRAMMAR.by_name["propose"].size


def candidates(s: EclipseState) -> list[int]:
    """Trades and sales only in questions where something is paid; colony ships and actions always."""
    legal = s.legal_actions()
    if s.decision.prompt != "turn":
        return legal
    return [action for action in legal if not is_free_step(action) or matters_alone(action)]


def matters_alone(action: int) -> bool:
    """Colony ships and proposals; passing is always among the other answers."""
    return COLONISE <= action < RESEARCH or PROPOSE <= action < PROPOSE + PROPOSALS
