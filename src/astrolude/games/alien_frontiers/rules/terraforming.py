"""AF-6.11: the Terraforming Station."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import FROM_RESERVE
from astrolude.games.alien_frontiers.questions import ASK_LAND
from astrolude.games.alien_frontiers.rules.ports import dock_one
from astrolude.games.alien_frontiers.rules.supply import pay
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    FEWEST_SHIPS,
    PORT_BIT,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    TERRAFORMING,
    TERRAFORMING_FUEL,
    TERRAFORMING_ORE,
    TERRAFORMING_PORT,
    VALUES,
)
from astrolude.kernel.state import NOBODY


def terraforming_open(s: AlienState, seat: int, fuel: int) -> bool:
    """AF-6.11.1, AF-6.11.7: a free port, and the price out of this much fuel and the player's ore."""
    if s.occupied & PORT_BIT[TERRAFORMING_PORT]:
        return False
    return fuel >= TERRAFORMING_FUEL and s.ore[seat] >= TERRAFORMING_ORE


def may_spare(s: AlienState, seat: int, die: int) -> bool:
    """AF-6.11.2, AF-17.6: three ships must remain; the relic is one of them but in the other edition."""
    if s.french:
        return s.fleet[seat] + (1 if s.relic == seat else 0) > FEWEST_SHIPS
    return die >= VALUES or s.fleet[seat] > FEWEST_SHIPS


def dock_terraforming(s: AlienState, seat: int, ship: int) -> None:
    """AF-6.11.3: pay, dock, land a colony. The ship stays in play until its owner's next turn."""
    dock_one(s, seat, TERRAFORMING, ship)
    pay(s, seat, TERRAFORMING_FUEL, TERRAFORMING_ORE)
    ASK_LAND.ask(s, seat, FROM_RESERVE)


def on_terraforming(s: AlienState, seat: int) -> bool:
    """AF-9.16.1: whether an own-colour ship of the seat stands there."""
    if not s.occupied & PORT_BIT[TERRAFORMING_PORT]:
        return False
    ship = s.ports[TERRAFORMING_PORT]
    return SHIP_SEAT[ship] == seat and not SHIP_IS_RELIC[ship]


def retire(s: AlienState, ship: int) -> None:
    """AF-4.1, AF-7.7.1: a ship that has left the board goes to its stock, the relic to Burroughs Desert."""
    if SHIP_IS_RELIC[ship]:
        s.relic = NOBODY
    else:
        s.fleet[SHIP_SEAT[ship]] -= 1
