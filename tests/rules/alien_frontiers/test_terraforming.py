"""AF-6.11: the Terraforming Station."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


def with_relic(*dice: str, players: int = 4, edition: str = "french") -> Table:
    """Anna controls Burroughs Desert and has the relic among her unplaced ships."""
    return Table(players, edition=edition).landed(burroughs_desert_0=1).unplaced(*dice)


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


def teleporter(edition: str, **place: str) -> Table:
    """Anna may teleport the ship at this place and pay for terraforming as well."""
    table = Table(edition=edition).unplaced("1", "1", "1").docked(**place).rich(ANNA, 3, 1)
    return table.holding(ANNA, "orbital_teleporter")


@pytest.mark.clauses("AF-6.11.4", "AF-9.15.1", "AF-R10", "AF-T084")
def test_a_six_is_teleported_neither_onto_the_station_nor_off_it() -> None:
    table = teleporter("french", solar_converter_1="0-6").play("teleport solar_converter-1")
    assert table.refuses("dock terraforming_station 6")
    assert teleporter("french", terraforming_station_1="0-6").legal("teleport") == []


@pytest.mark.clauses("AF-17.3", "AF-9.15.4", "AF-R10", "AF-T084")
def test_in_the_international_edition_a_six_is_teleported_onto_the_station_but_not_off_it() -> None:
    table = teleporter("international", solar_converter_1="0-6").play("teleport solar_converter-1")
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert (table.resources(ANNA), table.at("terraforming_station")) == ((0, 0), ["0-6"])
    assert teleporter("international", terraforming_station_1="0-6").legal("teleport") == []


@pytest.mark.clauses("AF-6.11.4")
def test_the_ship_may_be_shot_at() -> None:
    table = Table().unplaced("1", "1", "1").docked(terraforming_station_1="1-6").in_bay(BEN, 3)
    assert table.holding(ANNA, "plasma_cannon").rich(ANNA, 1, 0).allows("cannon terraforming_station-1")


@pytest.mark.clauses("AF-6.11.5", "AF-17.6")
@pytest.mark.parametrize(("edition", "fewest"), [("french", 2), ("international", 3)])
def test_nobody_ever_has_fewer_own_colour_ships(edition: str, fewest: int) -> None:
    fleets = set()
    for seed in range(12):
        options = {"edition": edition, "helmet": "on", "supply": "unlimited"}
        walk = Walk(Start(GAME, 2 + seed % 3, options, 60 + seed))
        for _ in walk.steps():
            assert isinstance(walk.state, AlienState)
            fleets.update(walk.state.fleet)
    assert min(fleets) == fewest
    assert max(fleets) > 3


@pytest.mark.clauses("AF-6.11.2", "AF-6.11.6", "AF-R24", "AF-T146")
def test_the_relic_is_one_of_the_three_ships_that_remain() -> None:
    table = with_relic("6", "1", "1", "r2", players=2).rich(ANNA, 1, 1)
    table.play("dock terraforming_station 6", "land lem_badlands").pass_to(ANNA, "6", "1", "r6")
    table.rich(ANNA, 2, 2)
    assert table.fleet(ANNA) == 2
    assert table.refuses("dock terraforming_station 6", "dock terraforming_station r6")


@pytest.mark.clauses("AF-6.11.2")
def test_a_relic_bought_this_turn_counts_for_the_fleet() -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("6", "1", "1").rich(ANNA, 2, 2)
    assert table.refuses("dock terraforming_station 6")
    assert table.play("buy_relic").allows("dock terraforming_station 6")


@pytest.mark.clauses("AF-6.11.6")
def test_a_player_who_loses_the_relic_too_goes_on_with_two_ships() -> None:
    table = with_relic("6", "1", "1", "r2", players=2).rich(ANNA, 1, 1).holding(BEN, "stasis_beam")
    table.play("dock terraforming_station 6", "land lem_badlands").pass_to(BEN)
    table.play("place_field isolation_field burroughs_desert").pass_to(ANNA)
    assert len(table.dice()) == 2


@pytest.mark.clauses("AF-17.6", "AF-R24", "AF-T146")
def test_in_the_international_edition_an_own_six_beside_the_relic_is_refused() -> None:
    table = with_relic("6", "1", "1", "r2", edition="international").rich(ANNA, 1, 1)
    assert table.refuses("dock terraforming_station 6")
    table = with_relic("1", "1", "r6", edition="international").rich(ANNA, 1, 1)
    assert table.allows("dock terraforming_station r6"), "with any fleet"


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
