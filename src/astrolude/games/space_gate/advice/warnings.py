"""What is said of a possible action before it is confirmed: that it changes nothing, or what it loses."""

from __future__ import annotations

from astrolude.games.space_gate.advice.causes import (
    CORRIDORS_COST,
    CORRIDORS_GROW,
    DUG_FOR_NOTHING,
    NO_IMPROVEMENT,
    NOTHING_TO_DO,
    POINTS_LOST,
    SEALS_BASE,
)
from astrolude.games.space_gate.grammar import ACTIVATE, ATTACH, DECLINE, MOVE, STOP, TAKE
from astrolude.games.space_gate.rules.airlocks import filling_answers
from astrolude.games.space_gate.rules.base import attach, can_be_extended, open_corridors
from astrolude.games.space_gate.rules.closing import SHUT
from astrolude.games.space_gate.rules.movement import move_answers
from astrolude.games.space_gate.rules.odyssey import promotion_answers
from astrolude.games.space_gate.rules.worksite import take_answers
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    AIRLOCK_ROOM,
    ALL_SIDES,
    IMPROVEMENT,
    NOTHING,
    PROMOTION,
    RECRUIT,
    ROOM_DOMAIN,
    WORKSITE_ROOM,
)
from astrolude.kernel.obstacles import Obstacle


def turn_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.7: a room in which the player who moves a piece there has nothing to do."""
    if not ACTIVATE.holds(action):
        return []
    _, _, room = ACTIVATE.of(action)
    return [] if can_act(s, s.seat, room) else [NOTHING_TO_DO.obstacle(room)]


def can_act(s: GateState, seat: int, room: int) -> bool:
    """SG-5.1, SG-7.1, SG-9.1: whether a point in a room could be spent on anything; one may always stop."""
    if room == AIRLOCK_ROOM:
        return len(filling_answers(s, seat)) > 1
    if room == WORKSITE_ROOM:
        return any(s.piles) and can_be_extended(s, seat)
    return len(move_answers(s, seat, ROOM_DOMAIN[room])) > 1


def move_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.7, SG-6.5 to SG-6.8: points that are lost; an icon for which no piece is left."""
    if STOP.holds(action):
        return stop_warnings(s.decision.second + 1, len(move_answers(s, s.seat, s.decision.argument)) > 1)
    return improvement_warnings(s, s.seat, action) if MOVE.holds(action) else []


def fill_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.7."""
    if not STOP.holds(action):
        return []
    return stop_warnings(s.decision.argument + 1, len(filling_answers(s, s.seat)) > 1)


def dig_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-4.7, SG-7.4: points that are lost; a module that fits nowhere."""
    extended = can_be_extended(s, s.seat)
    if STOP.holds(action):
        return stop_warnings(s.decision.argument + 1, extended and bool(take_answers(s)))
    return [DUG_FOR_NOTHING.obstacle()] if TAKE.holds(action) and not extended else []


def stop_warnings(points: int, useful: bool) -> list[Obstacle]:
    return [POINTS_LOST.obstacle(points)] if useful else []


def improvement_warnings(s: GateState, seat: int, action: int) -> list[Obstacle]:
    """SG-6.5 to SG-6.8: a module that opens, and whose icon has no effect any more."""
    module, side = MOVE.of(action)
    target = s.links[module * ALL_SIDES + side]
    if s.opened[target] or IMPROVEMENT[target] == NOTHING:
        return []
    kind = IMPROVEMENT[target]
    if kind == RECRUIT:
        works = bool(s.engineer_reserve[seat])
    elif kind == PROMOTION:
        works = bool(s.suit_reserve[seat]) and bool(promotion_answers(s, seat))
    else:
        works = bool(s.robot_reserve[seat])
    return [] if works else [NO_IMPROVEMENT.obstacle(target)]


def module_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-8.6, SG-14.4: a base that could not grow any more; new void corridors before the last closing."""
    if not ATTACH.holds(action):
        return []
    twin = s.clone()
    attach(twin, s.seat, s.taken, action)
    if not can_be_extended(twin, s.seat):
        return [SEALS_BASE.obstacle()]
    after = open_corridors(twin, s.seat)
    last = s.phases.count(SHUT) >= len(s.phases) - 1
    return [CORRIDORS_GROW.obstacle(after)] if last and after > open_corridors(s, s.seat) else []


def reorganisation_warnings(s: GateState, action: int) -> list[Obstacle]:
    """SG-14.4, SG-15.7: the last moment to lay the base anew."""
    return [CORRIDORS_COST.obstacle(open_corridors(s, s.seat))] if DECLINE.holds(action) else []
