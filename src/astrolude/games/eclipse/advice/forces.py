"""How a battle is likely to end, by arithmetic: strength, chances, and the reputation to be had."""

from __future__ import annotations

import math
from typing import Final

from astrolude.games.eclipse.rules.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    SHIELD,
    STATS,
)
from astrolude.games.eclipse.rules.reputation import has_room_for_reputation
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    DIE_DAMAGE,
    HIGHEST_REPUTATION,
    MOST_DRAWN,
    ORANGE,
    RED,
    REPUTATION_TILES,
    SHIP_REPUTATION,
)
from astrolude.games.eclipse.tables.npcs import (
    NPC_CANNONS,
    NPC_COMPUTER,
    NPC_COUNT,
    NPC_HULL,
    NPC_INITIATIVE,
    NPC_MISSILES,
    NPC_REPUTATION,
    NPC_SHIELD,
)

SHARPNESS: Final = 1.7
"""How quickly superior strength turns into certainty."""
FIRST_STRIKE: Final = 0.35
"""The share of a round by which the quicker side is ahead."""
SHIP_MATERIALS: Final = [3.0, 5.0, 8.0, 3.0, 3.0]
"""By ship type: what it usually costs."""
_MOST_HITS: Final = 5.0


def hit_chance(computer: float, shield: float) -> float:
    """EC-16.8: the chance of one die."""
    return max(1.0, min(_MOST_HITS, 1.0 + computer - shield)) / 6.0


class Force:
    """Ships that fight together: what they endure and do in a round; their aim is the average."""

    def __init__(self) -> None:
        self.ships = 0
        self.endurance = 0.0
        self.shields = 0.0
        """The shield of each ship, times its endurance."""
        self.initiative = 0
        self.cannons = 0.0
        self.missiles = 0.0
        """The damage if every die hits."""
        self.aim = 0.0
        """The computer of each ship, times the damage of its dice."""
        self.draws = 0
        """Reputation tiles for those who destroy them."""
        self.materials = 0.0

    def add(self, figures: list[int], at: int, number: int) -> None:
        """More ships of one design, whose figures begin at a place of the list."""
        endurance = float(number * (1 + figures[at + HULL]))
        self.ships += number
        self.endurance += endurance
        self.shields += endurance * figures[at + SHIELD]
        self.initiative = max(self.initiative, figures[at + INITIATIVE])
        cannons = float(number * damage_of(figures, at + CANNONS))
        missiles = float(number * damage_of(figures, at + MISSILES))
        self.cannons += cannons
        self.missiles += missiles
        self.aim += (cannons + missiles) * figures[at + COMPUTER]

    def add_ships(self, s: EclipseState, seat: int, ship: int, number: int) -> None:
        """More ships of a player."""
        self.add(s.stats[seat], ship * STATS, number)
        self.draws += number * SHIP_REPUTATION[ship]
        self.materials += number * SHIP_MATERIALS[ship]

    def add_npc(self, npc: int, number: int) -> None:
        """More non-player ships of a kind."""
        self.add(NPC_FIGURES[npc], 0, number)
        self.draws += number * NPC_REPUTATION[npc]

    def wear(self, damage: int) -> None:
        """Some of the ships have been hit."""
        self.shields *= 1.0 - damage / self.endurance
        self.endurance -= damage

    def fire_missiles(self) -> None:
        """The missiles are gone; cannons remain."""
        dice = self.cannons + self.missiles
        self.aim *= self.cannons / dice if dice else 0.0
        self.missiles = 0.0

    def shield(self) -> float:
        """The strength of shields that a shot usually meets."""
        return self.shields / self.endurance if self.endurance else 0.0

    def hits(self, shield: float) -> float:
        """The share of its dice that usually hit."""
        dice = self.cannons + self.missiles
        return hit_chance(self.aim / dice, shield) if dice else 0.0

    def power(self) -> float:
        """Damage and endurance in one number, whoever the enemy may be."""
        damage = (self.cannons + 0.5 * self.missiles) * self.hits(0.0)
        return math.sqrt(damage * (self.endurance + 0.5 * self.shields))


def damage_of(figures: list[int], at: int) -> int:
    """What the dice of three colours do if all of them hit."""
    return figures[at] + DIE_DAMAGE[ORANGE] * figures[at + ORANGE] + DIE_DAMAGE[RED] * figures[at + RED]


def _npc_figures(npc: int) -> list[int]:
    figures = [0] * STATS
    figures[INITIATIVE] = NPC_INITIATIVE[npc]
    figures[COMPUTER] = NPC_COMPUTER[npc]
    figures[SHIELD] = NPC_SHIELD[npc]
    figures[HULL] = NPC_HULL[npc]
    figures[CANNONS : CANNONS + 3] = NPC_CANNONS[npc * 3 : npc * 3 + 3]
    figures[MISSILES : MISSILES + 3] = NPC_MISSILES[npc * 3 : npc * 3 + 3]
    return figures


NPC_FIGURES: Final = [_npc_figures(npc) for npc in range(NPC_COUNT)]
"""By kind of non-player ship: its figures, as those of a blueprint."""


def rounds_to_destroy(attacker: Force, target: Force) -> float:
    """How long the attacker's fire takes; the salvo of missiles comes first."""
    hits = attacker.hits(target.shield())
    left = target.endurance - attacker.missiles * hits
    if left <= 0.0:
        return 0.1
    return left / max(0.02, attacker.cannons * hits)


def chance_to_win(own: Force, against: Force) -> float:
    """Who destroys the other sooner wins, the more surely the greater the difference."""
    if not own.ships:
        return 0.0
    if not against.ships:
        return 1.0
    needed, given = rounds_to_destroy(own, against), rounds_to_destroy(against, own)
    if own.initiative > against.initiative:
        given += FIRST_STRIKE
    else:
        needed += FIRST_STRIKE
    mine, theirs = math.pow(given, SHARPNESS), math.pow(needed, SHARPNESS)
    return mine / (mine + theirs)


def _best_over(number: int, worst: int) -> float:
    """By how much the best of so many tiles drawn exceeds a value, on average; never below zero."""
    total = sum(REPUTATION_TILES)
    expected = 0.0
    below = 0.0
    for value in range(HIGHEST_REPUTATION + 1):
        up_to = below + REPUTATION_TILES[value] / total
        chance = math.pow(up_to, number) - math.pow(below, number)
        expected += chance * max(0, value - worst)
        below = up_to
    return expected


WORST_VALUES: Final = HIGHEST_REPUTATION + 1
BEST_OVER: Final = [
    _best_over(number, worst) for number in range(MOST_DRAWN + 1) for worst in range(WORST_VALUES)
]
"""By tiles drawn and the value that the best one replaces (0 for a free slot): the points it adds."""


def reputation_gain(s: EclipseState, seat: int, draws: float) -> float:
    """EC-18.4: what so many tiles drawn add to the points of a seat, on average."""
    worst = 0
    if not has_room_for_reputation(s, seat):
        tiles = s.reputation[seat]
        if not tiles:
            return 0.0
        worst = min(tiles)
    drawn = min(draws, MOST_DRAWN - 0.001)
    whole = int(drawn)
    lower, upper = BEST_OVER[whole * WORST_VALUES + worst], BEST_OVER[(whole + 1) * WORST_VALUES + worst]
    return lower + (drawn - whole) * (upper - lower)
