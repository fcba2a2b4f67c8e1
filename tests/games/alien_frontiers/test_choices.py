"""How choices are cut into actions: equal ships once, sets piece by piece, effects when all is named."""

from __future__ import annotations

from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table

from astrolude.games.alien_frontiers.grammar import SHIP


def test_the_position_builder_keeps_the_components_in_balance() -> None:
    table = Table().unplaced("1", "2", "3").docked(lunar_mine_1="1-3").holding(BEN, "alien_city")
    table.landed(lem_badlands_0=2, pohl_foothills_2=1).rich(CLEO, 2, 1)
    assert table.state.problems() == []


def test_equal_unplaced_ships_are_offered_once() -> None:
    table = Table().unplaced("4", "4", "4").rich(ANNA, 0, 3)
    assert table.legal("dock") == [
        "dock solar_converter 4",
        "dock alien_artifact 4",
        "dock colonist_hub 4",
        "dock lunar_mine 4",
        "dock orbital_market 4",
        "dock colony_constructor 4",
    ]


def test_a_run_with_and_without_the_relic_are_two_choices() -> None:
    table = relic_table("3", "4", "4", "5", "r4")
    assert table.legal("dock_run") == ["dock_run 345", "dock_run r345"]


def test_the_relic_fills_a_gap_in_a_run() -> None:
    table = relic_table("3", "5", "6", "r4")
    assert table.legal("dock_run") == ["dock_run r345", "dock_run r456"]


def test_two_gaps_are_not_filled_by_one_relic() -> None:
    table = relic_table("3", "6", "6", "r4")
    assert table.legal("dock_run") == []


def relic_table(*dice: str) -> Table:
    """Anna controls Burroughs Desert and has the Relic Ship among her unplaced ships."""
    table = Table().landed(burroughs_desert_0=1)
    table.state.relic = ANNA
    return table.unplaced(*dice)


def test_equal_ships_at_single_ports_are_one_target() -> None:
    table = Table().unplaced("1", "1", "1").holding(ANNA, "plasma_cannon").rich(ANNA, 3, 0)
    table.docked(lunar_mine_1="1-3", lunar_mine_2="1-3", lunar_mine_3="2-3")
    assert table.legal("cannon") == ["cannon lunar_mine-1", "cannon lunar_mine-3"]
    view = table.state.view(None)
    stations = view["stations"]
    assert isinstance(stations, dict)
    assert [group[0]["ref"] for group in stations["lunar_mine"]] == [
        "port:lunar_mine-1",
        "port:lunar_mine-1",
        "port:lunar_mine-3",
        None,
        None,
    ]


def test_equal_ships_in_a_broken_and_in_a_whole_group_are_two_targets() -> None:
    table = Table().unplaced("1", "1", "1").holding(ANNA, "plasma_cannon").rich(ANNA, 3, 0)
    table.docked(shipyard_1="1-4", shipyard_3="1-4", shipyard_4="1-4")
    assert table.legal("cannon") == ["cannon shipyard-1", "cannon shipyard-3"]


def test_a_shot_is_named_ship_by_ship_and_fired_at_once() -> None:
    table = Table().unplaced("1", "1", "1").holding(ANNA, "plasma_cannon").rich(ANNA, 3, 0)
    table.docked(lunar_mine_1="1-3", lunar_mine_2="1-3", lunar_mine_3="2-3", solar_converter_1="2-5")
    table.play("cannon lunar_mine-1")
    assert table.legal() == ["stop", "cannon lunar_mine-2", "cannon lunar_mine-3"]
    assert table.state.view(None)["chosen"] == ["port:lunar_mine-1"]
    assert table.state.fuel[ANNA] == 3
    table.play("cannon lunar_mine-3")
    assert table.state.fuel[ANNA] == 1, "with the last target of the facility the shot is fired by itself"
    assert [SHIP.labels[ship] for ship in table.state.bay[-2:]] == ["1-3", "2-3"]


def test_a_target_not_taken_is_not_offered_again() -> None:
    table = Table().unplaced("1", "1", "1").holding(ANNA, "plasma_cannon").rich(ANNA, 5, 0)
    table.docked(lunar_mine_1="1-2", lunar_mine_2="2-3", lunar_mine_3="1-2", lunar_mine_4="3-4")
    table.play("cannon lunar_mine-2")
    assert table.legal() == ["stop", "cannon lunar_mine-4"], "of two equal ships the first is named first"


