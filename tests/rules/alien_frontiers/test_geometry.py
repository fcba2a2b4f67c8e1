"""AF-13: what the drawing of the board is made from; AF-R36: one name for each thing."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Any

import pytest

from astrolude.games.alien_frontiers.tables.components import GROUP_BLOCKED_WITH, GROUP_STATION, STATIONS
from astrolude.kernel.data import read_data

BOARD: Any = read_data("alien_frontiers", "board_geometry")
TERRITORIES: Any = read_data("alien_frontiers", "territories")
RING = [
    "lem_badlands",
    "heinlein_plains",
    "pohl_foothills",
    "van_vogt_mountains",
    "bradbury_plateau",
    "asimov_crater",
    "herbert_valley",
]


def clockwise(x: float, y: float) -> float:
    """The angle of a place seen from the planet, clockwise from the top, in degrees."""
    planet = BOARD["planet"]
    return degrees(atan2(x - planet["cx"], planet["cy"] - y)) % 360


def distance(x: float, y: float) -> float:
    """How far a place is from the planet's centre."""
    return hypot(x - BOARD["planet"]["cx"], y - BOARD["planet"]["cy"])


@pytest.mark.clauses("AF-13.1")
def test_the_planet_is_a_disc_with_a_ring_of_seven_around_the_desert() -> None:
    planet = BOARD["planet"]
    assert (planet["cx"], planet["cy"], planet["r"]) == (497, 496, 271)
    assert TERRITORIES["ring_clockwise_from_top_left"] == RING
    assert TERRITORIES["centre"] == "burroughs_desert"
    centres = BOARD["territories"]
    angles = [clockwise(*centres[name]["tile_centre"]) for name in RING]
    steps = [(after - before) % 360 for before, after in pairwise([*angles, angles[0]])]
    assert sum(steps) == pytest.approx(360), "once around, clockwise"
    assert distance(*centres["burroughs_desert"]["tile_centre"]) < 30
    assert all(distance(*centres[name]["tile_centre"]) > 100 for name in RING)


@pytest.mark.clauses("AF-13.1")
def test_every_territory_of_the_ring_reaches_the_rim_and_touches_the_desert() -> None:
    rims = [border for border in BOARD["borders"] if border["from"] == "rim"]
    assert [border["between"] for border in rims] == [list(pair) for pair in pairwise([*RING, RING[0]])]
    for border in rims:
        assert distance(*border["points"][0]) == pytest.approx(271, abs=5)
    inner = [border["between"] for border in BOARD["borders"] if border["from"] != "rim"]
    assert inner == [["burroughs_desert", name] for name in RING]


@pytest.mark.clauses("AF-13.2")
def test_tiles_are_squares_and_the_relic_lies_above_that_of_the_desert() -> None:
    for territory in BOARD["territories"].values():
        assert (territory["tile"]["w"], territory["tile"]["h"]) == (97, 98)
    relic, desert = BOARD["relic_square"], BOARD["territories"]["burroughs_desert"]["tile"]
    assert relic["territory"] == "burroughs_desert"
    assert desert["x"] < relic["x"] < relic["x"] + relic["w"] < desert["x"] + desert["w"]
    assert 0 <= desert["y"] - (relic["y"] + relic["h"]) < 5
    assert all(row["tile_icons"] for row in TERRITORIES["territories"])


@pytest.mark.clauses("AF-13.3")
def test_stations_stand_around_the_planet() -> None:
    order = [
        "solar_converter",
        "orbital_market",
        "alien_artifact",
        "raiders_outpost",
        "lunar_mine",
        "colony_constructor",
        "colonist_hub",
        "shipyard",
        "maintenance_bay",
        "terraforming_station",
    ]
    assert set(BOARD["stations"]) == set(order)
    labels = [BOARD["stations"][name]["label"] for name in order]
    places = [(label["x"] + label["w"] / 2, label["y"] + label["h"] / 2) for label in labels]
    angles = [clockwise(x, y) for x, y in places]
    assert all((after - before) % 360 < 180 for before, after in pairwise(angles))
    assert sum((after - before) % 360 for before, after in pairwise([*angles, angles[0]])) == pytest.approx(
        360
    )
    assert all(distance(x, y) > 271 for x, y in places)
    sun, moon = BOARD["background"]["sun"], BOARD["stations"]["lunar_mine"]["moon"]
    assert (sun["cx"] < 200, sun["cy"] < 200) == (True, True)
    assert moon["cy"] - moon["r"] < 1000, "the limb of the moon rises into the board"
    beams = BOARD["stations"]["terraforming_station"]["beams"]
    assert len(beams) == 2
    assert all(distance(*beam["to"]) < 271 for beam in beams)


