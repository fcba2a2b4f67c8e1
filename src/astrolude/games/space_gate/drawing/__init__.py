"""Space Gate Odyssey in the terminal."""

from __future__ import annotations

from astrolude.games.space_gate.drawing.board import draw

__all__ = ["draw"]
