"""What a seat sees of the galaxy, in cells by sector; seats go round the table from the one that looks."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.npc_tables import NPC_COUNT
from astrolude.games.eclipse.sector_tables import EDGES, PLANETS, SECTOR_COUNT
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import NONE, SHIP_TYPES, SQUARE_KINDS, STRUCTURES
from astrolude.kernel.observation import PLAYERS, Block, Sketch, relative

AXES: Final = 2


def places(s: EclipseState, seat: int, out: Sketch) -> None:
    """Where the laid hexes lie: the axial coordinates."""
    for sector in s.board:
        if s.q[sector]:
            out.put(sector * AXES, s.q[sector])
        if s.r[sector]:
            out.put(sector * AXES + 1, s.r[sector])
    out.skip(SECTOR_COUNT * AXES)


def rotations(s: EclipseState, seat: int, out: Sketch) -> None:
    """How the laid hexes are turned; a hex that is not on the table has no cell."""
    for sector in s.board:
        out.put(sector * EDGES + s.rotation[sector], 1)
    out.skip(SECTOR_COUNT * EDGES)


def links(s: EclipseState, seat: int, out: Sketch) -> None:
    """EC-4.2: connections by map edge, 1 half and 2 full."""
    for sector in s.board:
        for edge, link in enumerate(s.links[sector]):
            if link:
                out.put(sector * EDGES + edge, link)
    out.skip(SECTOR_COUNT * EDGES)


def portals(s: EclipseState, seat: int, out: Sketch) -> None:
    for sector in s.portals:
        out.put(sector, 1)
    out.skip(SECTOR_COUNT)


def controllers(s: EclipseState, seat: int, out: Sketch) -> None:
    for sector in s.board:
        if s.controller[sector] != NONE:
            out.put(sector * s.players + relative(s, s.controller[sector], seat), 1)
    out.skip(SECTOR_COUNT * s.players)


def cubes(s: EclipseState, seat: int, out: Sketch) -> None:
    """The controller's population by kind of square."""
    for sector in s.board:
        for kind, number in enumerate(s.cubes[sector]):
            if number:
                out.put(sector * SQUARE_KINDS + kind, number)
    out.skip(SECTOR_COUNT * SQUARE_KINDS)


def fleets(s: EclipseState, seat: int, out: Sketch) -> None:
    """Ships by seat and type."""
    width = s.players * SHIP_TYPES
    for sector in s.board:
        for place, number in enumerate(s.fleets[sector]):
            if number:
                owner, ship = divmod(place, SHIP_TYPES)
                out.put(sector * width + relative(s, owner, seat) * SHIP_TYPES + ship, number)
    out.skip(SECTOR_COUNT * width)


def entries(s: EclipseState, seat: int, out: Sketch) -> None:
    """EC-11.10: the order in which seats entered, 1 for the first."""
    for sector in s.board:
        for order, owner in enumerate(s.entered[sector]):
            out.put(sector * s.players + relative(s, owner, seat), order + 1)
    out.skip(SECTOR_COUNT * s.players)


def ancients(s: EclipseState, seat: int, out: Sketch) -> None:
    out.numbers(s.ancients)


def guards(s: EclipseState, seat: int, out: Sketch) -> None:
    """GCDS, Ancient Cruisers and the Ancient Dreadnought."""
    for sector in s.board:
        if s.guard[sector] != NONE:
            out.put(sector * NPC_COUNT + s.guard[sector], 1)
    out.skip(SECTOR_COUNT * NPC_COUNT)


def discoveries(s: EclipseState, seat: int, out: Sketch) -> None:
    """Hexes with a face-down tile; nobody knows which (EC-27.1)."""
    for sector in s.board:
        if s.discovery[sector] != NONE:
            out.put(sector, 1)
    out.skip(SECTOR_COUNT)


def structures(s: EclipseState, seat: int, out: Sketch) -> None:
    for structure in s.structures:
        out.mask(structure, len(STRUCTURES))


def shrines(s: EclipseState, seat: int, out: Sketch) -> None:
    """By planet the shrine beside it, from 1."""
    for shrine, place in enumerate(s.shrines):
        if place != NONE:
            out.put(place, shrine + 1)
    out.skip(SECTOR_COUNT * len(PLANETS))


GALAXY_BLOCKS: Final = [
    Block("places", [SECTOR_COUNT, AXES], places, 5),
    Block("rotations", [SECTOR_COUNT, EDGES], rotations),
    Block("links", [SECTOR_COUNT, EDGES], links, 2),
    Block("portals", [SECTOR_COUNT], portals),
    Block("controllers", [SECTOR_COUNT, PLAYERS], controllers),
    Block("cubes", [SECTOR_COUNT, SQUARE_KINDS], cubes, 2),
    Block("fleets", [SECTOR_COUNT, PLAYERS, SHIP_TYPES], fleets, 4),
    Block("entries", [SECTOR_COUNT, PLAYERS], entries, 4),
    Block("ancients", [SECTOR_COUNT], ancients, 3),
    Block("guards", [SECTOR_COUNT, NPC_COUNT], guards),
    Block("face_down_discoveries", [SECTOR_COUNT], discoveries),
    Block("structures", [SECTOR_COUNT, len(STRUCTURES)], structures),
    Block("shrines", [SECTOR_COUNT, len(PLANETS)], shrines, 9),
]
