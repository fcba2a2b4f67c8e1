"""What things are worth in victory points, round by round: the tables behind the evaluation.

A resource is worth what it can still become: a mine in the first round pays for five rounds, an ore left at
the end is a third of a point. So every worth is a row by round, and an income is the sum of the worths in the
rounds in which it will still come. The rows are in `data/evaluation.json`.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.components import (
    BOOSTER_INCOME,
    BOOSTERS,
    CHARGE,
    COUNTED,
    ECONOMY,
    FINAL_TILES,
    LEVEL_INCOME,
    RANGE_BOOSTER,
    RESOURCES,
    ROUNDS,
    ROWS,
    SCIENCE,
    STEP_BOOSTER,
    TILE_INCOME,
    TILE_SPECIAL,
    TILES,
    TOKENS,
    TOP_LEVEL,
    TRACK_COUNT,
    TRACKS,
    Json,
    read,
)
from astrolude.games.gaia.factions import (
    ACADEMY_SPECIAL,
    BASE_INCOME,
    FACTIONS,
    INSTITUTE_INCOME,
    ROW_INCOME,
)

END: Final = ROUNDS + 1
"""Where the rows by round hold what is left when nothing can be done any more."""

_DATA: Final[Json] = read("evaluation")


def by_round(name: str) -> list[float]:
    """A row of the data file with the round as index; before the first round everything is as in it."""
    row = [float(worth) for worth in _DATA["by_round"][name]]
    return [row[0], *row]


SINGLE: Final[dict[str, float]] = {name: float(worth) for name, worth in _DATA["single"].items()}

PLENTY: Final = by_round("plenty")
"""What a resource beyond the useful amount is worth, as a share."""
POWER: Final = by_round("power")
"""A token in bowl III."""
NEXT_BOOSTER: Final = by_round("booster")
"""The booster of the next round, as long as it is not chosen."""
STRUCTURE: Final = by_round("structure")
"""A colonised planet beyond its income: what effects and final tiles may count."""
STATION_OPTION: Final = by_round("station_option")
LAB_OPTION: Final = by_round("lab_option")
"""A structure that can still become a greater one."""
REACH: Final = by_round("reach")
NEIGHBOUR: Final = by_round("neighbour")
"""An opponent's structure near one's own: power to charge, cheaper trading stations."""
GREEN: Final = by_round("green")
"""A green federation token: the way to an advanced tile or a top level."""
FEDERATION: Final = by_round("federation")
"""A federation that only has to be declared."""
TERRAFORMED: Final = by_round("terraformed")
"""A planet on which the own gaiaformer stands."""
GAIAFORMER: Final = by_round("gaiaformer")
"""A gaiaformer ready for use."""

HELD: Final[list[list[float]]] = []
"""By round and resource: one of it in hand, with bowl I for a token and a single step for a charge."""
FLOW: Final[list[list[float]]] = []
"""By round and resource: one of it as income from the next round on."""
USEFUL: Final = [9, 16, 9, 5]
"""By resource: how much of it can be put to use in a round."""


def _lay_down_worths() -> None:
    rows = [by_round(name) for name in RESOURCES[:COUNTED]]
    for number in range(END + 1):
        worths = [row[number] for row in rows] + [0.0] * (len(RESOURCES) - COUNTED)
        worths[TOKENS] = POWER[number] * SINGLE["new_token"]
        worths[CHARGE] = POWER[number] * SINGLE["charge"]
        HELD.append(worths)
    for number in range(END + 1):
        FLOW.append(
            [
                sum(HELD[later][resource] for later in range(number + 1, ROUNDS + 1))
                for resource in range(len(RESOURCES))
            ]
        )


_lay_down_worths()


def worth_of(row: list[int], worths: list[float]) -> float:
    """A row of gains by a row of worths."""
    worth = 0.0
    for resource in range(len(RESOURCES)):
        worth += row[resource] * worths[resource]
    return worth


ROW_FLOW: Final = [
    [
        [[worth_of(row, FLOW[number]) for row in ROW_INCOME[faction][structure]] for structure in range(ROWS)]
        for faction in range(len(FACTIONS))
    ]
    for number in range(END + 1)
]
"""By round, faction, structure and pieces out: the row's income of the rounds to come."""
BASE_FLOW: Final = [[worth_of(row, FLOW[number]) for row in BASE_INCOME] for number in range(END + 1)]
INSTITUTE_FLOW: Final = [
    [
        sum(worth_of(icon, FLOW[number]) for icon in INSTITUTE_INCOME[faction])
        + float(_DATA["institute"][FACTIONS[faction]]) * max(0, ROUNDS - number) / (ROUNDS - 1)
        for faction in range(len(FACTIONS))
    ]
    for number in range(END + 1)
]
"""By round and faction: the income of the institute and what its ability brings."""
LEVEL_FLOW: Final = [
    [
        [
            (worth_of(LEVEL_INCOME[track][level], FLOW[number]) if track in (ECONOMY, SCIENCE) else 0.0)
            + float(_DATA["level"][TRACKS[track]][level]) * max(0, ROUNDS - number) / (ROUNDS - 1)
            for level in range(TOP_LEVEL + 1)
        ]
        for track in range(TRACK_COUNT)
    ]
    for number in range(END + 1)
]
"""By round, track and level: the income of the rounds to come, and what the level makes easier."""

