"""How well each seat stands, in victory points: scored, surely scored at the end, and to come."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.components import (
    BOOSTER_PASS_PER,
    BOOSTER_PASS_POINTS,
    CHARGE,
    COUNTED,
    CREDITS,
    CROSSING_LEVEL,
    KNOWLEDGE,
    NONE,
    ORE,
    PASS_TILES,
    QIC,
    ROUNDS,
    TILE_BIT,
    TILE_PASS_PER,
    TILE_PASS_POINTS,
    TOKENS,
    TRACK_COUNT,
)
from astrolude.games.gaia.counts import count, power_value
from astrolude.games.gaia.federations import power_needed
from astrolude.games.gaia.final import final_counts, final_points, level_points, resource_points
from astrolude.games.gaia.income import income_rows
from astrolude.games.gaia.state import GaiaState

_WORTH: Final = {ORE: 0.9, CREDITS: 0.35, KNOWLEDGE: 1.0, QIC: 1.5}
RESOURCE_WORTH: Final = [_WORTH[resource] for resource in range(COUNTED)]
"""What a resource is worth while there is time to use it; at the end it is a third of a point."""
BOWL_WORTH: Final = [0.15, 0.35, 0.6]
TOKEN_WORTH: Final = 0.4
CHARGE_WORTH: Final = 0.25
SPENDABLE: Final = [12, 20, 12, 8]
"""By resource: how much of it can be put to use soon."""
LEVEL_WORTH: Final = [0.0, 0.8, 2.0, 1.0, 0.6, 0.0]
"""By level: what it is worth beyond its points, mostly as a way to higher ones."""
GREEN_WORTH: Final = 2.0
FEDERATION_WORTH: Final = 7.0
"""A federation that is nearly there."""
PASS_SHARE: Final = 0.8


def evaluate(s: GaiaState) -> list[float]:
    return [standing(s, seat) for seat in range(s.players)]


def standing(s: GaiaState, seat: int) -> float:
    """One seat's score and prospects; a finished game is its score alone."""
    points = float(s.points[seat])
    if s.over or s.faction[seat] == NONE:
        return points
    left = ROUNDS - s.round
    points += level_points(s, seat) + final_share(s, seat)
    points += wealth(s, seat, left) + prospects(s, seat, left)
    return points + federation_progress(s, seat)


def final_share(s: GaiaState, seat: int) -> float:
    """GP-13.2: the points of the final tiles as they stand, and a little for each further count."""
    points = 0.0
    for tile in s.final_tiles:
        counts = final_counts(s, tile)
        points += final_points(counts, seat) + 0.4 * counts[seat]
    return points


def wealth(s: GaiaState, seat: int, left: int) -> float:
    """Resources: worth much while there are turns to spend them, a third of a point at the end."""
    if left == 0 and seat in s.passed:
        return float(resource_points(s, seat))
    held = [s.ore[seat], s.credits[seat], s.knowledge[seat], s.qic[seat]]
    worth = 0.0
    for resource in range(COUNTED):
        useful = held[resource] if held[resource] < SPENDABLE[resource] else SPENDABLE[resource]
        worth += RESOURCE_WORTH[resource] * useful + (held[resource] - useful) / 3
    worth += BOWL_WORTH[0] * (s.first_bowl[seat] + s.gaia_area[seat])
    worth += BOWL_WORTH[1] * s.second_bowl[seat] + BOWL_WORTH[2] * s.third_bowl[seat]
    return worth


def prospects(s: GaiaState, seat: int, left: int) -> float:
    """Income of the rounds to come, pass effects, levels and green tokens."""
    income = 0.0
    for row in income_rows(s, seat):
        for resource in range(COUNTED):
            income += RESOURCE_WORTH[resource] * row[resource]
        income += TOKEN_WORTH * row[TOKENS] + CHARGE_WORTH * row[CHARGE]
    points = 0.8 * income * left
    for track in range(TRACK_COUNT):
        level = s.levels[seat * TRACK_COUNT + track]
        points += LEVEL_WORTH[level] * (left + 1) / ROUNDS if level < CROSSING_LEVEL else LEVEL_WORTH[level]
    for token in s.tokens[seat]:
        if token & 1:
            points += GREEN_WORTH
    return points + passing(s, seat, left)


def passing(s: GaiaState, seat: int, left: int) -> float:
    """What passing will score: the booster once, tiles in every round that is left."""
    points = 0.0
    booster = s.booster[seat]
    if booster != NONE and BOOSTER_PASS_PER[booster] != NONE:
        points += BOOSTER_PASS_POINTS[booster] * count(s, seat, BOOSTER_PASS_PER[booster])
    times = left if seat in s.passed else left + 1
    for tile in PASS_TILES:
        if s.tiles[seat] & TILE_BIT[tile]:
            points += TILE_PASS_POINTS[tile] * count(s, seat, TILE_PASS_PER[tile]) * times
    return PASS_SHARE * points


def federation_progress(s: GaiaState, seat: int) -> float:
    """Power outside federations, as a share of what the next one needs."""
    outside = 0
    member = s.member[seat]
    for place in s.own[seat]:
        if not member[place]:
            outside += power_value(s, seat, place)
    need = power_needed(s, seat)
    if outside > 2 * need:
        outside = 2 * need
    return FEDERATION_WORTH * outside / need * 0.6
