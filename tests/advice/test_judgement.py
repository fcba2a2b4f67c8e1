"""A position judged: legal answers, the best first, chances that make 1, nothing the seat cannot know."""

from __future__ import annotations

import pytest

from astrolude.advice import Judgement, judge
from astrolude.advice.reasons import changes_of
from astrolude.bots import Budget, answer, make_bot
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

GAMES = load()
SHORT = Budget(iterations=24)


def in_the_middle(game: Game, players: int, seed: int, plies: int = 30) -> State:
    """A position of a greedy game at which there is a choice; of a short game, nearer to its beginning."""
    state = game.new(players, None, seed)
    bot, chance = make_bot("greedy", game, seed), Generator(seed)
    played = 0
    while played < plies or len(game.candidates(state)) < 2:
        state.play(answer(bot, state, chance))
        if state.over:
            return in_the_middle(game, players, seed, plies // 2)
        played += 1
    return state


def told(found: Judgement, state: State) -> list[object]:
    return [answer.to_json(state.grammar) for answer in found.answers]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_the_answers_are_legal_and_the_best_first(game: Game, players: str) -> None:
    count = 2 if players == "fewest" else min(4, game.players[-1])
    state = in_the_middle(game, count, 3)
    before = state.snapshot()
    found = judge(state, SHORT, 7)
    assert state.snapshot() == before
    assert found.seat == state.seat
    assert {answer.action for answer in found.answers} <= set(state.legal_actions())
    assert found.best.loss == 0.0
    for answer_found in found.answers:
        assert sum(answer_found.chances) == pytest.approx(1.0)
        assert answer_found.loss >= 0.0
        assert answer_found.line[0] == answer_found.action
        assert len(answer_found.points) == count


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_line_can_be_played(game: Game) -> None:
    state = in_the_middle(game, 2, 5)
    for found in judge(state, Budget(iterations=60), 1).answers[:3]:
        world = state.clone()
        for action in found.line:
            while len(world.legal_actions()) == 1 and action not in world.legal_actions():
                world.apply(world.legal_actions()[0])
            if action not in world.legal_actions():
                assert world.reveals != state.reveals, "only chance may lead elsewhere"
                break
            world.apply(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [2, 9])
def test_a_hint_is_the_same_whatever_is_hidden(game: Game, seed: int) -> None:
    """No determinization that keeps the seat's view changes a word of it."""
    state = in_the_middle(game, 2, seed, 50)
    expected = told(judge(state, SHORT, 11), state)
    for other in range(3):
        world = state.determinize(state.seat, Generator(other))
        assert told(judge(world, SHORT, 11), world) == expected


def test_the_same_seed_gives_the_same_judgement_and_another_one_may_differ() -> None:
    game = next(game for game in GAMES if game.id == "alien_frontiers")
    state = in_the_middle(game, 2, 1)
    assert told(judge(state, SHORT, 1), state) == told(judge(state, SHORT, 1), state)
    assert told(judge(state, SHORT, 1), state) != told(judge(state, SHORT, 2), state)


def test_an_answer_that_no_bot_would_give_is_judged_when_asked_for() -> None:
    game = next(game for game in GAMES if game.id == "gaia")
    state = in_the_middle(game, 2, 4)
    ignored = [action for action in state.legal_actions() if action not in game.candidates(state)]
    while not ignored:
        state.play(game.candidates(state)[0])
        ignored = [action for action in state.legal_actions() if action not in game.candidates(state)]
    assert judge(state, SHORT, 1).of(ignored[0]) is None
    found = judge(state, SHORT, 1, [ignored[0]]).of(ignored[0])
    assert found is not None
    assert found.loss >= 0.0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_reasons_are_terms_of_the_evaluation_and_decisive_first(game: Game) -> None:
    state = in_the_middle(game, 2, 6)
    names = [*game.evaluation(2).terms.names, "hindered", "helped"]
    given = 0
    for _ in range(10):
        found = judge(state, Budget(iterations=8), 3)
        for answer_found in found.answers:
            weights = [abs(reason.worth) for reason in answer_found.reasons]
            assert weights == sorted(weights, reverse=True)
            assert len(weights) <= 4
            assert all(reason.term in names for reason in answer_found.reasons)
            given += len(weights)
        state.play(found.best.action)
        while not state.over and len(game.candidates(state)) < 2:
            state.play(game.candidates(state)[0])
        if state.over:
            break
    assert given > 0


def test_each_answer_counts_what_it_changes_and_not_what_is_answered_after_it() -> None:
    """So what a seat's answers changed can be added up."""
    game = next(game for game in GAMES if game.id == "gaia")
    state = in_the_middle(game, 2, 4)
    with_plans = 0
    for _ in range(8):
        found = judge(state, SHORT, 1)
        for told in found.answers[:3]:
            after = state.clone()
            after.play(told.action)
            own = [each for each in changes_of(state, [after], state.seat) if each.seat == state.seat]
            assert told.worths == pytest.approx({each.term: each.worth for each in own if each.worth})
            with_plans += len(told.line) > 1 and told.seats[1] == state.seat
        state.play(found.best.action)
    assert with_plans
