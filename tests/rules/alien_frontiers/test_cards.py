"""AF-9.1 to AF-9.10, AF-9.12, AF-9.18: limits of all cards, victory cards, Data Crystal, Resource Cache."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, DAN, Table

FUEL_VERBS = ["booster", "stasis", "polarity", "warp", "gravity", "crystal", "cannon", "teleport", "helmet"]
DISCARD_VERBS = ["remove_field", "place_field", "take_discard", "destroy", "destroy_in_bay", "move_colony"]


def ready() -> Table:
    return Table().unplaced("1", "2", "5")


@pytest.mark.clauses("AF-9.1", "AF-9.10", "AF-T183")
def test_both_victory_cards_score_and_different_cards_know_no_limit() -> None:
    table = ready().holding(ANNA, "alien_city", "alien_monument")
    assert table.points(ANNA) == 2
    everything = ["booster_pod", "data_crystal", "gravity_manipulator", "holographic_decoy", "plasma_cannon"]
    table.holding(ANNA, *everything, "orbital_teleporter", "polarity_device", "resource_cache", "stasis_beam")
    assert len(table.cards(ANNA)) == 11
    assert table.state.problems() == []


@pytest.mark.clauses("AF-9.10")
def test_a_victory_point_is_lost_with_its_card() -> None:
    table = (
        Table(2, active=BEN)
        .unplaced("1", "2", "3")
        .holding(ANNA, "alien_monument")
        .holding(BEN, "alien_city")
    )
    table.play("dock_run 123", "steal_card 0 alien_monument")
    assert (table.points(ANNA), table.points(BEN)) == (0, 2)


@pytest.mark.clauses("AF-9.1")
def test_cards_are_public() -> None:
    table = ready().holding(ANNA, "booster_pod").holding(BEN, "stasis_beam")
    for seat in (ANNA, BEN, None):
        view: Any = table.state.view(seat)
        shown = [[card["card"] for card in row["cards"]] for row in view["seats"]]
        assert shown == [["card:booster_pod"], ["card:stasis_beam"], [], []]


@pytest.mark.clauses("AF-9.2", "AF-T184")
def test_cards_are_used_only_on_ones_own_turn() -> None:
    table = Table(2, active=BEN).unplaced("4", "4", "4").holding(ANNA, "plasma_cannon").rich(ANNA, 3, 0)
    table.play("dock solar_converter 4")
    assert table.state.seat == BEN
    assert table.legal("cannon", "destroy", "destroy_in_bay") == []
    assert table.refuses("cannon solar_converter-1")
    table.pass_to(ANNA)
    assert table.allows("cannon solar_converter-1")


@pytest.mark.clauses("AF-9.2")
@pytest.mark.parametrize(
    ("card", "fuel", "discard"),
    [
        ("booster_pod", "booster", "remove_field"),
        ("data_crystal", "crystal", "place_field"),
        ("gravity_manipulator", "gravity", "place_field"),
        ("orbital_teleporter", "teleport", "move_colony"),
        ("plasma_cannon", "cannon", "destroy"),
        ("polarity_device", "polarity", "swap_colonies"),
        ("stasis_beam", "stasis", "place_field"),
        ("temporal_warper", "warp", "take_discard"),
    ],
)
def test_a_card_has_a_fuel_power_and_a_discard_power(card: str, fuel: str, discard: str) -> None:
    table = Table().unplaced("1", "2", "5").rich(ANNA, 4, 0).holding(ANNA, card).discarded("alien_city")
    table.landed(lem_badlands_1=1, pohl_foothills_2=1).fields(positron_field="asimov_crater").in_bay(BEN, 5)
    table.docked(solar_converter_1="1-3", lunar_mine_1="0-4")
    verbs = {action.split()[0] for action in table.legal(*FUEL_VERBS, *DISCARD_VERBS, "swap_colonies")}
    assert verbs - {"destroy_in_bay"} == {fuel, discard}


@pytest.mark.clauses("AF-9.4", "AF-R15", "AF-T088")
def test_a_used_card_is_not_discarded_in_the_same_turn() -> None:
    table = Table(2).unplaced("1", "2", "5").holding(ANNA, "stasis_beam").rich(ANNA, 1, 0).play("stasis 2")
    assert table.legal("place_field") == []
    assert table.refuses("place_field isolation_field lem_badlands")
    assert table.pass_to(ANNA).allows("place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-9.4")
def test_a_fuel_power_is_used_once_a_turn() -> None:
    table = ready().holding(ANNA, "booster_pod").rich(ANNA, 5, 0).play("booster 1")
    assert table.legal("booster") == []


@pytest.mark.clauses("AF-9.4", "AF-R15", "AF-T089")
def test_one_discard_power_a_turn() -> None:
    table = ready().holding(ANNA, "booster_pod", "data_crystal").fields(isolation_field="asimov_crater")
    table.landed(lem_badlands_1=1).rich(ANNA, 1, 0)
    assert table.allows("place_field positron_field lem_badlands")
    table.play("remove_field isolation_field")
    assert table.legal("place_field") == []
    assert table.allows("crystal lem_badlands")


@pytest.mark.clauses("AF-9.4", "AF-R46", "AF-T150")
def test_a_second_copy_is_unmarked_but_the_discard_of_the_turn_is_gone() -> None:
    table = Table().unplaced("3", "6", "2").holding(ANNA, "booster_pod").displaying("booster_pod")
    table.fields(isolation_field="lem_badlands", positron_field="lem_badlands").rich(ANNA, 1, 0)
    table.play("dock alien_artifact 6", "dock alien_artifact 2")
    assert table.refuses("claim booster_pod")
    table.play("remove_field isolation_field", "claim booster_pod")
    assert table.allows("booster 3")
    assert table.refuses("remove_field positron_field")


@pytest.mark.clauses("AF-9.3", "AF-9.4", "AF-T151")
def test_a_card_just_claimed_may_be_discarded_for_its_power() -> None:
    table = Table().unplaced("3", "6", "2").displaying("stasis_beam")
    table.play("dock alien_artifact 6", "dock alien_artifact 2", "claim stasis_beam")
    table.play("place_field isolation_field lem_badlands")
    assert table.discard_pile() == ["stasis_beam"]


@pytest.mark.clauses("AF-9.6", "AF-9.13", "AF-R43", "AF-T090")
def test_no_value_leaves_the_range_of_a_die() -> None:
    table = Table().unplaced("1", "6").rich(ANNA, 5, 0).in_bay(ANNA, 1)
    table.holding(ANNA, "stasis_beam", "booster_pod", "gravity_manipulator")
    assert table.refuses("stasis 1", "booster 6", "gravity 1 6")
    assert table.legal("gravity") == ["gravity 6 1"]
    assert table.play("gravity 6 1").dice() == ["2", "5"]


@pytest.mark.clauses("AF-9.6", "AF-9.15", "AF-R29", "AF-R38", "AF-T087")
def test_cards_change_unplaced_ships_only() -> None:
    table = Table().unplaced("3", "3", "3").rich(ANNA, 9, 0)
    table.holding(
        ANNA, "booster_pod", "stasis_beam", "polarity_device", "temporal_warper", "orbital_teleporter"
    )
    table.play("dock lunar_mine 3", "teleport lunar_mine-1")
    assert table.legal("booster", "stasis", "polarity", "warp") == [], "the ship is never in the hand"
    table.play("dock solar_converter 3", "dock alien_artifact 3", "dock alien_artifact 3")
    assert table.legal("booster", "stasis", "polarity", "warp") == []


@pytest.mark.clauses("AF-9.7", "AF-10.11", "AF-T185")
def test_powers_without_a_target_are_not_offered() -> None:
    table = Table().unplaced("1", "1", "1").rich(ANNA, 5, 0).holding(ANNA, "plasma_cannon", "temporal_warper")
    assert table.legal("cannon") == []
    assert table.allows("warp 1")
    table.play("dock solar_converter 1", "dock solar_converter 1", "dock solar_converter 1")
    assert table.legal("warp") == []


@pytest.mark.clauses("AF-10.11")
def test_discard_powers_without_a_target_are_not_offered() -> None:
    table = ready().holding(ANNA, "booster_pod", "orbital_teleporter", "polarity_device", "temporal_warper")
    table.holding(ANNA, "plasma_cannon").rich(ANNA, 9, 0)
    verbs = [
        "remove_field",
        "move_colony",
        "swap_colonies",
        "take_discard",
        "destroy",
        "destroy_in_bay",
        "claim",
    ]
    assert table.legal(*verbs, "teleport", "crystal", "cannon", "cycle") == []


@pytest.mark.clauses("AF-9.8", "AF-9.18", "AF-T186")
def test_the_discard_of_a_cache_is_no_discard_power() -> None:
    table = Table(2, active=BEN).unplaced("1", "1", "1").holding(ANNA, "resource_cache", "stasis_beam")
    table.in_bay(ANNA, 4).pass_to(ANNA, "1", "3", "4", "6")
    assert table.cards(ANNA) == ["stasis_beam"]
    assert table.allows("place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-9.9", "AF-T187")
def test_some_cards_can_never_be_given_up() -> None:
    table = ready().holding(ANNA, "holographic_decoy", "alien_city", "alien_monument", "resource_cache")
    table.rich(ANNA, 9, 9).landed(lem_badlands_1=1).fields(isolation_field="asimov_crater")
    assert table.legal(*FUEL_VERBS, *DISCARD_VERBS, "swap_colonies") == []


def before_the_last_cards(left: int, edition: str) -> Table:
    """Anna may cycle; so many cards are left to draw, the others are discarded."""
    table = Table(edition=edition).unplaced("1", "1", "1").play("dock alien_artifact 1")
    state = table.state
    while len(state.draw) > left:
        state.discard.append(state.draw.pop())
    return table.changed()


@pytest.mark.clauses("AF-9.5", "AF-R31")
def test_an_exhausted_draw_pile_is_made_anew_at_once() -> None:
    table = before_the_last_cards(3, "french").play("cycle")
    assert (len(table.display()), table.draw_pile(), table.discard_pile()) == (3, 19, [])
    assert table.told("reshuffled") == [{"seat": ANNA, "cards": 19}]


@pytest.mark.clauses("AF-9.5")
def test_a_card_discarded_while_both_piles_are_empty_is_the_new_draw_pile() -> None:
    table = ready().holding(ANNA, "stasis_beam").exhausted(displayed=3)
    table.play("place_field isolation_field lem_badlands")
    assert (len(table.display()), table.draw_pile(), table.discard_pile()) == (3, 1, [])


@pytest.mark.clauses("AF-17.9", "AF-R31")
def test_in_the_international_edition_the_discard_pile_stays_until_a_card_must_be_drawn() -> None:
    table = before_the_last_cards(3, "international").play("cycle")
    assert (len(table.display()), table.draw_pile(), len(table.discard_pile())) == (3, 0, 19)
    table.play("dock alien_artifact 1", "cycle")
    assert (table.draw_pile(), table.discard_pile()) == (19, [])


@pytest.mark.clauses("AF-9.12", "AF-T027")
def test_crystal_on_heinlein() -> None:
    table = Table().unplaced("1", "6", "6").landed(heinlein_plains_2=1, heinlein_plains_1=1).rich(ANNA, 6, 0)
    table.holding(ANNA, "data_crystal").play("crystal heinlein_plains")
    assert table.resources(ANNA) == (4, 0)
    table.play("dock orbital_market 6", "trade", "trade", "trade", "trade")
    assert table.resources(ANNA) == (0, 4)


@pytest.mark.clauses("AF-9.12", "AF-7.11", "AF-T091")
def test_crystal_is_cheaper_with_pohl() -> None:
    table = ready().landed(pohl_foothills_0=1, lem_badlands_1=2, lem_badlands_2=1).rich(ANNA, 2, 0)
    table.holding(ANNA, "data_crystal").play("crystal lem_badlands")
    assert table.resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-9.12", "AF-T092")
def test_borrowing_pohl_gives_no_discount_on_the_loan_itself() -> None:
    table = (
        ready().landed(pohl_foothills_1=1, pohl_foothills_2=1).holding(ANNA, "data_crystal", "booster_pod")
    )
    table.rich(ANNA, 1, 0)
    assert table.refuses("crystal pohl_foothills")
    table.rich(ANNA, 1, 0).play("crystal pohl_foothills")
    assert table.resources(ANNA) == (0, 0)
    assert table.play("booster 1").resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-9.12", "AF-7.7.3", "AF-R28", "AF-T093")
def test_what_cannot_be_borrowed() -> None:
    table = ready().landed(burroughs_desert_1=1, lem_badlands_1=1, pohl_foothills_0=1, asimov_crater_1=1)
    table.fields(isolation_field="lem_badlands").holding(ANNA, "data_crystal").rich(ANNA, 9, 0)
    assert table.legal("crystal") == ["crystal asimov_crater"]
    assert table.refuses("crystal burroughs_desert", "crystal herbert_valley", "crystal lem_badlands")
    assert table.refuses("crystal pohl_foothills"), "the own bonus is not borrowed"


@pytest.mark.clauses("AF-9.12", "AF-8.5", "AF-T094")
def test_borrowing_is_not_controlling() -> None:
    table = Table().unplaced("2", "2", "1").landed(herbert_valley_1=1).fields(positron_field="herbert_valley")
    table.holding(ANNA, "data_crystal").rich(ANNA, 1, 0).play("crystal herbert_valley")
    assert (table.points(ANNA), table.points(BEN)) == (0, 3)
    assert table.controller("herbert_valley") == BEN
    assert table.allows("dock shipyard 2"), "the bonus works: the 4th ship is free"


@pytest.mark.clauses("AF-9.12")
def test_own_colonies_count_for_the_price_which_is_fixed_when_paid() -> None:
    table = ready().landed(lem_badlands_0=1, lem_badlands_1=1).holding(ANNA, "data_crystal").on_hub(ANNA, 7)
    table.rich(ANNA, 3, 1).play("crystal lem_badlands")
    assert table.resources(ANNA) == (1, 1)
    table.play("launch", "land lem_badlands")
    assert table.resources(ANNA) == (0, 0)


@pytest.mark.clauses("AF-9.18", "AF-9.3", "AF-T038")
def test_a_cache_does_nothing_in_the_turn_it_is_claimed() -> None:
    table = Table(2).unplaced("3", "6", "1").displaying("resource_cache")
    table.play(
        "dock alien_artifact 3", "dock alien_artifact 6", "claim resource_cache", "dock colonist_hub 1"
    )
    assert table.resources(ANNA) == (0, 0)
    table.pass_to(ANNA, "1", "3", "4")
    assert (table.resources(ANNA), table.cards(ANNA)) == ((0, 1), ["resource_cache"])


def cache_turn(*dice: str) -> Table:
    """Anna begins a turn with Resource Cache and rolls these dice."""
    table = Table(2, active=BEN)
    if any(die.startswith("r") for die in dice):
        table.landed(burroughs_desert_0=1).docked(solar_converter_1="0-r1")
    own = [die for die in dice if not die.startswith("r")]
    table.unplaced("1", "1", "1").holding(ANNA, "resource_cache", "stasis_beam").in_bay(ANNA, len(own))
    return table.pass_to(ANNA, *dice)


@pytest.mark.clauses("AF-9.18", "AF-R23", "AF-T095")
def test_an_even_split_gives_both_and_discards_the_cache() -> None:
    table = cache_turn("1", "3", "4", "6")
    assert (table.resources(ANNA), table.cards(ANNA)) == ((1, 1), ["stasis_beam"])
    assert table.discard_pile() == ["resource_cache"]
    assert table.allows("place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-9.18", "AF-R23")
@pytest.mark.parametrize(
    ("dice", "gain"), [(("1", "3", "4"), (0, 1)), (("2", "4", "5"), (1, 0)), (("1", "3", "5"), (0, 1))]
)
def test_more_odd_gives_ore_and_more_even_fuel(dice: tuple[str, ...], gain: tuple[int, int]) -> None:
    table = cache_turn(*dice)
    assert (table.resources(ANNA), table.cards(ANNA)) == (gain, ["resource_cache", "stasis_beam"])


@pytest.mark.clauses("AF-9.18", "AF-9.20", "AF-T096")
def test_a_re_roll_does_not_open_the_cache_again() -> None:
    table = cache_turn("1", "3", "5").holding(ANNA, "temporal_warper").rich(ANNA, 1, 0)
    assert table.resources(ANNA) == (1, 1)
    table.rolling("2", "4", "6").play("warp 1", "warp 3", "warp 5")
    assert (table.dice(), table.resources(ANNA)) == (["2", "4", "6"], (0, 1))


@pytest.mark.clauses("AF-9.18", "AF-T097")
def test_the_relic_is_counted_by_the_cache() -> None:
    table = cache_turn("1", "3", "2", "r4")
    assert table.dice() == ["1", "2", "3", "r4"]
    assert (table.resources(ANNA), table.cards(ANNA)) == ((1, 1), ["stasis_beam"])


@pytest.mark.clauses("AF-9.5", "AF-9.18")
def test_a_cache_discarded_at_the_roll_fills_a_short_display() -> None:
    table = Table(active=DAN).unplaced("1", "1", "1").holding(ANNA, "resource_cache").in_bay(ANNA, 4)
    table.displaying("booster_pod").exhausted(displayed=1).pass_to(ANNA, "1", "3", "4", "6")
    assert table.display() == ["booster_pod", "resource_cache"]
    assert (table.draw_pile(), table.discard_pile()) == (0, [])
