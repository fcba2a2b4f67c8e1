"""GP-5: the six rounds with their phases, turns, passing (GP-7.8) and clean-up."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import BOOSTER_TAKEN, PASSED, ROUND_BEGAN, TURN_ENDED
from astrolude.games.gaia.grammar import TAKE_BOOSTER
from astrolude.games.gaia.questions import (
    ASK_BOOSTER,
    ASK_TURN,
    THEN_ACTION_PHASE,
    THEN_AUTOMA_TURN,
    THEN_EXCHANGE_OF,
    THEN_GAIA_PHASE,
    THEN_INCOME_OF,
    THEN_OFFERS,
    THEN_ROUND,
    THEN_TURN_OF,
)
from astrolude.games.gaia.rules.counts import count
from astrolude.games.gaia.rules.gaia_phase import turn_planets
from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.scoring import score_final
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.boosters import BOOSTER_PASS_PER, BOOSTER_PASS_POINTS
from astrolude.games.gaia.tables.scoring import FROM_BOOSTERS, FROM_TILES
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.games.gaia.tables.tech_tiles import PASS_TILES, TILE_BIT, TILE_PASS_PER, TILE_PASS_POINTS
from astrolude.kernel.state import NOBODY

SET_UP: Final = 0
INCOME: Final = 1
GAIA_PHASE: Final = 2
ACTIONS: Final = 3
ENDED: Final = 4


def begin_round(s: GaiaState) -> None:
    """GP-5.1.3: a new round begins with income, in turn order."""
    s.round += 1
    s.phase = INCOME
    s.passed = []
    s.active = s.order[0]
    s.note(ROUND_BEGAN, NOBODY, s.round, s.round_tiles[s.round - 1])
    THEN_GAIA_PHASE.then(s)
    for seat in reversed(s.order):
        if seat < s.players:
            THEN_INCOME_OF.then(s, seat)


def begin_gaia_phase(s: GaiaState) -> None:
    """GP-5.2, R-22: planets turn first, then the players in turn order."""
    s.phase = GAIA_PHASE
    turn_planets(s)
    THEN_ACTION_PHASE.then(s)
    for seat in reversed(s.order):
        if seat < s.players:
            THEN_EXCHANGE_OF.then(s, seat)


def begin_actions(s: GaiaState) -> None:
    """GP-5.3.1."""
    s.phase = ACTIONS
    begin_turn(s, s.order[0])


def begin_turn(s: GaiaState, seat: int) -> None:
    s.active = seat
    if seat < s.players:
        ASK_TURN.ask(s, seat)
    else:
        THEN_AUTOMA_TURN.then(s)


def end_turn(s: GaiaState, seat: int) -> None:
    """GP-10.7: what was built is offered to the others; then the turn goes on to the next player."""
    s.note(TURN_ENDED, seat)
    THEN_TURN_OF.then(s, seat)
    THEN_OFFERS.then(s, seat)


def hand_on(s: GaiaState, seat: int) -> None:
    """GP-5.3.1: the next player in the order of the round who has not passed."""
    position = s.order.index(seat)
    for step in range(1, len(s.order) + 1):
        following = s.order[(position + step) % len(s.order)]
        if following not in s.passed:
            begin_turn(s, following)
            return
    end_round(s)


def pass_round(s: GaiaState, seat: int) -> None:
    """GP-7.8.1, GP-7.8.2: pass effects; then a new booster, except in the last round."""
    s.note(PASSED, seat)
    score_passing(s, seat)
    s.passed.append(seat)
    if s.round < ROUNDS:
        THEN_TURN_OF.then(s, seat)
        ASK_BOOSTER.ask(s, seat)
    else:
        s.boosters.append(s.booster[seat])
        s.booster[seat] = NONE
        hand_on(s, seat)


def score_passing(s: GaiaState, seat: int) -> None:
    """GP-7.8.1 (a): the booster and the uncovered tiles with the pass symbol."""
    booster = s.booster[seat]
    if BOOSTER_PASS_PER[booster] != NONE:
        points = BOOSTER_PASS_POINTS[booster] * count(s, seat, BOOSTER_PASS_PER[booster])
        score(s, seat, points, FROM_BOOSTERS)
    for tile in PASS_TILES:
        if s.tiles[seat] & TILE_BIT[tile]:
            score(s, seat, TILE_PASS_POINTS[tile] * count(s, seat, TILE_PASS_PER[tile]), FROM_TILES)


def booster_answers(s: GaiaState) -> list[int]:
    return [TAKE_BOOSTER.at(booster) for booster in s.boosters]


def take_booster(s: GaiaState, seat: int, booster: int) -> None:
    """GP-7.8.1 (b), (c), R-31: the new one is taken before the old one is returned."""
    old = s.booster[seat]
    s.boosters.remove(booster)
    if old != NONE:
        s.boosters.append(old)
    s.booster[seat] = booster
    s.note(BOOSTER_TAKEN, seat, booster)


def end_round(s: GaiaState) -> None:
    """GP-5.4, GP-13.1: clean-up and the next round, or the end."""
    if s.round == ROUNDS:
        s.phase = ENDED
        score_final(s)
        s.finish()
        return
    s.spaces_used = 0
    s.used = [0] * s.sides
    s.order = next_order(s)
    THEN_ROUND.then(s)


def next_order(s: GaiaState) -> list[int]:
    """GP-7.8.3, GP-3.3.3: clockwise from the first to pass, or the order of passing."""
    if s.variable_order:
        return s.passed[:]
    return [(s.passed[0] + step) % s.sides for step in range(s.sides)]
