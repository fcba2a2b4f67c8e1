"""Space Gate Odyssey as the kernel knows it."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.advice.ahead import turn_ahead
from astrolude.games.space_gate.advice.candidates import candidates
from astrolude.games.space_gate.advice.evaluation import EVALUATION, terms_of
from astrolude.games.space_gate.advice.obstacles import OBSTACLES
from astrolude.games.space_gate.advice.terms_planets import stage_of
from astrolude.games.space_gate.decisions.all import DECISIONS
from astrolude.games.space_gate.events import EVENTS
from astrolude.games.space_gate.grammar import GRAMMAR
from astrolude.games.space_gate.questions import QUESTIONS
from astrolude.games.space_gate.scoring import outcome_of
from astrolude.games.space_gate.setup import set_up
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import PLAYER_COUNTS, SEATS
from astrolude.games.space_gate.view.hidden import redraw
from astrolude.games.space_gate.view.holdings import HOLDINGS
from astrolude.games.space_gate.view.invariants import broken
from astrolude.games.space_gate.view.naming import NAMES
from astrolude.games.space_gate.view.observation import BLOCKS
from astrolude.games.space_gate.view.view import view_of
from astrolude.kernel.coupling import Preset
from astrolude.kernel.game import Game, Option

RULES_VERSION: Final = 2
OPTIONS: Final = [
    Option("express", ["off", "on"]),
    Option("turn_limit", ["none", "150", "12"]),
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

GAME: Final = Game(
    "space_gate",
    module=__name__,
    players=PLAYER_COUNTS,
    options=OPTIONS,
    presets=PRESETS,
    rules_version=RULES_VERSION,
    grammar=GRAMMAR,
    questions=QUESTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    state=GateState,
    set_up=set_up,
    outcome=outcome_of,
    view=view_of,
    redraw=redraw,
    problems=broken,
    blocks=BLOCKS,
    evaluation=EVALUATION.for_all,
    terms=terms_of,
    stage=stage_of,
    candidates=candidates,
    drawing="astrolude.games.space_gate.drawing",
    turn_ahead=turn_ahead,
    in_the_way=OBSTACLES,
    holdings=HOLDINGS,
    names=NAMES,
)
"""SG-15.3 `express`, SG-19.1 `turn_limit` (turns of each player), SG-3.12 `reorganisation_<seat>`."""
