"""What a player could do after free conversions, with the cheapest of them (GP-5.3.2, GP-9)."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.prices import Wish, wishes
from astrolude.games.gaia.advice.ways import Purse, Way, cheapest_way
from astrolude.games.gaia.grammar import COMBINE, CONVERT, GAIN, PAY, RAISE_STONE, WITH_STONE, WITHOUT_STONE
from astrolude.games.gaia.questions import ASK_COMBINATION, ASK_PAYMENT, ASK_TURN
from astrolude.games.gaia.rules.conversions import CHAIN
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import BURN, CONVERSION_GAIN, CONVERSION_POWER, GAIAFORMER_TO_QIC
from astrolude.games.gaia.tables.resources import COUNTED, ORE
from astrolude.kernel.game import Proposal

FIRST: Final = [BURN, RAISE_STONE, GAIAFORMER_TO_QIC]
"""Conversions that others may be paid with come first; those for power follow, then all others."""


def proposals(s: GaiaState) -> list[Proposal]:
    """GP-5.3.4: conversions come before an action, so they are proposed only in the turn."""
    if s.over or not ASK_TURN.holds(s.stack[-1]):
        return []
    legal = set(s.legal_actions())
    purse = Purse(s, s.seat)
    known: dict[tuple[int, ...], Way | None] = {}
    found: list[Proposal] = []
    for wish in wishes(s, s.seat, purse.most_tokens()):
        if wish.action not in legal:
            way = best_way(purse, wish, known)
            if way is not None:
                found.append(Proposal(wish.action, steps(s, way)))
    return found


def best_way(purse: Purse, wish: Wish, known: dict[tuple[int, ...], Way | None]) -> Way | None:
    """The cheapest way to one of the prices; many wishes have the same."""
    best: Way | None = None
    for price in wish.prices:
        key = tuple(price)
        if key not in known:
            known[key] = cheapest_way(purse, price)
        way = known[key]
        if way is not None and (best is None or way.cost() < best.cost()):
            best = way
    return best


def steps(s: GaiaState, way: Way) -> list[int]:
    """The way as actions, each legal after those before it; a copy tells what is asked between."""
    trial = s.clone()
    taken: list[int] = []
    for conversion in FIRST:
        repeat(trial, conversion, way.counts[conversion], taken)
    for_power = [conversion for conversion in way.purse.conversions if CONVERSION_POWER[conversion]]
    if sum(way.counts[conversion] for conversion in for_power) > 1 and (way.has_stone or way.purse.double):
        combine(trial, way, for_power, taken)
    else:
        for conversion in for_power:
            repeat(trial, conversion, way.counts[conversion], taken)
            answer_payment(trial, way, taken)
    for conversion in others(way):
        repeat(trial, conversion, way.counts[conversion], taken)
    return taken


def others(way: Way) -> list[int]:
    """The conversions of goods: those that make ore before those that take it."""
    rest = [
        conversion
        for conversion in way.purse.conversions
        if not CONVERSION_POWER[conversion] and conversion not in FIRST
    ]
    return sorted(rest, key=lambda conversion: not CONVERSION_GAIN[conversion][ORE])


def repeat(trial: GaiaState, conversion: int, times: int, taken: list[int]) -> None:
    for _ in range(times):
        take(trial, CONVERT.at(conversion), taken)


def take(trial: GaiaState, action: int, taken: list[int]) -> None:
    trial.play(action)
    taken.append(action)


def combine(trial: GaiaState, way: Way, for_power: list[int], taken: list[int]) -> None:
    """GP-9.4: one payment for all, where the tokens are worth more than one power."""
    wanted = [0] * COUNTED
    for conversion in for_power:
        for good in range(COUNTED):
            wanted[good] += way.counts[conversion] * CONVERSION_GAIN[conversion][good]
    take(trial, COMBINE.at(), taken)
    while ASK_COMBINATION.holds(trial.stack[-1]):
        missing = [good for good in CHAIN if trial.basket[good] < wanted[good]]
        take(trial, GAIN.at(missing[0]) if missing else PAY.at(), taken)
    answer_payment(trial, way, taken)


def answer_payment(trial: GaiaState, way: Way, taken: list[int]) -> None:
    """GP-4.8: with the brainstone or without."""
    if ASK_PAYMENT.holds(trial.stack[-1]):
        take(trial, WITH_STONE.at() if way.with_stone else WITHOUT_STONE.at(), taken)
