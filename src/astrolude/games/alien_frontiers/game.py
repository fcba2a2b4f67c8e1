"""Alien Frontiers as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.alien_frontiers.advice.evaluation import EVALUATION, stage_of, terms_of
from astrolude.games.alien_frontiers.advice.obstacles import OBSTACLES
from astrolude.games.alien_frontiers.decisions.all import DECISIONS
from astrolude.games.alien_frontiers.events import EVENTS
from astrolude.games.alien_frontiers.grammar import GRAMMAR
from astrolude.games.alien_frontiers.questions import QUESTIONS
from astrolude.games.alien_frontiers.setup import set_up
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import PLAYER_COUNTS
from astrolude.games.alien_frontiers.view.observation import BLOCKS
from astrolude.kernel.coupling import Coupling, Preset
from astrolude.kernel.evaluation import Evaluation
from astrolude.kernel.game import Game, Option
from astrolude.kernel.observation import Block
from astrolude.kernel.state import State

RULES_VERSION: Final = 2
OPTIONS: Final = [
    Option("edition", ["french", "international"]),
    Option("supply", ["limited", "unlimited"]),
    Option("length", ["normal", "long"]),
    Option("helmet", ["off", "on"]),
]
COUPLINGS: Final = [
    Coupling(
        "alien_frontiers-long",
        "with two players the long game is the normal one",
        "length",
        ["normal"],
        {},
        [2],
        idle=True,
    )
]
PRESETS: Final = [Preset("usual", {}), Preset("long", {"length": "long"})]


class AlienFrontiers(Game):
    """AF-1.13 `edition`, AF-2.6 `supply`, AF-3.11 `length`, AF-9.21 `helmet`."""

    def __init__(self) -> None:
        super().__init__(
            "alien_frontiers",
            PLAYER_COUNTS,
            OPTIONS,
            GRAMMAR,
            QUESTIONS,
            EVENTS,
            DECISIONS,
            RULES_VERSION,
            drawing="astrolude.games.alien_frontiers.drawing",
            couplings=COUPLINGS,
            presets=PRESETS,
            in_the_way=OBSTACLES,
        )

    def blank(self) -> AlienState:
        return AlienState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, AlienState)
        set_up(
            state,
            french=options["edition"] == "french",
            limited=options["supply"] == "limited",
            long=options["length"] == "long",
            helmet=options["helmet"] == "on",
        )

    def blocks(self) -> list[Block[Any]]:
        return BLOCKS

    def evaluation(self, players: int) -> Evaluation:
        return EVALUATION

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, AlienState)
        return terms_of(state)

    def stage(self, state: State, seat: int) -> float:
        assert isinstance(state, AlienState)
        return stage_of(state)


GAME: Final = AlienFrontiers()
