"""GP-7.6: power and Q.I.C. actions, the ten spaces of the research board."""

from __future__ import annotations

from astrolude.games.gaia.events import ACTION_TAKEN
from astrolude.games.gaia.grammar import ACTION
from astrolude.games.gaia.questions import ASK_MINE, ASK_RESCORE
from astrolude.games.gaia.rules.counts import count
from astrolude.games.gaia.rules.mines import can_build_with_steps
from astrolude.games.gaia.rules.power import power, spend
from astrolude.games.gaia.rules.resources import gain, pay, score
from astrolude.games.gaia.rules.tech import ask_tile, tile_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    POINTS_PER_TYPE,
    POWER_SPACES,
    RESCORE,
    SCORE_TYPES,
    SPACE_COST,
    SPACE_GAIN,
    SPACE_STEPS,
    SPACES,
    TAKE_TILE,
)
from astrolude.games.gaia.tables.counts import PER_TYPE
from astrolude.games.gaia.tables.scoring import FROM_ACTIONS


def add_spaces(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-7.6.1: append the free spaces that can be paid and carried out."""
    available = power(s, seat)
    for space in range(len(SPACES)):
        if s.spaces_used >> space & 1:
            continue
        wealth = available if space < POWER_SPACES else s.qic[seat]
        if SPACE_COST[space] <= wealth and can_carry_out(s, seat, space):
            answers.append(ACTION.at(space))


def can_carry_out(s: GaiaState, seat: int, space: int) -> bool:
    """GP-7.6.2, GP-7.6.3, GP-7.6.4, R-16: a mine, a tile or a token must be there; a gain may be lost."""
    if SPACE_STEPS[space]:
        return can_build_with_steps(s, seat, SPACE_STEPS[space])
    if space == TAKE_TILE:
        return bool(tile_answers(s, seat))
    if space == RESCORE:
        return bool(s.tokens[seat])
    return True


def take_space(s: GaiaState, seat: int, space: int) -> None:
    """GP-7.6.1: mark the space, resolve it, pay. A choice of payment is asked before the rest (GP-4.8)."""
    s.spaces_used |= 1 << space
    s.note(ACTION_TAKEN, seat, space)
    if space >= POWER_SPACES:
        pay(s, seat, 0, 0, 0, SPACE_COST[space])
    resolve(s, seat, space)
    if space < POWER_SPACES:
        spend(s, seat, SPACE_COST[space])


def resolve(s: GaiaState, seat: int, space: int) -> None:
    gain(s, seat, SPACE_GAIN[space], 1, FROM_ACTIONS)
    if SPACE_STEPS[space]:
        ASK_MINE.ask(s, seat, SPACE_STEPS[space] - 1)
    elif space == TAKE_TILE:
        ask_tile(s, seat)
    elif space == RESCORE:
        ASK_RESCORE.ask(s, seat)
    elif space == SCORE_TYPES:
        score(s, seat, POINTS_PER_TYPE * count(s, seat, PER_TYPE), FROM_ACTIONS)
