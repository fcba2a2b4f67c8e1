"""The tables hold what the rules document and the data files say."""

from __future__ import annotations

import pytest

from astrolude.games.alien_frontiers.tables.components import (
    CARD_COPIES,
    CARDS,
    COLOURS,
    FIELDS,
    GROUP_BLOCKED_WITH,
    GROUP_SIZE,
    GROUP_STATION,
    HELMET,
    PORTS,
    SHIPS_PER_COLOUR,
    STATIONS,
    TERRITORIES,
    deck,
)
from astrolude.kernel.data import read_data

OPEN_PORTS = {
    "solar_converter": {4: 8, 3: 7, 2: 7},
    "orbital_market": {4: 4, 3: 2, 2: 2},
    "alien_artifact": {4: 4, 3: 4, 2: 4},
    "raiders_outpost": {4: 3, 3: 3, 2: 3},
    "lunar_mine": {4: 5, 3: 4, 2: 3},
    "colony_constructor": {4: 6, 3: 6, 2: 3},
    "colonist_hub": {4: 12, 3: 12, 2: 12},
    "shipyard": {4: 6, 3: 4, 2: 2},
    "terraforming_station": {4: 1, 3: 1, 2: 1},
}


def open_ports(station: int, players: int) -> int:
    """The ports of a station that no blocking ship takes."""
    return sum(
        size
        for size, where, blocked_with in zip(GROUP_SIZE, GROUP_STATION, GROUP_BLOCKED_WITH, strict=True)
        if where == station and players not in blocked_with
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("station", OPEN_PORTS)
def test_open_ports_are_those_of_the_table(station: str, players: int) -> None:
    assert open_ports(STATIONS.index(station), players) == OPEN_PORTS[station][players]


@pytest.mark.parametrize(("players", "ships"), [(2, 12), (3, 6), (4, 0)])
def test_ships_of_the_unused_colours_block_ports(players: int, ships: int) -> None:
    setup = read_data("alien_frontiers", "setup")["by_players"][str(players)]["blocking_ships"]
    blocked = {
        name: OPEN_PORTS[name][4] - OPEN_PORTS[name][players]
        for name in STATIONS
        if OPEN_PORTS[name][4] != OPEN_PORTS[name][players]
    }
    assert blocked == setup
    assert sum(setup.values()) == ships == (len(COLOURS) - players) * SHIPS_PER_COLOUR


def test_the_deck_has_22_cards_and_23_with_the_helmet() -> None:
    assert len(deck(helmet=False)) == 22
    assert len(set(deck(helmet=False))) == 12
    assert sorted(deck(helmet=True)) == sorted([*deck(helmet=False), HELMET])
    assert [CARDS[card] for card, copies in enumerate(CARD_COPIES) if copies == 1] == [
        "alien_city",
        "alien_monument",
        "mind_control_helmet",
    ]


def test_the_board_has_its_places() -> None:
    assert (PORTS, len(TERRITORIES), len(FIELDS), len(STATIONS)) == (49, 8, 3, 9)


def test_adjacency_is_symmetric_and_drawn() -> None:
    territories = read_data("alien_frontiers", "territories")["territories"]
    borders = {
        frozenset(border["between"]) for border in read_data("alien_frontiers", "board_geometry")["borders"]
    }
    pairs = {frozenset((row["id"], other)) for row in territories for other in row["adjacent"]}
    assert pairs == borders
    assert len(borders) == 14
    assert all(sum(row["id"] in pair for pair in pairs) == len(row["adjacent"]) for row in territories)


@pytest.mark.parametrize("station", OPEN_PORTS)
def test_every_port_is_drawn(station: str) -> None:
    drawn = read_data("alien_frontiers", "board_geometry")["stations"][station]["port_groups"]
    groups = [
        size for size, where in zip(GROUP_SIZE, GROUP_STATION, strict=True) if STATIONS[where] == station
    ]
    assert [len(group["ports"]) for group in drawn] == groups


def test_every_datum_names_where_it_comes_from() -> None:
    rows = [
        *read_data("alien_frontiers", "stations")["stations"],
        *read_data("alien_frontiers", "territories")["territories"],
        *read_data("alien_frontiers", "fields")["fields"],
        *read_data("alien_frontiers", "cards")["cards"],
        *read_data("alien_frontiers", "cards")["optional_cards"],
    ]
    assert [row["id"] for row in rows if not row.get("provenance")] == []
