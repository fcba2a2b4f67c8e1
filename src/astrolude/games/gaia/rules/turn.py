"""GP-5.3, GP-6: a turn: conversions, one action, conversions."""

from __future__ import annotations

from astrolude.games.gaia.grammar import (
    ACTION,
    BUILD,
    COMBINE,
    CONVERT,
    END_TURN,
    FEDERATION,
    PASS,
    PROJECT,
    RESEARCH,
    UPGRADE,
    USE_SPECIAL,
)
from astrolude.games.gaia.questions import ASK_AFTER, ASK_TURN
from astrolude.games.gaia.rules.board_actions import add_spaces, take_space
from astrolude.games.gaia.rules.conversions import add_conversions, convert, start_combination
from astrolude.games.gaia.rules.federations import can_form, start_federation
from astrolude.games.gaia.rules.gaia_project import add_projects, start_project
from astrolude.games.gaia.rules.mines import add_mines, build_mine
from astrolude.games.gaia.rules.research import add_research, research
from astrolude.games.gaia.rules.rounds import end_turn, pass_round
from astrolude.games.gaia.rules.specials import add_specials, use_special
from astrolude.games.gaia.rules.upgrades import add_upgrades, upgrade
from astrolude.games.gaia.state import GaiaState


def turn_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-6: every action that is possible now, and the conversions. Passing always is."""
    answers = [PASS.at()]
    add_conversions(s, seat, answers)
    add_mines(s, seat, 0, 0, answers)
    add_projects(s, seat, 0, answers)
    add_upgrades(s, seat, answers)
    if can_form(s, seat):
        answers.append(FEDERATION.at())
    add_research(s, seat, answers)
    add_spaces(s, seat, answers)
    add_specials(s, seat, answers)
    return answers


def take_turn_action(s: GaiaState, seat: int, action: int) -> None:
    """GP-5.3.2: a conversion leaves the turn open; an action is followed by conversions."""
    if is_conversion(action):
        ASK_TURN.ask(s, seat)
        take_conversion(s, seat, action)
    elif PASS.holds(action):
        pass_round(s, seat)
    else:
        ASK_AFTER.ask(s, seat)
        act(s, seat, action)


def act(s: GaiaState, seat: int, action: int) -> None:
    if UPGRADE.holds(action):
        target, place = UPGRADE.of(action)
        upgrade(s, seat, place, target)
    elif BUILD.holds(action):
        build_mine(s, seat, BUILD.of(action), 0, 0)
    elif ACTION.holds(action):
        take_space(s, seat, ACTION.of(action))
    elif RESEARCH.holds(action):
        research(s, seat, RESEARCH.of(action))
    elif USE_SPECIAL.holds(action):
        use_special(s, seat, USE_SPECIAL.of(action))
    elif PROJECT.holds(action):
        start_project(s, seat, PROJECT.of(action), 0)
    else:
        start_federation(s, seat)


def is_conversion(action: int) -> bool:
    return CONVERT.holds(action) or COMBINE.holds(action)


def take_conversion(s: GaiaState, seat: int, action: int) -> None:
    if CONVERT.holds(action):
        convert(s, seat, CONVERT.of(action))
    else:
        start_combination(s, seat)


def after_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-5.3.2: conversions, or the end of the turn."""
    answers = [END_TURN.at()]
    add_conversions(s, seat, answers)
    return answers


def take_after_action(s: GaiaState, seat: int, action: int) -> None:
    if END_TURN.holds(action):
        end_turn(s, seat)
    else:
        ASK_AFTER.ask(s, seat)
        take_conversion(s, seat, action)
