"""Standing orders: what a seat lets the table answer for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrolude.games.federation.grammar import PAY
from astrolude.games.federation.questions import ASK_PAYMENT
from astrolude.games.federation.state import FederationState
from astrolude.kernel.game import ASK, Option

ORDERS: Final = [Option("payment", ["ask", "named"])]
"""D-06: whether a crystal that is due is paid by itself, without asking for Oceanium instead."""


def ordered(s: FederationState, orders: Mapping[str, str]) -> int:
    """D-06: the named crystal first."""
    if orders.get("payment") == "named" and ASK_PAYMENT.holds(s.stack[-1]):
        return PAY.at(s.decision.argument)
    return ASK
