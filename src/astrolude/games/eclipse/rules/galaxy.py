"""EC-4.1, EC-4.2, ER-10: the map without an edge: where hexes lie, what joins them, laying a new one."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import FREEDOM, NONE
from astrolude.games.eclipse.tables.sectors import (
    EDGE_Q,
    EDGE_R,
    EDGES,
    OPPOSITE,
    SECTOR_PORTAL,
    WORMHOLE_MASK,
)
from astrolude.games.eclipse.tables.species import ENLIGHTENED
from astrolude.games.eclipse.tables.technologies import T_WORMHOLE_GENERATOR

NO_LINK: Final = 0
HALF: Final = 1
FULL: Final = 2

NOWHERE: Final = [NONE] * EDGES
UNLINKED: Final = [NO_LINK] * EDGES

INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RINGS: Final = 3


def ring_of(q: int, r: int) -> int:
    """EC-4.1: the ring of a place other than the centre: distance 1, 2, or 3 and more."""
    away = (abs(q) + abs(r) + abs(q + r)) // 2
    return away - 1 if away < RINGS else OUTER


def is_laid(s: EclipseState, sector: int) -> bool:
    return s.rotation[sector] != NONE


def sector_at(s: EclipseState, q: int, r: int) -> int:
    """The sector on a place, NONE for an empty zone."""
    for sector in s.board:
        if s.q[sector] == q and s.r[sector] == r:
            return sector
    return NONE


def wormholes(s: EclipseState, sector: int) -> int:
    """The mask of map edges where a laid hex has a wormhole."""
    return WORMHOLE_MASK[sector * EDGES + s.rotation[sector]]


def link(here: int, there: int, edge: int) -> int:
    """EC-4.2: how two neighbours with these wormhole masks connect over an edge of the first one."""
    return (here >> edge & 1) + (there >> OPPOSITE[edge] & 1)


def lay(s: EclipseState, sector: int, q: int, r: int, rotation: int) -> None:
    """Put a hex on the table and join it to its neighbours."""
    s.q = replaced(s.q, sector, q)
    s.r = replaced(s.r, sector, r)
    s.rotation = replaced(s.rotation, sector, rotation)
    s.near, s.links = s.near[:], s.links[:]
    near, links = NOWHERE[:], UNLINKED[:]
    here = WORMHOLE_MASK[sector * EDGES + rotation]
    for edge in range(EDGES):
        other = sector_at(s, q + EDGE_Q[edge], r + EDGE_R[edge])
        if other == NONE:
            continue
        joined = link(here, wormholes(s, other), edge)
        near[edge] = other
        links[edge] = joined
        s.near[other] = replaced(s.near[other], OPPOSITE[edge], sector)
        s.links[other] = replaced(s.links[other], OPPOSITE[edge], joined)
    s.near[sector] = near
    s.links[sector] = links
    s.board = sorted([*s.board, sector])
    if SECTOR_PORTAL[sector]:
        open_portal(s, sector)


def open_portal(s: EclipseState, sector: int) -> None:
    """ER-10.3: a second portal changes nothing."""
    if sector not in s.portals:
        s.portals = sorted([*s.portals, sector])


def has_generator(s: EclipseState, seat: int) -> bool:
    """EC-8.14, ER-15.4.3: the Wormhole Generator, or the Shrines of Freedom."""
    if s.technologies[seat] >> T_WORMHOLE_GENERATOR & 1:
        return True
    return s.species[seat] == ENLIGHTENED and s.bonuses >> FREEDOM & 1 == 1


def exits(s: EclipseState, seat: int, sector: int) -> list[int]:
    """EC-11.3, EC-8.14, ER-10.2: the hexes that a seat can reach from a hex in one step."""
    least = HALF if has_generator(s, seat) else FULL
    links = s.links[sector]
    near = s.near[sector]
    found = [near[edge] for edge in range(EDGES) if links[edge] >= least]
    if len(s.portals) > 1 and sector in s.portals:
        found += [other for other in s.portals if other != sector and other not in found]
    return found


def neighbours(s: EclipseState, sector: int) -> list[int]:
    """ER-11.6, ER-10.5: explored hexes next to this one, whatever the wormholes, and those beyond portals."""
    found = [other for other in s.near[sector] if other != NONE]
    if len(s.portals) > 1 and sector in s.portals:
        found += [other for other in s.portals if other != sector and other not in found]
    return found
