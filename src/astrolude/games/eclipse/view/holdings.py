"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.economy import KINDS, production
from astrolude.games.eclipse.scoring import own_total
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, RESOURCES
from astrolude.kernel.effects import Holdings

NAMES: Final = [
    "points",
    *RESOURCES,
    *[f"income_{resource}" for resource in RESOURCES],
    "discs",
    "colony_ships",
]


def held(s: EclipseState, seat: int) -> list[int]:
    """EC-4.6 to EC-4.8: stores, production, discs on the track, colony ships."""
    if s.species[seat] == NONE:
        return [0] * len(NAMES)
    return [
        own_total(s, seat),
        *s.stored[KINDS * seat : KINDS * (seat + 1)],
        *[production(s, seat, resource) for resource in range(KINDS)],
        s.discs[seat],
        s.ready[seat],
    ]


HOLDINGS: Final = Holdings(NAMES, held)
