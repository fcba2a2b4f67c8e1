"""The interfaces pass the libraries' own tests, for the toy and for every game."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from astrolude import games
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.kernel.registry import register
from astrolude.research.gymnasium import SeatEnv, register_games
from astrolude.research.pettingzoo import env
from astrolude.testing import toy

GAMES = [toy.GAME, *games.load()]
TABLES = [(game, players) for game in GAMES for players in {game.players[0], game.players[-1]}]
NAMES = [f"{game.id}-{players}" for game, players in TABLES]


@pytest.fixture(autouse=True, scope="module")
def the_toy_is_known() -> None:
    register(toy.GAME)


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_pettingzoo_accepts_every_game(game: Game, players: int) -> None:
    made = env(game, players)
    assert made.metadata["name"] == f"astrolude_{game.id}_v{game.rules_version}"
    api_test(made, num_cycles=60)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pettingzoo_repeats_a_seed(game: Game) -> None:
    seed_test(lambda: env(game, game.players[-1]), num_cycles=40)


@pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning")
def test_an_illegal_action_ends_the_game_for_who_chose_it() -> None:
    made = env(toy.GAME, 2)
    made.reset(seed=3)
    mask = made.last()[0]["action_mask"]
    agent = made.agent_selection
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert made.rewards == {name: -1.0 if name == agent else 0.0 for name in made.possible_agents}
    assert all(made.terminations.values())


@pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning")
@pytest.mark.parametrize("action", [None, -1, 10**6])
def test_an_action_that_does_not_exist_is_illegal(action: int | None) -> None:
    made = env(toy.GAME, 2)
    made.reset(seed=3)
    made.step(action)
    assert sum(made.rewards.values()) == -1
    assert all(made.terminations.values())


def test_nothing_is_played_before_a_reset_or_after_the_last_agent() -> None:
    made = env(toy.GAME, 2)
    for early in (made.last, made.state, made.render, lambda: made.step(0), lambda: made.num_agents):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            early()
    assert not hasattr(made, "anything_else")
    made.reset(seed=3)
    made.step(-1)
    while made.agents:
        made.step(None)
    EnvLogger.flush()
    made.step(0)
    assert "step() called after all agents are terminated" in EnvLogger.mqueue[-1]


def test_a_whole_game_rewards_the_ranks() -> None:
    made = env(toy.GAME, 3)
    made.reset(seed=5)
    rng = np.random.default_rng(1)
    while not made.position.over:
        mask = made.observe(made.agent_selection)["action_mask"]
        made.step(int(rng.choice(np.flatnonzero(mask))))
    outcome = made.position.outcome()
    assert outcome is not None
    highest = max(made.rewards.values())
    best = [agent for agent, reward in made.rewards.items() if reward == highest]
    assert best == [f"seat_{seat}" for seat in outcome.winners]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_gymnasium_accepts_every_game(game: Game) -> None:
    check_env(SeatEnv(game, max(game.players[0], 2), opponents="random"), skip_render_check=True)


def test_gymnasium_makes_games_by_name_one_or_many() -> None:
    name = "astrolude/alien_frontiers-v2"
    assert name in register_games()
    single = gymnasium.make(name, players=2, opponents="random", seat=1)
    observation, info = single.reset(seed=2)
    assert info["seat"] == 1
    assert single.observation_space.contains(observation)
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random")
    observations, infos = many.reset(seed=2)
    assert observations["observation"].shape[0] == 3
    assert many.action_space.sample().shape == (3,)
    choices = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    assert many.step(choices)[1].tolist() == [0, 0, 0]
    many.close()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"opponents": ["random"] * 3}, "1 other seats need 1 to 1 bots, not 3"),
        ({"opponents": "wizard"}, "there is no bot 'wizard'"),
        ({"seat": 4}, "the seat is 0 to 1, not 4"),
        ({"players": 9}, "is played by 2, 3, 4 players, not 9"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"length": "endless"}}, "option 'length' is one of"),
    ],
)
def test_a_seat_that_cannot_be_had_is_refused(changes: dict[str, object], sentence: str) -> None:
    arguments: dict[str, object] = {"game": "beacons", "players": 2, **changes}
    with pytest.raises(AstroludeError, match=sentence):
        SeatEnv(**arguments)  # type: ignore[arg-type]
