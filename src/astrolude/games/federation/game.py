"""Federation as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrolude.games.federation.advice import evaluation
from astrolude.games.federation.decisions.all import DECISIONS
from astrolude.games.federation.events import EVENTS
from astrolude.games.federation.grammar import GRAMMAR, PAY, QUESTIONS
from astrolude.games.federation.setup import CHOSEN, PRINTED, RANDOM, set_up
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import PLAYER_COUNTS
from astrolude.games.federation.view.observation import BLOCKS
from astrolude.kernel.game import ASK, Game, Option
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final = [Option("structures", [PRINTED, RANDOM, CHOSEN])]
ORDERS: Final = [Option("payment", ["ask", "named"])]
"""D-06: whether a crystal that is due is paid by itself, without asking for Oceanium instead."""


class Federation(Game):
    """FD-2.4 `structures`: printed (first game), or tiles by chance or by the first player's choice."""

    def __init__(self) -> None:
        super().__init__(
            "federation",
            PLAYER_COUNTS,
            OPTIONS,
            GRAMMAR,
            QUESTIONS,
            EVENTS,
            DECISIONS,
            RULES_VERSION,
            ORDERS,
            drawing="astrolude.games.federation.drawing",
        )

    def blank(self) -> FederationState:
        return FederationState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, FederationState)
        set_up(state, options["structures"])

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, FederationState)
        return evaluation.evaluate(state)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        """D-06: the named crystal first."""
        decision = state.decision
        if orders.get("payment") == "named" and decision.prompt == "payment":
            return PAY + decision.arguments[0]
        return ASK


GAME: Final = Federation()
