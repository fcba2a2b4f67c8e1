"""AF-9.16: the Plasma Cannon."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, DAN, Table


def cannon(*dice: str, active: int = ANNA, players: int = 4) -> Table:
    """The active player owns Plasma Cannon and has rolled these."""
    return Table(players, active=active).unplaced(*dice).holding(active, "plasma_cannon")


@pytest.mark.clauses("AF-9.16", "AF-T032")
def test_clearing_a_pair_makes_room_for_ones_own() -> None:
    table = cannon("2", "2", "4", active=BEN).rich(BEN, 3, 1)
    table.docked(shipyard_1="0-5", shipyard_2="0-5", shipyard_3="2-1", shipyard_4="2-1", shipyard_5="3-1")
    table.docked(shipyard_6="3-1")
    assert table.refuses("dock shipyard 2")
    table.play("cannon shipyard-1", "cannon shipyard-2", "stop")
    assert (table.resources(BEN), table.in_bay_of(ANNA)[-2:]) == ((1, 1), ["0-5", "0-5"])
    table.play("dock shipyard 2")
    assert (table.fleet(BEN), table.resources(BEN)) == (4, (0, 0))


@pytest.mark.clauses("AF-9.16", "AF-R11", "AF-T033")
def test_a_ship_on_the_terraforming_station_goes_to_its_stock_at_once() -> None:
    table = (
        cannon("1", "1", "1", active=BEN).in_bay(ANNA, 4).docked(terraforming_station_1="0-6").rich(BEN, 1, 0)
    )
    table.play("cannon terraforming_station-1")
    assert (table.fleet(ANNA), len(table.in_bay_of(ANNA))) == (3, 3)
    assert table.port("terraforming_station-1") is None


@pytest.mark.clauses("AF-9.16.1", "AF-R12", "AF-T034")
def test_its_discard_power_destroys_one_ship() -> None:
    table = cannon("1", "1", "1", active=BEN).in_bay(DAN, 6).docked(lunar_mine_1="3-6")
    assert table.fleet(DAN) == 6
    table.play("destroy lunar_mine-1")
    assert (table.fleet(DAN), len(table.in_bay_of(DAN)), table.at("lunar_mine")) == (5, 5, [])
    assert (table.cards(BEN), table.discard_pile()) == ([], ["plasma_cannon"])


@pytest.mark.clauses("AF-9.16.1", "AF-R13", "AF-T035")
def test_a_ship_doomed_to_leave_counts_as_lost() -> None:
    table = cannon("1", "1", "1", active=BEN).in_bay(ANNA, 0)
    table.docked(
        lunar_mine_1="0-2", alien_artifact_1="0-3", alien_artifact_2="0-4", terraforming_station_1="0-6"
    )
    assert table.fleet(ANNA) == 4
    assert table.refuses("destroy lunar_mine-1")
    assert table.legal("destroy") == ["destroy terraforming_station-1"]
    assert table.play("destroy terraforming_station-1").fleet(ANNA) == 3


@pytest.mark.clauses("AF-9.16.1", "AF-R13")
@pytest.mark.parametrize(("ships", "legal"), [(3, False), (4, True), (5, True)])
def test_three_own_colour_ships_must_remain(ships: int, legal: bool) -> None:
    table = cannon("1", "1", "1").in_bay(BEN, ships - 1).docked(lunar_mine_1="1-2").in_bay(BEN, ships - 1)
    assert table.fleet(BEN) == ships
    assert table.allows("destroy lunar_mine-1") == legal


@pytest.mark.clauses("AF-9.16", "AF-6.5.4", "AF-T101")
def test_ships_of_several_owners_but_never_ones_own() -> None:
    table = cannon("3", "4", "1").docked(lunar_mine_1="1-2", lunar_mine_2="2-3", lunar_mine_3="0-4")
    table.rich(ANNA, 3, 0)
    assert table.legal("cannon") == ["cannon lunar_mine-1", "cannon lunar_mine-2"]
    table.play("cannon lunar_mine-1", "cannon lunar_mine-2")
    assert table.resources(ANNA) == (1, 0)
    assert (table.in_bay_of(BEN)[-1], table.in_bay_of(CLEO)[-1]) == ("1-2", "2-3")
    assert table.at("lunar_mine") == ["0-4"]
    assert table.allows("dock lunar_mine 4")
    assert table.refuses("dock lunar_mine 3")


@pytest.mark.clauses("AF-9.16", "AF-9.16.1", "AF-7.7.1", "AF-T102")
def test_the_relic_as_a_target() -> None:
    def relic_at(**place: str) -> Table:
        return cannon("1", "1", "1").landed(burroughs_desert_1=1).docked(**place).rich(ANNA, 1, 0)

    table = relic_at(solar_converter_1="1-r4").play("cannon solar_converter-1")
    assert (table.relic_owner(), table.in_bay_of(BEN)[-1]) == (BEN, "1-r4")
    table = relic_at(terraforming_station_1="1-r6").play("cannon terraforming_station-1")
    assert (table.relic_owner(), table.at("terraforming_station"), table.fleet(BEN)) == (None, [], 3)
    for place in ("solar_converter", "terraforming_station"):
        table = relic_at(**{f"{place}_1": "1-r6"}).play(f"destroy {place}-1")
        assert (table.relic_owner(), table.at(place), table.fleet(BEN)) == (None, [], 3)


@pytest.mark.clauses("AF-17.5")
@pytest.mark.parametrize(("ships", "legal"), [(3, False), (4, True), (5, True)])
def test_in_the_international_edition_three_must_remain_of_ships_in_the_bay_too(
    ships: int, legal: bool
) -> None:
    table = Table(edition="international").unplaced("1", "1", "1").holding(ANNA, "plasma_cannon")
    assert table.in_bay(BEN, ships).allows("destroy_in_bay 1") == legal


@pytest.mark.clauses("AF-9.16.1", "AF-17.5")
def test_the_relic_never_counts_and_may_always_be_destroyed() -> None:
    table = (
        cannon("1", "1", "1").landed(burroughs_desert_1=1).docked(solar_converter_1="1-r4").rich(ANNA, 1, 0)
    )
    table.play("cannon solar_converter-1").pass_to(BEN)
    assert table.fleet(BEN) == 3
    table = Table(2).landed(burroughs_desert_1=1).docked(solar_converter_1="1-r4").unplaced("1", "1", "1")
    table.holding(ANNA, "plasma_cannon")
    assert table.legal("destroy") == ["destroy solar_converter-1"]
    bought = Table(2, active=BEN, edition="international").landed(burroughs_desert_1=1)
    bought.unplaced("1", "1", "1").rich(BEN, 1, 1)
    bought.holding(ANNA, "plasma_cannon").play("buy_relic").pass_to(ANNA)
    assert bought.legal("destroy_in_bay") == ["destroy_in_bay relic"]
    assert bought.play("destroy_in_bay relic").relic_owner() is None


@pytest.mark.clauses("AF-7.11", "AF-9.16", "AF-T163")
def test_with_pohl_the_first_ship_is_free() -> None:
    table = (
        cannon("1", "1", "1")
        .landed(pohl_foothills_0=1)
        .docked(solar_converter_1="1-2", solar_converter_2="1-3")
    )
    table.play("cannon solar_converter-1")
    assert (table.at("solar_converter"), table.resources(ANNA)) == (["1-3"], (0, 0))
    table = (
        cannon("1", "1", "1")
        .landed(pohl_foothills_0=1)
        .docked(solar_converter_1="1-2", solar_converter_2="1-3")
    )
    table.rich(ANNA, 1, 0).play("cannon solar_converter-1", "cannon solar_converter-2")
    assert (table.at("solar_converter"), table.resources(ANNA)) == ([], (0, 0))


@pytest.mark.clauses("AF-9.16")
def test_all_targets_stand_at_one_facility() -> None:
    table = cannon("1", "1", "1").docked(solar_converter_1="1-2", lunar_mine_1="1-3", lunar_mine_2="2-3")
    table.rich(ANNA, 5, 0).play("cannon lunar_mine-1")
    assert table.legal() == ["stop", "cannon lunar_mine-2"]


@pytest.mark.clauses("AF-9.16")
def test_without_fuel_nothing_is_fired() -> None:
    table = cannon("1", "1", "1").docked(solar_converter_1="1-2")
    assert table.legal("cannon") == []


@pytest.mark.clauses("AF-9.16", "AF-6.3.9")
def test_the_whole_hub_is_one_facility_and_progress_stays() -> None:
    table = (
        cannon("1", "1", "1")
        .docked(colonist_hub_4="1-2", colonist_hub_7="2-5")
        .on_hub(BEN, 4)
        .rich(ANNA, 2, 0)
    )
    table.play("cannon colonist_hub-4", "cannon colonist_hub-7")
    assert (table.at("colonist_hub"), table.state.circle[BEN]) == ([], 4)
