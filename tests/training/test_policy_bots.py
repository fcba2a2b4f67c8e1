"""Bots that play by a learned policy, and the school's refusal of networks of another size."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from training.policy_bots import PolicySearch
from training.policy_school import Class
from training.small_policy import GAME, School

from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    load()
    path = tmp_path_factory.mktemp("school") / "policy.npz"
    np.savez_compressed(path, **School(1, 8).network.weights)
    return path


def test_a_policy_takes_its_most_promising_legal_action(network: Path) -> None:
    game = find(GAME)
    state = game.new(2, None, 3)
    bot = make_bot(f"training.policy_bots:PolicyPlayer:network={network}", game, 1)
    for _ in range(40):
        action = answer(bot, state, Generator(1))
        assert action in state.legal_actions()
        assert action == answer(bot, state.clone(), Generator(2)), "no chance has a say"
        state.play(action)


def test_the_search_asks_the_network_and_what_one_seat_gains_the_other_loses(network: Path) -> None:
    game = find(GAME)
    state = game.new(2, None, 3)
    bot = PolicySearch(game, 1, str(network), "20it", own=3, others=2)
    judge = bot.judge(state)
    worlds = [state.clone() for _ in range(3)]
    for number, world in enumerate(worlds):
        for _ in range(5 * number):
            world.play(world.legal_actions()[0])
    for pair in judge.of_each(worlds):
        assert sum(pair) == pytest.approx(1.0)
    assert len(judge.promising(state, state.legal_actions())) <= 3
    assert answer(bot, state, Generator(1)) in state.legal_actions()


def test_a_network_of_another_size_is_no_beginning() -> None:
    pupils = Class(0, 1, 8)
    with pytest.raises(SystemExit, match="other arrays"):
        pupils.begin_with(School(1, 16).network.weights)
