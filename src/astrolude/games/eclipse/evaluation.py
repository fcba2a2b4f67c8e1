"""How well each seat stands, in points: a first estimate for the bots."""

from __future__ import annotations

from astrolude.games.eclipse.scoring import own_total
from astrolude.games.eclipse.state import EclipseState


def evaluate(s: EclipseState) -> list[float]:
    return [float(own_total(s, seat)) for seat in range(s.players)]
