"""AF-5: victory points are a snapshot of the board; the end of the game and the ranking."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import GAME_ENDED, SCORED
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CARD_BIT,
    CARD_POINTS,
    CARDS,
    LANDS,
    NOWHERE,
    POINT_CARDS,
    POSITRON,
)
from astrolude.kernel.bits import count
from astrolude.kernel.state import Outcome, ranks_by


def colony_points(s: AlienState, seat: int) -> int:
    """AF-5.2: one for each landed colony."""
    points = 0
    for colony in range(seat * LANDS, seat * LANDS + LANDS):
        points += s.colonies[colony]
    return points


def control_points(s: AlienState, seat: int) -> int:
    """AF-5.2, AF-7.3: one for each territory controlled."""
    points = 0
    for territory in range(LANDS):
        if s.control[territory] == seat:
            points += 1
    return points


def card_points(s: AlienState, seat: int) -> int:
    """AF-5.2, AF-9.10: Alien City and Alien Monument."""
    points = 0
    if s.hands[seat] & POINT_CARDS:
        for card in range(len(CARDS)):
            if s.hands[seat] & CARD_BIT[card]:
                points += CARD_POINTS[card]
    return points


def field_points(s: AlienState, seat: int) -> int:
    """AF-5.2, AF-8.5: one for controlling the territory with the Positron Field."""
    territory = s.fields[POSITRON]
    return 1 if territory != NOWHERE and s.control[territory] == seat else 0


def points_of(s: AlienState, seat: int) -> int:
    """AF-5.2: the sum of the four parts."""
    return colony_points(s, seat) + control_points(s, seat) + card_points(s, seat) + field_points(s, seat)


def rescore(s: AlienState) -> None:
    """AF-5.1, AF-5.4: bring the scores of all players up to date."""
    for seat in range(s.players):
        points = points_of(s, seat)
        change = points - s.scores[seat]
        if change:
            s.scores[seat] = points
            s.note(SCORED, seat, points, change)


def end_game(s: AlienState, seat: int) -> None:
    """AF-5.6, AF-5.12: a last colony was landed; whatever is pending is dropped."""
    if s.journal is not None:
        s.note_all(GAME_ENDED, seat, s.scores[:])
    s.finish()


def outcome_of(s: AlienState) -> Outcome:
    """AF-5.7: most points, then cards, then ore, then fuel; equal players share the place."""
    keys = [[s.scores[seat], count(s.hands[seat]), s.ore[seat], s.fuel[seat]] for seat in range(s.players)]
    return Outcome(s.scores[:], ranks_by(keys))
