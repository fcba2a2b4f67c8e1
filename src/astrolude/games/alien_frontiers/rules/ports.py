"""AF-1.6, AF-4.6, AF-10.7: docking ports and the groups they form."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.events import DOCKED
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BLOCKING,
    CLUSTER_FIRST,
    EMPTY,
    GROUP_FIRST,
    GROUP_PORTS,
    MARKET,
    PORT_BIT,
    PORT_GROUP,
    SHIP_DIE,
    SHIP_SEAT,
    SHIP_VALUE,
    STATION_END,
    STATION_END_GROUP,
    STATION_FIRST,
    STATION_FIRST_GROUP,
    STATION_PORTS,
)

FULL: Final = -1
"""What is found where no port or group is free."""
NO_TRADE: Final = 0
"""The price of who has no right to trade."""


def has_port(s: AlienState, station: int) -> bool:
    """AF-4.5: whether a single port is free."""
    return s.occupied & STATION_PORTS[station] != STATION_PORTS[station]


def free_port(s: AlienState, station: int) -> int:
    """AF-10.7: the lowest free port of a station, FULL without one."""
    for port in range(STATION_FIRST[station], STATION_END[station]):
        if not s.occupied & PORT_BIT[port]:
            return port
    return FULL


def free_group(s: AlienState, station: int) -> int:
    """AF-4.6, AF-10.7: the first port of the lowest group all of whose ports are empty, FULL without one."""
    for group in range(STATION_FIRST_GROUP[station], STATION_END_GROUP[station]):
        if not s.occupied & GROUP_PORTS[group]:
            return GROUP_FIRST[group]
    return FULL


def enter(s: AlienState, port: int, ship: int) -> None:
    """A ship takes a free port."""
    s.ports[port] = ship
    s.occupied |= PORT_BIT[port]


def leave(s: AlienState, port: int) -> int:
    """AF-5.10, AF-6.2.7, AF-17.8: the ship leaves the artifact pool, and its pair is broken."""
    ship = s.ports[port]
    s.ports[port] = EMPTY
    s.occupied &= ~PORT_BIT[port]
    if s.pool & PORT_BIT[port]:
        s.pool &= ~PORT_BIT[port]
        s.total -= SHIP_VALUE[ship]
    if s.market_pairs & PORT_BIT[port]:
        s.market_pairs &= ~GROUP_PORTS[PORT_GROUP[port]]
        if not s.french:
            s.trade_at = lowest_pair(s)
    return ship


def lowest_pair(s: AlienState) -> int:
    """AF-6.7.2, AF-17.8: the lowest value of the pairs that are still complete, NO_TRADE without one."""
    lowest = NO_TRADE
    for group in range(STATION_FIRST_GROUP[MARKET], STATION_END_GROUP[MARKET]):
        if s.market_pairs & GROUP_PORTS[group]:
            value = SHIP_VALUE[s.ports[GROUP_FIRST[group]]]
            if lowest == NO_TRADE or value < lowest:
                lowest = value
    return lowest


def is_enemy(s: AlienState, seat: int, port: int) -> bool:
    """AF-3.12, AF-9.16: whether another player's ship stands there; a blocking ship is nobody's."""
    ship = s.ports[port]
    return ship != EMPTY and ship != BLOCKING and SHIP_SEAT[ship] != seat


def representative(s: AlienState, port: int) -> int:
    """AF-10.6: the first port whose ship no rule can tell from the one here."""
    ship = s.ports[port]
    pooled = s.pool & PORT_BIT[port] != 0
    for other in range(CLUSTER_FIRST[port], port):
        if s.ports[other] == ship and (s.pool & PORT_BIT[other] != 0) == pooled:
            return other
    return port


def dock_one(s: AlienState, seat: int, station: int, ship: int) -> int:
    """AF-4.7: a ship takes the lowest free port of a station with single ports; returns the port."""
    port = free_port(s, station)
    enter(s, port, ship)
    if s.journal is not None:
        s.note_all(DOCKED, seat, [station, SHIP_DIE[ship]])
    return port


def dock_group(s: AlienState, seat: int, station: int, ships: list[int]) -> int:
    """AF-4.6: ships fill the lowest empty group of a station; returns its first port."""
    first = free_group(s, station)
    for place, ship in enumerate(ships):
        enter(s, first + place, ship)
    if s.journal is not None:
        s.note_all(DOCKED, seat, [station, *[SHIP_DIE[ship] for ship in ships]])
    return first
