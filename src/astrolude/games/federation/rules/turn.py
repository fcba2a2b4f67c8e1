"""FD-3.2, FD-4: turns of the Ambassador phase, placing an ambassador, and what follows."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import ACTION_SKIPPED, DIE_PLACED, PLACED, SEVEN_KEPT, TOKEN_LAID
from astrolude.games.federation.grammar import ADD_DIE, DECLINE, END_TURN, INCOME, LAY, PAUSE, PLAY, USE
from astrolude.games.federation.questions import (
    ASK_CLOSE,
    ASK_DEEP,
    ASK_DIE,
    ASK_FIFTH,
    ASK_PLACE,
    ASK_WINDOW,
    THEN_ACT,
    THEN_APPLY_SIDE,
    THEN_EFFECTS,
    THEN_EXECUTIVE,
    THEN_NEXT_TURN,
)
from astrolude.games.federation.rules.crystals import payable
from astrolude.games.federation.rules.missions import mission_answers, release
from astrolude.games.federation.rules.projects import promised
from astrolude.games.federation.rules.scholars import face_up, outer_pawn, use, use_answers
from astrolude.games.federation.rules.senate import carry_out, open_mask, possible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACTION_COST,
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
    NOTHING,
    OCEANIUM,
    OUTER,
    PAWNS,
    SEVEN,
    TOKEN_CRYSTALS,
    TOKEN_FUNDINGS,
    TOKEN_VOTES,
)
from astrolude.games.federation.tables.programs import FACE_PROGRAM, NO_PROGRAM, TOKEN_PROGRAM
from astrolude.kernel.bits import members
from astrolude.kernel.state import NOBODY

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
            THEN_NEXT_TURN.then(s)
            ASK_FIFTH.ask(s, seat)
            return
    THEN_EXECUTIVE.then(s, INCOME)


def begin_turn(s: FederationState, seat: int) -> None:
    """FD-4.1: a turn of a seat."""
    THEN_NEXT_TURN.then(s)
    open_turn(s, seat)


def open_turn(s: FederationState, seat: int) -> None:
    s.active = seat
    s.cell = NOTHING
    s.paused = False
    s.sent = False
    s.fresh = 0
    s.resting = 0
    s.seven_rests = False
    s.refreshers[seat] = 0
    ASK_PLACE.ask(s, seat)


def keep_seven(s: FederationState, seat: int) -> None:
    """D-11: the seven-vote ambassador waits for a later round."""
    s.declined |= 1 << seat
    s.note(SEVEN_KEPT, seat)


def place_answers(s: FederationState, seat: int) -> list[int]:
    """D-04 with W1: ambassadors, tokens to lay on one, scholars, and the wish for a window (FD-15.5)."""
    own = KINDS * seat
    lav, cop, oce, gold = s.crystals[own : own + KINDS]
    plain = open_mask(s, seat, lav, cop, oce, gold)
    answers: list[int] = []
    for face in range(len(FACES)):
        if has_pawn(s, seat, FACE_PAWN[face]):
            bonus = FACE_CRYSTALS[face]
            mask = plain
            if FACE_PROGRAM[face] != NO_PROGRAM:
                mask = open_mask(
                    s,
                    seat,
                    lav + bonus[LAVANDIUM],
                    cop + bonus[COPPERNIUM],
                    oce + bonus[OCEANIUM],
                    gold + bonus[GOLD],
                )
            offer_cells(s, answers, PLAY.at(face, 0), mask)
    for token in members(s.tokens[seat]):
        if may_lay(s, seat, token):
            answers.append(LAY.at(token))  # noqa: PERF401 - once compiled, cheaper than a second list
    if s.owned[seat]:
        answers.extend(use_answers(s, seat))
        if not s.paused and face_up(s, seat) & ANYTIME_MASK:
            answers.append(PAUSE.at())
    return answers


def has_pawn(s: FederationState, seat: int, pawn: int) -> bool:
    """FD-4.2, FD-16.4: an ambassador in hand; the seven-vote one from the turn after it came."""
    return s.pawns[PAWN_KINDS * seat + pawn] > 0 and (pawn != SEVEN or not s.seven_rests)


def offer_cells(s: FederationState, answers: list[int], first: int, mask: int) -> None:
    """FD-4.4, FD-4.5: free cells that can be paid, and the Outer Module."""
    for cell in range(OUTER):
        if s.owner[cell] == NOBODY and mask >> CELL_ACTION[cell] & 1:
            answers.append(first + cell)  # noqa: PERF401 - once compiled, cheaper than a second list
    answers.append(first + OUTER)


def may_lay(s: FederationState, seat: int, token: int) -> bool:
    """FD-5.3, FD-10.9, FD-16.4: not drawn this turn, its price is payable, and some pawn may carry it."""
    if s.resting >> token & 1:
        return False
    own = KINDS * seat
    if s.crystals[own] + s.crystals[own + OCEANIUM] + TOKEN_CRYSTALS[token][LAVANDIUM] < 0:
        return False
    return has_carrier(s, seat, token)


def has_carrier(s: FederationState, seat: int, token: int) -> bool:
    """FD-16.4: a pawn that may carry a token; the seven-vote ambassador carries voting tokens only."""
    hand = PAWN_KINDS * seat
    return TOKEN_VOTES[token] > 0 or s.pawns[hand] + s.pawns[hand + 1] + s.pawns[hand + 2] > 0


def place_with_answers(s: FederationState, seat: int, token: int) -> list[int]:
    """D-04 with a token: the pawn's side does not matter (FD-5.2), so its voting side is offered."""
    mask = mask_with(s, seat, token)
    answers: list[int] = []
    for pawn in range(PAWN_KINDS):
        if has_pawn(s, seat, pawn) and (pawn != SEVEN or TOKEN_VOTES[token]):
            offer_cells(s, answers, PLAY.at(pawn, 0), mask)
    return answers


