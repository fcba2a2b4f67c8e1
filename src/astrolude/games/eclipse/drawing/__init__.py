"""Eclipse in the terminal."""

from __future__ import annotations

from astrolude.games.eclipse.drawing.board import draw

__all__ = ["draw"]
