"""The games. Importing this package announces them to the kernel's registry and imports none of them."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.registry import announce, find

NAMES: Final = ("alien_frontiers", "gaia", "federation", "space_gate", "eclipse")
"""The packages below this one, each with a GAME in its module `game`."""

for _name in NAMES:
    announce(_name, f"{__name__}.{_name}.game")


def load() -> list[Game]:
    """Import every game; doing it again changes nothing."""
    return [find(name) for name in NAMES]