@pytest.mark.clauses("AF-13.4")
def test_arcs_join_stations_to_the_territory_that_improves_them() -> None:
    links = {
        name: (station["link_to_territory"] or {}).get("territory")
        for name, station in BOARD["stations"].items()
    }
    assert links == {
        "solar_converter": "lem_badlands",
        "orbital_market": "heinlein_plains",
        "alien_artifact": "pohl_foothills",
        "raiders_outpost": None,
        "lunar_mine": "van_vogt_mountains",
        "colony_constructor": "bradbury_plateau",
        "colonist_hub": "asimov_crater",
        "shipyard": "herbert_valley",
        "terraforming_station": None,
        "maintenance_bay": None,
    }
    linked = {row["id"]: row["linked_station"] for row in TERRITORIES["territories"]}
    assert linked.pop("burroughs_desert") is None
    assert linked == {territory: station for station, territory in links.items() if territory}


@pytest.mark.clauses("AF-13.5")
def test_marks_between_and_before_ports() -> None:
    marks = {
        name: sorted(badge["kind"] for badge in station["badges"])
        for name, station in BOARD["stations"].items()
    }
    assert marks["orbital_market"] == ["equals"] * 2
    assert marks["shipyard"] == ["equals"] * 3
    assert marks["colony_constructor"] == ["equals"] * 4
    assert marks["raiders_outpost"].count("plus_one") == 2
    assert "greater" in marks["raiders_outpost"]
    assert marks["lunar_mine"] == ["greater_or_equal"]
    assert marks["terraforming_station"] == ["red_arrow_left"]
    [port] = BOARD["stations"]["terraforming_station"]["port_groups"]
    assert port["printed_face"] == 6


@pytest.mark.clauses("AF-13.5")
def test_dots_say_with_how_many_players_a_group_is_blocked() -> None:
    dots = [group["dots"] for name in STATIONS for group in BOARD["stations"][name]["port_groups"]]
    meaning: dict[int, list[int]] = {0: [], 2: [2], 3: [2, 3]}
    assert len(dots) == len(GROUP_STATION)
    assert [meaning[number] for number in dots] == GROUP_BLOCKED_WITH


@pytest.mark.clauses("AF-13.6")
def test_the_hub_has_four_rows_of_three_ports_and_seven_circles() -> None:
    rows = BOARD["stations"]["colonist_hub"]["port_groups"]
    assert [row["track"] for row in rows] == [1, 2, 3, 4]
    for row in rows:
        assert len(row["ports"]) == 3
        assert [circle["filled"] for circle in row["circles"]] == [False] * 6 + [True]
        xs = [port["x"] for port in row["ports"]] + [circle["cx"] for circle in row["circles"]]
        assert xs == sorted(xs)
        assert len(row["advance_marks"]) == 6


@pytest.mark.clauses("AF-13.7")
def test_what_we_chose_ourselves_says_so() -> None:
    assert BOARD["colony_slots"]["provenance"] == "reconstructed"
    assert BOARD["field_slots"]["provenance"] == "reconstructed"
    assert "reconstructed" in BOARD["off_board"]["discard_pile"]


@pytest.mark.clauses("AF-R36")
def test_each_thing_has_one_name() -> None:
    names = {
        row["id"]: row["name_en"]
        for rows in (
            read_data("alien_frontiers", "stations")["stations"],
            TERRITORIES["territories"],
            read_data("alien_frontiers", "fields")["fields"],
            read_data("alien_frontiers", "cards")["cards"],
        )
        for row in rows
    }
    assert names["shipyard"] == "Shipyard"
    assert names["heinlein_plains"] == "Heinlein Plains"
    assert names["repulsor_field"] == "Repulsor Field"
    assert names["temporal_warper"] == "Temporal Warper"
    assert names["booster_pod"] == "Booster Pod"
    assert names["resource_cache"] == "Resource Cache"
    assert names["alien_artifact"] == "Alien Artifact"
    assert len(set(names.values())) == len(names)
    assert "herbert_valley" not in STATIONS
