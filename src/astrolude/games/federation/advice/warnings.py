"""What is said of a possible action before it is confirmed: that it changes nothing, or what it loses."""

from __future__ import annotations

from astrolude.games.federation.advice.causes import CELL_IDLE, CELL_IDLE_PAID, MISSION_LEFT
from astrolude.games.federation.grammar import END_TURN, PLAY
from astrolude.games.federation.rules.crystals import gain
from astrolude.games.federation.rules.missions import mission_answers
from astrolude.games.federation.rules.senate import possible
from astrolude.games.federation.rules.turn import PAWN_KINDS, certain_bonus
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    CELL_ACTION,
    FACE_CRYSTALS,
    OUTER,
    ROUNDS,
)
from astrolude.games.federation.tables.programs import FACE_PROGRAM, NO_PROGRAM
from astrolude.kernel.obstacles import Obstacle


def place_warnings(s: FederationState, action: int) -> list[Obstacle]:
    """FD-4.5, R-05: a cell whose action has no effect."""
    if not PLAY.holds(action):
        return []
    face, cell = PLAY.of(action)
    bonus = FACE_CRYSTALS[face] if FACE_PROGRAM[face] != NO_PROGRAM else []
    return cell_warnings(s, cell, bonus)


def place_with_warnings(s: FederationState, action: int) -> list[Obstacle]:
    """FD-5.2, R-05: the same with an Alteration token on the ambassador."""
    if not PLAY.holds(action):
        return []
    _, cell = PLAY.of(action)
    return cell_warnings(s, cell, certain_bonus(s, s.seat, s.decision.argument))


def cell_warnings(s: FederationState, cell: int, bonus: list[int]) -> list[Obstacle]:
    """FD-4.9, FD-4.10: judged with the bonus, which comes before the action."""
    if cell == OUTER:
        return []
    action = CELL_ACTION[cell]
    richer = s.clone()
    if bonus:
        gain(richer, s.seat, bonus)
    if possible(richer, s.seat, action):
        return []
    price = sum(ACTION_COST[action])
    return [CELL_IDLE_PAID.obstacle(action, price) if price else CELL_IDLE.obstacle(action)]


def close_warnings(s: FederationState, action: int) -> list[Obstacle]:
    """FD-13.1: the last turn of the game ends while a mission could still be sent."""
    seat = s.seat
    if not END_TURN.holds(action) or s.sent or s.round + 1 < ROUNDS:
        return []
    if any(s.pawns[PAWN_KINDS * seat : PAWN_KINDS * (seat + 1)]) or not mission_answers(s, seat):
        return []
    return [MISSION_LEFT.obstacle()]
