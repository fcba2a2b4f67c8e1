"""GP-12.1: round boosters."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.counts import COUNTS
from astrolude.games.gaia.tables.resources import row_of
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.data import Json, ids, read_data

_BOOSTERS: Final[list[Json]] = read_data("gaia", "boosters")["boosters"]
BOOSTERS: Final = ids(_BOOSTERS)
BOOSTER_INCOME: Final = [row_of(booster["income"]) for booster in _BOOSTERS]
BOOSTER_PASS_PER: Final = [
    COUNTS.index(booster["on_pass"]["per"]) if "on_pass" in booster else NONE for booster in _BOOSTERS
]
BOOSTER_PASS_POINTS: Final = [int(booster.get("on_pass", {}).get("vp", 0)) for booster in _BOOSTERS]
STEP_BOOSTER: Final = BOOSTERS.index("booster_terraform_action")
STEP_BOOSTER_STEPS: Final = int(_BOOSTERS[STEP_BOOSTER]["special_action"]["build_mine_with_free_steps"])
RANGE_BOOSTER: Final = BOOSTERS.index("booster_range_action")
RANGE_BONUS: Final = int(
    _BOOSTERS[RANGE_BOOSTER]["special_action"]["build_mine_or_gaiaform_with_range_bonus"]
)
EXTRA_BOOSTERS: Final = 3
"""GP-3.1.7: how many more boosters than players are in play."""
