"""Every question as an object: what may be answered, and what an answer does. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate import questions
from astrolude.games.space_gate.decisions.building import Module, Relay, RelayPlace, Reorganise, SetupPile
from astrolude.games.space_gate.decisions.planets import (
    Exchange,
    GateTo,
    Island,
    RankPiece,
    RankSettler,
    Send,
    Site,
)
from astrolude.games.space_gate.decisions.steps import (
    Act,
    Corridors,
    Flight,
    Landed,
    MoveGate,
    NextTurn,
    Score,
    Sending,
    StepDown,
)
from astrolude.games.space_gate.decisions.turn import Dig, Fill, Move, Promote, Recruit, Turn
from astrolude.games.space_gate.questions import QUESTIONS
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[GateState]]]] = {
    questions.ASK_SETUP_PILE: SetupPile,
    questions.ASK_MODULE: Module,
    questions.ASK_REORGANISE: Reorganise,
    questions.ASK_RELAY: Relay,
    questions.ASK_RELAY_PLACE: RelayPlace,
    questions.ASK_TURN: Turn,
    questions.ASK_MOVE: Move,
    questions.ASK_FILL: Fill,
    questions.ASK_DIG: Dig,
    questions.ASK_RECRUIT: Recruit,
    questions.ASK_PROMOTE: Promote,
    questions.ASK_SEND: Send,
    questions.ASK_ISLAND: Island,
    questions.ASK_SITE: Site,
    questions.ASK_EXCHANGE: Exchange,
    questions.ASK_RANK_PIECE: RankPiece,
    questions.ASK_RANK_SETTLER: RankSettler,
    questions.ASK_GATE_TO: GateTo,
    questions.THEN_NEXT_TURN: NextTurn,
    questions.THEN_ACT: Act,
    questions.THEN_SENDING: Sending,
    questions.THEN_FLIGHT: Flight,
    questions.THEN_LANDED: Landed,
    questions.THEN_SCORE: Score,
    questions.THEN_MOVE_GATE: MoveGate,
    questions.THEN_STEP_DOWN: StepDown,
    questions.THEN_CORRIDORS: Corridors,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
