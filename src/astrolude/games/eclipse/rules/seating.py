"""EC-5.1, ER-16.2: who comes after whom; seats that have left the game are skipped."""

from __future__ import annotations

from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import NOBODY


def after(s: EclipseState, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    return following(s, seat, 1)


def next_seat(s: EclipseState, seat: int) -> int:
    """The seat whose turn comes next, in the direction of this round."""
    return following(s, seat, s.direction)


def following(s: EclipseState, seat: int, step: int) -> int:
    other = (seat + step) % s.players
    while s.gone[other] and other != seat:
        other = (other + step) % s.players
    return other


def seats_from(s: EclipseState, seat: int) -> list[int]:
    """The seats in the game, clockwise from one."""
    return [(seat + step) % s.players for step in range(s.players) if not s.gone[(seat + step) % s.players]]


def anybody(s: EclipseState) -> int:
    """A seat that is still in the game, NOBODY if all have left."""
    for seat in range(s.players):
        if not s.gone[seat]:
            return seat
    return NOBODY