_TRIGGERED: Final = {
    "tech_gaia_mine_3_vp": ("gaia_tile_mines", 3.0),
    "adv_research_2_vp": ("research_steps", 2.0),
    "adv_mine_3_vp": ("mines_to_come", 3.0),
    "adv_trading_station_3_vp": ("stations_to_come", 3.0),
}


def _tile_flow(tile: int, number: int) -> float:
    """What a tile will still bring: income, actions of later rounds, points for what is to come."""
    worth = worth_of(TILE_INCOME[tile], FLOW[number])
    worth += SINGLE["special_share"] * worth_of(TILE_SPECIAL[tile], FLOW[number])
    if TILES[tile] in _TRIGGERED:
        name, points = _TRIGGERED[TILES[tile]]
        worth += points * by_round(name)[number]
    return worth


TILE_FLOW: Final = [[_tile_flow(tile, number) for tile in range(len(TILES))] for number in range(END + 1)]
"""By round and tile."""
TILE_ACTION: Final = [
    [SINGLE["special_share"] * worth_of(TILE_SPECIAL[tile], HELD[number]) for tile in range(len(TILES))]
    for number in range(END + 1)
]
"""By round and tile: its special action, as long as it is unused this round."""
ACADEMY_ACTION: Final = [
    [SINGLE["special_share"] * worth_of(row, HELD[number]) for row in ACADEMY_SPECIAL]
    for number in range(END + 1)
]
ACADEMY_FLOW: Final = [
    [SINGLE["special_share"] * worth_of(row, FLOW[number]) for row in ACADEMY_SPECIAL]
    for number in range(END + 1)
]
"""By round and faction: the special action of the Q.I.C. academy, now and in later rounds."""


def _booster_gift(booster: int, number: int) -> float:
    """What a booster that was just chosen gives at the start of the round and as an action."""
    worth = worth_of(BOOSTER_INCOME[booster], HELD[number])
    return worth + _booster_action(booster, number)


def _booster_action(booster: int, number: int) -> float:
    if booster == STEP_BOOSTER:
        return 1.6 * HELD[number][0]
    if booster == RANGE_BOOSTER:
        return 0.9 * HELD[number][3]
    return 0.0


BOOSTER_GIFT: Final = [
    [_booster_gift(booster, number) for booster in range(len(BOOSTERS))] for number in range(END + 1)
]
BOOSTER_ACTION: Final = [
    [_booster_action(booster, number) for booster in range(len(BOOSTERS))] for number in range(END + 1)
]
GROWTH: Final = [float(_DATA["growth"][name]) for name in FINAL_TILES]
"""By final tile: by how much a count grows in a round."""
