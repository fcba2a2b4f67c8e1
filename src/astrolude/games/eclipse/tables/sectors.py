"""EC-2.3, ER-3: the sector hexes. A sector is a number from 0 in rising order of the printed numbers, so that
battles (EC-16.1) are fought from the last to the first.

Edges are those of the data: 0 is north-east in printed orientation, then clockwise. A tile turned r steps
clockwise shows its edge e on map edge (e + r) mod 6.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import MODULES, NONE, RESOURCES, SQ_GREY, SQUARE_KINDS, SQUARES
from astrolude.kernel.bits import mask_of
from astrolude.kernel.data import Json, read_data

_ROWS: Final[list[Json]] = sorted(
    [*read_data("eclipse", "base_sectors")["sectors"], *read_data("eclipse", "rise_sectors")["sectors"]],
    key=lambda row: int(row["number"]),
)

SECTORS: Final = [f"{int(row['number']):03}" for row in _ROWS]
"""Sector numbers as they are printed and written: 001, 101, …"""
SECTOR_COUNT: Final = len(SECTORS)
SECTOR_NAMES: Final = [str(row["name"]) for row in _ROWS]
CENTER: Final = 0
"""The Galactic Center."""


SECTOR_NUMBER: Final = [int(row["number"]) for row in _ROWS]


def sector(number: int) -> int:
    """The index of a sector by its printed number."""
    return SECTOR_NUMBER.index(number)


# Edges

EDGES: Final = 6
EDGE_Q: Final = [1, 1, 0, -1, -1, 0]
EDGE_R: Final = [-1, 0, 1, 1, 0, -1]
"""By map edge: the step in axial coordinates to the neighbour beyond it."""
OPPOSITE: Final = [(edge + 3) % EDGES for edge in range(EDGES)]


def _turned(row: Json, rotation: int) -> int:
    return mask_of([edge for edge in range(EDGES) if row["wormholes"][(edge - rotation) % EDGES]])


WORMHOLE_MASK: Final = [_turned(row, rotation) for row in _ROWS for rotation in range(EDGES)]
"""By sector and rotation: the mask of map edges with a wormhole."""

# Where a hex comes from

RINGS: Final = ["center", "inner", "middle", "outer", "starting", "homeworld"]
INNER: Final = 1
MIDDLE: Final = 2
OUTER: Final = 3
HOMEWORLD_RING: Final = 5
SECTOR_RING: Final = [RINGS.index(row["ring"]) for row in _ROWS]
SECTOR_MODULE: Final = [
    MODULES.index(row["expansion_module"]) if "expansion_module" in row else NONE for row in _ROWS
]
"""The module that brings the hex, NONE for the base game."""
SECTOR_HOMEWORLD: Final = [ring == HOMEWORLD_RING for ring in SECTOR_RING]
HOMEWORLDS: Final = [index for index in range(SECTOR_COUNT) if SECTOR_HOMEWORLD[index]]

# What is printed on it

SECTOR_VP: Final = [int(row["vp"]) for row in _ROWS]
SECTOR_ANCIENTS: Final = [int(row["ancients"]) for row in _ROWS]
SECTOR_DISCOVERY: Final = [int(row["discovery"]) for row in _ROWS]
SECTOR_ARTIFACT: Final = [int(row["artifact"]) for row in _ROWS]
SECTOR_PORTAL: Final = [bool(row.get("warp_portal", False)) for row in _ROWS]
SECTOR_HIVE: Final = [row.get("feature") == "hive" for row in _ROWS]
HIVES: Final = [index for index in range(SECTOR_COUNT) if SECTOR_HIVE[index]]
_NO_EXITS: Final = [0] * EDGES
HIVE_EXIT: Final = [int(face) for row in _ROWS for face in row.get("hive_exit_by_edge", _NO_EXITS)]
"""By sector and printed edge: the face of the die that opens it (ER-9.2), 0 where there is no hive."""
_SQUARE_OF: Final = {**{name: SQUARES.index(name) for name in RESOURCES}, "any": SQ_GREY}


def _squares(row: Json) -> list[int]:
    counts = [0] * SQUARE_KINDS
    for square in row["squares"]:
        counts[_SQUARE_OF[square["resource"]] + int(square["advanced"])] += 1
    return counts


SECTOR_SQUARES: Final = [count for row in _ROWS for count in _squares(row)]
"""By sector and kind: how many population squares are printed."""

# Planets: all squares of one colour of a hex are one planet, all grey ones too (ER-15.4.2)

PLANETS: Final = [*RESOURCES, "grey"]
GREY_PLANET: Final = 3


def _planets(row: Json) -> int:
    squares = _squares(row)
    coloured = [planet for planet in range(GREY_PLANET) if squares[2 * planet] or squares[2 * planet + 1]]
    return mask_of([*coloured, GREY_PLANET] if squares[SQ_GREY] else coloured)


SECTOR_PLANETS: Final = [_planets(row) for row in _ROWS]
"""By sector: the mask of its planets."""
