"""AF-6.3, AF-7.5: the Colonist Hub and the Asimov bonus."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table


def track(table: Table, seat: int = ANNA) -> tuple[int, int]:
    """Colonies in reserve and the circle of the colony on the track."""
    return table.state.reserve[seat], table.state.circle[seat]


def asimov(edition: str = "french") -> Table:
    """Anna has the Asimov bonus."""
    return Table(edition=edition).landed(asimov_crater_0=1)


@pytest.mark.clauses("AF-6.3.1", "AF-10.7")
@pytest.mark.parametrize(
    ("seat", "port"), [(0, "colonist_hub-1"), (1, "colonist_hub-4"), (2, "colonist_hub-7")]
)
def test_track_i_belongs_to_seat_i(seat: int, port: str) -> None:
    table = Table(3, active=seat).unplaced("4", "4", "4")
    table.play("dock colonist_hub 4", "dock colonist_hub 4", "dock colonist_hub 4")
    assert table.port(port) == f"{seat}-4"
    assert table.at("colonist_hub") == [f"{seat}-4"] * 3


@pytest.mark.clauses("AF-6.3.3", "AF-6.3.4", "AF-T053")
def test_seven_ships_bring_a_colony_to_circle_seven() -> None:
    table = Table(2).rich(ANNA, 1, 1)
    docked = 0
    while docked < 7:
        table.unplaced("1", "1", "1")
        for _ in range(min(3, 7 - docked)):
            assert table.refuses("launch")
            table.play("dock colonist_hub 1")
            docked += 1
            assert track(table) == (7, docked)
        if docked < 7:
            table.pass_to(ANNA)
    assert table.allows("launch")


@pytest.mark.clauses("AF-6.3.2")
@pytest.mark.parametrize("value", ["1", "2", "3", "4", "5", "6"])
def test_any_value_may_dock_for_nothing(value: str) -> None:
    table = Table().unplaced(value, "1", "1").play(f"dock colonist_hub {value}")
    assert (track(table), table.resources(ANNA)) == ((5, 1), (0, 0))


@pytest.mark.clauses("AF-6.3.6", "AF-T054")
def test_three_ports_take_three_ships_unless_one_leaves() -> None:
    table = Table().unplaced("1", "1", "1", "2").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1")
    assert table.refuses("dock colonist_hub 2")
    table.play("teleport colonist_hub-1", "dock solar_converter 1", "dock colonist_hub 2")
    assert track(table) == (5, 4)


@pytest.mark.clauses("AF-6.3.5", "AF-6.3.2", "AF-R8", "AF-T055")
def test_no_ship_docks_while_a_colony_waits_on_circle_seven() -> None:
    table = Table().unplaced("1", "2", "3").on_hub(ANNA, 7)
    assert table.refuses("dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")


@pytest.mark.clauses("AF-6.3.4", "AF-T056")
def test_a_colony_may_be_launched_turns_later_without_a_ship() -> None:
    table = Table(2).unplaced("1", "1", "1").on_hub(ANNA, 7)
    assert table.refuses("launch")
    table.pass_to(ANNA).pass_to(ANNA)
    assert table.refuses("launch"), "she has no ore yet"
    table.rich(ANNA, 1, 1)
    while table.dice():
        assert table.allows("launch")
        table.play(table.legal("dock")[0])
    fuel, ore = table.resources(ANNA)
    table.play("launch", "land lem_badlands")
    assert table.resources(ANNA) == (fuel - 1, ore - 1)
    assert (track(table), table.colonies("lem_badlands")) == ((7, 0), [1, 0])


@pytest.mark.clauses("AF-6.3.5", "AF-T057")
def test_after_a_launch_the_next_dock_starts_a_new_colony() -> None:
    table = Table().unplaced("1", "2", "3").on_hub(ANNA, 6).rich(ANNA, 1, 1)
    table.play("dock colonist_hub 1", "launch", "land lem_badlands", "dock colonist_hub 2")
    assert track(table) == (4, 1)


@pytest.mark.clauses("AF-6.3.7", "AF-7.5", "AF-10.4", "AF-R6", "AF-T058")
@pytest.mark.parametrize("edition", ["french", "international"])
def test_an_excess_starts_a_new_colony_when_the_old_one_is_launched_at_once(edition: str) -> None:
    table = asimov(edition).unplaced("1", "1", "1").on_hub(ANNA, 5).rich(ANNA, 1, 1)
    assert track(table.play("dock colonist_hub 1"))[1] == 6
    table.play("dock colonist_hub 1")
    assert track(table)[1] == 7
    if edition == "international":
        assert table.legal() == ["launch_now", "lose_excess"]
        table.play("launch_now")
    assert len(table.told("launched")) == 1, "the rulebook says must"
    assert {action.split()[0] for action in table.legal()} == {"land"}
    table.play("land lem_badlands")
    assert table.colonies("lem_badlands")[ANNA] == 1
    assert track(table) == (3, 1)
    assert table.resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-6.3.7", "AF-17.4", "AF-7.5", "AF-R6", "AF-T059")
@pytest.mark.parametrize("edition", ["french", "international"])
def test_an_excess_that_cannot_be_paid_or_is_declined_is_gone(edition: str) -> None:
    table = asimov(edition).unplaced("1", "1", "1").on_hub(ANNA, 5)
    if edition == "international":
        table.rich(ANNA, 1, 1).play("dock colonist_hub 1", "dock colonist_hub 1", "lose_excess")
    else:
        table.play("dock colonist_hub 1", "dock colonist_hub 1").rich(ANNA, 1, 1)
    assert track(table) == (4, 7)
    table.play("launch", "land lem_badlands")
    assert track(table) == (4, 0)


@pytest.mark.clauses("AF-7.5", "AF-R7", "AF-T060")
def test_asimov_counts_ships_across_a_launch() -> None:
    table = asimov().unplaced("1", "1", "1").on_hub(ANNA, 6).rich(ANNA, 1, 1)
    table.play("dock colonist_hub 1", "launch", "land lem_badlands", "dock colonist_hub 1")
    assert track(table) == (3, 2)


@pytest.mark.clauses("AF-7.5", "AF-T061")
def test_asimov_comes_once_a_turn() -> None:
    table = asimov().unplaced("1", "1", "1").on_hub(ANNA, 1)
    circles = []
    for _ in range(3):
        table.play("dock colonist_hub 1")
        circles.append(track(table)[1])
    assert circles == [2, 4, 5]


@pytest.mark.clauses("AF-7.5", "AF-T012")
@pytest.mark.parametrize(("ships", "circle"), [(2, 4), (3, 5)])
def test_two_ships_advance_three_circles_and_three_ships_four(ships: int, circle: int) -> None:
    table = asimov().unplaced("1", "1", "1").on_hub(ANNA, 1)
    for _ in range(ships):
        table.play("dock colonist_hub 1")
    assert track(table)[1] == circle


@pytest.mark.clauses("AF-7.5", "AF-T062")
def test_asimov_gained_after_two_docks_still_helps_the_third() -> None:
    table = Table().landed(asimov_crater_0=1, asimov_crater_1=1).unplaced("1", "1", "1").on_hub(ANNA, 1)
    table.holding(ANNA, "orbital_teleporter").play("dock colonist_hub 1", "dock colonist_hub 1")
    assert track(table)[1] == 3
    table.play("move_colony 1-asimov_crater", "move_to lem_badlands", "dock colonist_hub 1")
    assert track(table)[1] == 5


@pytest.mark.clauses("AF-6.3.8", "AF-6.4.2", "AF-T063")
def test_the_last_colony_is_taken_off_the_hub_by_the_constructor() -> None:
    table = Table().landed(burroughs_desert_0=5).on_hub(ANNA, 3).unplaced("4", "4", "4").rich(ANNA, 0, 3)
    table.play("dock colony_constructor 4", "land lem_badlands")
    assert (track(table), table.state.over) == ((0, 0), True)


@pytest.mark.clauses("AF-6.3.8", "AF-T064")
def test_the_reserve_is_landed_before_the_colony_on_the_hub() -> None:
    table = Table().landed(burroughs_desert_0=4).on_hub(ANNA, 3).unplaced("6", "1", "1", "1").rich(ANNA, 1, 1)
    table.play("dock terraforming_station 6", "land lem_badlands")
    assert (track(table), table.state.over) == ((0, 3), False)


@pytest.mark.clauses("AF-6.3.9")
def test_progress_stays_when_ships_leave() -> None:
    table = Table(2).unplaced("1", "1", "1").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock colonist_hub 1", "dock colonist_hub 1")
    table.play("teleport colonist_hub-1", "dock solar_converter 1")
    assert track(table)[1] == 2
    table.play("dock lunar_mine 1").pass_to(ANNA)
    assert track(table)[1] == 2


@pytest.mark.clauses("AF-6.3.10", "AF-R41", "AF-T117")
def test_a_fourth_ship_finds_no_second_track() -> None:
    table = Table(2).unplaced("1", "1", "1", "2").on_hub(ANNA, 4).rich(ANNA, 1, 1)
    table.play("dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1")
    table.play("launch", "land lem_badlands")
    assert table.refuses("dock colonist_hub 2")


@pytest.mark.clauses("AF-6.3.11", "AF-T149")
def test_a_last_colony_still_advances() -> None:
    table = Table().landed(burroughs_desert_0=5).on_hub(ANNA, 3).unplaced("1", "1", "1")
    table.docked(colonist_hub_1="0-2", colonist_hub_2="0-2").play("dock colonist_hub 1")
    assert track(table) == (0, 4)


@pytest.mark.clauses("AF-6.3.12", "AF-T148")
def test_an_excess_that_cannot_be_launched_is_lost_without_a_question() -> None:
    table = asimov().unplaced("1", "1", "5").on_hub(ANNA, 5).rich(ANNA, 1, 0)
    table.play("dock colonist_hub 1")
    assert track(table)[1] == 6
    table.play("dock colonist_hub 1")
    assert (track(table)[1], table.state.decision.prompt) == (7, "main")
    assert len(table.told("excess_lost")) == 1
    table.play("dock lunar_mine 5", "launch", "land lem_badlands")
    assert track(table) == (4, 0)


@pytest.mark.clauses("AF-6.3.13")
def test_a_stuck_colony_blocks_only_its_track() -> None:
    table = Table().on_hub(ANNA, 7).unplaced("4", "4", "4", "1").rich(ANNA, 0, 3)
    assert table.refuses("dock colonist_hub 4", "launch")
    table.play("dock colony_constructor 4", "land lem_badlands")
    assert track(table) == (4, 7)
    table = Table().landed(burroughs_desert_0=5).on_hub(ANNA, 7).unplaced("4", "4", "4", "1").rich(ANNA, 0, 3)
    table.play("dock colony_constructor 4", "land lem_badlands")
    assert table.state.over


@pytest.mark.clauses("AF-6.1")
def test_others_tracks_do_not_matter() -> None:
    table = Table().unplaced("1", "1", "1").docked(colonist_hub_4="1-2", colonist_hub_5="1-2").on_hub(BEN, 7)
    table.play("dock colonist_hub 1")
    assert (track(table), track(table, BEN)) == ((5, 1), (5, 7))
