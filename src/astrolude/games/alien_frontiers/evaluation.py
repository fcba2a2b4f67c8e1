"""How well each seat stands, in victory points: what is on the board, and what is on its way there."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.components import (
    CARD_BIT,
    CARDS,
    CIRCLES,
    CLAIM_AT,
    DICE,
    LANDS,
    POINT_CARDS,
    RESOURCE_LIMIT,
    TERRITORIES,
)
from astrolude.games.alien_frontiers.scoring import colony_points
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.territories import has_bonus

LANDED: Final = 0.3
"""A landed colony brings the end nearer, on top of its point."""
CIRCLE: Final = 0.12
WAITING: Final = 0.2
"""A colony on the last circle needs no more ships."""
SHIP: Final = 0.5
RELIC: Final = 0.3
FUEL: Final = 0.06
ORE: Final = 0.12
UNPLACED: Final = 0.15
"""A ship that can still be docked this turn."""
CLAIMABLE: Final = 0.3
"""An artifact pool that allows a claim; a smaller one is worth its share."""
CARD: Final = 0.35

_BONUSES: Final = {
    "asimov_crater": 0.25,
    "bradbury_plateau": 0.15,
    "burroughs_desert": 0.2,
    "heinlein_plains": 0.15,
    "herbert_valley": 0.2,
    "lem_badlands": 0.3,
    "pohl_foothills": 0.15,
    "van_vogt_mountains": 0.2,
}
BONUS: Final = [_BONUSES[territory] for territory in TERRITORIES]


def evaluate(s: AlienState) -> list[float]:
    """Points for each seat: its score, and what it owns on the way to more."""
    return [standing(s, seat) for seat in range(s.players)]


def standing(s: AlienState, seat: int) -> float:
    """One seat's score and prospects; a finished game is its score alone."""
    points = float(s.scores[seat])
    if s.over:
        return points
    points += LANDED * colony_points(s, seat) + CIRCLE * s.circle[seat]
    if s.circle[seat] == CIRCLES:
        points += WAITING
    points += SHIP * s.fleet[seat] + (RELIC if s.relic == seat else 0.0)
    for territory in range(LANDS):
        if has_bonus(s, seat, territory):
            points += BONUS[territory]
    for card in range(len(CARDS)):
        if s.hands[seat] & CARD_BIT[card] & ~POINT_CARDS:
            points += CARD
    if seat == s.active:
        points += tempo(s)
    return points + wealth(s.fuel[seat], s.ore[seat])


def wealth(fuel: int, ore: int) -> float:
    """Resources count up to the limit at the end of a turn, ore before fuel."""
    kept_ore = min(ore, RESOURCE_LIMIT)
    kept_fuel = min(fuel, RESOURCE_LIMIT - kept_ore)
    return ORE * kept_ore + FUEL * kept_fuel


def tempo(s: AlienState) -> float:
    """What the active player can still do this turn."""
    points = CLAIMABLE * min(s.total, CLAIM_AT) / CLAIM_AT
    for die in range(DICE):
        points += UNPLACED * s.dice[die]
    return points