def test_ships_to_roll_again_are_named_in_order() -> None:
    table = Table().unplaced("1", "1", "5").holding(ANNA, "temporal_warper").rich(ANNA, 1, 0)
    table.play("warp 1")
    assert table.legal() == ["stop", "warp 1", "warp 5"]
    table.play("warp 1")
    assert table.legal() == ["stop", "warp 5"]
    assert table.state.view(None)["chosen"] == ["die:1", "die:1"]
    reveals = table.state.reveals
    table.play("stop")
    assert table.state.reveals == reveals + 1
    assert table.state.dice[4] >= 1
    assert sum(table.state.dice) == 3


def test_a_raid_is_named_token_by_token_and_carried_out_at_once() -> None:
    table = Table(3).unplaced("1", "2", "3").rich(BEN, 1, 1).rich(CLEO, 2, 0)
    held = [table.state.fuel[:], table.state.ore[:]]
    table.play("dock_run 123")
    table.play("steal 1 ore")
    assert [table.state.fuel, table.state.ore] == held
    assert "steal 1 fuel" not in table.legal(), "fuel comes before ore"
    assert "steal 2 fuel" in table.legal()
    table.play("steal 2 fuel", "stop")
    assert table.state.ore[BEN] == held[1][BEN] - 1
    assert table.state.fuel[CLEO] == held[0][CLEO] - 1
    assert table.state.fuel[ANNA] == held[0][ANNA] + 1
    assert table.state.chosen == []


def test_the_fourth_token_completes_a_raid() -> None:
    table = Table(2).unplaced("1", "2", "3").rich(BEN, 5, 0)
    table.play("dock_run 123", "steal 1 fuel", "steal 1 fuel", "steal 1 fuel", "steal 1 fuel")
    assert table.state.decision.prompt == "main"
    assert table.state.fuel[ANNA] == 4


def test_a_swap_names_the_nearer_owner_first() -> None:
    table = Table(3).unplaced("1", "1", "1").holding(ANNA, "polarity_device")
    table.landed(lem_badlands_0=1, pohl_foothills_1=1, asimov_crater_2=1, lem_badlands_2=1)
    assert table.legal("swap_colonies") == ["swap_colonies 0-lem_badlands", "swap_colonies 1-pohl_foothills"]
    table.play("swap_colonies 1-pohl_foothills")
    assert table.legal() == ["swap_with 2-asimov_crater", "swap_with 2-lem_badlands"]


def test_a_teleported_ship_is_part_of_the_named_group() -> None:
    table = Table().unplaced("5", "5", "2").docked(lunar_mine_1="0-5").holding(ANNA, "orbital_teleporter")
    table.rich(ANNA, 2, 3).play("teleport lunar_mine-1")
    assert table.legal() == [
        "dock solar_converter 5",
        "dock alien_artifact 5",
        "dock colonist_hub 5",
        "dock orbital_market 5",
        "dock colony_constructor 5",
    ]
    assert table.state.fuel[ANNA] == 2, "nothing is paid before the whole step is known"
    table.play("dock colony_constructor 5")
    assert table.state.dice == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert (table.state.fuel[ANNA], table.state.ore[ANNA]) == (0, 0)
    assert table.state.decision.prompt == "land"


def test_a_teleported_ship_may_join_the_relic() -> None:
    table = relic_table("2", "2", "r5").docked(lunar_mine_1="0-5").holding(ANNA, "orbital_teleporter")
    table.rich(ANNA, 2, 0).play("teleport lunar_mine-1")
    assert table.legal()[-1] == "dock orbital_market r5"


def test_a_pool_of_equal_ships_differs_from_one_spent_on_a_claim() -> None:
    table = Table().unplaced("4", "4", "4", "1").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock alien_artifact 4", "dock alien_artifact 4")
    card = next(text for text in table.legal("claim"))
    table.play(card, "dock alien_artifact 4")
    assert table.legal("teleport") == ["teleport alien_artifact-1", "teleport alien_artifact-3"]


def test_the_surplus_is_returned_in_one_answer() -> None:
    table = Table(2).unplaced("1", "1", "1").rich(ANNA, 9, 3)
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1", "end_turn")
    assert table.legal() == [f"keep_fuel {fuel}" for fuel in range(5, 9)]
    table.play("keep_fuel 6")
    assert (table.state.fuel[ANNA], table.state.ore[ANNA]) == (6, 2)
