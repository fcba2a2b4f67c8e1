"""Federation in the terminal."""

from __future__ import annotations

from astrolude.games.federation.drawing.board import draw

__all__ = ["draw"]
