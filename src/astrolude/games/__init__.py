"""The games. `load` makes them known to the kernel's registry; until then none of them is imported."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.registry import register

NAMES: Final = ("alien_frontiers", "gaia", "federation", "space_gate", "eclipse")
"""The packages below this one, each with a GAME in its module `game`."""


def load() -> list[Game]:
    """Import every game and register it; doing it again changes nothing."""
    return [register(import_module(f"{__name__}.{name}.game").GAME) for name in NAMES]
