"""Projet Gaia in the terminal."""

from __future__ import annotations

from astrolude.games.gaia.drawing.board import draw

__all__ = ["draw"]
