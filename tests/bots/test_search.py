"""The parts of the search."""

from __future__ import annotations

import time

import pytest
from tests.bots import toy

from astrolude.bots import Budget, SearchBot
from astrolude.bots.search import Search
from astrolude.bots.tree import Node
from astrolude.bots.utility import Utility
from astrolude.kernel.generator import Generator


def test_a_budget_of_time_is_kept() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(milliseconds=50))
    begin = time.thread_time()
    bot.choose(state)
    assert time.thread_time() - begin < 0.5
    assert bot.iterations > 10


def test_a_budget_of_iterations_is_kept_unless_the_choice_is_settled() -> None:
    state = toy.GAME.new(3, None, 1)
    for iterations in (3, 8, 9, 21):
        bot = SearchBot(toy.GAME, 0, Budget(iterations=iterations))
        bot.choose(state.clone())
        assert iterations // 2 <= bot.iterations <= iterations


def test_whichever_budget_ends_first_ends_the_search() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(milliseconds=60_000, iterations=16))
    bot.choose(state.clone())
    assert bot.iterations <= 16


def test_a_budget_is_a_time_or_a_number_of_iterations() -> None:
    with pytest.raises(ValueError, match="a number of milliseconds"):
        Budget()


def test_the_tree_is_kept_while_the_seat_goes_on_choosing() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(iterations=300))
    bot.choose(state.clone())
    root = Node(state.stack[-1], state.seat, None)
    search = Search(toy.GAME, state, Generator(1), root)
    search.run(Budget(iterations=300))
    bot.expected = bot.expectation(state, root, toy.ATTACK)
    state.play(toy.ATTACK)
    kept = bot.known_tree(state)
    assert kept.visits > 0
    assert kept is root.descend(root.place(toy.ATTACK), state.stack[-1], state.seat)


def test_the_tree_is_dropped_when_dice_were_rolled() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(iterations=50))
    root = Node(state.stack[-1], state.seat, None)
    Search(toy.GAME, state, Generator(1), root).run(Budget(iterations=50))
    assert bot.expectation(state, root, toy.ROLL) is None


def test_a_kept_tree_of_another_position_is_not_used() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(iterations=50))
    root = Node(state.stack[-1], state.seat, None)
    Search(toy.GAME, state, Generator(1), root).run(Budget(iterations=50))
    bot.expected = bot.expectation(state, root, toy.ATTACK)
    state.play(toy.ATTACK)
    assert isinstance(state, toy.ToyState)
    state.points[2] += 1
    assert bot.known_tree(state).visits == 0


def test_utilities_are_chances_that_follow_the_points() -> None:
    state = toy.GAME.new(3, None, 1)
    utility = Utility(toy.GAME, state)
    first, second, third = utility.of_points([5.0, 3.0, 3.0])
    assert first > second == third > 0
    assert utility.of_points([4.0, 4.0, 4.0])[0] == pytest.approx(0.9 / 3 + 0.1 / 2)
    assert all(0 <= value <= 1 for value in utility.of_points([900.0, 0.0, -900.0]))


def test_the_utility_of_a_finished_game_goes_by_its_ranks() -> None:
    state = toy.GAME.new(3, None, 1)
    assert isinstance(state, toy.ToyState)
    utility = Utility(toy.GAME, state)
    state.finish()
    state.points = [3, 5, 4]
    assert utility.of(state) == pytest.approx([0.0, 1.0, 0.05])
    state.points = [5, 5, 4]
    assert utility.of(state) == pytest.approx([0.525, 0.525, 0.0])
