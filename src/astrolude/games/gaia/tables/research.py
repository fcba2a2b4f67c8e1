"""GP-7.5: the research tracks and their levels."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.resources import row_of
from astrolude.kernel.data import Json, ids, read_data

_RESEARCH: Final = read_data("gaia", "research")
_TRACKS: Final[list[Json]] = _RESEARCH["tracks"]
TRACKS: Final = ids(_TRACKS)
TRACK_COUNT: Final = len(TRACKS)
TERRAFORMING: Final = TRACKS.index("terraforming")
NAVIGATION: Final = TRACKS.index("navigation")
GAIA_PROJECT: Final = TRACKS.index("gaia_project")
ECONOMY: Final = TRACKS.index("economy")
SCIENCE: Final = TRACKS.index("science")
TOP_LEVEL: Final = len(_TRACKS[0]["levels"]) - 1
ADVANCE_KNOWLEDGE: Final = int(_RESEARCH["advance_cost"]["knowledge"])
CROSSING_LEVEL: Final = 3
"""Reaching this level charges power (GP-7.5.2)."""
CROSSING_CHARGE: Final = int(_RESEARCH["crossing_level_2_to_3"]["charge"])
POINTS_PER_LEVEL: Final = int(_RESEARCH["final_vp_per_level_3_4_5"])


def _plain(gains: Json | None) -> Json:
    return {name: amount for name, amount in (gains or {}).items() if name != "vp_per_gaia_planet"}


LEVEL_GAIN: Final = [
    [row_of(_plain(level.get("immediate"))) for level in track["levels"]] for track in _TRACKS
]
"""By track and level: what reaching it gives at once."""
LEVEL_POINTS_PER_GAIA: Final = [
    [int(level.get("immediate", {}).get("vp_per_gaia_planet", 0)) for level in track["levels"]]
    for track in _TRACKS
]
LEVEL_INCOME: Final = [[row_of(level.get("income")) for level in track["levels"]] for track in _TRACKS]
RANGE: Final = [int(level["passive"]["range"]) for level in _TRACKS[NAVIGATION]["levels"]]
PROJECT_TOKENS: Final = [
    int(level["passive"]["gaiaform_cost"] or 0) for level in _TRACKS[GAIA_PROJECT]["levels"]
]
SLOTS: Final[list[str]] = _RESEARCH["tech_slots"]["below_tracks"] + _RESEARCH["tech_slots"]["free"]
"""Where standard tiles lie: slot t below TRACK_COUNT is below track t, the others are free."""
