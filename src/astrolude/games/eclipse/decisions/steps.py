"""What happens next without anybody choosing: the continuations of the stack. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.cleanup import clean_up, roll_for_hives
from astrolude.games.eclipse.rules.diplomacy import exchange_envoys
from astrolude.games.eclipse.rules.draft import ask_first_cubes
from astrolude.games.eclipse.rules.phases import CLEANUP, UPKEEP, begin_round, end_game, end_turn
from astrolude.games.eclipse.rules.research import reveal_discovery
from astrolude.games.eclipse.rules.upkeep import ask_payment, begin_upkeep, begin_upkeep_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, ROUNDS
from astrolude.kernel.state import Decision, Step


class SeatStep(Step[EclipseState]):
    """A step that concerns one seat."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.of: Final = arguments[0]


class Round(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        begin_round(s)


class TurnOver(SeatStep):
    def run(self, s: EclipseState) -> None:
        end_turn(s, self.of)


class UpkeepPhase(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        begin_upkeep(s, UPKEEP)


class UpkeepOf(SeatStep):
    def run(self, s: EclipseState) -> None:
        begin_upkeep_of(s, self.of)


class PaymentOf(SeatStep):
    def run(self, s: EclipseState) -> None:
        ask_payment(s, self.of)


class Cleanup(Step[EclipseState]):
    """EC-20.4: the last round has none."""

    def run(self, s: EclipseState) -> None:
        if s.round == ROUNDS:
            end_game(s)
        else:
            clean_up(s, CLEANUP)


class Hives(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        roll_for_hives(s)


class NewRound(Step[EclipseState]):
    """EC-20.3."""

    def run(self, s: EclipseState) -> None:
        if s.next_start != NONE:
            s.start = s.next_start
        begin_round(s)


class Revelation(SeatStep):
    def run(self, s: EclipseState) -> None:
        reveal_discovery(s, self.of)


class ExchangeEnvoys(Step[EclipseState]):
    """Arguments: the two partners."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.first: Final = arguments[0]
        self.second: Final = arguments[1]

    def run(self, s: EclipseState) -> None:
        exchange_envoys(s, self.first, self.second)


class HomesPlaced(Step[EclipseState]):
    def run(self, s: EclipseState) -> None:
        ask_first_cubes(s)


STEPS: Final[dict[str, type[Decision[EclipseState]]]] = {
    "round": Round,
    "turn_over": TurnOver,
    "upkeep_phase": UpkeepPhase,
    "upkeep_of": UpkeepOf,
    "payment_of": PaymentOf,
    "cleanup": Cleanup,
    "hives": Hives,
    "new_round": NewRound,
    "revelation": Revelation,
    "exchange_envoys": ExchangeEnvoys,
    "homes_placed": HomesPlaced,
}
