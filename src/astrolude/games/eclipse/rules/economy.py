"""EC-4.6, EC-4.7, EC-14: resources, trade, production and the cost of a civilisation."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import COLONY_SHIP_SOLD, GAINED, TRADED
from astrolude.games.eclipse.grammar import EXCHANGE_GET, EXCHANGE_GIVE, FLIP_FOR, TRADE
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MONEY, PRODUCTION, RESOURCES, upkeep_of
from astrolude.games.eclipse.tables.species import MAGELLAN, TRADE_GET, TRADE_GIVE

KINDS: Final = len(RESOURCES)


def gain(s: EclipseState, seat: int, resource: int, amount: int) -> None:
    """EC-4.11: storage is unlimited."""
    s.stored[seat * KINDS + resource] += amount
    s.note(GAINED, seat, resource, amount)


def pay(s: EclipseState, seat: int, resource: int, amount: int) -> None:
    s.stored[seat * KINDS + resource] -= amount


def production(s: EclipseState, seat: int, resource: int) -> int:
    """EC-4.7."""
    return PRODUCTION[s.track[seat * KINDS + resource]]


def upkeep(s: EclipseState, seat: int) -> int:
    """EC-4.6."""
    return upkeep_of(s.discs[seat])


def balance(s: EclipseState, seat: int) -> int:
    """EC-19.3: the money that would be left."""
    return s.stored[seat * KINDS + MONEY] + production(s, seat, MONEY) - upkeep(s, seat)


def has_disc(s: EclipseState, seat: int) -> bool:
    """EC-5.2, EC-5.3: a disc to use; with `bankruptcy: prevented` one whose upkeep can be paid."""
    if not s.discs[seat] or not s.prudent:
        return s.discs[seat] > 0
    return balance(s, seat) + upkeep(s, seat) >= upkeep_of(s.discs[seat] - 1)


def add_trades(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-14.1; with `bankruptcy: prevented` no money that the upkeep needs."""
    board = s.species[seat] * KINDS
    for exchange in range(len(EXCHANGE_GIVE)):
        give = EXCHANGE_GIVE[exchange]
        price = TRADE_GIVE[board + give]
        if s.stored[seat * KINDS + give] < price:
            continue
        if not s.prudent or give != MONEY or balance(s, seat) >= price:
            answers.append(TRADE.at(exchange))


def add_trades_for_money(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-19.4: the trades that can help to pay the upkeep."""
    board = s.species[seat] * KINDS
    for exchange in range(len(EXCHANGE_GIVE)):
        give = EXCHANGE_GIVE[exchange]
        if EXCHANGE_GET[exchange] == MONEY and s.stored[seat * KINDS + give] >= TRADE_GIVE[board + give]:
            answers.append(TRADE.at(exchange))


def trade(s: EclipseState, seat: int, exchange: int) -> None:
    """EC-14.1, ER-15.3.2."""
    give, get = EXCHANGE_GIVE[exchange], EXCHANGE_GET[exchange]
    board = s.species[seat] * KINDS
    s.stored[seat * KINDS + give] -= TRADE_GIVE[board + give]
    s.stored[seat * KINDS + get] += TRADE_GET[board + give]
    s.note(TRADED, seat, exchange)


def may_sell_ships(s: EclipseState, seat: int) -> bool:
    """ER-15.1.3: Magellan may turn unused colony ships into resources."""
    return MAGELLAN[s.species[seat]] and s.ready[seat] > 0


def add_sales(s: EclipseState, seat: int, answers: list[int]) -> None:
    if may_sell_ships(s, seat):
        answers += [FLIP_FOR.at(resource) for resource in range(KINDS)]


def sell_ship(s: EclipseState, seat: int, resource: int) -> None:
    s.ready[seat] -= 1
    s.stored[seat * KINDS + resource] += 1
    s.note(COLONY_SHIP_SOLD, seat, resource)


def can_raise(s: EclipseState, seat: int, cost: list[int]) -> bool:
    """EC-5.5: whether a cost can be paid, after trades and Magellan's sales."""
    board = s.species[seat] * KINDS
    doubles = 0
    singles = s.ready[seat] if MAGELLAN[s.species[seat]] else 0
    lacking: list[int] = []
    for resource in range(KINDS):
        left = s.stored[seat * KINDS + resource] - cost[resource]
        if left < 0:
            lacking.append(-left)
            continue
        if resource == MONEY and s.prudent:
            left = max(0, min(left, balance(s, seat) - cost[MONEY]))
        if TRADE_GET[board + resource] > 1:
            doubles += left // TRADE_GIVE[board + resource]
        else:
            singles += left // TRADE_GIVE[board + resource]
    rest = 0
    for amount in lacking:
        pairs = min(doubles, amount // 2)
        doubles -= pairs
        rest += amount - 2 * pairs
    return rest <= singles + doubles
