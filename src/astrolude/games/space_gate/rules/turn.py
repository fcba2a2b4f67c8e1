"""SG-4: the turn: a piece moves, everybody acts in its room, everybody sends, the piece steps down."""

from __future__ import annotations

from astrolude.games.space_gate.events import ACTED, ACTIVATED, LIMIT_REACHED, STOPPED, TURN_BEGAN
from astrolude.games.space_gate.grammar import ACTIVATE
from astrolude.games.space_gate.questions import (
    ASK_DIG,
    ASK_FILL,
    ASK_MOVE,
    ASK_TURN,
    THEN_ACT,
    THEN_SENDING,
    THEN_STEP_DOWN,
)
from astrolude.games.space_gate.rules.odyssey import points_in, walk
from astrolude.games.space_gate.scoring import end_game
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import AIRLOCK_ROOM, NOTHING, ROOM_DOMAIN, WORKSITE_ROOM


def next_turn(s: GateState) -> None:
    """SG-4.1, SG-3.13: the next player clockwise; the first player at the beginning."""
    s.active = s.first if s.turn == 0 else (s.active + 1) % s.players
    s.turn += 1
    s.room = NOTHING
    s.locked = 0
    s.note(TURN_BEGAN, s.active, s.turn)
    ASK_TURN.ask(s, s.active)


def activate(s: GateState, seat: int, action: int) -> None:
    """SG-4.2 to SG-4.9: move the piece, then steps 3, 4 and 5, last things first on the stack."""
    piece, start, target = ACTIVATE.of(action)
    walk(s, seat, piece, start, target)
    s.note(ACTIVATED, seat, piece, start, target)
    THEN_STEP_DOWN.then(s)
    if ROOM_DOMAIN[target] != NOTHING:
        for order in range(s.players - 1, -1, -1):
            THEN_SENDING.then(s, (seat + order) % s.players)
    for order in range(s.players - 1, -1, -1):
        THEN_ACT.then(s, (seat + order) % s.players)


def act(s: GateState, seat: int) -> None:
    """SG-4.4 to SG-4.7: count the points now; who has none does nothing."""
    points = points_in(s, seat, s.room)
    if not points:
        return
    s.locked = 0
    s.note(ACTED, seat, s.room, points)
    go_on(s, seat, points)


def go_on(s: GateState, seat: int, points: int) -> None:
    """Ask what the next point is spent on, if there is one."""
    if not points:
        return
    if s.room == AIRLOCK_ROOM:
        ASK_FILL.ask(s, seat, points - 1)
    elif s.room == WORKSITE_ROOM:
        ASK_DIG.ask(s, seat, points - 1)
    else:
        ASK_MOVE.ask(s, seat, ROOM_DOMAIN[s.room], points - 1)


def stop(s: GateState, seat: int, points: int) -> None:
    """SG-4.7, SG-16.3: the remaining points are lost."""
    s.note(STOPPED, seat, points)


def step_down(s: GateState) -> None:
    """SG-4.9, SG-4.11, SG-19.1: the stand is free again; the next turn, or the end of the game."""
    s.stand = NOTHING
    if s.ending:
        end_game(s)
    elif s.turn == s.last_turn:
        s.note(LIMIT_REACHED, s.active, s.turn)
        s.ending = True
        end_game(s)
    else:
        next_turn(s)
