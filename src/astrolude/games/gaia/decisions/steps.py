"""What happens next without anybody choosing: the continuations of the stack. The rules are elsewhere.

The argument of a step is the side that it concerns.
"""

from __future__ import annotations

from astrolude.games.gaia.rules.automa import automa_turn, put_first_mine, refresh_deck, take_first_booster
from astrolude.games.gaia.rules.charging import make_offers
from astrolude.games.gaia.rules.gaia_phase import offer_exchange, return_tokens
from astrolude.games.gaia.rules.income import begin_income, collect
from astrolude.games.gaia.rules.rounds import begin_actions, begin_gaia_phase, begin_round, hand_on
from astrolude.games.gaia.setup import ask_first_structures
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.state import Step


class Offers(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        make_offers(s, self.argument)


class IncomeOf(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        begin_income(s, self.argument)


class Collect(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        collect(s, self.argument)


class GaiaPhase(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        begin_gaia_phase(s)


class ExchangeOf(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        offer_exchange(s, self.argument)


class ReturnOf(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        return_tokens(s, self.argument)


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


class TurnOf(Step[GaiaState]):
    def run(self, s: GaiaState) -> None:
        hand_on(s, self.argument)
