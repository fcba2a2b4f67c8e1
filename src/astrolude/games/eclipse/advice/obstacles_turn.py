"""EC-5, EC-12: what stands in the way of an action, a reaction, a pass, and steps of actions not begun."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.causes import (
    FIRST_ACTION,
    HAS_PASSED,
    MUST_ACT,
    NO_ALLIANCE,
    NOBODY_WAITED,
    NOT_PASSED,
    NOTHING_AFFORDABLE,
    NOTHING_ON_OFFER,
    NOWHERE_TO_EXPLORE,
    OFF_THE_BOARD,
    ON_THE_BOARD,
    SECONDARY_MARKER,
)
from astrolude.games.eclipse.advice.obstacles_actions import (
    activation_obstacles,
    control_obstacles,
    disc_obstacles,
    flip_obstacles,
    from_track_obstacles,
    piece_obstacles,
    purchase_obstacles,
    zone_obstacles,
)
from astrolude.games.eclipse.advice.obstacles_free import alliance_obstacles, free_obstacles
from astrolude.games.eclipse.advice.obstacles_upgrade import (
    availability_obstacles,
    slot_obstacles,
    tile_obstacles,
)
from astrolude.games.eclipse.grammar import (
    ACT,
    ACTIVATE,
    BUILD,
    DEVELOP,
    EXPLORE,
    FLIP,
    FORCE,
    FROM_TRACK,
    GIVE_UP,
    INSTALL,
    LEAVE,
    LIFT,
    PASS,
    REACT,
    REMOVE,
    RESEARCH,
    RESEARCH_ON,
)
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.explore import can_explore
from astrolude.games.eclipse.rules.research import can_research, cheapest_price
from astrolude.games.eclipse.rules.turn import has_passed, is_off_the_board
from astrolude.games.eclipse.rules.upgrade import installation_of, removal_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import common
from astrolude.games.eclipse.tables.common import FIRST_REACTION, NONE, SCIENCE
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle

STEPS: Final[dict[Verb, int]] = {
    EXPLORE: common.EXPLORE,
    FROM_TRACK: common.INFLUENCE,
    LIFT: common.INFLUENCE,
    FLIP: common.INFLUENCE,
    RESEARCH: common.RESEARCH,
    RESEARCH_ON: common.RESEARCH,
    DEVELOP: common.RESEARCH,
    INSTALL: common.UPGRADE,
    REMOVE: common.UPGRADE,
    BUILD: common.BUILD,
    ACTIVATE: common.MOVE,
}
"""What is done within an action, by verb: asked about before the action is chosen, both are told."""


def turn_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-5.1, EC-12.4."""
    seat = s.seat
    if PASS.holds(action):
        return must_act_obstacles(s)
    if ACT.holds(action):
        return act_obstacles(s, seat, ACT.of(action))
    if REACT.holds(action):
        found = [] if has_passed(s, seat) else [NOT_PASSED.obstacle()]
        return found + turn_disc_obstacles(s, seat)
    if LEAVE.holds(action):
        return leaving_alliance_obstacles(s, seat)
    if GIVE_UP.holds(action):
        found = [] if is_off_the_board(s, seat) else [ON_THE_BOARD.obstacle()]
        return found + must_act_obstacles(s)
    for verb, space in STEPS.items():
        if verb.holds(action):
            return [
                FIRST_ACTION.obstacle(space),
                *space_obstacles(s, seat, space),
                *step_obstacles(s, seat, action),
            ]
    return free_obstacles(s, action)


def must_act_obstacles(s: EclipseState) -> list[Obstacle]:
    """ER-12.13: an action has to follow whoever left an alliance."""
    return [MUST_ACT.obstacle()] if s.must_act else []


def turn_disc_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-5.2: a disc for the action, which was there when an alliance was left."""
    return [] if s.must_act else disc_obstacles(s, seat)


def act_obstacles(s: EclipseState, seat: int, space: int) -> list[Obstacle]:
    """EC-5.5, EC-12.2, EC-21.1, ER-14.2."""
    if has_passed(s, seat):
        return [HAS_PASSED.obstacle()]
    found = turn_disc_obstacles(s, seat)
    if space == common.RESEARCH:
        return found + research_obstacles(s, seat)
    if space != common.UPGRADE and is_off_the_board(s, seat):
        found.append(OFF_THE_BOARD.obstacle())
    elif space == common.EXPLORE and not can_explore(s, seat):
        found.append(NOWHERE_TO_EXPLORE.obstacle())
    return found


def research_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-5.5, ER-6.9, ER-14.2: something on offer that can be paid after trades."""
    found = [SECONDARY_MARKER.obstacle()] if s.marker > 0 else []
    if not can_research(s, seat):
        price = cheapest_price(s, seat)
        held = s.stored[seat * KINDS + SCIENCE]
        found.append(
            NOTHING_ON_OFFER.obstacle() if price == NONE else NOTHING_AFFORDABLE.obstacle(price, held)
        )
    return found


def leaving_alliance_obstacles(s: EclipseState, seat: int) -> list[Obstacle]:
    """ER-12.5, ER-12.13."""
    found = must_act_obstacles(s)
    if s.alliance[seat] == NONE:
        return [*found, NO_ALLIANCE.obstacle()]
    if has_passed(s, seat):
        found.append(HAS_PASSED.obstacle())
    return found + alliance_obstacles(s) + turn_disc_obstacles(s, seat)


def space_obstacles(s: EclipseState, seat: int, space: int) -> list[Obstacle]:
    """Why the action itself cannot be chosen; a player who has passed may still react."""
    if has_passed(s, seat) and space >= FIRST_REACTION:
        return turn_disc_obstacles(s, seat)
    return act_obstacles(s, seat, space)


def step_obstacles(s: EclipseState, seat: int, action: int) -> list[Obstacle]:
    """What would stand in the way of a step within its action, as far as the position tells."""
    if EXPLORE.holds(action):
        sector, edge = EXPLORE.of(action)
        return zone_obstacles(s, seat, sector, edge)
    if FROM_TRACK.holds(action):
        return from_track_obstacles(s, seat)
    if LIFT.holds(action):
        return control_obstacles(s, seat, LIFT.of(action))
    if FLIP.holds(action):
        return flip_obstacles(s, seat)
    if BUILD.holds(action):
        piece, sector = BUILD.of(action)
        return piece_obstacles(s, seat, piece, sector)
    if ACTIVATE.holds(action):
        ship, sector = ACTIVATE.of(action)
        return activation_obstacles(s, seat, ship, sector)
    if INSTALL.holds(action):
        part, slot = installation_of(action)
        return availability_obstacles(s, seat, part) + slot_obstacles(s, seat, part, slot)
    if REMOVE.holds(action):
        return tile_obstacles(s, seat, removal_of(action))
    return purchase_obstacles(s, seat, action)


def begin_obstacles(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-14.8 d: only the later holder may force the other."""
    return [NOBODY_WAITED.obstacle()] if FORCE.holds(action) and s.waited == 0 else []
