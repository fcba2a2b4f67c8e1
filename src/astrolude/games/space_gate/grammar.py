"""SG-16: every action and every question as a number with a grammar.

No action names a cell, for the grid of a base has no bounds: a place is named by a module that lies there
already and one of its sides. Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.components import (
    ALL_SIDES,
    DOMAINS,
    GATES,
    MODULES,
    MOST_POINTS,
    PIECES,
    PILES,
    RANK_PIECES,
    ROOMS,
    SEATS,
    SIDES,
    TOKENS,
    TRACK_VALUES,
    TURNS,
)
from astrolude.games.space_gate.exoplanets import MOST_GROUPS, PLANETS, SITES
from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, numbers
from astrolude.kernel.questions import Questions

SEAT: Final = numbers("seat", 0, SEATS - 1)
DOMAIN: Final = Kind("domain", DOMAINS)
ROOM: Final = Kind("room", ROOMS)
PIECE: Final = Kind("piece", PIECES)
PILE: Final = Kind("pile", PILES)
MODULE: Final = Kind("module", MODULES)
SIDE: Final = Kind("side", SIDES)
ROTATION: Final = numbers("rotation", 0, TURNS - 1)
GATE: Final = Kind("gate", GATES)
PLANET: Final = Kind("planet", PLANETS)
PLACE: Final = Kind("place", [*PLANETS, "hawking"])
SITE: Final = Kind("site", SITES)
ISLAND: Final = numbers("island", 1, MOST_GROUPS)
TOKEN: Final = Kind("token", TOKENS)
PAIR: Final = Kind("pair", [f"{space}-{space + 1}" for space in range(1, len(TRACK_VALUES))])
POINTS: Final = numbers("points", 1, MOST_POINTS)
ORDER: Final = Kind("order", ["first", "second"])
RANK_PIECE: Final = Kind("rank_piece", RANK_PIECES)

HAWKING_PLACE: Final = PLACE.read("hawking")
PAIRS: Final = PAIR.size

GRAMMAR: Final = Grammar(
    [
        Verb("stop"),
        Verb("take", PILE),
        Verb("put_under"),
        Verb("room", ROOM),
        Verb("exchange", PAIR),
        Verb("island", ISLAND),
        Verb("give", PIECE, ROOM),
        Verb("gate_to", PLANET),
        Verb("reorganise"),
        Verb("decline"),
        Verb("cancel"),
        Verb("activate", PIECE, Slot("from", ROOM), Slot("to", ROOM)),
        Verb("fill", MODULE),
        Verb("move", MODULE, SIDE),
        Verb("send", MODULE),
        Verb("settler", MODULE),
        Verb("pick", MODULE),
        Verb("site", SITE),
        Verb("attach", MODULE, SIDE, ROTATION),
    ]
)

STOP: Final = GRAMMAR.base("stop")
TAKE: Final = GRAMMAR.base("take")
PUT_UNDER: Final = GRAMMAR.base("put_under")
CHOOSE_ROOM: Final = GRAMMAR.base("room")
EXCHANGE: Final = GRAMMAR.base("exchange")
CHOOSE_ISLAND: Final = GRAMMAR.base("island")
GIVE: Final = GRAMMAR.base("give")
GATE_TO: Final = GRAMMAR.base("gate_to")
REORGANISE: Final = GRAMMAR.base("reorganise")
DECLINE: Final = GRAMMAR.base("decline")
CANCEL: Final = GRAMMAR.base("cancel")
ACTIVATE: Final = GRAMMAR.base("activate")
FILL: Final = GRAMMAR.base("fill")
MOVE: Final = GRAMMAR.base("move")
SEND: Final = GRAMMAR.base("send")
GIVE_SETTLER: Final = GRAMMAR.base("settler")
PICK: Final = GRAMMAR.base("pick")
SETTLE: Final = GRAMMAR.base("site")
ATTACH: Final = GRAMMAR.base("attach")

ACTIVATE_PIECE: Final = GRAMMAR.stride("activate", "piece")
ACTIVATE_FROM: Final = GRAMMAR.stride("activate", "from")
ATTACH_MODULE: Final = ALL_SIDES * TURNS

QUESTIONS: Final = Questions(
    SEATS,
    [
        Verb("setup_pile", ORDER),
        Verb("module"),
        Verb("reorganise"),
        Verb("relay"),
        Verb("relay_place"),
        Verb("turn"),
        Verb("move", DOMAIN, POINTS),
        Verb("fill", POINTS),
        Verb("dig", POINTS),
        Verb("recruit"),
        Verb("promote"),
        Verb("send"),
        Verb("island"),
        Verb("site"),
        Verb("exchange"),
        Verb("rank_piece"),
        Verb("rank_settler"),
        Verb("gate_to"),
    ],
    steps=[
        Verb("next_turn"),
        Verb("act", SEAT),
        Verb("sending", SEAT),
        Verb("flight", SEAT),
        Verb("landed", SEAT),
        Verb("score", SEAT),
        Verb("move_gate", SEAT),
        Verb("step_down"),
    ],
)

ASK_SETUP_PILE: Final = QUESTIONS.base("setup_pile")
ASK_MODULE: Final = QUESTIONS.base("module")
ASK_REORGANISE: Final = QUESTIONS.base("reorganise")
ASK_RELAY: Final = QUESTIONS.base("relay")
ASK_RELAY_PLACE: Final = QUESTIONS.base("relay_place")
ASK_TURN: Final = QUESTIONS.base("turn")
ASK_MOVE: Final = QUESTIONS.base("move")
ASK_FILL: Final = QUESTIONS.base("fill")
ASK_DIG: Final = QUESTIONS.base("dig")
ASK_RECRUIT: Final = QUESTIONS.base("recruit")
ASK_PROMOTE: Final = QUESTIONS.base("promote")
ASK_SEND: Final = QUESTIONS.base("send")
ASK_ISLAND: Final = QUESTIONS.base("island")
ASK_SITE: Final = QUESTIONS.base("site")
ASK_EXCHANGE: Final = QUESTIONS.base("exchange")
ASK_RANK_PIECE: Final = QUESTIONS.base("rank_piece")
ASK_RANK_SETTLER: Final = QUESTIONS.base("rank_settler")
ASK_GATE_TO: Final = QUESTIONS.base("gate_to")
THEN_NEXT_TURN: Final = QUESTIONS.base("next_turn")
THEN_ACT: Final = QUESTIONS.base("act")
THEN_SENDING: Final = QUESTIONS.base("sending")
THEN_FLIGHT: Final = QUESTIONS.base("flight")
THEN_LANDED: Final = QUESTIONS.base("landed")
THEN_SCORE: Final = QUESTIONS.base("score")
THEN_MOVE_GATE: Final = QUESTIONS.base("move_gate")
THEN_STEP_DOWN: Final = QUESTIONS.base("step_down")

MOVES: Final = QUESTIONS.span("move")
MOVE_DOMAIN: Final = POINTS.size
FILLS: Final = QUESTIONS.span("fill")
DIGS: Final = QUESTIONS.span("dig")
ORDERS: Final = QUESTIONS.span("setup_pile")


def ask_move(seat: int, domain: int, points: int) -> int:
    """The question that a player with so many points is asked in a domain room."""
    return ASK_MOVE + seat * MOVES + domain * MOVE_DOMAIN + points - 1


def ask_fill(seat: int, points: int) -> int:
    return ASK_FILL + seat * FILLS + points - 1


def ask_dig(seat: int, points: int) -> int:
    return ASK_DIG + seat * DIGS + points - 1
