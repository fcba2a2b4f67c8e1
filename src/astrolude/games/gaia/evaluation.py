"""How well each seat stands, in victory points: scored, to be scored at the end, and to come.

Every term is measured in points, so that an action is good when it turns something into more than it was
worth. What a thing is worth depends on the round (`evaluation_worth`); a seat that has passed holds its
resources for the next round already.
"""

from __future__ import annotations

from math import exp
from typing import Final

from astrolude.games.gaia.components import (
    ACADEMY_QIC,
    BOOSTER_PASS_PER,
    BOOSTER_PASS_POINTS,
    COUNTED,
    CREDITS,
    FIRST_TILE_SPECIAL,
    KNOWLEDGE,
    LAB,
    NONE,
    PASS_TILES,
    QIC,
    ROUNDS,
    ROWS,
    SPECIAL_ACADEMY,
    SPECIAL_TILES,
    STANDARD,
    STATION,
    TILE_BIT,
    TILE_PASS_PER,
    TILE_PASS_POINTS,
    TILES,
    TRACK_COUNT,
)
from astrolude.games.gaia.counts import count
from astrolude.games.gaia.evaluation_map import federation_prospects, surroundings
from astrolude.games.gaia.evaluation_worth import (
    ACADEMY_ACTION,
    ACADEMY_FLOW,
    BASE_FLOW,
    BOOSTER_ACTION,
    BOOSTER_GIFT,
    END,
    GAIAFORMER,
    GREEN,
    GROWTH,
    HELD,
    INSTITUTE_FLOW,
    LAB_OPTION,
    LEVEL_FLOW,
    NEXT_BOOSTER,
    PLENTY,
    POWER,
    ROW_FLOW,
    SINGLE,
    STATION_OPTION,
    STRUCTURE,
    TILE_ACTION,
    TILE_FLOW,
    USEFUL,
)
from astrolude.games.gaia.factions import TERRANS
from astrolude.games.gaia.final import NEUTRAL_UP_TO, final_counts, level_points
from astrolude.games.gaia.power import (
    NEVLAS_VALUE,
    STONE_VALUE,
    counts_double,
    has_institute,
    has_stone_in,
)
from astrolude.games.gaia.specials import booster_special
from astrolude.games.gaia.state import GaiaState

FIRST_BOWL: Final = SINGLE["first_bowl"]
SECOND_BOWL: Final = SINGLE["second_bowl"]
"""What a token is worth in bowls I and II, as a share of one in III."""
PASS_SHARE: Final = SINGLE["pass_share"]
RIVALRY: Final = SINGLE["rivalry"]
RIVALRY_LEAST: Final = SINGLE["rivalry_least"]
RANK_STEP: Final = 6.0
"""GP-13.2: every rival who is left behind on a final tile is worth so much."""
RANKS: Final = 4


def evaluate(s: GaiaState) -> list[float]:
    values = [standing(s, seat) for seat in range(s.players)]
    if not s.over:
        for tile in s.final_tiles:
            add_final_standing(s, tile, values)
    return values


def standing(s: GaiaState, seat: int) -> float:
    """One seat's score and prospects without the final tiles; a finished game is its score alone."""
    points = float(s.points[seat])
    faction = s.faction[seat]
    if s.over or faction == NONE:
        return points
    has_passed = seat in s.passed
    now = s.round + 1 if has_passed or not s.round else s.round
    points += level_points(s, seat) + wealth(s, seat, now) + powers(s, seat, now)
    points += income(s, seat) + tiles_to_come(s, seat, has_passed) + booster(s, seat, now, has_passed)
    points += options(s, seat, now)
    points += STRUCTURE[now] * len(s.own[seat]) + GAIAFORMER[now] * s.formers[seat]
    for token in s.tokens[seat]:
        if token & 1:
            points += GREEN[now]
    if now < END and s.own[seat]:
        points += surroundings(s, seat, now) + federation_prospects(s, seat, now)
    return points


def wealth(s: GaiaState, seat: int, now: int) -> float:
    """Ore, credits, knowledge and Q.I.C.; beyond what a round can use they are worth less."""
    worths = HELD[now]
    plenty = PLENTY[now]
    worth = 0.0
    for resource in range(COUNTED):
        held = s.ore[seat]
        if resource == CREDITS:
            held = s.credits[seat]
        elif resource == KNOWLEDGE:
            held = s.knowledge[seat]
        elif resource == QIC:
            held = s.qic[seat]
        useful = USEFUL[resource]
        if held > useful:
            worth += worths[resource] * (useful + plenty * (held - useful))
        else:
            worth += worths[resource] * held
    return worth


