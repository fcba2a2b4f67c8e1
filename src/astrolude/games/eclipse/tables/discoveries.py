"""EC-23, ER-11: the kinds of discovery tiles, those of the base game first."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import MODULES, NONE, amounts
from astrolude.games.eclipse.tables.parts import PARTS
from astrolude.kernel.data import Json, ids, read_data

_BASE: Final[list[Json]] = read_data("eclipse", "base_discoveries")["discoveries"]
_ROWS: Final[list[Json]] = [*_BASE, *read_data("eclipse", "rise_discoveries")["discoveries"]]

DISCOVERIES: Final = ids(_ROWS)
DISCOVERY_COUNT: Final = len(DISCOVERIES)
DISCOVERY_COPIES: Final = [int(row["copies"]) for row in _ROWS]
DISCOVERY_GAIN: Final = [amount for row in _ROWS for amount in amounts(row.get("gain"))]
"""By kind and resource."""
DISCOVERY_PART: Final = [PARTS.index(row["part"]) if "part" in row else NONE for row in _ROWS]
"""The ship part that it is, NONE for other kinds."""
DISCOVERY_IS_RESOURCE: Final = [row["kind"] == "resource" for row in _ROWS]
DISCOVERY_MODULE: Final = [
    NONE if row in _BASE else MODULES.index(row.get("requires_module", "new_discoveries")) for row in _ROWS
]
"""The module that decides about it, NONE for the base game; new ones need `new_discoveries` as well."""
D_ANCIENT_TECHNOLOGY: Final = DISCOVERIES.index("ancient_technology")
D_ANCIENT_CRUISER: Final = DISCOVERIES.index("ancient_cruiser")
"""The free cruiser of EC-23.6, not the guard of a homeworld."""
D_ANCIENT_ORBITAL: Final = DISCOVERIES.index("ancient_orbital")
D_ANCIENT_WARP_PORTAL: Final = DISCOVERIES.index("ancient_warp_portal")
ANCIENT_PORTAL_VP: Final = int(_ROWS[D_ANCIENT_WARP_PORTAL]["vp_if_controlled"])
