"""A turn of the action phase, thought through while others play."""

from __future__ import annotations

from astrolude.games.eclipse.rules.modules import SIMULTANEOUS_PLAY, in_use
from astrolude.games.eclipse.rules.phases import ACTION, begin_turn
from astrolude.games.eclipse.rules.turn import has_passed
from astrolude.games.eclipse.state import EclipseState


def turn_ahead(s: EclipseState, seat: int) -> bool:
    """EC-5.1: whoever has not passed has another turn in this round; markers bring turns of their own.

    Not while others answer within a turn of the seat's own, which goes on after that.
    """
    if s.phase != ACTION or s.gone[seat] or has_passed(s, seat) or in_use(s, SIMULTANEOUS_PLAY):
        return False
    if s.active == seat:
        return False
    s.stack.clear()
    begin_turn(s, seat)
    return True
