"""AF-6.4: the Colony Constructor."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import FROM_RESERVE
from astrolude.games.alien_frontiers.questions import ASK_LAND
from astrolude.games.alien_frontiers.rules.ports import FULL, dock_group, free_group
from astrolude.games.alien_frontiers.rules.supply import pay
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BRADBURY,
    BRADBURY_ORE,
    CONSTRUCTOR,
    CONSTRUCTOR_ORE,
)


def constructor_ore(s: AlienState, seat: int) -> int:
    """AF-6.4.1, AF-7.6: what a colony costs."""
    return CONSTRUCTOR_ORE - (BRADBURY_ORE if has_bonus(s, seat, BRADBURY) else 0)


def constructor_open(s: AlienState, seat: int) -> bool:
    """AF-4.5: an empty group and the price."""
    return s.ore[seat] >= constructor_ore(s, seat) and free_group(s, CONSTRUCTOR) != FULL


def dock_constructor(s: AlienState, seat: int, ships: list[int]) -> None:
    """AF-6.4.2: pay, dock, land a colony."""
    dock_group(s, seat, CONSTRUCTOR, ships)
    pay(s, seat, 0, constructor_ore(s, seat))
    ASK_LAND.ask(s, seat, FROM_RESERVE)
