"""What happens next without anybody choosing."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.rules.accreditation import climb
from astrolude.games.federation.rules.e81216 import complete_building
from astrolude.games.federation.rules.effects import run_line
from astrolude.games.federation.rules.executive import receive_income, run_stage
from astrolude.games.federation.rules.laws import open_round
from astrolude.games.federation.rules.turn import act, apply_side, next_turn
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import SCHOLAR_BIT
from astrolude.kernel.state import Step


class Act(Step[FederationState]):
    """FD-4.3 (3)."""

    def run(self, s: FederationState) -> None:
        act(s, self.argument)


class ApplySide(Step[FederationState]):
    """FD-4.3 (4)."""

    def run(self, s: FederationState) -> None:
        apply_side(s, self.argument)


class NextTurn(Step[FederationState]):
    """FD-3.2."""

    def run(self, s: FederationState) -> None:
        next_turn(s)


class BeginRound(Step[FederationState]):
    """FD-9.8, FD-9.8d: a further round; its first player is next after the seat before."""

    def run(self, s: FederationState) -> None:
        open_round(s)
        s.active = (s.first - 1) % s.players
        next_turn(s)


class Executive(Step[FederationState]):
    """FD-9. Argument: the step of the phase."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.stage: Final = arguments[0]

    def run(self, s: FederationState) -> None:
        run_stage(s, self.stage)


class ReceiveIncome(Step[FederationState]):
    """FD-9.1."""

    def run(self, s: FederationState) -> None:
        receive_income(s, self.argument)


class Effects(Step[FederationState]):
    """FD-20: one line of a program."""

    def run(self, s: FederationState) -> None:
        run_line(s, self.argument, self.second)


class Climb(Step[FederationState]):
    """FD-14.4: the degrees that waited for Deep Space."""

    def run(self, s: FederationState) -> None:
        climb(s, self.argument, self.second + 1)


class Settled(Step[FederationState]):
    """FD-15.6: a scholar's effect is over."""

    def run(self, s: FederationState) -> None:
        s.busy &= ~SCHOLAR_BIT[self.second]


class Complete(Step[FederationState]):
    """FD-10.5: what a building brings."""

    def run(self, s: FederationState) -> None:
        complete_building(s, self.argument, self.second)
