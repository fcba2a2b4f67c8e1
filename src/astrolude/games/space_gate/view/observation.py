"""What a seat sees, in cells (SG-17.2: everything but the order of the modules inside the piles)."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import GATE, MODULE, PILE, RANK_PIECE, ROOM, SITE, TOKEN
from astrolude.games.space_gate.rules.closing import HAWKING
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
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
from astrolude.games.space_gate.tables.exoplanets import SIDES
from astrolude.kernel.observation import PLAYERS, Block, Sketch, numbered, relative

PHASES: Final = ["waiting", "open", "shut"]
FIGURES: Final = [
    "settlers",
    "engineers",
    "suits",
    "robots",
    "reorganisation_token",
    "influence",
    "influence_due",
    "influence_from_hawking",
    "influence_from_predominance",
    "influence_lost",
]
"""Numbers of one seat in the block `seats`."""
PLACED: Final = ["column", "row", "open", "settlers", *[f"turned_{turns}" for turns in range(TURNS)]]
"""Numbers of a module in a base."""


class Table(Block[GateState]):
    """The turn, the limit of turns, the flight in progress, and whether the end has come."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        out.number(s.turn)
        out.number(s.last_turn)
        out.number(s.flying)
        out.number(s.island + 1)
        out.number(int(s.ending))


class Active(Block[GateState]):
    """Who is active, who began, who is laying a base anew."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.active, seat), s.players)
        out.one_of(relative(s, s.first, seat), s.players)
        out.one_of(relative(s, s.lifter, seat), s.players)


class Activated(Block[GateState]):
    """The room of this turn and what stands on its stand."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        out.one_of(s.room, len(ROOMS))
        out.one_of(s.stand, len(PIECES))


class Crew(Block[GateState]):
    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            for room in range(len(ROOMS)):
                place = other * len(ROOMS) + room
                out.number(s.engineers[place])
                out.number(s.chiefs[place])
                out.number(s.robots[place])


class Seats(Block[GateState]):
    """Reserves, the reorganisation token, and influence with where it comes from."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for other in out.seats:
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


class Ranks(Block[GateState]):
    """How many of each piece stand on the government ranks."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            held = [0] * len(RANK_PIECES)
            for piece in s.ranks[other]:
                held[piece] += 1
            out.numbers(held)


class Owners(Block[GateState]):
    """Whose base a module lies in."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for turned, other in enumerate(out.seats):
            for module in s.bases[other]:
                out.flag(module * s.players + turned)
        out.skip(len(MODULES) * s.players)


class Modules(Block[GateState]):
    """Of each module in a base: column, row, whether it is open, its settlers; then how it is turned."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        width = len(PLACED)
        for base in s.bases:
            for module in base:
                start = module * width
                out.put(start, cell_x(s.cells[module]))
                out.put(start + 1, cell_y(s.cells[module]))
                out.put(start + 2, s.opened[module])
                out.put(start + 3, s.settlers[module])
                out.flag(start + 4 + s.rotations[module])
        out.skip(len(MODULES) * width)


class InHand(Block[GateState]):
    """The module taken, the module being emptied, the modules lifted from a base."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        out.one_of(s.taken, len(MODULES))
        out.one_of(s.sent, len(MODULES))
        for module in s.lifted:
            out.flag(module)
        out.skip(len(MODULES))


class Tops(Block[GateState]):
    """The modules on top of the piles, then those known to lie at the bottom."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for pile in s.piles:
            if pile:
                out.flag(pile[-1])
        out.skip(len(MODULES))
        for number, pile in enumerate(s.piles):
            for module in pile[: s.known[number]]:
                out.flag(module)
        out.skip(len(MODULES))


class Piles(Block[GateState]):
    """How many modules each pile holds, then those that may not be taken from."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for pile in s.piles:
            out.number(len(pile))
        out.mask(s.locked, len(PILES))


class Planets(Block[GateState]):
    """The sides in play, by phase."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for place, side in enumerate(s.planets):
            out.flag(side * len(PHASES) + s.phases[place])
        out.skip(len(SIDES) * len(PHASES))


class Gates(Block[GateState]):
    """The side of an exoplanet that each gate leads to; the last cell is Hawking."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for place in s.gates:
            target = len(SIDES) if place == HAWKING else NOTHING if place == NOTHING else s.planets[place]
            out.one_of(target, len(SIDES) + 1)


class Closing(Block[GateState]):
    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        out.one_of(s.closing, len(GATES))


class Sites(Block[GateState]):
    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for holder in s.sites:
            out.one_of(relative(s, holder, seat), s.players)


class Track(Block[GateState]):
    """The predominance token on each space."""

    def write(self, s: GateState, seat: int, out: Sketch) -> None:
        for token in s.track:
            out.one_of(token, len(TOKENS))


BLOCKS: Final = [
    Table("table", [["turn", "last_turn", "flight", "island", "ending"]], 20),
    Active("active", [["active", "first", "lifter"], PLAYERS]),
    Activated("activated", [[*ROOMS, *PIECES]]),
    Crew("crew", [PLAYERS, ROOM, ["engineers", "chiefs", "robots"]], 4),
    Seats("seats", [PLAYERS, FIGURES], 20),
    Ranks("ranks", [PLAYERS, RANK_PIECE], 4),
    Owners("owners", [MODULE, PLAYERS]),
    Modules("modules", [MODULE, PLACED], 4),
    InHand("in_hand", [["taken", "emptied", "lifted"], MODULE]),
    Tops("tops", [["top", "known_at_the_bottom"], MODULE]),
    Piles("piles", [["left", "locked"], PILE], 10),
    Planets("planets", [SIDES, PHASES]),
    Gates("gates", [GATE, [*SIDES, "hawking"]]),
    Closing("closing", [GATE]),
    Sites("sites", [SITE, PLAYERS]),
    Track("track", [numbered(len(TRACK_VALUES)), TOKEN]),
]
