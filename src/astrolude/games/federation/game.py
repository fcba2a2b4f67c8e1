"""Federation as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrolude.games.federation.advice.evaluation import EVALUATION, stage_of, terms_of
from astrolude.games.federation.advice.orders import ORDERS, ordered
from astrolude.games.federation.decisions.all import DECISIONS
from astrolude.games.federation.events import EVENTS
from astrolude.games.federation.grammar import GRAMMAR
from astrolude.games.federation.questions import QUESTIONS
from astrolude.games.federation.setup import CHOSEN, PRINTED, RANDOM, set_up
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import PLAYER_COUNTS
from astrolude.games.federation.view.observation import BLOCKS
from astrolude.kernel.coupling import Preset
from astrolude.kernel.evaluation import Evaluation
from astrolude.kernel.game import Game, Option
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 2
OPTIONS: Final = [Option("structures", [PRINTED, RANDOM, CHOSEN])]
PRESETS: Final = [Preset("first_game", {"structures": PRINTED}), Preset("usual", {"structures": RANDOM})]


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
            presets=PRESETS,
        )

    def blank(self) -> FederationState:
        return FederationState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, FederationState)
        set_up(state, options["structures"])

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def evaluation(self, players: int) -> Evaluation:
        return EVALUATION

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, FederationState)
        return terms_of(state)

    def stage(self, state: State, seat: int) -> float:
        assert isinstance(state, FederationState)
        return stage_of(state)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        assert isinstance(state, FederationState)
        return ordered(state, orders)


GAME: Final = Federation()
