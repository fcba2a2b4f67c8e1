"""What ships are worth, and what the fights are worth that their places promise: threat and reach."""

from __future__ import annotations

import math
from typing import Final

from astrolude.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    MOVEMENT,
    SHIELD,
    stat,
)
from astrolude.games.eclipse.npc_tables import (
    ANCIENT,
    NPC_CANNONS,
    NPC_COMPUTER,
    NPC_HULL,
    NPC_INITIATIVE,
    NPC_MISSILES,
    NPC_REPUTATION,
    NPC_SHIELD,
)
from astrolude.games.eclipse.presence import allied, fears_ancients, ship_count
from astrolude.games.eclipse.sector_tables import SECTOR_VP
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import MOBILE, NONE, ROUNDS, SHIP_TYPES

STRENGTH_WORTH: Final = 0.55
"""What one unit of strength on the board is worth over a whole game."""
DESIGN_WORTH: Final = 0.25
"""What the strength of a type is worth beyond the ships there are, for those that can still be built."""
SPEED_WORTH: Final = 0.12
CONQUEST: Final = 1.0
"""What a hex is worth beyond its points to the one who takes it: squares, artifacts, the way on."""
DISCOVERY: Final = 2.2
REPUTATION: Final = 0.9
"""What the first reputation tile of a battle is worth."""
MISSILE_SHARE: Final = 0.6
"""Missiles fire once, cannons until the end."""
SHARPNESS: Final = 2.2
"""How quickly superior strength turns into certainty."""


def hit_chance(computer: int, shield: int) -> float:
    """EC-16.8: the chance of one die."""
    return max(1, min(5, 1 + computer - shield)) / 6.0


def strength(yellow: int, orange: int, red: int, missiles: int, figures: list[int]) -> float:
    """Damage and endurance of a ship in one number; figures are computer, shield, hull and initiative."""
    damage = (yellow + 2 * orange + 4 * red + MISSILE_SHARE * missiles) * hit_chance(figures[0], 0)
    lasting = (1 + figures[2]) / (1.2 * hit_chance(1, figures[1]) * 3.0)
    return math.sqrt(damage * lasting) * (1.0 + 0.06 * figures[3])


def ship_strength(s: EclipseState, seat: int, ship: int) -> float:
    missiles = 0
    for colour in range(3):
        missiles += (1 << colour) * stat(s, seat, ship, MISSILES + colour)
    return strength(
        stat(s, seat, ship, CANNONS),
        stat(s, seat, ship, CANNONS + 1),
        stat(s, seat, ship, CANNONS + 2),
        missiles,
        [
            stat(s, seat, ship, COMPUTER),
            stat(s, seat, ship, SHIELD),
            stat(s, seat, ship, HULL),
            stat(s, seat, ship, INITIATIVE),
        ],
    )


def npc_strength(npc: int) -> float:
    missiles = sum((1 << colour) * NPC_MISSILES[npc * 3 + colour] for colour in range(3))
    figures = [NPC_COMPUTER[npc], NPC_SHIELD[npc], NPC_HULL[npc], NPC_INITIATIVE[npc]]
    dice = NPC_CANNONS[npc * 3 : npc * 3 + 3]
    return strength(dice[0], dice[1], dice[2], missiles, figures)


NPC_STRENGTH: Final = [npc_strength(npc) for npc in range(len(NPC_HULL))]


def fleet_worth(s: EclipseState, seat: int, left: int) -> float:
    """Ships on the board, and the designs of those that are not built yet."""
    total = 0.0
    designs = 0.0
    for ship in range(SHIP_TYPES):
        power = ship_strength(s, seat, ship)
        number = 0
        for sector in s.board:
            if seat in s.entered[sector]:
                number += ship_count(s, seat, sector, ship)
        total += number * power
        designs += power
        if ship < MOBILE:
            total += SPEED_WORTH * min(3, stat(s, seat, ship, MOVEMENT))
    return (STRENGTH_WORTH * total + DESIGN_WORTH * designs) * left / ROUNDS


def side_strength(s: EclipseState, seat: int, sector: int) -> float:
    """What a seat and its allies have in a hex."""
    total = 0.0
    for other in s.entered[sector]:
        if allied(s, seat, other):
            for ship in range(SHIP_TYPES):
                number = ship_count(s, other, sector, ship)
                if number:
                    total += number * ship_strength(s, other, ship)
    return total


def opposition(s: EclipseState, seat: int, sector: int) -> float:
    """The strength of everything in a hex that a seat would have to fight."""
    total = 0.0
    if s.guard[sector] != NONE:
        total += NPC_STRENGTH[s.guard[sector]]
    if s.ancients[sector] and fears_ancients(s, seat):
        total += s.ancients[sector] * NPC_STRENGTH[ANCIENT]
    for other in s.entered[sector]:
        if not allied(s, seat, other):
            for ship in range(SHIP_TYPES):
                number = ship_count(s, other, sector, ship)
                if number:
                    total += number * ship_strength(s, other, ship)
    return total


def chance_to_win(own: float, against: float) -> float:
    """Strength grows with the square of numbers, so a small lead is already much."""
    if own <= 0.0:
        return 0.0
    mine, theirs = math.pow(own, 2.0 * SHARPNESS), math.pow(against, 2.0 * SHARPNESS)
    return mine / (mine + theirs)


def prospects_of_fights(s: EclipseState) -> list[float]:
    """By seat: what the next Combat phase is worth where enemies share a hex, or a disc stands undefended."""
    values = [0.0] * s.players
    for sector in s.board:
        entered = s.entered[sector]
        owner = s.controller[sector]
        if not entered:
            continue
        for seat in entered:
            against = opposition(s, seat, sector)
            if against > 0.0:
                values[seat] += fight(s, seat, sector, against)
            elif owner != seat:
                values[seat] += spoils(s, seat, sector) * (0.8 if owner == NONE else 0.5)
        if owner != NONE and owner not in entered:
            threat = opposition(s, owner, sector)
            if threat > 0.0:
                values[owner] -= 0.6 * (SECTOR_VP[sector] + CONQUEST)
    return values


def fight(s: EclipseState, seat: int, sector: int, against: float) -> float:
    """The spoils against the losses."""
    own = side_strength(s, seat, sector)
    chance = chance_to_win(own, against)
    gain = REPUTATION + spoils(s, seat, sector)
    if s.guard[sector] != NONE:
        gain += 0.4 * NPC_REPUTATION[s.guard[sector]]
    loss = own * STRENGTH_WORTH
    if s.controller[sector] == seat:
        loss += SECTOR_VP[sector] + CONQUEST
    return chance * gain - (1.0 - chance) * loss - chance * 0.3 * min(loss, against * STRENGTH_WORTH)


def spoils(s: EclipseState, seat: int, sector: int) -> float:
    """What holding a hex after the fight brings: its points and tile, if a disc can be put there."""
    if s.controller[sector] == seat:
        return 0.0
    value = SECTOR_VP[sector] + CONQUEST if s.discs[seat] else 0.3
    if s.discovery[sector] != NONE and s.discs[seat]:
        value += DISCOVERY
    return value
