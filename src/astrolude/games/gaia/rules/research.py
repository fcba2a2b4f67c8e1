"""GP-7.5: advance in research."""

from __future__ import annotations

from astrolude.games.gaia.events import ADVANCED
from astrolude.games.gaia.grammar import ADVANCE, ANY_TRACK, DECLINE, RESEARCH
from astrolude.games.gaia.questions import ASK_LOST_PLANET
from astrolude.games.gaia.rules.counts import gaia_planets
from astrolude.games.gaia.rules.mines import lost_planet_answers
from astrolude.games.gaia.rules.power import charge, has_institute
from astrolude.games.gaia.rules.resources import gain, pay, score
from astrolude.games.gaia.rules.tokens import flip_green, gain_token, has_green
from astrolude.games.gaia.rules.triggers import trigger
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.counts import ON_ADVANCE
from astrolude.games.gaia.tables.factions import BAL_TAKS
from astrolude.games.gaia.tables.research import (
    ADVANCE_KNOWLEDGE,
    CROSSING_CHARGE,
    CROSSING_LEVEL,
    LEVEL_GAIN,
    LEVEL_POINTS_PER_GAIA,
    NAVIGATION,
    TERRAFORMING,
    TOP_LEVEL,
    TRACK_COUNT,
)
from astrolude.games.gaia.tables.scoring import FROM_RESEARCH
from astrolude.games.gaia.tables.supply import NONE


def can_advance(s: GaiaState, seat: int, track: int) -> bool:
    """GP-7.5.3: level 5 is for one player with a green token. GP-11.10: the Bal T'aks' navigation."""
    level = s.levels[seat * TRACK_COUNT + track]
    if track == NAVIGATION and s.faction[seat] == BAL_TAKS and not has_institute(s, seat):
        return False
    if level < TOP_LEVEL - 1:
        return True
    return level < TOP_LEVEL and has_green(s, seat) and not is_top_taken(s, track)


def is_top_taken(s: GaiaState, track: int) -> bool:
    return any(s.levels[side * TRACK_COUNT + track] == TOP_LEVEL for side in range(s.sides))


def add_research(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-7.5.1: append the tracks that can be advanced for knowledge."""
    if s.knowledge[seat] >= ADVANCE_KNOWLEDGE:
        answers += [RESEARCH.at(track) for track in range(TRACK_COUNT) if can_advance(s, seat, track)]


def research(s: GaiaState, seat: int, track: int) -> None:
    """GP-7.5.1."""
    pay(s, seat, 0, 0, ADVANCE_KNOWLEDGE, 0)
    advance(s, seat, track)


def advance_answers(s: GaiaState, seat: int, limit: int) -> list[int]:
    """GP-7.4.2, R-24: one track or any, or decline."""
    tracks = range(TRACK_COUNT) if limit == ANY_TRACK else range(limit, limit + 1)
    return [DECLINE.at(), *[ADVANCE.at(track) for track in tracks if can_advance(s, seat, track)]]


def lowest_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-11.12: the lowest tracks that can advance."""
    levels = s.levels[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]
    lowest = min(levels)
    return [
        ADVANCE.at(track)
        for track in range(TRACK_COUNT)
        if levels[track] == lowest and can_advance(s, seat, track)
    ]


def advance(s: GaiaState, seat: int, track: int) -> None:
    """GP-7.5.2: one step, however obtained."""
    level = s.levels[seat * TRACK_COUNT + track] + 1
    if level == TOP_LEVEL:
        flip_green(s, seat)
    s.levels[seat * TRACK_COUNT + track] = level
    s.note(ADVANCED, seat, track, level)
    reach_level(s, seat, track, level)
    if level == CROSSING_LEVEL:
        charge(s, seat, CROSSING_CHARGE)
    trigger(s, seat, ON_ADVANCE)


def reach_level(s: GaiaState, seat: int, track: int, level: int) -> None:
    """GP-7.5.4 to GP-7.5.6: the immediate bonus."""
    gain(s, seat, LEVEL_GAIN[track][level], 1, FROM_RESEARCH)
    per_gaia = LEVEL_POINTS_PER_GAIA[track][level]
    if per_gaia:
        score(s, seat, per_gaia * gaia_planets(s, seat), FROM_RESEARCH)
    if level == TOP_LEVEL and track == TERRAFORMING and s.top_token != NONE:
        token = s.top_token
        s.top_token = NONE
        gain_token(s, seat, token)
    if level == TOP_LEVEL and track == NAVIGATION and lost_planet_answers(s, seat):
        ASK_LOST_PLANET.ask(s, seat)
