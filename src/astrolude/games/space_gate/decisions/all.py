"""SG-16: the questions and steps as objects: what may be answered, and what that does; no rules."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import (
    CANCEL,
    CHOOSE_ISLAND,
    CHOOSE_ROOM,
    DECLINE,
    EXCHANGE,
    FILL,
    GATE_TO,
    GIVE_SETTLER,
    PICK,
    REORGANISE,
    SEND,
    SETTLE,
    STOP,
    TAKE,
)
from astrolude.games.space_gate.questions import QUESTIONS
from astrolude.games.space_gate.rules.airlocks import fill, fillings
from astrolude.games.space_gate.rules.closing import gate_actions, move_gate, open_planet
from astrolude.games.space_gate.rules.hawking import (
    exchange,
    exchanges,
    give_piece,
    give_settler,
    score,
    settler_actions,
)
from astrolude.games.space_gate.rules.movement import move, moves
from astrolude.games.space_gate.rules.odyssey import (
    activations,
    giving_actions,
    promote,
    promotion_actions,
    recruit,
    recruit_actions,
)
from astrolude.games.space_gate.rules.placing import destination, islands
from astrolude.games.space_gate.rules.reorganisation import (
    cancel,
    lift,
    pick,
    relay,
    relay_actions,
    relay_placements,
)
from astrolude.games.space_gate.rules.sending import (
    fly,
    go_on_sending,
    land,
    send,
    send_actions,
    settle,
    site_actions,
)
from astrolude.games.space_gate.rules.turn import act, activate, go_on, next_turn, step_down, stop
from astrolude.games.space_gate.rules.worksite import digs, module_actions, place, setup_takes, take
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.state import Decision, Step, make_decisions


class SetupPile(Decision[GateState]):
    """D1. Argument: which of the modules; the pile of the first is locked for the second."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.is_first: Final = arguments[0] == 0

    def legal(self, s: GateState) -> list[int]:
        return setup_takes(s, self.is_first)

    def take(self, s: GateState, action: int) -> None:
        if self.is_first:
            s.locked = 0
        take(s, self.seat, TAKE.of(action))


class Module(Decision[GateState]):
    """D2, D7a: where the module just taken goes."""

    def legal(self, s: GateState) -> list[int]:
        return module_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        place(s, self.seat, action)


class Reorganise(Decision[GateState]):
    """D3."""

    def legal(self, s: GateState) -> list[int]:
        return [REORGANISE, DECLINE]

    def take(self, s: GateState, action: int) -> None:
        if REORGANISE.holds(action):
            lift(s, self.seat)


