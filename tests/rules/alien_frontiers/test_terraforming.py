"""AF-6.11: the Terraforming Station."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


def with_relic(*dice: str) -> Table:
    """Anna controls Burroughs Desert and has the relic among her unplaced ships."""
    return Table().landed(burroughs_desert_0=1).unplaced(*dice)


@pytest.mark.clauses("AF-6.11.2", "AF-R24", "AF-T083")
def test_a_fleet_of_three_spares_no_ship() -> None:
    assert Table().unplaced("6", "2", "2").rich(ANNA, 1, 1).refuses("dock terraforming_station 6")
    assert with_relic("1", "2", "2", "r6").rich(ANNA, 1, 1).allows("dock terraforming_station r6")
    table = Table().unplaced("6", "2", "2").rich(ANNA, 2, 2).play("dock shipyard 2")
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert (table.resources(ANNA), table.colonies("lem_badlands")) == ((0, 0), [1, 0, 0, 0])


@pytest.mark.clauses("AF-6.11.3")
def test_the_ship_stays_on_the_port_and_returns_to_the_stock_at_its_owners_next_turn() -> None:
    table = Table(2).unplaced("6", "1", "1", "1").rich(ANNA, 1, 1)
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert (table.fleet(ANNA), table.port("terraforming_station-1")) == (4, "0-6")
    table.pass_to(BEN)
    assert (table.fleet(ANNA), table.port("terraforming_station-1")) == (4, "0-6")
    table.pass_to(ANNA)
    assert (table.fleet(ANNA), table.port("terraforming_station-1")) == (3, None)
    assert len(table.dice()) == 3


@pytest.mark.clauses("AF-6.11.3")
def test_the_ship_can_be_rebuilt_only_after_it_has_returned() -> None:
    table = Table(2).unplaced("6", "2", "2", "3", "4", "5").rich(ANNA, 8, 8)
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert table.refuses("dock shipyard 2")
    table.pass_to(ANNA, "2", "2", "3", "4", "5")
    assert table.rich(ANNA, 3, 3).allows("dock shipyard 2")


@pytest.mark.clauses("AF-6.11.3", "AF-7.7.1", "AF-R24", "AF-T016")
def test_a_relic_used_for_terraforming_returns_to_the_desert_and_may_be_bought_again() -> None:
    table = Table(2).landed(burroughs_desert_0=1).unplaced("1", "2", "3", "r6").rich(ANNA, 1, 1)
    table.play("dock terraforming_station r6", "land lem_badlands").pass_to(ANNA)
    assert (table.relic_owner(), table.fleet(ANNA), len(table.dice())) == (None, 3, 3)
    table.rich(ANNA, 1, 1).play("buy_relic")
    assert table.in_bay_of(ANNA) == ["0-r1"]
    assert [die for die in table.dice() if die.startswith("r")] == []
    table.pass_to(ANNA)
    assert len(table.dice()) == 4


@pytest.mark.clauses("AF-6.11.4", "AF-9.15.1", "AF-9.15.4", "AF-R10", "AF-T084")
def test_a_six_is_teleported_onto_the_station_but_not_off_it() -> None:
    table = Table().unplaced("1", "1", "1").docked(solar_converter_1="0-6").rich(ANNA, 3, 1)
    table.holding(ANNA, "orbital_teleporter")
    table.play("teleport solar_converter-1", "dock terraforming_station 6", "land lem_badlands")
    assert (table.resources(ANNA), table.at("terraforming_station")) == ((0, 0), ["0-6"])
    table = Table().unplaced("1", "1", "1").docked(terraforming_station_1="0-6").rich(ANNA, 3, 1)
    assert table.holding(ANNA, "orbital_teleporter").legal("teleport") == []


@pytest.mark.clauses("AF-6.11.4")
def test_the_ship_may_be_shot_at() -> None:
    table = Table().unplaced("1", "1", "1").docked(terraforming_station_1="1-6").in_bay(BEN, 3)
    assert table.holding(ANNA, "plasma_cannon").rich(ANNA, 1, 0).allows("cannon terraforming_station-1")


@pytest.mark.clauses("AF-6.11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_always_has_three_own_colour_ships(players: int) -> None:
    walk = Walk(Start(GAME, players, {"helmet": "on", "supply": "unlimited"}, 60 + players))
    fleets = set()
    for _ in walk.steps():
        seats = walk.state.view(None)["seats"]
        assert isinstance(seats, list)
        fleets |= {seat["ships"] for seat in seats}
    assert min(fleets) == 3
    assert max(fleets) > 3


@pytest.mark.clauses("AF-6.11.6", "AF-T146")
def test_an_own_six_beside_the_relic_is_refused() -> None:
    table = with_relic("6", "1", "1", "r2").rich(ANNA, 1, 1)
    assert table.refuses("dock terraforming_station 6")


@pytest.mark.clauses("AF-6.11.7")
def test_the_port_is_occupied_for_everybody() -> None:
    table = Table(2).unplaced("6", "6", "1", "1", "1").rich(ANNA, 2, 2)
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert table.refuses("dock terraforming_station 6")
    table.rich(BEN, 1, 1).in_bay(BEN, 4).pass_to(BEN, "6", "1", "1", "1")
    assert table.refuses("dock terraforming_station 6")


@pytest.mark.clauses("AF-7.7.2", "AF-6.11.7", "AF-T139")
def test_a_relic_lost_from_the_station_frees_the_port_at_once() -> None:
    table = (
        Table(2).landed(burroughs_desert_1=1, lem_badlands_1=1).on_hub(ANNA, 7).unplaced("6", "1", "1", "1")
    )
    table.docked(terraforming_station_1="1-r6").rich(ANNA, 2, 2)
    assert table.refuses("dock terraforming_station 6")
    table.play("launch", "land burroughs_desert")
    assert (table.relic_owner(), table.colonies("lem_badlands")) == (None, [0, 1])
    table.play("dock terraforming_station 6", "land pohl_foothills")
    assert table.at("terraforming_station") == ["0-6"]
