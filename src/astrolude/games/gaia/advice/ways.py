"""GP-9: the cheapest free conversions that make a price payable.

What is missing is filled in a fixed order, by each conversion that gives it. Sets of conversions are looked
at by rising cost, so the first that leaves nothing missing is the cheapest. The cost is what the player gives
up of what the price itself does not need, at the worth that the conversions themselves put on it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from astrolude.games.gaia.advice.prices import NEED_FORMERS, NEED_POWER, NEED_TOKENS, Price
from astrolude.games.gaia.grammar import RAISE_STONE
from astrolude.games.gaia.rules.power import (
    NEVLAS_VALUE,
    STONE_VALUE,
    counts_double,
    has_institute,
    has_stone_in,
    tokens_in_bowls,
)
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
from astrolude.games.gaia.tables.factions import (
    CONVERSION_NEEDS_INSTITUTE,
    FACTION_CONVERSIONS,
    GLEENS,
    NEVLAS,
)
from astrolude.games.gaia.tables.resources import CAPS, COUNTED, CREDITS, KNOWLEDGE, ORE, QIC, TOKENS
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS

MOST_LOOKED_AT: Final = 400
"""Sets of conversions looked at for one price: a way beyond them is too long to be proposed."""

WORTH: Final = [3, 1, 4, 4]
"""By resource, in power: what GP-9.2 asks for it."""
BURNED_WORTH: Final = 2
"""A token that leaves the game."""
AWAY_WORTH: Final = 1
"""A token that waits in the Gaia area, beyond its power."""
FORMER_WORTH: Final = 3
"""A gaiaformer that waits in the Gaia area."""

FILLED: Final = [NEED_TOKENS, CREDITS, ORE, KNOWLEDGE, QIC]
"""The order in which what is missing is filled: what is paid with comes after what it is paid for."""
NOTHING: Final = -1


class Purse:
    """What a seat has to convert with. The brainstone is kept apart from the tokens of its bowl."""

    def __init__(self, s: GaiaState, seat: int) -> None:
        self.goods: Final = [s.ore[seat], s.credits[seat], s.knowledge[seat], s.qic[seat]]
        self.tokens: Final = tokens_in_bowls(s, seat)
        self.formers: Final = s.formers[seat]
        self.double: Final = counts_double(s, seat)
        self.stone_up: Final = has_stone_in(s, seat, 3)
        self.stone_below: Final = has_stone_in(s, seat, 2)
        self.second: Final = s.second_bowl[seat] - int(self.stone_below)
        self.third: Final = s.third_bowl[seat] - int(self.stone_up)
        self.conversions: Final = known_conversions(s, seat)
        self.costs: Final = WORTH[:]
        """By resource: the least power that one takes."""
        if s.faction[seat] == NEVLAS:
            self.costs[KNOWLEDGE] = 1
        self.yields: Final = [1, 1, 1, WORTH[ORE]]
        """By resource: the most power that what one turns into would take."""
        self.makes_qic: Final = s.faction[seat] != GLEENS or s.out[seat * ROWS + ACADEMY_QIC] > 0
        """GP-11.4: whether a Q.I.C. gained is one."""

    def most_power(self) -> int:
        """What bowl III would be worth after all burning."""
        tokens = self.third + self.second // 2
        if self.double:
            return NEVLAS_VALUE * tokens
        has_stone = self.stone_up or (self.stone_below and self.second > 0)
        return tokens + STONE_VALUE if has_stone else tokens

    def may_suffice(self, price: Price) -> bool:
        """Whether all that could be converted is worth what is missing: most prices fail this already."""
        worth = self.most_power() + WORTH[QIC] * self.formers - price[NEED_POWER]
        worth -= max(0, price[NEED_TOKENS] - self.tokens)
        for good in range(COUNTED):
            left = self.goods[good] - price[good]
            worth += left * (self.yields[good] if left > 0 else self.costs[good])
        return worth >= 0

    def most_tokens(self) -> int:
        """No conversions bring more tokens, or more Q.I.C., than this."""
        ore = self.goods[ORE] + self.goods[QIC] + self.formers + self.most_power() // POWER_PRICE[ORE]
        return ore + self.goods[CREDITS] // POWER_PRICE[ORE]

    def givers(self, need: int) -> list[int]:
        """The conversions that give what is missing."""
        if need == NEED_POWER:
            return [BURN, RAISE_STONE]
        if need == QIC and not self.makes_qic:
            return []
        gained = TOKENS if need == NEED_TOKENS else need
        return [conversion for conversion in self.conversions if CONVERSION_GAIN[conversion][gained]]


def known_conversions(s: GaiaState, seat: int) -> list[int]:
    """GP-9.2, GP-9.3: the conversions that the seat could make if it could pay them; burning apart."""
    own = [
        conversion
        for conversion in FACTION_CONVERSIONS[s.faction[seat]]
        if not CONVERSION_NEEDS_INSTITUTE[conversion] or has_institute(s, seat)
    ]
    return [*[conversion for conversion in range(GENERAL_CONVERSIONS) if conversion != BURN], *own]


class Way:
    """How often each conversion is made, and what the seat then has beyond a price."""

    def __init__(self, purse: Purse, counts: list[int], price: Price) -> None:
        self.purse: Final = purse
        self.counts: Final = counts
        self.price: Final = price
        self.left: Final = [purse.goods[good] - price[good] for good in range(COUNTED)]
        self.gained: Final = [0] * COUNTED
        self.power = 0
        burned = counts[BURN] + counts[RAISE_STONE]
        self.third: Final = purse.third + counts[BURN] - counts[TOKEN_TO_KNOWLEDGE]
        self.has_stone: Final = purse.stone_up or counts[RAISE_STONE] > 0
        tokens = purse.tokens - burned - counts[TOKEN_TO_KNOWLEDGE] - price[NEED_TOKENS]
        for conversion in purse.conversions:
            times = counts[conversion]
            if times:
                self.power += times * CONVERSION_POWER[conversion]
                tokens += times * CONVERSION_GAIN[conversion][TOKENS]
                for good in range(COUNTED):
                    self.gained[good] += times * CONVERSION_GAIN[conversion][good]
                    self.left[good] -= times * CONVERSION_COST[conversion][good]
        for good in range(COUNTED):
            self.left[good] += self.gained[good]
        self.tokens: Final = tokens
        self.with_stone: Final = self.stone_is_paid()

    def stone_is_paid(self) -> bool:
        """GP-4.8: the brainstone pays where it is worth its three, or where the tokens do not suffice."""
        if not self.has_stone or not self.power:
            return False
        rest = self.third - self.power
        without = rest >= 0 and rest + STONE_VALUE >= self.price[NEED_POWER]
        with_it = self.third - max(0, self.power - STONE_VALUE) >= self.price[NEED_POWER]
        return with_it and (self.power >= STONE_VALUE or not without)

    def spent(self) -> int:
        """The tokens other than the brainstone that the conversions take from bowl III."""
        if self.purse.double:
            return (self.power + NEVLAS_VALUE - 1) // NEVLAS_VALUE
        return max(0, self.power - STONE_VALUE) if self.with_stone else self.power

    def power_left(self) -> int:
        """GP-4.8: what bowl III is worth after the conversions and the price; negative if not enough."""
        rest = self.third - self.spent()
        if rest < 0:
            return rest
        if self.purse.double:
            return NEVLAS_VALUE * rest - self.price[NEED_POWER]
        stone = STONE_VALUE if self.has_stone and not self.with_stone else 0
        return rest + stone - self.price[NEED_POWER]

    def missing(self) -> int:
        """What is filled next, or NOTHING."""
        for need in FILLED:
            if (self.tokens if need == NEED_TOKENS else self.left[need]) < 0:
                return need
        return NEED_POWER if self.power_left() < 0 else NOTHING

    def is_possible(self) -> bool:
        """Whether the tokens, gaiaformers and credits are there, and no cap takes what is gained."""
        counts, purse = self.counts, self.purse
        if counts[GAIAFORMER_TO_QIC] + self.price[NEED_FORMERS] > purse.formers:
            return False
        if counts[RAISE_STONE] > int(purse.stone_below):
            return False
        if 2 * counts[BURN] + counts[RAISE_STONE] > purse.second:
            return False
        if self.power > purse.most_power() or counts[TOKEN_TO_KNOWLEDGE] > purse.third + counts[BURN]:
            return False
        if self.left[CREDITS] < 0 and self.pays_credits():
            return False
        return all(purse.goods[good] + self.gained[good] <= CAPS[good] for good in (ORE, CREDITS, KNOWLEDGE))

    def pays_credits(self) -> bool:
        """GP-11.7: credits are filled first; the Hadsch Hallas pay with what is left of them."""
        return any(
            self.counts[conversion] and CONVERSION_COST[conversion][CREDITS]
            for conversion in self.purse.conversions
        )

    def cost(self) -> int:
        """What is given up: of the goods only what the price leaves over."""
        counts, purse = self.counts, self.purse
        total = FORMER_WORTH * counts[GAIAFORMER_TO_QIC]
        total += BURNED_WORTH * (counts[BURN] + counts[RAISE_STONE])
        value = NEVLAS_VALUE if purse.double else 1
        total += value * self.spent() + (STONE_VALUE if self.with_stone else 0)
        total += (value + AWAY_WORTH) * counts[TOKEN_TO_KNOWLEDGE]
        for good in range(COUNTED):
            surplus = max(0, purse.goods[good] - self.price[good])
            total += WORTH[good] * max(0, surplus - max(0, self.left[good]))
        return total


def cheapest_way(purse: Purse, price: Price) -> Way | None:
    """The cheapest way to a price, an empty one if it can be paid already; None if there is none."""
    if not purse.may_suffice(price):
        return None
    start = Way(purse, [0] * (RAISE_STONE + 1), price)
    ways = [start]
    waiting = [(0, 0, 0)]
    seen = {tuple(start.counts)}
    looked_at = 0
    while waiting and looked_at < MOST_LOOKED_AT:
        _, steps, index = heappop(waiting)
        looked_at += 1
        need = ways[index].missing()
        if need == NOTHING:
            return ways[index]
        for conversion in purse.givers(need):
            counts = ways[index].counts[:]
            counts[conversion] += 1
            way = Way(purse, counts, price)
            if tuple(counts) not in seen and way.is_possible():
                seen.add(tuple(counts))
                heappush(waiting, (way.cost(), steps + 1, len(ways)))
                ways.append(way)
    return None
