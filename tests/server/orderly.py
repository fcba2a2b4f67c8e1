"""Beacons with a standing order, for the tests: who orders `answer: let` lets every beacon burn unasked."""

from __future__ import annotations

from collections.abc import Mapping

from astrolude.kernel.game import ASK, Game, Option
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Journal
from astrolude.kernel.registry import register
from astrolude.kernel.state import State
from astrolude.testing import toy


class OrderlyBeacons(Game):
    def __init__(self) -> None:
        parts = (toy.GRAMMAR, toy.QUESTIONS, toy.EVENTS)
        orders = [Option("answer", ["ask", "let"])]
        super().__init__("orderly_beacons", [2], toy.GAME.options, *parts, 1, orders)

    def deal(self, players: int, options: dict[str, str], rng: Generator, journal: Journal | None) -> State:
        return toy.GAME.deal(players, options, rng, journal)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        if state.decision.prompt == "answer" and orders.get("answer") == "let":
            return toy.LET
        return ASK


GAME = register(OrderlyBeacons())
