"""GP-10: charging power when others build."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table


def near(structure: str = "mine", faction: str = "nevlas") -> Table:
    """Seat 0 builds on 0,0; seat 1 stands two hexes away."""
    board = Table("terrans", faction).put(0, "mine", "-1,0").planet("0,0", "terra").put(1, structure, "2,0")
    return board.give(1, bowls=(4, 0, 0), points=10)


@pytest.mark.clauses("GP-10.1", "GP-10.2", "GP-10.4", "GP-E67", "R-3")
def test_an_opponent_near_may_charge_or_decline() -> None:
    board = near().turn(0).do("build 0,0", "end_turn")
    assert (board.seat, board.legal()) == (1, ["charge 1", "decline"])
    whole = board.state.clone()
    board.do("decline")
    assert (board.bowls(1), board.points(1)) == ((4, 0, 0), 10)
    board.state = whole
    board.do("charge 1")
    assert (board.bowls(1), board.points(1)) == ((3, 1, 0), 10)
    assert (board.seat, board.prompt) == (1, "turn")


@pytest.mark.clauses("GP-E25", "GP-10.5", "GP-10.6")
def test_offers_go_round_the_table() -> None:
    board = Table("ivits", "xenos", "itars").put(0, "planetary_institute", "-1,0").planet("0,0", "oxide")
    board.put(1, "mine", "2,0").put(2, "planetary_institute", "0,2")
    board.give(1, bowls=(4, 0, 0), points=10).give(2, bowls=(4, 0, 0), points=10).turn(0).do(
        "build 0,0", "end_turn"
    )
    assert (board.seat, board.legal()) == (1, ["charge 1", "decline"])
    board.do("charge 1")
    assert (board.seat, board.legal()) == (2, ["charge 3", "decline"])
    board.do("charge 3")
    assert (board.points(1), board.points(2)) == (10, 8)


LIMITS = [
    ("planetary_institute", (0, 1, 5), 10, 1),
    ("planetary_institute", (4, 0, 0), 1, 2),
    ("planetary_institute", (4, 0, 0), 0, 1),
    ("planetary_institute", (4, 0, 0), 2, 3),
    ("trading_station", (4, 0, 0), 10, 2),
    ("research_lab", (4, 0, 0), 10, 2),
    ("academy_qic", (4, 0, 0), 10, 3),
]


@pytest.mark.clauses("GP-10.3", "GP-E26", "GP-E27", "GP-2.6.8", "GP-1.3")
@pytest.mark.parametrize(("structure", "bowls", "points", "amount"), LIMITS)
def test_the_offer_is_limited_by_value_tokens_and_points(
    structure: str, bowls: tuple[int, int, int], points: int, amount: int
) -> None:
    board = near(structure).give(1, bowls=bowls, points=points).turn(0).do("build 0,0", "end_turn")
    assert board.legal("charge") == [f"charge {amount}"]
    board.do(f"charge {amount}")
    assert board.points(1) == points - (amount - 1)


@pytest.mark.clauses("GP-E98", "GP-10.3")
@pytest.mark.parametrize(("points", "amount"), [(0, 1), (2, 3)])
def test_points_limit_a_value_of_four(points: int, amount: int) -> None:
    board = near("academy_qic").tile(1, "tech_big_buildings_power_4").give(1, bowls=(4, 2, 0), points=points)
    board.turn(0).do("build 0,0", "end_turn")
    assert board.legal("charge") == [f"charge {amount}"]


@pytest.mark.clauses("GP-E41", "R-37", "GP-2.6.8")
def test_the_value_four_tile_counts_until_it_is_covered() -> None:
    board = near("academy_qic").tile(1, "tech_big_buildings_power_4").turn(0)
    whole = board.state.clone()
    assert board.do("build 0,0", "end_turn").legal("charge") == ["charge 4"]
    board.state = whole
    board.cover(1, "tech_big_buildings_power_4")
    assert board.do("build 0,0", "end_turn").legal("charge") == ["charge 3"]


@pytest.mark.clauses("GP-E59", "GP-11.12")
def test_a_bescods_institute_on_titanium_counts_five() -> None:
    board = (
        near("planetary_institute", "bescods")
        .tile(1, "tech_big_buildings_power_4")
        .turn(0)
        .do("build 0,0", "end_turn")
    )
    assert board.legal("charge") == ["charge 5"]
    assert board.do("charge 5").points(1) == 6


@pytest.mark.clauses("GP-10.2", "GP-10.8")
def test_nobody_is_asked_who_is_far_or_has_nothing_to_charge() -> None:
    far = (
        Table("terrans", "nevlas").put(0, "mine", "-1,0").planet("0,0", "terra").put(1, "mine", "3,0").turn(0)
    )
    assert far.do("build 0,0", "end_turn").prompt == "turn"
    full = near().give(1, bowls=(0, 0, 4)).turn(0)
    assert full.do("build 0,0", "end_turn").prompt == "turn"


@pytest.mark.clauses("GP-10.5", "GP-E80", "GP-E116", "GP-7.8.4")
def test_passed_players_may_charge_also_in_the_last_round() -> None:
    board = near()
    board.state.round = 6
    board.state.passed = [1]
    board.give(1, bowls=(0, 1, 0)).turn(0).do("build 0,0", "end_turn")
    assert board.seat == 1
    board.do("charge 1")
    assert (board.seat, board.prompt, board.bowls(1)) == (0, "turn", (0, 0, 1))


@pytest.mark.clauses("GP-10.7", "R-21", "T-3")
def test_the_others_are_asked_when_the_builder_ends_his_turn() -> None:
    board = near().give(0, ore=5).turn(0).do("build 0,0")
    offers = board.state.view(None)["offers"]
    assert offers == [{"seat": 1, "hex": "hex:0,0", "charge": 1, "points": 0, "token": False}]
    assert (board.seat, board.prompt) == (0, "after")
    board.do("convert ore_to_credit")
    assert board.state.view(None)["offers"] == offers
    board.do("end_turn")
    assert (board.seat, board.prompt) == (1, "charge")
    board.do("charge 1")
    assert (board.seat, board.prompt, board.state.view(None)["offers"]) == (1, "turn", [])


@pytest.mark.clauses("GP-10.7", "GP-5.3.2")
def test_the_end_of_a_turn_is_never_taken_for_granted() -> None:
    """A builder who can convert nothing any more is asked all the same: until then he may undo."""
    board = near().give(0, ore=1, credits_=2, knowledge=0, qic=0, bowls=(4, 0, 0)).turn(0).do("build 0,0")
    assert (board.seat, board.legal()) == (0, ["end_turn"])


@pytest.mark.clauses("GP-E54", "GP-11.5", "GP-10.3")
def test_taklons_with_their_institute_also_gain_a_token() -> None:
    board = near("trading_station", "taklons").put(1, "planetary_institute", "7,-7", planet="swamp")
    board.give(1, bowls=(0, 0, 7), points=10, stone=3).turn(0).do("build 0,0", "end_turn")
    assert board.legal() == ["decline", "token_after 0", "token_first 2"]
    whole = board.state.clone()
    board.do("token_first 2")
    assert (board.bowls(1), board.points(1)) == ((0, 0, 8), 9)
    board.state = whole
    board.do("token_after 0")
    assert (board.bowls(1), board.points(1)) == ((1, 0, 7), 10)


@pytest.mark.clauses("GP-E97")
def test_taklons_without_points() -> None:
    board = (
        near("planetary_institute", "taklons")
        .give(1, bowls=(1, 0, 1), points=0, stone=3)
        .turn(0)
        .do("build 0,0", "end_turn")
    )
    assert board.legal() == ["decline", "token_after 1", "token_first 1"]
    whole = board.state.clone()
    board.do("token_after 1")
    assert (board.bowls(1), board.points(1)) == ((1, 1, 1), 0)
    board.state = whole
    assert board.do("token_first 1").bowls(1) == (1, 1, 1)


@pytest.mark.clauses("GP-10.1")
def test_projects_and_swaps_are_no_builds() -> None:
    board = (
        Table("ambas", "nevlas")
        .put(0, "planetary_institute", "0,0")
        .put(0, "mine", "1,0")
        .put(1, "mine", "2,0")
    )
    board.give(1, bowls=(4, 0, 0)).turn(0).do("special swap", "end_turn")
    assert (board.seat, board.prompt) == (1, "turn")
