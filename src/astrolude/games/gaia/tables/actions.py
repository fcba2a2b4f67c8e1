"""GP-7.6, GP-7.7, GP-9: spaces of the research board, special actions, conversions."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.resources import COUNTED, RESOURCES, row_of
from astrolude.games.gaia.tables.tech_tiles import TILES
from astrolude.kernel.data import Json, ids, read_data

_ACTIONS: Final = read_data("gaia", "actions")
_SPACES: Final[list[Json]] = _ACTIONS["power_actions"] + _ACTIONS["qic_actions"]
SPACES: Final = ids(_SPACES)
"""The action spaces of the research board."""
POWER_SPACES: Final = len(_ACTIONS["power_actions"])
"""Spaces below this number cost power, the others Q.I.C."""
SPACE_COST: Final = [int(space.get("cost_power", 0) or space["cost_qic"]) for space in _SPACES]
SPACE_GAIN: Final = [row_of(space.get("gain")) for space in _SPACES]
SPACE_STEPS: Final = [int(space.get("build_mine_with_free_steps", 0)) for space in _SPACES]
TAKE_TILE: Final = SPACES.index("qic_tech_tile")
RESCORE: Final = SPACES.index("qic_rescore_federation")
SCORE_TYPES: Final = SPACES.index("qic_planet_types")
POINTS_PER_TYPE: Final = int(_SPACES[SCORE_TYPES]["vp_per_planet_type"])
RANGE_PER_QIC: Final = int(_ACTIONS["range_bonus_per_qic"])
EXCHANGE_TOKENS: Final = int(_ACTIONS["itars_gaia_phase_conversion"]["cost"]["discard_gaia_tokens"])

_CONVERSIONS: Final[list[Json]] = _ACTIONS["free_conversions"] + _ACTIONS["faction_conversions"]
CONVERSIONS: Final = ids(_CONVERSIONS)
BURN: Final = CONVERSIONS.index("burn")
GENERAL_CONVERSIONS: Final = len(_ACTIONS["free_conversions"])
CONVERSION_POWER: Final = [int(row["cost"].get("power", 0)) for row in _CONVERSIONS]
CONVERSION_COST: Final = [
    row_of({name: amount for name, amount in row["cost"].items() if name in RESOURCES})
    for row in _CONVERSIONS
]
CONVERSION_GAIN: Final = [row_of(row.get("gain")) for row in _CONVERSIONS]
TOKEN_TO_KNOWLEDGE: Final = CONVERSIONS.index("nevlas_token_to_knowledge")
GAIAFORMER_TO_QIC: Final = CONVERSIONS.index("bal_taks_gaiaformer_to_qic")
POWER_PRICE: Final = [
    max(
        CONVERSION_POWER[conversion]
        for conversion in range(GENERAL_CONVERSIONS)
        if CONVERSION_POWER[conversion] and CONVERSION_GAIN[conversion][resource]
    )
    for resource in range(COUNTED)
]
"""By resource: what one costs in power."""

SPECIALS: Final = [
    "booster_step",
    "booster_range",
    "tech_action_charge_4",
    "adv_action_qic_5_credits",
    "adv_action_3_ore",
    "adv_action_3_knowledge",
    "academy",
    "swap",
    "downgrade",
    "space_station",
    "lowest_track",
]
SPECIAL_STEP: Final = 0
SPECIAL_RANGE: Final = 1
SPECIAL_TILES: Final = [TILES.index(name) for name in SPECIALS[2:6]]
FIRST_TILE_SPECIAL: Final = 2
SPECIAL_ACADEMY: Final = 6
SPECIAL_SWAP: Final = 7
SPECIAL_DOWNGRADE: Final = 8
SPECIAL_SPACE_STATION: Final = 9
SPECIAL_LOWEST: Final = 10
