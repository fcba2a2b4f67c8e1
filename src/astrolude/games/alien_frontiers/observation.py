"""What a seat sees, in cells (AF-11.1: everything but the order of the draw pile)."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.components import (
    BLOCKING,
    CARDS,
    CIRCLES,
    DICE,
    EMPTY,
    FIELDS,
    LANDS,
    PORTS,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIP_VALUE,
    VALUES,
)
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.observation import PLAYERS, Block, Sketch, around, relative

REGISTERS: Final = 11
SHIP: Final = VALUES + 2
"""Cells of a docked ship beside its owner: its value, whether it is the relic, whether a marker blocks."""


def seats(s: AlienState, seat: int, out: Sketch) -> None:
    """Points, fuel, ore, colonies in reserve, ships, the circle on the hub track, the relic."""
    for other in around(s, seat):
        out.number(s.scores[other])
        out.number(s.fuel[other])
        out.number(s.ore[other])
        out.number(s.reserve[other])
        out.number(s.fleet[other])
        out.number(s.circle[other])
        out.number(int(s.relic == other))


def active(s: AlienState, seat: int, out: Sketch) -> None:
    out.one_of(relative(s, s.active, seat), s.players)


def turn(s: AlienState, seat: int, out: Sketch) -> None:
    """The stock and the memory of the turn (AF-4.14)."""
    out.number(s.turn)
    out.number(s.fuel_stock if s.limited else 0)
    out.number(s.ore_stock if s.limited else 0)
    out.number(int(s.limited))
    out.number(s.total)
    out.number(s.cycles)
    out.number(s.hub_docks)
    out.number(int(s.asimov_used))
    out.number(s.mine_docks)
    out.number(int(s.discard_used))
    out.number(len(s.draw))


def dice(s: AlienState, seat: int, out: Sketch) -> None:
    out.numbers(s.dice)


def colonies(s: AlienState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.numbers(s.colonies[other * LANDS : (other + 1) * LANDS])


def control(s: AlienState, seat: int, out: Sketch) -> None:
    for controller in s.control:
        out.one_of(relative(s, controller, seat), s.players)


def fields(s: AlienState, seat: int, out: Sketch) -> None:
    for territory in s.fields:
        out.one_of(territory, LANDS)


def borrowed(s: AlienState, seat: int, out: Sketch) -> None:
    out.one_of(s.borrowed, LANDS)


def owners(s: AlienState, seat: int, out: Sketch) -> None:
    for ship in s.ports:
        docked = ship != EMPTY and ship != BLOCKING
        out.one_of(relative(s, SHIP_SEAT[ship], seat) if docked else -1, s.players)


def ships(s: AlienState, seat: int, out: Sketch) -> None:
    for ship in s.ports:
        docked = ship != EMPTY and ship != BLOCKING
        out.one_of(SHIP_VALUE[ship] - 1 if docked else -1, VALUES)
        out.number(int(docked and SHIP_IS_RELIC[ship]))
        out.number(int(ship == BLOCKING))


def bay(s: AlienState, seat: int, out: Sketch) -> None:
    """Ships in the Maintenance Bay, own colour and relic."""
    held = [0] * s.players
    for ship in s.bay:
        held[SHIP_SEAT[ship]] += 1
    out.numbers([held[other] for other in around(s, seat)])


def hands(s: AlienState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.mask(s.hands[other], len(CARDS))


def piles(s: AlienState, seat: int, out: Sketch) -> None:
    """The display, then the discard pile."""
    for pile in (s.display, s.discard):
        members = 0
        for card in pile:
            members |= 1 << card
        out.mask(members, len(CARDS))


def used(s: AlienState, seat: int, out: Sketch) -> None:
    out.mask(s.used, len(CARDS))


def sets(s: AlienState, seat: int, out: Sketch) -> None:
    """The ports of the artifact pool and of the pairs that give the right to trade."""
    out.mask(s.pool, PORTS)
    out.mask(s.market_pairs, PORTS)


BLOCKS: Final = [
    Block("seats", [PLAYERS, 7], seats, CIRCLES),
    Block("active", [PLAYERS], active),
    Block("turn", [REGISTERS], turn, 20),
    Block("dice", [DICE], dice, 3),
    Block("colonies", [PLAYERS, LANDS], colonies, 3),
    Block("control", [LANDS, PLAYERS], control),
    Block("fields", [len(FIELDS), LANDS], fields),
    Block("borrowed", [LANDS], borrowed),
    Block("owners", [PORTS, PLAYERS], owners),
    Block("ships", [PORTS, SHIP], ships),
    Block("bay", [PLAYERS], bay, 6),
    Block("hands", [PLAYERS, len(CARDS)], hands),
    Block("piles", [2, len(CARDS)], piles),
    Block("used", [len(CARDS)], used),
    Block("sets", [2, PORTS], sets),
]
