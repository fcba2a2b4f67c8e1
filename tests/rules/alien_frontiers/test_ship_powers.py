"""AF-9.11, AF-9.13, AF-9.17, AF-9.19, AF-9.20: cards that change dice, and what they are discarded for."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table


def ready() -> Table:
    return Table().unplaced("1", "2", "5")


@pytest.mark.clauses("AF-9.11", "AF-T026")
def test_booster_pod_makes_a_pair() -> None:
    table = Table().unplaced("1", "3", "4").holding(ANNA, "booster_pod").rich(ANNA, 2, 1)
    assert table.refuses("dock shipyard 4")
    table.play("booster 3")
    assert (table.dice(), table.resources(ANNA)) == (["1", "4", "4"], (1, 1))
    assert table.allows("dock shipyard 4")


@pytest.mark.clauses("AF-9.11", "AF-10.11", "AF-T104")
def test_booster_pod_removes_a_field_if_there_is_one() -> None:
    table = ready().holding(ANNA, "booster_pod")
    assert table.legal("remove_field") == []
    table.fields(repulsor_field="lem_badlands", isolation_field="lem_badlands")
    assert table.legal("remove_field") == ["remove_field isolation_field", "remove_field repulsor_field"]


@pytest.mark.clauses("AF-9.13", "AF-T028")
def test_gravity_manipulator() -> None:
    table = ready().holding(ANNA, "gravity_manipulator").rich(ANNA, 2, 0).play("gravity 2 5")
    assert (table.dice(), table.resources(ANNA)) == (["1", "1", "6"], (0, 0))


@pytest.mark.clauses("AF-9.13", "AF-R43")
def test_gravity_needs_two_different_ships() -> None:
    table = Table().unplaced("3").in_bay(ANNA, 2).holding(ANNA, "gravity_manipulator").rich(ANNA, 2, 0)
    assert table.legal("gravity") == []
    table = Table().unplaced("3", "3").in_bay(ANNA, 1).holding(ANNA, "gravity_manipulator").rich(ANNA, 2, 0)
    assert table.play("gravity 3 3").dice() == ["2", "4"]


@pytest.mark.clauses("AF-R43", "AF-9.7")
def test_gravity_may_leave_the_same_values() -> None:
    table = Table().unplaced("2", "3", "6").holding(ANNA, "gravity_manipulator").rich(ANNA, 2, 0)
    table.play("gravity 3 2")
    assert (table.dice(), table.resources(ANNA)) == (["2", "3", "6"], (0, 0))


@pytest.mark.clauses("AF-9.17", "AF-T036")
def test_polarity_device_turns_a_ship_over() -> None:
    table = ready().holding(ANNA, "polarity_device").rich(ANNA, 1, 0).play("polarity 1")
    assert (table.dice(), table.resources(ANNA)) == (["2", "5", "6"], (0, 0))


@pytest.mark.clauses("AF-9.17")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_opposite_face_makes_seven(value: int) -> None:
    table = Table().unplaced(str(value)).in_bay(ANNA, 2).holding(ANNA, "polarity_device").rich(ANNA, 1, 0)
    assert table.play(f"polarity {value}").dice() == [str(7 - value)]


@pytest.mark.clauses("AF-9.17", "AF-R40", "AF-T037")
def test_polarity_device_swaps_two_colonies() -> None:
    table = ready().landed(herbert_valley_2=2, lem_badlands_1=2).holding(ANNA, "polarity_device")
    before = table.state.scores[:]
    table.swap("1-lem_badlands", "2-herbert_valley")
    assert table.colonies("herbert_valley") == table.colonies("lem_badlands") == [0, 1, 1, 0]
    assert (table.controller("herbert_valley"), table.controller("lem_badlands")) == (None, None)
    assert table.state.scores == [0, before[BEN] - 1, before[CLEO] - 1, 0]


@pytest.mark.clauses("AF-9.17")
def test_a_swap_needs_two_owners_and_two_territories() -> None:
    table = ready().landed(lem_badlands_1=2, pohl_foothills_1=1).holding(ANNA, "polarity_device")
    assert table.legal("swap_colonies") == []
    table = ready().landed(lem_badlands_1=2, lem_badlands_2=1).holding(ANNA, "polarity_device")
    assert table.legal("swap_colonies") == []


@pytest.mark.clauses("AF-9.19", "AF-6.7.2", "AF-T039")
def test_stasis_beam_makes_a_pair_of_ones_that_trades_cheaply() -> None:
    table = ready().holding(ANNA, "stasis_beam").rich(ANNA, 2, 0).play("stasis 2")
    assert table.dice() == ["1", "1", "5"]
    assert table.play("dock orbital_market 1", "trade").resources(ANNA) == (0, 1)


@pytest.mark.clauses("AF-9.20", "AF-T040")
def test_temporal_warper_rolls_some_ships_again() -> None:
    table = ready().holding(ANNA, "temporal_warper").rich(ANNA, 2, 0).rolling("3", "4")
    table.play("warp 1", "warp 2", "stop")
    assert (table.dice(), table.resources(ANNA)) == (["3", "4", "5"], (1, 0))
    assert table.legal("warp", "take_discard") == [], "the card is used"


@pytest.mark.clauses("AF-9.20")
def test_re_rolls_are_random() -> None:
    results = set()
    for seed in range(30):
        table = ready().holding(ANNA, "temporal_warper").rich(ANNA, 1, 0)
        for _ in range(seed):
            table.state.rng.word()
        results.add(tuple(table.play("warp 1", "stop").dice()))
    assert results == {tuple(sorted([str(value), "2", "5"])) for value in range(1, 7)}


@pytest.mark.clauses("AF-9.20", "AF-T041")
def test_temporal_warper_takes_alien_city_from_the_discard_pile() -> None:
    table = ready().holding(ANNA, "temporal_warper", "stasis_beam").discarded("alien_city")
    table.play("take_discard alien_city")
    assert (table.points(ANNA), table.cards(ANNA)) == (1, ["alien_city", "stasis_beam"])
    assert table.discard_pile() == ["temporal_warper"]
    assert table.legal("place_field") == []


@pytest.mark.clauses("AF-9.20", "AF-R32", "AF-R51", "AF-T098")
def test_temporal_warper_takes_no_kind_already_owned() -> None:
    table = ready().holding(ANNA, "temporal_warper", "booster_pod").discarded("booster_pod")
    assert table.legal("take_discard") == []


@pytest.mark.clauses("AF-9.20", "AF-R32")
def test_temporal_warper_cannot_take_itself() -> None:
    table = ready().holding(ANNA, "temporal_warper")
    assert table.legal("take_discard") == [], "there is nothing to take from an empty pile"
    table.discarded("alien_city")
    assert table.legal("take_discard") == ["take_discard alien_city"]


@pytest.mark.clauses("AF-9.20", "AF-9.4", "AF-T099")
def test_temporal_warper_takes_the_other_one() -> None:
    table = (
        ready().holding(ANNA, "temporal_warper").discarded("temporal_warper", "alien_city").rich(ANNA, 1, 0)
    )
    table.play("take_discard temporal_warper")
    assert (table.cards(ANNA), sorted(table.discard_pile())) == (
        ["temporal_warper"],
        ["alien_city", "temporal_warper"],
    )
    assert table.allows("warp 1")
    assert table.legal("take_discard") == []


@pytest.mark.clauses("AF-9.20", "AF-9.3")
def test_a_card_taken_may_be_used_for_fuel_but_not_discarded() -> None:
    table = ready().holding(ANNA, "temporal_warper").discarded("stasis_beam").rich(ANNA, 1, 0)
    table.play("take_discard stasis_beam")
    assert table.allows("stasis 2")
    assert table.legal("place_field") == []


@pytest.mark.clauses("AF-R38", "AF-9.19", "AF-9.20")
def test_stasis_and_warper_work_on_unplaced_ships_only() -> None:
    table = ready().holding(ANNA, "stasis_beam", "temporal_warper").rich(ANNA, 5, 0)
    table.play("dock solar_converter 5")
    assert table.legal("stasis", "warp") == ["stasis 2", "warp 1", "warp 2"]
