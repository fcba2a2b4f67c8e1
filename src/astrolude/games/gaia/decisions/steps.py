"""What happens next without anybody choosing: the continuations of the stack. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.rules.automa import automa_turn, put_first_mine, refresh_deck, take_first_booster
from astrolude.games.gaia.rules.charging import make_offers
from astrolude.games.gaia.rules.gaia_phase import offer_exchange, return_tokens
from astrolude.games.gaia.rules.income import begin_income, collect
from astrolude.games.gaia.rules.rounds import begin_actions, begin_gaia_phase, begin_round, hand_on
from astrolude.games.gaia.setup import ask_first_structures
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.components import NONE
from astrolude.kernel.state import Decision, Step


class SideStep(Step[GaiaState]):
    """A step that concerns one side."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.side: Final = arguments[0]


class Offers(SideStep):
    def run(self, s: GaiaState) -> None:
        make_offers(s, self.side)


class IncomeOf(SideStep):
    def run(self, s: GaiaState) -> None:
        begin_income(s, self.side)


class Collect(SideStep):
    def run(self, s: GaiaState) -> None:
        collect(s, self.side)


class GaiaPhase(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        begin_gaia_phase(s)


class ExchangeOf(SideStep):
    def run(self, s: GaiaState) -> None:
        offer_exchange(s, self.side)


class ReturnOf(SideStep):
    def run(self, s: GaiaState) -> None:
        return_tokens(s, self.side)


class ActionPhase(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        begin_actions(s)


class FirstStructures(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        ask_first_structures(s)


class Round(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        if s.difficulty != NONE and s.round:
            refresh_deck(s)
        begin_round(s)


class AutomaTurn(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        automa_turn(s)


class AutomaMine(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        put_first_mine(s)


class AutomaBooster(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        take_first_booster(s)


class TurnOf(SideStep):
    def run(self, s: GaiaState) -> None:
        hand_on(s, self.side)


STEPS: Final[dict[str, type[Decision[GaiaState]]]] = {
    "offers": Offers,
    "income_of": IncomeOf,
    "collect": Collect,
    "gaia_phase": GaiaPhase,
    "exchange_of": ExchangeOf,
    "return_of": ReturnOf,
    "action_phase": ActionPhase,
    "first_structures": FirstStructures,
    "round": Round,
    "turn_of": TurnOf,
    "automa_turn": AutomaTurn,
    "automa_mine": AutomaMine,
    "automa_booster": AutomaBooster,
}
