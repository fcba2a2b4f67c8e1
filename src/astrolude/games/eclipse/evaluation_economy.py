"""What an economy is worth: the actions that its money pays for, and what it stores, makes and can settle."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.cubes import KINDS, may_settle, squares
from astrolude.games.eclipse.economy import production
from astrolude.games.eclipse.grammar import ASK_UPKEEP, THEN_PAYMENT_OF, THEN_UPKEEP_OF
from astrolude.games.eclipse.phases import ACTION, UPKEEP
from astrolude.games.eclipse.species_tables import TRADE_GET, TRADE_GIVE
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import (
    FIRST_CUBES,
    MATERIALS,
    MONEY,
    PRODUCTION,
    ROUNDS,
    SCIENCE,
    SQUARE_KINDS,
    SQUARE_RESOURCE,
    upkeep_of,
)
from astrolude.games.eclipse.technology_tables import T_MONOLITH
from astrolude.games.eclipse.turn import SPACES

ACTIONS_A_ROUND: Final = 3.0
"""How many actions a seat usually takes in a round: by them the present round passes."""
ACTION_WORTH: Final = [1.1, 0.92, 0.73, 0.55, 0.41, 0.27, 0.18, 0.11, 0.05]
"""What the first action of a round is worth, the second, and so on."""
RESOURCE_WORTH: Final = [0.0, 0.13, 0.13]
"""By resource: what one in storage is worth while there is time to use it; money counts as actions."""
FLOW_SHARE: Final = 1.3
"""What a resource still to be produced is worth, against one in storage."""
MONOLITH_MATERIALS: Final = 0.06
"""What a material is worth more to those who can build monoliths."""
AMPLE: Final = 14.0
"""More than this in storage, and a third of it for each round, is worth only half."""
USEFUL_ROUNDS: Final = 3.0
"""From so many rounds on a stored resource is worth all of it."""
MONEY_FLOW: Final = 0.18
"""What a money of income is worth in each round to come, where it comes from a cube not yet placed."""
TRADED_DEBT: Final = 0.33
"""What each missing money costs that can be had by trade."""
DEBT: Final = 1.0
"""What each other missing money costs: hexes must be given up for it."""
RESERVE: Final = 8
"""So much of each resource is not sold for the upkeep before the last round."""
BANKRUPTCY: Final = 3.0
"""What it costs to give up hexes at all."""
GROWTH: Final = 1.25
"""How far on the way to an even growth, and beyond it, a production counts with a whole game to come.

A track yields the more the emptier it gets, so the first cubes count for those that will follow.
"""
EVEN_STEP: Final = 1.3
"""What a cube adds to a production on an average over the usual length of a game."""
SETTLED_AT_ONCE: Final = 0.8
SETTLED_LATER: Final = 0.48
"""What a free square is worth with a colony ship ready for it, and without, as a share of its cube."""


def usefulness(ahead: float) -> float:
    """The share of its worth that a stored resource keeps when so many rounds are still to come."""
    return min(1.0, (ahead + 0.5) / USEFUL_ROUNDS)


def _future() -> list[float]:
    worth = [0.0]
    for production_number in range(1, ROUNDS + 1):
        worth.append(worth[-1] + usefulness(production_number - 0.5))
    return worth


FUTURE: Final = _future()
"""By the number of productions to come that can still be used: what one of each of them is worth."""


def rounds_ahead(s: EclipseState) -> float:
    """How many rounds are still to come; the present one fades while its actions are taken.

    It is the same for all seats and changes little when a round ends, so that nobody judges a pass by it.
    """
    share = 1.0
    if s.phase == ACTION:
        share = min(1.0, sum(s.spent) / (ACTIONS_A_ROUND * s.players))
    return max(0.0, ROUNDS - s.round + 0.5 - share)


def outlook_of_track(cubes: int, ahead: float) -> float:
    """EC-4.7: what a track with so many cubes left on it yields in the rounds to come, on average."""
    now = float(PRODUCTION[cubes])
    even = PRODUCTION[FIRST_CUBES] + EVEN_STEP * (FIRST_CUBES - cubes)
    return now + max(0.0, even - now) * GROWTH * ahead / ROUNDS


def has_paid(s: EclipseState, seat: int) -> bool:
    """Whether the seat's Upkeep of this round is over."""
    if s.phase != UPKEEP:
        return s.phase > UPKEEP
    for question in s.stack:
        if question in (THEN_UPKEEP_OF + seat, THEN_PAYMENT_OF + seat, ASK_UPKEEP + seat):
            return False
    return True


