"""Standing orders: what a seat lets the game answer for it. They are secret and no part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude.games.eclipse.grammar import PASS, REFUSE, STOP
from astrolude.games.eclipse.questions import ASK_AFTER, ASK_CONSENT, ASK_TURN
from astrolude.games.eclipse.rules.turn import has_passed
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.game import ASK, Option

ORDERS: Final = [
    Option("reactions", ["ask", "never"]),
    Option("after_action", ["ask", "end_turn"]),
    Option("proposals", ["ask", "refuse"]),
]


def ordered(s: EclipseState, orders: Mapping[str, str]) -> int:
    """EC-12.3, EC-5.4, EC-15.2: pass again, end the turn with the action, refuse proposals; or ASK."""
    if s.over:
        return ASK
    question, seat = s.stack[-1], s.seat
    passing = orders.get("reactions") == "never" and has_passed(s, seat) and not s.must_act
    if ASK_TURN.holds(question) and passing:
        return PASS.at()
    if ASK_AFTER.holds(question) and orders.get("after_action") == "end_turn":
        return STOP.at()
    if ASK_CONSENT.holds(question) and orders.get("proposals") == "refuse":
        return REFUSE.at()
    return ASK
