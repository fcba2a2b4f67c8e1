"""What can be asked, and what happens next, as numbers with a grammar."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import DOMAIN, ORDER, POINTS, SEAT
from astrolude.games.space_gate.tables.components import SEATS
from astrolude.kernel.questions import Questions

QUESTIONS: Final = Questions(SEATS)
ASK_SETUP_PILE: Final = QUESTIONS.prompt("setup_pile", ORDER)
ASK_MODULE: Final = QUESTIONS.prompt("module")
ASK_REORGANISE: Final = QUESTIONS.prompt("reorganise")
ASK_RELAY: Final = QUESTIONS.prompt("relay")
ASK_RELAY_PLACE: Final = QUESTIONS.prompt("relay_place")
ASK_TURN: Final = QUESTIONS.prompt("turn")
ASK_MOVE: Final = QUESTIONS.prompt("move", DOMAIN, POINTS)
ASK_FILL: Final = QUESTIONS.prompt("fill", POINTS)
ASK_DIG: Final = QUESTIONS.prompt("dig", POINTS)
ASK_RECRUIT: Final = QUESTIONS.prompt("recruit")
ASK_PROMOTE: Final = QUESTIONS.prompt("promote")
ASK_SEND: Final = QUESTIONS.prompt("send")
ASK_ISLAND: Final = QUESTIONS.prompt("island")
ASK_SITE: Final = QUESTIONS.prompt("site")
ASK_EXCHANGE: Final = QUESTIONS.prompt("exchange")
ASK_RANK_PIECE: Final = QUESTIONS.prompt("rank_piece")
ASK_RANK_SETTLER: Final = QUESTIONS.prompt("rank_settler")
ASK_GATE_TO: Final = QUESTIONS.prompt("gate_to")

THEN_NEXT_TURN: Final = QUESTIONS.step("next_turn")
THEN_ACT: Final = QUESTIONS.step("act", SEAT)
THEN_SENDING: Final = QUESTIONS.step("sending", SEAT)
THEN_FLIGHT: Final = QUESTIONS.step("flight", SEAT)
THEN_LANDED: Final = QUESTIONS.step("landed", SEAT)
THEN_SCORE: Final = QUESTIONS.step("score", SEAT)
THEN_MOVE_GATE: Final = QUESTIONS.step("move_gate", SEAT)
THEN_STEP_DOWN: Final = QUESTIONS.step("step_down")
THEN_CORRIDORS: Final = QUESTIONS.step("corridors")
