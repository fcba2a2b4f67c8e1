"""Federation as the kernel knows it."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.advice.ahead import turn_ahead
from astrolude.games.federation.advice.evaluation import EVALUATION, stage_of, terms_of
from astrolude.games.federation.advice.obstacles import OBSTACLES
from astrolude.games.federation.advice.orders import ORDERS, ordered
from astrolude.games.federation.decisions.all import DECISIONS
from astrolude.games.federation.events import EVENTS
from astrolude.games.federation.grammar import GRAMMAR
from astrolude.games.federation.questions import QUESTIONS
from astrolude.games.federation.scoring import outcome_of
from astrolude.games.federation.setup import BY_PLAYERS, CHOSEN, PRINTED, RANDOM, SIXTEEN, SUM, TWELVE, set_up
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import PLAYER_COUNTS
from astrolude.games.federation.view.hidden import redraw
from astrolude.games.federation.view.holdings import HOLDINGS
from astrolude.games.federation.view.invariants import broken
from astrolude.games.federation.view.observation import BLOCKS
from astrolude.games.federation.view.view import view_of
from astrolude.kernel.coupling import Preset
from astrolude.kernel.game import Game, Option

RULES_VERSION: Final = 2
OPTIONS: Final = [
    Option("structures", [PRINTED, RANDOM, CHOSEN]),
    Option("senatorial", [SUM, BY_PLAYERS], counts={BY_PLAYERS: [2, 3]}),
    Option("project_points", [SIXTEEN, TWELVE], counts={TWELVE: [4]}),
]
PRESETS: Final = [Preset("first_game", {"structures": PRINTED}), Preset("usual", {"structures": RANDOM})]

GAME: Final = Game(
    "federation",
    module=__name__,
    players=PLAYER_COUNTS,
    options=OPTIONS,
    presets=PRESETS,
    rules_version=RULES_VERSION,
    grammar=GRAMMAR,
    questions=QUESTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    state=FederationState,
    set_up=set_up,
    outcome=outcome_of,
    view=view_of,
    redraw=redraw,
    problems=broken,
    blocks=BLOCKS,
    evaluation=EVALUATION.for_all,
    terms=terms_of,
    stage=stage_of,
    orders=ORDERS,
    ordered=ordered,
    turn_ahead=turn_ahead,
    in_the_way=OBSTACLES,
    holdings=HOLDINGS,
    drawing="astrolude.games.federation.drawing",
)
"""FD-2.4 `structures`, FD-9.9 `senatorial`, FD-17.8 `project_points`."""
