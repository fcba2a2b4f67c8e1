"""GP-2.2, GP-2.6: structures, in the order of their rows on the faction board."""

from __future__ import annotations

from typing import Final

STRUCTURES: Final = [
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_knowledge",
    "academy_qic",
    "lost_planet_mine",
]
MINE: Final = 0
STATION: Final = 1
LAB: Final = 2
INSTITUTE: Final = 3
ACADEMY_KNOWLEDGE: Final = 4
ACADEMY_QIC: Final = 5
LOST_MINE: Final = 6
ROWS: Final = 6
"""The structures below this number stand in rows on the faction board."""
