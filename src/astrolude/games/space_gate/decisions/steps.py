"""What happens next without anybody choosing."""

from __future__ import annotations

from astrolude.games.space_gate.rules.closing import move_gate
from astrolude.games.space_gate.rules.hawking import score
from astrolude.games.space_gate.rules.sending import fly, go_on_sending, land
from astrolude.games.space_gate.rules.turn import act, next_turn, step_down
from astrolude.games.space_gate.scoring import count_corridors
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.state import Step


class NextTurn(Step[GateState]):
    """The bases are begun: the first turn."""

    def run(self, s: GateState) -> None:
        next_turn(s)


class Act(Step[GateState]):
    """Step 3 of a turn, for one player: the argument."""

    def run(self, s: GateState) -> None:
        act(s, self.argument)


class Sending(Step[GateState]):
    """Step 4 of a turn, for one player: the argument."""

    def run(self, s: GateState) -> None:
        go_on_sending(s, self.argument)


class Flight(Step[GateState]):
    """The settlers of one module on their way."""

    def run(self, s: GateState) -> None:
        fly(s, self.argument)


class Landed(Step[GateState]):
    """After the exchange of a predominance site."""

    def run(self, s: GateState) -> None:
        land(s, self.argument)


class Score(Step[GateState]):
    """Influence that is due."""

    def run(self, s: GateState) -> None:
        score(s, self.argument)


class MoveGate(Step[GateState]):
    """The end of a closing."""

    def run(self, s: GateState) -> None:
        move_gate(s, self.argument)


class StepDown(Step[GateState]):
    """Step 5 of a turn."""

    def run(self, s: GateState) -> None:
        step_down(s)


class Corridors(Step[GateState]):
    """The last of all."""

    def run(self, s: GateState) -> None:
        count_corridors(s)
