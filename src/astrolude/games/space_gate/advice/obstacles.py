"""What stands in the way of an answer, question by question; the rules' own conditions decide it."""

from __future__ import annotations

from astrolude.games.space_gate import questions
from astrolude.games.space_gate.advice.causes import NO_ENGINEER
from astrolude.games.space_gate.advice.causes import OBSTACLES as OBSTACLES
from astrolude.games.space_gate.advice.obstacles_base import (
    dig_obstacles,
    fill_obstacles,
    module_obstacles,
    move_obstacles,
    piece_obstacles,
    relay_obstacles,
    relay_place_obstacles,
    setup_obstacles,
    turn_obstacles,
)
from astrolude.games.space_gate.advice.obstacles_planets import (
    gate_obstacles,
    island_obstacles,
    send_obstacles,
    settler_obstacles,
    site_obstacles,
)
from astrolude.games.space_gate.advice.warnings import (
    dig_warnings,
    fill_warnings,
    module_warnings,
    move_warnings,
    reorganisation_warnings,
    turn_warnings,
)
from astrolude.games.space_gate.grammar import (
    ACTIVATE,
    ATTACH,
    CANCEL,
    CHOOSE_ISLAND,
    CHOOSE_ROOM,
    DECLINE,
    EXCHANGE,
    FILL,
    GATE_TO,
    GIVE,
    GIVE_SETTLER,
    MOVE,
    PICK,
    PUT_UNDER,
    REORGANISE,
    SEND,
    SETTLE,
    STOP,
    TAKE,
)
from astrolude.games.space_gate.rules.odyssey import promotion_answers
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.obstacles import Obstacle


def promotion_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-6.6."""
    if action in promotion_answers(s, s.seat):
        return []
    return [NO_ENGINEER.obstacle(CHOOSE_ROOM.of(action))]


def rank_obstacles(s: GateState, action: int) -> list[Obstacle]:
    """SG-12.3, SG-12.5."""
    piece, room = GIVE.of(action)
    return piece_obstacles(s, piece, room)


def nothing(_: GateState, __: int) -> list[Obstacle]:
    """Every answer to such a question is legal (SG-6.5, SG-12.8, SG-15.7)."""
    return []


OBSTACLES.question(questions.ASK_TURN, [ACTIVATE, REORGANISE], turn_obstacles, main=True)
OBSTACLES.question(questions.ASK_SETUP_PILE, [TAKE], setup_obstacles)
OBSTACLES.question(questions.ASK_MODULE, [ATTACH, PUT_UNDER], module_obstacles)
OBSTACLES.question(questions.ASK_MOVE, [MOVE, STOP, REORGANISE], move_obstacles)
OBSTACLES.question(questions.ASK_FILL, [FILL, STOP, REORGANISE], fill_obstacles)
OBSTACLES.question(questions.ASK_DIG, [TAKE, STOP, REORGANISE], dig_obstacles)
OBSTACLES.question(questions.ASK_RECRUIT, [CHOOSE_ROOM], nothing)
OBSTACLES.question(questions.ASK_PROMOTE, [CHOOSE_ROOM], promotion_obstacles)
OBSTACLES.question(questions.ASK_SEND, [SEND], send_obstacles)
OBSTACLES.question(questions.ASK_ISLAND, [CHOOSE_ISLAND], island_obstacles)
OBSTACLES.question(questions.ASK_SITE, [SETTLE], site_obstacles)
OBSTACLES.question(questions.ASK_EXCHANGE, [EXCHANGE], nothing)
OBSTACLES.question(questions.ASK_RANK_PIECE, [GIVE], rank_obstacles)
OBSTACLES.question(questions.ASK_RANK_SETTLER, [GIVE_SETTLER], settler_obstacles)
OBSTACLES.question(questions.ASK_GATE_TO, [GATE_TO], gate_obstacles)
OBSTACLES.question(questions.ASK_REORGANISE, [REORGANISE, DECLINE], nothing)
OBSTACLES.question(questions.ASK_RELAY, [PICK, CANCEL], relay_obstacles)
OBSTACLES.question(questions.ASK_RELAY_PLACE, [ATTACH], relay_place_obstacles)

OBSTACLES.warn(questions.ASK_TURN, turn_warnings)
OBSTACLES.warn(questions.ASK_MOVE, move_warnings)
OBSTACLES.warn(questions.ASK_FILL, fill_warnings)
OBSTACLES.warn(questions.ASK_DIG, dig_warnings)
OBSTACLES.warn(questions.ASK_MODULE, module_warnings)
OBSTACLES.warn(questions.ASK_REORGANISE, reorganisation_warnings)
