"""What an economy has: the actions that its money pays for, and what it stores, makes and can settle."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.terms import (
    ACTIONS,
    DEBT,
    DISCS,
    INCOME,
    SAVED,
    SPENT,
    STORED_MATERIALS,
    STORED_SCIENCE,
    TRADED_DEBT,
)
from astrolude.games.eclipse.questions import ASK_UPKEEP, THEN_PAYMENT_OF, THEN_UPKEEP_OF
from astrolude.games.eclipse.rules.cubes import KINDS, may_settle, squares
from astrolude.games.eclipse.rules.economy import production
from astrolude.games.eclipse.rules.phases import ACTION, UPKEEP
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    MATERIALS,
    MONEY,
    PRODUCTION,
    ROUNDS,
    SCIENCE,
    SQ_ORBITAL,
    SQUARE_KINDS,
    SQUARE_RESOURCE,
    upkeep_of,
)
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT, SECTOR_SQUARES
from astrolude.games.eclipse.tables.species import TRADE_GET, TRADE_GIVE

ACTIONS_A_ROUND: Final = 3
"""How many actions a seat usually takes in a round: by them the present round passes."""
PLENTY: Final = 12
"""What is stored beyond this is a term of its own: there may be no time to use it."""
RESERVE: Final = 8
"""So much of each resource is not sold for the upkeep before the last round."""
SETTLED_AT_ONCE: Final = 0.8
SETTLED_LATER: Final = 0.5
"""What a free square adds to an income with a colony ship ready for it, and without, against its cube."""
ALL_SQUARES: Final = list(range(SQUARE_KINDS))
PRINTED_SQUARES: Final = [
    [kind for kind in range(SQ_ORBITAL) if SECTOR_SQUARES[sector * SQUARE_KINDS + kind]]
    for sector in range(SECTOR_COUNT)
]
"""By sector: the kinds of squares it has as long as nothing is built there."""


def rounds_ahead(s: EclipseState) -> float:
    """How many rounds are still to come; the present one fades while its actions are taken.

    It is the same for all seats and changes little when a round ends, so that nobody judges a pass by it.
    """
    share = 1.0
    if s.phase == ACTION:
        share = min(1.0, sum(s.spent) / (ACTIONS_A_ROUND * s.players))
    return max(0.0, ROUNDS - s.round + 0.5 - share)


def has_paid(s: EclipseState, seat: int) -> bool:
    """Whether the seat's Upkeep of this round is over."""
    if s.phase != UPKEEP:
        return s.phase > UPKEEP
    begun, trading, asked = THEN_UPKEEP_OF.at(seat), THEN_PAYMENT_OF.at(seat), ASK_UPKEEP.at(seat)
    return begun not in s.stack and trading not in s.stack and asked not in s.stack


def add_economy(s: EclipseState, seat: int, terms: list[float]) -> None:
    """Discs, income and resources; the upkeep to come is taken off the money, with a debt as its own term."""
    base = seat * KINDS
    on_track = s.discs[seat] + s.lifted[seat]
    spent = sum(s.spent[seat * SPACES : (seat + 1) * SPACES])
    saved = s.stored[base + MONEY]
    if not has_paid(s, seat):
        saved += production(s, seat, MONEY) - upkeep_of(on_track)
    if saved < 0:
        traded = min(-saved, money_by_trade(s, seat))
        terms[TRADED_DEBT] = traded
        terms[DEBT] = -saved - traded
    else:
        terms[SAVED] = saved
    terms[DISCS] = on_track + spent
    terms[SPENT] = spent
    add_stored(s.stored[base + SCIENCE], STORED_SCIENCE, terms)
    add_stored(s.stored[base + MATERIALS], STORED_MATERIALS, terms)
    for resource in range(KINDS):
        terms[INCOME + resource] = PRODUCTION[s.track[base + resource]]
    add_room_to_grow(s, seat, terms)
    terms[ACTIONS] = payable_actions(on_track + spent, terms[INCOME])


def add_stored(number: int, term: int, terms: list[float]) -> None:
    """A resource in storage, and what of it is more than plenty."""
    terms[term] = min(number, PLENTY)
    terms[term + 1] = max(0, number - PLENTY)


def money_by_trade(s: EclipseState, seat: int, kept: int = 0) -> int:
    """The money that science and materials would bring, all but so many of each."""
    money = 0
    for resource in (SCIENCE, MATERIALS):
        money += price_of(s, seat, resource, s.stored[seat * KINDS + resource] - kept)
    return money


def price_of(s: EclipseState, seat: int, resource: int, number: int) -> int:
    """EC-14.1: the money for which so many of a resource can be traded."""
    rate = s.species[seat] * KINDS + resource
    return max(0, number) // TRADE_GIVE[rate] * TRADE_GET[rate]


def can_bear(s: EclipseState, seat: int, discs: int) -> bool:
    """EC-19.3: whether the upkeep can be paid with so many discs less on the track.

    In the last round everything may be sold for it, before that only what is stored beyond a reserve.
    """
    money = s.stored[seat * KINDS + MONEY] + production(s, seat, MONEY)
    price = upkeep_of(max(0, s.discs[seat] - discs))
    return money >= price or money + money_by_trade(s, seat, 0 if s.round == ROUNDS else RESERVE) >= price


def can_spend(s: EclipseState, seat: int, cost: list[int]) -> bool:
    """EC-19.4: whether the upkeep can still be paid after a cost, at worst by selling all that is left."""
    base = seat * KINDS
    money = s.stored[base + MONEY] - cost[MONEY] + production(s, seat, MONEY) - upkeep_of(s.discs[seat])
    for resource in (SCIENCE, MATERIALS):
        money += price_of(s, seat, resource, s.stored[base + resource] - cost[resource])
    return money >= 0


def payable_actions(discs: int, income: float) -> float:
    """EC-4.6: how many actions a round's money pays for, once all discs are back."""
    for number in range(discs):
        price, before = upkeep_of(discs - number - 1), upkeep_of(discs - number)
        if price > income:
            return number + max(0.0, income - before) / (price - before)
    return float(discs)


def add_room_to_grow(s: EclipseState, seat: int, terms: list[float]) -> None:
    """Free population squares on controlled hexes, by what their cubes would bring."""
    free = [0] * KINDS
    number = 0
    for sector in s.own[seat]:
        cubes = s.cubes[sector]
        for kind in ALL_SQUARES if s.structures[sector] else PRINTED_SQUARES[sector]:
            room = squares(s, sector, kind) - cubes[kind]
            if room > 0 and may_settle(s, seat, kind):
                resource = SQUARE_RESOURCE[kind]
                free[resource if resource >= 0 else MONEY] += room
                number += room
    if not number:
        return
    at_once = min(number, s.ready[seat])
    share = (SETTLED_AT_ONCE * at_once + SETTLED_LATER * (number - at_once)) / number
    for resource in range(KINDS):
        cubes_left = s.track[seat * KINDS + resource]
        settled = min(free[resource], cubes_left)
        if settled:
            terms[INCOME + resource] += share * (PRODUCTION[cubes_left - settled] - PRODUCTION[cubes_left])
