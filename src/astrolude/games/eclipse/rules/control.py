"""EC-4.3, EC-6.7, EC-7.3: influence discs on hexes."""

from __future__ import annotations

from astrolude.games.eclipse.events import DISC_PLACED, DISC_REMOVED
from astrolude.games.eclipse.rules.cubes import return_all
from astrolude.games.eclipse.rules.discovery import claim
from astrolude.games.eclipse.rules.economy import has_disc
from astrolude.games.eclipse.rules.presence import has_enemies
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.kernel.state import NOBODY


def may_place(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-6.7, EC-17.8: a vacant hex without enemy ships, and a disc on the track."""
    return has_disc(s, seat) and s.controller[sector] == NOBODY and not has_enemies(s, seat, sector)


def place_disc(s: EclipseState, seat: int, sector: int) -> None:
    """A disc from the track to a hex."""
    s.discs[seat] -= 1
    put_disc(s, seat, sector)


def put_disc(s: EclipseState, seat: int, sector: int) -> None:
    """EC-6.8: a disc that is placed claims the discovery tile of the hex."""
    set_controller(s, seat, sector)
    s.note(DISC_PLACED, seat, sector)
    claim(s, seat, sector)


def set_controller(s: EclipseState, seat: int, sector: int) -> None:
    s.controller = replaced(s.controller, sector, seat)
    s.own[seat] = sorted([*s.own[seat], sector])


def lift_disc(s: EclipseState, sector: int) -> int:
    """EC-7.3: the disc of a hex is taken up, its cubes go back to the tracks. Whose it was."""
    seat = s.controller[sector]
    return_all(s, sector)
    s.controller = replaced(s.controller, sector, NOBODY)
    s.own[seat] = [other for other in s.own[seat] if other != sector]
    s.note(DISC_REMOVED, seat, sector)
    return seat


def remove_disc(s: EclipseState, sector: int) -> None:
    """The disc of a hex goes back to its owner's influence track."""
    s.discs[lift_disc(s, sector)] += 1
