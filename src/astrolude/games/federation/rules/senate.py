"""FD-4.9, FD-11, FD-12: which Senate actions are possible, and carrying them out."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import COPIED_ACTION
from astrolude.games.federation.grammar import COPY
from astrolude.games.federation.questions import THEN_EFFECTS
from astrolude.games.federation.rules.accreditation import DIE_FACES
from astrolude.games.federation.rules.crystals import covers, owe, payable
from astrolude.games.federation.rules.medals import eligible
from astrolude.games.federation.rules.planets import planet_possible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    ALL_MISSIONS,
    ASSISTANTS,
    COPYABLE,
    PATRONS,
    PRESIDENTS,
    PURCHASING,
    WORLDS,
)
from astrolude.games.federation.tables.programs import ACTION_PROGRAM
from astrolude.kernel.bits import mask_of

CHARGED: Final = [action for action in range(len(ACTION_COST)) if any(ACTION_COST[action])]
"""The actions whose cells have a cost."""
UNCHARGED: Final = mask_of(
    [action for action in range(len(ACTION_COST)) if action not in CHARGED and action != PRESIDENTS]
)


def open_mask(s: FederationState, seat: int, lav: int, cop: int, oce: int, gold: int) -> int:
    """FD-4.5, FD-11.7: the actions whose cells these crystals can pay, with or without effect, as a mask."""
    mask = UNCHARGED
    if seat != s.first or not first_turn(s, seat):
        mask |= 1 << PRESIDENTS
    for action in CHARGED:
        if covers(lav, cop, oce, gold, ACTION_COST[action]):
            mask |= 1 << action
    return mask


def office_open(s: FederationState, seat: int) -> bool:
    """FD-11.7, FD-4.9: not on the first player's first turn; somebody else's President, or a medal."""
    if seat == s.first and first_turn(s, seat):
        return False
    return s.president != seat or bool(eligible(s, seat))


def first_turn(s: FederationState, seat: int) -> bool:
    """Whether the seat is taking its first turn of the round; `turns` counts the pawns already played."""
    return s.turns[seat] - int(s.cell >= 0) == 0


def possible(s: FederationState, seat: int, action: int) -> bool:
    """FD-4.9 for one action, with what the seat owns now."""
    if action < WORLDS:
        return planet_possible(s, seat, action)
    if action == PURCHASING and not s.reserve[seat]:
        return False
    if action == PATRONS and not s.reserve[seat] and s.released[seat] == ALL_MISSIONS:
        return False
    if action == ASSISTANTS and s.die[seat] >= DIE_FACES:
        return False
    if action == PRESIDENTS and not office_open(s, seat):
        return False
    return payable(s, seat, ACTION_COST[action])


def carry_out(s: FederationState, seat: int, action: int) -> None:
    """FD-4.3 (3): pay the cost of the cell, then its effects."""
    THEN_EFFECTS.then(s, seat, ACTION_PROGRAM[action])
    owe(s, seat, ACTION_COST[action])


def copy_answers(s: FederationState, seat: int) -> list[int]:
    """FD-12.1, FD-12.2, FD-15.2: what a spy can copy, with the crystals left by then.

    The copied action is another one, so a scholar taken in the action before may help in it.
    """
    before = s.fresh
    s.fresh = 0
    answers = [COPY.at(action) for action in COPYABLE if possible(s, seat, action)]
    s.fresh = before
    return answers


def copy_action(s: FederationState, seat: int, action: int) -> None:
    s.note(COPIED_ACTION, seat, action)
    carry_out(s, seat, action)
