"""What technologies are worth: the points of their tracks, and what they can do in the rounds to come."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.tables import ROUNDS
from astrolude.games.eclipse.technology_tables import TECHNOLOGIES, TRACK_SLOTS, TRACK_VP

PROMISE: Final = [0.0, 0.2, 0.5, 0.95, 1.45, 2.15, 3.0, 5.0]
"""By tiles on a technology track: its points, and those that further tiles would bring."""
PROMISING_ROUNDS: Final = 3.0
"""From so many rounds on the promise of a track counts in full."""
_USES: Final = {
    "neutron_bombs": 0.3, "starbase": 0.3, "plasma_cannon": 1.6, "phase_shield": 0.9,
    "advanced_mining": 0.4, "tachyon_source": 0.7, "plasma_missile": 1.6, "gluon_computer": 1.4,
    "gauss_shield": 0.6, "improved_hull": 1.6, "fusion_source": 0.9, "positron_computer": 1.5,
    "advanced_economy": 0.4, "tachyon_drive": 0.5, "antimatter_cannon": 1.2, "quantum_grid": 0.2,
    "nanorobots": 0.8, "fusion_drive": 0.7, "advanced_robotics": 0.2, "orbital": 1.2,
    "advanced_labs": 0.4, "monolith": 0.8, "artifact_key": 0.0, "wormhole_generator": 0.6,
}  # fmt: skip
_PLAIN_USE: Final = 0.8
USE: Final = [_USES.get(name, _PLAIN_USE) for name in TECHNOLOGIES]
"""By technology: what it can do is worth so much over a whole game, beside what the position shows."""


def knowledge(s: EclipseState, seat: int, ahead: float) -> float:
    """The abilities, and the points that the tracks promise beyond those they have."""
    value = 0.0
    uses = 0.0
    for track in range(TRACK_COUNT):
        tiles = tile_count(s, seat, track)
        value += PROMISE[min(tiles, TRACK_SLOTS)] - TRACK_VP[min(tiles, TRACK_SLOTS)]
        for technology in s.tiles[seat * TRACK_COUNT + track]:
            uses += USE[technology]
    return value * min(1.0, ahead / PROMISING_ROUNDS) + uses * ahead / ROUNDS
