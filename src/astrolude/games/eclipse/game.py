"""Eclipse as the kernel knows it."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.ahead import turn_ahead
from astrolude.games.eclipse.advice.candidates import candidates
from astrolude.games.eclipse.advice.evaluation import evaluation_for, stage_of, terms_of
from astrolude.games.eclipse.advice.obstacles import OBSTACLES
from astrolude.games.eclipse.advice.odds import odds
from astrolude.games.eclipse.advice.orders import ORDERS, ordered
from astrolude.games.eclipse.advice.proposals import proposals
from astrolude.games.eclipse.decisions.all import DECISIONS
from astrolude.games.eclipse.events import EVENTS
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.games.eclipse.questions import QUESTIONS
from astrolude.games.eclipse.rules.combat.battle import Battle, Design, Squadron, Volley
from astrolude.games.eclipse.rules.options import BASE, COUPLINGS, OPTIONS, PRESETS
from astrolude.games.eclipse.scoring import outcome_of
from astrolude.games.eclipse.setup import set_up
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.view.hidden import redraw
from astrolude.games.eclipse.view.holdings import HOLDINGS
from astrolude.games.eclipse.view.invariants import broken
from astrolude.games.eclipse.view.naming import NAMES
from astrolude.games.eclipse.view.observation import BLOCKS
from astrolude.games.eclipse.view.view import view_of
from astrolude.kernel.game import Formerly, Game

RULES_VERSION: Final = 2
PLAYER_COUNTS: Final = [2, 3, 4, 5, 6, 7, 8, 9]

GAME: Final = Game(
    "eclipse",
    module=__name__,
    players=PLAYER_COUNTS,
    options=OPTIONS,
    couplings=COUPLINGS,
    presets=PRESETS,
    rules_version=RULES_VERSION,
    formerly={1: Formerly(only=BASE)},  # the base game did not change
    grammar=GRAMMAR,
    questions=QUESTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    state=EclipseState,
    set_up=set_up,
    outcome=outcome_of,
    view=view_of,
    redraw=redraw,
    problems=broken,
    blocks=BLOCKS,
    evaluation=evaluation_for,
    terms=terms_of,
    stage=stage_of,
    doubt=0.03,  # good actions differ by a point or two, while a lost battle or a debt may cost ten
    caution=2.0,  # battles and exploration are chance; whether to settle a planet at once is plain to see
    candidates=candidates,
    orders=ORDERS,
    ordered=ordered,
    proposals=proposals,
    turn_ahead=turn_ahead,
    in_the_way=OBSTACLES,
    holdings=HOLDINGS,
    names=NAMES,
    calculators={"odds": odds},
    parts=[Battle, Squadron, Design, Volley],
    drawing="astrolude.games.eclipse.drawing",
    commands={"odds": "astrolude.games.eclipse.drawing.odds"},
)
"""EC-3.6 `species`; ER-1.1 a switch for each module of the expansion."""
