"""Bots against each other: single matches, series, tournaments, and how fast it all runs."""

from __future__ import annotations

from astrolude.arena.match import MatchResult, play_match
from astrolude.arena.schedule import Terms
from astrolude.arena.series import Series, simulate
from astrolude.arena.standings import Estimate, Standing
from astrolude.arena.tournament import Tournament

__all__ = [
    "Estimate",
    "MatchResult",
    "Series",
    "Standing",
    "Terms",
    "Tournament",
    "play_match",
    "simulate",
]
