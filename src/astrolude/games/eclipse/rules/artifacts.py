"""EC-8.13, ER-6.7: artifacts on the hexes that a player controls."""

from __future__ import annotations

from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import ANCIENT_ORBITAL
from astrolude.games.eclipse.tables.sectors import SECTOR_ARTIFACT


def artifacts(s: EclipseState, seat: int) -> int:
    """Each artifact symbol counts one, and so does an Ancient Orbital."""
    found = 0
    for sector in s.own[seat]:
        found += SECTOR_ARTIFACT[sector]
        if s.structures[sector] & ANCIENT_ORBITAL:
            found += 1
    return found
