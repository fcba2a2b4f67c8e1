"""Eclipse as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrolude.games.eclipse.advice.candidates import candidates
from astrolude.games.eclipse.advice.evaluation import evaluation_for, stage_of, terms_of
from astrolude.games.eclipse.advice.odds import odds
from astrolude.games.eclipse.advice.orders import ORDERS, ordered
from astrolude.games.eclipse.advice.proposals import proposals
from astrolude.games.eclipse.decisions.all import DECISIONS
from astrolude.games.eclipse.events import EVENTS
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.questions import QUESTIONS
from astrolude.games.eclipse.rules.combat.battle import Battle, Design, Squadron, Volley
from astrolude.games.eclipse.rules.options import COUPLINGS, OPTIONS, PRESETS
from astrolude.games.eclipse.setup import set_up
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.view.observation import BLOCKS
from astrolude.kernel.evaluation import Evaluation
from astrolude.kernel.game import Game, Proposal
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 2
PLAYER_COUNTS: Final = [2, 3, 4, 5, 6, 7, 8, 9]


class Eclipse(Game):
    """EC-3.6 `species`; ER-1.1 a switch for each module of the expansion."""

    def __init__(self) -> None:
        super().__init__(
            "eclipse",
            PLAYER_COUNTS,
            OPTIONS,
            GRAMMAR,
            QUESTIONS,
            EVENTS,
            DECISIONS,
            RULES_VERSION,
            ORDERS,
            calculators={"odds": odds},
            parts=[Battle, Squadron, Design, Volley],
            drawing="astrolude.games.eclipse.drawing",
            commands={"odds": "astrolude.games.eclipse.drawing.odds"},
            couplings=COUPLINGS,
            presets=PRESETS,
        )

    def blank(self) -> EclipseState:
        return EclipseState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, EclipseState)
        set_up(state, options)

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, EclipseState)
        return candidates(state)

    def evaluation(self, players: int) -> Evaluation:
        return evaluation_for(players)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, EclipseState)
        return terms_of(state)

    def stage(self, state: State, seat: int) -> float:
        assert isinstance(state, EclipseState)
        return stage_of(state, seat)

    def doubt(self) -> float:
        """Good actions differ by a point or two, while a lost battle or a debt may cost ten."""
        return 0.03

    def caution(self) -> float:
        """Battles and exploration decide by chance; whether to settle a planet at once is plain to see."""
        return 2.0

    def proposals(self, state: State) -> list[Proposal]:
        assert isinstance(state, EclipseState)
        return proposals(state)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        assert isinstance(state, EclipseState)
        return ordered(state, orders)


GAME: Final = Eclipse()
