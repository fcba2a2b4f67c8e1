"""Alien Frontiers as the kernel knows it."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.advice.evaluation import evaluation_for, stage_of, terms_of
from astrolude.games.alien_frontiers.advice.obstacles import OBSTACLES
from astrolude.games.alien_frontiers.decisions.all import DECISIONS
from astrolude.games.alien_frontiers.events import EVENTS
from astrolude.games.alien_frontiers.grammar import GRAMMAR
from astrolude.games.alien_frontiers.questions import QUESTIONS
from astrolude.games.alien_frontiers.scoring import outcome_of
from astrolude.games.alien_frontiers.setup import set_up
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import PLAYER_COUNTS
from astrolude.games.alien_frontiers.view.hidden import redraw
from astrolude.games.alien_frontiers.view.holdings import HOLDINGS
from astrolude.games.alien_frontiers.view.invariants import broken
from astrolude.games.alien_frontiers.view.observation import BLOCKS
from astrolude.games.alien_frontiers.view.view import view_of
from astrolude.kernel.coupling import Coupling, Preset
from astrolude.kernel.game import Formerly, Game, Option

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

GAME: Final = Game(
    "alien_frontiers",
    module=__name__,
    players=PLAYER_COUNTS,
    options=OPTIONS,
    couplings=COUPLINGS,
    presets=PRESETS,
    rules_version=RULES_VERSION,
    formerly={1: Formerly({"edition": "international"})},
    grammar=GRAMMAR,
    questions=QUESTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    state=AlienState,
    set_up=set_up,
    outcome=outcome_of,
    view=view_of,
    redraw=redraw,
    problems=broken,
    blocks=BLOCKS,
    evaluation=evaluation_for,
    terms=terms_of,
    stage=stage_of,
    in_the_way=OBSTACLES,
    holdings=HOLDINGS,
    drawing="astrolude.games.alien_frontiers.drawing",
)
"""AF-1.13 `edition`, AF-2.6 `supply`, AF-3.11 `length`, AF-9.21 `helmet`."""
