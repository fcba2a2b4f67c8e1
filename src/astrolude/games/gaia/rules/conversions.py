"""GP-9: free conversions, before and after the action of a turn."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import COMBINED, CONVERTED
from astrolude.games.gaia.grammar import COMBINE, CONVERT, DISCARD_STONE, GAIN, PAY, RAISE_STONE
from astrolude.games.gaia.questions import ASK_COMBINATION
from astrolude.games.gaia.rules.power import (
    burn,
    counts_double,
    has_institute,
    has_stone_in,
    lose_stone,
    move_stone,
    power,
    spend,
)
from astrolude.games.gaia.rules.resources import add, gain, pay
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    BURN,
    CONVERSION_COST,
    CONVERSION_GAIN,
    CONVERSION_POWER,
    GAIAFORMER_TO_QIC,
    GENERAL_CONVERSIONS,
    POWER_PRICE,
    TOKEN_TO_KNOWLEDGE,
)
from astrolude.games.gaia.tables.factions import CONVERSION_NEEDS_INSTITUTE, FACTION_CONVERSIONS
from astrolude.games.gaia.tables.resources import COUNTED, CREDITS, KNOWLEDGE, ORE, QIC
from astrolude.games.gaia.tables.scoring import FROM_ACTIONS

CHAIN: Final = [QIC, KNOWLEDGE, ORE, CREDITS]
"""The order in which the parts of a combination are named, so that none is offered twice."""


def add_conversions(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-9.2, GP-9.3: append every conversion that can be paid, also where a cap takes the whole gain."""
    available = power(s, seat)
    add_burning(s, seat, answers)
    first = CONVERT.at(0)
    for conversion in range(1, GENERAL_CONVERSIONS):
        if CONVERSION_POWER[conversion]:
            if CONVERSION_POWER[conversion] <= available:
                answers.append(first + conversion)
        elif can_pay(s, seat, CONVERSION_COST[conversion]):
            answers.append(first + conversion)
    answers += [
        first + conversion
        for conversion in FACTION_CONVERSIONS[s.faction[seat]]
        if can_convert_specially(s, seat, conversion)
    ]
    if available and (counts_double(s, seat) or has_stone_in(s, seat, 3)):
        answers.append(COMBINE.at())


def add_burning(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-9.2, GP-11.5: two tokens in bowl II; with the brainstone there, what happens to it."""
    tokens = s.second_bowl[seat]
    if has_stone_in(s, seat, 2):
        if tokens > 2:
            answers.append(CONVERT.at(BURN))
        if tokens > 1:
            answers.append(CONVERT.at(RAISE_STONE))
            answers.append(CONVERT.at(DISCARD_STONE))
    elif tokens > 1:
        answers.append(CONVERT.at(BURN))


def can_pay(s: GaiaState, seat: int, cost: list[int]) -> bool:
    return (
        s.ore[seat] >= cost[ORE]
        and s.credits[seat] >= cost[CREDITS]
        and s.knowledge[seat] >= cost[KNOWLEDGE]
        and s.qic[seat] >= cost[QIC]
    )


def can_convert_specially(s: GaiaState, seat: int, conversion: int) -> bool:
    """GP-11.7, GP-11.10, GP-11.13: the conversions of single factions."""
    if CONVERSION_NEEDS_INSTITUTE[conversion] and not has_institute(s, seat):
        return False
    if conversion == TOKEN_TO_KNOWLEDGE:
        return s.third_bowl[seat] > 0
    if conversion == GAIAFORMER_TO_QIC:
        return s.formers[seat] > 0
    return can_pay(s, seat, CONVERSION_COST[conversion])


def convert(s: GaiaState, seat: int, conversion: int) -> None:
    """GP-9.5: one conversion, carried out completely."""
    s.note(CONVERTED, seat, conversion)
    if conversion == BURN or conversion >= RAISE_STONE:
        burn_tokens(s, seat, conversion)
        return
    cost = CONVERSION_COST[conversion]
    if conversion == TOKEN_TO_KNOWLEDGE:
        s.third_bowl[seat] -= 1
        s.gaia_area[seat] += 1
    elif conversion == GAIAFORMER_TO_QIC:
        s.formers[seat] -= 1
        s.formers_away[seat] += 1
    elif not CONVERSION_POWER[conversion]:
        pay(s, seat, cost[ORE], cost[CREDITS], cost[KNOWLEDGE], cost[QIC])
    gain(s, seat, CONVERSION_GAIN[conversion], 1, FROM_ACTIONS)
    if CONVERSION_POWER[conversion]:
        spend(s, seat, CONVERSION_POWER[conversion])


def burn_tokens(s: GaiaState, seat: int, conversion: int) -> None:
    """GP-9.2, GP-11.5: burn one token; the brainstone stays, moves up, or is the one that is discarded."""
    burn(s, seat)
    if conversion == RAISE_STONE:
        move_stone(s, seat, 3)
    elif conversion == DISCARD_STONE:
        lose_stone(s, seat)


def start_combination(s: GaiaState, seat: int) -> None:
    """GP-9.4: several gains for one payment."""
    s.bill = power(s, seat)
    s.basket = [0] * COUNTED
    s.basket_last = 0
    ASK_COMBINATION.ask(s, seat)


def chain_answers(s: GaiaState) -> list[int]:
    """What can still be added to the basket for what is left of the bill."""
    return [
        GAIN.at(CHAIN[link]) for link in range(s.basket_last, COUNTED) if POWER_PRICE[CHAIN[link]] <= s.bill
    ]


def combination_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-9.4: a further gain, or pay what was chosen."""
    answers = chain_answers(s)
    if power(s, seat) > s.bill:
        answers.append(PAY.at())
    return answers


def put_in_basket(s: GaiaState, resource: int) -> None:
    s.basket[resource] += 1
    s.basket_last = CHAIN.index(resource)
    s.bill -= POWER_PRICE[resource]


def empty_basket(s: GaiaState, seat: int) -> None:
    """Gain what was chosen."""
    basket = s.basket
    s.basket = [0] * COUNTED
    s.basket_last = 0
    s.bill = 0
    if any(basket):
        add(s, seat, basket[ORE], basket[CREDITS], basket[KNOWLEDGE], basket[QIC])


def pay_combination(s: GaiaState, seat: int) -> None:
    """GP-9.4: the sum is paid once."""
    cost = power(s, seat) - s.bill
    s.note(COMBINED, seat, cost)
    empty_basket(s, seat)
    spend(s, seat, cost)
