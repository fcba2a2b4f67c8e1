"""Questions about power, tokens and income: how something is paid, charged or collected."""

from __future__ import annotations

from astrolude.games.gaia.grammar import (
    DECLINE,
    EXCHANGE,
    FROM_FIRST,
    FROM_SECOND,
    GAIN,
    PAY,
    STONE_IN,
    TAKE_ICON,
    WITH_STONE,
)
from astrolude.games.gaia.questions import ASK_COMBINATION
from astrolude.games.gaia.rules.charging import answer_charge, charge_answers
from astrolude.games.gaia.rules.conversions import combination_answers, pay_combination, put_in_basket
from astrolude.games.gaia.rules.gaia_phase import answer_exchange, answer_gaia_gain, gaia_gain_answers
from astrolude.games.gaia.rules.income import income_answers, take_icon
from astrolude.games.gaia.rules.power import (
    STONE_ANSWERS,
    first_bowl_answers,
    move_stone,
    second_bowl_answers,
    send_stone,
    take_from_first,
    take_from_second,
    take_payment,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.state import Decision


class Combination(Decision[GaiaState]):
    """GP-9.4: a further part, or pay."""

    def legal(self, s: GaiaState) -> list[int]:
        return combination_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        if PAY.holds(action):
            pay_combination(s, self.seat)
        else:
            put_in_basket(s, GAIN.of(action))
            ASK_COMBINATION.ask(s, self.seat)


class Payment(Decision[GaiaState]):
    """GP-4.8: power with or without the brainstone."""

    def legal(self, s: GaiaState) -> list[int]:
        return STONE_ANSWERS

    def take(self, s: GaiaState, action: int) -> None:
        take_payment(s, self.seat, action)


class Stone(Decision[GaiaState]):
    """GP-4.7: where the brainstone is after a charge. Argument: the lower of the two bowls."""

    def legal(self, s: GaiaState) -> list[int]:
        return [STONE_IN.at(self.argument), STONE_IN.at(self.argument + 1)]

    def take(self, s: GaiaState, action: int) -> None:
        move_stone(s, self.seat, STONE_IN.of(action) + 1)


class FromFirst(Decision[GaiaState]):
    """GP-14 point 11: tokens from bowl I."""

    def legal(self, s: GaiaState) -> list[int]:
        return first_bowl_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        take_from_first(s, self.seat, FROM_FIRST.of(action))


class FromSecond(Decision[GaiaState]):
    """GP-14 point 11: tokens from bowl II, the rest from III."""

    def legal(self, s: GaiaState) -> list[int]:
        return second_bowl_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        take_from_second(s, self.seat, FROM_SECOND.of(action))


class StoneAlong(Decision[GaiaState]):
    """GP-11.5: whether the brainstone is one of the tokens that leave."""

    def legal(self, s: GaiaState) -> list[int]:
        return STONE_ANSWERS

    def take(self, s: GaiaState, action: int) -> None:
        if WITH_STONE.holds(action):
            send_stone(s, self.seat)


class Income(Decision[GaiaState]):
    """GP-14 point 5: the next icon, where the order matters."""

    def legal(self, s: GaiaState) -> list[int]:
        return income_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        take_icon(s, self.seat, TAKE_ICON.of(action))


class GaiaTiles(Decision[GaiaState]):
    """GP-14 point 6: the Itars' exchange."""

    def legal(self, s: GaiaState) -> list[int]:
        return [EXCHANGE.at(), DECLINE.at()]

    def take(self, s: GaiaState, action: int) -> None:
        answer_exchange(s, self.seat, action)


class GaiaGains(Decision[GaiaState]):
    """GP-14 point 6: the Terrans' resources."""

    def legal(self, s: GaiaState) -> list[int]:
        return gaia_gain_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        answer_gaia_gain(s, self.seat, action)


class Charge(Decision[GaiaState]):
    """GP-14 point 12. Argument: the hex that was built on."""

    def legal(self, s: GaiaState) -> list[int]:
        return charge_answers(s, self.seat, self.argument)

    def take(self, s: GaiaState, action: int) -> None:
        answer_charge(s, self.seat, self.argument, action)
