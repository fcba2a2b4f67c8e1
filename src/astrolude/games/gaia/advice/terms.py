"""The terms of the evaluation: what a seat has and may hope for, each a number with a name.

A term says how much there is of a thing; what it is worth in points depends on the round and stands in
`data/evaluation.json`.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.terms_holdings import FLOWS, actions, each_round, next_purse, purse
from astrolude.games.gaia.advice.terms_map import (
    LOOSE_POWER,
    NEAREST,
    NEIGHBOURS_NEAR,
    PROSPECT,
    SPARE_POWER,
    TERRAFORMED,
    look_around,
    look_for_federations,
)
from astrolude.games.gaia.rules.counts import count, gaia_planets, planet_types, sectors
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import SPECIAL_RANGE, SPECIAL_STEP
from astrolude.games.gaia.tables.boosters import (
    BOOSTER_PASS_PER,
    BOOSTER_PASS_POINTS,
    RANGE_BOOSTER,
    STEP_BOOSTER,
)
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.research import TOP_LEVEL, TRACK_COUNT, TRACKS
from astrolude.games.gaia.tables.resources import CREDITS, KNOWLEDGE, ORE, QIC
from astrolude.games.gaia.tables.scoring import FINAL_TILES_IN_PLAY
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

TERMS: Final[list[str]] = [
    "ready", "passed",
    "ore", "credits", "knowledge", "qic", "bowl_1", "bowl_2", "bowl_3",
    "much_ore", "many_credits", "much_knowledge", "many_qic", "gaia_area",
    "ore_flow", "credit_flow", "knowledge_flow", "qic_flow", "token_flow", "charge_flow",
    "ore_action", "credit_action", "knowledge_action", "qic_action", "token_action", "charge_action",
    "step_action", "range_action", "pass_points", "later_pass_points",
    "structures", "planet_types", "sectors", "gaia_planets",
    "mine", "first_station", "second_station", "more_stations", "first_lab", "more_labs",
    "institute", "academy_knowledge", "academy_qic",
    "gaiaformer", "terraformed", "hopes", "neighbours",
    "federation_near", "loose_power", "spare_power", "satellites", "green_token", "token",
    "first_final", "second_final",
    *[f"{track}_{level}" for track in TRACKS for level in range(1, TOP_LEVEL + 1)],
    *TILES,
    *[f"institute_{faction}" for faction in FACTIONS],
    *FACTIONS,
]  # fmt: skip

READY: Final = TERMS.index("ready")
PASSED: Final = TERMS.index("passed")
HELD: Final = TERMS.index("ore")
MUCH: Final = TERMS.index("much_ore")
GAIA_AREA: Final = TERMS.index("gaia_area")
FLOW: Final = TERMS.index("ore_flow")
ACTION: Final = TERMS.index("ore_action")
STEP_ACTION: Final = TERMS.index("step_action")
RANGE_ACTION: Final = TERMS.index("range_action")
PASS_POINTS: Final = TERMS.index("pass_points")
LATER_PASS_POINTS: Final = TERMS.index("later_pass_points")
STRUCTURES: Final = TERMS.index("structures")
PLANET_TYPES: Final = TERMS.index("planet_types")
SECTORS: Final = TERMS.index("sectors")
GAIA_PLANETS: Final = TERMS.index("gaia_planets")
MINES: Final = TERMS.index("mine")
FIRST_STATION: Final = TERMS.index("first_station")
SECOND_STATION: Final = TERMS.index("second_station")
MORE_STATIONS: Final = TERMS.index("more_stations")
FIRST_LAB: Final = TERMS.index("first_lab")
MORE_LABS: Final = TERMS.index("more_labs")
INSTITUTES: Final = TERMS.index("institute")
KNOWLEDGE_ACADEMY: Final = TERMS.index("academy_knowledge")
QIC_ACADEMY: Final = TERMS.index("academy_qic")
GAIAFORMER: Final = TERMS.index("gaiaformer")
TERRAFORMED_PLANETS: Final = TERMS.index("terraformed")
HOPES: Final = TERMS.index("hopes")
NEIGHBOURS: Final = TERMS.index("neighbours")
FEDERATION_NEAR: Final = TERMS.index("federation_near")
LOOSE: Final = TERMS.index("loose_power")
SPARE: Final = TERMS.index("spare_power")
SATELLITES: Final = TERMS.index("satellites")
GREEN: Final = TERMS.index("green_token")
TOKEN: Final = TERMS.index("token")
FINAL: Final = TERMS.index("first_final")
LEVEL: Final = TERMS.index(f"{TRACKS[0]}_1")
TILE: Final = TERMS.index(TILES[0])
FACTION_INSTITUTE: Final = TERMS.index(f"institute_{FACTIONS[0]}")
FACTION: Final = TERMS.index(FACTIONS[0])

MUCH_FROM: Final = [8, 12, 8, 4]
"""By resource: from where on one more is worth less."""


def round_to_act(s: GaiaState, seat: int) -> int:
    """The round in which a seat can act next; the one after the last when the game is over for it."""
    return s.round + 1 if not s.round or seat in s.passed else s.round


def terms(s: GaiaState, seat: int) -> list[float]:
    """All terms of one seat but those of the final tiles."""
    values = [0.0] * len(TERMS)
    now = round_to_act(s, seat)
    waits = now > s.round
    values[PASSED if waits else READY] = 1.0
    add_holdings(s, seat, now, values)
    add_passing(s, seat, now, values)
    add_structures(s, seat, values)
    add_research(s, seat, values)
    add_map(s, seat, now, values)
    return values


def add_holdings(s: GaiaState, seat: int, now: int, values: list[float]) -> None:
    """What can be spent, what each later round brings, and special actions still unused."""
    income = each_round(s, seat)
    unused = 0
    if now > s.round:
        held = next_purse(s, seat, income) if now <= ROUNDS else purse(s, seat)
    else:
        held = purse(s, seat)
        unused = s.used[seat]
        values[GAIA_AREA] = float(s.gaia_area[seat])
    for index in range(len(held)):
        values[HELD + index] = float(held[index])
    for resource in range(QIC + 1):
        if held[resource] > MUCH_FROM[resource]:
            values[MUCH + resource] = float(held[resource] - MUCH_FROM[resource])
    every = actions(s, seat, 0)
    left = every if not unused else actions(s, seat, unused)
    for resource in range(FLOWS):
        values[FLOW + resource] = float(income[resource] + every[resource])
        values[ACTION + resource] = float(left[resource])
    booster = s.booster[seat]
    if booster == STEP_BOOSTER and not unused >> SPECIAL_STEP & 1:
        values[STEP_ACTION] = 1.0
    elif booster == RANGE_BOOSTER and not unused >> SPECIAL_RANGE & 1:
        values[RANGE_ACTION] = 1.0


def add_passing(s: GaiaState, seat: int, now: int, values: list[float]) -> None:
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
        values[LATER_PASS_POINTS] = float(each * (ROUNDS - now))
    values[PASS_POINTS] = float(points)


def add_structures(s: GaiaState, seat: int, values: list[float]) -> None:
    """Structures beyond their income, and what is counted of their planets."""
    row = seat * ROWS
    stations = s.out[row + STATION]
    labs = s.out[row + LAB]
    values[STRUCTURES] = float(len(s.own[seat]))
    values[PLANET_TYPES] = float(planet_types(s, seat))
    values[SECTORS] = float(sectors(s, seat))
    values[GAIA_PLANETS] = float(gaia_planets(s, seat))
    values[MINES] = float(s.out[row + MINE])
    if stations:
        values[FIRST_STATION] = 1.0
        if stations > 1:
            values[SECOND_STATION] = 1.0
            values[MORE_STATIONS] = float(stations - 2)
    if labs:
        values[FIRST_LAB] = 1.0
        values[MORE_LABS] = float(labs - 1)
    if s.out[row + INSTITUTE]:
        values[INSTITUTES] = 1.0
        values[FACTION_INSTITUTE + s.faction[seat]] = 1.0
    values[KNOWLEDGE_ACADEMY] = float(s.out[row + ACADEMY_KNOWLEDGE])
    values[QIC_ACADEMY] = float(s.out[row + ACADEMY_QIC])
    values[FACTION + s.faction[seat]] = 1.0


def add_research(s: GaiaState, seat: int, values: list[float]) -> None:
    """Levels, tech tiles and federation tokens beyond what they gave at once."""
    for track in range(TRACK_COUNT):
        first = LEVEL + track * TOP_LEVEL
        for level in range(s.levels[seat * TRACK_COUNT + track]):
            values[first + level] = 1.0
    working = s.tiles[seat] & ~s.covered[seat]
    if working:
        for tile in range(len(TILES)):
            if working & TILE_BIT[tile]:
                values[TILE + tile] = 1.0
    for token in s.tokens[seat]:
        values[TOKEN] += 1.0
        if token & 1:
            values[GREEN] += 1.0


def add_map(s: GaiaState, seat: int, now: int, values: list[float]) -> None:
    """Hopes and neighbours, gaiaformers, and the way to a federation."""
    values[GAIAFORMER] = float(s.formers[seat])
    values[SATELLITES] = float(len(s.satellites[seat]))
    if now > ROUNDS or not s.own[seat]:
        return
    around = look_around(s, seat)
    values[HOPES] = around[PROSPECT]
    values[NEIGHBOURS] = around[NEIGHBOURS_NEAR]
    values[TERRAFORMED_PLANETS] = around[TERRAFORMED]
    federations = look_for_federations(s, seat)
    values[FEDERATION_NEAR] = federations[NEAREST]
    values[LOOSE] = federations[LOOSE_POWER]
    values[SPARE] = federations[SPARE_POWER]


assert TERMS[HELD : HELD + 4] == ["ore", "credits", "knowledge", "qic"]
assert [ORE, CREDITS, KNOWLEDGE, QIC] == [0, 1, 2, 3]
assert TERMS[FINAL + FINAL_TILES_IN_PLAY - 1] == "second_final"
