"""ER-6: the development tiles."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import SEATS, amounts
from astrolude.kernel.data import Json, ids, read_data

_DATA: Final = read_data("eclipse", "rise_developments")
_ROWS: Final[list[Json]] = _DATA["developments"]

DEVELOPMENTS: Final = ids(_ROWS)
DEVELOPMENT_COUNT: Final = len(DEVELOPMENTS)
DEVELOPMENT_BIT: Final = [1 << development for development in range(DEVELOPMENT_COUNT)]
DEVELOPMENT_COST: Final = [amount for row in _ROWS for amount in amounts(row["cost"])]
DEVELOPMENT_GAIN: Final = [amount for row in _ROWS for amount in amounts(row["effect"].get("gain"))]
"""By tile and resource."""
DEVELOPMENTS_IN_PLAY: Final = [
    int(_DATA["tiles_in_play"].get(str(players), 0)) for players in range(SEATS + 1)
]
"""By the number of players (ER-6.1)."""

DEV_ANCIENT_MONUMENT: Final = DEVELOPMENTS.index("ancient_monument")
DEV_ARTIFACT_LINK: Final = DEVELOPMENTS.index("artifact_link")
DEV_DIPLOMATIC_FLEET: Final = DEVELOPMENTS.index("diplomatic_fleet")
DEV_SHELLWORLD: Final = DEVELOPMENTS.index("shellworld")
DEV_WARP_PORTAL: Final = DEVELOPMENTS.index("warp_portal")
MONUMENT_VP: Final = int(_ROWS[DEV_ANCIENT_MONUMENT]["effect"]["vp"])
LINK_VP: Final = int(_ROWS[DEV_ARTIFACT_LINK]["effect"]["vp_per_artifact_controlled"])
SHELLWORLD_VP: Final = int(_ROWS[DEV_SHELLWORLD]["effect"]["vp_if_controlled"])
PORTAL_VP: Final = int(_ROWS[DEV_WARP_PORTAL]["effect"]["vp_if_controlled"])
