"""Prestige points as they are scored, by where they come from."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import SCORED
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.programs import PARTS

PART_COUNT: Final = len(PARTS)
FLOOR_PART: Final = PARTS.index("floors")
LAW_PART: Final = PARTS.index("laws")
MEGA_PART: Final = PARTS.index("megastructures")
DEGREE_PART: Final = PARTS.index("degrees")
MEDAL_PART: Final = PARTS.index("medals")
LEFTOVER_PART: Final = PARTS.index("leftovers")
PROJECT_PART: Final = PARTS.index("projects")


def score(s: FederationState, seat: int, points: int, part: int) -> None:
    """Prestige points for a seat."""
    if points:
        s.scores[PART_COUNT * seat + part] += points
        s.note(SCORED, seat, points, part)


def total(s: FederationState, seat: int) -> int:
    """All prestige points of a seat."""
    points = 0
    for part in range(PART_COUNT * seat, PART_COUNT * (seat + 1)):
        points += s.scores[part]
    return points
