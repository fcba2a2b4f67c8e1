"""GP-11: the fourteen factions as flat tables, numbered in the order of their file."""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.gaia.tables.actions import GENERAL_CONVERSIONS
from astrolude.games.gaia.tables.planets import PLANETS
from astrolude.games.gaia.tables.research import TRACKS
from astrolude.games.gaia.tables.resources import NOTHING, row_of
from astrolude.games.gaia.tables.structures import MINE, ROWS, STRUCTURES
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.data import Json, ids, read_data

_DATA: Final = read_data("gaia", "factions")
_FACTIONS: Final[list[Json]] = _DATA["factions"]
FACTIONS: Final = ids(_FACTIONS)

TERRANS: Final = FACTIONS.index("terrans")
LANTIDS: Final = FACTIONS.index("lantids")
XENOS: Final = FACTIONS.index("xenos")
GLEENS: Final = FACTIONS.index("gleens")
TAKLONS: Final = FACTIONS.index("taklons")
AMBAS: Final = FACTIONS.index("ambas")
HADSCH_HALLAS: Final = FACTIONS.index("hadsch_hallas")
IVITS: Final = FACTIONS.index("ivits")
GEODENS: Final = FACTIONS.index("geodens")
BAL_TAKS: Final = FACTIONS.index("bal_taks")
FIRAKS: Final = FACTIONS.index("firaks")
BESCODS: Final = FACTIONS.index("bescods")
NEVLAS: Final = FACTIONS.index("nevlas")
ITARS: Final = FACTIONS.index("itars")

COLOURS: Final = [str(row["color"]) for row in _FACTIONS]
HOME: Final = [PLANETS.index(row["home_planet"]) for row in _FACTIONS]
PARTNER: Final = [FACTIONS.index(row["board_partner"]) for row in _FACTIONS]
"""The other side of the faction board."""
STARTING: Final = [
    row_of({name: amount for name, amount in row["starting"].items() if name != "vp"}) for row in _FACTIONS
]
STARTING_POINTS: Final = [int(row["starting"]["vp"]) for row in _FACTIONS]
STARTING_FIRST: Final = [int(row["power_bowls"]["bowl_1"]) for row in _FACTIONS]
STARTING_SECOND: Final = [int(row["power_bowls"]["bowl_2"]) for row in _FACTIONS]
STARTING_LEVEL: Final = [
    [int(row["starting_research"].get(track, 0)) for track in TRACKS] for row in _FACTIONS
]
FIRST_MINES: Final = [int(row["setup"]["mines"]) for row in _FACTIONS]
BASE_INCOME: Final = [row_of(row["base_income"]) for row in _FACTIONS]


def _boards(name: str) -> list[list[Any]]:
    """The entry of each structure's row, by faction."""
    return [[row["buildings"][structure].get(name) for structure in STRUCTURES[:ROWS]] for row in _FACTIONS]


PIECES: Final = [[int(count) for count in row] for row in _boards("count")]
"""By faction and structure: how many pieces there are."""
ORE_COST: Final = [[int((cost or {}).get("ore", 0)) for cost in row] for row in _boards("cost")]
CREDITS_COST: Final = [[int((cost or {}).get("credits", 0)) for cost in row] for row in _boards("cost")]
NEIGHBOUR_CREDITS: Final = int(_FACTIONS[0]["buildings"]["trading_station"]["cost_with_neighbor"]["credits"])
"""GP-7.3.1: the credits of a trading station with an opponent near."""
MINE_ORE: Final = ORE_COST[0][MINE]
MINE_CREDITS: Final = CREDITS_COST[0][MINE]
BASE_POWER: Final = [
    int(_FACTIONS[0]["buildings"][structure]["power_value"]) for structure in STRUCTURES[:ROWS]
]
UPGRADES_FROM: Final = [
    [NONE if origin is None else STRUCTURES.index(origin) for origin in row]
    for row in _boards("upgrades_from")
]
"""By faction and structure: what it replaces."""
UPGRADES_TO: Final = [
    [[target for target in range(ROWS) if origins[target] == structure] for structure in range(ROWS)]
    for origins in UPGRADES_FROM
]
"""By faction and structure: what it can become."""
GIVES_TILE: Final = [
    "gain_tech_tile" in _FACTIONS[0]["buildings"][structure].get("on_build", [])
    for structure in STRUCTURES[:ROWS]
]


def _row_income(building: Json) -> list[list[int]]:
    """What the first 0, 1, 2 … pieces that left a row give together."""
    spaces: list[Json] = building.get("income", [{}] * int(building["count"]))
    sums = [NOTHING]
    for space in spaces:
        sums.append([a + b for a, b in zip(sums[-1], row_of(space), strict=True)])
    return sums


ROW_INCOME: Final = [
    [_row_income(board["buildings"][structure]) for structure in STRUCTURES[:ROWS]] for board in _FACTIONS
]
"""By faction, structure and pieces out: the income of the row. The institute's icons stand apart."""
INSTITUTE_INCOME: Final = [
    [row_of(icon) for icon in row["buildings"]["planetary_institute"]["income_icons"]] for row in _FACTIONS
]
ACADEMY_SPECIAL: Final = [row_of(row["buildings"]["academy_qic"]["special_action"]) for row in _FACTIONS]

_OWN_CONVERSIONS: Final[list[Json]] = read_data("gaia", "actions")["faction_conversions"]
CONVERSION_NEEDS_INSTITUTE: Final = [False] * GENERAL_CONVERSIONS + [
    bool(row["requires_institute"]) for row in _OWN_CONVERSIONS
]
FACTION_CONVERSIONS: Final = [
    [GENERAL_CONVERSIONS + index for index, row in enumerate(_OWN_CONVERSIONS) if row["faction"] == faction]
    for faction in FACTIONS
]
"""By faction: the conversions that only it has."""
