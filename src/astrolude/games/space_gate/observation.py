"""What a seat sees, in cells (SG-17.2: everything but the order of the modules inside the piles)."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.closing import HAWKING, SHUT
from astrolude.games.space_gate.components import (
    GATES,
    MODULES,
    NOTHING,
    PIECES,
    PILES,
    RANK_PIECES,
    ROOMS,
    TOKENS,
    TRACK_VALUES,
    TURNS,
    cell_x,
    cell_y,
)
from astrolude.games.space_gate.exoplanets import SIDES, SITES
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.observation import PLAYERS, Block, Sketch, around, relative

PHASES: Final = SHUT + 1
REGISTERS: Final = 5
FIGURES: Final = 10
"""Numbers of one seat in the block `seats`."""
CREW: Final = 3
"""Engineers, chiefs and robots."""


def table(s: GateState, seat: int, out: Sketch) -> None:
    """The turn, the limit of turns, the flight in progress, and whether the end has come."""
    out.number(s.turn)
    out.number(s.last_turn)
    out.number(s.flying)
    out.number(s.island + 1)
    out.number(int(s.ending))


def active(s: GateState, seat: int, out: Sketch) -> None:
    """Who is active, who began, who is laying a base anew."""
    out.one_of(relative(s, s.active, seat), s.players)
    out.one_of(relative(s, s.first, seat), s.players)
    out.one_of(relative(s, s.lifter, seat), s.players)


def activated(s: GateState, seat: int, out: Sketch) -> None:
    """The room of this turn and what stands on its stand."""
    out.one_of(s.room, len(ROOMS))
    out.one_of(s.stand, len(PIECES))


def crew(s: GateState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        for room in range(len(ROOMS)):
            place = other * len(ROOMS) + room
            out.number(s.engineers[place])
            out.number(s.chiefs[place])
            out.number(s.robots[place])


def seats(s: GateState, seat: int, out: Sketch) -> None:
    """Reserves, the reorganisation token, and influence with where it comes from."""
    for other in around(s, seat):
        out.number(s.settler_reserve[other])
        out.number(s.engineer_reserve[other])
        out.number(s.suit_reserve[other])
        out.number(s.robot_reserve[other])
        out.number(s.tokens[other])
        out.number(s.influence[other])
        out.number(s.due[other])
        out.number(s.from_hawking[other])
        out.number(s.from_predominance[other])
        out.number(s.lost[other])


def ranks(s: GateState, seat: int, out: Sketch) -> None:
    """How many of each piece stand on the government ranks."""
    for other in around(s, seat):
        held = [0] * len(RANK_PIECES)
        for piece in s.ranks[other]:
            held[piece] += 1
        out.numbers(held)


def owners(s: GateState, seat: int, out: Sketch) -> None:
    """Whose base a module lies in."""
    for turned, other in enumerate(around(s, seat)):
        for module in s.bases[other]:
            out.put(module * s.players + turned, 1)
    out.skip(len(MODULES) * s.players)


def modules(s: GateState, seat: int, out: Sketch) -> None:
    """Of each module in a base: column, row, whether it is open, its settlers; then how it is turned."""
    width = 4 + TURNS
    for base in s.bases:
        for module in base:
            start = module * width
            out.put(start, cell_x(s.cells[module]))
            out.put(start + 1, cell_y(s.cells[module]))
            out.put(start + 2, s.opened[module])
            out.put(start + 3, s.settlers[module])
            out.put(start + 4 + s.rotations[module], 1)
    out.skip(len(MODULES) * width)


def in_hand(s: GateState, seat: int, out: Sketch) -> None:
    """The module taken, the module being emptied, the modules lifted from a base."""
    out.one_of(s.taken, len(MODULES))
    out.one_of(s.sent, len(MODULES))
    for module in s.lifted:
        out.put(module, 1)
    out.skip(len(MODULES))


def tops(s: GateState, seat: int, out: Sketch) -> None:
    """The modules on top of the piles, then those known to lie at the bottom."""
    for pile in s.piles:
        if pile:
            out.put(pile[-1], 1)
    out.skip(len(MODULES))
    for number, pile in enumerate(s.piles):
        for module in pile[: s.known[number]]:
            out.put(module, 1)
    out.skip(len(MODULES))


def piles(s: GateState, seat: int, out: Sketch) -> None:
    """How many modules each pile holds, then those that may not be taken from."""
    for pile in s.piles:
        out.number(len(pile))
    out.mask(s.locked, len(PILES))


def planets(s: GateState, seat: int, out: Sketch) -> None:
    """The sides in play, by phase."""
    for place, side in enumerate(s.planets):
        out.put(side * PHASES + s.phases[place], 1)
    out.skip(len(SIDES) * PHASES)


def gates(s: GateState, seat: int, out: Sketch) -> None:
    """The side of an exoplanet that each gate leads to; the last cell is Hawking."""
    for place in s.gates:
        target = len(SIDES) if place == HAWKING else NOTHING if place == NOTHING else s.planets[place]
        out.one_of(target, len(SIDES) + 1)


def closing(s: GateState, seat: int, out: Sketch) -> None:
    out.one_of(s.closing, len(GATES))


def sites(s: GateState, seat: int, out: Sketch) -> None:
    for holder in s.sites:
        out.one_of(relative(s, holder, seat), s.players)


def track(s: GateState, seat: int, out: Sketch) -> None:
    """The predominance token on each space."""
    for token in s.track:
        out.one_of(token, len(TOKENS))


BLOCKS: Final = [
    Block("table", [REGISTERS], table, 20),
    Block("active", [3, PLAYERS], active),
    Block("activated", [len(ROOMS) + len(PIECES)], activated),
    Block("crew", [PLAYERS, len(ROOMS), CREW], crew, 4),
    Block("seats", [PLAYERS, FIGURES], seats, 20),
    Block("ranks", [PLAYERS, len(RANK_PIECES)], ranks, 4),
    Block("owners", [len(MODULES), PLAYERS], owners),
    Block("modules", [len(MODULES), 4 + TURNS], modules, 4),
    Block("in_hand", [3, len(MODULES)], in_hand),
    Block("tops", [2, len(MODULES)], tops),
    Block("piles", [2, len(PILES)], piles, 10),
    Block("planets", [len(SIDES), PHASES], planets),
    Block("gates", [len(GATES), len(SIDES) + 1], gates),
    Block("closing", [len(GATES)], closing),
    Block("sites", [len(SITES), PLAYERS], sites),
    Block("track", [len(TRACK_VALUES), len(TOKENS)], track),
]
