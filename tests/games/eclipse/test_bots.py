"""Bots play whole games of Eclipse: they beat chance, and none of them spends more than it has."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import BEN, TERRANS, Table

from astrolude import engine_kind
from astrolude.arena import simulate
from astrolude.bots import answer, make_bot
from astrolude.bots.greedy import follow
from astrolude.bots.search import play_on
from astrolude.bots.utility import Utility
from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start

SLOW_WHEN_PLAIN = pytest.mark.skipif(engine_kind() == "pure", reason="takes minutes with the plain engine")


def finished(bot: str, players: int, seed: int) -> EclipseState:
    """A whole game with one bot in every seat."""
    state = GAME.new(players, None, seed)
    worlds = Generator(seed)
    bots = [make_bot(bot, GAME, seed + seat) for seat in range(players)]
    while not state.over:
        state.apply(answer(bots[state.seat], state, worlds))
    assert isinstance(state, EclipseState)
    return state


@pytest.mark.parametrize("seed", [1, 2])
def test_an_easy_bot_stays_in_the_game(seed: int) -> None:
    assert finished("easy", 2, seed).gone == [0, 0]


def test_the_greedy_bot_beats_chance() -> None:
    assert simulate(Start(GAME, 2, seed=1), ["greedy", "random"], 2).wins()["greedy"] == 2


@SLOW_WHEN_PLAIN
def test_greedy_bots_make_a_good_score_of_a_game() -> None:
    scores = [score for seed in range(6) for score in outcome_of(finished("greedy", 2, seed))]
    assert sum(scores) / len(scores) > 24


def outcome_of(state: EclipseState) -> list[int]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def test_the_small_questions_of_an_action_become_its_plan() -> None:
    state = Table(*TERRANS[:2]).state
    plan: list[int] = []
    explore = GAME.grammar.parse("act explore")
    follow(Utility(GAME, state), state.clone(), explore, plan)
    assert GAME.grammar.text(plan[0]).startswith("explore ")
    world = state.clone()
    play_on(GAME, world, explore, plan)
    assert (world.seat, world.decision.prompt) == (BEN, "turn")
