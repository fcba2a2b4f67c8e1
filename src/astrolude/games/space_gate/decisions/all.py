"""Every question as an object: what may be answered, and what an answer does. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

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
from astrolude.games.space_gate.questions import (
    ASK_DIG,
    ASK_EXCHANGE,
    ASK_FILL,
    ASK_GATE_TO,
    ASK_ISLAND,
    ASK_MODULE,
    ASK_MOVE,
    ASK_PROMOTE,
    ASK_RANK_PIECE,
    ASK_RANK_SETTLER,
    ASK_RECRUIT,
    ASK_RELAY,
    ASK_RELAY_PLACE,
    ASK_REORGANISE,
    ASK_SEND,
    ASK_SETUP_PILE,
    ASK_SITE,
    ASK_TURN,
    QUESTIONS,
    THEN_ACT,
    THEN_CORRIDORS,
    THEN_FLIGHT,
    THEN_LANDED,
    THEN_MOVE_GATE,
    THEN_NEXT_TURN,
    THEN_SCORE,
    THEN_SENDING,
    THEN_STEP_DOWN,
)
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import Decision, make_decisions

CLASSES: Final[dict[Verb, type[Decision[GateState]]]] = {
    ASK_SETUP_PILE: SetupPile,
    ASK_MODULE: Module,
    ASK_REORGANISE: Reorganise,
    ASK_RELAY: Relay,
    ASK_RELAY_PLACE: RelayPlace,
    ASK_TURN: Turn,
    ASK_MOVE: Move,
    ASK_FILL: Fill,
    ASK_DIG: Dig,
    ASK_RECRUIT: Recruit,
    ASK_PROMOTE: Promote,
    ASK_SEND: Send,
    ASK_ISLAND: Island,
    ASK_SITE: Site,
    ASK_EXCHANGE: Exchange,
    ASK_RANK_PIECE: RankPiece,
    ASK_RANK_SETTLER: RankSettler,
    ASK_GATE_TO: GateTo,
    THEN_NEXT_TURN: NextTurn,
    THEN_ACT: Act,
    THEN_SENDING: Sending,
    THEN_FLIGHT: Flight,
    THEN_LANDED: Landed,
    THEN_SCORE: Score,
    THEN_MOVE_GATE: MoveGate,
    THEN_STEP_DOWN: StepDown,
    THEN_CORRIDORS: Corridors,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
