"""Alien Frontiers in the terminal."""

from __future__ import annotations

from astrolude.games.alien_frontiers.drawing.board import draw

__all__ = ["draw"]
