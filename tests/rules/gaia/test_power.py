"""GP-4: power."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table

from astrolude.games.gaia.rules.power import TO_GAIA_AREA, TO_SUPPLY, charge, gain_tokens, pay_tokens, spend
from astrolude.games.gaia.rules.power import power as power_of
from astrolude.games.gaia.rules.resources import add


@pytest.mark.clauses("GP-4.2", "GP-E1", "R-1")
def test_charging_empties_the_first_bowl_before_the_second() -> None:
    board = Table("terrans", "nevlas").give(0, bowls=(1, 1, 0))
    charge(board.state, 0, 4)
    assert board.bowls() == (0, 0, 2)


@pytest.mark.clauses("GP-4.3", "GP-4.1", "GP-E2")
def test_spent_tokens_return_to_the_first_bowl() -> None:
    board = Table("terrans", "nevlas").give(0, bowls=(1, 0, 3))
    spend(board.state, 0, 2)
    assert board.bowls() == (3, 0, 1)


@pytest.mark.clauses("GP-4.4", "GP-4.5", "GP-E3")
def test_tokens_are_gained_in_the_first_bowl_and_discarded_from_bowls_of_choice() -> None:
    board = Table("terrans", "nevlas").give(0, bowls=(2, 2, 0))
    gain_tokens(board.state, 0, 1)
    assert board.bowls() == (3, 2, 0)
    pay_tokens(board.state, 0, 2, TO_SUPPLY)
    board.state.settle()
    assert board.legal() == ["from_first 0", "from_first 1", "from_first 2"]
    board.do("from_first 1")
    assert board.bowls() == (2, 1, 0)


@pytest.mark.clauses("GP-4.6")
def test_tokens_for_the_gaia_area_come_from_bowls_of_choice() -> None:
    board = Table("terrans", "nevlas").give(0, bowls=(2, 2, 2))
    pay_tokens(board.state, 0, 3, TO_GAIA_AREA)
    board.state.settle()
    board.do("from_first 0", "from_second 1")
    assert board.bowls() == (2, 1, 0)
    assert board.state.gaia_area[0] == 3


PLACES_AFTER_CHARGE = [(0, [1]), (1, [1, 2]), (2, [2]), (3, [2, 3]), (4, [2, 3]), (5, [3])]


@pytest.mark.clauses("GP-4.7", "GP-E96")
@pytest.mark.parametrize(("number", "places"), PLACES_AFTER_CHARGE)
def test_the_brainstone_ends_where_the_owner_can_have_moved_it(number: int, places: list[int]) -> None:
    board = Table("taklons", "nevlas").give(0, bowls=(2, 1, 0), stone=1)
    charge(board.state, 0, number)
    board.state.settle()
    if len(places) > 1:
        assert board.legal() == [f"stone_in {place}" for place in places]
        board.do(f"stone_in {places[0]}")
    assert board.state.stone == places[0]


@pytest.mark.clauses("GP-4.7")
def test_a_brainstone_in_the_second_bowl_stays_while_the_first_is_charged() -> None:
    board = Table("taklons", "nevlas").give(0, bowls=(2, 2, 0), stone=2)
    charge(board.state, 0, 2)
    assert (board.state.stone, board.prompt) == (2, "turn")
    charge(board.state, 0, 1)
    board.state.settle()
    assert board.legal() == ["stone_in 2", "stone_in 3"]


@pytest.mark.clauses("GP-E53", "GP-11.5")
def test_a_brainstone_alone_in_the_first_bowl_must_move() -> None:
    board = Table("taklons", "nevlas").give(0, bowls=(1, 2, 0), stone=1)
    charge(board.state, 0, 1)
    assert (board.state.stone, board.bowls()) == (2, (0, 3, 0))
    other = Table("taklons", "nevlas").give(0, bowls=(2, 2, 0), stone=1)
    charge(other.state, 0, 1)
    other.state.settle()
    assert other.legal() == ["stone_in 1", "stone_in 2"]


@pytest.mark.clauses("GP-4.8", "GP-E55")
def test_four_power_with_the_brainstone_and_two_tokens() -> None:
    board = Table("taklons", "nevlas").give(0, bowls=(0, 0, 3), stone=3)
    spend(board.state, 0, 4)
    assert (board.bowls(), board.state.stone, board.prompt) == ((2, 0, 1), 1, "turn")


@pytest.mark.clauses("GP-4.8", "R-44")
def test_small_costs_may_be_paid_with_or_without_the_brainstone() -> None:
    for answer, bowls, stone in [("with_stone", (1, 0, 2), 1), ("without_stone", (2, 0, 1), 3)]:
        board = Table("taklons", "nevlas").give(0, bowls=(0, 0, 3), stone=3)
        spend(board.state, 0, 2)
        board.state.settle()
        assert board.legal() == ["with_stone", "without_stone"]
        board.do(answer)
        assert (board.bowls(), board.state.stone) == (bowls, stone)


@pytest.mark.clauses("GP-4.8", "GP-11.13")
def test_the_power_in_the_third_bowl() -> None:
    nevlas = Table("nevlas", "terrans").put(0, "planetary_institute", "0,0").give(0, bowls=(0, 0, 3))
    assert power_of(nevlas.state, 0) == 6
    taklons = Table("taklons", "terrans").give(0, bowls=(0, 0, 3), stone=3)
    assert power_of(taklons.state, 0) == 5


@pytest.mark.clauses("GP-11.5", "R-19")
def test_the_brainstone_may_be_among_discarded_tokens_and_is_then_lost() -> None:
    board = Table("taklons", "nevlas").give(0, bowls=(2, 0, 0), stone=1)
    pay_tokens(board.state, 0, 1, TO_SUPPLY)
    board.state.settle()
    assert board.legal() == ["with_stone", "without_stone"]
    board.do("with_stone")
    assert (board.state.stone, board.bowls()) == (0, (1, 0, 0))


@pytest.mark.clauses("GP-2.4.1", "R-20")
def test_tokens_and_qic_have_no_limit() -> None:
    board = Table("terrans", "nevlas").give(0, qic=40, bowls=(60, 0, 0))
    gain_tokens(board.state, 0, 5)
    add(board.state, 0, 0, 0, 0, 3)
    assert (board.bowls()[0], board.goods()[3]) == (65, 43)
    assert board.state.problems() == []
