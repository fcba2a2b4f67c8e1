"""Projet Gaia as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrolude.games.gaia.advice.candidates import candidates
from astrolude.games.gaia.advice.evaluation import EVALUATION, stage_of, terms_of
from astrolude.games.gaia.advice.orders import ORDERS, ordered
from astrolude.games.gaia.advice.proposals import proposals
from astrolude.games.gaia.decisions.all import DECISIONS
from astrolude.games.gaia.events import EVENTS
from astrolude.games.gaia.grammar import GRAMMAR
from astrolude.games.gaia.questions import QUESTIONS
from astrolude.games.gaia.rules.maps import METHOD_COUNTS, METHODS
from astrolude.games.gaia.setup import set_up
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.automa_cards import AUTOMA_FACTIONS, DIFFICULTIES
from astrolude.games.gaia.view.naming import naming
from astrolude.games.gaia.view.observation import BLOCKS
from astrolude.kernel.coupling import Coupling, Preset
from astrolude.kernel.evaluation import Evaluation
from astrolude.kernel.game import Game, Naming, Option, Proposal
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 2
PLAYER_COUNTS: Final = [1, 2, 3, 4]
SOLO: Final = [1]
TOGETHER: Final = [2, 3, 4]
LEVELS: Final = ["automa", *[name for name in DIFFICULTIES if name != "automa"]]
"""GP-18.7: the difficulties of the Automa, the normal one first."""
OPTIONS: Final = [
    Option("setup", ["advanced", "first_game", "first_game_free_mines"]),
    Option("map", METHODS, METHOD_COUNTS),
    Option("turn_order", ["clockwise", "variable"]),
    Option("planets_apart", ["all_types", "home_types_only"]),
    Option("rotation", ["off", "last_player"]),
    Option("automa", ["none", *LEVELS], {"none": TOGETHER} | dict.fromkeys(LEVELS, SOLO)),
    Option(
        "automa_faction",
        ["none", *AUTOMA_FACTIONS],
        {"none": TOGETHER} | dict.fromkeys(AUTOMA_FACTIONS, SOLO),
    ),
]
FIRST: Final = ["first_game", "first_game_free_mines"]
PRINTED: Final = [method for method in METHODS if not method.startswith("method_")]
COUPLINGS: Final = [
    Coupling(
        "gaia-first-map", "the first game is played on the default map", "map", ["default"], {"setup": FIRST}
    ),
    Coupling(
        "gaia-first-automa",
        "in the first solo game the Automa plays the Taklons",
        "automa_faction",
        ["taklons"],
        {"setup": FIRST},
        SOLO,
    ),
    Coupling(
        "gaia-turned",
        "only the tiles of a drawn map can be turned: choose one of the methods for the map",
        "rotation",
        ["off"],
        {"map": PRINTED},
    ),
    Coupling(
        "gaia-apart",
        "only a drawn map keeps equal planets apart",
        "planets_apart",
        ["all_types"],
        {"map": PRINTED},
        idle=True,
    ),
]
"""GP-3.2.1: the first game has the printed map; only shuffled tiles can be turned."""
PRESETS: Final = [Preset("first_game", {"setup": "first_game"}), Preset("usual", {})]


class ProjetGaia(Game):
    """GP-3.2, GP-3.3 `setup`; GP-3.3.4 to 3.3.7 `map`; GP-3.3.3 `turn_order`; R-13 `planets_apart`;
    GP-3.3.8 `rotation`; GP-18 `automa`, `automa_faction`: an unofficial reconstruction."""

    def __init__(self) -> None:
        super().__init__(
            "gaia",
            PLAYER_COUNTS,
            OPTIONS,
            GRAMMAR,
            QUESTIONS,
            EVENTS,
            DECISIONS,
            RULES_VERSION,
            ORDERS,
            drawing="astrolude.games.gaia.drawing",
            couplings=COUPLINGS,
            presets=PRESETS,
        )

    def blank(self) -> GaiaState:
        return GaiaState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, GaiaState)
        set_up(state, options)

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def evaluation(self, players: int) -> Evaluation:
        return EVALUATION

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, GaiaState)
        return terms_of(state)

    def stage(self, state: State, seat: int) -> float:
        assert isinstance(state, GaiaState)
        return stage_of(state, seat)

    def doubt(self) -> float:
        """Good actions differ by a point or two, while passing early may cost twenty."""
        return 0.02

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, GaiaState)
        return candidates(state)

    def ordered(self, state: State, orders: Mapping[str, str]) -> int:
        assert isinstance(state, GaiaState)
        return ordered(state, orders)

    def proposals(self, state: State) -> list[Proposal]:
        assert isinstance(state, GaiaState)
        return proposals(state)

    def naming(self, state: State, reference: str) -> Naming | None:
        assert isinstance(state, GaiaState)
        return naming(state, reference)


GAME: Final = ProjetGaia()
