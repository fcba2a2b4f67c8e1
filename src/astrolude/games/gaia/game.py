"""Projet Gaia as the kernel knows it."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.ahead import turn_ahead
from astrolude.games.gaia.advice.candidates import candidates
from astrolude.games.gaia.advice.evaluation import EVALUATION, stage_of, terms_of
from astrolude.games.gaia.advice.obstacles import OBSTACLES
from astrolude.games.gaia.advice.orders import ORDERS, ordered
from astrolude.games.gaia.advice.proposals import proposals
from astrolude.games.gaia.decisions.all import DECISIONS
from astrolude.games.gaia.events import EVENTS
from astrolude.games.gaia.grammar import GRAMMAR
from astrolude.games.gaia.questions import QUESTIONS
from astrolude.games.gaia.rules.maps import METHOD_COUNTS, METHODS
from astrolude.games.gaia.scoring import outcome_of
from astrolude.games.gaia.setup import set_up
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.automa_cards import AUTOMA_FACTIONS, DIFFICULTIES
from astrolude.games.gaia.view.hidden import redraw
from astrolude.games.gaia.view.holdings import HOLDINGS
from astrolude.games.gaia.view.invariants import broken
from astrolude.games.gaia.view.naming import NAMES
from astrolude.games.gaia.view.observation import BLOCKS
from astrolude.games.gaia.view.view import view_of
from astrolude.kernel.coupling import Coupling, Preset
from astrolude.kernel.game import Game, Option

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

GAME: Final = Game(
    "gaia",
    module=__name__,
    players=PLAYER_COUNTS,
    options=OPTIONS,
    couplings=COUPLINGS,
    presets=PRESETS,
    rules_version=RULES_VERSION,
    grammar=GRAMMAR,
    questions=QUESTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    state=GaiaState,
    set_up=set_up,
    outcome=outcome_of,
    view=view_of,
    redraw=redraw,
    problems=broken,
    blocks=BLOCKS,
    evaluation=EVALUATION.for_all,
    terms=terms_of,
    stage=stage_of,
    doubt=0.02,  # good actions differ by a point or two, while passing early may cost twenty
    candidates=candidates,
    orders=ORDERS,
    ordered=ordered,
    proposals=proposals,
    turn_ahead=turn_ahead,
    in_the_way=OBSTACLES,
    holdings=HOLDINGS,
    names=NAMES,
    drawing="astrolude.games.gaia.drawing",
)
"""GP-3.2, GP-3.3 `setup`; GP-3.3.4 to 3.3.7 `map`; GP-3.3.3 `turn_order`; R-13 `planets_apart`;
GP-3.3.8 `rotation`; GP-18 `automa`, `automa_faction`: an unofficial reconstruction."""
