"""GP-4, GP-9: what stands in the way of conversions and payments."""

from __future__ import annotations

from astrolude.games.gaia.advice.causes import (
    BILL_SPENT,
    BURN_TOKENS,
    EMPTY_BASKET,
    IN_ORDER,
    NO_CHARGED,
    NO_FORMER,
    NO_INSTITUTE,
    NO_STONE,
    NOT_COMBINED,
    OTHER_FACTION,
    TOKENS,
    cost_obstacles,
)
from astrolude.games.gaia.grammar import CONVERT, GAIN, PAY, RAISE_STONE
from astrolude.games.gaia.rules.conversions import CHAIN
from astrolude.games.gaia.rules.power import NEVLAS_VALUE, counts_double, has_institute, has_stone_in, power
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    BURN,
    CONVERSION_COST,
    CONVERSION_POWER,
    GAIAFORMER_TO_QIC,
    GENERAL_CONVERSIONS,
    POWER_PRICE,
    TOKEN_TO_KNOWLEDGE,
)
from astrolude.games.gaia.tables.factions import CONVERSION_NEEDS_INSTITUTE, FACTION_CONVERSIONS
from astrolude.kernel.obstacles import Obstacle


def power_obstacles(s: GaiaState, seat: int, amount: int) -> list[Obstacle]:
    """GP-4.8: power in bowl III. Tokens that count 2 cannot be paid by halves: GP-11.13."""
    if counts_double(s, seat):
        amount += amount % NEVLAS_VALUE
    return TOKENS.obstacles(0, amount, power(s, seat))


def conversion_obstacles(s: GaiaState, seat: int, action: int) -> list[Obstacle]:
    """GP-9.2, GP-9.3: a conversion, single or combined."""
    if not CONVERT.holds(action):
        return combine_obstacles(s, seat)
    conversion = CONVERT.of(action)
    if conversion == BURN or conversion >= RAISE_STONE:
        return burn_obstacles(s, seat, conversion)
    if conversion >= GENERAL_CONVERSIONS:
        return faction_obstacles(s, seat, conversion)
    if CONVERSION_POWER[conversion]:
        return power_obstacles(s, seat, CONVERSION_POWER[conversion])
    return cost_obstacles(s, seat, CONVERSION_COST[conversion])


def combine_obstacles(s: GaiaState, seat: int) -> list[Obstacle]:
    """GP-9.4: several gains for one payment, where tokens are worth more than one power."""
    found = power_obstacles(s, seat, 1)
    if not counts_double(s, seat) and not has_stone_in(s, seat, 3):
        found.append(NOT_COMBINED.obstacle())
    return found


def burn_obstacles(s: GaiaState, seat: int, conversion: int) -> list[Obstacle]:
    """GP-9.2, GP-11.5: two tokens in bowl II, beside the brainstone if it is to stay there."""
    stone = has_stone_in(s, seat, 2)
    found: list[Obstacle] = []
    if conversion >= RAISE_STONE and not stone:
        found.append(NO_STONE.obstacle())
    needed = 3 if stone and conversion == BURN else 2
    if s.second_bowl[seat] < needed:
        found.append(BURN_TOKENS.obstacle(needed, s.second_bowl[seat]))
    return found


def faction_obstacles(s: GaiaState, seat: int, conversion: int) -> list[Obstacle]:
    """GP-11.7, GP-11.10, GP-11.13: the conversions of single factions."""
    if conversion not in FACTION_CONVERSIONS[s.faction[seat]]:
        return [OTHER_FACTION.obstacle()]
    found: list[Obstacle] = []
    if CONVERSION_NEEDS_INSTITUTE[conversion] and not has_institute(s, seat):
        found.append(NO_INSTITUTE.obstacle())
    if conversion == TOKEN_TO_KNOWLEDGE:
        return found if s.third_bowl[seat] else [*found, NO_CHARGED.obstacle()]
    if conversion == GAIAFORMER_TO_QIC:
        return found if s.formers[seat] else [*found, NO_FORMER.obstacle()]
    return found + cost_obstacles(s, seat, CONVERSION_COST[conversion])


def combination_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-9.4: a further gain, or pay what was chosen."""
    if PAY.holds(action):
        return [] if power(s, s.seat) > s.bill else [EMPTY_BASKET.obstacle()]
    return gain_obstacles(s, action)


def gain_obstacles(s: GaiaState, action: int) -> list[Obstacle]:
    """GP-9.4, GP-11.1: what can still be added for what is left."""
    if not GAIN.holds(action):
        return []
    resource = GAIN.of(action)
    if POWER_PRICE[resource] > s.bill:
        return [BILL_SPENT.obstacle(s.bill, POWER_PRICE[resource])]
    return [IN_ORDER.obstacle()] if CHAIN.index(resource) < s.basket_last else []
