"""What is said of a possible action before it is confirmed: that it changes nothing, or what it loses."""

from __future__ import annotations

from astrolude.games.eclipse.advice.causes import (
    BECOMES_TRAITOR,
    DEBT,
    ENDS_RELATIONS,
    LAST_SECTOR,
    LEAVES_THE_GAME,
    NOTHING_MOVES,
    NOTHING_TO_BUILD,
    NOWHERE_TO_BUILD,
    OATH,
    TRADED_DEBT,
)
from astrolude.games.eclipse.grammar import ABANDON, ACT, BUILD, GIVE_UP, JUMP, LEAVE, LIFT, PASS, REACT, STEP
from astrolude.games.eclipse.rules.alliances import members_of, stands_beside
from astrolude.games.eclipse.rules.build import STRUCTURE, cost, has_what_it_needs
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.diplomacy import attacked_partners
from astrolude.games.eclipse.rules.economy import balance, can_raise, production, upkeep
from astrolude.games.eclipse.rules.move import add_activations
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import common
from astrolude.games.eclipse.tables.common import (
    ALLY_POINTS,
    FIRST_REACTION,
    MATERIALS,
    MONEY,
    OATHBREAKER_POINTS,
    PIECE_ORBITAL,
    PIECES,
)
from astrolude.kernel.obstacles import Obstacle


def turn_warnings(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-5.5, EC-12, EC-21.4, ER-12.13: an action without an effect, a pass into debt, what leaving costs."""
    seat = s.seat
    if PASS.holds(action):
        return debt_warnings(s, seat)
    if LEAVE.holds(action):
        return oath_warnings(s, seat)
    if GIVE_UP.holds(action):
        return [LEAVES_THE_GAME.obstacle()]
    if ACT.holds(action) or REACT.holds(action):
        space = ACT.of(action) if ACT.holds(action) else FIRST_REACTION + REACT.of(action)
        if space == common.MOVE:
            return move_warnings(s, seat)
        if space == common.BUILD:
            return build_warnings(s, seat)
    return []


def move_warnings(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-11.2: no ship can be activated."""
    answers: list[int] = []
    add_activations(s, seat, answers)
    return [] if answers else [NOTHING_MOVES.obstacle()]


def build_warnings(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-10.1: nothing could be paid, even after trades."""
    prices = [cost(s, seat, piece) for piece in range(len(PIECES)) if has_place(s, seat, piece)]
    if not prices:
        return [NOWHERE_TO_BUILD.obstacle()]
    cheapest = min(prices)
    if can_raise(s, seat, [0, 0, cheapest]):
        return []
    return [NOTHING_TO_BUILD.obstacle(cheapest, s.stored[seat * KINDS + MATERIALS])]


def has_place(s: EclipseState, seat: int, piece: int) -> bool:
    """EC-10.3 to EC-10.6: whether a piece could be built on some hex if it were paid."""
    if not has_what_it_needs(s, seat, piece):
        return False
    return any(piece < PIECE_ORBITAL or not s.structures[sector] & STRUCTURE[piece] for sector in s.own[seat])


def debt_warnings(s: EclipseState, seat: int) -> list[Obstacle]:
    """EC-19.4, EC-19.5: as things stand the upkeep cannot be paid."""
    missing = -balance(s, seat)
    if missing <= 0:
        return []
    stored = s.stored[seat * KINDS + MONEY]
    cause = TRADED_DEBT if can_raise(s, seat, [stored + missing, 0, 0]) else DEBT
    return [cause.obstacle(missing, upkeep(s, seat), stored + production(s, seat, MONEY))]


def oath_warnings(s: EclipseState, seat: int) -> list[Obstacle]:
    """ER-12.13, ER-12.14: the points of the tile, and the Traitor card beside former allies."""
    alliance = s.alliance[seat]
    found = [OATH.obstacle(alliance, ALLY_POINTS, -OATHBREAKER_POINTS)]
    others = [ally for ally in members_of(s, alliance) if ally != seat]
    return found + [BECOMES_TRAITOR.obstacle(ally) for ally in others if stands_beside(s, seat, ally)]


def partner_warnings(s: EclipseState, seat: int, sector: int) -> list[Obstacle]:
    """EC-15.6: a ship beside a partner's disc or ship ends the relations."""
    return [ENDS_RELATIONS.obstacle(other) for other in attacked_partners(s, seat, sector)]


def flight_warnings(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-15.6: a step into a partner's hex."""
    if STEP.holds(action):
        return partner_warnings(s, s.seat, STEP.of(action))
    return partner_warnings(s, s.seat, JUMP.of(action)) if JUMP.holds(action) else []


def building_warnings(s: EclipseState, action: int) -> list[Obstacle]:
    """ER-12.19: a ship built beside a partner's."""
    if not BUILD.holds(action):
        return []
    piece, sector = BUILD.of(action)
    return partner_warnings(s, s.seat, sector) if piece < PIECE_ORBITAL else []


def influence_warnings(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-7.3: the last disc on the board."""
    return last_sector_warnings(s, LIFT.of(action)) if LIFT.holds(action) else []


def upkeep_warnings(s: EclipseState, action: int) -> list[Obstacle]:
    """EC-19.4: the last disc on the board."""
    return last_sector_warnings(s, ABANDON.of(action)) if ABANDON.holds(action) else []


def last_sector_warnings(s: EclipseState, sector: int) -> list[Obstacle]:
    return [LAST_SECTOR.obstacle(sector)] if s.own[s.seat] == [sector] else []
