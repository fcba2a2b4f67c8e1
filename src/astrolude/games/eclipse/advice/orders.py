"""Standing orders: what a seat lets the game answer for it. They are secret and no part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude.games.eclipse.grammar import PASS, REFUSE, STOP
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
    prompt, seat = s.decision.prompt, s.decision.seat
    if prompt == "turn" and orders.get("reactions") == "never" and has_passed(s, seat) and not s.must_act:
        return PASS.at()
    if prompt == "after" and orders.get("after_action") == "end_turn":
        return STOP.at()
    if prompt == "consent" and orders.get("proposals") == "refuse":
        return REFUSE.at()
    return ASK
