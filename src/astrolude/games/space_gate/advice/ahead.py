"""A turn of the odyssey, thought through while others play."""

from __future__ import annotations

from astrolude.games.space_gate.questions import ASK_TURN
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import NOTHING


def turn_ahead(s: GateState, seat: int) -> bool:
    """SG-4.1: between two turns; within one everybody has a part, and what is under way cannot be left."""
    if not ASK_TURN.holds(s.stack[-1]) or s.lifted:
        return False
    s.stack.clear()
    s.active = seat
    s.room = NOTHING
    s.locked = 0
    ASK_TURN.ask(s, seat)
    return True
