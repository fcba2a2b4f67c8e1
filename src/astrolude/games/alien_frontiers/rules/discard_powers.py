"""AF-9.2, AF-9.4: the discard powers. Fields are AF-8."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import (
    CARD_DISCARDED,
    CARD_TAKEN,
    COLONIES_SWAPPED,
    COLONY_MOVED,
    DESTROYED,
    FIELD_MOVED,
    FIELD_PLACED,
    FIELD_REMOVED,
)
from astrolude.games.alien_frontiers.grammar import (
    COLONIES,
    DESTROY,
    DESTROY_IN_BAY,
    MOVE_COLONY,
    MOVE_TO,
    PLACE_FIELD,
    REMOVE_FIELD,
    SWAP_COLONIES,
    SWAP_WITH,
    TAKE_DISCARD,
    kind_in_bay,
)
from astrolude.games.alien_frontiers.rules.deck import acquire, lose, refill
from astrolude.games.alien_frontiers.rules.ports import is_enemy, leave, representative
from astrolude.games.alien_frontiers.rules.terraforming import on_terraforming, retire
from astrolude.games.alien_frontiers.rules.territories import settle
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BOOSTER,
    CANNON,
    CARD_BIT,
    FEWEST_SHIPS,
    FIELD_CARD,
    FIELDS,
    LANDS,
    NOWHERE,
    POLARITY,
    PORT_STATION,
    PORTS,
    REPULSOR,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    TELEPORTER,
    TERRAFORMING,
    WARPER,
)


def add_discard_powers(s: AlienState, seat: int, unused: int, answers: list[int]) -> None:
    """AF-9.4, AF-9.7, AF-10.11: the discard powers of cards not used this turn, where they have a target."""
    if unused & CARD_BIT[BOOSTER]:
        answers += [REMOVE_FIELD.at(field) for field in range(len(FIELDS)) if s.fields[field] != NOWHERE]
    for field in range(len(FIELDS)):
        if unused & CARD_BIT[FIELD_CARD[field]]:
            first = PLACE_FIELD.at(field, 0)
            answers += [first + territory for territory in range(LANDS) if territory != s.fields[field]]
    if unused & CARD_BIT[WARPER]:
        add_takes(s, seat, answers)
    if unused & CARD_BIT[TELEPORTER]:
        answers += [MOVE_COLONY.at(colony) for colony in range(COLONIES) if is_movable(s, colony)]
    if unused & CARD_BIT[POLARITY]:
        answers += [
            SWAP_COLONIES.at(colony) for colony in range(COLONIES) if has_swap_partner(s, seat, colony)
        ]
    if unused & CARD_BIT[CANNON]:
        add_destructions(s, seat, answers)


def spend(s: AlienState, seat: int, card: int) -> None:
    """AF-9.4: the card goes to the discard pile; no other discard power this turn."""
    s.note(CARD_DISCARDED, seat, card)
    s.discard_used = True
    lose(s, seat, card)
    s.discard.append(card)


def remove_field(s: AlienState, seat: int, field: int) -> None:
    """AF-8.7, AF-9.11 Booster Pod: a field goes beside the board."""
    spend(s, seat, BOOSTER)
    s.note(FIELD_REMOVED, seat, field, s.fields[field])
    s.fields[field] = NOWHERE
    settle(s)
    refill(s)


def place_field(s: AlienState, seat: int, field: int, territory: int) -> None:
    """AF-8.1, AF-8.2 Stasis Beam, Data Crystal, Gravity Manipulator: place a field or move it elsewhere."""
    spend(s, seat, FIELD_CARD[field])
    if s.fields[field] == NOWHERE:
        s.note(FIELD_PLACED, seat, field, territory)
    else:
        s.note(FIELD_MOVED, seat, field, s.fields[field], territory)
    s.fields[field] = territory
    settle(s)
    refill(s)


def add_takes(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-9.20: cards of the discard pile of kinds that he will not own twice; each kind once."""
    kept = s.hands[seat] & ~CARD_BIT[WARPER]
    for card in s.discard:
        if not kept & CARD_BIT[card] and TAKE_DISCARD.at(card) not in answers:
            answers.append(TAKE_DISCARD.at(card))


def take_discard(s: AlienState, seat: int, card: int) -> None:
    """AF-9.20 Temporal Warper: the card is taken before the Warper reaches the pile."""
    s.discard.remove(card)
    spend(s, seat, WARPER)
    s.note(CARD_TAKEN, seat, card)
    acquire(s, seat, card)
    refill(s)


