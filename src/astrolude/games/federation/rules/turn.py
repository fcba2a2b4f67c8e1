"""FD-3.2, FD-4: turns of the Ambassador phase, placing an ambassador, and what follows."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import (
    ACTION_SKIPPED,
    DIE_PLACED,
    PLACED,
    SEVEN_KEPT,
    TOKEN_LAID,
)
from astrolude.games.federation.grammar import (
    ADD_DIE,
    ASK_CLOSE,
    ASK_DEEP,
    ASK_DIE,
    ASK_FIFTH,
    ASK_PLACE,
    ASK_WINDOW,
    DECLINE,
    END_TURN,
    INCOME,
    LAY,
    LINE_COUNT,
    PAUSE,
    PLAY,
    PLAY_FACE,
    STEP_ACT,
    STEP_APPLY_SIDE,
    STEP_EFFECTS,
    STEP_EXECUTIVE,
    STEP_NEXT_TURN,
    USE,
)
from astrolude.games.federation.rules.accreditation import DIE_FACES
from astrolude.games.federation.rules.missions import mission_actions, release
from astrolude.games.federation.rules.scholars import face_up, outer_pawn, use, use_actions
from astrolude.games.federation.rules.senate import carry_out, costly_mask, free_mask, possible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_MISSION,
    ANYTIME_MASK,
    CELL_ACTION,
    COPPERNIUM,
    FACE_CRYSTALS,
    FACE_PAWN,
    FACE_VOTES,
    FACES,
    GOLD,
    KINDS,
    LAVANDIUM,
    NOBODY,
    NOTHING,
    OCEANIUM,
    OUTER,
    PAWNS,
    SEVEN,
    TOKEN_CRYSTALS,
    TOKEN_DIE,
    TOKEN_SHIPS,
    TOKEN_VOTES,
)
from astrolude.games.federation.tables.programs import FACE_PROGRAM, NO_PROGRAM, TOKEN_PROGRAM
from astrolude.kernel.bits import members

PAWN_KINDS: Final = len(PAWNS)


def next_turn(s: FederationState) -> None:
    """FD-3.2, FD-16.4: clockwise to whoever still has an ambassador to play; then the Executive phase."""
    for distance in range(1, s.players + 1):
        seat = (s.active + distance) % s.players
        hand = PAWN_KINDS * seat
        if s.pawns[hand] or s.pawns[hand + 1] or s.pawns[hand + 2]:
            begin_turn(s, seat)
            return
        if s.pawns[hand + SEVEN] and not s.declined >> seat & 1:
            s.active = seat
            s.ask(STEP_NEXT_TURN)
            s.ask(ASK_FIFTH + seat)
            return
    s.ask(STEP_EXECUTIVE + INCOME)


def begin_turn(s: FederationState, seat: int) -> None:
    """FD-4.1: a turn of a seat."""
    s.ask(STEP_NEXT_TURN)
    open_turn(s, seat)


def open_turn(s: FederationState, seat: int) -> None:
    s.active = seat
    s.cell = NOTHING
    s.paused = False
    s.sent = False
    s.fresh = 0
    s.refreshed[seat] = 0
    s.ask(ASK_PLACE + seat)


def keep_seven(s: FederationState, seat: int) -> None:
    """D-11: the seven-vote ambassador waits for a later round."""
    s.declined |= 1 << seat
    s.note(SEVEN_KEPT, seat)


def place_actions(s: FederationState, seat: int) -> list[int]:
    """D-04 with W1: ambassadors, tokens to lay on one, scholars, and the wish for a window (FD-15.5)."""
    own = KINDS * seat
    lav, cop, oce, gold = s.crystals[own : own + KINDS]
    free = free_mask(s, seat)
    plain = free | costly_mask(s, seat, lav, cop, oce, gold, s.die[seat], s.reserve[seat])
    actions: list[int] = []
    for face in range(len(FACES)):
        if s.pawns[PAWN_KINDS * seat + FACE_PAWN[face]]:
            bonus = FACE_CRYSTALS[face]
            mask = plain
            if FACE_PROGRAM[face] != NO_PROGRAM:
                mask = free | costly_mask(
                    s,
                    seat,
                    lav + bonus[LAVANDIUM],
                    cop + bonus[COPPERNIUM],
                    oce + bonus[OCEANIUM],
                    gold + bonus[GOLD],
                    s.die[seat],
                    s.reserve[seat],
                )
            offer_cells(s, actions, PLAY + face * PLAY_FACE, mask)
    for token in members(s.tokens[seat]):
        if may_lay(s, seat, token):
            actions.append(LAY + token)  # noqa: PERF401 - once compiled, cheaper than a second list
    if s.owned[seat]:
        actions.extend(use_actions(s, seat))
        if not s.paused and face_up(s, seat) & ANYTIME_MASK:
            actions.append(PAUSE)
    return actions


def offer_cells(s: FederationState, actions: list[int], base: int, mask: int) -> None:
    """FD-4.4: free cells whose action is possible, and the Outer Module."""
    for cell in range(OUTER):
        if s.owner[cell] == NOBODY and mask >> CELL_ACTION[cell] & 1:
            actions.append(base + cell)  # noqa: PERF401 - once compiled, cheaper than a second list
    actions.append(base + OUTER)


def may_lay(s: FederationState, seat: int, token: int) -> bool:
    """FD-5.3, FD-16.4: its price is payable, and some pawn may carry it."""
    own = KINDS * seat
    if s.crystals[own] + s.crystals[own + OCEANIUM] + TOKEN_CRYSTALS[token][LAVANDIUM] < 0:
        return False
    hand = PAWN_KINDS * seat
    return TOKEN_VOTES[token] > 0 or s.pawns[hand] + s.pawns[hand + 1] + s.pawns[hand + 2] > 0


def place_with_actions(s: FederationState, seat: int, token: int) -> list[int]:
    """D-04 with a token: the pawn's side does not matter (FD-5.2), so its voting side is offered."""
    mask = mask_with(s, seat, token)
    actions: list[int] = []
    for pawn in range(PAWN_KINDS):
        if s.pawns[PAWN_KINDS * seat + pawn] and (pawn != SEVEN or TOKEN_VOTES[token]):
            offer_cells(s, actions, PLAY + pawn * PLAY_FACE, mask)
    return actions


