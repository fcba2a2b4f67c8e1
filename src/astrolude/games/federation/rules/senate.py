"""FD-4.9, FD-11, FD-12: which Senate actions are possible, and carrying them out."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import COPIED_ACTION
from astrolude.games.federation.grammar import COPY
from astrolude.games.federation.questions import THEN_EFFECTS
from astrolude.games.federation.rules.accreditation import DIE_FACES
from astrolude.games.federation.rules.arratooine import arratooine_possible
from astrolude.games.federation.rules.atalum import atalum_possible
from astrolude.games.federation.rules.crystals import covers, owe, payable
from astrolude.games.federation.rules.e81216 import e81216_possible
from astrolude.games.federation.rules.medals import eligible
from astrolude.games.federation.rules.neo import neo_possible
from astrolude.games.federation.rules.planets import planet_possible
from astrolude.games.federation.rules.six_moon import six_moon_possible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    ALL_MISSIONS,
    ARRATOOINE,
    ASSISTANTS,
    ATALUM,
    COPYABLE,
    E81216,
    NEO,
    OFFICERS,
    OUTER_MODULE,
    PATRONS,
    PRESIDENTS,
    PURCHASING,
    SIX_MOON,
    SMALL_LOUNGE,
    SPY,
    WORLDS,
)
from astrolude.games.federation.tables.programs import ACTION_PROGRAM

ALWAYS: Final = 1 << OFFICERS | 1 << SMALL_LOUNGE | 1 << OUTER_MODULE


def free_mask(s: FederationState, seat: int) -> int:
    """FD-4.9: the actions that are possible whatever crystals, ships and die the seat has, as a mask."""
    mask = ALWAYS
    if neo_possible(s, seat):
        mask |= 1 << NEO
    if six_moon_possible(s, seat):
        mask |= 1 << SIX_MOON
    if atalum_possible(s, seat):
        mask |= 1 << ATALUM
    if office_open(s, seat):
        mask |= 1 << PRESIDENTS
    return mask


def office_open(s: FederationState, seat: int) -> bool:
    """FD-11.7, FD-4.9: not on the first player's first turn; somebody else's President, or a medal."""
    if seat == s.first and first_turn(s, seat):
        return False
    return s.president != seat or bool(eligible(s, seat))


def first_turn(s: FederationState, seat: int) -> bool:
    """Whether the seat is taking its first turn of the round; `turns` counts the pawns already played."""
    return s.turns[seat] - int(s.cell >= 0) == 0


def costly_mask(
    s: FederationState,
    seat: int,
    lav: int,
    cop: int,
    oce: int,
    gold: int,
    die: int,
    ships: int,
) -> int:
    """FD-4.9: the actions possible with these crystals, this die and this reserve of ships, as a mask."""
    mask = 0
    if arratooine_possible(s, seat, lav, cop, oce):
        mask |= 1 << ARRATOOINE
    if e81216_possible(s, seat, lav, cop, oce, gold):
        mask |= 1 << E81216
    if ships and covers(lav, cop, oce, gold, ACTION_COST[PURCHASING]):
        mask |= 1 << PURCHASING
    if ships or s.released[seat] != ALL_MISSIONS:
        mask |= 1 << PATRONS
    if die < DIE_FACES and covers(lav, cop, oce, gold, ACTION_COST[ASSISTANTS]):
        mask |= 1 << ASSISTANTS
    if covers(lav, cop, oce, gold, ACTION_COST[SPY]):
        mask |= 1 << SPY
    return mask


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
