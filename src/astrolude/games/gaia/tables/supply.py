"""GP-2.2, GP-2.4: how many there are: seats, rounds and what the supply holds."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.data import Json, read_data

SEATS: Final = 4
ROUNDS: Final = 6
NONE: Final = -1
"""No tile, structure, booster or whatever else is counted from 0."""

_LIMITS: Final[Json] = read_data("gaia", "supply")["limits"]
SATELLITES: Final = int(_LIMITS["satellites_per_player"])
SPACE_STATIONS: Final = int(_LIMITS["space_stations"])
TOKEN_COPIES: Final = int(_LIMITS["federation_tokens_per_kind"])
GAIAFORMERS: Final = int(read_data("gaia", "factions")["gaiaformer_board_spaces"])
