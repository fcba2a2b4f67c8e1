"""A turn of the action phase, thought through while others play."""

from __future__ import annotations

from astrolude.games.gaia.rules.rounds import ACTIONS, begin_turn
from astrolude.games.gaia.state import GaiaState


def turn_ahead(s: GaiaState, seat: int) -> bool:
    """GP-5.3.1: whoever has not passed has another turn in this round."""
    if s.phase != ACTIONS or seat in s.passed:
        return False
    s.stack.clear()
    begin_turn(s, seat)
    return True