def mask_with(s: FederationState, seat: int, token: int) -> int:
    """FD-4.10: the actions possible after the certain part of a token's bonus, its price paid either way."""
    own = KINDS * seat
    bonus = TOKEN_CRYSTALS[token]
    lav = s.crystals[own] + bonus[LAVANDIUM]
    cop = s.crystals[own + COPPERNIUM] + bonus[COPPERNIUM]
    oce = s.crystals[own + OCEANIUM] + bonus[OCEANIUM]
    gold = s.crystals[own + GOLD] + bonus[GOLD]
    die = min(s.die[seat] + TOKEN_DIE[token], DIE_FACES)
    ships = max(s.reserve[seat] - TOKEN_SHIPS[token], 0)
    mask = free_mask(s, seat)
    if lav >= 0:
        mask |= costly_mask(s, seat, lav, cop, oce, gold, die, ships)
    if bonus[LAVANDIUM] < 0 and oce > 0:
        mask |= costly_mask(s, seat, lav + 1, cop, oce - 1, gold, die, ships)
    return mask


def place(s: FederationState, seat: int, face: int, cell: int, token: int) -> None:
    """FD-4.3: the ambassador stands; die, bonus, window, action and side follow in this order."""
    s.pawns[PAWN_KINDS * seat + FACE_PAWN[face]] -= 1
    s.turns[seat] += 1
    s.cell = cell
    if FACE_PAWN[face] == SEVEN:
        s.seven_out = 1
    votes = FACE_VOTES[face]
    program = FACE_PROGRAM[face]
    s.note(PLACED, seat, face, cell)
    if token != NOTHING:
        s.tokens[seat] &= ~(1 << token)
        votes = TOKEN_VOTES[token]
        program = TOKEN_PROGRAM[token]
        s.note(TOKEN_LAID, seat, token)
    s.ask(ASK_CLOSE + seat)
    s.ask(STEP_APPLY_SIDE + seat)
    s.ask(STEP_ACT + seat)
    if s.paused:
        s.ask(ASK_WINDOW + seat)
    if program != NO_PROGRAM:
        s.ask(STEP_EFFECTS + seat * LINE_COUNT + program)
    if cell == OUTER:
        s.outer.append(outer_pawn(seat, face, token))
        return
    s.owner[cell] = seat
    s.faces[cell] = face
    s.laid[cell] = token
    s.votes[cell] = votes
    if votes and s.die[seat] and s.die_cell[seat] == NOTHING:
        s.ask(ASK_DIE + seat)


DIE_ANSWERS: Final = [ADD_DIE, DECLINE]


def add_die(s: FederationState, seat: int) -> None:
    """FD-6.3: the die stays with this pawn until the end of the round."""
    s.die_cell[seat] = s.cell
    s.note(DIE_PLACED, seat, s.die[seat], s.cell)


def act(s: FederationState, seat: int) -> None:
    """FD-4.3 (3), FD-4.10: the action of the cell, skipped if a choice of step 2 made it impossible."""
    action = CELL_ACTION[s.cell]
    if possible(s, seat, action):
        carry_out(s, seat, action)
    else:
        s.note(ACTION_SKIPPED, seat, action)


def apply_side(s: FederationState, seat: int) -> None:
    """FD-4.3 (4), FD-4.8: a funding symbol releases the mission of the cell."""
    if s.cell != OUTER and not s.votes[s.cell]:
        release(s, seat, ACTION_MISSION[CELL_ACTION[s.cell]])


def window_actions(s: FederationState, seat: int) -> list[int]:
    """W2: scholars that leave the chosen action possible and payable (FD-15.5)."""
    actions = [action for action in use_actions(s, seat) if action_survives(s, seat, action - USE)]
    actions.append(DECLINE)
    return actions


def action_survives(s: FederationState, seat: int, scholar: int) -> bool:
    """Whether the scholar can be used, with some choice inside it, so that the action stays possible."""
    twin = s.clone()
    twin.stack = [ASK_PLACE + seat]
    use(twin, seat, scholar)
    twin.settle()
    return survives(twin, seat)


def survives(s: FederationState, seat: int) -> bool:
    """What a Deep Space tile might bring does not count (FD-4.10), and the seat has not seen it yet."""
    if s.stack[-1] == ASK_PLACE + seat or s.stack[-1] == ASK_DEEP + seat:
        return possible(s, seat, CELL_ACTION[s.cell])
    for action in s.legal_actions():
        twin = s.clone()
        twin.play(action)
        if survives(twin, seat):
            return True
    return False


def close_actions(s: FederationState, seat: int) -> list[int]:
    """W3, D-10, W4: missions until one was sent, scholars, and the end of the turn."""
    actions = [] if s.sent else mission_actions(s, seat)
    if s.owned[seat]:
        actions.extend(use_actions(s, seat))
    actions.append(END_TURN)
    return actions
