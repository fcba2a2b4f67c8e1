"""AF-7.7: Burroughs Desert and the Relic Ship."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table


def desert(*dice: str, players: int = 2) -> Table:
    """Anna controls Burroughs Desert with one colony."""
    return Table(players).landed(burroughs_desert_0=1).unplaced(*dice)


@pytest.mark.clauses("AF-7.7")
def test_the_controller_buys_the_relic_for_one_fuel_and_one_ore() -> None:
    table = desert("1", "1", "1").rich(ANNA, 1, 1).play("buy_relic")
    assert (table.resources(ANNA), table.relic_owner(), table.in_bay_of(ANNA)) == ((0, 0), ANNA, ["0-r1"])
    table.pass_to(ANNA, "2", "3", "4", "r5")
    assert table.dice() == ["2", "3", "4", "r5"]


@pytest.mark.clauses("AF-7.7")
@pytest.mark.parametrize(("fuel", "ore"), [(0, 1), (1, 0)])
def test_without_both_resources_it_cannot_be_bought(fuel: int, ore: int) -> None:
    assert desert("1", "1", "1").rich(ANNA, fuel, ore).refuses("buy_relic")


@pytest.mark.clauses("AF-7.7")
def test_it_is_bought_only_from_the_desert_and_only_by_its_controller() -> None:
    assert desert("1", "1", "1", "r2").rich(ANNA, 1, 1).refuses("buy_relic")
    assert Table(2).landed(burroughs_desert_1=1).unplaced("1", "1", "1").rich(ANNA, 1, 1).refuses("buy_relic")


@pytest.mark.clauses("AF-7.7.1")
def test_it_behaves_like_any_ship() -> None:
    table = desert("3", "4", "1", "r5").holding(ANNA, "booster_pod").rich(ANNA, 1, 0)
    assert table.allows("dock solar_converter r5", "dock_run r345", "booster r5", "dock lunar_mine r5")
    table.play("booster r5")
    assert table.dice() == ["1", "3", "4", "r6"]
    table.play("dock solar_converter r6")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((3, 0), 3)


@pytest.mark.clauses("AF-7.7")
def test_it_stays_through_the_turns_of_the_others() -> None:
    table = (
        desert("1", "2", "3", "r4", players=4).play("dock lunar_mine r4").pass_to(ANNA, "1", "2", "3", "r5")
    )
    assert (table.relic_owner(), table.dice()) == (ANNA, ["1", "2", "3", "r5"])


@pytest.mark.clauses("AF-7.7.2", "AF-T014")
def test_it_is_lost_when_control_is_tied() -> None:
    table = Table(2, active=BEN).landed(burroughs_desert_0=1).docked(lunar_mine_1="0-r5")
    table.unplaced("1", "1", "1").on_hub(BEN, 7).rich(BEN, 1, 1)
    assert (table.points(ANNA), table.points(BEN), table.relic_owner()) == (2, 0, ANNA)
    table.play("launch", "land burroughs_desert")
    assert table.controller("burroughs_desert") is None
    assert (table.points(ANNA), table.points(BEN)) == (1, 1)
    assert (table.relic_owner(), table.at("lunar_mine")) == (None, [])


@pytest.mark.clauses("AF-7.7.2", "AF-8.4", "AF-T015")
def test_it_is_lost_to_the_isolation_field_but_the_tile_is_kept() -> None:
    table = Table(2, active=BEN).landed(burroughs_desert_0=1).docked(lunar_mine_1="0-r5")
    table.unplaced("1", "1", "1").holding(BEN, "stasis_beam")
    table.play("place_field isolation_field burroughs_desert")
    assert (table.relic_owner(), table.at("lunar_mine")) == (None, [])
    assert (table.controller("burroughs_desert"), table.points(ANNA)) == (ANNA, 2)
    table.pass_to(ANNA).rich(ANNA, 1, 1)
    assert table.refuses("buy_relic")


@pytest.mark.clauses("AF-7.7.2", "AF-T140")
def test_it_is_lost_while_unplaced() -> None:
    table = desert("1", "1", "1", "r5").holding(ANNA, "orbital_teleporter")
    assert table.points(ANNA) == 2
    table.play("move_colony 0-burroughs_desert", "move_to lem_badlands")
    assert (table.dice(), table.relic_owner()) == (["1", "1", "1"], None)
    assert table.refuses("dock solar_converter r5")
    assert (table.controller("burroughs_desert"), table.points(ANNA)) == (None, 2), "Lem is hers instead"


@pytest.mark.clauses("AF-7.7.2")
def test_it_is_lost_from_the_bay() -> None:
    table = desert("1", "1", "1").rich(ANNA, 1, 1).holding(ANNA, "stasis_beam").play("buy_relic")
    table.play("place_field isolation_field burroughs_desert")
    assert (table.in_bay_of(ANNA), table.relic_owner()) == ([], None)


@pytest.mark.clauses("AF-7.7.2", "AF-R34")
def test_what_it_gave_stays_and_so_do_its_partners() -> None:
    table = desert("4", "4", "1", "r4").holding(ANNA, "stasis_beam").rich(ANNA, 1, 4)
    table.play("dock colony_constructor r4", "land lem_badlands")
    table.play("place_field isolation_field burroughs_desert")
    assert table.at("colony_constructor") == ["0-4", "0-4"]
    assert (table.colonies("lem_badlands"), table.resources(ANNA)) == ([1, 0], (1, 1))


@pytest.mark.clauses("AF-7.7.3", "AF-9.12")
def test_the_data_crystal_cannot_borrow_the_desert() -> None:
    table = Table(2).landed(burroughs_desert_1=1).unplaced("1", "1", "1").holding(ANNA, "data_crystal")
    assert table.rich(ANNA, 5, 5).refuses("crystal burroughs_desert", "buy_relic")


@pytest.mark.clauses("AF-7.7.4")
def test_it_may_be_bought_twice_in_a_turn_without_a_refund_and_is_no_dock() -> None:
    table = desert("4", "4", "4").rich(ANNA, 3, 6).holding(ANNA, "orbital_teleporter").play("buy_relic")
    assert table.refuses("end_turn"), "the purchase docked nothing"
    table.play("move_colony 0-burroughs_desert", "move_to lem_badlands")
    assert (table.relic_owner(), table.resources(ANNA)) == (None, (2, 5))
    table.play("dock colony_constructor 4", "land burroughs_desert", "buy_relic")
    assert (table.relic_owner(), table.resources(ANNA)) == (ANNA, (1, 1))