class Relay(Decision[GateState]):
    """D3b: the next module. Always asked: a player sees that a layout is stuck, and may take steps back."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: GateState) -> list[int]:
        return relay_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        if CANCEL.holds(action):
            cancel(s, self.seat)
        else:
            pick(s, self.seat, PICK.of(action))


class RelayPlace(Decision[GateState]):
    """D3b: where the picked module goes."""

    def legal(self, s: GateState) -> list[int]:
        return relay_placements(s, self.seat, s.taken)

    def take(self, s: GateState, action: int) -> None:
        relay(s, self.seat, action)


class Turn(Decision[GateState]):
    """D4. Never forced, so its answers are listed on demand."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: GateState) -> list[int]:
        return activations(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        activate(s, self.seat, action)


class Move(Decision[GateState]):
    """D5. Arguments: the domain of the room, the points left less one."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.domain: Final = arguments[0]
        self.points: Final = arguments[1] + 1

    def legal(self, s: GateState) -> list[int]:
        return moves(s, self.seat, self.domain)

    def take(self, s: GateState, action: int) -> None:
        if STOP.holds(action):
            stop(s, self.seat, self.points)
            return
        go_on(s, self.seat, self.points - 1)
        move(s, self.seat, action)


class Fill(Decision[GateState]):
    """D6. Argument: the points left less one."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.points: Final = arguments[0] + 1

    def legal(self, s: GateState) -> list[int]:
        return fillings(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        if STOP.holds(action):
            stop(s, self.seat, self.points)
            return
        go_on(s, self.seat, self.points - 1)
        fill(s, self.seat, FILL.of(action))


class Dig(Decision[GateState]):
    """D7. Argument: the points left less one."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.points: Final = arguments[0] + 1

    def legal(self, s: GateState) -> list[int]:
        return digs(s)

    def take(self, s: GateState, action: int) -> None:
        if STOP.holds(action):
            stop(s, self.seat, self.points)
            return
        go_on(s, self.seat, self.points - 1)
        take(s, self.seat, TAKE.of(action))


class Recruit(Decision[GateState]):
    """D5a."""

    def legal(self, s: GateState) -> list[int]:
        return recruit_actions(s)

    def take(self, s: GateState, action: int) -> None:
        recruit(s, self.seat, CHOOSE_ROOM.of(action))


class Promote(Decision[GateState]):
    """D5b."""

    def legal(self, s: GateState) -> list[int]:
        return promotion_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        promote(s, self.seat, CHOOSE_ROOM.of(action))


class Send(Decision[GateState]):
    """D8."""

    def legal(self, s: GateState) -> list[int]:
        return send_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        send(s, self.seat, SEND.of(action))


class Island(Decision[GateState]):
    """D8a."""

    def legal(self, s: GateState) -> list[int]:
        return islands(s, s.planets[destination(s)])

    def take(self, s: GateState, action: int) -> None:
        s.island = CHOOSE_ISLAND.of(action)


class Site(Decision[GateState]):
    """D8b."""

    def legal(self, s: GateState) -> list[int]:
        return site_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        settle(s, self.seat, SETTLE.of(action))


class Exchange(Decision[GateState]):
    """D8c, D10."""

    def legal(self, s: GateState) -> list[int]:
        return exchanges()

    def take(self, s: GateState, action: int) -> None:
        exchange(s, self.seat, EXCHANGE.of(action))


class RankPiece(Decision[GateState]):
    """D9."""

    def legal(self, s: GateState) -> list[int]:
        return giving_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        give_piece(s, self.seat, action)


class RankSettler(Decision[GateState]):
    """D9b."""

    def legal(self, s: GateState) -> list[int]:
        return settler_actions(s, self.seat)

    def take(self, s: GateState, action: int) -> None:
        give_settler(s, self.seat, GIVE_SETTLER.of(action))


class GateTo(Decision[GateState]):
    """D11."""

    def legal(self, s: GateState) -> list[int]:
        return gate_actions(s)

    def take(self, s: GateState, action: int) -> None:
        open_planet(s, self.seat, GATE_TO.of(action))


class NextTurn(Step[GateState]):
    """The bases are begun: the first turn."""

    def run(self, s: GateState) -> None:
        next_turn(s)


class OfSeat(Step[GateState]):
    """A step for one player. Argument: the seat."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.player: Final = arguments[0]


class Act(OfSeat):
    """Step 3 of a turn, for one player."""

    def run(self, s: GateState) -> None:
        act(s, self.player)


class Sending(OfSeat):
    """Step 4 of a turn, for one player."""

    def run(self, s: GateState) -> None:
        go_on_sending(s, self.player)


class Flight(OfSeat):
    """The settlers of one module on their way."""

    def run(self, s: GateState) -> None:
        fly(s, self.player)


class Landed(OfSeat):
    """After the exchange of a predominance site."""

    def run(self, s: GateState) -> None:
        land(s, self.player)


class Score(OfSeat):
    """Influence that is due."""

    def run(self, s: GateState) -> None:
        score(s, self.player)


class MoveGate(OfSeat):
    """The end of a closing."""

    def run(self, s: GateState) -> None:
        move_gate(s, self.player)


class StepDown(Step[GateState]):
    """Step 5 of a turn."""

    def run(self, s: GateState) -> None:
        step_down(s)


CLASSES: Final[dict[str, type[Decision[GateState]]]] = {
    "setup_pile": SetupPile,
    "module": Module,
    "reorganise": Reorganise,
    "relay": Relay,
    "relay_place": RelayPlace,
    "turn": Turn,
    "move": Move,
    "fill": Fill,
    "dig": Dig,
    "recruit": Recruit,
    "promote": Promote,
    "send": Send,
    "island": Island,
    "site": Site,
    "exchange": Exchange,
    "rank_piece": RankPiece,
    "rank_settler": RankSettler,
    "gate_to": GateTo,
    "next_turn": NextTurn,
    "act": Act,
    "sending": Sending,
    "flight": Flight,
    "landed": Landed,
    "score": Score,
    "move_gate": MoveGate,
    "step_down": StepDown,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
