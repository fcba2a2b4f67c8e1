"""Beacons with a standing order, for the tests: who orders `answer: let` lets every beacon burn unasked."""

from __future__ import annotations

from collections.abc import Mapping

from astrolude.kernel.game import ASK, Option
from astrolude.kernel.registry import register
from astrolude.kernel.state import State
from astrolude.testing import toy

ORDERS = [Option("answer", ["ask", "let"])]


def ordered(state: State, orders: Mapping[str, str]) -> int:
    if state.decision.prompt == "answer" and orders.get("answer") == "let":
        return toy.LET.at()
    return ASK


GAME = register(toy.beacons("orderly_beacons", __name__, [2], ORDERS, ordered))