def prosperity(s: EclipseState, seat: int, ahead: float) -> float:
    """Income and resources, in the actions and the things that they pay for."""
    base = seat * KINDS
    left = ROUNDS - s.round
    on_track = s.discs[seat] + s.lifted[seat]
    saved = s.stored[base + MONEY]
    if has_paid(s, seat):
        left -= 1
    else:
        saved += production(s, seat, MONEY) - upkeep_of(on_track)
    value = 0.0
    if saved < 0:
        value -= cost_of_debt(s, seat, -saved)
        saved = 0
    discs = on_track + sum(s.spent[seat * SPACES : (seat + 1) * SPACES])
    income = outlook_of_track(s.track[base + MONEY], ahead) + saved / (ROUNDS - s.round + 1.0)
    value += ahead * worth_of_actions(discs, income)
    useful = usefulness(ahead)
    ample = AMPLE * (1.0 + ahead / 3.0)
    for resource in (SCIENCE, MATERIALS):
        worth = RESOURCE_WORTH[resource]
        if resource == MATERIALS and s.technologies[seat] >> T_MONOLITH & 1:
            worth += MONOLITH_MATERIALS
        stored = float(s.stored[base + resource])
        if stored > ample:
            stored = ample + 0.5 * (stored - ample)
        yields = outlook_of_track(s.track[base + resource], ahead)
        value += worth * (useful * stored + FLOW_SHARE * FUTURE[max(0, left)] * yields)
    return value + room_to_grow(s, seat, ahead, FUTURE[max(0, left)])


def cost_of_debt(s: EclipseState, seat: int, debt: int) -> float:
    """EC-19.4: trades first, then hexes."""
    traded = min(debt, money_by_trade(s, seat))
    cost = TRADED_DEBT * traded
    if traded < debt:
        cost += BANKRUPTCY + DEBT * (debt - traded)
    return cost


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


def worth_of_actions(discs: int, income: float) -> float:
    """EC-4.6: the actions that a round's money pays for, once all discs are back; fewer and fewer count."""
    worth = 0.0
    for number in range(min(discs, len(ACTION_WORTH))):
        price, before = upkeep_of(discs - number - 1), upkeep_of(discs - number)
        if price > income:
            if income > before:
                worth += ACTION_WORTH[number] * (income - before) / (price - before)
            break
        worth += ACTION_WORTH[number]
    return worth


def room_to_grow(s: EclipseState, seat: int, ahead: float, future: float) -> float:
    """Free population squares on controlled hexes, by what their cubes would bring."""
    free = [0] * KINDS
    any_track = 0
    for sector in s.own[seat]:
        cubes = s.cubes[sector]
        for kind in range(SQUARE_KINDS):
            room = squares(s, sector, kind) - cubes[kind]
            if room > 0 and may_settle(s, seat, kind):
                resource = SQUARE_RESOURCE[kind]
                if resource >= 0:
                    free[resource] += room
                else:
                    any_track += room
    best = 0.0
    worth = 0.0
    number = any_track
    for resource in range(KINDS):
        cubes_left = s.track[seat * KINDS + resource]
        if not cubes_left:
            continue
        step = outlook_of_track(cubes_left - 1, ahead) - outlook_of_track(cubes_left, ahead)
        gain = step * (
            MONEY_FLOW * ahead if resource == MONEY else FLOW_SHARE * RESOURCE_WORTH[resource] * future
        )
        best = max(best, gain)
        worth += gain * free[resource]
        number += free[resource]
    if not number:
        return 0.0
    worth += best * any_track
    at_once = min(number, s.ready[seat])
    return worth * (SETTLED_AT_ONCE * at_once + SETTLED_LATER * (number - at_once)) / number
