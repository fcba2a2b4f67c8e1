"""EC-4.10, EC-13, EC-17.4: population cubes on their way between tracks, squares and graveyards.

A cube whose owner must choose where it goes is loose until the question is answered.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import COLONISED, CUBE_BURIED, CUBE_LOST, CUBE_RETURNED
from astrolude.games.eclipse.grammar import ANY_TRACK, CHOOSE_RESOURCE, COLONISE, MONEY_OR_SCIENCE
from astrolude.games.eclipse.questions import ASK_CUBE_TRACK, ASK_GRAVEYARD
from astrolude.games.eclipse.rules.presence import depart, enter, has_enemies
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import (
    NONE,
    ORBITAL,
    ORBITAL_SHIP,
    RESOURCES,
    SHELLWORLD,
    SQ_ORBITAL,
    SQUARE_ADVANCED,
    SQUARE_KINDS,
    SQUARE_RESOURCE,
    TRACK_CAPACITY,
    WAY_KIND,
    WAY_RESOURCE,
    WAYS,
)
from astrolude.games.eclipse.tables.sectors import SECTOR_SQUARES
from astrolude.games.eclipse.tables.species import EXILES
from astrolude.games.eclipse.tables.technologies import ADVANCED_TECHNOLOGY

NO_CUBES: Final = [0] * SQUARE_KINDS
"""The squares of a hex without cubes; shared."""
KINDS: Final = len(RESOURCES)
ORBITAL_TRACKS: Final = 2
"""EC-4.10: a cube from an orbital goes back to money or science, the first two tracks."""


def squares(s: EclipseState, sector: int, kind: int) -> int:
    """EC-4.9, EC-10.7, ER-6.4: how many squares of a kind a hex has."""
    if kind < SQ_ORBITAL:
        return SECTOR_SQUARES[sector * SQUARE_KINDS + kind]
    if kind == SQ_ORBITAL:
        return 1 if s.structures[sector] & ORBITAL else 0
    return 1 if s.structures[sector] & SHELLWORLD else 0


def may_settle(s: EclipseState, seat: int, kind: int) -> bool:
    """EC-4.9: an advanced square needs the technology of its colour."""
    if not SQUARE_ADVANCED[kind]:
        return True
    return s.technologies[seat] >> ADVANCED_TECHNOLOGY[SQUARE_RESOURCE[kind]] & 1 == 1


def add_colonies(s: EclipseState, seat: int, upkeep: bool, answers: list[int]) -> None:
    """EC-13.1, EC-13.2, EC-13.4: every way to use a colony ship now."""
    if not s.ready[seat]:
        return
    for sector in s.own[seat]:
        if upkeep and has_enemies(s, seat, sector):
            continue
        cubes = s.cubes[sector]
        base = sector * SQUARE_KINDS
        structures = s.structures[sector]
        for way in range(len(WAYS)):
            kind = WAY_KIND[way]
            if kind < SQ_ORBITAL:
                room = SECTOR_SQUARES[base + kind]
            elif kind == SQ_ORBITAL:
                room = structures & ORBITAL
            else:
                room = 1 if structures & SHELLWORLD else 0
            if room > cubes[kind] and s.track[seat * KINDS + WAY_RESOURCE[way]] and may_settle(s, seat, kind):
                answers.append(COLONISE.at(way, sector))


def colonise(s: EclipseState, seat: int, way: int, sector: int) -> None:
    """EC-13.1: a colony ship puts a cube on a square."""
    s.ready[seat] -= 1
    settle(s, seat, sector, WAY_KIND[way], WAY_RESOURCE[way])
    s.note(COLONISED, seat, sector, WAY_KIND[way], WAY_RESOURCE[way])


def settle(s: EclipseState, seat: int, sector: int, kind: int, resource: int) -> None:
    """A cube from a track to a square; on an orbital it makes a ship of the Exiles (ER-15.2.3)."""
    s.track[seat * KINDS + resource] -= 1
    s.cubes[sector] = replaced(s.cubes[sector], kind, s.cubes[sector][kind] + 1)
    if kind == SQ_ORBITAL and s.species[seat] == EXILES:
        enter(s, seat, sector, ORBITAL_SHIP)


def take_off(s: EclipseState, sector: int, kind: int) -> None:
    """A cube of the hex's controller leaves its square; the Exiles' orbital is no ship any more."""
    s.cubes[sector] = replaced(s.cubes[sector], kind, s.cubes[sector][kind] - 1)
    owner = s.controller[sector]
    if kind == SQ_ORBITAL and s.species[owner] == EXILES:
        depart(s, owner, sector, ORBITAL_SHIP)


def return_all(s: EclipseState, sector: int) -> None:
    """EC-7.3: every cube of the controller goes back to the tracks."""
    seat = s.controller[sector]
    for kind in range(SQUARE_KINDS):
        for _ in range(s.cubes[sector][kind]):
            take_off(s, sector, kind)
            give_back(s, seat, SQUARE_RESOURCE[kind], MONEY_OR_SCIENCE if kind == SQ_ORBITAL else ANY_TRACK)
    s.cubes[sector] = NO_CUBES


def give_back(s: EclipseState, seat: int, resource: int, limit: int) -> None:
    """EC-4.10: a cube to the track of its colour; the owner chooses where there is none, or it is full."""
    if resource != NONE and s.track[seat * KINDS + resource] < TRACK_CAPACITY:
        s.track[seat * KINDS + resource] += 1
        s.note(CUBE_RETURNED, seat, resource)
        return
    s.loose[seat] += 1
    ASK_CUBE_TRACK.ask(s, seat, limit)


def cube_track_answers(s: EclipseState, seat: int, limit: int) -> list[int]:
    """EC-4.10: tracks with room; where those of an orbital's cube are full, any other."""
    base = seat * KINDS
    open_tracks = [track for track in range(KINDS) if s.track[base + track] < TRACK_CAPACITY]
    if limit == MONEY_OR_SCIENCE:
        first = [track for track in open_tracks if track < ORBITAL_TRACKS]
        open_tracks = first or open_tracks
    return [CHOOSE_RESOURCE.at(track) for track in open_tracks]


