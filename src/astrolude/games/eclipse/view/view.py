"""All that a seat may see, JSON-ready.

Top level: `round`, `scores` (as far as the viewer can count), `phase`, `start`, `next_start`, `active`,
`direction`, `passed`, `markers`, `traitor`, `modules`, `sectors` (the galaxy), `market` (technologies and
developments), `stacks` (how many hexes are left by ring), `exploring`, `flight`, `battle`, `seats`.
References are `kind:label`; a seat is its number.
"""

from __future__ import annotations

from astrolude.games.eclipse.grammar import DEVELOPMENT, DIRECTION, SECTOR, SHIP, SHRINE, SQUARE, TECHNOLOGY
from astrolude.games.eclipse.questions import ASK_BEGIN
from astrolude.games.eclipse.rules.cubes import squares
from astrolude.games.eclipse.rules.galaxy import RINGS, wormholes
from astrolude.games.eclipse.rules.modules import SIMULTANEOUS_PLAY, in_use
from astrolude.games.eclipse.rules.move import CARRIER
from astrolude.games.eclipse.rules.phases import PHASES
from astrolude.games.eclipse.rules.presence import ship_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MODULES, NONE, SHIP_TYPES, SQUARE_KINDS, STRUCTURES
from astrolude.games.eclipse.tables.npcs import NPCS
from astrolude.games.eclipse.tables.sectors import (
    EDGES,
    PLANETS,
    SECTOR_ANCIENTS,
    SECTOR_ARTIFACT,
    SECTOR_NAMES,
    SECTOR_PORTAL,
    SECTOR_SQUARES,
    SECTOR_VP,
)
from astrolude.games.eclipse.tables.technologies import TECHNOLOGY_COUNT
from astrolude.games.eclipse.view.battle import view_battle
from astrolude.games.eclipse.view.seat import known_parts, view_seat


def view_of(s: EclipseState, seat: int | None) -> dict[str, object]:
    return {
        "round": s.round,
        "scores": [sum(known_parts(s, other, seat)) for other in range(s.players)],
        "phase": PHASES[s.phase],
        "start": s.start,
        "next_start": nothing_or(s.next_start),
        "active": s.active,
        "direction": DIRECTION.labels[0 if s.direction == 1 else 1],
        "passed": s.passed[:],
        "markers": markers(s),
        "traitor": nothing_or(s.traitor),
        "modules": [name for module, name in enumerate(MODULES) if s.modules >> module & 1],
        "sectors": [view_sector(s, sector) for sector in s.board],
        "market": market(s),
        "stacks": [stack(s, ring) for ring in range(RINGS)],
        "discoveries": len(s.found_stack),
        "exploring": exploring(s),
        "flight": flight(s),
        "battle": view_battle(s, seat),
        "seats": [view_seat(s, other, seat) for other in range(s.players)],
    }


def nothing_or(number: int) -> int | None:
    return None if number == NONE else number


def markers(s: EclipseState) -> list[dict[str, object]]:
    """ER-14.8: where the two action markers are; none acts while holders are asked who begins."""
    if not in_use(s, SIMULTANEOUS_PLAY):
        return []
    undecided = bool(s.stack) and ASK_BEGIN.holds(s.stack[-1])
    return [
        {
            "seat": nothing_or(s.holder[marker]),
            "arrival": s.arrival[marker],
            "acting": s.marker == marker and not undecided,
        }
        for marker in range(len(s.holder))
    ]


