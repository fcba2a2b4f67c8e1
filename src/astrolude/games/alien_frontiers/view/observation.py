"""What a seat sees, in cells (AF-11.1: everything but the order of the draw pile)."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import CARD, DIE, FIELD, PORT, TERRITORY
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BLOCKING,
    CARDS,
    CIRCLES,
    EMPTY,
    LANDS,
    PORTS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIP_VALUE,
    VALUES,
)
from astrolude.kernel.observation import PLAYERS, Block, Sketch, numbered, relative

REGISTERS: Final = [
    "number",
    "fuel_stock",
    "ore_stock",
    "limited_stock",
    "french_edition",
    "artifact_pool_total",
    "cycles",
    "hub_docks",
    "asimov_used",
    "mine_docks",
    "trade_at",
    "discard_used",
    "draw_pile",
]
"""The memory of a turn."""


class Seats(Block[AlienState]):
    """Points, fuel, ore, colonies in reserve, ships, the circle on the hub track, the relic."""

    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.number(s.scores[other])
            out.number(s.fuel[other])
            out.number(s.ore[other])
            out.number(s.reserve[other])
            out.number(s.fleet[other])
            out.number(s.circle[other])
            out.number(int(s.relic == other))


class Active(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.active, seat), s.players)


class Turn(Block[AlienState]):
    """The stock and the memory of the turn (AF-4.14)."""

    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.number(s.turn)
        out.number(s.fuel_stock if s.limited else 0)
        out.number(s.ore_stock if s.limited else 0)
        out.number(int(s.limited))
        out.number(int(s.french))
        out.number(s.total)
        out.number(s.cycles)
        out.number(s.hub_docks)
        out.number(int(s.asimov_used))
        out.number(s.mine_docks)
        out.number(s.trade_at)
        out.number(int(s.discard_used))
        out.number(len(s.draw))


class Dice(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.numbers(s.dice)


class Colonies(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.colonies, other * LANDS, LANDS)


class Control(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for controller in s.control:
            out.one_of(relative(s, controller, seat), s.players)


class Fields(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for territory in s.fields:
            out.one_of(territory, LANDS)


class Borrowed(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.one_of(s.borrowed, LANDS)


class Owners(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for ship in s.ports:
            docked = ship != EMPTY and ship != BLOCKING
            out.one_of(relative(s, SHIP_SEAT[ship], seat) if docked else -1, s.players)


class Ships(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for ship in s.ports:
            docked = ship != EMPTY and ship != BLOCKING
            out.one_of(SHIP_VALUE[ship] - 1 if docked else -1, VALUES)
            out.number(int(docked and SHIP_IS_RELIC[ship]))
            out.number(int(ship == BLOCKING))


class Bay(Block[AlienState]):
    """Ships in the Maintenance Bay, own colour and relic."""

    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        held = [0] * s.players
        for ship in s.bay:
            held[SHIP_SEAT[ship]] += 1
        out.numbers([held[other] for other in out.seats])


class Hands(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.hands[other], len(CARDS))


class Piles(Block[AlienState]):
    """The display, then the discard pile."""

    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        for pile in (s.display, s.discard):
            members = 0
            for card in pile:
                members |= 1 << card
            out.mask(members, len(CARDS))


class Used(Block[AlienState]):
    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.mask(s.used, len(CARDS))


class Sets(Block[AlienState]):
    """The ports of the artifact pool and of the pairs docked this turn that are complete."""

    def write(self, s: AlienState, seat: int, out: Sketch) -> None:
        out.mask(s.pool, PORTS)
        out.mask(s.market_pairs, PORTS)


BLOCKS: Final = [
    Seats("seats", [PLAYERS, ["points", "fuel", "ore", "reserve", "ships", "hub_circle", "relic"]], CIRCLES),
    Active("active", [PLAYERS]),
    Turn("turn", [REGISTERS], 20),
    Dice("dice", [DIE], 3),
    Colonies("colonies", [PLAYERS, TERRITORY], 3),
    Control("control", [TERRITORY, PLAYERS]),
    Fields("fields", [FIELD, TERRITORY]),
    Borrowed("borrowed", [TERRITORY]),
    Owners("owners", [PORT, PLAYERS]),
    Ships("ships", [PORT, [*numbered(VALUES), "relic", "blocked"]]),
    Bay("bay", [PLAYERS], 6),
    Hands("hands", [PLAYERS, CARD]),
    Piles("piles", [["display", "discard"], CARD]),
    Used("used", [CARD]),
    Sets("sets", [["artifact_pool", "trading_pairs"], PORT]),
]