def put_on_track(s: EclipseState, seat: int, resource: int) -> None:
    s.loose[seat] -= 1
    s.track[seat * KINDS + resource] += 1
    s.note(CUBE_RETURNED, seat, resource)


def kill(s: EclipseState, sector: int, kind: int) -> None:
    """EC-17.4: a cube on the hex is destroyed and goes to its owner's graveyard."""
    seat = s.controller[sector]
    take_off(s, sector, kind)
    s.note(CUBE_LOST, seat, sector, kind)
    resource = SQUARE_RESOURCE[kind]
    if resource != NONE:
        s.graveyard[seat * KINDS + resource] += 1
        return
    s.loose[seat] += 1
    limit = MONEY_OR_SCIENCE if kind == SQ_ORBITAL else ANY_TRACK
    ASK_GRAVEYARD.ask(s, seat, limit)


def destroy_orbital_ship(s: EclipseState, sector: int) -> None:
    """ER-15.2.4: the cube goes to the graveyard, the orbital stays."""
    kill(s, sector, SQ_ORBITAL)


def graveyard_answers(limit: int) -> list[int]:
    boxes = ORBITAL_TRACKS if limit == MONEY_OR_SCIENCE else KINDS
    return [CHOOSE_RESOURCE.at(box) for box in range(boxes)]


def bury(s: EclipseState, seat: int, resource: int) -> None:
    s.loose[seat] -= 1
    s.graveyard[seat * KINDS + resource] += 1
    s.note(CUBE_BURIED, seat, resource)


def population(s: EclipseState, sector: int) -> int:
    """How many cubes are on the hex."""
    return sum(s.cubes[sector])


def empty_graveyard(s: EclipseState, seat: int) -> None:
    """EC-20.2: cubes go back to their tracks."""
    for resource in range(KINDS):
        for _ in range(s.graveyard[seat * KINDS + resource]):
            s.graveyard[seat * KINDS + resource] -= 1
            give_back(s, seat, resource, ANY_TRACK)