def view_sector(s: EclipseState, sector: int) -> dict[str, object]:
    holes = wormholes(s, sector)
    return {
        "ref": SECTOR.reference(sector),
        "name": SECTOR_NAMES[sector],
        "q": s.q[sector],
        "r": s.r[sector],
        "rotation": s.rotation[sector],
        "wormholes": [holes >> edge & 1 for edge in range(EDGES)],
        "links": s.links[sector][:],
        "points": SECTOR_VP[sector],
        "artifact": bool(SECTOR_ARTIFACT[sector]),
        "portal": bool(SECTOR_PORTAL[sector]),
        "controller": nothing_or(s.controller[sector]),
        "squares": view_squares(s, sector),
        "structures": [name for bit, name in enumerate(STRUCTURES) if s.structures[sector] >> bit & 1],
        "shrines": [
            {"shrine": SHRINE.reference(shrine), "planet": PLANETS[place % len(PLANETS)]}
            for shrine, place in enumerate(s.shrines)
            if place != NONE and place // len(PLANETS) == sector
        ],
        "discovery": s.discovery[sector] != NONE,
        "ancients": s.ancients[sector],
        "printed_ancients": SECTOR_ANCIENTS[sector],
        "guard": None if s.guard[sector] == NONE else NPCS[s.guard[sector]],
        "fleets": [view_fleet(s, seat, sector) for seat in s.entered[sector]],
    }


def view_squares(s: EclipseState, sector: int) -> list[dict[str, object]]:
    """Kinds of population squares with their number and the cubes on them."""
    return [
        {
            "square": SQUARE.reference(kind),
            "number": squares(s, sector, kind),
            "cubes": s.cubes[sector][kind],
        }
        for kind in range(SQUARE_KINDS)
        if squares(s, sector, kind)
    ]


def view_fleet(s: EclipseState, seat: int, sector: int) -> dict[str, object]:
    counts = [ship_count(s, seat, sector, ship) for ship in range(SHIP_TYPES)]
    return {
        "seat": seat,
        "ships": {SHIP.reference(ship): counts[ship] for ship in range(SHIP_TYPES) if counts[ship]},
    }


def market(s: EclipseState) -> dict[str, object]:
    return {
        "technologies": counted(s.market),
        "coming": counted(s.coming),
        "bag": sum(s.bag),
        "developments": [
            DEVELOPMENT.reference(tile) for tile in range(DEVELOPMENT.size) if s.developments_left >> tile & 1
        ],
    }


def counted(tiles: list[int]) -> dict[str, int]:
    return {
        TECHNOLOGY.reference(technology): tiles[technology]
        for technology in range(TECHNOLOGY_COUNT)
        if tiles[technology]
    }


def stack(s: EclipseState, ring: int) -> dict[str, object]:
    return {
        "left": len(s.stacks[ring]),
        "discards": [SECTOR.reference(sector) for sector in s.discards[ring]],
    }


def exploring(s: EclipseState) -> dict[str, object] | None:
    """The hexes in hand, which all may see (EC-6.4)."""
    if not s.hand:
        return None
    return {
        "q": s.zone_q,
        "r": s.zone_r,
        "hexes": [drawn_hex(sector) for sector in s.hand],
    }


def drawn_hex(sector: int) -> dict[str, object]:
    return {
        "ref": SECTOR.reference(sector),
        "name": SECTOR_NAMES[sector],
        "points": SECTOR_VP[sector],
        "ancients": SECTOR_ANCIENTS[sector],
        "artifact": bool(SECTOR_ARTIFACT[sector]),
        "portal": bool(SECTOR_PORTAL[sector]),
        "squares": [
            {"square": SQUARE.reference(kind), "number": SECTOR_SQUARES[sector * SQUARE_KINDS + kind]}
            for kind in range(SQUARE_KINDS)
            if SECTOR_SQUARES[sector * SQUARE_KINDS + kind]
        ],
    }


def flight(s: EclipseState) -> dict[str, object] | None:
    """The ship that is flying, and carriers that wait with interceptors aboard."""
    if s.pilot == NONE and not s.carriers:
        return None
    return {
        "ship": None if s.pilot == NONE else SHIP.reference(s.pilot),
        "sector": None if s.pilot == NONE else SECTOR.reference(s.position),
        "steps": s.steps,
        "jumps": s.jumps,
        "cargo": s.cargo,
        "carriers": [
            {
                "sector": SECTOR.reference(s.carriers[at]),
                "ship": SHIP.reference(s.carriers[at + 1]),
                "cargo": s.carriers[at + 2],
            }
            for at in range(0, len(s.carriers), CARRIER)
        ],
    }
