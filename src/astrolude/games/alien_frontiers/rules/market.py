"""AF-6.7: the Orbital Market."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import TRADED
from astrolude.games.alien_frontiers.rules.ports import NO_TRADE, dock_group
from astrolude.games.alien_frontiers.rules.supply import gain, pay
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    GROUP_PORTS,
    HEINLEIN,
    HEINLEIN_FUEL,
    MARKET,
    PORT_GROUP,
    SHIP_VALUE,
    TRADED_ORE,
)


def trade_price(s: AlienState, seat: int) -> int:
    """AF-6.7.2, AF-6.7.3, AF-7.8: fuel for one ore at the lowest value of the player's pairs, or NO_TRADE."""
    if s.trade_at == NO_TRADE:
        return NO_TRADE
    return HEINLEIN_FUEL if has_bonus(s, seat, HEINLEIN) else s.trade_at


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
    value = SHIP_VALUE[ships[0]]
    if s.trade_at == NO_TRADE or value < s.trade_at:
        s.trade_at = value
