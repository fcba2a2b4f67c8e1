"""How well each seat stands, in victory points."""

from __future__ import annotations

from astrolude.games.gaia.state import GaiaState


def evaluate(s: GaiaState) -> list[float]:
    return [float(points) for points in s.points[: s.players]]
