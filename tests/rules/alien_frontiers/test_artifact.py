"""AF-6.2: the Alien Artifact."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table


@pytest.mark.clauses("AF-6.2.1", "AF-6.2.3", "AF-6.2.5", "AF-T002")
def test_two_and_six_claim_a_card() -> None:
    table = Table().unplaced("2", "6", "1").displaying("polarity_device").stacked("booster_pod")
    table.play("dock alien_artifact 2")
    assert table.refuses("claim polarity_device")
    table.play("dock alien_artifact 6")
    assert table.state.total == 8
    table.play("claim polarity_device")
    assert table.cards(ANNA) == ["polarity_device"]
    assert len(table.display()) == 3
    assert table.display()[-1] == "booster_pod"
    assert table.state.total == 0


@pytest.mark.clauses("AF-6.2.4", "AF-6.2.9", "AF-T003")
def test_three_cycles_then_a_claim() -> None:
    table = three_cycles()
    assert len(table.discard_pile()) == 9
    assert table.state.total == 9
    table.play("claim plasma_cannon")
    assert table.cards(ANNA) == ["plasma_cannon"]


def three_cycles() -> Table:
    """Anna has docked 3, 2 and 4, cycling each time; the third display shows Plasma Cannon. A 6 is left."""
    table = Table().unplaced("3", "2", "4", "6").displaying("alien_city", "alien_monument", "data_crystal")
    table.stacked(
        *["booster_pod", "stasis_beam", "polarity_device"],
        *["booster_pod", "stasis_beam", "polarity_device"],
        *["temporal_warper", "plasma_cannon", "resource_cache"],
    )
    table.play("dock alien_artifact 3", "cycle", "dock alien_artifact 2", "cycle")
    return table.play("dock alien_artifact 4", "cycle")


@pytest.mark.clauses("AF-6.2.6", "AF-R5", "AF-T004")
def test_each_card_needs_a_total_of_its_own() -> None:
    table = three_cycles().play("claim plasma_cannon", "dock alien_artifact 6", "cycle")
    assert table.state.total == 6
    assert table.legal("claim") == []


@pytest.mark.clauses("AF-6.2.6", "AF-T065")
def test_two_claims_in_one_turn() -> None:
    table = Table().unplaced("6", "2", "5", "3").in_bay(ANNA, 2)
    table.displaying("booster_pod", "stasis_beam", "data_crystal")
    table.play("dock alien_artifact 6", "dock alien_artifact 2", "claim booster_pod")
    table.play("dock alien_artifact 5", "dock alien_artifact 3", "claim stasis_beam")
    assert table.cards(ANNA) == ["booster_pod", "stasis_beam"]


@pytest.mark.clauses("AF-6.2.6", "AF-T066")
def test_points_beyond_eight_are_lost() -> None:
    table = Table().unplaced("6", "6", "2").displaying("booster_pod", "stasis_beam", "data_crystal")
    table.play("dock alien_artifact 6", "dock alien_artifact 6", "claim booster_pod", "dock alien_artifact 2")
    assert table.state.total == 2
    assert table.refuses("claim stasis_beam")


def docked_at_artifact(*dice: str, edition: str = "french") -> Table:
    """Anna has docked these ships at the artifact; three cards that she may claim are on display."""
    table = Table(edition=edition).landed(burroughs_desert_0=1).unplaced(*dice, "1", "1")
    table.displaying("booster_pod", "stasis_beam", "data_crystal")
    return table.play(*[f"dock alien_artifact {die}" for die in dice])


@pytest.mark.clauses("AF-6.2.6", "AF-R5", "AF-T066")
def test_a_claim_spends_only_ships_that_it_needs() -> None:
    table = docked_at_artifact("6", "6", "2").play("claim booster_pod")
    assert table.state.total == 6
    table = docked_at_artifact("6", "2", "6", "2").play("claim booster_pod", "claim stasis_beam")
    assert (table.cards(ANNA), table.state.total) == (["booster_pod", "stasis_beam"], 0)


@pytest.mark.clauses("AF-6.2.6")
@pytest.mark.parametrize(
    ("dice", "left"),
    [("644", 6), ("6533", 9), ("5443", 8), ("324", 0), ("3324", 4), ("6532", 8), ("6661", 7), ("4", 4)],
)
def test_a_claim_leaves_as_much_as_it_can(dice: str, left: int) -> None:
    table = docked_at_artifact(*dice)
    if table.legal("claim"):
        table.play("claim booster_pod")
    assert table.state.total == left


@pytest.mark.clauses("AF-6.2.6", "AF-7.7.2")
def test_of_equal_sums_the_relic_is_spent_because_it_could_be_lost() -> None:
    table = docked_at_artifact("5", "3", "r5").holding(ANNA, "stasis_beam").play("claim booster_pod")
    table.play("place_field isolation_field burroughs_desert")
    assert (table.at("alien_artifact"), table.state.total) == (["0-5", "0-3"], 5)


@pytest.mark.clauses("AF-6.2.5", "AF-R51", "AF-T067")
def test_no_card_is_claimed_twice() -> None:
    table = Table().displaying("booster_pod", "stasis_beam", "data_crystal").unplaced("6", "2", "1")
    table.holding(ANNA, "booster_pod", "stasis_beam", "data_crystal")
    table.play("dock alien_artifact 6", "dock alien_artifact 2")
    assert table.legal("claim") == []
    assert table.refuses("claim booster_pod")
    assert table.allows("cycle")


@pytest.mark.clauses("AF-6.2.7", "AF-4.14", "AF-9.15.7", "AF-T068")
def test_teleporting_away_lowers_the_total_but_keeps_the_cycle() -> None:
    table = Table().unplaced("6", "3", "1").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.play("dock alien_artifact 6", "teleport alien_artifact-1", "dock solar_converter 6")
    assert (table.state.total, table.state.cycles) == (0, 1)
    table.play("dock alien_artifact 3")
    assert table.state.total == 3
    assert table.legal("claim") == []


@pytest.mark.clauses("AF-6.2.7")
def test_a_ship_that_claimed_takes_nothing_away_when_it_leaves() -> None:
    table = Table().unplaced("6", "2", "5", "1").holding(ANNA, "orbital_teleporter").rich(ANNA, 2, 0)
    table.displaying("booster_pod").play(
        "dock alien_artifact 6", "dock alien_artifact 2", "claim booster_pod"
    )
    table.play("dock alien_artifact 5", "teleport alien_artifact-1", "dock solar_converter 6")
    assert table.state.total == 5


@pytest.mark.clauses("AF-6.2.7", "AF-7.7.2", "AF-T142")
def test_the_lost_relic_leaves_the_pool_but_its_cycle_remains() -> None:
    table = Table().landed(burroughs_desert_0=1).unplaced("3", "1", "1", "r6").holding(ANNA, "stasis_beam")
    table.displaying("booster_pod").play("dock alien_artifact r6", "dock alien_artifact 3")
    assert table.allows("claim booster_pod")
    table.play("place_field isolation_field burroughs_desert")
    assert table.state.total == 3
    assert table.legal("claim") == []
    table.play("cycle", "cycle")
    assert table.refuses("cycle")


@pytest.mark.clauses("AF-9.5", "AF-6.2.9", "AF-R31", "AF-T069")
def test_the_draw_pile_runs_out_while_cycling() -> None:
    table = Table().unplaced("1", "1", "1").holding(BEN, "booster_pod", "stasis_beam", "data_crystal")
    table.holding(BEN, "alien_city", "alien_monument", "plasma_cannon", "polarity_device", "resource_cache")
    state = table.state
    while len(state.draw) > 1:
        state.discard.append(state.draw.pop(0))
    assert (len(state.draw), len(state.discard), len(state.display)) == (1, 10, 3)
    last = state.draw[0]
    table.play("dock alien_artifact 1", "cycle")
    assert state.display[0] == last
    assert (len(state.draw), len(state.discard), len(state.display)) == (11, 0, 3)
    assert table.told("reshuffled") == [{"seat": ANNA, "cards": 13}]


@pytest.mark.clauses("AF-6.2.2", "AF-6.2.3")
def test_counters_start_at_nothing_and_grow_with_each_dock() -> None:
    table = Table().unplaced("3", "2", "1")
    assert (table.state.total, table.state.cycles) == (0, 0)
    assert table.refuses("cycle")
    table.play("dock alien_artifact 3")
    assert (table.state.total, table.state.cycles) == (3, 1)
    table.play("dock alien_artifact 2")
    assert (table.state.total, table.state.cycles) == (5, 2)


@pytest.mark.clauses("AF-6.2.1")
def test_there_are_four_single_ports_for_any_value() -> None:
    table = Table().unplaced("1", "2", "3", "4", "5")
    for value in "5142":
        table.play(f"dock alien_artifact {value}")
    assert table.refuses("dock alien_artifact 3")


@pytest.mark.clauses("AF-6.2.5")
def test_a_total_is_of_no_use_on_later_turns() -> None:
    table = Table(2).unplaced("6", "2", "1").displaying("booster_pod")
    table.play("dock alien_artifact 6", "dock alien_artifact 2").pass_to(ANNA)
    assert (table.state.total, table.state.cycles) == (0, 0)
    assert table.legal("claim", "cycle") == []


@pytest.mark.clauses("AF-6.2.10", "AF-6.2.5", "AF-R5", "AF-T132")
def test_a_claim_leaves_the_cycles() -> None:
    table = docked_at_artifact("2", "6").play("claim booster_pod", "cycle", "cycle")
    assert len(table.discard_pile()) == 6
    assert table.refuses("cycle")


@pytest.mark.clauses("AF-17.7", "AF-R5", "AF-T132")
def test_in_the_international_edition_a_claim_takes_all_ships_and_cycles() -> None:
    table = docked_at_artifact("6", "6", "2", edition="international").play("claim booster_pod")
    assert table.state.total == 0
    table = Table(edition="international").unplaced("2", "6", "1").displaying("booster_pod")
    table.play("dock alien_artifact 2", "dock alien_artifact 6")
    assert table.state.cycles == 2
    table.play("claim booster_pod")
    assert table.refuses("cycle")
    assert table.play("dock alien_artifact 1").allows("cycle")


@pytest.mark.clauses("AF-6.2.8")
def test_a_short_display_can_be_claimed_from_and_cycled() -> None:
    table = Table().unplaced("6", "2", "1").displaying("alien_city").exhausted(displayed=1)
    table.play("dock alien_artifact 6", "dock alien_artifact 2")
    assert table.allows("cycle")
    table.play("claim alien_city", "dock alien_artifact 1")
    assert (table.display(), table.state.cycles) == ([], 3)
    assert table.refuses("cycle")


@pytest.mark.clauses("AF-6.2.9")
def test_only_claims_and_cycles_change_a_full_display() -> None:
    table = Table().unplaced("6", "5", "1", "2", "3").holding(ANNA, "stasis_beam")
    shown = table.display()
    table.play("dock alien_artifact 6", "dock alien_artifact 5", "place_field isolation_field lem_badlands")
    table.play("dock_run 123")
    assert table.display() == shown
    table.play("cycle")
    assert sorted(table.discard_pile()) == sorted(["stasis_beam", *shown])


@pytest.mark.clauses("AF-9.5", "AF-6.2.9", "AF-R31", "AF-T193")
def test_a_short_display_is_filled_as_soon_as_a_card_is_discarded() -> None:
    table = Table().unplaced("1", "1", "1").displaying("booster_pod", "data_crystal", "alien_city")
    table.holding(ANNA, "stasis_beam").exhausted(displayed=2)
    assert (len(table.display()), table.draw_pile(), table.discard_pile()) == (2, 0, [])
    table.play("place_field isolation_field lem_badlands")
    assert sorted(table.display()) == ["booster_pod", "data_crystal", "stasis_beam"]
    assert (table.draw_pile(), table.discard_pile()) == (0, [])
