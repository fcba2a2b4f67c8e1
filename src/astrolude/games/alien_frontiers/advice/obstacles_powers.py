"""AF-9: what stands in the way of a card's power."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.advice.causes import (
    BAY_IS_SAFE,
    CARD_OWNED,
    CARD_USED,
    CHOSEN,
    DISCARD_USED,
    EMPTY_LAND,
    FIELD_THERE,
    HIGHEST,
    IN_ORDER,
    ISOLATED,
    LOWEST,
    NEVER_LENT,
    NO_CARD,
    NO_COLONY,
    NO_FIELD,
    NO_GROUP,
    NO_OWN_SHIP,
    NO_PARTNER,
    NO_RUN,
    NO_SHIP,
    NO_TARGET,
    NOT_BY_CARD,
    NOT_DISCARDED,
    NOT_IN_BAY,
    NOT_THE_SHIP,
    NOWHERE_TO_DOCK,
    ONE_STATION,
    OWN_BONUS,
    REPULSED,
    SAME_SHIP,
    SAME_STATION,
    SAME_TERRITORY,
    SHORTAGE,
    SPARED,
    STAYS,
    TAKES_A_RUN,
    TWO_SHIPS,
)
from astrolude.games.alien_frontiers.advice.obstacles_docking import standing_obstacles, station_obstacles
from astrolude.games.alien_frontiers.grammar import (
    DESTROY,
    DESTROY_IN_BAY,
    DOCK,
    DOCK_RUN,
    FUEL,
    MOVE_COLONY,
    MOVE_TO,
    PLACE_FIELD,
    REMOVE_FIELD,
    SWAP_COLONIES,
    SWAP_WITH,
    TAKE_DISCARD,
    USE_BOOSTER,
    USE_CANNON,
    USE_CRYSTAL,
    USE_GRAVITY,
    USE_HELMET,
    USE_POLARITY,
    USE_STASIS,
    USE_TELEPORTER,
    USE_WARPER,
    kind_in_bay,
)
from astrolude.games.alien_frontiers.questions import ASK_HELMET
from astrolude.games.alien_frontiers.rules.discard_powers import (
    has_swap_partner,
    is_movable,
    may_swap,
    spares,
)
from astrolude.games.alien_frontiers.rules.fuel_powers import (
    card_price,
    colonies_on,
    follows,
    may_fall,
    may_rise,
)
from astrolude.games.alien_frontiers.rules.ports import is_enemy, representative
from astrolude.games.alien_frontiers.rules.reuse import completes_run, has_partners, is_wanted
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BOOSTER,
    CANNON,
    CARD_BIT,
    CONTROL_FROM,
    CONTROL_TO,
    CRYSTAL,
    DICE,
    FEWEST_SHIPS,
    FIELD_CARD,
    GRAVITY,
    HELMET,
    ISOLATION,
    LANDS,
    MAY_BE_BORROWED,
    NOWHERE,
    OUTPOST,
    POLARITY,
    PORT_STATION,
    REPULSOR,
    REUSE_FROM,
    SHIP_DIE,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIPS_PER_DOCK,
    STASIS,
    TELEPORTER,
    TERRAFORMING,
    WARPER,
)
from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import Obstacle

ON_SHIPS: Final = {
    USE_BOOSTER: BOOSTER,
    USE_STASIS: STASIS,
    USE_POLARITY: POLARITY,
    USE_WARPER: WARPER,
}
"""The fuel powers on one unplaced ship, by verb."""

POWERS: Final[list[Verb]] = [
    *ON_SHIPS,
    USE_GRAVITY,
    USE_CRYSTAL,
    USE_CANNON,
    USE_TELEPORTER,
    USE_HELMET,
    REMOVE_FIELD,
    PLACE_FIELD,
    TAKE_DISCARD,
    MOVE_COLONY,
    SWAP_COLONIES,
    DESTROY,
    DESTROY_IN_BAY,
]


def power_obstacles(s: AlienState, seat: int, action: int) -> list[Obstacle]:
    """AF-9.4: a power of a card in the main part."""
    for verb, card in ON_SHIPS.items():
        if verb.holds(action):
            return fuel_obstacles(s, seat, card, 1) + turn_obstacles(s, card, verb.of(action))
    if USE_GRAVITY.holds(action):
        down, up = USE_GRAVITY.of(action)
        return fuel_obstacles(s, seat, GRAVITY, 1) + gravity_obstacles(s, down, up)
    if USE_CRYSTAL.holds(action):
        return crystal_obstacles(s, seat, USE_CRYSTAL.of(action))
    if USE_CANNON.holds(action):
        return fuel_obstacles(s, seat, CANNON, 1) + target_obstacles(s, seat, USE_CANNON.of(action))
    if USE_TELEPORTER.holds(action):
        return fuel_obstacles(s, seat, TELEPORTER, 1) + lift_obstacles(
            s, seat, TELEPORTER, USE_TELEPORTER.of(action)
        )
    if USE_HELMET.holds(action):
        return fuel_obstacles(s, seat, HELMET, 1) + lift_obstacles(s, seat, HELMET, USE_HELMET.of(action))
    return discard_obstacles(s, seat, action)


def fuel_obstacles(s: AlienState, seat: int, card: int, units: int) -> list[Obstacle]:
    """AF-9.4, AF-9.7: the card in hand, not used this turn, and its price."""
    found = held_obstacles(s, seat, card)
    return found or SHORTAGE.obstacles(FUEL, card_price(s, seat, card, units), s.fuel[seat])


def held_obstacles(s: AlienState, seat: int, card: int) -> list[Obstacle]:
    """AF-9.4: the card in hand, not used this turn."""
    if not s.hands[seat] & CARD_BIT[card]:
        return [NO_CARD.obstacle(card)]
    return [CARD_USED.obstacle(card)] if s.used & CARD_BIT[card] else []


def turn_obstacles(s: AlienState, card: int, die: int) -> list[Obstacle]:
    """AF-9.6: an unplaced ship, between 1 and 6."""
    if not s.dice[die]:
        return [NO_SHIP.obstacle(die)]
    if card == BOOSTER and not may_rise(die):
        return [HIGHEST.obstacle()]
    if card == STASIS and not may_fall(die):
        return [LOWEST.obstacle()]
    return []


def gravity_obstacles(s: AlienState, down: int, up: int) -> list[Obstacle]:
    """AF-9.13: one ship down, a different one up."""
    found = turn_obstacles(s, STASIS, down) + turn_obstacles(s, BOOSTER, up)
    if not found and down == up and s.dice[up] < 2:
        found.append(TWO_SHIPS.obstacle(up))
    return found


def crystal_obstacles(s: AlienState, seat: int, territory: int) -> list[Obstacle]:
    """AF-9.12, AF-7.7.3."""
    colonies = colonies_on(s, territory)
    found = fuel_obstacles(s, seat, CRYSTAL, colonies)
    if not MAY_BE_BORROWED[territory]:
        found.append(NEVER_LENT.obstacle(territory))
    elif s.fields[ISOLATION] == territory:
        found.append(ISOLATED.obstacle(territory))
    if s.control[territory] == seat or s.borrowed == territory:
        found.append(OWN_BONUS.obstacle(territory))
    if not colonies:
        found.append(EMPTY_LAND.obstacle(territory))
    return found


def target_obstacles(s: AlienState, seat: int, port: int) -> list[Obstacle]:
    """AF-9.16: another player's ship; of equal ones the first."""
    if not is_enemy(s, seat, port):
        return [NO_TARGET.obstacle(port)]
    first = representative(s, port)
    return [SAME_SHIP.obstacle(first)] if first != port else []


