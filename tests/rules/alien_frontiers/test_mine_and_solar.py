"""AF-6.5, AF-6.10: the Lunar Mine and the Solar Converter, with the Van Vogt and Lem bonuses."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, Table


def mine_docks(table: Table) -> list[str]:
    """The values that the mine takes now."""
    return [action.split()[2] for action in table.legal("dock") if "lunar_mine" in action]


@pytest.mark.clauses("AF-6.5.1", "AF-6.5.2", "AF-R19", "AF-R37", "AF-T005")
def test_the_mine_takes_no_value_below_the_highest_there() -> None:
    table = Table().unplaced("3", "4", "6", "6").docked(lunar_mine_1="1-1", lunar_mine_2="1-4")
    assert mine_docks(table) == ["4", "6"]
    table.play("dock lunar_mine 4")
    assert mine_docks(table) == ["6"]
    assert table.legal("claim", "cycle") == [], "ore is all that a dock at the mine gives"
    table.play("dock lunar_mine 6")
    assert table.resources(ANNA) == (0, 2)
    assert mine_docks(table) == ["6"], "one port is left, and only for a 6"
    assert table.play("dock lunar_mine 6").refuses("dock lunar_mine 3")


@pytest.mark.clauses("AF-6.5.1")
def test_an_empty_mine_takes_any_value() -> None:
    assert mine_docks(Table().unplaced("1", "2", "3", "4", "5", "6")) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.clauses("AF-6.5.1")
@pytest.mark.parametrize(("players", "ports"), [(2, 3), (3, 4), (4, 5)])
def test_the_mine_has_three_to_five_ports(players: int, ports: int) -> None:
    table = Table(players).unplaced("1", "1", "1", "1", "1", "1")
    for _ in range(ports):
        table.play("dock lunar_mine 1")
    assert table.refuses("dock lunar_mine 1")


@pytest.mark.clauses("AF-6.5.4")
def test_when_ships_leave_the_highest_of_the_rest_counts() -> None:
    table = Table().unplaced("3", "2", "1").docked(lunar_mine_1="1-3", lunar_mine_2="2-5")
    table.holding(ANNA, "plasma_cannon").rich(ANNA, 1, 0)
    assert mine_docks(table) == []
    table.play("cannon lunar_mine-2")
    assert mine_docks(table) == ["3"]


@pytest.mark.clauses("AF-6.5.4", "AF-9.15.7", "AF-T135")
def test_teleporting_off_the_mine_lowers_its_maximum() -> None:
    table = Table().unplaced("6", "2", "1").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock lunar_mine 6")
    assert table.refuses("dock lunar_mine 2")
    table.play("teleport lunar_mine-1", "dock solar_converter 6")
    assert table.resources(ANNA) == (3, 1)
    assert table.play("dock lunar_mine 2").resources(ANNA) == (3, 2)


@pytest.mark.clauses("AF-6.5.3", "AF-7.12", "AF-T022")
def test_van_vogt_frees_the_first_ship_of_the_turn() -> None:
    table = Table().landed(van_vogt_mountains_0=1).unplaced("1", "2", "4", "5")
    table.docked(lunar_mine_1="1-1", lunar_mine_2="1-2", lunar_mine_3="2-5")
    assert mine_docks(table) == ["1", "2", "4", "5"]
    table.play("dock lunar_mine 1")
    assert mine_docks(table) == ["5"]
    assert table.play("dock lunar_mine 5").resources(ANNA) == (0, 2)


@pytest.mark.clauses("AF-7.12")
def test_van_vogt_needs_a_free_port_all_the_same() -> None:
    table = Table().landed(van_vogt_mountains_0=1).unplaced("1", "2", "4").full("lunar_mine")
    assert mine_docks(table) == []


@pytest.mark.clauses("AF-7.12", "AF-4.15", "AF-T157")
def test_van_vogt_borrowed_after_the_first_ship_is_too_late() -> None:
    table = Table().landed(van_vogt_mountains_1=1).unplaced("6", "2", "1")
    table.holding(ANNA, "data_crystal").rich(ANNA, 1, 0)
    table.play("dock lunar_mine 6", "crystal van_vogt_mountains")
    assert mine_docks(table) == []


@pytest.mark.clauses("AF-6.10.1", "AF-6.10.2", "AF-T009")
def test_half_the_value_rounded_up_for_each_ship() -> None:
    table = Table().unplaced("3", "4", "1")
    table.play("dock solar_converter 3")
    assert table.resources(ANNA) == (2, 0)
    assert table.play("dock solar_converter 4").resources(ANNA) == (4, 0)


@pytest.mark.clauses("AF-6.10.2")
@pytest.mark.parametrize(("value", "fuel"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3)])
def test_fuel_by_value(value: str, fuel: int) -> None:
    table = Table().unplaced(value, "1", "1").play(f"dock solar_converter {value}")
    assert table.resources(ANNA) == (fuel, 0)


@pytest.mark.clauses("AF-6.10.1")
@pytest.mark.parametrize(("players", "ports"), [(2, 7), (3, 7), (4, 8)])
def test_the_converter_has_seven_or_eight_ports(players: int, ports: int) -> None:
    table = Table(players).unplaced("1", "1", "1", "1", "1", "1")
    table.docked(**{f"solar_converter_{port}": "1-2" for port in range(8, 13 - ports, -1)})
    others = len(table.at("solar_converter"))
    for _ in range(ports - others):
        table.play("dock solar_converter 1")
    assert table.dice() != []
    assert table.refuses("dock solar_converter 1")


@pytest.mark.clauses("AF-7.10", "AF-6.10.2", "AF-T019")
def test_lem_adds_one_for_each_ship() -> None:
    table = Table().landed(lem_badlands_0=1).unplaced("3", "4", "1")
    table.play("dock solar_converter 3", "dock solar_converter 4")
    assert table.resources(ANNA) == (6, 0)
