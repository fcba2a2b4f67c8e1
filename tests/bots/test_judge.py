"""The search asks a judge: with the game's own evaluation it plays as it always did."""

from __future__ import annotations

from hashlib import sha256

from tests.bots import toy
from tests.bots.taking import taken

from astrolude.bots import Budget, SearchBot
from astrolude.bots.judge import Judge
from astrolude.bots.utility import Utility
from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.kernel.state import State


def moves(name: str, spec: str, count: int) -> str:
    """The first moves of a game between two bots, as a hash."""
    return sha256(" ".join(map(str, taken(name, spec, 11, 5, count))).encode()).hexdigest()[:16]


def test_the_search_plays_as_before_it_asked_a_judge() -> None:
    """A change of the game's rules or evaluation changes this, a change of the search must not."""
    assert moves("alien_frontiers", "search:8it", 25) == "21e0def7ba76a3be"


def test_a_search_with_a_judge_of_its_own_looks_where_the_judge_points() -> None:
    asked: list[int] = []

    class Watched(Utility):
        """Looks at one answer only, the last."""

        def promising(self, state: State, answers: list[int]) -> list[int]:
            asked.append(len(answers))
            return answers[-1:]

    class Watching(SearchBot):
        def judge(self, state: State) -> Judge:
            return Watched(self.game, state)

    state = toy.GAME.new(3, None, 1)
    choice = Watching(toy.GAME, 1, Budget(iterations=40)).choose(state.clone())
    assert choice in state.legal_actions()
    assert max(asked) > 1


def test_a_closer_look_decides_where_the_judge_has_one() -> None:
    class Contrary(Utility):
        """Likes after a closer look what is worst at first sight."""

        def of_each(self, states: list[State]) -> list[list[float]]:
            return [[1.0 - worth for worth in self.of(state)] for state in states]

    class ContrarySearch(SearchBot):
        def judge(self, state: State) -> Judge:
            return Contrary(self.game, state)

    load()
    game = find("alien_frontiers")
    state = game.new(2, None, 3)
    budget = Budget(iterations=1)
    plain = SearchBot(game, 1, budget)
    contrary = ContrarySearch(game, 1, budget)
    differing = 0
    for _ in range(30):
        choice = plain.choose(state.clone())
        differing += contrary.choose(state.clone()) != choice
        state.apply(choice)
    assert differing > 5
