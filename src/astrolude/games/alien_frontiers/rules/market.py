"""AF-6.7: the Orbital Market."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.events import TRADED
from astrolude.games.alien_frontiers.rules.ports import dock_group
from astrolude.games.alien_frontiers.rules.supply import gain, pay
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    GROUP_FIRST,
    GROUP_PORTS,
    HEINLEIN,
    HEINLEIN_FUEL,
    MARKET,
    PORT_GROUP,
    SHIP_VALUE,
    STATION_END_GROUP,
    STATION_FIRST_GROUP,
    TRADED_ORE,
    VALUES,
)

NO_TRADE: Final = 0
"""The price of who has no right to trade."""


def trade_price(s: AlienState, seat: int) -> int:
    """AF-6.7.2, AF-6.7.3, AF-7.8: fuel for one ore at the lowest value of the player's pairs, or NO_TRADE."""
    if not s.market_pairs:
        return NO_TRADE
    if has_bonus(s, seat, HEINLEIN):
        return HEINLEIN_FUEL
    price = VALUES
    for group in range(STATION_FIRST_GROUP[MARKET], STATION_END_GROUP[MARKET]):
        if s.market_pairs & GROUP_PORTS[group]:
            price = min(price, SHIP_VALUE[s.ports[GROUP_FIRST[group]]])
    return price


def may_trade(s: AlienState, seat: int) -> bool:
    """AF-2.6.1, AF-6.7.2: the right, the price, and an ore in the stock."""
    if s.limited and s.ore_stock == 0:
        return False
    price = trade_price(s, seat)
    return price != NO_TRADE and s.fuel[seat] >= price


def trade(s: AlienState, seat: int) -> None:
    """AF-6.7.2: fuel for one ore."""
    price = trade_price(s, seat)
    s.note(TRADED, seat, price)
    pay(s, seat, price, 0)
    gain(s, seat, 0, TRADED_ORE)


def dock_market(s: AlienState, seat: int, ships: list[int]) -> None:
    """AF-6.7.1, AF-6.7.4: the pair gives the right to trade this turn."""
    first = dock_group(s, seat, MARKET, ships)
    s.market_pairs |= GROUP_PORTS[PORT_GROUP[first]]
