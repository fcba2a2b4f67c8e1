"""FD-9: the Executive phase in its five steps, and the end of the round."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import (
    EXECUTIVE_BEGAN,
    FLOOR_EMPTY,
    FLOOR_WON,
    LAW_CHOSEN,
    LAW_PASSED,
    LAW_TIED,
)
from astrolude.games.federation.grammar import (
    CHOOSE_WING,
    DROP,
    END,
    FLOOR_VOTES,
    FUNDING,
    INCOME,
    LAW_VOTES,
    PAY_LEVEL,
    UPKEEP,
)
from astrolude.games.federation.questions import (
    ASK_LAW,
    ASK_UPKEEP,
    THEN_BEGIN_ROUND,
    THEN_EXECUTIVE,
    THEN_RECEIVE_INCOME,
)
from astrolude.games.federation.rules.accreditation import drop, level
from astrolude.games.federation.rules.crystals import owe, payable
from astrolude.games.federation.rules.e81216 import take_all_incomes
from astrolude.games.federation.rules.points import FLOOR_PART, LAW_PART, score
from astrolude.games.federation.rules.projects import fund_columns
from astrolude.games.federation.rules.scholars import outer_seat, outer_token
from astrolude.games.federation.scoring import end_game
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    CELL_FLOOR,
    CELL_WING,
    DEGREE_LEVEL,
    FLOORS,
    FREE_LEVEL,
    LAW_POINTS,
    LEFT,
    LEVEL_FIRST_DEGREE,
    LEVEL_UPKEEP,
    NEUTRAL,
    NOTHING,
    OUTER,
    PAWN_COUNT,
    PAWNS,
    RIGHT,
    ROUNDS,
    SEATS,
    SEVEN,
    WORLDS,
)
from astrolude.kernel.state import NOBODY

WING_ANSWERS: Final = [CHOOSE_WING.at(LEFT), CHOOSE_WING.at(RIGHT)]


def run_stage(s: FederationState, stage: int) -> None:
    """One step of the phase; the next one waits underneath what it asks."""
    if stage == END:
        end_round(s)
        return
    THEN_EXECUTIVE.then(s, stage + 1)
    if stage == INCOME:
        s.note(EXECUTIVE_BEGAN, NOBODY, s.round + 1)
        for seat in reversed(turn_order(s)):
            if s.built[seat]:
                THEN_RECEIVE_INCOME.then(s, seat)
    elif stage == UPKEEP:
        for seat in reversed(turn_order(s)):
            if DEGREE_LEVEL[s.degree[seat]] > FREE_LEVEL:
                ASK_UPKEEP.ask(s, seat)
    elif stage == FUNDING:
        fund_columns(s)
    elif stage == FLOOR_VOTES:
        for floor in range(len(FLOORS)):
            award_floor(s, floor)
    elif stage == LAW_VOTES:
        vote_on_laws(s)


def turn_order(s: FederationState) -> list[int]:
    """FD-3.3: the order of the round, which a new President does not change."""
    return [(s.first + place) % s.players for place in range(s.players)]


def receive_income(s: FederationState, seat: int) -> None:
    """FD-9.1: the income of every production structure, sites from left to right."""
    s.refreshers[seat] = 0
    take_all_incomes(s, seat)


def upkeep_answers(s: FederationState, seat: int) -> list[int]:
    """FD-9.2c: the marker's own level or a lower one whose crystal can be paid, or nothing."""
    answers = [
        PAY_LEVEL.at(paid - 1)
        for paid in range(DEGREE_LEVEL[s.degree[seat]], FREE_LEVEL, -1)
        if payable(s, seat, LEVEL_UPKEEP[paid])
    ]
    answers.append(DROP.at())
    return answers


def pay_upkeep(s: FederationState, seat: int, paid: int) -> None:
    """FD-9.2 to FD-9.2b: a lower level's crystal lets the marker drop to the first cell of that level."""
    if paid < DEGREE_LEVEL[s.degree[seat]]:
        drop(s, seat, LEVEL_FIRST_DEGREE[paid])
    if paid > FREE_LEVEL:
        owe(s, seat, LEVEL_UPKEEP[paid])


