"""GP-2.2, GP-8.7: putting pieces on the map, and what follows from where they stand.

Lists over the map are shared between clones, so a changed one takes the place of the old.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import FEDERATION_JOINED
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import IVITS
from astrolude.games.gaia.tables.space import DISTANCES, HEXES, NEIGHBOURS
from astrolude.games.gaia.tables.structures import LOST_MINE, ROWS

UNKNOWN: Final = -1
NEVER: Final = 99
"""More satellites than any federation has."""


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A copy with one value changed."""
    changed = values[:]
    changed[index] = value
    return changed


def put_structure(s: GaiaState, side: int, place: int, structure: int) -> None:
    """GP-7.1.9: a new structure on a planet without one; the piece leaves the faction board."""
    s.structure = replaced(s.structure, place, structure)
    s.owner = replaced(s.owner, place, side)
    if structure != LOST_MINE:
        s.out[side * ROWS + structure] += 1
    settle(s, side, place)


def put_guest(s: GaiaState, side: int, place: int, structure: int) -> None:
    """GP-11.2: a mine on a planet colonised by an opponent."""
    s.guest = replaced(s.guest, place, side)
    s.out[side * ROWS + structure] += 1
    settle(s, side, place)


def settle(s: GaiaState, side: int, place: int) -> None:
    """The hex is the side's own, and a starting point for range."""
    s.own[side] = [*s.own[side], place]
    start_from(s, side, place)
    forget_links(s, side)


def start_from(s: GaiaState, side: int, place: int) -> None:
    """GP-7.1.3: distances are counted from here as well."""
    old = s.near[side]
    new = DISTANCES[place]
    s.near[side] = [old[index] if old[index] < new[index] else new[index] for index in range(HEXES)]


def forget_links(s: GaiaState, side: int) -> None:
    """What is known about possible federations no longer holds."""
    s.none_within[side] = UNKNOWN
    s.some_within[side] = NEVER


def is_own(s: GaiaState, side: int, place: int) -> bool:
    return s.owner[place] == side or s.guest[place] == side


def extend_federation(s: GaiaState, side: int, place: int) -> None:
    """GP-8.7.1: a new structure next to an own federation joins it with its whole cluster."""
    member = s.member[side]
    touches = member[place] == 1
    for next_to in NEIGHBOURS[place]:
        if member[next_to]:
            touches = True
    if not touches:
        return
    joined = [joining for joining in cluster_of(s, side, place) if not member[joining]]
    if joined:
        s.member[side] = with_members(member, joined)
        s.note_all(FEDERATION_JOINED, side, joined)


def with_members(member: list[int], places: list[int]) -> list[int]:
    changed = member[:]
    for place in places:
        changed[place] = 1
    return changed


def cluster_of(s: GaiaState, side: int, start: int) -> list[int]:
    """GP-8.2: the own structures and space stations connected with a hex by adjacency, that hex first."""
    found = [start]
    for place in found:
        for next_to in NEIGHBOURS[place]:
            if next_to not in found and (is_own(s, side, next_to) or holds_station(s, side, next_to)):
                found.append(next_to)
    return found


def holds_station(s: GaiaState, side: int, place: int) -> bool:
    """GP-11.8: only the Ivits have space stations."""
    return s.faction[side] == IVITS and place in s.stations
