"""AF-6.9, AF-6.6, AF-7.9: the Shipyard, the Herbert bonus and the Maintenance Bay."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table


def yard(table: Table) -> list[str]:
    """The pairs that the Shipyard takes now."""
    return [action.split()[2] for action in table.legal("dock") if "shipyard" in action]


@pytest.mark.clauses("AF-6.9.2", "AF-6.9.3")
@pytest.mark.parametrize(("ships", "price"), [(3, 1), (4, 2), (5, 3)])
def test_the_price_grows_with_the_fleet(ships: int, price: int) -> None:
    dice = ["2", "2", "1", "3", "4"][:ships]
    assert yard(Table().unplaced(*dice).rich(ANNA, price - 1, 3)) == []
    assert yard(Table().unplaced(*dice).rich(ANNA, 3, price - 1)) == []
    table = Table().unplaced(*dice).rich(ANNA, price, price).play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), ships + 1)
    assert (table.in_bay_of(ANNA), len(table.dice())) == (["0-1"], ships - 2)


@pytest.mark.clauses("AF-6.9.1")
@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 2), (4, 3)])
def test_the_shipyard_has_one_to_three_pairs(players: int, pairs: int) -> None:
    for others in range(pairs + 1):
        table = Table(players).unplaced("5", "5", "1").rich(ANNA, 1, 1)
        for pair in range(others):
            table.docked(**{f"shipyard_{2 * pair + 1}": "1-2"})
        assert yard(table) == (["5"] if others < pairs else [])


@pytest.mark.clauses("AF-6.9.1")
def test_only_equal_pairs_build() -> None:
    assert yard(Table().unplaced("1", "2", "3", "3").rich(ANNA, 3, 3)) == ["3"]


@pytest.mark.clauses("AF-6.9.4", "AF-6.9.2", "AF-6.9.3", "AF-R47", "AF-T079")
def test_two_ships_are_built_with_two_pairs_each_at_its_price() -> None:
    table = Table().unplaced("2", "2", "5", "5").rich(ANNA, 5, 5).play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((3, 3), 5), "one pair, one payment, one ship"
    table.play("dock shipyard 5")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 6)
    assert (len(table.in_bay_of(ANNA)), table.dice()) == (2, [])


@pytest.mark.clauses("AF-6.9.2", "AF-6.11.3", "AF-T080")
def test_a_ship_on_the_terraforming_station_counts_for_the_price() -> None:
    table = Table().unplaced("6", "2", "2", "1").rich(ANNA, 3, 3)
    table.play("dock terraforming_station 6", "land lem_badlands", "dock shipyard 2")
    assert table.resources(ANNA) == (0, 0)
    assert table.told("built") == [{"seat": ANNA, "number": 5}]


@pytest.mark.clauses("AF-6.9.2", "AF-6.9.5", "AF-7.7.1", "AF-T081")
def test_the_relic_does_not_raise_the_price_and_may_be_one_of_the_pair() -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("1", "2", "3", "r3").rich(ANNA, 1, 1)
    table.play("dock shipyard r3")
    assert table.at("shipyard") == ["0-r3", "0-3"]
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 4)


@pytest.mark.clauses("AF-6.9.1", "AF-T082")
def test_with_an_empty_ship_stock_nothing_is_built() -> None:
    table = Table().unplaced("2", "2", "3", "4", "5", "6").rich(ANNA, 9, 9)
    assert table.refuses("dock shipyard 2")


@pytest.mark.clauses("AF-6.1", "AF-T177")
def test_another_players_pair_leaves_the_next_group_free() -> None:
    table = Table().unplaced("4", "4", "1").docked(shipyard_1="1-2", shipyard_2="1-2").rich(ANNA, 1, 1)
    table.play("dock shipyard 4")
    assert (table.port("shipyard-3"), table.port("shipyard-4")) == ("0-4", "0-4")


@pytest.mark.clauses("AF-6.1")
def test_a_player_docks_only_his_own_ships() -> None:
    table = Table().unplaced("4", "1", "1").docked(solar_converter_1="1-4").rich(ANNA, 1, 1)
    assert table.refuses("dock shipyard 4", "dock orbital_market 4")


@pytest.mark.clauses("AF-7.9", "AF-6.9.2", "AF-T018")
def test_herbert_takes_one_fuel_and_one_ore_off() -> None:
    table = Table().landed(herbert_valley_0=1).unplaced("2", "2", "1", "3").rich(ANNA, 1, 1)
    table.play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 5)
    table = Table().landed(herbert_valley_0=1).unplaced("2", "2", "1").play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 4)


@pytest.mark.clauses("AF-7.9", "AF-6.9.2", "AF-T159")
def test_with_herbert_the_sixth_ship_costs_two_and_two() -> None:
    table = Table().landed(herbert_valley_0=1).unplaced("2", "2", "1", "3", "4").rich(ANNA, 2, 2)
    table.play("dock shipyard 2")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 6)


@pytest.mark.clauses("AF-7.13", "AF-7.9", "AF-T180")
def test_losing_herbert_undoes_nothing() -> None:
    table = Table(2).landed(herbert_valley_0=1).unplaced("2", "2", "1").play("dock shipyard 2")
    table.on_hub(BEN, 7).rich(BEN, 1, 1).pass_to(BEN).play("launch", "land herbert_valley")
    assert (table.controller("herbert_valley"), table.fleet(ANNA)) == (None, 4)
    table.pass_to(ANNA, "5", "5", "1", "1")
    held = table.resources(ANNA)
    table.rich(ANNA, 2, 2).play("dock shipyard 5")
    assert (table.resources(ANNA), table.fleet(ANNA)) == (held, 5)


@pytest.mark.clauses("AF-6.6.1")
def test_ships_shot_bought_displaced_and_built_go_to_the_bay() -> None:
    table = Table(2).landed(burroughs_desert_0=1).on_hub(ANNA, 7).unplaced("2", "2", "1", "3", "5")
    table.docked(lunar_mine_1="1-6", raiders_outpost_1="1-1", solar_converter_1="1-2").rich(ANNA, 4, 3)
    table.holding(ANNA, "plasma_cannon").play("cannon solar_converter-1", "buy_relic")
    assert table.in_bay_of(BEN) == ["1-2"]
    assert table.in_bay_of(ANNA) == ["0-r1"]
    table.play("dock_run 123")
    assert table.in_bay_of(BEN) == ["1-2", "1-1"], "displaced at the Raiders' Outpost"
    table.unplaced("5", "5").rich(ANNA, 3, 3).play("dock shipyard 5")
    assert table.in_bay_of(ANNA) == ["0-r1", "0-1"]


@pytest.mark.clauses("AF-6.6.2")
def test_a_ship_in_the_bay_cannot_be_docked_moved_or_shot_at() -> None:
    table = Table(2, helmet="on").unplaced("2", "2", "1").rich(ANNA, 9, 9).play("dock shipyard 2")
    table.holding(ANNA, "orbital_teleporter", "plasma_cannon", "mind_control_helmet", "temporal_warper")
    assert (table.in_bay_of(ANNA), len(table.in_bay_of(BEN))) == (["0-1"], 3)
    assert table.legal("cannon", "helmet") == []
    assert table.legal("teleport") == ["teleport shipyard-1"]
    assert table.legal("warp") == ["warp 1"]
    table.play("dock solar_converter 1")
    assert table.legal("dock") == []
    table.pass_to(ANNA, "1", "2", "3", "4")
    assert table.dice() == ["1", "2", "3", "4"], "its owner gathers it"


@pytest.mark.clauses("AF-6.6.2", "AF-9.16.1", "AF-R14")
def test_no_card_reaches_a_ship_in_the_bay() -> None:
    table = Table(2, helmet="on").unplaced("2", "2", "1").in_bay(BEN, 5).rich(ANNA, 8, 0)
    table.holding(ANNA, "plasma_cannon", "orbital_teleporter", "mind_control_helmet")
    assert table.legal("destroy", "destroy_in_bay", "cannon", "teleport", "helmet") == []
    assert table.docked(solar_converter_1="1-3").legal("destroy") == ["destroy solar_converter-1"]


@pytest.mark.clauses("AF-6.9.2", "AF-R52")
@pytest.mark.parametrize(("herbert", "price"), [(0, 1), (1, 0)])
def test_a_third_ship_costs_what_the_fourth_costs(herbert: int, price: int) -> None:
    table = Table(2).landed(herbert_valley_0=herbert).unplaced("2", "2").rich(ANNA, price, price)
    table.play("dock shipyard 2")
    assert (table.fleet(ANNA), table.resources(ANNA)) == (3, (0, 0))
    assert table.told("built") == [{"seat": ANNA, "number": 3}]


@pytest.mark.clauses("AF-17.5", "AF-R14")
def test_in_the_international_edition_a_ship_in_the_bay_may_be_destroyed() -> None:
    table = Table(2, edition="international").unplaced("2", "2", "1").in_bay(BEN, 4)
    table.holding(ANNA, "plasma_cannon").play("destroy_in_bay 1")
    assert (table.fleet(BEN), len(table.in_bay_of(BEN))) == (3, 3)
