"""AF-4.4 to AF-4.8: what stands in the way of a dock."""

from __future__ import annotations

from astrolude.games.alien_frontiers.advice.causes import (
    COLONY_WAITS,
    FEW_SHIPS,
    FLEET_FULL,
    NO_GROUP,
    NO_RUN,
    NO_SHIP,
    RUN_TOO_LOW,
    SHORTAGE,
    STATION_FULL,
    TAKES_A_RUN,
    TRACK_FULL,
    VALUE_TOO_LOW,
    WRONG_VALUE,
)
from astrolude.games.alien_frontiers.grammar import FUEL, ORE
from astrolude.games.alien_frontiers.rules.constructor import constructor_ore
from astrolude.games.alien_frontiers.rules.docking import equal_in_hand, has_run
from astrolude.games.alien_frontiers.rules.mine import CLOSED, least_value
from astrolude.games.alien_frontiers.rules.outpost import standing_sum
from astrolude.games.alien_frontiers.rules.ports import FULL, free_group, has_port
from astrolude.games.alien_frontiers.rules.shipyard import ship_price
from astrolude.games.alien_frontiers.rules.terraforming import may_spare
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CIRCLES,
    CONSTRUCTOR,
    DIE_VALUE,
    FEWEST_SHIPS,
    HUB,
    MINE,
    NOWHERE,
    OUTPOST,
    RUN_SUM,
    RUNS,
    SHIPS_PER_COLOUR,
    SHIPS_PER_DOCK,
    SHIPYARD,
    TERRAFORMING,
    TERRAFORMING_FUEL,
    TERRAFORMING_ORE,
    TERRAFORMING_VALUE,
    TRACK_PORTS,
)
from astrolude.kernel.obstacles import Obstacle


def dock_obstacles(s: AlienState, seat: int, station: int, die: int) -> list[Obstacle]:
    """AF-4.5, AF-4.8: ships in hand, and what the station asks."""
    if station == OUTPOST:
        # Whoever asks about the station hears of a ship in hand, while there is one.
        absent = [NO_SHIP.obstacle(die)] if any(s.dice) and not s.dice[die] else []
        return [TAKES_A_RUN.obstacle(OUTPOST), *absent]
    found = station_obstacles(s, seat, station, die, s.fuel[seat])
    needed = SHIPS_PER_DOCK[station]
    if not s.dice[die]:
        found.append(NO_SHIP.obstacle(die))
    elif equal_in_hand(s, die) < needed:
        found.append(NO_GROUP.obstacle(station, needed, equal_in_hand(s, die), die))
    return found


def station_obstacles(s: AlienState, seat: int, station: int, die: int, fuel: int) -> list[Obstacle]:
    """AF-4.5: room, the right value and the price out of this fuel and the player's ore."""
    if station == HUB:
        return hub_obstacles(s, seat)
    found: list[Obstacle] = []
    if not has_room(s, station):
        found.append(STATION_FULL.obstacle(station))
    if station == MINE:
        least = least_value(s, seat)
        if least != CLOSED and DIE_VALUE[die] < least:
            found.append(VALUE_TOO_LOW.obstacle(least))
    elif station == CONSTRUCTOR:
        found += SHORTAGE.obstacles(ORE, constructor_ore(s, seat), s.ore[seat])
    elif station == SHIPYARD:
        found += shipyard_obstacles(s, seat, fuel)
    elif station == TERRAFORMING:
        found += terraforming_obstacles(s, seat, die, fuel)
    return found


def has_room(s: AlienState, station: int) -> bool:
    """AF-4.5, AF-4.6: a free port, or a free group."""
    return has_port(s, station) if SHIPS_PER_DOCK[station] == 1 else free_group(s, station) != FULL


def hub_obstacles(s: AlienState, seat: int) -> list[Obstacle]:
    """AF-6.3.2, AF-6.3.5: the own track."""
    if s.circle[seat] == CIRCLES:
        return [COLONY_WAITS.obstacle()]
    if s.occupied & TRACK_PORTS[seat] == TRACK_PORTS[seat]:
        return [TRACK_FULL.obstacle()]
    return []


def shipyard_obstacles(s: AlienState, seat: int, fuel: int) -> list[Obstacle]:
    """AF-6.9.1, AF-6.9.2."""
    if s.fleet[seat] == SHIPS_PER_COLOUR:
        return [FLEET_FULL.obstacle(SHIPS_PER_COLOUR)]
    fuel_price, ore_price = ship_price(s, seat)
    return SHORTAGE.obstacles(FUEL, fuel_price, fuel) + SHORTAGE.obstacles(ORE, ore_price, s.ore[seat])


def terraforming_obstacles(s: AlienState, seat: int, die: int, fuel: int) -> list[Obstacle]:
    """AF-6.11.1, AF-6.11.2."""
    found = SHORTAGE.obstacles(FUEL, TERRAFORMING_FUEL, fuel)
    found += SHORTAGE.obstacles(ORE, TERRAFORMING_ORE, s.ore[seat])
    if DIE_VALUE[die] != TERRAFORMING_VALUE:
        found.append(WRONG_VALUE.obstacle(TERRAFORMING, TERRAFORMING_VALUE))
    if not may_spare(s, seat, die):
        found.append(FEW_SHIPS.obstacle(FEWEST_SHIPS))
    return found


def run_obstacles(s: AlienState, run: int) -> list[Obstacle]:
    """AF-6.8.1: a run in hand that beats what stands."""
    found = standing_obstacles(s, run)
    if not has_run(s, run, NOWHERE):
        found.append(NO_RUN.obstacle())
    return found


def standing_obstacles(s: AlienState, run: int) -> list[Obstacle]:
    """AF-6.8.2: the run has to beat what stands at the outpost."""
    total, standing = RUN_SUM[run % RUNS], standing_sum(s)
    return [] if total > standing else [RUN_TOO_LOW.obstacle(total, standing)]
