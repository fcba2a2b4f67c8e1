"""GP-12.3: tech tiles, the standard ones first, then the advanced ones."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.counts import COUNTS, TRIGGERS
from astrolude.games.gaia.tables.resources import NOTHING, POINTS, row_of
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.data import Json, ids, read_data

_TECH: Final = read_data("gaia", "tech_tiles")
_TILES: Final[list[Json]] = _TECH["standard"] + _TECH["advanced"]
TILES: Final = ids(_TILES)
STANDARD: Final = len(_TECH["standard"])
"""Tiles below this number are standard ones."""
TILE_BIT: Final = [1 << tile for tile in range(len(TILES))]
STANDARD_TILES: Final = (1 << STANDARD) - 1
"""The mask of all standard tiles."""
COPIES: Final = int(_TECH["standard"][0]["copies"])
BIG_BUILDINGS: Final = TILES.index("tech_big_buildings_power_4")
BIG_POWER: Final = int(_TILES[BIG_BUILDINGS]["effect"]["academy"])


def _tile_rows(kind: str) -> list[list[int]]:
    return [row_of(tile["effect"]) if tile["kind"] == kind else NOTHING for tile in _TILES]


def _tile_per(kind: str) -> list[int]:
    return [COUNTS.index(tile["per"]) if tile["kind"] == kind and "per" in tile else NONE for tile in _TILES]


TILE_GAIN: Final = _tile_rows("immediate")
TILE_GAIN_PER: Final = _tile_per("immediate")
"""What the gain of the tile is multiplied by, or NONE."""
TILE_INCOME: Final = _tile_rows("income")
TILE_SPECIAL: Final = _tile_rows("special_action")
TILE_PASS_PER: Final = _tile_per("on_pass")
TILE_PASS_POINTS: Final = [row[POINTS] for row in _tile_rows("on_pass")]
TILE_TRIGGER: Final = [TRIGGERS.index(tile["per"]) if tile["kind"] == "trigger" else NONE for tile in _TILES]
TILE_TRIGGER_POINTS: Final = [row[POINTS] for row in _tile_rows("trigger")]
TRIGGER_TILES: Final = [
    [tile for tile in range(len(TILES)) if TILE_TRIGGER[tile] == trigger] for trigger in range(len(TRIGGERS))
]
"""By trigger: the tiles that score on it."""
INCOME_TILES: Final = [tile for tile in range(len(TILES)) if TILE_INCOME[tile] != NOTHING]
PASS_TILES: Final = [tile for tile in range(len(TILES)) if TILE_PASS_PER[tile] != NONE]
