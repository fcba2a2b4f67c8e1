"""Components in words, so that tests can show them as tables."""

from __future__ import annotations

from astrolude.games.eclipse.tables.common import DICE, NONE, SQUARE_KINDS, SQUARES
from astrolude.games.eclipse.tables.npcs import (
    NPC_CANNONS,
    NPC_COMPUTER,
    NPC_DISTORTION,
    NPC_HULL,
    NPC_INITIATIVE,
    NPC_MISSILES,
    NPC_POINT_DEFENSE,
    NPC_REGENERATION,
    NPC_SHIELD,
    NPCS,
)
from astrolude.games.eclipse.tables.parts import (
    PART_CANNONS,
    PART_COMPUTER,
    PART_ENERGY,
    PART_HULL,
    PART_INITIATIVE,
    PART_MISSILES,
    PART_MOVEMENT,
    PART_SHIELD,
    PARTS,
)
from astrolude.games.eclipse.tables.sectors import (
    EDGES,
    RINGS,
    SECTOR_ANCIENTS,
    SECTOR_ARTIFACT,
    SECTOR_COUNT,
    SECTOR_DISCOVERY,
    SECTOR_HIVE,
    SECTOR_HOMEWORLD,
    SECTOR_MODULE,
    SECTOR_NAMES,
    SECTOR_NUMBER,
    SECTOR_PORTAL,
    SECTOR_RING,
    SECTOR_SQUARES,
    SECTOR_VP,
    SECTORS,
    WORMHOLE_MASK,
    sector,
)


def squares_of(number: int) -> list[str]:
    """The population squares of a sector, each by its kind."""
    first = sector(number) * SQUARE_KINDS
    return [name for kind, name in enumerate(SQUARES) for _ in range(SECTOR_SQUARES[first + kind])]


def wormholes_of(number: int) -> str:
    printed = WORMHOLE_MASK[sector(number) * EDGES]
    return "".join(str(printed >> edge & 1) for edge in range(EDGES))


def numbers_of(ring: str, base: bool = True) -> list[int]:
    return [
        SECTOR_NUMBER[index]
        for index in range(SECTOR_COUNT)
        if RINGS[SECTOR_RING[index]] == ring and (SECTOR_MODULE[index] == NONE) == base
    ]


def described(part: int) -> str:
    """A part in the words of STANDARD."""
    words = [PARTS[part], str(PART_ENERGY[part])]
    for name, table in [("hull", PART_HULL), ("shield", PART_SHIELD), ("move", PART_MOVEMENT)]:
        words += [name, str(table[part])] if table[part] else []
    words += ["computer", str(PART_COMPUTER[part])] if PART_COMPUTER[part] else []
    words += ["initiative", str(PART_INITIATIVE[part])] if PART_INITIATIVE[part] else []
    cannons = PART_CANNONS[3 * part : 3 * part + 3]
    words += [
        f"{count}x{colour}" if count > 1 else colour
        for colour, count in zip(DICE, cannons, strict=True)
        if count
    ]
    words += ["missile"] if any(PART_MISSILES[3 * part : 3 * part + 3]) else []
    return " ".join(words)


def described_hex(number: int) -> str:
    index = sector(number)
    marks = [
        *(["discovery"] if SECTOR_DISCOVERY[index] else []),
        *(["artifact"] if SECTOR_ARTIFACT[index] else []),
        *(["world"] if SECTOR_HOMEWORLD[index] else []),
        *(["portal"] if SECTOR_PORTAL[index] else []),
        *(["hive"] if SECTOR_HIVE[index] else []),
        *([str(SECTOR_ANCIENTS[index])] if SECTOR_ANCIENTS[index] else []),
    ]
    ring, points = RINGS[SECTOR_RING[index]], SECTOR_VP[index]
    printed = f"{SECTORS[index]} {SECTOR_NAMES[index]};{ring};{points};{wormholes_of(number)}"
    return f"{printed};{' '.join(squares_of(number)).replace('_advanced', '*')};{' '.join(marks)}"


def described_npc(npc: int) -> str:
    figures = [NPC_INITIATIVE[npc], NPC_COMPUTER[npc], NPC_SHIELD[npc], NPC_HULL[npc]]
    dice = [
        ",".join(str(count) for count in table[3 * npc : 3 * npc + 3])
        for table in (NPC_CANNONS, NPC_MISSILES)
    ]
    marks = [
        *(["point_defense"] if NPC_POINT_DEFENSE[npc] else []),
        *(["distortion"] if NPC_DISTORTION[npc] else []),
        *(["regeneration"] if NPC_REGENERATION[npc] else []),
    ]
    return " ".join([NPCS[npc].rpartition("_")[2], *[str(figure) for figure in figures], *dice, *marks])
