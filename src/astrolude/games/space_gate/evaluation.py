"""How well each seat stands, in points: what bots believe about this game."""

from __future__ import annotations

from astrolude.games.space_gate.state import GateState


def evaluate(s: GateState) -> list[float]:
    return [float(influence) for influence in s.influence]
