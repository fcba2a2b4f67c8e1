"""FD-14, FD-6: accreditation and its levels; the assistant die, which rises likewise; Deep Space."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import (
    DEEP_SPACE_CHOSEN,
    DEEP_SPACE_SEEN,
    DEGREE_DROPPED,
    DEGREE_REACHED,
    DIE_RAISED,
    LEVEL_RAISED,
)
from astrolude.games.federation.grammar import CHOOSE_DEEP
from astrolude.games.federation.questions import ASK_DEEP, THEN_CLIMB, THEN_EFFECTS
from astrolude.games.federation.rules.medals import receive_medal
from astrolude.games.federation.rules.points import DEGREE_PART, score
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACCREDITATION_MEDAL,
    DEGREE_LEVEL,
    LAST_DEGREE,
    MEDAL_DEGREE,
    NOTHING,
)
from astrolude.games.federation.tables.programs import DEEP_SPACE_PROGRAM, UNTIL_ROUND

DIE_FACES: Final = 6


def level(s: FederationState, seat: int) -> int:
    """FD-14.6: the level with its bonuses."""
    return DEGREE_LEVEL[s.degree[seat]] + s.round_bonus[seat] + s.game_bonus[seat]


def climb(s: FederationState, seat: int, degrees: int) -> None:
    """FD-14.2 to FD-14.4: up one cell after the other; Deep Space comes before degrees still to come."""
    while degrees:
        degrees -= 1
        if s.degree[seat] == LAST_DEGREE:
            score(s, seat, 1, DEGREE_PART)
            continue
        s.degree[seat] += 1
        s.note(DEGREE_REACHED, seat, s.degree[seat])
        if s.degree[seat] == MEDAL_DEGREE:
            receive_medal(s, seat, ACCREDITATION_MEDAL)
        if s.degree[seat] == LAST_DEGREE and s.deep_tile[seat] == NOTHING:
            if degrees:
                THEN_CLIMB.then(s, seat, degrees - 1)
            look_into_deep_space(s, seat)
            return


def look_into_deep_space(s: FederationState, seat: int) -> None:
    """FD-14.4, FD-22.2: the seat alone sees the remaining tiles."""
    s.deep_seen |= 1 << seat
    s.reveal()
    s.note_all(DEEP_SPACE_SEEN, seat, s.deep[:], 1 << seat)
    ASK_DEEP.ask(s, seat)


def deep_space_answers(s: FederationState) -> list[int]:
    return [CHOOSE_DEEP.at(tile) for tile in s.deep]


def choose_deep_space(s: FederationState, seat: int, tile: int) -> None:
    """FD-16.1: the tile is the seat's, its effects follow at once."""
    s.deep.remove(tile)
    s.deep_tile[seat] = tile
    s.note(DEEP_SPACE_CHOSEN, seat, tile)
    THEN_EFFECTS.then(s, seat, DEEP_SPACE_PROGRAM[tile])


def drop(s: FederationState, seat: int, degree: int) -> None:
    """FD-9.2a, FD-9.2d: the marker drops and takes nothing back."""
    s.degree[seat] = degree
    s.note(DEGREE_DROPPED, seat, degree)


def raise_level(s: FederationState, seat: int, levels: int, until: int) -> None:
    """FD-14.6: bonus levels until the end of the round or of the game."""
    if until == UNTIL_ROUND:
        s.round_bonus[seat] += levels
    else:
        s.game_bonus[seat] += levels
    s.note(LEVEL_RAISED, seat, levels)


def raise_die(s: FederationState, seat: int, steps: int) -> None:
    """FD-6.2: received on a face or raised, never above 6."""
    set_die(s, seat, s.die[seat] + steps)


def set_die(s: FederationState, seat: int, value: int) -> None:
    """FD-6.2, FD-6.4: the die grows where it stands."""
    value = min(value, DIE_FACES)
    if value > s.die[seat]:
        s.die[seat] = value
        s.note(DIE_RAISED, seat, value)
