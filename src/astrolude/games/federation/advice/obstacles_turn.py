"""What stands in the way within a turn: ambassadors, tokens, scholars at any time, and missions."""

from __future__ import annotations

from astrolude.games.federation.advice.causes import (
    ACCOMPLISHED,
    CELL_BLOCKED,
    CELL_TAKEN,
    FACE_DOWN,
    FIRST_TURN,
    INSIDE_ONLY,
    LEVEL_TOO_LOW,
    NO_CARRIER,
    NO_SEVEN,
    NO_SHIP,
    NO_TOKEN,
    NOT_RELEASED,
    NOT_YOURS,
    NOTHING_ANYTIME,
    PAUSED,
    PAWN_PLAYED,
    SEVEN_RESTS,
    SEVEN_VOTES,
    SHIP_SENT,
    SPOILS,
    TOKEN_RESTS,
    VOTING_SIDE,
    WITHOUT_EFFECT,
    purse_of,
    shortages,
)
from astrolude.games.federation.grammar import LAY, PLAY, SEND, USE
from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.scholars import face_up, has_effect
from astrolude.games.federation.rules.senate import first_turn, possible
from astrolude.games.federation.rules.turn import PAWN_KINDS, action_survives, certain_bonus, has_carrier
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
    ANYTIME_MASK,
    CELL_ACTION,
    FACE_CRYSTALS,
    FACE_PAWN,
    FACE_VOTES,
    KINDS,
    LAVANDIUM,
    MISSION_COST,
    MISSION_LEVEL,
    NEUTRAL,
    OUTER,
    PRESIDENTS,
    SCHOLAR_BIT,
    SEVEN,
    TOKEN_CRYSTALS,
    TOKEN_VOTES,
)
from astrolude.games.federation.tables.programs import LINE_BAG, LINE_OP, OP_EXCHANGE, SCHOLAR_PROGRAM
from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import NOBODY


def place_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """D-04 with W1."""
    seat = s.seat
    if PLAY.holds(action):
        face, cell = PLAY.of(action)
        return pawn_obstacles(s, seat, face) + cell_obstacles(s, seat, cell, FACE_CRYSTALS[face])
    if LAY.holds(action):
        return token_obstacles(s, seat, LAY.of(action))
    if USE.holds(action):
        return use_obstacles(s, seat, USE.of(action))
    found: list[Obstacle] = []
    if s.paused:
        found.append(PAUSED.obstacle())
    if not face_up(s, seat) & ANYTIME_MASK:
        found.append(NOTHING_ANYTIME.obstacle())
    return found


def place_with_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """D-04 with a token: FD-5.2, FD-16.4."""
    seat, token = s.seat, s.decision.argument
    face, cell = PLAY.of(action)
    found = pawn_obstacles(s, seat, face)
    if not FACE_VOTES[face]:
        found.append(VOTING_SIDE.obstacle())
    if FACE_PAWN[face] == SEVEN and not TOKEN_VOTES[token]:
        found.append(SEVEN_VOTES.obstacle())
    return found + cell_obstacles(s, seat, cell, certain_bonus(s, seat, token))


def pawn_obstacles(s: FederationState, seat: int, face: int) -> list[Obstacle]:
    """FD-4.2, FD-16.4: an ambassador in hand."""
    pawn = FACE_PAWN[face]
    held = s.pawns[PAWN_KINDS * seat + pawn]
    if pawn != SEVEN:
        return [] if held else [PAWN_PLAYED.obstacle(face)]
    if not held:
        return [NO_SEVEN.obstacle()]
    return [SEVEN_RESTS.obstacle()] if s.seven_rests else []


