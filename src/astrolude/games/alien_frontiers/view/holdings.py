"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.questions import ASK_LAND
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import PORT_BIT, SHIP_SEAT, TERRAFORMING_PORT
from astrolude.kernel.bits import count
from astrolude.kernel.effects import Holdings


def held(s: AlienState, seat: int) -> list[int]:
    """AF-1.4, AF-2.6: points, resources, ships, cards, landed colonies, and how far one is on the hub.

    A colony counts as soon as it is paid for and only its territory is open. A ship that terraforms counts no
    more: it never returns (AF-6.11.3).
    """
    waiting = s.reserve[seat] + int(s.circle[seat] > 0)
    ships = s.fleet[seat] + int(s.relic == seat)
    return [
        s.scores[seat],
        s.fuel[seat],
        s.ore[seat],
        ships - int(is_used_up(s, seat)),
        count(s.hands[seat]),
        s.colonies_each - waiting + int(is_landing(s, seat)),
        s.circle[seat],
    ]


def is_landing(s: AlienState, seat: int) -> bool:
    """Whether the seat is asked where a colony lands."""
    return bool(s.stack) and ASK_LAND.holds(s.stack[-1]) and ASK_LAND.of(s.stack[-1])[0] == seat


def is_used_up(s: AlienState, seat: int) -> bool:
    """AF-4.1: whether a ship of the seat is on the Terraforming Station."""
    return bool(s.occupied & PORT_BIT[TERRAFORMING_PORT]) and SHIP_SEAT[s.ports[TERRAFORMING_PORT]] == seat


HOLDINGS: Final = Holdings(["points", "fuel", "ore", "ships", "cards", "colonies", "circle"], held)
