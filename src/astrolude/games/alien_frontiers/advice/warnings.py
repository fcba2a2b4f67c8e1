"""What is said of a possible action before it is confirmed: that it changes nothing, or what it loses."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.advice.causes import (
    ADVANCE_LOST,
    ARTIFACT_BROKEN,
    CARD_GOES,
    CLAIM_LEFT,
    CLAIM_WASTES,
    LIMIT_LOSES,
    MARKET_LOST,
    OWNED_TWICE,
    STOCK_LACKS,
    STOCK_OUT,
)
from astrolude.games.alien_frontiers.grammar import (
    CLAIM,
    DESTROY,
    DESTROY_IN_BAY,
    DOCK,
    END_TURN,
    FUEL,
    MOVE_COLONY,
    ORE,
    PLACE_FIELD,
    REMOVE_FIELD,
    STEAL_CARD,
    SWAP_COLONIES,
    TAKE_DISCARD,
    USE_TELEPORTER,
)
from astrolude.games.alien_frontiers.rules.artifact import add_artifact_steps
from astrolude.games.alien_frontiers.rules.hub import excess_is_lost
from astrolude.games.alien_frontiers.rules.mine import MINED_ORE
from astrolude.games.alien_frontiers.rules.ports import lowest_pair
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BOOSTER,
    CANNON,
    CARD_BIT,
    CLAIM_AT,
    FIELD_CARD,
    GROUP_PORTS,
    HUB,
    LAUNCH_FUEL,
    LAUNCH_ORE,
    LEM,
    LEM_FUEL,
    MINE,
    POLARITY,
    PORT_BIT,
    PORT_GROUP,
    RESOURCE_LIMIT,
    SHIP_VALUE,
    SOLAR,
    SOLAR_FUEL,
    TELEPORTER,
    WARPER,
)
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle

NO_CARD: Final = -1
DISCARDING: Final[list[tuple[Verb, int]]] = [
    (REMOVE_FIELD, BOOSTER),
    (TAKE_DISCARD, WARPER),
    (MOVE_COLONY, TELEPORTER),
    (SWAP_COLONIES, POLARITY),
    (DESTROY, CANNON),
    (DESTROY_IN_BAY, CANNON),
]
"""Powers for which one card is discarded; fields have a card each."""


def main_warnings(s: AlienState, action: int) -> list[Obstacle]:
    """AF-2.6.2, AF-4.10, AF-6.2.5, AF-6.3.12, AF-9.4, AF-17.7, AF-17.8: what a main step loses."""
    seat = s.active
    if END_TURN.holds(action):
        return end_warnings(s, seat)
    if DOCK.holds(action):
        station, die = DOCK.of(action)
        return dock_warnings(s, seat, station, die)
    if CLAIM.holds(action):
        return claim_warnings(s)
    if USE_TELEPORTER.holds(action):
        return lifting_warnings(s, USE_TELEPORTER.of(action))
    card = discarded_for(action)
    return [CARD_GOES.obstacle(card)] if card != NO_CARD else []


def end_warnings(s: AlienState, seat: int) -> list[Obstacle]:
    """AF-4.10, AF-6.2.5: a card that could be claimed, and what is held above the limit."""
    found: list[Obstacle] = []
    steps: list[int] = []
    add_artifact_steps(s, seat, steps)
    if any(CLAIM.holds(step) for step in steps):
        found.append(CLAIM_LEFT.obstacle(s.total))
    surplus = s.fuel[seat] + s.ore[seat] - RESOURCE_LIMIT
    if surplus > 0:
        found.append(LIMIT_LOSES.obstacle(surplus, RESOURCE_LIMIT))
    return found


def dock_warnings(s: AlienState, seat: int, station: int, die: int) -> list[Obstacle]:
    """AF-2.6.2, AF-6.3.12: what a limited stock lacks is lost, and an excess that nobody can pay for."""
    if station == HUB:
        return [ADVANCE_LOST.obstacle(LAUNCH_FUEL, LAUNCH_ORE)] if excess_is_lost(s, seat) else []
    if not s.limited:
        return []
    if station == MINE:
        return stock_warnings(ORE, MINED_ORE, s.ore_stock)
    if station == SOLAR:
        fuel = SOLAR_FUEL[die] + (LEM_FUEL if has_bonus(s, seat, LEM) else 0)
        return stock_warnings(FUEL, fuel, s.fuel_stock)
    return []


def stock_warnings(resource: int, due: int, stock: int) -> list[Obstacle]:
    if stock >= due:
        return []
    return [STOCK_LACKS.obstacle(resource, due, stock) if stock else STOCK_OUT.obstacle(resource)]


def claim_warnings(s: AlienState) -> list[Obstacle]:
    """AF-17.7: in the other edition a claim takes every ship of the pool, and the cycles left."""
    if s.french or (s.total == CLAIM_AT and not s.cycles):
        return []
    return [CLAIM_WASTES.obstacle(s.total - CLAIM_AT, s.cycles)]


def lifting_warnings(s: AlienState, port: int) -> list[Obstacle]:
    """AF-6.2.7, AF-17.8: a ship that leaves the Alien Artifact or the market takes its right along."""
    bit = PORT_BIT[port]
    if s.pool & bit:
        left = s.total - SHIP_VALUE[s.ports[port]]
        return [ARTIFACT_BROKEN.obstacle(left, CLAIM_AT)] if left < CLAIM_AT <= s.total else []
    if s.french or not s.market_pairs & bit:
        return []
    twin = s.clone()
    twin.market_pairs &= ~GROUP_PORTS[PORT_GROUP[port]]
    return [] if lowest_pair(twin) == s.trade_at else [MARKET_LOST.obstacle()]


def discarded_for(action: int) -> int:
    """AF-9.4: the card that goes to the discard pile for a power, or NO_CARD."""
    if PLACE_FIELD.holds(action):
        field, _ = PLACE_FIELD.of(action)
        return FIELD_CARD[field]
    for verb, card in DISCARDING:
        if verb.holds(action):
            return card
    return NO_CARD


def raid_warnings(s: AlienState, action: int) -> list[Obstacle]:
    """AF-6.8.5: a stolen card of a kind already owned is discarded."""
    if not STEAL_CARD.holds(action):
        return []
    _, card = STEAL_CARD.of(action)
    return [OWNED_TWICE.obstacle(card)] if s.hands[s.active] & CARD_BIT[card] else []
