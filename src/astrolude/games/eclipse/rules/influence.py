"""EC-7: the Influence action: discs between track and hexes, and colony ships turned up."""

from __future__ import annotations

from astrolude.games.eclipse.events import COLONY_SHIP_READIED
from astrolude.games.eclipse.grammar import FLIP, FROM_TRACK, LIFT, PUT, TO_TRACK
from astrolude.games.eclipse.questions import ASK_PLACE_DISC, ASK_PUT_DOWN
from astrolude.games.eclipse.rules.control import lift_disc, put_disc
from astrolude.games.eclipse.rules.economy import has_disc
from astrolude.games.eclipse.rules.galaxy import exits
from astrolude.games.eclipse.rules.presence import has_enemies, has_ship
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.species import COLONY_SHIPS
from astrolude.kernel.state import NOBODY


def targets(s: EclipseState, seat: int) -> list[int]:
    """EC-7.2: vacant hexes without enemy ships, next to or under something of the seat's."""
    found: list[int] = []
    for sector in s.board:
        vacant = s.controller[sector] == NOBODY and not has_enemies(s, seat, sector)
        if vacant and is_within_reach(s, seat, sector):
            found.append(sector)
    return found


def is_within_reach(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-7.2: a ship of the seat there, or a connection to a hex with its disc or ship."""
    if has_ship(s, seat, sector):
        return True
    near = exits(s, seat, sector)
    return any(s.controller[other] == seat or has_ship(s, seat, other) for other in near)


def add_disc_moves(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-7.2: where a disc can be taken from."""
    if has_disc(s, seat) and targets(s, seat):
        answers.append(FROM_TRACK.at())
    answers += [LIFT.at(sector) for sector in s.own[seat]]


def add_flip(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-7.1: a used colony ship may be turned up."""
    if s.ready[seat] < COLONY_SHIPS[s.species[seat]]:
        answers.append(FLIP.at())


def flip(s: EclipseState, seat: int) -> None:
    s.ready[seat] += 1
    s.note(COLONY_SHIP_READIED, seat)


def take_from_track(s: EclipseState, seat: int) -> None:
    s.discs[seat] -= 1
    s.lifted[seat] += 1
    ASK_PLACE_DISC.ask(s, seat)


def take_from_hex(s: EclipseState, seat: int, sector: int) -> None:
    """EC-7.3, EC-7.4: the disc is lifted before its destination is judged."""
    ASK_PUT_DOWN.ask(s, seat, sector)
    lift_disc(s, sector)
    s.lifted[seat] += 1


def place_disc_answers(s: EclipseState, seat: int) -> list[int]:
    return [PUT.at(sector) for sector in targets(s, seat)]


def put_down_answers(s: EclipseState, seat: int, origin: int) -> list[int]:
    """EC-7.4, EC-7.5: to the track or another hex; back to the same one takes two moves."""
    return [TO_TRACK.at(), *[PUT.at(sector) for sector in targets(s, seat) if sector != origin]]


def put_down(s: EclipseState, seat: int, action: int) -> None:
    s.lifted[seat] -= 1
    if TO_TRACK.holds(action):
        s.discs[seat] += 1
    else:
        put_disc(s, seat, PUT.of(action))