def lift_obstacles(s: AlienState, seat: int, card: int, port: int) -> list[Obstacle]:
    """AF-9.15, AF-9.21: a docked ship that some other facility would take."""
    first, station = seat * DICE, PORT_STATION[port]
    if card == HELMET:
        found = target_obstacles(s, seat, port)
        stays = not CONTROL_FROM[station]
    elif first <= s.ports[port] < first + DICE:
        same = representative(s, port)
        found = [SAME_SHIP.obstacle(same)] if same != port else []
        stays = not REUSE_FROM[station]
    else:
        return [NO_OWN_SHIP.obstacle(port)]
    if stays:
        found.append(STAYS.obstacle(card, station))
    if not found and not is_wanted(s, seat, card, port):
        found.append(NOWHERE_TO_DOCK.obstacle())
    return found


def discard_obstacles(s: AlienState, seat: int, action: int) -> list[Obstacle]:
    """AF-9.4: discard powers."""
    if REMOVE_FIELD.holds(action):
        field = REMOVE_FIELD.of(action)
        found = [] if s.fields[field] != NOWHERE else [NO_FIELD.obstacle(field)]
        return card_obstacles(s, seat, BOOSTER) + found
    if PLACE_FIELD.holds(action):
        field, territory = PLACE_FIELD.of(action)
        found = [FIELD_THERE.obstacle(field, territory)] if s.fields[field] == territory else []
        return card_obstacles(s, seat, FIELD_CARD[field]) + found
    if TAKE_DISCARD.holds(action):
        return card_obstacles(s, seat, WARPER) + take_obstacles(s, seat, TAKE_DISCARD.of(action))
    if MOVE_COLONY.holds(action):
        return card_obstacles(s, seat, TELEPORTER) + colony_obstacles(s, MOVE_COLONY.of(action))
    if SWAP_COLONIES.holds(action):
        return card_obstacles(s, seat, POLARITY) + swap_obstacles(s, seat, SWAP_COLONIES.of(action))
    if DESTROY.holds(action):
        return card_obstacles(s, seat, CANNON) + destroy_obstacles(s, seat, DESTROY.of(action))
    return card_obstacles(s, seat, CANNON) + bay_obstacles(s, seat, DESTROY_IN_BAY.of(action))


