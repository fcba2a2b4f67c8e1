"""GP-5.3, GP-6: a turn: conversions, one action, conversions."""

from __future__ import annotations

from astrolude.games.gaia.grammar import (
    ACTION,
    ASK_AFTER,
    ASK_TURN,
    BUILD,
    COMBINE,
    CONVERT,
    END_TURN,
    FEDERATION,
    GAIN,
    PASS,
    PROJECT,
    RESEARCH,
    THEN_OFFERS,
    UPGRADE,
    UPGRADE_STRIDE,
    USE_SPECIAL,
)
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


def turn_actions(s: GaiaState, seat: int) -> list[int]:
    """GP-6: every action that is possible now, and the conversions. Passing always is."""
    answers = [PASS]
    add_conversions(s, seat, answers)
    add_mines(s, seat, 0, 0, answers)
    add_projects(s, seat, 0, answers)
    add_upgrades(s, seat, answers)
    if can_form(s, seat):
        answers.append(FEDERATION)
    add_research(s, seat, answers)
    add_spaces(s, seat, answers)
    add_specials(s, seat, answers)
    return answers


def take_turn_action(s: GaiaState, seat: int, action: int) -> None:
    """GP-5.3.2: a conversion leaves the turn open; an action is followed by offers and conversions."""
    if is_conversion(action):
        s.ask(ASK_TURN + seat)
        take_conversion(s, seat, action)
    elif action == PASS:
        pass_round(s, seat)
    else:
        s.ask(ASK_AFTER + seat)
        s.ask(THEN_OFFERS + seat)
        act(s, seat, action)


def act(s: GaiaState, seat: int, action: int) -> None:
    if action == FEDERATION:
        start_federation(s, seat)
    elif action >= UPGRADE:
        target, place = divmod(action - UPGRADE, UPGRADE_STRIDE)
        upgrade(s, seat, place, target)
    elif action >= PROJECT:
        start_project(s, seat, action - PROJECT, 0)
    elif action >= BUILD:
        build_mine(s, seat, action - BUILD, 0, 0)
    elif action >= USE_SPECIAL:
        use_special(s, seat, action - USE_SPECIAL)
    elif action >= ACTION:
        take_space(s, seat, action - ACTION)
    else:
        research(s, seat, action - RESEARCH)


def is_conversion(action: int) -> bool:
    return action == COMBINE or CONVERT <= action < GAIN


def take_conversion(s: GaiaState, seat: int, action: int) -> None:
    if action == COMBINE:
        start_combination(s, seat)
    else:
        convert(s, seat, action - CONVERT)


def after_actions(s: GaiaState, seat: int) -> list[int]:
    """GP-5.3.2: conversions, or the end of the turn."""
    answers = [END_TURN]
    add_conversions(s, seat, answers)
    return answers


def take_after_action(s: GaiaState, seat: int, action: int) -> None:
    if action == END_TURN:
        end_turn(s, seat)
    else:
        s.ask(ASK_AFTER + seat)
        take_conversion(s, seat, action)
