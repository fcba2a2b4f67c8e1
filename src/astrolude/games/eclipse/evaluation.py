"""How well each seat stands, in victory points: what it would score now, and what it can still make of it.

Every term is measured in points: income and resources by what they buy in the rounds left, technologies by
the points and the uses they lead to, ships by their strength, fights that are about to happen by their odds.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.cubes import KINDS, may_settle, squares
from astrolude.games.eclipse.economy import balance, production
from astrolude.games.eclipse.evaluation_fleets import fleet_worth, prospects_of_fights
from astrolude.games.eclipse.phases import UPKEEP as UPKEEP_PHASE
from astrolude.games.eclipse.reputation import room_for_reputation
from astrolude.games.eclipse.scoring import own_total, totals
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.tables import (
    MATERIALS,
    MONEY,
    NONE,
    ROUNDS,
    SCIENCE,
    SQUARE_KINDS,
    upkeep_of,
)
from astrolude.games.eclipse.technology_tables import TRACK_SLOTS, TRACK_VP
from astrolude.games.eclipse.turn import SPACES, has_passed

ACTION_WORTH: Final = 0.22
"""What one action in each of the coming rounds is worth."""
ACTIONS_COUNTED: Final = 8
"""More actions in a round add little."""
DEBT: Final = 1.0
"""What each missing money costs: hexes must be given up for it."""
BANKRUPTCY: Final = 2.5
"""What it costs to be in debt at all."""
FLOW: Final = [0.05, 0.17, 0.17]
"""By resource: what one of production is worth in each round to come; money counts mostly as actions."""
STORED: Final = [0.10, 0.16, 0.15]
"""By resource: what one in storage is worth while there is time to use it."""
USEFUL_ROUNDS: Final = 3
"""From so many rounds on a stored resource is worth all of it."""
PROMISE: Final = [0.0, 0.3, 0.8, 1.4, 2.0, 2.8, 3.6, 5.0]
"""By tiles on a technology track: its points, and those that further tiles would bring."""
TECHNOLOGY_USE: Final = 0.9
"""What the ability of a technology is worth over a whole game."""
FREE_SQUARE: Final = 1.3
"""A square that a colony ship can fill, over a whole game."""
UNPOPULATED: Final = 0.4
"""What every further free square is worth, as a share of one with a ship ready for it."""
REPUTATION_ROOM: Final = 0.4


def evaluate(s: EclipseState) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if s.over:
        return [float(score) for score in totals(s)]
    fights = prospects_of_fights(s)
    return [standing(s, seat) + fights[seat] for seat in range(s.players)]


def standing(s: EclipseState, seat: int) -> float:
    value = float(own_total(s, seat))
    if s.gone[seat] or s.species[seat] == NONE:
        return value
    left = upkeeps_left(s)
    value += prosperity(s, seat, left)
    value += knowledge(s, seat, left)
    value += room_to_grow(s, seat, left)
    value += fleet_worth(s, seat, left)
    if room_for_reputation(s, seat):
        value += REPUTATION_ROOM * left / ROUNDS
    return value


def upkeeps_left(s: EclipseState) -> int:
    """How many Upkeep phases are still to come."""
    return ROUNDS - s.round + (1 if s.phase < UPKEEP_PHASE else 0)


def prosperity(s: EclipseState, seat: int, left: int) -> float:
    """Income, resources, and the actions that they pay for."""
    saved = balance(s, seat)
    value = DEBT * saved - BANKRUPTCY if saved < 0 else 0.0
    coming = max(0, left - 1)
    income = production(s, seat, MONEY) + max(0, saved) / (coming + 1)
    value += ACTION_WORTH * coming * actions_paid(s, seat, income)
    share = min(1.0, left / USEFUL_ROUNDS) if not has_passed(s, seat) else min(1.0, coming / USEFUL_ROUNDS)
    value += STORED[MONEY] * min(1.0, coming / USEFUL_ROUNDS) * max(0, saved)
    for resource in (SCIENCE, MATERIALS):
        value += STORED[resource] * share * s.stored[seat * KINDS + resource]
        value += FLOW[resource] * coming * production(s, seat, resource)
    return value


def actions_paid(s: EclipseState, seat: int, income: float) -> float:
    """EC-4.6: how many actions a round's money pays for, once all discs are back; fewer and fewer count."""
    discs = s.discs[seat] + sum(s.spent[seat * SPACES : (seat + 1) * SPACES])
    paid = 0.0
    for number in range(1, min(discs, ACTIONS_COUNTED) + 1):
        price, before = upkeep_of(discs - number), upkeep_of(discs - number + 1)
        if price > income:
            if price > before:
                paid += max(0.0, (income - before) / (price - before))
            break
        paid += 1.0
    return paid


def knowledge(s: EclipseState, seat: int, left: int) -> float:
    """Technologies: what they can do, and the points that their tracks promise."""
    value = 0.0
    for track in range(TRACK_COUNT):
        tiles = tile_count(s, seat, track)
        promised = PROMISE[min(tiles, TRACK_SLOTS)] - TRACK_VP[tiles]
        value += promised * min(1.0, left / USEFUL_ROUNDS) + TECHNOLOGY_USE * tiles * left / ROUNDS
    return value


def room_to_grow(s: EclipseState, seat: int, left: int) -> float:
    """Free population squares on controlled hexes, as far as there are colony ships for them."""
    free = 0
    for sector in s.own[seat]:
        cubes = s.cubes[sector]
        for kind in range(SQUARE_KINDS):
            if may_settle(s, seat, kind):
                free += squares(s, sector, kind) - cubes[kind]
    filled = min(free, s.ready[seat])
    return FREE_SQUARE * (filled + UNPOPULATED * (free - filled)) * left / ROUNDS
