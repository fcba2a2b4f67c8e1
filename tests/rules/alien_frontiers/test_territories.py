"""AF-7: control of territories and their bonuses (those of facilities are tested with them)."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, DAN, Table


@pytest.mark.clauses("AF-7.1", "AF-7.3", "AF-T010")
def test_a_strict_majority_controls() -> None:
    table = Table().landed(lem_badlands_0=2, lem_badlands_1=1, lem_badlands_2=1, lem_badlands_3=1)
    assert table.controller("lem_badlands") == ANNA
    assert [table.points(seat) for seat in range(4)] == [3, 1, 1, 1]


@pytest.mark.clauses("AF-7.2", "AF-T011")
def test_with_a_tie_for_most_nobody_controls() -> None:
    table = Table().landed(lem_badlands_0=2, lem_badlands_3=2, lem_badlands_2=1, lem_badlands_1=1)
    assert table.controller("lem_badlands") is None
    assert [table.points(seat) for seat in range(4)] == [2, 1, 1, 2]
    table.unplaced("1", "1", "1").play("dock solar_converter 1")
    assert table.resources(ANNA) == (1, 0), "nobody has the bonus"


@pytest.mark.clauses("AF-7.1")
def test_one_colony_alone_is_enough() -> None:
    table = Table().landed(lem_badlands_3=1)
    assert (table.controller("lem_badlands"), table.points(DAN)) == (DAN, 2)


@pytest.mark.clauses("AF-7.2")
def test_an_empty_territory_is_nobodys() -> None:
    assert Table().controller("lem_badlands") is None


@pytest.mark.clauses("AF-7.1", "AF-7.2", "AF-T164")
def test_a_tie_of_three_becomes_a_tie_of_two() -> None:
    table = Table().landed(lem_badlands_0=1, lem_badlands_1=1, lem_badlands_2=1).unplaced("1", "1", "1")
    table.holding(ANNA, "orbital_teleporter").play("move_colony 1-lem_badlands", "move_to pohl_foothills")
    assert table.controller("lem_badlands") is None
    assert table.colonies("lem_badlands") == [1, 0, 1, 0]


@pytest.mark.clauses("AF-7.3", "AF-8.4")
def test_under_the_isolation_field_tile_and_point_stay_without_the_bonus() -> None:
    table = Table().landed(lem_badlands_0=1).fields(isolation_field="lem_badlands").unplaced("1", "1", "1")
    table.play("dock solar_converter 1")
    assert (table.resources(ANNA), table.controller("lem_badlands"), table.points(ANNA)) == ((1, 0), ANNA, 2)


@pytest.mark.clauses("AF-7.11", "AF-9.11", "AF-T020")
def test_with_pohl_a_booster_costs_nothing() -> None:
    table = Table().landed(pohl_foothills_0=1).unplaced("3", "1", "1").holding(ANNA, "booster_pod")
    table.play("booster 3")
    assert (table.dice(), table.resources(ANNA)) == (["1", "1", "4"], (0, 0))


@pytest.mark.clauses("AF-7.11", "AF-9.16", "AF-9.7", "AF-T021")
def test_with_pohl_one_is_taken_off_the_whole_price() -> None:
    table = Table().landed(pohl_foothills_0=1).unplaced("1", "1", "1").holding(ANNA, "plasma_cannon")
    table.docked(lunar_mine_1="1-2", lunar_mine_2="2-3", lunar_mine_3="3-4").rich(ANNA, 2, 0)
    table.play("cannon lunar_mine-1", "cannon lunar_mine-2", "cannon lunar_mine-3")
    assert table.resources(ANNA) == (0, 0)
    assert [table.in_bay_of(seat)[-1] for seat in (BEN, CLEO, DAN)] == ["1-2", "2-3", "3-4"]


@pytest.mark.clauses("AF-7.11")
def test_pohl_takes_one_off_each_use() -> None:
    table = Table().landed(pohl_foothills_0=1).unplaced("3", "5", "1").rich(ANNA, 1, 0)
    table.holding(ANNA, "booster_pod", "stasis_beam", "gravity_manipulator")
    table.play("booster 3", "stasis 5", "gravity 4 1")
    assert (table.dice(), table.resources(ANNA)) == (["2", "3", "4"], (0, 0))


@pytest.mark.clauses("AF-7.13")
def test_a_change_of_control_never_takes_back_what_was_gained() -> None:
    table = Table().landed(lem_badlands_0=1).unplaced("6", "1", "1").holding(ANNA, "orbital_teleporter")
    table.play("dock solar_converter 6")
    assert table.resources(ANNA) == (4, 0)
    table.play("move_colony 0-lem_badlands", "move_to pohl_foothills")
    assert table.resources(ANNA) == (4, 0)
    assert table.play("dock solar_converter 1").resources(ANNA) == (5, 0), "later docks gain no more"


@pytest.mark.clauses("AF-7.13", "AF-9.12")
def test_a_loan_does_not_depend_on_who_controls() -> None:
    table = Table().landed(lem_badlands_1=1).unplaced("1", "1", "1").rich(ANNA, 1, 0)
    table.holding(ANNA, "data_crystal", "orbital_teleporter").play("crystal lem_badlands")
    table.play("move_colony 1-lem_badlands", "move_to pohl_foothills", "dock solar_converter 1")
    assert table.resources(ANNA) == (2, 0)
