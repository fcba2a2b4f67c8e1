"""Space Gate Odyssey as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.space_gate.advice.candidates import candidates
from astrolude.games.space_gate.advice.evaluation import EVALUATION, terms_of
from astrolude.games.space_gate.advice.terms_planets import stage_of
from astrolude.games.space_gate.decisions.all import DECISIONS
from astrolude.games.space_gate.events import EVENTS
from astrolude.games.space_gate.grammar import GRAMMAR
from astrolude.games.space_gate.questions import QUESTIONS
from astrolude.games.space_gate.setup import set_up
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import PLAYER_COUNTS, SEATS
from astrolude.games.space_gate.view.observation import BLOCKS
from astrolude.kernel.coupling import Preset
from astrolude.kernel.evaluation import Evaluation
from astrolude.kernel.game import Game, Option
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final = [
    Option("express", ["off", "on"]),
    Option("turn_limit", ["150", "12", "none"]),
    *[
        Option(
            f"reorganisation_{seat}",
            ["off", "on"],
            {"on": [players for players in PLAYER_COUNTS if players > seat]},
        )
        for seat in range(SEATS)
    ],
]
PRESETS: Final = [
    Preset("first_game", {"express": "on"} | {f"reorganisation_{seat}": "on" for seat in range(SEATS)}),
    Preset("usual", {}),
    Preset("express", {"express": "on"}),
]


class SpaceGate(Game):
    """SG-15.3 `express`, SG-19.1 `turn_limit` (turns of each player), SG-3.12 `reorganisation_<seat>`."""

    def __init__(self) -> None:
        super().__init__(
            "space_gate",
            PLAYER_COUNTS,
            OPTIONS,
            GRAMMAR,
            QUESTIONS,
            EVENTS,
            DECISIONS,
            RULES_VERSION,
            drawing="astrolude.games.space_gate.drawing",
            presets=PRESETS,
        )

    def blank(self) -> GateState:
        return GateState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, GateState)
        limit = options["turn_limit"]
        set_up(
            state,
            express=options["express"] == "on",
            tokens=[int(options[f"reorganisation_{seat}"] == "on") for seat in range(state.players)],
            last_turn=0 if limit == "none" else int(limit) * state.players,
        )

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def evaluation(self, players: int) -> Evaluation:
        return EVALUATION

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, GateState)
        return terms_of(state)

    def stage(self, state: State, seat: int) -> float:
        assert isinstance(state, GateState)
        return stage_of(state)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, GateState)
        return candidates(state)


GAME: Final = SpaceGate()
