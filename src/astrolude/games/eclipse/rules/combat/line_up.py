"""EC-16.2, EC-16.3, ER-12.7: the ships of a hex as a line, and its sides in the order in which they stand.

The number of a side is its place in that order: the last one fights the nearest hostile one before it, which
is the defender.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    REGENERATION,
    SHIELD,
    STATS,
)
from astrolude.games.eclipse.rules.combat.battle import (
    ANCIENT_SHIP,
    DISTORTION,
    DRACO,
    NPC,
    POINT_DEFENCE,
    SPLITTER,
    Battle,
    Design,
    Party,
    add_squadron,
    are_enemies,
)
from astrolude.games.eclipse.rules.presence import are_allied, ship_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIP_TYPES
from astrolude.games.eclipse.tables.npcs import (
    ANCIENT,
    NPC_CANNONS,
    NPC_COMPUTER,
    NPC_COUNT,
    NPC_DISTORTION,
    NPC_HULL,
    NPC_INITIATIVE,
    NPC_MISSILES,
    NPC_POINT_DEFENSE,
    NPC_REGENERATION,
    NPC_SHIELD,
)
from astrolude.games.eclipse.tables.species import DRACO as SPECIES_DRACO
from astrolude.games.eclipse.tables.technologies import (
    T_ANTIMATTER_SPLITTER,
    T_DISTORTION_SHIELD,
    T_POINT_DEFENSE,
)
from astrolude.games.eclipse.tables.vessels import FIRST_NPC
from astrolude.kernel.state import NOBODY

NPC_SIDE: Final = 0
NPC_DESIGN: Final = [
    Design(
        NPC_INITIATIVE[npc],
        NPC_COMPUTER[npc],
        NPC_SHIELD[npc],
        NPC_HULL[npc],
        NPC_CANNONS[3 * npc : 3 * npc + 3],
        NPC_MISSILES[3 * npc : 3 * npc + 3],
        int(NPC_REGENERATION[npc]),
    )
    for npc in range(NPC_COUNT)
]
NPC_ABILITIES: Final = [
    (DISTORTION if NPC_DISTORTION[npc] else 0)
    | (POINT_DEFENCE if NPC_POINT_DEFENSE[npc] else 0)
    | (ANCIENT_SHIP if npc == ANCIENT else 0)
    for npc in range(NPC_COUNT)
]


def line_up(s: EclipseState, sector: int) -> Battle:
    """Every ship of a hex in one line: non-player ships, then players in the order of entry."""
    battle = Battle()
    battle.sector = sector
    if s.guard[sector] != NONE:
        add_npc(battle, s.guard[sector], 1, NPC_SIDE)
    if s.ancients[sector]:
        add_npc(battle, ANCIENT, s.ancients[sector], NPC_SIDE)
    sides = sides_of(s, sector)
    for entry, seat in enumerate(s.entered[sector]):
        party = Party(seat, sides[entry], entry, abilities_of(s, seat))
        for ship in range(SHIP_TYPES):
            count = ship_count(s, seat, sector, ship)
            if count:
                add_squadron(battle, party, ship, count, design_of(s.stats[seat], ship))
    return battle


def add_npc(battle: Battle, npc: int, count: int, side: int) -> None:
    """Non-player ships of one kind: a type of their own with what its tile shows (ER-7.9)."""
    party = Party(NPC, side, 0, NPC_ABILITIES[npc])
    add_squadron(battle, party, FIRST_NPC + npc, count, NPC_DESIGN[npc])


def sides_of(s: EclipseState, sector: int) -> list[int]:
    """EC-16.3, ER-12.7: the side of each seat in the order of entry.

    The controller's side stands first, be it by an ally's ships alone (ER-R38), then each side at the place
    of its member who entered first.
    """
    seats = s.entered[sector]
    controller = s.controller[sector]
    leaders: list[int] = []
    if controller != NOBODY and any(are_allied(s, seat, controller) for seat in seats):
        leaders.append(controller)
    sides: list[int] = []
    for seat in seats:
        side = 0
        while side < len(leaders) and not are_allied(s, seat, leaders[side]):
            side += 1
        if side == len(leaders):
            leaders.append(seat)
        sides.append(NPC_SIDE + 1 + side)
    return sides


def abilities_of(s: EclipseState, seat: int) -> int:
    """What a player's technologies and species do in battle (ER-4.8, ER-4.10, ER-4.12, EC-4.5)."""
    technologies = s.technologies[seat]
    abilities = DRACO if s.species[seat] == SPECIES_DRACO else 0
    if technologies >> T_DISTORTION_SHIELD & 1:
        abilities |= DISTORTION
    if technologies >> T_POINT_DEFENSE & 1:
        abilities |= POINT_DEFENCE
    if technologies >> T_ANTIMATTER_SPLITTER & 1:
        abilities |= SPLITTER
    return abilities


def design_of(stats: list[int], ship: int) -> Design:
    """What the sums of a player's blueprints say about a ship type."""
    base = ship * STATS
    return Design(
        stats[base + INITIATIVE],
        stats[base + COMPUTER],
        stats[base + SHIELD],
        stats[base + HULL],
        stats[base + CANNONS : base + CANNONS + 3],
        stats[base + MISSILES : base + MISSILES + 3],
        stats[base + REGENERATION],
    )


def find_pair(battle: Battle) -> tuple[int, int]:
    """EC-16.3: defender and attacker of the next battle of the hex, (NONE, NONE) when there is no more."""
    last = NPC_SIDE
    for squadron in battle.squadrons:
        last = max(last, squadron.side)
    for attacker in range(last, NPC_SIDE, -1):
        for defender in range(attacker - 1, NPC_SIDE - 1, -1):
            if are_hostile(battle, defender, attacker):
                return defender, attacker
    return NONE, NONE


def are_hostile(battle: Battle, one: int, other: int) -> bool:
    """Whether ships of two sides that are left would fight."""
    for index, squadron in enumerate(battle.squadrons):
        if squadron.side == one and battle.alive[index]:
            for place, enemy in enumerate(battle.squadrons):
                if enemy.side == other and battle.alive[place] and are_enemies(squadron, enemy):
                    return True
    return False
