"""GP-13: the end of the game."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import FINAL_SCORED, GAME_ENDED
from astrolude.games.gaia.rules.counts import gaia_planets, planet_types, sectors, structures_in_federations
from astrolude.games.gaia.rules.power import NEVLAS_VALUE, STONE_VALUE, counts_double, has_stone_in
from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import IVITS
from astrolude.games.gaia.tables.research import CROSSING_LEVEL, POINTS_PER_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.scoring import (
    FINAL_GAIA,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    FROM_FINAL,
    FROM_LEVELS,
    FROM_RESOURCES,
    IN_FEDERATIONS,
    NEUTRAL_VALUE,
    RANK_POINTS,
    RESOURCES_PER_POINT,
)
from astrolude.kernel.state import NOBODY, Outcome, ranks_by

NEUTRAL_UP_TO: Final = 2
"""GP-3.1.13: with so many players a neutral one takes part in the outcome_of."""


def score_final(s: GaiaState) -> None:
    """GP-13.2 to GP-13.5."""
    for tile in s.final_tiles:
        score_tile(s, tile)
    for side in range(s.sides):
        score(s, side, level_points(s, side), FROM_LEVELS)
    for seat in range(s.players):
        score(s, seat, resource_points(s, seat), FROM_RESOURCES)
    s.note_all(GAME_ENDED, NOBODY, s.points[:])


def final_count(s: GaiaState, side: int, tile: int) -> int:
    """GP-13.3, GP-18.19."""
    if tile == IN_FEDERATIONS:
        return structures_in_federations(s, side) if side < s.players else max(0, len(s.own[side]) - 1)
    if tile == FINAL_GAIA:
        return gaia_planets(s, side)
    if tile == FINAL_SECTORS:
        return sectors(s, side)
    if tile == FINAL_STRUCTURES:
        return len(s.own[side])
    if tile == FINAL_SATELLITES:
        stations = len(s.stations) if s.faction[side] == IVITS else 0
        return len(s.satellites[side]) + stations
    return planet_types(s, side)


def final_counts(s: GaiaState, tile: int) -> list[int]:
    """GP-13.2, GP-3.1.13: the counts of all sides, then of the neutral player where it takes part."""
    counts = [final_count(s, side, tile) for side in range(s.sides)]
    if s.players <= NEUTRAL_UP_TO:
        counts.append(NEUTRAL_VALUE[tile])
    return counts


def final_points(counts: list[int], side: int) -> int:
    """GP-13.2, R-32, R-49: the shared points of the ranks that a side occupies with those tied."""
    own = counts[side]
    if own == 0:
        return 0
    ahead = sum(1 for other in counts if other > own)
    tied = sum(1 for other in counts if other == own)
    return sum(RANK_POINTS[ahead : ahead + tied]) // tied


def score_tile(s: GaiaState, tile: int) -> None:
    counts = final_counts(s, tile)
    for side in range(s.sides):
        points = final_points(counts, side)
        s.note(FINAL_SCORED, side, tile, counts[side], points)
        score(s, side, points, FROM_FINAL)


def level_points(s: GaiaState, side: int) -> int:
    """GP-13.4."""
    points = 0
    for track in range(TRACK_COUNT):
        level = s.levels[side * TRACK_COUNT + track]
        if level >= CROSSING_LEVEL:
            points += POINTS_PER_LEVEL * (level - CROSSING_LEVEL + 1)
    return points


def resource_points(s: GaiaState, seat: int) -> int:
    """GP-13.5, R-15: everything exchanged for credits at its best, without the caps."""
    total = s.credits[seat] + s.ore[seat] + s.knowledge[seat] + s.qic[seat] + left_over_power(s, seat)
    return total // RESOURCES_PER_POINT


def left_over_power(s: GaiaState, seat: int) -> int:
    """GP-13.5: what burning and spending would still yield."""
    second, third = s.second_bowl[seat], s.third_bowl[seat]
    worth = third + second // 2
    if counts_double(s, seat):
        return NEVLAS_VALUE * worth
    if has_stone_in(s, seat, 3) or (has_stone_in(s, seat, 2) and second >= 2):
        worth += STONE_VALUE - 1
    return worth


def outcome_of(s: GaiaState) -> Outcome:
    """GP-13.6, GP-18.19: most points win, ties are shared; the Automa is ranked like a player."""
    ranks = ranks_by([[number] for number in s.points])
    automa = [(s.points[side], ranks[side]) for side in range(s.players, s.sides)]
    return Outcome(s.points[: s.players], ranks[: s.players], automa)
