"""GP-12.2, GP-13: scoring tiles, and where points come from."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.counts import TRIGGERS
from astrolude.kernel.data import ids, read_data

_SCORING: Final = read_data("gaia", "scoring")
ROUND_TILES: Final = ids(_SCORING["round_tiles"])
ROUND_TRIGGER: Final = [TRIGGERS.index(tile["per"]) for tile in _SCORING["round_tiles"]]
ROUND_POINTS: Final = [int(tile["vp"]) for tile in _SCORING["round_tiles"]]
FINAL_TILES: Final = ids(_SCORING["final_tiles"])
IN_FEDERATIONS: Final = FINAL_TILES.index("final_structures_in_federations")
FINAL_GAIA: Final = FINAL_TILES.index("final_gaia_planets")
FINAL_SECTORS: Final = FINAL_TILES.index("final_sectors")
FINAL_STRUCTURES: Final = FINAL_TILES.index("final_structures")
FINAL_SATELLITES: Final = FINAL_TILES.index("final_satellites")
FINAL_TYPES: Final = FINAL_TILES.index("final_planet_types")
NEUTRAL_VALUE: Final = [int(tile["neutral_value"]) for tile in _SCORING["final_tiles"]]
RANK_POINTS: Final = [int(points) for points in _SCORING["final_rank_vp"]]
RESOURCES_PER_POINT: Final = int(_SCORING["resource_vp"]["per"])
FINAL_TILES_IN_PLAY: Final = 2

SOURCES: Final = [
    "start",
    "rounds",
    "boosters",
    "tiles",
    "federations",
    "research",
    "actions",
    "faction",
    "charging",
    "final",
    "levels",
    "resources",
]
FROM_START: Final = 0
FROM_ROUNDS: Final = 1
FROM_BOOSTERS: Final = 2
FROM_TILES: Final = 3
FROM_FEDERATIONS: Final = 4
FROM_RESEARCH: Final = 5
FROM_ACTIONS: Final = 6
FROM_FACTION: Final = 7
FROM_CHARGING: Final = 8
FROM_FINAL: Final = 9
FROM_LEVELS: Final = 10
FROM_RESOURCES: Final = 11
SOURCE_COUNT: Final = len(SOURCES)
