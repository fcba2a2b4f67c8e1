"""What stands on a seat's boards: structures, levels, tiles, federation tokens, and what passing scores."""

from __future__ import annotations

from astrolude.games.gaia.advice.terms import (
    FACTION,
    FACTION_INSTITUTE,
    FIRST_LAB,
    FIRST_STATION,
    GAIA_PLANETS,
    GREEN,
    INSTITUTES,
    KNOWLEDGE_ACADEMY,
    LATER_PASS_POINTS,
    LEVEL,
    MINES,
    MORE_LABS,
    MORE_STATIONS,
    PASS_POINTS,
    PLANET_TYPES,
    QIC_ACADEMY,
    SECOND_STATION,
    SECTORS,
    STRUCTURES,
    TILE,
    TOKEN,
)
from astrolude.games.gaia.rules.counts import count, gaia_planets, planet_types, sectors
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import BOOSTER_PASS_PER, BOOSTER_PASS_POINTS
from astrolude.games.gaia.tables.research import TOP_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.structures import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    INSTITUTE,
    LAB,
    MINE,
    ROWS,
    STATION,
)
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.games.gaia.tables.tech_tiles import (
    PASS_TILES,
    STANDARD,
    TILE_BIT,
    TILE_PASS_PER,
    TILE_PASS_POINTS,
    TILES,
)


def add_passing(s: GaiaState, seat: int, now: int, terms: list[float]) -> None:
    """GP-7.8.1: what the next pass scores as things stand, and what tiles will score after it."""
    booster = s.booster[seat]
    points = 0
    if booster != NONE and BOOSTER_PASS_PER[booster] != NONE:
        points = BOOSTER_PASS_POINTS[booster] * count(s, seat, BOOSTER_PASS_PER[booster])
    if s.tiles[seat] >> STANDARD and now <= ROUNDS:
        each = 0
        for tile in PASS_TILES:
            if s.tiles[seat] & TILE_BIT[tile]:
                each += TILE_PASS_POINTS[tile] * count(s, seat, TILE_PASS_PER[tile])
        points += each
        terms[LATER_PASS_POINTS] = float(each * (ROUNDS - now))
    terms[PASS_POINTS] = float(points)


def add_structures(s: GaiaState, seat: int, terms: list[float]) -> None:
    """Structures beyond their income, and what is counted of their planets."""
    row = seat * ROWS
    stations = s.out[row + STATION]
    labs = s.out[row + LAB]
    terms[STRUCTURES] = float(len(s.own[seat]))
    terms[PLANET_TYPES] = float(planet_types(s, seat))
    terms[SECTORS] = float(sectors(s, seat))
    terms[GAIA_PLANETS] = float(gaia_planets(s, seat))
    terms[MINES] = float(s.out[row + MINE])
    if stations:
        terms[FIRST_STATION] = 1.0
        if stations > 1:
            terms[SECOND_STATION] = 1.0
            terms[MORE_STATIONS] = float(stations - 2)
    if labs:
        terms[FIRST_LAB] = 1.0
        terms[MORE_LABS] = float(labs - 1)
    if s.out[row + INSTITUTE]:
        terms[INSTITUTES] = 1.0
        terms[FACTION_INSTITUTE + s.faction[seat]] = 1.0
    terms[KNOWLEDGE_ACADEMY] = float(s.out[row + ACADEMY_KNOWLEDGE])
    terms[QIC_ACADEMY] = float(s.out[row + ACADEMY_QIC])
    terms[FACTION + s.faction[seat]] = 1.0


def add_research(s: GaiaState, seat: int, terms: list[float]) -> None:
    """Levels, tech tiles and federation tokens beyond what they gave at once."""
    for track in range(TRACK_COUNT):
        first = LEVEL + track * TOP_LEVEL
        for level in range(s.levels[seat * TRACK_COUNT + track]):
            terms[first + level] = 1.0
    working = s.tiles[seat] & ~s.covered[seat]
    if working:
        for tile in range(len(TILES)):
            if working & TILE_BIT[tile]:
                terms[TILE + tile] = 1.0
    for token in s.tokens[seat]:
        terms[TOKEN] += 1.0
        if token & 1:
            terms[GREEN] += 1.0
