"""EC-16.12, ER-7, ER-8: the ships that nobody owns.

Ancient Ship, GCDS, the Ancient Cruisers, then both sides of the Ancient Dreadnought.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import dice_row
from astrolude.kernel.data import Json, ids, read_data

_ANCIENTS: Final = read_data("eclipse", "rise_ancients")
_ROWS: Final[list[Json]] = [
    *read_data("eclipse", "base_npc")["npc"],
    *_ANCIENTS["cruisers"],
    *_ANCIENTS["dreadnought_sides"],
]

NPCS: Final = ids(_ROWS)
NPC_COUNT: Final = len(NPCS)
ANCIENT: Final = NPCS.index("ancient")
GCDS: Final = NPCS.index("gcds")
ANCIENT_CRUISERS: Final = [NPCS.index(name) for name in ids(_ANCIENTS["cruisers"])]
ANCIENT_DREADNOUGHTS: Final = [NPCS.index(name) for name in ids(_ANCIENTS["dreadnought_sides"])]

NPC_INITIATIVE: Final = [int(row["initiative"]) for row in _ROWS]
NPC_COMPUTER: Final = [int(row["computer"]) for row in _ROWS]
NPC_SHIELD: Final = [int(row["shield"]) for row in _ROWS]
NPC_HULL: Final = [int(row["hull"]) for row in _ROWS]
NPC_CANNONS: Final = [count for row in _ROWS for count in dice_row(row["dice"])]
NPC_MISSILES: Final = [count for row in _ROWS for count in dice_row(row["missile_dice"])]
"""By ship and colour of dice."""


def _special(what: str) -> list[bool]:
    return [what in row.get("special", []) for row in _ROWS]


NPC_REGENERATION: Final = _special("regeneration")
NPC_DISTORTION: Final = _special("distortion_shield")
NPC_POINT_DEFENSE: Final = _special("point_defense")
NPC_HOLDS_ALL: Final = [row["pins"] == "all" for row in _ROWS]
"""EC-11.6, ER-8.2: whether no ship leaves its hex."""
NPC_REPUTATION: Final = [int(row["reputation"]) for row in _ROWS]
"""Draws for destroying it."""
NPC_VP: Final = [int(row.get("vp", 0)) for row in _ROWS]
"""ER-7.4, ER-8.3: what its tile is worth to the one who destroyed it."""
