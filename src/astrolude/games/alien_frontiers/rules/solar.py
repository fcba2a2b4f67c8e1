"""AF-6.10: the Solar Converter."""

from __future__ import annotations

from astrolude.games.alien_frontiers.rules.ports import dock_one
from astrolude.games.alien_frontiers.rules.supply import gain
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import LEM, LEM_FUEL, SHIP_DIE, SOLAR, SOLAR_FUEL


def dock_solar(s: AlienState, seat: int, ship: int) -> None:
    """AF-6.10.1, AF-6.10.2, AF-7.10: half the value in fuel, rounded up, and one more with the Lem bonus."""
    dock_one(s, seat, SOLAR, ship)
    fuel = SOLAR_FUEL[SHIP_DIE[ship]]
    if has_bonus(s, seat, LEM):
        fuel += LEM_FUEL
    gain(s, seat, fuel, 0)
