"""SG-16: every action and every question as a number with a grammar.

No action names a cell, for the grid of a base has no bounds: a place is named by a module that lies there
already and one of its sides. Verbs of frequent questions come first: small numbers are cheapest.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.tables.components import (
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
from astrolude.games.space_gate.tables.exoplanets import MOST_GROUPS, PLANETS, SITES
from astrolude.kernel.grammar import Grammar, Kind, Slot, numbers

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

GRAMMAR: Final = Grammar()
STOP: Final = GRAMMAR.verb("stop")
TAKE: Final = GRAMMAR.verb("take", PILE)
PUT_UNDER: Final = GRAMMAR.verb("put_under")
CHOOSE_ROOM: Final = GRAMMAR.verb("room", ROOM)
EXCHANGE: Final = GRAMMAR.verb("exchange", PAIR)
CHOOSE_ISLAND: Final = GRAMMAR.verb("island", ISLAND)
GIVE: Final = GRAMMAR.verb("give", PIECE, ROOM)
GATE_TO: Final = GRAMMAR.verb("gate_to", PLANET)
REORGANISE: Final = GRAMMAR.verb("reorganise")
DECLINE: Final = GRAMMAR.verb("decline")
CANCEL: Final = GRAMMAR.verb("cancel")
ACTIVATE: Final = GRAMMAR.verb("activate", PIECE, Slot("from", ROOM), Slot("to", ROOM))
FILL: Final = GRAMMAR.verb("fill", MODULE)
MOVE: Final = GRAMMAR.verb("move", MODULE, SIDE)
SEND: Final = GRAMMAR.verb("send", MODULE)
GIVE_SETTLER: Final = GRAMMAR.verb("settler", MODULE)
PICK: Final = GRAMMAR.verb("pick", MODULE)
SETTLE: Final = GRAMMAR.verb("site", SITE)
ATTACH: Final = GRAMMAR.verb("attach", MODULE, SIDE, ROTATION)
