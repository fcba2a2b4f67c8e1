"""What a seat sees of the galaxy, in cells by sector; seats go round the table from the one that looks."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import EDGE, PLANET, ROTATION, SECTOR, SHIP, SQUARE
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIP_TYPES, SQUARE_KINDS, STRUCTURES
from astrolude.games.eclipse.tables.npcs import NPC_COUNT, NPCS
from astrolude.games.eclipse.tables.sectors import EDGES, PLANETS, SECTOR_COUNT
from astrolude.kernel.observation import PLAYERS, Block, Sketch, relative
from astrolude.kernel.state import NOBODY

AXES: Final = 2


class Places(Block[EclipseState]):
    """Where the laid hexes lie: the axial coordinates."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            if s.q[sector]:
                out.put(sector * AXES, s.q[sector])
            if s.r[sector]:
                out.put(sector * AXES + 1, s.r[sector])
        out.skip(SECTOR_COUNT * AXES)


class Rotations(Block[EclipseState]):
    """How the laid hexes are turned; a hex that is not on the table has no cell."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            out.flag(sector * EDGES + s.rotation[sector])
        out.skip(SECTOR_COUNT * EDGES)


class Links(Block[EclipseState]):
    """EC-4.2: connections by map edge, 1 half and 2 full."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            for edge, link in enumerate(s.links[sector]):
                if link:
                    out.put(sector * EDGES + edge, link)
        out.skip(SECTOR_COUNT * EDGES)


class Portals(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.portals:
            out.flag(sector)
        out.skip(SECTOR_COUNT)


class Controllers(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            if s.controller[sector] != NOBODY:
                out.flag(sector * s.players + relative(s, s.controller[sector], seat))
        out.skip(SECTOR_COUNT * s.players)


class Cubes(Block[EclipseState]):
    """The controller's population by kind of square."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            for kind, number in enumerate(s.cubes[sector]):
                if number:
                    out.put(sector * SQUARE_KINDS + kind, number)
        out.skip(SECTOR_COUNT * SQUARE_KINDS)


class Fleets(Block[EclipseState]):
    """Ships by seat and type."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        width = s.players * SHIP_TYPES
        for sector in s.board:
            fleet = s.fleets[sector]
            for owner in s.entered[sector]:
                first = sector * width + relative(s, owner, seat) * SHIP_TYPES
                for ship in range(SHIP_TYPES):
                    number = fleet[owner * SHIP_TYPES + ship]
                    if number:
                        out.put(first + ship, number)
        out.skip(SECTOR_COUNT * width)


class Entries(Block[EclipseState]):
    """EC-11.10: the order in which seats entered, 1 for the first."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            for order, owner in enumerate(s.entered[sector]):
                out.put(sector * s.players + relative(s, owner, seat), order + 1)
        out.skip(SECTOR_COUNT * s.players)


class Ancients(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        out.numbers(s.ancients)


class Guards(Block[EclipseState]):
    """GCDS, Ancient Cruisers and the Ancient Dreadnought."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            if s.guard[sector] != NONE:
                out.flag(sector * NPC_COUNT + s.guard[sector])
        out.skip(SECTOR_COUNT * NPC_COUNT)


class Discoveries(Block[EclipseState]):
    """Hexes with a face-down tile; nobody knows which (EC-27.1)."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for sector in s.board:
            if s.discovery[sector] != NONE:
                out.flag(sector)
        out.skip(SECTOR_COUNT)


class Structures(Block[EclipseState]):
    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for structure in s.structures:
            out.mask(structure, len(STRUCTURES))


class Shrines(Block[EclipseState]):
    """By planet the shrine beside it, from 1."""

    def write(self, s: EclipseState, seat: int, out: Sketch) -> None:
        for shrine, place in enumerate(s.shrines):
            if place != NONE:
                out.put(place, shrine + 1)
        out.skip(SECTOR_COUNT * len(PLANETS))


GALAXY_BLOCKS: Final = [
    Places("places", [SECTOR, ["q", "r"]], 5),
    Rotations("rotations", [SECTOR, ROTATION]),
    Links("links", [SECTOR, EDGE], 2),
    Portals("portals", [SECTOR]),
    Controllers("controllers", [SECTOR, PLAYERS]),
    Cubes("cubes", [SECTOR, SQUARE], 2),
    Fleets("fleets", [SECTOR, PLAYERS, SHIP], 4),
    Entries("entries", [SECTOR, PLAYERS], 4),
    Ancients("ancients", [SECTOR], 3),
    Guards("guards", [SECTOR, NPCS]),
    Discoveries("face_down_discoveries", [SECTOR]),
    Structures("structures", [SECTOR, STRUCTURES]),
    Shrines("shrines", [SECTOR, PLANET], 9),
]