def cell_votes(s: FederationState, cell: int) -> int:
    """FD-6.5: the votes of a cell with the die on it."""
    votes = s.votes[cell]
    owner = s.owner[cell]
    if owner != NOBODY and owner != NEUTRAL and s.die_cell[owner] == cell:
        votes += s.die[owner]
    return votes


def floor_votes(s: FederationState, floor: int) -> list[int]:
    """Votes on a floor by seat, the neutral player last."""
    votes = [0] * (SEATS + 1)
    for cell in range(OUTER):
        if CELL_FLOOR[cell] == floor and s.owner[cell] != NOBODY:
            votes[s.owner[cell]] += cell_votes(s, cell)
    return votes


def award_floor(s: FederationState, floor: int) -> None:
    """FD-9.6, FD-19.5: most votes score the owner's level; tied players each score their own."""
    votes = floor_votes(s, floor)
    most = max(votes)
    winners = [seat for seat in turn_order(s) if most and votes[seat] == most]
    if not winners:
        s.note(FLOOR_EMPTY, NOBODY, floor)
    for seat in winners:
        s.note(FLOOR_WON, seat, floor, most)
        score(s, seat, level(s, seat), FLOOR_PART)


def wing_votes(s: FederationState, wing: int) -> int:
    """FD-9.7: all votes of a wing, neutral tiles included."""
    votes = 0
    for cell in range(OUTER):
        if CELL_WING[cell] == wing:
            votes += cell_votes(s, cell)
    return votes


def vote_on_laws(s: FederationState) -> None:
    """FD-9.7: the wing with more votes; on a tie the holder of the President chooses."""
    left, right = wing_votes(s, LEFT), wing_votes(s, RIGHT)
    if left == right:
        s.note(LAW_TIED, NOBODY, left)
        ASK_LAW.ask(s, s.president)
    else:
        pass_law(s, LEFT if left > right else RIGHT)


def choose_law(s: FederationState, seat: int, wing: int) -> None:
    s.note(LAW_CHOSEN, seat, wing)
    pass_law(s, wing)


def pass_law(s: FederationState, wing: int) -> None:
    """FD-9.7: every player scores for influence on the planet of the law."""
    law = s.laws_left[s.round] if wing == LEFT else s.laws_right[s.round]
    s.note(LAW_PASSED, NOBODY, law, wing_votes(s, LEFT), wing_votes(s, RIGHT))
    for seat in turn_order(s):
        score(s, seat, LAW_POINTS * s.influence[WORLDS * seat + law], LAW_PART)


def end_round(s: FederationState) -> None:
    """FD-9.8 to FD-9.8d: everything comes back; the President's holder is first in the next round."""
    clear_senate(s)
    for seat in range(s.players):
        s.die_cell[seat] = NOTHING
        s.round_bonus[seat] = 0
        s.turns[seat] = 0
        for pawn in range(SEVEN):
            s.pawns[len(PAWNS) * seat + pawn] = PAWN_COUNT[pawn]
    s.declined = 0
    if s.round + 1 == ROUNDS:
        end_game(s)
        return
    s.round += 1
    s.first = s.president
    THEN_BEGIN_ROUND.then(s)


def clear_senate(s: FederationState) -> None:
    """FD-9.8, FD-19.2: pawns and neutral tiles leave; their tokens are used up unless 2C3 keeps them."""
    for cell in range(OUTER):
        if s.laid[cell] != NOTHING:
            use_up(s, s.owner[cell], s.laid[cell])
        s.owner[cell] = NOBODY
        s.faces[cell] = NOTHING
        s.laid[cell] = NOTHING
        s.votes[cell] = 0
    for pawn in s.outer:
        if outer_token(pawn) != NOTHING:
            use_up(s, outer_seat(pawn), outer_token(pawn))
    s.outer = []
    s.kept = 0


def use_up(s: FederationState, seat: int, token: int) -> None:
    if s.kept >> token & 1:
        s.tokens[seat] |= 1 << token
    else:
        s.discarded |= 1 << token
