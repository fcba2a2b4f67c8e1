"""The answers that a bot should look at: what leads nowhere by itself, or only back, is left out."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.free_steps import is_free_step
from astrolude.games.eclipse.grammar import (
    ABANDON,
    COLONISE,
    EXCHANGE,
    FLIP_FOR,
    GRAMMAR,
    INSTALL,
    LIFT,
    PROPOSE,
    REMOVE,
    RESEARCH,
    RESOURCE,
    TRADE,
)
from astrolude.games.eclipse.proposals import proposals
from astrolude.games.eclipse.state import EclipseState

PROPOSALS: Final = GRAMMAR.by_name["propose"].size


def candidates(s: EclipseState) -> list[int]:
    """Never none: `stop`, `pass` or the action itself always stay."""
    legal = s.legal_actions()
    prompt = s.decision.prompt
    if prompt == "turn":
        return [action for action in legal if not is_free_step(action) or matters_alone(action)]
    if prompt in ("research", "build"):
        return without_idle_trades(s, legal)
    if prompt == "upgrade":
        return [action for action in legal if not REMOVE <= action < INSTALL] or legal
    if prompt == "influence":
        return [action for action in legal if not LIFT <= action < ABANDON or is_barren(s, action - LIFT)]
    return legal


def matters_alone(action: int) -> bool:
    """Colony ships and proposals; passing is always among the other answers."""
    return COLONISE <= action < RESEARCH or PROPOSE <= action < PROPOSE + PROPOSALS


def without_idle_trades(s: EclipseState, legal: list[int]) -> list[int]:
    """Only the trades and sales with which the way to something begins."""
    first = [proposal.way[0] for proposal in proposals(s)]
    return [action for action in legal if not is_payment(action) or action in first] or legal


def is_payment(action: int) -> bool:
    return TRADE <= action < TRADE + EXCHANGE.size or FLIP_FOR <= action < FLIP_FOR + RESOURCE.size


def is_barren(s: EclipseState, sector: int) -> bool:
    """A controlled hex without population: the only kind that is worth giving up."""
    return not any(s.cubes[sector])