def cell_obstacles(s: FederationState, seat: int, cell: int, bonus: list[int]) -> list[Obstacle]:
    """FD-4.4, FD-4.5, FD-4.10, FD-11.7: a free cell that can be paid with what the pawn brings.

    A price of the bonus is paid together with the cell, because Oceanium may pay either.
    """
    if cell == OUTER:
        return []
    found: list[Obstacle] = []
    if s.owner[cell] == NEUTRAL:
        found.append(CELL_BLOCKED.obstacle(cell))
    elif s.owner[cell] != NOBODY:
        found.append(CELL_TAKEN.obstacle(cell, s.owner[cell]))
    action = CELL_ACTION[cell]
    if action == PRESIDENTS and seat == s.first and first_turn(s, seat):
        found.append(FIRST_TURN.obstacle(action))
    purse = purse_of(s, seat)
    cost = ACTION_COST[action][:]
    for kind in range(KINDS):
        purse[kind] += max(bonus[kind], 0)
        cost[kind] += max(-bonus[kind], 0)
    return found + shortages(purse, cost)


def token_obstacles(s: FederationState, seat: int, token: int) -> list[Obstacle]:
    """FD-5.3, FD-10.9, FD-16.4: an own token that may be laid."""
    if not s.tokens[seat] >> token & 1:
        return [NO_TOKEN.obstacle(token)]
    found: list[Obstacle] = []
    if s.resting >> token & 1:
        found.append(TOKEN_RESTS.obstacle(token))
    if not has_carrier(s, seat, token):
        found.append(NO_CARRIER.obstacle())
    price = [0] * KINDS
    price[LAVANDIUM] = max(-TOKEN_CRYSTALS[token][LAVANDIUM], 0)
    return found + shortages(purse_of(s, seat), price)


def use_obstacles(s: FederationState, seat: int, scholar: int) -> list[Obstacle]:
    """FD-15.1, FD-15.5: an own anytime tile that lies face up and would do something."""
    bit = SCHOLAR_BIT[scholar]
    if not s.owned[seat] & bit:
        return [NOT_YOURS.obstacle(scholar)]
    if s.used[seat] & bit:
        return [FACE_DOWN.obstacle(scholar)]
    if not bit & ANYTIME_MASK:
        return [INSIDE_ONLY.obstacle(scholar)]
    if has_effect(s, seat, scholar, bit):
        return []
    line = SCHOLAR_PROGRAM[scholar]
    if LINE_OP[line] == OP_EXCHANGE:
        return shortages(purse_of(s, seat), LINE_BAG[line][:KINDS])
    return [WITHOUT_EFFECT.obstacle(scholar)]


def window_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """W2, FD-15.5: nothing that costs the cell its payment or its effect."""
    if not USE.holds(action):
        return []
    seat, scholar = s.seat, USE.of(action)
    found = use_obstacles(s, seat, scholar)
    if found or action_survives(s, seat, scholar, possible(s, seat, CELL_ACTION[s.cell])):
        return found
    return [SPOILS.obstacle(scholar)]


def close_obstacles(s: FederationState, action: int) -> list[Obstacle]:
    """W3, D-10, W4."""
    if USE.holds(action):
        return use_obstacles(s, s.seat, USE.of(action))
    return mission_obstacles(s, s.seat, SEND.of(action)) if SEND.holds(action) else []


def mission_obstacles(s: FederationState, seat: int, mission: int) -> list[Obstacle]:
    """FD-7.2, FD-7.8: released, not accomplished, level, ship and cost; one a turn."""
    found: list[Obstacle] = []
    if s.sent:
        found.append(SHIP_SENT.obstacle())
    if s.done[seat] >> mission & 1:
        found.append(ACCOMPLISHED.obstacle(mission))
    if not s.released[seat] >> mission & 1:
        found.append(NOT_RELEASED.obstacle(mission))
    if not s.hangar[seat]:
        found.append(NO_SHIP.obstacle())
    if MISSION_LEVEL[mission] > level(s, seat):
        found.append(LEVEL_TOO_LOW.obstacle(MISSION_LEVEL[mission], level(s, seat)))
    return found + shortages(purse_of(s, seat), MISSION_COST[mission])