def card_obstacles(s: AlienState, seat: int, card: int) -> list[Obstacle]:
    """AF-9.4: the card in hand, unused, and no other discard power this turn."""
    found = held_obstacles(s, seat, card)
    return found or ([DISCARD_USED.obstacle()] if s.discard_used else [])


def take_obstacles(s: AlienState, seat: int, card: int) -> list[Obstacle]:
    """AF-9.20: a card of the pile of a kind that he will not own twice."""
    if card not in s.discard:
        return [NOT_DISCARDED.obstacle(card)]
    kept = s.hands[seat] & ~CARD_BIT[WARPER]
    return [CARD_OWNED.obstacle(card)] if kept & CARD_BIT[card] else []


def colony_obstacles(s: AlienState, colony: int) -> list[Obstacle]:
    """AF-8.3, AF-8.6: a colony that no Repulsor Field holds."""
    if is_movable(s, colony):
        return []
    if not s.colonies[colony]:
        return [NO_COLONY.obstacle(colony)]
    return [REPULSED.obstacle(colony % LANDS)]


def swap_obstacles(s: AlienState, seat: int, colony: int) -> list[Obstacle]:
    """AF-9.17: a colony that can be named first."""
    found = colony_obstacles(s, colony)
    if not found and not has_swap_partner(s, seat, colony):
        found.append(NO_PARTNER.obstacle(colony))
    return found


def destroy_obstacles(s: AlienState, seat: int, port: int) -> list[Obstacle]:
    """AF-9.16.1: a docked ship whose owner keeps enough."""
    found = target_obstacles(s, seat, port)
    if not found:
        ship = s.ports[port]
        if not SHIP_IS_RELIC[ship] and not spares(s, SHIP_SEAT[ship], PORT_STATION[port] == TERRAFORMING):
            found.append(SPARED.obstacle(SHIP_SEAT[ship], FEWEST_SHIPS))
    return found