def powers(s: GaiaState, seat: int, now: int) -> float:
    """Power tokens by bowl; the brainstone counts as what it pays."""
    first = float(s.first_bowl[seat])
    second = float(s.second_bowl[seat])
    third = float(s.third_bowl[seat])
    if s.faction[seat] == TERRANS:
        second += 0.9 * s.gaia_area[seat]
    else:
        first += 0.9 * s.gaia_area[seat]
    if has_stone_in(s, seat, 3):
        third += STONE_VALUE - 1
    elif has_stone_in(s, seat, 2):
        second += STONE_VALUE - 1
    elif has_stone_in(s, seat, 1):
        first += STONE_VALUE - 1
    if counts_double(s, seat):
        third *= NEVLAS_VALUE * 0.9
    if now == END:
        return POWER[END] * (third + second / 2)
    return POWER[now] * (third + SECOND_BOWL * second + FIRST_BOWL * first)


def income(s: GaiaState, seat: int) -> float:
    """What the rounds to come will bring from structures and levels; boosters stand apart."""
    number = s.round
    faction = s.faction[seat]
    points = BASE_FLOW[number][faction]
    rows = ROW_FLOW[number][faction]
    for structure in range(ROWS):
        points += rows[structure][s.out[seat * ROWS + structure]]
    if has_institute(s, seat):
        points += INSTITUTE_FLOW[number][faction]
    if s.out[seat * ROWS + ACADEMY_QIC]:
        points += ACADEMY_FLOW[number][faction]
    levels = LEVEL_FLOW[number]
    for track in range(TRACK_COUNT):
        points += levels[track][s.levels[seat * TRACK_COUNT + track]]
    return points


def options(s: GaiaState, seat: int, now: int) -> float:
    """What structures can become: a station a lab or institute, a lab an academy, each with its rewards."""
    stations = s.out[seat * ROWS + STATION]
    labs = s.out[seat * ROWS + LAB]
    worth = 0.0
    if stations:
        worth += STATION_OPTION[now]
        if stations > 1:
            worth += 0.6 * STATION_OPTION[now]
    if labs:
        worth += LAB_OPTION[now]
    return worth


def tiles_to_come(s: GaiaState, seat: int, has_passed: bool) -> float:
    """What tech tiles and special actions will still bring, this round and later."""
    points = 0.0
    number = s.round
    working = s.tiles[seat] & ~s.covered[seat]
    if working:
        flows = TILE_FLOW[number]
        for tile in range(len(TILES)):
            if working & TILE_BIT[tile]:
                points += flows[tile]
    if not has_passed and number:
        used = s.used[seat]
        if working:
            for index in range(len(SPECIAL_TILES)):
                if working & TILE_BIT[SPECIAL_TILES[index]] and not used >> (FIRST_TILE_SPECIAL + index) & 1:
                    points += TILE_ACTION[number][SPECIAL_TILES[index]]
        if s.out[seat * ROWS + ACADEMY_QIC] and not used >> SPECIAL_ACADEMY & 1:
            points += ACADEMY_ACTION[number][s.faction[seat]]
    if s.tiles[seat] >> STANDARD:
        times = ROUNDS - number + (0 if has_passed else 1)
        for tile in PASS_TILES:
            if s.tiles[seat] & TILE_BIT[tile]:
                points += PASS_SHARE * TILE_PASS_POINTS[tile] * count(s, seat, TILE_PASS_PER[tile]) * times
    return points


def booster(s: GaiaState, seat: int, now: int, has_passed: bool) -> float:
    """The booster in hand: its gift if it is still to come, its action, and what it scores on passing."""
    own = s.booster[seat]
    if own == NONE:
        return NEXT_BOOSTER[now]
    points = 0.0
    if has_passed or not s.round:
        points += BOOSTER_GIFT[now][own]
    else:
        points += NEXT_BOOSTER[now]
        special = booster_special(s, seat)
        if special != NONE and not s.used[seat] >> special & 1:
            points += BOOSTER_ACTION[now][own]
    if BOOSTER_PASS_PER[own] != NONE:
        points += PASS_SHARE * BOOSTER_PASS_POINTS[own] * count(s, seat, BOOSTER_PASS_PER[own])
    return points


def add_final_standing(s: GaiaState, tile: int, values: list[float]) -> None:
    """GP-13.2: the points to expect from a final tile.

    The points of the ranks fall by six, so they are six for every rival left behind. Each of these is
    likelier the larger the lead and the fewer rounds are left.
    """
    counts = final_counts(s, tile)
    left = ROUNDS - s.round
    blur = RIVALRY_LEAST + RIVALRY * left
    rivals = len(counts)
    growth = GROWTH[tile] * left
    for seat in range(s.players):
        own = counts[seat]
        expected = float(RANKS - rivals)
        for rival in range(rivals):
            if rival != seat:
                lead = float(own - counts[rival])
                if rival >= s.players and s.players <= NEUTRAL_UP_TO:
                    lead += growth
                expected += 1.0 / (1.0 + exp(-lead / blur))
        if not own and left < 3:
            expected *= left / 3.0
        values[seat] += RANK_STEP * expected