def mask_with(s: FederationState, seat: int, token: int) -> int:
    """FD-4.10: what can be paid after the certain part of a token's bonus, its price paid either way."""
    own = KINDS * seat
    bonus = certain_bonus(s, seat, token)
    lav = s.crystals[own] + bonus[LAVANDIUM]
    cop = s.crystals[own + COPPERNIUM] + bonus[COPPERNIUM]
    oce = s.crystals[own + OCEANIUM] + bonus[OCEANIUM]
    gold = s.crystals[own + GOLD] + bonus[GOLD]
    mask = open_mask(s, seat, lav, cop, oce, gold) if lav >= 0 else 0
    if bonus[LAVANDIUM] < 0 and oce > 0:
        mask |= open_mask(s, seat, lav + 1, cop, oce - 1, gold)
    return mask


def certain_bonus(s: FederationState, seat: int, token: int) -> list[int]:
    """FD-4.10: a token's crystals, and those of its fundings, which may all go to the Senatorial project."""
    bonus = promised(s, seat, TOKEN_FUNDINGS[token])
    for kind in range(KINDS):
        bonus[kind] += TOKEN_CRYSTALS[token][kind]
    return bonus


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
    ASK_CLOSE.ask(s, seat)
    THEN_APPLY_SIDE.then(s, seat)
    THEN_ACT.then(s, seat)
    if s.paused:
        ASK_WINDOW.ask(s, seat)
    if program != NO_PROGRAM:
        THEN_EFFECTS.then(s, seat, program)
    if cell == OUTER:
        s.outer.append(outer_pawn(seat, face, token))
        return
    s.owner[cell] = seat
    s.faces[cell] = face
    s.laid[cell] = token
    s.votes[cell] = votes
    if votes and s.die[seat] and s.die_cell[seat] == NOTHING:
        ASK_DIE.ask(s, seat)


DIE_ANSWERS: Final = [ADD_DIE.at(), DECLINE.at()]


def add_die(s: FederationState, seat: int) -> None:
    """FD-6.3: the die stays with this pawn until the end of the round."""
    s.die_cell[seat] = s.cell
    s.note(DIE_PLACED, seat, s.die[seat], s.cell)


def act(s: FederationState, seat: int) -> None:
    """FD-4.3 (3), FD-4.5, FD-4.10: the cost of the cell if it can be paid, and whatever effect it has."""
    action = CELL_ACTION[s.cell]
    if not possible(s, seat, action):
        s.note(ACTION_SKIPPED, seat, action)
    if payable(s, seat, ACTION_COST[action]):
        carry_out(s, seat, action)


def apply_side(s: FederationState, seat: int) -> None:
    """FD-4.3 (4), FD-4.8: a funding symbol releases the mission of the cell."""
    if s.cell != OUTER and not s.votes[s.cell]:
        release(s, seat, ACTION_MISSION[CELL_ACTION[s.cell]])


def window_answers(s: FederationState, seat: int) -> list[int]:
    """W2: scholars that leave the cell payable and its action possible, if it was (FD-15.5)."""
    effect = possible(s, seat, CELL_ACTION[s.cell])
    answers = [action for action in use_answers(s, seat) if action_survives(s, seat, USE.of(action), effect)]
    answers.append(DECLINE.at())
    return answers


def action_survives(s: FederationState, seat: int, scholar: int, effect: bool) -> bool:
    """Whether the scholar can be used, with some choice inside it, so that cost and effect are not lost."""
    twin = s.clone()
    twin.stack = [ASK_PLACE.at(seat)]
    use(twin, seat, scholar)
    twin.settle()
    return survives(twin, seat, effect)


def survives(s: FederationState, seat: int, effect: bool) -> bool:
    """What a Deep Space tile might bring does not count (FD-4.10), and the seat has not seen it yet."""
    if s.stack[-1] == ASK_PLACE.at(seat) or s.stack[-1] == ASK_DEEP.at(seat):
        action = CELL_ACTION[s.cell]
        return possible(s, seat, action) if effect else payable(s, seat, ACTION_COST[action])
    for action in s.legal_actions():
        twin = s.clone()
        twin.play(action)
        if survives(twin, seat, effect):
            return True
    return False


def close_answers(s: FederationState, seat: int) -> list[int]:
    """W3, D-10, W4: missions until one was sent, scholars, and the end of the turn."""
    answers = [] if s.sent else mission_answers(s, seat)
    if s.owned[seat]:
        answers.extend(use_answers(s, seat))
    answers.append(END_TURN.at())
    return answers
