"""EC-8, EC-20.1, ER-4.2, ER-16.1: technology tiles in the bag and on the supply board, and their prices."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import TECHNOLOGIES_DRAWN, TECHNOLOGIES_SHOWN
from astrolude.games.eclipse.rules.modules import PREDICTABLE_TECHNOLOGIES, in_use, set_up_as
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import ROUNDS
from astrolude.games.eclipse.tables.setup import CLEANUP_TECHS, SETUP_TECHS
from astrolude.games.eclipse.tables.technologies import (
    DISCOUNT,
    RARE,
    TECH_COST,
    TECH_MIN,
    TECH_TRACK,
    TECHNOLOGY_COUNT,
    TRACK_SLOTS,
    TRACKS,
)
from astrolude.kernel.pools import draw
from astrolude.kernel.state import NOBODY

TRACK_COUNT: Final = len(TRACKS)
LOOK_AHEAD: Final = 2
"""ER-16.1: in the Cleanup of round r the tiles of round r + 2 are shown."""


def draw_technologies(s: EclipseState, number: int) -> list[int]:
    """ER-4.2: tiles from the bag until so many normal ones are drawn; rare ones come on top of that."""
    drawn: list[int] = []
    left = sum(s.bag)
    while number and left:
        technology = draw(s.bag, s.rng)
        left -= 1
        drawn.append(technology)
        if technology < RARE:
            number -= 1
    s.reveal()
    return drawn


def put_on_board(s: EclipseState, technologies: list[int]) -> None:
    for technology in technologies:
        s.market[technology] += 1
    s.note_all(TECHNOLOGIES_DRAWN, NOBODY, technologies)


def show_next(s: EclipseState) -> None:
    """ER-16.1: the batch of the round after the next one."""
    drawn = draw_technologies(s, CLEANUP_TECHS[s.players])
    for technology in drawn:
        s.coming[technology] += 1
    s.note_all(TECHNOLOGIES_SHOWN, NOBODY, drawn)


def first_technologies(s: EclipseState) -> None:
    """EC-3.1, ER-13.10, ER-16.1."""
    put_on_board(s, draw_technologies(s, SETUP_TECHS[set_up_as(s)]))
    if in_use(s, PREDICTABLE_TECHNOLOGIES):
        show_next(s)


def new_technologies(s: EclipseState) -> None:
    """EC-20.1, ER-16.1."""
    if not in_use(s, PREDICTABLE_TECHNOLOGIES):
        put_on_board(s, draw_technologies(s, CLEANUP_TECHS[s.players]))
        return
    batch = [technology for technology in range(TECHNOLOGY_COUNT) for _ in range(s.coming[technology])]
    s.coming = [0] * TECHNOLOGY_COUNT
    put_on_board(s, batch)
    if s.round + LOOK_AHEAD <= ROUNDS:
        show_next(s)


def tile_count(s: EclipseState, seat: int, track: int) -> int:
    return len(s.tiles[seat * TRACK_COUNT + track])


def price(s: EclipseState, seat: int, technology: int, track: int) -> int:
    """EC-8.2, ER-4.3."""
    return max(TECH_MIN[technology], TECH_COST[technology] - DISCOUNT[tile_count(s, seat, track)])


def is_open(s: EclipseState, seat: int, technology: int, track: int) -> bool:
    """EC-8.3, EC-8.4, ER-4.4: on the board, not owned, and room on the track."""
    if not s.market[technology] or s.technologies[seat] >> technology & 1:
        return False
    return tile_count(s, seat, track) < TRACK_SLOTS


def cheapest_technologies(s: EclipseState, seat: int) -> list[int]:
    """EC-23.4, ER-4.5: the normal tiles of the lowest printed cost that the seat can take."""
    found: list[int] = []
    lowest = 0
    for technology in range(RARE):
        if is_open(s, seat, technology, TECH_TRACK[technology]):
            cost = TECH_COST[technology]
            if not found or cost < lowest:
                found = [technology]
                lowest = cost
            elif cost == lowest:
                found.append(technology)
    return found
