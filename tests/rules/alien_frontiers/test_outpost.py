"""AF-6.8: the Raiders' Outpost, the raid, and Holographic Decoy (AF-9.14)."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, DAN, Table


def runs(table: Table) -> list[str]:
    """The runs that may be docked now."""
    return [action.split()[1] for action in table.legal("dock_run")]


def all_values() -> Table:
    """Anna has one ship of each value, so every run is tried."""
    return Table().unplaced("1", "2", "3", "4", "5", "6")


def raider(players: int = 4, active: int = ANNA) -> Table:
    """A run 1-2-3 lies ready."""
    return Table(players, active=active).unplaced("1", "2", "3", "5")


@pytest.mark.clauses("AF-6.8.1")
def test_four_runs_of_three_consecutive_values() -> None:
    assert runs(all_values()) == ["123", "234", "345", "456"]


@pytest.mark.clauses("AF-6.8.2", "AF-6.8.7", "AF-R20", "AF-T007")
def test_a_higher_run_displaces_the_one_there() -> None:
    table = Table(2).unplaced("2", "3", "4").rich(BEN, 1, 0)
    table.docked(raiders_outpost_1="1-1", raiders_outpost_2="1-2", raiders_outpost_3="1-3")
    table.play("dock_run 234")
    assert table.in_bay_of(BEN) == ["1-1", "1-2", "1-3"]
    assert table.state.decision.prompt == "raid"
    table.play("steal_nothing")
    assert table.at("raiders_outpost") == ["0-2", "0-3", "0-4"]
    assert runs(table.unplaced("1", "2", "3", "4", "5", "6").in_bay(ANNA, 0)) == ["345", "456"]


@pytest.mark.clauses("AF-6.8.2", "AF-R20", "AF-T008")
def test_ships_left_behind_count_by_their_sum() -> None:
    table = all_values().holding(ANNA, "plasma_cannon").rich(ANNA, 1, 0)
    table.docked(raiders_outpost_1="1-3", raiders_outpost_2="1-4", raiders_outpost_3="1-5")
    table.play("cannon raiders_outpost-3")
    assert table.resources(ANNA) == (0, 0)
    assert runs(table) == ["234", "345", "456"]
    table.play("dock_run 234")
    assert sorted(table.in_bay_of(BEN)) == ["1-3", "1-4", "1-5"]
    assert table.at("raiders_outpost") == ["0-2", "0-3", "0-4"]


@pytest.mark.clauses("AF-6.8.2", "AF-T070")
def test_an_equal_run_is_refused() -> None:
    table = Table().unplaced("2", "3", "4")
    table.docked(raiders_outpost_1="1-2", raiders_outpost_2="1-3", raiders_outpost_3="1-4")
    assert table.refuses("dock_run 234")


@pytest.mark.clauses("AF-6.8.1", "AF-T071")
def test_runs_do_not_wrap_around() -> None:
    assert runs(Table().unplaced("5", "6", "1")) == []


@pytest.mark.clauses("AF-6.8.2", "AF-6.8.7", "AF-R22", "AF-T072")
def test_a_player_may_displace_his_own_run() -> None:
    table = all_values().rich(BEN, 8, 0)
    table.play("dock_run 123", "steal 1 fuel", "stop", "dock_run 456", "steal 1 fuel", "stop")
    assert table.in_bay_of(ANNA) == ["0-1", "0-2", "0-3"]
    assert table.dice() == []
    assert table.resources(ANNA) == (2, 0)


@pytest.mark.clauses("AF-6.8.3", "AF-6.8.8", "AF-T073")
def test_a_raid_is_spread_over_players() -> None:
    table = raider().rich(BEN, 0, 1).rich(CLEO, 2, 0).rich(DAN, 0, 5)
    table.play("dock_run 123", "steal 1 ore", "steal 2 fuel", "steal 2 fuel", "steal 3 ore")
    assert table.resources(ANNA) == (2, 2)
    assert [table.resources(seat) for seat in (BEN, CLEO, DAN)] == [(0, 0), (0, 0), (0, 4)]
    assert table.state.decision.prompt == "main", "the fourth token ends the raid"


@pytest.mark.clauses("AF-6.8.8", "AF-T074")
def test_nobody_loses_what_he_does_not_have() -> None:
    table = raider().rich(BEN, 1, 0).rich(DAN, 0, 1)
    table.play("dock_run 123", "steal 1 fuel")
    assert table.legal() == ["stop", "steal 3 ore"]
    table.play("steal 3 ore")
    assert (table.resources(ANNA), table.state.decision.prompt) == ((1, 1), "main")


@pytest.mark.clauses("AF-6.8.3", "AF-R21")
@pytest.mark.parametrize("tokens", [0, 1, 2, 3, 4])
def test_up_to_four_may_be_taken(tokens: int) -> None:
    table = raider(2).rich(BEN, 8, 0).play("dock_run 123")
    if tokens == 0:
        table.play("steal_nothing")
    for _ in range(tokens):
        table.play("steal 1 fuel")
    if 0 < tokens < 4:
        table.play("stop")
    assert (table.resources(ANNA), table.resources(BEN)) == ((tokens, 0), (8 - tokens, 0))


@pytest.mark.clauses("AF-6.8.3")
def test_resources_and_a_card_are_never_taken_together() -> None:
    table = raider(2).rich(BEN, 8, 0).holding(BEN, "booster_pod").play("dock_run 123")
    assert table.allows("steal 1 fuel", "steal_card 1 booster_pod", "steal_nothing")
    table.play("steal 1 fuel")
    assert table.legal() == ["stop", "steal 1 fuel"]


@pytest.mark.clauses("AF-6.8.4", "AF-9.8", "AF-R51", "AF-T075")
def test_a_stolen_duplicate_is_discarded_and_is_no_discard_power() -> None:
    table = raider(2).holding(ANNA, "booster_pod", "stasis_beam").holding(BEN, "booster_pod")
    table.play("dock_run 123", "steal_card 1 booster_pod")
    assert (table.cards(ANNA), table.cards(BEN)) == (["booster_pod", "stasis_beam"], [])
    assert table.discard_pile() == ["booster_pod"]
    assert table.allows("place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-6.8.4", "AF-9.5")
def test_a_stolen_duplicate_fills_a_short_display() -> None:
    table = raider().displaying("booster_pod").holding(ANNA, "holographic_decoy").exhausted(displayed=1)
    [victim] = [seat for seat in (BEN, CLEO, DAN) if "holographic_decoy" in table.cards(seat)]
    table.play("dock_run 123", f"steal_card {victim} holographic_decoy")
    assert (table.display(), table.discard_pile()) == (["booster_pod", "holographic_decoy"], [])


@pytest.mark.clauses("AF-6.8.4", "AF-9.14", "AF-T076")
def test_a_decoy_stolen_by_a_decoy_owner_is_discarded() -> None:
    table = raider(2).holding(ANNA, "holographic_decoy").holding(BEN, "holographic_decoy", "booster_pod")
    table.rich(BEN, 3, 3).play("dock_run 123")
    assert table.legal() == ["steal_nothing", "steal_card 1 holographic_decoy"]
    table.play("steal_card 1 holographic_decoy")
    assert (table.cards(ANNA), table.cards(BEN)) == (["holographic_decoy"], ["booster_pod"])
    assert table.discard_pile() == ["holographic_decoy"]
    assert (table.resources(BEN), table.state.decision.prompt) == ((3, 3), "main")


@pytest.mark.clauses("AF-6.8.9", "AF-5.2", "AF-T077")
def test_stealing_alien_city_moves_a_point() -> None:
    table = raider(2).holding(BEN, "alien_city").landed(lem_badlands_1=3, pohl_foothills_1=1)
    table.landed(asimov_crater_0=5)
    assert (table.points(ANNA), table.points(BEN)) == (6, 7)
    table.play("dock_run 123", "steal_card 1 alien_city")
    assert (table.points(ANNA), table.points(BEN)) == (7, 6)


@pytest.mark.clauses("AF-6.8.5", "AF-9.3", "AF-T078")
def test_a_stolen_card_is_usable_at_once() -> None:
    table = Table(2).unplaced("4", "5", "6", "2").holding(BEN, "stasis_beam").rich(ANNA, 1, 0)
    table.play("dock_run 456", "steal_card 1 stasis_beam", "stasis 2")
    assert table.dice() == ["1"]


@pytest.mark.clauses("AF-6.8.5")
def test_a_stolen_cache_works_at_the_next_roll() -> None:
    table = raider(2).holding(BEN, "resource_cache").play("dock_run 123", "steal_card 1 resource_cache")
    assert table.resources(ANNA) == (0, 0)
    table.play("dock colonist_hub 5").pass_to(ANNA, "1", "3", "5", "2")
    assert table.told("cache_paid") == [{"seat": ANNA, "odd": 3, "even": 1}]
    assert table.resources(ANNA) == (0, 1)


@pytest.mark.clauses("AF-6.8.6")
def test_the_raider_chooses_everything() -> None:
    table = raider(2).rich(BEN, 3, 3)
    for action in ["dock_run 123", "steal 1 fuel", "steal 1 ore", "steal 1 ore", "stop"]:
        assert table.state.seat == ANNA
        table.play(action)
    assert table.resources(BEN) == (2, 1)


@pytest.mark.clauses("AF-6.8.7")
def test_displaced_then_docked_then_raided() -> None:
    table = Table(2).unplaced("2", "3", "4").docked(raiders_outpost_1="1-1").play("dock_run 234")
    names = [event["event"] for event in table.events()]
    assert names == ["displaced", "docked", "stole_nothing"]


@pytest.mark.clauses("AF-6.8.8", "AF-4.10", "AF-T153")
def test_a_raider_may_hold_more_than_eight_until_his_turn_ends() -> None:
    table = Table(2).unplaced("1", "2", "3").rich(ANNA, 4, 3).rich(BEN, 4, 0)
    table.play("dock_run 123", "steal 1 fuel", "steal 1 fuel", "steal 1 fuel", "steal 1 fuel")
    assert table.resources(ANNA) == (8, 3)
    table.play("end_turn")
    assert table.legal() == ["keep_fuel 5", "keep_fuel 6", "keep_fuel 7", "keep_fuel 8"]
    table.play("keep_fuel 6")
    assert table.told("returned") == [{"seat": ANNA, "fuel": 2, "ore": 1}]


@pytest.mark.clauses("AF-6.8.8")
def test_nobody_takes_nothing_as_resources() -> None:
    table = raider(2).rich(BEN, 3, 3).play("dock_run 123")
    assert table.refuses("stop"), "to take nothing is a choice of its own"


@pytest.mark.clauses("AF-6.8.9")
def test_any_kind_of_card_may_be_taken_even_just_to_destroy_it() -> None:
    kinds = ["alien_city", "alien_monument", "booster_pod", "resource_cache", "temporal_warper"]
    table = raider(2).holding(BEN, *kinds).holding(ANNA, "booster_pod").play("dock_run 123")
    assert table.legal("steal_card") == [f"steal_card 1 {kind}" for kind in kinds]


@pytest.mark.clauses("AF-6.8.10")
def test_a_stolen_decoy_protects_its_new_owner() -> None:
    table = raider(3).holding(BEN, "holographic_decoy", "booster_pod").rich(BEN, 4, 0).rich(ANNA, 4, 0)
    table.play("dock_run 123", "steal_card 1 holographic_decoy")
    assert table.state.decision.prompt == "main"
    table.pass_to(CLEO, "4", "5", "6").play("dock_run 456")
    victims = {action.split()[1] for action in table.legal("steal")}
    assert victims == {str(BEN)}
    assert table.legal("steal_card") == ["steal_card 0 holographic_decoy", "steal_card 1 booster_pod"]


@pytest.mark.clauses("AF-6.8.11", "AF-10.8", "AF-T154")
def test_a_run_docks_even_if_there_is_nothing_to_steal() -> None:
    table = raider(2).play("dock_run 123")
    assert table.at("raiders_outpost") == ["0-1", "0-2", "0-3"]
    assert table.told("stole_nothing") == [{"seat": ANNA}]
    assert table.state.decision.prompt == "main"


@pytest.mark.clauses("AF-9.14", "AF-6.8.3", "AF-T029")
def test_only_the_decoy_can_be_stolen_from_its_owner() -> None:
    table = raider(2, active=BEN).holding(ANNA, "holographic_decoy", "alien_city").rich(ANNA, 0, 4)
    table.play("dock_run 123")
    assert table.legal() == ["steal_nothing", "steal_card 0 holographic_decoy"]
    table.play("steal_card 0 holographic_decoy")
    assert (table.resources(ANNA), table.cards(ANNA)) == ((0, 4), ["alien_city"])
    assert table.state.decision.prompt == "main"


@pytest.mark.clauses("AF-9.14")
def test_a_decoy_protects_against_nothing_else() -> None:
    table = Table(2).unplaced("1", "1", "1").holding(BEN, "holographic_decoy").docked(lunar_mine_1="1-4")
    table.holding(ANNA, "plasma_cannon", "orbital_teleporter").landed(lem_badlands_1=1).rich(ANNA, 1, 0)
    assert table.allows("cannon lunar_mine-1", "move_colony 1-lem_badlands")


@pytest.mark.clauses("AF-9.14", "AF-6.8.3", "AF-T152")
def test_a_decoy_owner_is_left_out_among_several_victims() -> None:
    table = raider(3).holding(BEN, "holographic_decoy").rich(BEN, 0, 5).rich(CLEO, 0, 2)
    table.play("dock_run 123")
    assert table.legal("steal") == ["steal 2 ore"]
    table.play("steal 2 ore")
    assert table.legal() == ["stop", "steal 2 ore"]
    table.play("steal 2 ore")
    assert (table.resources(ANNA), table.resources(BEN), table.resources(CLEO)) == ((0, 2), (0, 5), (0, 0))


@pytest.mark.clauses("AF-10.3", "AF-T188")
def test_raid_offers() -> None:
    table = raider(3).rich(BEN, 2, 1).holding(CLEO, "holographic_decoy", "booster_pod").rich(CLEO, 0, 4)
    table.play("dock_run 123")
    assert table.legal() == [
        "steal_nothing",
        "steal 1 fuel",
        "steal 1 ore",
        "steal_card 2 holographic_decoy",
    ]
    table.play("steal 1 fuel", "steal 1 fuel")
    assert table.legal() == ["stop", "steal 1 ore"]
    table.play("steal 1 ore")
    assert table.resources(ANNA) == (2, 1)


@pytest.mark.clauses("AF-6.8.2", "AF-9.15.7", "AF-T134")
def test_teleporting_out_of_the_outpost_lowers_the_sum() -> None:
    table = (
        Table(2).unplaced("3", "4", "4", "5", "5", "6").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    )
    table.rich(BEN, 8, 0).play("dock_run 456", "steal 1 fuel", "stop")
    table.play("teleport raiders_outpost-3", "dock solar_converter 6")
    assert table.at("raiders_outpost") == ["0-4", "0-5"]
    twin = Table(2).unplaced("2", "3", "4").docked(raiders_outpost_1="0-4", raiders_outpost_2="0-5")
    assert runs(twin) == []
    table.play("dock_run 345", "steal 1 fuel", "stop")
    assert table.in_bay_of(ANNA) == ["0-4", "0-5"]
    assert table.at("raiders_outpost") == ["0-3", "0-4", "0-5"]


@pytest.mark.clauses("AF-6.8.2", "AF-7.7.2", "AF-R20", "AF-T118")
def test_the_lost_relic_weakens_a_run() -> None:
    table = Table(2).landed(burroughs_desert_1=1).unplaced("2", "3", "4").on_hub(ANNA, 7).rich(ANNA, 1, 1)
    table.docked(raiders_outpost_1="1-3", raiders_outpost_2="1-4", raiders_outpost_3="1-r5")
    assert table.refuses("dock_run 234")
    table.play("launch", "land burroughs_desert")
    assert table.at("raiders_outpost") == ["1-3", "1-4"]
    assert table.allows("dock_run 234")
