"""GP-2.6, GP-12: what effects count, and what triggers them."""

from __future__ import annotations

from typing import Final

COUNTS: Final = [
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute_or_academy",
    "gaia_planet",
    "planet_type",
    "sector",
    "federation_token",
]
PER_MINE: Final = 0
PER_STATION: Final = 1
PER_LAB: Final = 2
PER_BIG: Final = 3
PER_GAIA: Final = 4
PER_TYPE: Final = 5
PER_SECTOR: Final = 6

TRIGGERS: Final = [
    "terraforming_step",
    "research_advance",
    "mine_built",
    "federation_token_gained",
    "trading_station_upgrade",
    "mine_on_gaia_planet",
    "planetary_institute_or_academy_built",
]
ON_STEP: Final = 0
ON_ADVANCE: Final = 1
ON_MINE: Final = 2
ON_TOKEN: Final = 3
ON_STATION: Final = 4
ON_GAIA_MINE: Final = 5
ON_BIG: Final = 6