def is_movable(s: AlienState, colony: int) -> bool:
    """AF-8.3, AF-8.6: there is such a colony, and not under the Repulsor Field."""
    return s.colonies[colony] > 0 and colony % LANDS != s.fields[REPULSOR]


def destination_answers(s: AlienState, colony: int) -> list[int]:
    """AF-9.15.5: every other territory without the Repulsor Field."""
    closed = s.fields[REPULSOR]
    return [
        MOVE_TO.at(territory)
        for territory in range(LANDS)
        if territory != colony % LANDS and territory != closed
    ]


def move_colony(s: AlienState, seat: int, colony: int, territory: int) -> None:
    """AF-9.15.5, AF-5.9 Orbital Teleporter: any landed colony moves; that is no landing."""
    spend(s, seat, TELEPORTER)
    s.note(COLONY_MOVED, seat, colony, territory)
    s.colonies[colony] -= 1
    s.colonies[colony - colony % LANDS + territory] += 1
    settle(s)
    refill(s)


def partner_answers(s: AlienState, seat: int, colony: int) -> list[int]:
    """AF-9.17: the colonies that may change places with this one."""
    return [SWAP_WITH.at(partner) for partner in range(COLONIES) if may_swap(s, seat, colony, partner)]


def has_swap_partner(s: AlienState, seat: int, colony: int) -> bool:
    """AF-9.17, AF-8.6: whether the colony can be named first in a swap."""
    if not is_movable(s, colony):
        return False
    return any(may_swap(s, seat, colony, partner) for partner in range(COLONIES))


def may_swap(s: AlienState, seat: int, first: int, second: int) -> bool:
    """AF-9.17, AF-8.6: colonies of different owners on different territories.

    The owner who comes earlier in turn, counted from the player himself, is named first: no swap twice.
    """
    if not is_movable(s, second) or first % LANDS == second % LANDS:
        return False
    return (first // LANDS - seat) % s.players < (second // LANDS - seat) % s.players


def swap_colonies(s: AlienState, seat: int, first: int, second: int) -> None:
    """AF-9.17, AF-5.11 Polarity Device: two colonies change places as one change."""
    spend(s, seat, POLARITY)
    s.note(COLONIES_SWAPPED, seat, first, second)
    s.colonies[first] -= 1
    s.colonies[second] -= 1
    s.colonies[first - first % LANDS + second % LANDS] += 1
    s.colonies[second - second % LANDS + first % LANDS] += 1
    settle(s)
    refill(s)


def add_destructions(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-9.16.1, AF-17.5: ships at facilities, in the other edition in the bay too; equal ships once."""
    for port in range(PORTS):
        if is_enemy(s, seat, port) and representative(s, port) == port:
            ship = s.ports[port]
            if SHIP_IS_RELIC[ship] or spares(s, SHIP_SEAT[ship], PORT_STATION[port] == TERRAFORMING):
                answers.append(DESTROY.at(port))
    if s.french:
        return
    for ship in s.bay:
        action = DESTROY_IN_BAY.at(kind_in_bay(ship))
        if SHIP_SEAT[ship] == seat or action in answers:
            continue
        if SHIP_IS_RELIC[ship] or spares(s, SHIP_SEAT[ship], False):
            answers.append(action)


def spares(s: AlienState, owner: int, terraforming: bool) -> bool:
    """AF-9.16.1: whether three own-colour ships would be left on the owner's next turn."""
    left = s.fleet[owner] - 1
    if not terraforming and on_terraforming(s, owner):
        left -= 1
    return left >= FEWEST_SHIPS


def destroy(s: AlienState, seat: int, port: int) -> None:
    """AF-9.16.1 Plasma Cannon: a docked ship returns to its stock or to the desert."""
    spend(s, seat, CANNON)
    ship = leave(s, port)
    retire(s, ship)
    s.note(DESTROYED, SHIP_SEAT[ship], ship)
    refill(s)


def destroy_in_bay(s: AlienState, seat: int, kind: int) -> None:
    """AF-17.5: the same for a ship in the Maintenance Bay, where values mean nothing."""
    spend(s, seat, CANNON)
    for ship in s.bay:
        if kind_in_bay(ship) == kind:
            s.bay.remove(ship)
            retire(s, ship)
            s.note(DESTROYED, SHIP_SEAT[ship], ship)
            break
    refill(s)
