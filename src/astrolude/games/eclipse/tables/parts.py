"""EC-9, ER-5, ER-11.5: the ship parts: standard ones, Ancient ones, those of rare technologies and the
discoveries of the expansion, in this order.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import NONE, ORBITAL_SHIP, SHIPS, STARBASE, dice_row
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.bits import mask_of
from astrolude.kernel.data import Json, ids, read_data

_BASE: Final = read_data("eclipse", "base_ship_parts")
_RISE: Final = read_data("eclipse", "rise_ship_parts")
_ROWS: Final[list[Json]] = [
    *_BASE["standard_parts"],
    *_BASE["ancient_parts"],
    *_RISE["rare_parts"],
    *_RISE["discovery_parts"],
]

PARTS: Final = ids(_ROWS)
PART_COUNT: Final = len(PARTS)
PART_BIT: Final = [1 << part for part in range(PART_COUNT)]
EMPTY: Final = NONE
"""What a slot without a part holds."""

PART_ENERGY: Final = [int(row["energy"]) for row in _ROWS]
"""Above zero what it produces, below what it consumes."""
PART_INITIATIVE: Final = [int(row["initiative"]) for row in _ROWS]
PART_MOVEMENT: Final = [int(row["movement"]) for row in _ROWS]
PART_JUMPS: Final = [int(row.get("jumps", 0)) for row in _ROWS]
PART_COMPUTER: Final = [int(row["computer"]) for row in _ROWS]
PART_SHIELD: Final = [int(row["shield"]) for row in _ROWS]
PART_HULL: Final = [int(row["hull"]) for row in _ROWS]
PART_REGENERATION: Final = [int(row.get("regeneration", 0)) for row in _ROWS]
PART_BAY: Final = [int(row.get("interceptor_capacity", 0)) for row in _ROWS]
"""How many interceptors it carries."""
_NO_DICE: Final[list[Json]] = []
PART_CANNONS: Final = [
    count for row in _ROWS for count in dice_row(_NO_DICE if row["missile"] else row["dice"])
]
PART_MISSILES: Final = [
    count for row in _ROWS for count in dice_row(row["dice"] if row["missile"] else _NO_DICE)
]
"""By part and colour of dice."""

PART_DRIVES: Final = [1 if row["kind"] == "drive" else 0 for row in _ROWS]
PART_IS_SOURCE: Final = [row["kind"] == "source" for row in _ROWS]
PART_IS_UNIQUE: Final = [bool(row["ancient_part"]) for row in _ROWS]
"""Found, never taken from the supply (EC-23.5); once removed it leaves the game (EC-9.3)."""
PART_USES_SLOT: Final = [bool(row.get("uses_slot", True)) for row in _ROWS]
PART_TECH: Final = [TECHNOLOGIES.index(row["tech"]) if row["tech"] is not None else NONE for row in _ROWS]
"""The technology that it needs (EC-9.4), NONE for free parts and unique ones."""
SUPPLY_PARTS: Final = [part for part in range(PART_COUNT) if not PART_IS_UNIQUE[part]]
"""The parts that anybody with the technology may take, in any number (EC-9.9, ER-4.6)."""
MUON_SOURCE: Final = PARTS.index("muon_source")


def _forbidden(row: Json) -> int:
    types = [SHIPS.index(name) for name in row.get("forbidden_on", [])]
    return mask_of([*types, *([STARBASE, ORBITAL_SHIP] if row["kind"] == "drive" else [])])


PART_FORBIDDEN: Final = [_forbidden(row) for row in _ROWS]
"""The mask of ship types that may not carry it: drives (EC-9.5) and bays (ER-5.1)."""
