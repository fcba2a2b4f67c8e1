"""EC-4.4, EC-4.5, EC-11.5, ER-12.6: ships in hexes, who is whose enemy, and who is pinned."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import NONE, ORBITAL_SHIP, SHIP_TYPES
from astrolude.games.eclipse.tables.npcs import NPC_HOLDS_ALL
from astrolude.games.eclipse.tables.species import DRACO
from astrolude.games.eclipse.tables.technologies import T_CLOAKING_DEVICE

NO_SHIPS: Final[list[int]] = []
NO_SEATS: Final[list[int]] = []


def ship_count(s: EclipseState, seat: int, sector: int, ship: int) -> int:
    fleet = s.fleets[sector]
    return fleet[seat * SHIP_TYPES + ship] if fleet else 0


def ships_of(s: EclipseState, seat: int, sector: int) -> int:
    """How many ships a seat has in a hex, starbases and orbital ships included."""
    fleet = s.fleets[sector]
    if not fleet:
        return 0
    base = seat * SHIP_TYPES
    return fleet[base] + fleet[base + 1] + fleet[base + 2] + fleet[base + 3] + fleet[base + 4]


def has_ship(s: EclipseState, seat: int, sector: int) -> bool:
    return seat in s.entered[sector]


def enter(s: EclipseState, seat: int, sector: int, ship: int) -> None:
    """EC-11.10: a ship appears in a hex; the first one of its owner joins the order of entry."""
    fleet = s.fleets[sector][:] if s.fleets[sector] else [0] * (s.players * SHIP_TYPES)
    fleet[seat * SHIP_TYPES + ship] += 1
    s.fleets[sector] = fleet
    if seat not in s.entered[sector]:
        s.entered[sector] = [*s.entered[sector], seat]


def depart(s: EclipseState, seat: int, sector: int, ship: int) -> None:
    """EC-11.10: a ship leaves a hex; with the last one its owner leaves the order of entry."""
    fleet = s.fleets[sector][:]
    fleet[seat * SHIP_TYPES + ship] -= 1
    s.fleets[sector] = fleet
    if ships_of(s, seat, sector) == 0:
        s.entered[sector] = [other for other in s.entered[sector] if other != seat]
        if not s.entered[sector]:
            s.fleets[sector] = NO_SHIPS


def add_ship(s: EclipseState, seat: int, sector: int, ship: int) -> None:
    """A ship from the supply; orbital ships are no pieces of their own (ER-15.2.3)."""
    if ship != ORBITAL_SHIP:
        s.supply[seat * SHIP_TYPES + ship] -= 1
    enter(s, seat, sector, ship)


def remove_ship(s: EclipseState, seat: int, sector: int, ship: int) -> None:
    """A ship back to the supply."""
    if ship != ORBITAL_SHIP:
        s.supply[seat * SHIP_TYPES + ship] += 1
    depart(s, seat, sector, ship)


def are_allied(s: EclipseState, seat: int, other: int) -> bool:
    """ER-12.4: members of the same alliance, or the same seat."""
    return seat == other or (s.alliance[seat] != NONE and s.alliance[seat] == s.alliance[other])


def are_hostile(s: EclipseState, seat: int, other: int) -> bool:
    """ER-0.2: players are enemies unless they are allies."""
    return not are_allied(s, seat, other)


def fears_ancients(s: EclipseState, seat: int) -> bool:
    """EC-4.5: Ancient Ships are enemies of everybody but the Descendants of Draco."""
    return s.species[seat] != DRACO


def holds_everything(s: EclipseState, sector: int) -> bool:
    """EC-11.6, ER-8.2: the GCDS and the Ancient Dreadnought let no ship go."""
    guard = s.guard[sector]
    return guard != NONE and NPC_HOLDS_ALL[guard]


def npc_enemies(s: EclipseState, seat: int, sector: int) -> int:
    """EC-4.5, ER-7.7, ER-8.4: non-player ships in the hex that are enemies of the seat."""
    found = 1 if s.guard[sector] != NONE else 0
    return found + s.ancients[sector] if fears_ancients(s, seat) else found


def player_enemies(s: EclipseState, seat: int, sector: int) -> int:
    """Ships of hostile players in the hex."""
    found = 0
    for other in s.entered[sector]:
        if are_hostile(s, seat, other):
            found += ships_of(s, other, sector)
    return found


def enemies(s: EclipseState, seat: int, sector: int) -> int:
    """EC-4.5: how many enemy ships of the seat are in the hex."""
    return npc_enemies(s, seat, sector) + player_enemies(s, seat, sector)


def has_enemies(s: EclipseState, seat: int, sector: int) -> bool:
    return enemies(s, seat, sector) > 0


def weight(s: EclipseState, seat: int) -> int:
    """ER-4.11: how many ships are needed to pin one of the seat's."""
    return 2 if s.technologies[seat] >> T_CLOAKING_DEVICE & 1 else 1


def may_leave(s: EclipseState, seat: int, sector: int, without: int = 0) -> bool:
    """EC-11.5, ER-12.10: whether one more ship of the seat may go, after `without` of its ships have gone.

    Allied ships that stay count together. Ancient Ships do not count for the Descendants of Draco, nor can
    the Descendants hold them for their allies.
    """
    if holds_everything(s, sector):
        return False
    others = player_enemies(s, seat, sector) + (1 if s.guard[sector] != NONE else 0)
    ancients = s.ancients[sector]
    if not others and not ancients:
        return True
    own_weight = weight(s, seat)
    draco_stay = 0
    stay = 0
    for other in s.entered[sector]:
        if are_allied(s, seat, other):
            ships = ships_of(s, other, sector)
            if other == seat:
                ships -= without + 1
            if fears_ancients(s, other):
                stay += ships * weight(s, other)
            else:
                draco_stay += ships * weight(s, other)
    if not fears_ancients(s, seat):
        return others - draco_stay - stay < own_weight
    return max(0, others - draco_stay) + ancients - stay < own_weight


def has_free_ship(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-6.2: a ship of the seat in the hex that is not pinned."""
    return has_ship(s, seat, sector) and may_leave(s, seat, sector)


def set_guard(s: EclipseState, sector: int, guard: int) -> None:
    s.guard = replaced(s.guard, sector, guard)


def set_ancients(s: EclipseState, sector: int, number: int) -> None:
    s.ancients = replaced(s.ancients, sector, number)
