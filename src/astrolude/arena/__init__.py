"""Bots against each other: single matches, series, and how fast it all runs."""

from __future__ import annotations

from astrolude.arena.match import MatchResult, play_match
from astrolude.arena.series import Series, simulate

__all__ = ["MatchResult", "Series", "play_match", "simulate"]
