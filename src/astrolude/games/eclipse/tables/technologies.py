"""EC-8, ER-4: the technologies. The base technologies come first, the rare ones after them."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import NONE
from astrolude.kernel.bits import mask_of
from astrolude.kernel.data import Json, ids, read_data

_BASE: Final = read_data("eclipse", "base_technologies")
_RISE: Final = read_data("eclipse", "rise_technologies")
_ROWS: Final[list[Json]] = [*_BASE["technologies"], *_RISE["rare_technologies"]]

TECHNOLOGIES: Final = ids(_ROWS)
TECHNOLOGY_COUNT: Final = len(TECHNOLOGIES)
RARE: Final = len(_BASE["technologies"])
"""Technologies from this number on are rare: unique, and at home on any track (ER-4.3)."""

TRACKS: Final = [str(name) for name in _BASE["track"]["categories"]]
TECH_TRACK: Final = [TRACKS.index(row["category"]) if row["category"] in TRACKS else NONE for row in _ROWS]
"""The track of a technology, NONE for those that fit any."""
TECH_COST: Final = [int(row["cost"]) for row in _ROWS]
TECH_MIN: Final = [int(row["min_cost"]) for row in _ROWS]
TECH_COPIES: Final = [int(row["copies"]) for row in _ROWS]
_EXTRA: Final = {str(row["technology"]): int(row["copies"]) for row in _RISE["extra_tiles_7_9"]}
TECH_EXTRA: Final = [_EXTRA.get(name, 0) for name in TECHNOLOGIES]
"""What games of 7 to 9 players add (ER-13.1)."""

TRACK_SLOTS: Final = int(_BASE["track"]["slots"])
DISCOUNT: Final = [int(value) for value in _BASE["track"]["discount_when_holding"]]
"""By the number of tiles that a track already holds (EC-8.2)."""
TRACK_VP: Final = [int(value) for value in _BASE["track"]["vp_when_holding"]]
"""By the number of tiles that a track holds at the end (EC-22.1)."""
REVELATION_TILES: Final = 4
"""ER-15.1.2: the square of a track on which a tile reveals something to Magellan."""

T_NEUTRON_BOMBS: Final = TECHNOLOGIES.index("neutron_bombs")
T_STARBASE: Final = TECHNOLOGIES.index("starbase")
T_ORBITAL: Final = TECHNOLOGIES.index("orbital")
T_MONOLITH: Final = TECHNOLOGIES.index("monolith")
T_NANOROBOTS: Final = TECHNOLOGIES.index("nanorobots")
T_ADVANCED_ROBOTICS: Final = TECHNOLOGIES.index("advanced_robotics")
T_QUANTUM_GRID: Final = TECHNOLOGIES.index("quantum_grid")
T_ARTIFACT_KEY: Final = TECHNOLOGIES.index("artifact_key")
T_WORMHOLE_GENERATOR: Final = TECHNOLOGIES.index("wormhole_generator")
T_ADVANCED_ECONOMY: Final = TECHNOLOGIES.index("advanced_economy")
T_ADVANCED_LABS: Final = TECHNOLOGIES.index("advanced_labs")
T_ADVANCED_MINING: Final = TECHNOLOGIES.index("advanced_mining")
T_ANTIMATTER_SPLITTER: Final = TECHNOLOGIES.index("antimatter_splitter")
T_NEUTRON_ABSORBER: Final = TECHNOLOGIES.index("neutron_absorber")
T_DISTORTION_SHIELD: Final = TECHNOLOGIES.index("distortion_shield")
T_CLOAKING_DEVICE: Final = TECHNOLOGIES.index("cloaking_device")
T_POINT_DEFENSE: Final = TECHNOLOGIES.index("point_defense")

ADVANCED_TECHNOLOGY: Final = [T_ADVANCED_ECONOMY, T_ADVANCED_LABS, T_ADVANCED_MINING]
"""By resource: what its advanced squares need (EC-4.9)."""
TECH_DISCS: Final = [
    {T_ADVANCED_ROBOTICS: 1, T_QUANTUM_GRID: 2}.get(technology, 0) for technology in range(TECHNOLOGY_COUNT)
]
"""EC-8.10: discs that a technology brings at once."""
ARTIFACT_RESOURCES: Final = 5
"""EC-8.13: what each artifact gives with the Artifact Key."""
RARE_TECHNOLOGIES: Final = mask_of(range(RARE, TECHNOLOGY_COUNT))
