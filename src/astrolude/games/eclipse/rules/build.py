"""EC-10: the Build action: ships and structures on controlled hexes."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import BUILT
from astrolude.games.eclipse.grammar import BUILD
from astrolude.games.eclipse.rules.diplomacy import attack_partners
from astrolude.games.eclipse.rules.discovery import add_structure
from astrolude.games.eclipse.rules.economy import pay
from astrolude.games.eclipse.rules.presence import add_ship
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    MATERIALS,
    MONOLITH,
    NONE,
    ORBITAL,
    PIECE_MONOLITH,
    PIECE_ORBITAL,
    PIECES,
    RESOURCES,
    SHIP_TYPES,
    STARBASE,
)
from astrolude.games.eclipse.tables.species import ACT_BUILD, PIECE_COST
from astrolude.games.eclipse.tables.technologies import T_MONOLITH, T_NANOROBOTS, T_ORBITAL, T_STARBASE

PIECE_TECHNOLOGY: Final = [NONE, NONE, NONE, T_STARBASE, T_ORBITAL, T_MONOLITH]
"""EC-10.3: what building a piece needs."""
STRUCTURE: Final = [0, 0, 0, 0, ORBITAL, MONOLITH]
"""The structure that a piece is, 0 for ships."""


def builds(s: EclipseState, seat: int) -> int:
    """EC-10.1, EC-8.11: how many pieces an action may build."""
    return ACT_BUILD[s.species[seat]] + (s.technologies[seat] >> T_NANOROBOTS & 1)


def cost(s: EclipseState, seat: int, piece: int) -> int:
    """EC-10.2; NONE for what the species never builds."""
    return PIECE_COST[s.species[seat] * len(PIECES) + piece]


def can_build(s: EclipseState, seat: int, piece: int) -> bool:
    """EC-10.2 to EC-10.4: price, technology and a piece in the supply."""
    return cost(s, seat, piece) <= s.stored[seat * len(RESOURCES) + MATERIALS] and has_what_it_needs(
        s, seat, piece
    )


def has_what_it_needs(s: EclipseState, seat: int, piece: int) -> bool:
    """EC-10.3, EC-10.4: everything but the materials."""
    if cost(s, seat, piece) == NONE:
        return False
    technology = PIECE_TECHNOLOGY[piece]
    if technology != NONE and not s.technologies[seat] >> technology & 1:
        return False
    return piece > STARBASE or s.supply[seat * SHIP_TYPES + piece] > 0


def add_builds(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-10.1, EC-10.5, EC-10.6."""
    for piece in range(len(PIECES)):
        if not can_build(s, seat, piece):
            continue
        structure = STRUCTURE[piece]
        first = BUILD.at(piece, 0)
        answers += [first + sector for sector in s.own[seat] if not s.structures[sector] & structure]


def build(s: EclipseState, seat: int, piece: int, sector: int) -> None:
    """EC-10.1; a ship built beside a partner's is an attack (ER-12.19)."""
    pay(s, seat, MATERIALS, cost(s, seat, piece))
    s.note(BUILT, seat, piece, sector)
    if piece in (PIECE_ORBITAL, PIECE_MONOLITH):
        add_structure(s, sector, STRUCTURE[piece])
    else:
        add_ship(s, seat, sector, piece)
        attack_partners(s, seat, sector)
