"""Standing orders: what a seat lets the game answer for it. They are secret and no part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude.games.gaia.grammar import ACCEPT, END_TURN
from astrolude.games.gaia.questions import ASK_AFTER, ASK_CHARGE
from astrolude.games.gaia.rules.charging import gains_token, offered
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.game import ASK, Option

CHARGE_LIMITS: Final = {"up_to_0": 0, "up_to_1": 1, "up_to_2": 2, "up_to_3": 3, "always": 99}
"""By order: how many points a charge may cost without asking."""

ORDERS: Final = [Option("charge", ["ask", *CHARGE_LIMITS]), Option("after_action", ["ask", "end_turn"])]


def ordered(s: GaiaState, orders: Mapping[str, str]) -> int:
    """GP-10.4, GP-5.3.2: the answer that the orders give, or ASK.

    The Taklons' institute leaves a choice in every charge, so its owner is always asked.
    """
    if s.over:
        return ASK
    question = s.stack[-1]
    if ASK_AFTER.holds(question) and orders.get("after_action") == "end_turn":
        return END_TURN.at()
    limit = CHARGE_LIMITS.get(orders.get("charge", "ask"), -1)
    if ASK_CHARGE.holds(question) and limit >= 0:
        seat, place = ASK_CHARGE.of(question)
        amount = offered(s, seat, place, 0)
        if amount - 1 <= limit and not gains_token(s, seat):
            return ACCEPT.at(amount)
    return ASK
