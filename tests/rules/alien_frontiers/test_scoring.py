"""AF-5: victory points, settling and the end of the game."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude.games.alien_frontiers.scoring import points_of
from astrolude.kernel.state import Outcome


def ready_to_land(table: Table) -> Table:
    """Anna may launch a colony."""
    return table.unplaced("1", "1", "1").on_hub(ANNA, 7).rich(ANNA, 1, 1)


def scores(table: Table) -> list[int]:
    return table.state.scores[:]


def ended(table: Table) -> Outcome:
    """The game is over; its result."""
    outcome = table.state.outcome()
    assert table.state.over
    assert outcome is not None
    return outcome


@pytest.mark.clauses("AF-5.1")
def test_points_are_a_snapshot_that_may_fall_again() -> None:
    table = ready_to_land(Table(2).landed(lem_badlands_0=1)).holding(ANNA, "orbital_teleporter")
    assert table.points(ANNA) == 2
    table.play("launch", "land lem_badlands")
    assert table.points(ANNA) == 3
    table.landed(pohl_foothills_1=1).play("move_colony 0-lem_badlands", "move_to pohl_foothills")
    assert table.points(ANNA) == 3
    assert table.points(BEN) == 1, "Pohl is tied now"
    assert scores(table) == [points_of(table.state, seat) for seat in range(2)]


@pytest.mark.clauses("AF-5.2")
@pytest.mark.parametrize(
    ("change", "points"),
    [
        ("colony", 1),
        ("control", 1),
        ("alien_city", 1),
        ("alien_monument", 1),
        ("positron_field", 1),
    ],
)
def test_each_part_is_worth_a_point(change: str, points: int) -> None:
    table = Table().landed(lem_badlands_0=2, lem_badlands_1=1, pohl_foothills_1=2, herbert_valley_0=1)
    before = table.points(ANNA)
    if change == "colony":
        table.landed(pohl_foothills_0=1)
    elif change == "control":
        table.landed(asimov_crater_1=1, asimov_crater_0=1)
        before += 1
        table.holding(ANNA, "orbital_teleporter").unplaced("1", "1", "1")
        table.play("move_colony 1-asimov_crater", "move_to pohl_foothills")
    elif change == "positron_field":
        table.fields(positron_field="lem_badlands")
    else:
        table.holding(ANNA, change)
    assert table.points(ANNA) == before + points


@pytest.mark.clauses("AF-5.1", "AF-5.3", "AF-T175")
def test_hub_ships_resources_and_other_cards_score_nothing() -> None:
    table = Table().landed(lem_badlands_0=2, lem_badlands_1=2).on_hub(ANNA, 7).rich(ANNA, 4, 4)
    table.unplaced("1", "2", "3", "4", "5", "6").holding(ANNA, "holographic_decoy")
    assert table.points(ANNA) == 2


@pytest.mark.clauses("AF-5.3")
def test_a_borrowed_bonus_and_other_fields_score_nothing() -> None:
    table = Table().landed(lem_badlands_0=1, pohl_foothills_1=1).unplaced("1", "1", "1")
    table.holding(ANNA, "data_crystal").rich(ANNA, 1, 0)
    table.fields(isolation_field="lem_badlands", repulsor_field="lem_badlands").play("crystal pohl_foothills")
    assert scores(table) == [2, 2, 0, 0]


@pytest.mark.clauses("AF-5.4", "AF-T106")
def test_breaking_a_tie_under_the_positron_field_scores_three() -> None:
    table = ready_to_land(Table().landed(bradbury_plateau_0=1, bradbury_plateau_1=1))
    table.fields(positron_field="bradbury_plateau")
    before = scores(table)
    table.play("launch", "land bradbury_plateau")
    assert table.controller("bradbury_plateau") == ANNA
    assert scores(table) == [before[ANNA] + 3, before[BEN], 0, 0]


@pytest.mark.clauses("AF-5.4", "AF-T107")
def test_losing_control_costs_the_field_point_too() -> None:
    table = ready_to_land(Table().landed(bradbury_plateau_1=1).fields(positron_field="bradbury_plateau"))
    before = scores(table)
    table.play("launch", "land bradbury_plateau")
    assert table.controller("bradbury_plateau") is None
    assert scores(table) == [before[ANNA] + 1, before[BEN] - 2, 0, 0]
    told = [
        event["event"] for event in table.events() if event["event"] in ("landed", "control_lost", "scored")
    ]
    assert told == ["landed", "control_lost", "scored", "scored"]


@pytest.mark.clauses("AF-5.4", "AF-T108")
def test_a_third_player_gains_by_anothers_loss() -> None:
    table = Table().landed(lem_badlands_1=2, lem_badlands_2=2, pohl_foothills_3=1).unplaced("1", "1", "1")
    table.holding(ANNA, "orbital_teleporter")
    before = scores(table)
    table.play("move_colony 1-lem_badlands", "move_to pohl_foothills")
    assert table.controller("lem_badlands") == CLEO
    assert table.controller("pohl_foothills") is None, "both territories are settled together"
    assert scores(table) == [0, before[BEN], before[CLEO] + 1, before[DAN] - 1]


@pytest.mark.clauses("AF-5.4")
def test_the_old_controller_returns_the_tile_before_the_new_one_takes_it() -> None:
    table = ready_to_land(Table().landed(lem_badlands_1=1, lem_badlands_2=2, lem_badlands_0=2))
    table.landed(pohl_foothills_1=1).holding(ANNA, "polarity_device")
    table.swap("0-lem_badlands", "1-pohl_foothills")
    assert table.told("control_lost") == [{"seat": BEN, "territory": "territory:pohl_foothills"}]
    assert table.told("control_gained") == [{"seat": ANNA, "territory": "territory:pohl_foothills"}]
    names = [event["event"] for event in table.events()]
    assert names.index("control_lost") < names.index("control_gained") < names.index("scored")


@pytest.mark.clauses("AF-5.5", "AF-7.3", "AF-T176")
def test_points_change_on_anothers_turn() -> None:
    table = ready_to_land(Table().landed(lem_badlands_1=1))
    assert table.points(BEN) == 2
    table.play("launch", "land lem_badlands")
    assert table.controller("lem_badlands") is None
    assert table.points(BEN) == 1
    assert table.state.active == ANNA


@pytest.mark.clauses("AF-5.6", "AF-R35", "AF-T109")
def test_the_game_ends_at_once_without_a_limit_of_resources() -> None:
    table = Table(2).landed(burroughs_desert_0=7, lem_badlands_1=1).on_hub(ANNA, 7)
    table.unplaced("1", "2", "2").rich(ANNA, 6, 6)
    table.play("dock lunar_mine 1", "launch", "land lem_badlands")
    assert table.state.over
    assert (table.dice(), table.resources(ANNA)) == (["2", "2"], (5, 6))
    assert table.legal() == []
    assert ended(table).scores == [9, 1], "the control lost by that landing is counted"


@pytest.mark.clauses("AF-5.7", "AF-R3", "AF-T110")
def test_a_tie_of_points_and_cards_is_broken_by_ore_before_fuel() -> None:
    table = Table(2).landed(burroughs_desert_0=7, lem_badlands_1=5, pohl_foothills_1=2).on_hub(ANNA, 7)
    table.holding(ANNA, "booster_pod", "stasis_beam", "plasma_cannon").rich(ANNA, 6, 3)
    table.holding(BEN, "booster_pod", "stasis_beam", "plasma_cannon").rich(BEN, 0, 3).unplaced("1", "1", "1")
    table.play("launch", "land lem_badlands")
    assert ended(table).scores == [9, 9]
    assert (table.resources(ANNA), table.resources(BEN)) == ((5, 2), (0, 3))
    assert ended(table).winners == [BEN]


@pytest.mark.clauses("AF-5.7")
def test_cards_come_before_resources_and_fuel_comes_last() -> None:
    def result(anna: list[str], ben: list[str], tokens: tuple[int, int]) -> Outcome:
        table = Table(2).landed(burroughs_desert_0=7, lem_badlands_1=5, pohl_foothills_1=2).on_hub(ANNA, 7)
        table.holding(ANNA, *anna).holding(BEN, *ben).rich(ANNA, 1, 1).rich(BEN, *tokens)
        table.unplaced("1", "1", "1").play("launch", "land lem_badlands")
        return ended(table)

    assert result(["booster_pod"], [], (4, 4)).winners == [ANNA]
    assert result(["booster_pod"], ["booster_pod"], (1, 0)).winners == [BEN]
    assert result(["booster_pod"], ["alien_city"], (0, 0)).scores == [9, 10]


@pytest.mark.clauses("AF-5.7", "AF-R3", "AF-T111")
def test_players_equal_in_everything_share_the_victory() -> None:
    table = Table(2).landed(burroughs_desert_0=7, lem_badlands_1=5, pohl_foothills_1=2).on_hub(ANNA, 7)
    table.rich(ANNA, 2, 3).rich(BEN, 1, 2).unplaced("1", "1", "1").play("launch", "land lem_badlands")
    assert table.resources(ANNA) == table.resources(BEN)
    assert ended(table).ranks == [1, 1]
    assert ended(table).winners == [ANNA, BEN]


@pytest.mark.clauses("AF-5.8", "AF-T112")
def test_who_ends_the_game_may_lose() -> None:
    table = Table(2).landed(burroughs_desert_0=7, lem_badlands_1=5, pohl_foothills_1=2).on_hub(ANNA, 7)
    table.holding(BEN, "alien_city").rich(ANNA, 1, 1).unplaced("1", "1", "1")
    table.play("launch", "land lem_badlands")
    assert ended(table).scores == [9, 10]
    assert ended(table).winners == [BEN]


@pytest.mark.clauses("AF-5.9", "AF-T121")
def test_moving_a_colony_never_ends_the_game() -> None:
    table = Table(2).landed(burroughs_desert_0=7).holding(ANNA, "orbital_teleporter").unplaced("1", "1", "1")
    table.play("move_colony 0-burroughs_desert", "move_to lem_badlands")
    assert not table.state.over
    assert table.state.reserve[ANNA] == 1
    assert table.points(ANNA) == 9


@pytest.mark.clauses("AF-5.10", "AF-R48")
def test_a_landing_settles_control_then_relic_then_points_then_the_end() -> None:
    table = Table(2).landed(burroughs_desert_1=1, lem_badlands_0=7).on_hub(ANNA, 7).unplaced("1", "1", "1")
    table.docked(lunar_mine_1="1-r5").rich(ANNA, 1, 1)
    table.play("launch", "land burroughs_desert")
    names = [event["event"] for event in table.events()]
    assert names[-5:] == ["control_lost", "relic_lost", "scored", "scored", "game_ended"]
    assert (table.relic_owner(), table.at("lunar_mine")) == (None, [])
    assert ended(table).scores == [9, 1]


@pytest.mark.clauses("AF-5.10", "AF-7.7.2", "AF-T143")
def test_the_desert_passes_to_another_player_who_must_buy_the_relic() -> None:
    table = Table(3).landed(burroughs_desert_1=2, burroughs_desert_2=1, lem_badlands_2=1)
    table.docked(lunar_mine_1="1-r5").holding(ANNA, "polarity_device").unplaced("1", "1", "1")
    assert table.relic_owner() == BEN
    table.swap("1-burroughs_desert", "2-lem_badlands")
    assert table.colonies("burroughs_desert") == [0, 1, 2]
    assert (table.controller("burroughs_desert"), table.controller("lem_badlands")) == (CLEO, BEN)
    assert (table.relic_owner(), table.at("lunar_mine")) == (None, [])
    table.rich(CLEO, 1, 1).pass_to(CLEO)
    assert table.play("buy_relic").relic_owner() == CLEO


@pytest.mark.clauses("AF-5.10", "AF-5.11", "AF-5.4", "AF-T144")
def test_a_swap_is_one_change() -> None:
    table = Table().landed(herbert_valley_0=1, lem_badlands_1=1).fields(positron_field="herbert_valley")
    table.landed(pohl_foothills_0=1, pohl_foothills_1=1, asimov_crater_1=1, asimov_crater_2=1)
    table.holding(ANNA, "polarity_device").unplaced("1", "1", "1")
    assert scores(table)[:2] == [4, 4]
    table.swap("0-herbert_valley", "1-lem_badlands")
    assert (table.controller("herbert_valley"), table.controller("lem_badlands")) == (BEN, ANNA)
    assert scores(table)[:2] == [3, 5]
    assert table.told("scored") == [
        {"seat": ANNA, "total": 3, "change": -1},
        {"seat": BEN, "total": 5, "change": 1},
    ]


@pytest.mark.clauses("AF-5.11")
def test_a_shot_a_raid_a_roll_and_a_cycle_are_one_change_each() -> None:
    table = Table(2).unplaced("1", "2", "3").rich(BEN, 2, 2)
    table.play("dock_run 123", "steal 1 fuel", "steal 1 fuel", "steal 1 ore")
    assert (table.resources(ANNA), table.resources(BEN)) == ((0, 0), (2, 2)), (
        "nothing moves before the fourth"
    )
    table.play("steal 1 ore")
    assert table.told("stole") == [{"seat": ANNA, "victim": "seat:1", "fuel": 2, "ore": 2}]
    table = Table(2).unplaced("1", "2", "3").holding(ANNA, "plasma_cannon").rich(ANNA, 3, 0)
    table.docked(lunar_mine_1="1-2", lunar_mine_2="1-3", lunar_mine_3="1-4")
    table.play("cannon lunar_mine-1", "cannon lunar_mine-2")
    assert table.at("lunar_mine") == ["1-2", "1-3", "1-4"], "nothing leaves before the shot is complete"
    assert table.play("stop").at("lunar_mine") == ["1-4"]


@pytest.mark.clauses("AF-5.12", "AF-6.3.7", "AF-T147")
def test_the_end_inside_an_excess_launch_drops_the_excess() -> None:
    table = Table(2).landed(asimov_crater_0=7).on_hub(ANNA, 5).unplaced("1", "1", "1").rich(ANNA, 1, 1)
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "land lem_badlands")
    assert table.state.over
    assert (table.state.reserve[ANNA], table.state.circle[ANNA]) == (0, 0)
    assert table.dice() == ["1"]
    assert table.resources(ANNA) == (0, 0), "what was paid stays paid"


@pytest.mark.clauses("AF-5.12")
def test_the_end_inside_a_teleport_keeps_what_was_paid() -> None:
    table = Table(2).landed(burroughs_desert_0=7).unplaced("5", "5", "1").docked(lunar_mine_1="0-5")
    table.holding(ANNA, "orbital_teleporter").rich(ANNA, 9, 4)
    table.play("teleport lunar_mine-1", "dock colony_constructor 5", "land lem_badlands")
    assert table.state.over
    assert (table.resources(ANNA), table.dice()) == ((7, 1), ["1"])
