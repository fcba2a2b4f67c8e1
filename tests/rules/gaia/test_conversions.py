"""GP-9: free conversions."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table


@pytest.mark.clauses("GP-9.1", "GP-5.3.2")
def test_conversions_come_before_and_after_the_action() -> None:
    board = Table("terrans", "nevlas").put(0, "mine", "0,0").give(0, ore=5, knowledge=4)
    board.do("convert ore_to_credit", "research economy")
    assert (board.prompt, board.seat) == ("after", 0)
    board.do("convert ore_to_token", "end_turn")
    assert (board.prompt, board.seat) == ("turn", 1)


@pytest.mark.clauses("GP-9.1", "GP-5.3.4")
def test_no_conversion_is_offered_inside_an_action() -> None:
    board = Table("terrans", "nevlas").put(0, "trading_station", "0,0").give(0, ore=9, credits_=9)
    board.do("upgrade research_lab 0,0")
    assert board.prompt == "tile"
    assert board.legal("convert") == []


CONVERSIONS = [
    ("burn", {"bowls": (0, 2, 0)}, (0, 0, 0, 0), (0, 0, 1)),
    ("power_to_qic", {"bowls": (0, 0, 4)}, (0, 0, 0, 1), (4, 0, 0)),
    ("power_to_ore", {"bowls": (0, 0, 3)}, (1, 0, 0, 0), (3, 0, 0)),
    ("qic_to_ore", {"qic": 1}, (1, 0, 0, 0), (0, 0, 0)),
    ("power_to_knowledge", {"bowls": (0, 0, 4)}, (0, 0, 1, 0), (4, 0, 0)),
    ("power_to_credit", {"bowls": (0, 0, 1)}, (0, 1, 0, 0), (1, 0, 0)),
    ("knowledge_to_credit", {"knowledge": 1}, (0, 1, 0, 0), (0, 0, 0)),
    ("ore_to_credit", {"ore": 1}, (0, 1, 0, 0), (0, 0, 0)),
    ("ore_to_token", {"ore": 1}, (0, 0, 0, 0), (1, 0, 0)),
]


@pytest.mark.clauses("GP-9.2")
@pytest.mark.parametrize(("name", "has", "goods", "bowls"), CONVERSIONS)
def test_a_conversion_and_its_price(
    name: str, has: dict[str, int], goods: tuple[int, ...], bowls: tuple[int, ...]
) -> None:
    nothing = {"ore": 0, "credits_": 0, "knowledge": 0, "qic": 0, "bowls": (0, 0, 0)}
    board = Table("terrans", "nevlas").give(0, **(nothing | has))  # type: ignore[arg-type]
    assert board.legal("convert")[:1]
    board.do(f"convert {name}")
    assert (board.goods(), board.bowls()) == (goods, bowls)
    poor = Table("terrans", "nevlas").give(0, **nothing)  # type: ignore[arg-type]
    assert poor.legal("convert") == []


@pytest.mark.clauses("GP-9.2", "GP-E75")
def test_burning_needs_two_tokens_in_the_second_bowl() -> None:
    board = Table("xenos", "nevlas").give(0, bowls=(2, 2, 0)).do("convert burn")
    assert board.bowls() == (2, 0, 1)
    assert not Table("xenos", "nevlas").give(0, bowls=(2, 1, 0)).allows("convert burn")


@pytest.mark.clauses("GP-9.3", "R-42", "GP-E91", "T-16")
def test_a_conversion_at_a_cap_is_legal() -> None:
    board = Table("xenos", "nevlas").give(0, ore=15, qic=1).do("convert qic_to_ore")
    assert board.goods()[0] == 15
    assert board.goods()[3] == 0


@pytest.mark.clauses("GP-9.4", "GP-E93")
def test_combinations_with_the_brainstone() -> None:
    board = Table("taklons", "nevlas").give(
        0, ore=0, credits_=0, knowledge=0, qic=0, bowls=(0, 0, 3), stone=3
    )
    whole = board.state.clone()
    board.do("combine", "gain qic", "gain credits")
    assert (board.goods(), board.bowls(), board.state.stone) == ((0, 1, 0, 1), (3, 0, 0), 1)
    board.state = whole.clone()
    board.do("combine", "gain ore", "pay")
    assert (board.goods(), board.bowls(), board.state.stone) == ((1, 0, 0, 0), (1, 0, 2), 1)
    board.state = whole.clone()
    board.do("combine", "gain credits", "gain credits", "pay")
    assert board.legal() == ["with_stone", "without_stone"]
    board.state = whole.clone()
    board.do("combine", "gain qic")
    assert "gain ore" not in board.legal()


@pytest.mark.clauses("GP-9.4", "GP-E94")
def test_combinations_of_the_nevlas() -> None:
    board = Table("nevlas", "xenos").put(0, "planetary_institute", "0,0")
    board.give(0, ore=0, credits_=0, knowledge=0, qic=0, bowls=(0, 0, 5)).turn(0)
    whole = board.state.clone()
    board.do("combine", "gain qic", "gain ore", "pay")
    assert (board.goods(), board.bowls()) == ((1, 0, 0, 1), (4, 0, 1))
    board.state = whole.clone()
    board.do("combine", "gain qic", "gain ore", "gain credits", "pay")
    assert (board.goods(), board.bowls()) == ((1, 1, 0, 1), (4, 0, 1))
    board.state = whole.clone()
    board.do("combine", "gain qic", "gain knowledge")
    assert "gain ore" not in board.legal()


@pytest.mark.clauses("GP-E24", "GP-11.13")
def test_one_token_of_the_nevlas_makes_two_credits() -> None:
    board = Table("nevlas", "xenos").put(0, "planetary_institute", "0,0")
    board.give(0, credits_=0, bowls=(0, 0, 1)).turn(0).do("combine", "gain credits")
    assert (board.goods()[1], board.bowls()) == (2, (1, 0, 0))


@pytest.mark.clauses("GP-9.4")
def test_a_combination_is_offered_only_where_it_matters() -> None:
    assert not Table("terrans", "xenos").give(0, bowls=(0, 0, 5)).allows("combine")
    assert not Table("nevlas", "xenos").give(0, bowls=(0, 0, 5)).allows("combine")


@pytest.mark.clauses("GP-9.5", "GP-9.6")
def test_each_conversion_is_complete_and_uses_something_up() -> None:
    board = Table("gleens", "xenos").give(0, ore=0, credits_=0, knowledge=0, qic=0, bowls=(0, 0, 4))
    board.do("convert power_to_qic")
    assert board.goods() == (1, 0, 0, 0)
    board.do("convert ore_to_credit")
    assert board.goods() == (0, 1, 0, 0)
    assert board.legal("convert") == []


@pytest.mark.clauses("GP-11.7", "GP-E95", "GP-E29")
def test_hadsch_hallas_convert_credits() -> None:
    board = Table("hadsch_hallas", "xenos").give(0, ore=0, credits_=7, knowledge=0, qic=0, bowls=(0, 0, 1))
    assert not board.allows("convert hadsch_credit_to_qic")
    board.put(0, "planetary_institute", "0,0").turn(0)
    board.do("convert hadsch_credit_to_qic", "convert hadsch_credit_to_ore")
    assert board.goods() == (1, 0, 0, 1)
    poor = Table("hadsch_hallas", "xenos").put(0, "planetary_institute", "0,0")
    poor.give(0, credits_=2, bowls=(0, 0, 1)).turn(0)
    assert not poor.allows("convert hadsch_credit_to_ore")


@pytest.mark.clauses("GP-11.13", "GP-E56")
def test_nevlas_spend_double_and_move_tokens_for_knowledge() -> None:
    board = Table("nevlas", "xenos").put(0, "planetary_institute", "0,0")
    board.give(0, ore=0, credits_=0, knowledge=0, bowls=(0, 0, 5)).turn(0)
    board.do("convert nevlas_token_to_knowledge")
    assert (board.bowls(), board.state.gaia_area[0], board.goods()[2]) == ((0, 0, 4), 1, 1)
    board.do("combine", "gain ore", "gain credits", "pay")
    assert board.bowls() == (2, 0, 2)
    board.do("action power_2_tokens")
    assert board.bowls() == (6, 0, 0)


@pytest.mark.clauses("GP-11.14", "GP-E57")
def test_itars_keep_burned_tokens_in_the_gaia_area() -> None:
    board = Table("itars", "xenos").give(0, bowls=(0, 4, 0)).do("convert burn")
    assert (board.bowls(), board.state.gaia_area[0]) == ((0, 2, 1), 1)
    board.do("convert burn")
    assert (board.bowls(), board.state.gaia_area[0]) == ((0, 0, 2), 2)


@pytest.mark.clauses("GP-11.5")
def test_taklons_choose_what_burning_does_with_the_brainstone() -> None:
    for form, bowls, stone in [
        ("burn", (0, 1, 1), 2),
        ("burn_raise_stone", (0, 1, 1), 3),
        ("burn_discard_stone", (0, 1, 1), 0),
    ]:
        board = Table("taklons", "xenos").give(0, bowls=(0, 3, 0), stone=2).do(f"convert {form}")
        assert (board.bowls(), board.state.stone) == (bowls, stone)
    pair = Table("taklons", "xenos").give(0, bowls=(0, 2, 0), stone=2)
    assert pair.legal("convert")[:2] == ["convert burn_discard_stone", "convert burn_raise_stone"]


@pytest.mark.clauses("GP-11.10", "GP-E63", "GP-E104")
def test_bal_taks_send_gaiaformers_away_for_qic() -> None:
    board = Table("bal_taks", "xenos").give(0, qic=0, formers=2)
    board.do("convert bal_taks_gaiaformer_to_qic", "convert bal_taks_gaiaformer_to_qic")
    assert (board.goods()[3], board.state.formers[0], board.state.formers_away[0]) == (2, 0, 2)
    assert not board.allows("convert bal_taks_gaiaformer_to_qic")
    board.put(0, "mine", "0,0").planet("1,0", "transdim").give(0, bowls=(6, 0, 0)).turn(0)
    assert not board.allows("project 1,0")


@pytest.mark.clauses("GP-2.3", "GP-E34", "GP-2.4.1")
def test_gains_are_cut_by_the_caps() -> None:
    board = Table("terrans", "xenos").give(0, credits_=29, bowls=(0, 0, 8)).do("action power_7_credits")
    assert board.goods()[1] == 30
    full = Table("terrans", "xenos").give(0, credits_=30, bowls=(0, 0, 8))
    assert full.do("action power_7_credits").goods()[1] == 30
    assert full.bowls() == (4, 0, 4)
