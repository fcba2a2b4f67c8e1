"""EC-5, EC-12: a turn: one action, one reaction, or passing, with free steps at any moment."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import ACTED, GAVE_UP, PASSED, REACTED
from astrolude.games.eclipse.grammar import ACT, GIVE_UP, LEAVE, PASS, REACT
from astrolude.games.eclipse.questions import (
    ASK_BUILD,
    ASK_EXPLORE,
    ASK_INFLUENCE,
    ASK_MOVE,
    ASK_RESEARCH,
    ASK_TURN,
    THEN_TURN_OVER,
)
from astrolude.games.eclipse.rules import alliances
from astrolude.games.eclipse.rules.build import builds
from astrolude.games.eclipse.rules.economy import has_disc
from astrolude.games.eclipse.rules.explore import can_explore
from astrolude.games.eclipse.rules.free_steps import add_free_steps, add_payment_steps, add_shows
from astrolude.games.eclipse.rules.leaving import depart_from_game
from astrolude.games.eclipse.rules.research import can_research
from astrolude.games.eclipse.rules.upgrade import begin_upgrade
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    ACTIONS,
    BUILD,
    EXPLORE,
    FIRST_REACTION,
    INFLUENCE,
    MOVE,
    REACTIONS,
    RESEARCH,
    UPGRADE,
)
from astrolude.games.eclipse.tables.species import (
    ACT_EXPLORE,
    ACT_MOVE,
    ACT_RESEARCH,
    ACT_UPGRADE,
    INFLUENCE_FLIPS,
    INFLUENCE_MOVES,
    REACTION_TIMES,
)
from astrolude.kernel.state import NOBODY

SPACES: Final = len(ACTIONS) + len(REACTIONS)
AT_ANY_TIME: Final = [ACT.at(action) for action in (INFLUENCE, UPGRADE, BUILD, MOVE)]


def has_passed(s: EclipseState, seat: int) -> bool:
    return seat in s.passed


def is_off_the_board(s: EclipseState, seat: int) -> bool:
    """EC-21.1: without any disc and any ship on the board."""
    if s.own[seat]:
        return False
    return not any(seat in s.entered[sector] for sector in s.board)


def turn_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-5.1, EC-12.4: what a turn can be, and the free steps before it."""
    answers: list[int] = []
    if not s.must_act:
        answers.append(PASS.at())
    if has_disc(s, seat) or s.must_act:
        if has_passed(s, seat):
            answers += [REACT.at(reaction) for reaction in range(len(REACTIONS))]
        else:
            add_actions(s, seat, answers)
        if not s.must_act and alliances.may_leave(s, seat):
            answers.append(LEAVE.at())
    if not s.must_act and is_off_the_board(s, seat):
        answers.append(GIVE_UP.at())
    add_free_steps(s, seat, answers)
    add_payment_steps(s, seat, answers)
    add_shows(s, seat, answers)
    return answers


def add_actions(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-5.5, EC-21.1, ER-14.2: Explore and Research only where they can do something."""
    if is_off_the_board(s, seat):
        answers.append(ACT.at(UPGRADE))
    else:
        if can_explore(s, seat):
            answers.append(ACT.at(EXPLORE))
        answers += AT_ANY_TIME
    if s.marker <= 0 and can_research(s, seat):
        answers.append(ACT.at(RESEARCH))


def take_turn(s: EclipseState, seat: int, action: int) -> None:
    """EC-5.2: an action costs a disc, which is paid first (EC-5.3)."""
    if LEAVE.holds(action):
        s.must_act = True
        ASK_TURN.ask(s, seat)
        alliances.leave(s, seat)
        return
    THEN_TURN_OVER.then(s, seat)
    if PASS.holds(action):
        pass_turn(s, seat)
    elif GIVE_UP.holds(action):
        s.note(GAVE_UP, seat)
        depart_from_game(s, seat)
    elif REACT.holds(action):
        spend_disc(s, seat, len(ACTIONS) + REACT.of(action))
        s.note(REACTED, seat, REACT.of(action))
        begin_reaction(s, seat, FIRST_REACTION + REACT.of(action))
    else:
        spend_disc(s, seat, ACT.of(action))
        s.note(ACTED, seat, ACT.of(action))
        begin_action(s, seat, ACT.of(action))


def spend_disc(s: EclipseState, seat: int, space: int) -> None:
    s.discs[seat] -= 1
    s.spent[seat * SPACES + space] += 1
    s.must_act = False


def pass_turn(s: EclipseState, seat: int) -> None:
    """EC-12.1, EC-12.2: final for the round; the first to pass begins the next one."""
    if has_passed(s, seat):
        return
    if s.next_start == NOBODY:
        s.next_start = seat
    s.passed.append(seat)
    s.note(PASSED, seat)


def begin_action(s: EclipseState, seat: int, action: int) -> None:
    species = s.species[seat]
    if action == EXPLORE:
        ASK_EXPLORE.ask(s, seat, ACT_EXPLORE[species])
    elif action == INFLUENCE:
        ASK_INFLUENCE.ask(s, seat, INFLUENCE_MOVES[species], INFLUENCE_FLIPS[species])
    elif action == RESEARCH:
        ASK_RESEARCH.ask(s, seat, ACT_RESEARCH[species])
    elif action == UPGRADE:
        begin_upgrade(s, seat, ACT_UPGRADE[species])
    elif action == BUILD:
        ASK_BUILD.ask(s, seat, builds(s, seat))
    else:
        ASK_MOVE.ask(s, seat, ACT_MOVE[species])


def begin_reaction(s: EclipseState, seat: int, action: int) -> None:
    """EC-12.4: once, without the bonuses of species and technologies."""
    if action == UPGRADE:
        begin_upgrade(s, seat, REACTION_TIMES)
    elif action == BUILD:
        ASK_BUILD.ask(s, seat, REACTION_TIMES)
    else:
        ASK_MOVE.ask(s, seat, REACTION_TIMES)
