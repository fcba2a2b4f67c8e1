"""What a seat can spend in the round in which it acts next, and what each later round will bring it.

A seat that has passed is seen as it will begin the next round, with its income and its tokens back from the
Gaia area. So a pass, or the end of a round, changes no judgement by itself.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.terms import (
    ACTION,
    FLOW,
    FLOWS,
    GAIA_AREA,
    HELD,
    MUCH,
    RANGE_ACTION,
    STEP_ACTION,
)
from astrolude.games.gaia.rules.power import STONE_VALUE, has_institute, has_stone_in
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    FIRST_TILE_SPECIAL,
    SPECIAL_ACADEMY,
    SPECIAL_RANGE,
    SPECIAL_STEP,
    SPECIAL_TILES,
)
from astrolude.games.gaia.tables.boosters import BOOSTER_INCOME, RANGE_BOOSTER, STEP_BOOSTER
from astrolude.games.gaia.tables.factions import (
    ACADEMY_SPECIAL,
    BASE_INCOME,
    GLEENS,
    INSTITUTE_INCOME,
    ROW_INCOME,
    TERRANS,
)
from astrolude.games.gaia.tables.research import ECONOMY, LEVEL_INCOME, SCIENCE, TRACK_COUNT
from astrolude.games.gaia.tables.resources import (
    CHARGE,
    CREDITS,
    CREDITS_CAP,
    KNOWLEDGE,
    KNOWLEDGE_CAP,
    ORE,
    ORE_CAP,
    QIC,
    RESOURCES,
    TOKENS,
)
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.games.gaia.tables.tech_tiles import INCOME_TILES, TILE_BIT, TILE_INCOME, TILE_SPECIAL

MUCH_FROM: Final = [8, 12, 8, 4]
"""By resource: from where on one more is worth less."""


def add_holdings(s: GaiaState, seat: int, now: int, terms: list[float]) -> None:
    """What can be spent, what each later round brings, and special actions still unused."""
    income = each_round(s, seat)
    unused = 0
    if now > s.round:
        held = next_purse(s, seat, income) if now <= ROUNDS else purse(s, seat)
    else:
        held = purse(s, seat)
        unused = s.used[seat]
        terms[GAIA_AREA] = float(s.gaia_area[seat])
    for index in range(len(held)):
        terms[HELD + index] = float(held[index])
    for resource in range(QIC + 1):
        if held[resource] > MUCH_FROM[resource]:
            terms[MUCH + resource] = float(held[resource] - MUCH_FROM[resource])
    every = actions(s, seat, 0)
    left = every if not unused else actions(s, seat, unused)
    for resource in range(FLOWS):
        terms[FLOW + resource] = float(income[resource] + every[resource])
        terms[ACTION + resource] = float(left[resource])
    booster = s.booster[seat]
    if booster == STEP_BOOSTER and not unused >> SPECIAL_STEP & 1:
        terms[STEP_ACTION] = 1.0
    elif booster == RANGE_BOOSTER and not unused >> SPECIAL_RANGE & 1:
        terms[RANGE_ACTION] = 1.0


def add_row(sums: list[int], row: list[int]) -> None:
    for resource in range(FLOWS):
        if row[resource]:
            sums[resource] += row[resource]


def each_round(s: GaiaState, seat: int) -> list[int]:
    """What every later round brings, special actions included; boosters change, so they stand apart."""
    faction = s.faction[seat]
    sums = [0] * len(RESOURCES)
    add_row(sums, BASE_INCOME[faction])
    for structure in range(ROWS):
        pieces = s.out[seat * ROWS + structure]
        if pieces:
            add_row(sums, ROW_INCOME[faction][structure][pieces])
    if has_institute(s, seat):
        for icon in INSTITUTE_INCOME[faction]:
            add_row(sums, icon)
    working = s.tiles[seat] & ~s.covered[seat]
    if working:
        for tile in INCOME_TILES:
            if working & TILE_BIT[tile]:
                add_row(sums, TILE_INCOME[tile])
    add_row(sums, LEVEL_INCOME[ECONOMY][s.levels[seat * TRACK_COUNT + ECONOMY]])
    add_row(sums, LEVEL_INCOME[SCIENCE][s.levels[seat * TRACK_COUNT + SCIENCE]])
    turn_qic_into_ore(s, seat, sums)
    return sums


def turn_qic_into_ore(s: GaiaState, seat: int, gains: list[int]) -> None:
    """GP-11.4: the Gleens gain ore instead of Q.I.C. until they have the academy for them."""
    if s.faction[seat] == GLEENS and not s.out[seat * ROWS + ACADEMY_QIC]:
        gains[ORE] += gains[QIC]
        gains[QIC] = 0


def actions(s: GaiaState, seat: int, used: int) -> list[int]:
    """What the special actions that are not used yet give, as a sum."""
    sums = [0] * len(RESOURCES)
    working = s.tiles[seat] & ~s.covered[seat]
    if working:
        for index in range(len(SPECIAL_TILES)):
            if working & TILE_BIT[SPECIAL_TILES[index]] and not used >> (FIRST_TILE_SPECIAL + index) & 1:
                add_row(sums, TILE_SPECIAL[SPECIAL_TILES[index]])
    if s.out[seat * ROWS + ACADEMY_QIC] and not used >> SPECIAL_ACADEMY & 1:
        add_row(sums, ACADEMY_SPECIAL[s.faction[seat]])
    return sums


def purse(s: GaiaState, seat: int) -> list[int]:
    """Ore, credits, knowledge, Q.I.C. and the tokens in the three bowls; the brainstone counts threefold."""
    held = [
        s.ore[seat],
        s.credits[seat],
        s.knowledge[seat],
        s.qic[seat],
        s.first_bowl[seat],
        s.second_bowl[seat],
        s.third_bowl[seat],
    ]
    for bowl in range(1, 4):
        if has_stone_in(s, seat, bowl):
            held[QIC + bowl] += STONE_VALUE - 1
    return held


def next_purse(s: GaiaState, seat: int, income: list[int]) -> list[int]:
    """The purse after the next income and Gaia phase."""
    held = purse(s, seat)
    gains = income[:]
    if s.booster[seat] != NONE:
        add_row(gains, BOOSTER_INCOME[s.booster[seat]])
        turn_qic_into_ore(s, seat, gains)
    held[ORE] = capped(held[ORE] + gains[ORE], ORE_CAP)
    held[CREDITS] = capped(held[CREDITS] + gains[CREDITS], CREDITS_CAP)
    held[KNOWLEDGE] = capped(held[KNOWLEDGE] + gains[KNOWLEDGE], KNOWLEDGE_CAP)
    held[QIC] += gains[QIC]
    first = held[4] + gains[TOKENS]
    second = held[5]
    up = capped(gains[CHARGE], first)
    higher = capped(gains[CHARGE] - up, second + up)
    back = s.gaia_area[seat]
    terrans = s.faction[seat] == TERRANS
    held[4] = first - up + (0 if terrans else back)
    held[5] = second + up - higher + (back if terrans else 0)
    held[6] += higher
    return held


def capped(number: int, cap: int) -> int:
    return number if number < cap else cap
