"""AF-6.8, AF-10.3: what stands in the way of a theft."""

from __future__ import annotations

from astrolude.games.alien_frontiers.advice.causes import (
    DECOYED,
    HAS_NO_CARD,
    HAS_NONE,
    IN_ORDER,
    NO_PLAYER,
    YOURSELF,
)
from astrolude.games.alien_frontiers.grammar import FUEL, RESOURCES, STEAL, STEAL_CARD
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import CARD_BIT, DECOY
from astrolude.kernel.obstacles import Obstacle


def raid_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-6.8.3, AF-6.8.6, AF-9.14: a token or a card of another player; a decoy alone may be stolen."""
    if STEAL.holds(action):
        victim, resource = STEAL.of(action)
        return token_obstacles(s, victim, resource)
    if STEAL_CARD.holds(action):
        victim, card = STEAL_CARD.of(action)
        return card_obstacles(s, victim, card)
    return []


def victim_obstacles(s: AlienState, victim: int) -> list[Obstacle]:
    """AF-6.8.3: another player at this table."""
    if victim >= s.players:
        return [NO_PLAYER.obstacle()]
    return [YOURSELF.obstacle()] if victim == s.active else []


def token_obstacles(s: AlienState, victim: int, resource: int) -> list[Obstacle]:
    """AF-6.8.3: a token that is not chosen yet."""
    found = victim_obstacles(s, victim)
    if found:
        return found
    if s.hands[victim] & CARD_BIT[DECOY]:
        return [DECOYED.obstacle(victim)]
    held = s.fuel[victim] if resource == FUEL else s.ore[victim]
    if held <= s.chosen.count(victim * RESOURCES + resource):
        return [HAS_NONE.obstacle(victim, resource)]
    return []


def card_obstacles(s: AlienState, victim: int, card: int) -> list[Obstacle]:
    """AF-6.8.4, AF-9.14."""
    found = victim_obstacles(s, victim)
    if found:
        return found
    if not s.hands[victim] & CARD_BIT[card]:
        return [HAS_NO_CARD.obstacle(victim, card)]
    return [DECOYED.obstacle(victim)] if card != DECOY and s.hands[victim] & CARD_BIT[DECOY] else []


def further_raid_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-6.8.3: another token, not before the last one in order of seats and resources."""
    if not STEAL.holds(action):
        return []
    victim, resource = STEAL.of(action)
    found = token_obstacles(s, victim, resource)
    if not found and victim * RESOURCES + resource < s.chosen[-1]:
        found.append(IN_ORDER.obstacle())
    return found
