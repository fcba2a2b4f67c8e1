"""AF-6.9: the Shipyard."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import BUILT
from astrolude.games.alien_frontiers.rules.ports import FULL, dock_group, free_group
from astrolude.games.alien_frontiers.rules.supply import pay
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    DICE,
    HERBERT,
    HERBERT_FUEL,
    HERBERT_ORE,
    SHIP_FUEL,
    SHIP_ORE,
    SHIPS_PER_COLOUR,
    SHIPYARD,
)


def ship_price(s: AlienState, seat: int) -> tuple[int, int]:
    """AF-6.9.2, AF-7.9: fuel and ore for the next ship; there must be one in the stock."""
    number = s.fleet[seat] + 1
    if has_bonus(s, seat, HERBERT):
        return max(0, SHIP_FUEL[number] - HERBERT_FUEL), max(0, SHIP_ORE[number] - HERBERT_ORE)
    return SHIP_FUEL[number], SHIP_ORE[number]


def shipyard_open(s: AlienState, seat: int, fuel: int) -> bool:
    """AF-6.9.1: a ship in the stock, an empty group, and the price out of this fuel and the player's ore."""
    if s.fleet[seat] == SHIPS_PER_COLOUR or free_group(s, SHIPYARD) == FULL:
        return False
    fuel_price, ore_price = ship_price(s, seat)
    return fuel >= fuel_price and s.ore[seat] >= ore_price


def dock_shipyard(s: AlienState, seat: int, ships: list[int]) -> None:
    """AF-6.9.3, AF-6.9.4, AF-6.9.5: pay, dock, and one new ship waits in the Maintenance Bay."""
    dock_group(s, seat, SHIPYARD, ships)
    fuel_price, ore_price = ship_price(s, seat)
    pay(s, seat, fuel_price, ore_price)
    s.fleet[seat] += 1
    s.bay.append(seat * DICE)
    s.note(BUILT, seat, s.fleet[seat])
