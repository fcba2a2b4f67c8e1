"""AF-6.5: the Lunar Mine."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.rules.ports import dock_one, has_port
from astrolude.games.alien_frontiers.rules.supply import gain
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BLOCKING,
    MINE,
    SHIP_VALUE,
    STATION_END,
    STATION_FIRST,
    VALUES,
    VAN_VOGT,
)

CLOSED: Final = VALUES + 1
"""The least value that a mine without a free port takes: none is as high."""
MINED_ORE: Final = 1


def least_value(s: AlienState, seat: int) -> int:
    """AF-6.5.1, AF-6.5.3, AF-6.5.4, AF-7.12: the lowest value taken now, CLOSED without a free port."""
    if not has_port(s, MINE):
        return CLOSED
    if s.mine_docks == 0 and has_bonus(s, seat, VAN_VOGT):
        return 1
    least = 1
    for port in range(STATION_FIRST[MINE], STATION_END[MINE]):
        ship = s.ports[port]
        if 0 <= ship < BLOCKING and SHIP_VALUE[ship] > least:
            least = SHIP_VALUE[ship]
    return least


def dock_mine(s: AlienState, seat: int, ship: int) -> None:
    """AF-6.5.2: one ore."""
    dock_one(s, seat, MINE, ship)
    s.mine_docks += 1
    gain(s, seat, 0, MINED_ORE)
