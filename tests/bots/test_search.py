"""The parts of the search."""

from __future__ import annotations

import gc
import time

import pytest
from tests.bots import toy

from astrolude.bots import Budget, SearchBot
from astrolude.bots.judge import Judge
from astrolude.bots.search import HOPELESS, Search, play_on
from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


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
        assert 0 < bot.iterations <= iterations


def test_whichever_budget_ends_first_ends_the_search() -> None:
    state = toy.GAME.new(3, None, 1)
    bot = SearchBot(toy.GAME, 0, Budget(milliseconds=60_000, iterations=16))
    bot.choose(state.clone())
    assert bot.iterations <= 16


def test_a_budget_is_a_time_or_a_number_of_iterations() -> None:
    with pytest.raises(ValueError, match="a number of milliseconds"):
        Budget()


@pytest.mark.parametrize("collecting", [True, False])
def test_python_does_not_look_for_cycles_while_a_bot_searches(collecting: bool) -> None:
    seen: list[bool] = []

    class Watching(Utility):
        def of(self, state: State) -> list[float]:
            seen.append(gc.isenabled())
            return super().of(state)

    class Watched(SearchBot):
        def judge(self, state: State) -> Judge:
            return Watching(self.game, state)

    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        Watched(toy.GAME, 0, Budget(iterations=8)).choose(toy.GAME.new(3, None, 1))
        after = gc.isenabled()
    finally:
        (gc.enable if before else gc.disable)()
    assert seen
    assert not any(seen)
    assert after is collecting


def test_answers_compete_in_rounds_until_one_remains() -> None:
    state = toy.GAME.new(3, None, 1)
    search = Search(toy.GAME, state, Generator(1))
    action = search.run(Budget(iterations=64))
    root = search.root
    tried = sorted(root.counts, reverse=True)
    assert len(tried) > 2
    assert root.counts[root.place(action)] == tried[0]
    assert tried[0] - tried[1] <= 1, "the last two were followed equally far"
    assert tried[-1] > 1, "all were followed in the first round"


def test_a_hopeless_answer_leaves_early() -> None:
    state = toy.GAME.new(3, None, 1)
    search = Search(toy.GAME, state, Generator(1))
    for action, worth in ((toy.ATTACK, 0.9), (toy.ROLL, 0.9 - 2 * HOPELESS)):
        search.enter(action, [worth], [])
    assert search.better_half([0, 1]) == [0]
    search.root.totals[1] = 0.95
    assert search.better_half([1, 0]) == [1]
    search.enter(toy.BANK, [0.94 - 2 * HOPELESS], [])
    assert search.better_half([0, 1, 2]) == [1, 0]
    search.root.totals[0] = 0.95 - 2 * HOPELESS
    assert search.better_half([0, 1, 2]) == [1]


CAUTIOUS = toy.toy("cautious", caution=2.0)


def test_a_cautious_search_keeps_its_first_choice_unless_it_surely_knows_better() -> None:
    state = toy.GAME.new(3, None, 1)
    for game, convinced in ((toy.GAME, True), (CAUTIOUS, False)):
        search = Search(game, state, Generator(1))
        search.enter(toy.ATTACK, [0.4, 0.6, 0.4, 0.6], [])
        search.enter(toy.ROLL, [0.3, 0.9, 0.3, 0.7], [])
        assert search.root.error(0, 1) == pytest.approx(((0.01 + 0.0675) / 4) ** 0.5)
        assert search.convinces(1, 0) is convinced
        search.enter(toy.BANK, [0.9, 0.8, 0.9, 0.8], [])
        assert search.convinces(2, 0)


@pytest.mark.parametrize(("game", "next_question"), [(toy.GAME, "rival"), (CAUTIOUS, "card")])
def test_only_a_cautious_search_answers_small_questions_at_first_sight(
    game: Game, next_question: str
) -> None:
    search = Search(game, toy.GAME.new(3, None, 1), Generator(1))
    search.enter(toy.ATTACK, [0.5], [toy.RIVAL.at(1)])
    search.iterate(search.state.clone(), 0)
    child = search.root.children[0]
    assert child is not None
    assert search.state.decisions[child.question].prompt == next_question


@pytest.mark.parametrize(("game", "tries"), [(toy.GAME, [1, 2, 1]), (CAUTIOUS, [2, 2, 2])])
def test_a_cautious_search_tries_all_answers_in_one_world(game: Game, tries: list[int]) -> None:
    search = Search(game, toy.GAME.new(3, None, 1), Generator(1))
    for action in (toy.ATTACK, toy.ROLL, toy.BANK):
        search.enter(action, [0.5], [])
    search.try_answers([1, 0, 2])
    assert search.root.counts == tries


def test_a_plan_ends_where_the_world_does_not_allow_it() -> None:
    world = toy.GAME.new(3, None, 1)
    seat = world.seat
    choices = play_on(toy.GAME, world, toy.ATTACK, [toy.RIVAL.at(1), toy.ROLL])
    assert world.decision.prompt == "card"
    assert world.seat == seat
    assert choices == toy.GAME.candidates(world)


@pytest.mark.parametrize(
    ("iterations", "width"), [(1, 2), (31, 2), (32, 4), (96, 8), (256, 16), (10_000, 32)]
)
def test_the_field_is_as_wide_as_the_budget_can_tell_apart(iterations: int, width: int) -> None:
    search = Search(toy.GAME, toy.GAME.new(3, None, 1), Generator(1))
    assert search.width(Budget(iterations=iterations)) == width


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
