"""Beacons with a standing order, for the tests: who orders `answer: let` lets every beacon burn unasked."""

from __future__ import annotations

from collections.abc import Mapping

from astrolude.kernel.game import ASK, Game, Option
from astrolude.kernel.registry import register
from astrolude.kernel.state import State
from astrolude.testing import toy


class OrderlyBeacons(Game):
    def __init__(self) -> None:
        parts = (toy.GRAMMAR, toy.QUESTIONS, toy.EVENTS, toy.DECISIONS)
        orders = [Option("answer", ["ask", "let"])]
        super().__init__("orderly_beacons", [2], toy.GAME.options, *parts, 1, orders)

    def blank(self) -> State:
        return toy.GAME.blank()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        toy.GAME.set_up(state, options)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        if state.decision.prompt == "answer" and orders.get("answer") == "let":
            return toy.LET.at()
        return ASK


GAME = register(OrderlyBeacons())
