"""What training needs of the environments: masks, chosen games, own opponents, copies, pictures in text."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv
from tests.bots import own_bots

from astrolude import games
from astrolude.arena import play_match
from astrolude.bots import Bot, RandomBot
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.research.encoding import Encoder, Observation
from astrolude.research.gymnasium import SeatEnv
from astrolude.research.pettingzoo import env
from astrolude.research.policy import PolicyBot
from astrolude.testing.toy import GAME


def first_legal(seen: Observation) -> np.int64:
    return np.int64(np.flatnonzero(seen["action_mask"])[0])


def played(made: SeatEnv, choose: Callable[[Observation], Any] = first_legal) -> list[int]:
    """The actions to the end of a game that was begun."""
    actions = []
    seen, over = made.encoder.both(made.position, made.seat), made.position.over
    while not over:
        actions.append(int(choose(seen)))
        seen, _, over, _, _ = made.step(actions[-1])
    return actions


def test_masks_say_what_may_be_chosen() -> None:
    made = SeatEnv("alien_frontiers", 2, opponents="random")
    seen, info = made.reset(seed=4)
    masks = made.action_masks()
    assert masks.dtype == np.bool_
    assert masks.shape == (made.action_space.n,)  # type: ignore[attr-defined]
    assert np.flatnonzero(masks).tolist() == sorted(made.position.legal_actions())
    assert (masks == info["action_mask"]).all()
    assert (masks == seen["action_mask"]).all()


def test_a_reset_may_choose_seat_deal_and_options() -> None:
    made = SeatEnv("space_gate", 3, opponents="random", seat=0)
    start = Start("space_gate", 3, {"express": "on"}, 77)
    _, info = made.reset(seed=1, options={"seat": 2, "start": start})
    assert info["seat"] == 2
    same = SeatEnv("space_gate", 3, {"express": "on"}, "random")
    same.reset(seed=1, options={"seat": 2, "start": start})
    assert made.position == same.position
    _, info = made.reset(seed=1)
    assert info["seat"] == 0, "the next game is as usual"
    other = SeatEnv("space_gate", 3, opponents="random", seat=0)
    other.reset(seed=1)
    assert made.position == other.position


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, "a reset has the options start, seat, opponents, not 'colour'"),
        ({"start": Start("gaia", 2)}, "this environment starts alien_frontiers with 2 players, not gaia"),
        ({"start": Start("alien_frontiers", 3)}, "with 2 players, not alien_frontiers players=3"),
        ({"start": 7}, "with 2 players, not 7"),
        ({"seat": 5}, "the seat is 0 to 1, not 5"),
        ({"opponents": "wizard"}, "there is no bot 'wizard'"),
    ],
)
def test_a_reset_that_cannot_be_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AstroludeError, match=sentence):
        SeatEnv("alien_frontiers", 2, opponents="random").reset(seed=1, options=options)


def test_pettingzoo_resets_to_a_deal_as_well() -> None:
    start = Start("alien_frontiers", 3, {"supply": "unlimited"}, 5)
    made = env("alien_frontiers", 3)
    made.reset(seed=1, options={"start": start})
    assert made.position == start.new()
    with pytest.raises(AstroludeError, match="this environment starts alien_frontiers with 3 players"):
        made.reset(options={"start": Start("alien_frontiers", 2)})


@pytest.mark.parametrize(
    "opponent",
    [own_bots.First, own_bots.First(), "tests.bots.own_bots:First", lambda: own_bots.First()],  # noqa: PLW0108
    ids=["class", "bot", "name", "function"],
)
def test_opponents_are_given_in_any_way(opponent: Any) -> None:
    made = SeatEnv(GAME, 3, opponents=opponent)
    made.reset(seed=2)
    expected = SeatEnv(GAME, 3, opponents=[own_bots.First, own_bots.First])
    expected.reset(seed=2)
    assert played(made) == played(expected)
    assert made.position == expected.position


def test_a_function_makes_the_opponent_of_each_game_anew() -> None:
    made_for: list[Game] = []

    def newest(game: Game, seed: int) -> Bot:
        made_for.append(game)
        return RandomBot(seed)

    made = SeatEnv(GAME, 3, opponents=newest)
    checked = len(made_for)
    for _ in range(3):
        made.reset(seed=1)
    assert len(made_for) == checked + 6


def test_a_policy_plays_against_itself() -> None:
    seen: list[Observation] = []

    def policy(observation: Observation) -> np.int64:
        seen.append(observation)
        return first_legal(observation)

    made = SeatEnv(GAME, 2, opponents=PolicyBot(policy), seat=0)
    made.reset(seed=3)
    played(made)
    assert len(seen) == 2, "the short game asks each seat twice"
    assert all(made.observation_space.contains(observation) for observation in seen)


def test_a_policy_sees_its_own_seat_and_no_more() -> None:
    """It is asked without a world being drawn, so the observation itself must hide what is hidden."""
    encoder = Encoder(Start("alien_frontiers", 3))

    class Watched(PolicyBot):
        def choose(self, state: State) -> int:
            world = state.determinize(state.seat, worlds)
            assert (encoder.observation(state, state.seat) == encoder.observation(world, world.seat)).all()
            return super().choose(state)

    worlds = Start(GAME, 2, seed=9).new().rng
    result = play_match(Start("alien_frontiers", 3, seed=1), [Watched(first_legal), "random", "random"])
    assert result.decisions[0] > 10


@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_the_board_is_drawn_in_text(game: Game) -> None:
    name = f"astrolude/{game.id}-v{game.rules_version}"
    made = gymnasium.make(name, opponents="random", seat=0, render_mode="ansi")
    made.reset(seed=1)
    drawn = made.render()
    assert isinstance(drawn, str)
    assert "Player 1" in drawn
    assert len(drawn.splitlines()) > 5
    table = env(game, render_mode="ansi")
    table.reset(seed=1)
    assert "Player 2" in str(table.render())


def test_a_hidden_hand_is_not_drawn_for_others() -> None:
    made = SeatEnv("alien_frontiers", 2, opponents="random", seat=0, render_mode="ansi")
    made.reset(seed=1)
    world = made.position.determinize(0, GAME.new(2).rng)
    before = made.render()
    made.position = world
    assert made.render() == before


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_an_environment_in_the_middle_of_a_game_can_be_copied(copied: Callable[[Any], Any]) -> None:
    made = SeatEnv("alien_frontiers", 3, opponents=["greedy", "random"])
    made.reset(seed=6)
    for _ in range(4):
        made.step(first_legal(made.encoder.both(made.position, made.seat)))
    twin = copied(made)
    before = made.position.snapshot()
    for one in (twin, made):
        for _ in range(4):
            one.step(first_legal(one.encoder.both(one.position, one.seat)))
    assert made.position.snapshot() != before
    assert twin.position == made.position
    assert twin.reset()[1]["seat"] == made.reset()[1]["seat"]
    table = env("gaia", 2)
    table.reset(seed=1)
    other = copied(table)
    for one in (table, other):
        one.step(first_legal(one.observe(one.agent_selection)))
    assert table.position == other.position
    assert table.agent_selection == other.agent_selection


def test_vectors_of_processes_know_one_s_own_bots() -> None:
    many = gymnasium.make_vec(
        "astrolude/alien_frontiers-v2",
        num_envs=2,
        vectorization_mode="async",
        players=2,
        opponents=own_bots.First,
    )
    assert isinstance(many, AsyncVectorEnv)
    _, infos = many.reset(seed=1)
    assert len(infos["action_mask"]) == 2
    assert [int(masks.sum()) for masks in many.call("action_masks")] == [
        int(mask.sum()) for mask in infos["action_mask"]
    ]
    many.close()
