"""The commands: play, serve, simulate, measure, check."""

from __future__ import annotations

from astrolude.cli.app import main

__all__ = ["main"]