def bay_obstacles(s: AlienState, seat: int, kind: int) -> list[Obstacle]:
    """AF-17.5: a ship in the Maintenance Bay, in the other edition."""
    if s.french:
        return [BAY_IS_SAFE.obstacle()]
    ships = [ship for ship in s.bay if kind_in_bay(ship) == kind and SHIP_SEAT[ship] != seat]
    if not ships:
        return [NOT_IN_BAY.obstacle()]
    owner = SHIP_SEAT[ships[0]]
    safe = not SHIP_IS_RELIC[ships[0]] and not spares(s, owner, False)
    return [SPARED.obstacle(owner, FEWEST_SHIPS)] if safe else []


def warp_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-9.20: another ship, not before the last one in order of dice."""
    if not USE_WARPER.holds(action):
        return []
    die = USE_WARPER.of(action)
    if s.dice[die] <= s.chosen.count(die):
        return [CHOSEN.obstacle() if s.dice[die] else NO_SHIP.obstacle(die)]
    return [IN_ORDER.obstacle()] if die < s.chosen[-1] else []


def cannon_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-9.16: another ship at the same facility, after the last one in port order."""
    if not USE_CANNON.holds(action):
        return []
    seat, port, last = s.active, USE_CANNON.of(action), s.chosen[-1]
    found = SHORTAGE.obstacles(FUEL, card_price(s, seat, CANNON, len(s.chosen) + 1), s.fuel[seat])
    if not is_enemy(s, seat, port):
        found.append(NO_TARGET.obstacle(port))
    elif PORT_STATION[port] != PORT_STATION[last]:
        found.append(ONE_STATION.obstacle(PORT_STATION[last]))
    elif port in s.chosen:
        found.append(CHOSEN.obstacle())
    elif port < last:
        found.append(IN_ORDER.obstacle())
    elif not follows(s, port):
        found.append(SAME_SHIP.obstacle(representative(s, port)))
    return found


def reuse_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-9.15.6, AF-9.15.7, AF-17.3: the dock of a lifted ship, alone or with others, the card paid."""
    seat, port = s.active, s.decision.argument
    card = HELMET if ASK_HELMET.holds(s.stack[-1]) else TELEPORTER
    ship_die = SHIP_DIE[s.ports[port]]
    if DOCK_RUN.holds(action):
        run = DOCK_RUN.of(action)
        found = [] if PORT_STATION[port] != OUTPOST else [SAME_STATION.obstacle(OUTPOST)]
        if not completes_run(s, ship_die, run):
            found.append(NO_RUN.obstacle())
        return found + standing_obstacles(s, run)
    station, die = DOCK.of(action)
    if station == OUTPOST:
        return [TAKES_A_RUN.obstacle(OUTPOST)]
    found = station_obstacles(s, seat, station, die, s.fuel[seat] - card_price(s, seat, card, 1))
    if station == PORT_STATION[port]:
        found.append(SAME_STATION.obstacle(station))
    if station == TERRAFORMING and not (CONTROL_TO[TERRAFORMING] if card == HELMET else not s.french):
        found.append(NOT_BY_CARD.obstacle(card, station))
    needed = SHIPS_PER_DOCK[station]
    if needed == 1:
        if die != ship_die:
            found.append(NOT_THE_SHIP.obstacle(ship_die))
    elif not has_partners(s, ship_die, die, needed):
        found.append(NO_GROUP.obstacle(station, needed, 1, ship_die))
    return found


def destination_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-9.15.5: every other territory without the Repulsor Field."""
    territory = MOVE_TO.of(action)
    found: list[Obstacle] = []
    if territory == s.decision.argument % LANDS:
        found.append(SAME_TERRITORY.obstacle(territory))
    if territory == s.fields[REPULSOR]:
        found.append(REPULSED.obstacle(territory))
    return found


def partner_obstacles(s: AlienState, action: int) -> list[Obstacle]:
    """AF-9.17: a colony of another owner elsewhere, in turn order after the first."""
    first, second = s.decision.argument, SWAP_WITH.of(action)
    found = colony_obstacles(s, second)
    if not found and not may_swap(s, s.active, first, second):
        found.append(NO_PARTNER.obstacle(second))
    return found
