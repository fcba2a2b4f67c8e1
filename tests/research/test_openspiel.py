"""Every game in OpenSpiel: its own tests and algorithms, other worlds, steps back, other processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from astrolude import engine_kind, games
from astrolude.kernel.errors import AstroludeError, CannotUndo
from astrolude.kernel.game import Game
from astrolude.research import nodes, openspiel
from astrolude.testing import toy

BEACONS = "astrolude_beacons(players=2)"


@pytest.fixture(autouse=True, scope="module")
def the_toy_is_known() -> None:
    openspiel.register(toy.GAME)


def dealt(game: Any, *digits: int) -> Any:
    """A state after the deal."""
    loaded = pyspiel.load_game(game) if isinstance(game, str) else game
    state = loaded.new_initial_state()
    for digit in digits or [0] * nodes.DEALING:
        state.apply_action(digit)
    return state


def at_random(state: Any, seed: int, moves: int) -> Any:
    """The same state after so many random moves."""
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def decision(state: Any, seed: int = 1) -> Any:
    """The same state, or one a few random moves later, where a player chooses between several actions."""
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        assert not state.is_terminal()
        at_random(state, seed, 1)
    return state


def test_openspiel_simulates_the_toy_in_every_way_it_knows() -> None:
    for players in toy.GAME.players:
        pyspiel.random_sim_test(
            pyspiel.load_game(f"astrolude_beacons(players={players})"), 2, serialize=True, verbose=False
        )


@pytest.mark.skipif(engine_kind() == "pure", reason="takes minutes with the plain engine")
@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_openspiel_simulates_every_game(game: Game) -> None:
    short = {"space_gate": ",options=turn_limit:12"}.get(game.id, "")
    loaded = pyspiel.load_game(f"astrolude_{game.id}(players={max(2, game.players[0])}{short})")
    pyspiel.random_sim_test(loaded, 1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_openspiel_plays_every_game(game: Game) -> None:
    loaded = pyspiel.load_game(f"astrolude_{game.id}(players={max(2, game.players[0])})")
    state = loaded.new_initial_state()
    rng = np.random.RandomState(4)
    for _ in range(25):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(actions)
        state.apply_action(int(rng.choice(actions)))
    twin = state.clone()
    assert str(twin) == str(state)
    assert twin.information_state_string(1) == state.information_state_string(1)
    assert len(state.observation_tensor(0)) == game.layout(max(2, game.players[0])).size


def test_openspiel_takes_options() -> None:
    long = pyspiel.load_game("astrolude_beacons(players=2,options=length:long;weather:stormy)")
    state = dealt(long)
    assert '"rounds":4' in str(state)
    with pytest.raises(AstroludeError, match="options are written name:value;name:value"):
        openspiel.read_options("length=long")


def test_openspiel_writes_a_playthrough() -> None:
    text = generate_playthrough.playthrough("astrolude_beacons(players=2)", None, seed=3)
    assert "IsTerminal() = True" in text


def played(game: Any, bot: Any, rng: np.random.RandomState) -> Any:
    """How a game ends that a bot plays for everybody."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(bot.step(state)))
    return state


def test_the_mcts_of_openspiel_plays_a_game_to_its_end() -> None:
    game = pyspiel.load_game("astrolude_beacons(players=2)")
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=10, evaluator=evaluator, random_state=rng)
    state = played(game, bot, rng)
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_draws_other_dice_from_other_outcomes() -> None:
    """No branch of a search foresees the dice: they differ with the outcome of the chance node."""
    state = pyspiel.load_game(BEACONS).new_initial_state()
    for digit in range(nodes.DEALING - 1):
        state.apply_action(digit)
    worlds = {str(state.child(outcome)) for outcome, _ in state.chance_outcomes()[:40]}
    assert len(worlds) == len({tuple(gain) for gain in toy.YIELDS})


def test_an_information_state_tells_nothing_hidden() -> None:
    """Two positions that differ only in what the other holds look the same."""
    state = dealt(BEACONS)
    twin = state.clone()
    island = twin.node.state = twin.node.state.clone()
    island.hands[1], island.pile = [island.pile[0]] * len(island.hands[1]), island.pile
    assert twin.information_state_string(0) == state.information_state_string(0)


def test_there_are_more_deals_than_a_chance_node_has_outcomes() -> None:
    assert nodes.DEALS > 2**30
    game = pyspiel.load_game("astrolude_alien_frontiers(players=2)")
    states = {
        tuple(dealt(game, *digits).node.now().snapshot())
        for digits in [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]
    }
    assert len(states) == 5


def test_other_seeds_have_other_deals() -> None:
    one, other = (dealt(f"astrolude_beacons(players=2,seed={seed})").node.now() for seed in (1, 2))
    assert one.snapshot() != other.snapshot()


@pytest.mark.parametrize("game", [toy.GAME, *games.load()], ids=lambda game: game.id)
def test_another_world_looks_the_same_to_its_player(game: Game) -> None:
    moves = 40
    while (
        state := at_random(dealt(f"astrolude_{game.id}(players={max(2, game.players[0])})"), 5, moves)
    ).is_terminal():
        moves //= 2
    state = decision(state)
    player = state.current_player()
    rng = np.random.RandomState(3)
    worlds = [state.resample_from_infostate(player, rng.uniform) for _ in range(4)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == state.history()
    snapshots = {tuple(world.node.now().snapshot()) for world in [state, *worlds]}
    assert len(snapshots) == 5


def test_another_world_forgets_what_its_player_never_saw() -> None:
    """Else a search would find the opponent's true hand in the opponent's memory."""
    state = dealt(BEACONS)
    toy_game = state.node.start.game
    draw, rest = (toy_game.grammar.parse(text) for text in ("draw", "rest"))
    while state.current_player() != 1 or draw not in state.legal_actions():
        state.apply_action(int(rest if rest in state.legal_actions() else state.legal_actions()[0]))
    before = state.information_state_string(1)
    state.apply_action(draw)
    while state.is_chance_node():
        state.apply_action(0)
    own = set(state.information_state_string(1).splitlines()) - set(before.splitlines())
    hidden = [line for line in own if line not in state.information_state_string(0)]
    assert hidden, "drawing told the player something that the other did not see"
    world = state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    assert not set(world.information_state_string(1).splitlines()[:-1]) & set(hidden)


def test_the_ismcts_of_openspiel_plays_a_game_to_its_end() -> None:
    game = pyspiel.load_game(BEACONS)
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=12,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    state = played(game, bot, rng)
    assert sum(state.returns()) == pytest.approx(0)


def test_the_ismcts_of_openspiel_decides_in_a_heavy_game() -> None:
    game = pyspiel.load_game("astrolude_alien_frontiers(players=2)")
    rng = np.random.RandomState(2)
    evaluator = Shallow()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=rng, allow_inconsistent_action_sets=True)
    state = decision(dealt(game))
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):  # type: ignore[misc]
    """Finds every position even: to try a search without playing games to their end."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", [toy.GAME, *games.load()], ids=lambda game: game.id)
def test_undoing_leads_back_step_by_step(game: Game) -> None:
    state = pyspiel.load_game(f"astrolude_{game.id}(players={max(2, game.players[0])})").new_initial_state()
    rng = np.random.RandomState(7)
    passed: list[tuple[int, int, tuple[object, ...]]] = []
    while len(passed) < 30 and not state.is_terminal():
        player, action = state.current_player(), int(rng.choice(state.legal_actions()))
        passed.append((player, action, seen(state)))
        state.apply_action(action)
    for player, action, before in reversed(passed):
        state.undo_action(player, action)
        assert seen(state) == before
    assert state.is_initial_state()
    with pytest.raises(CannotUndo):
        state.undo_action(-1, 0)


def seen(state: Any) -> tuple[object, ...]:
    return str(state), state.history(), state.move_number(), state.current_player(), state.legal_actions()


def test_only_the_last_action_can_be_undone() -> None:
    state = decision(dealt(BEACONS))
    player, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    with pytest.raises(ValueError, match="the last action was not"):
        state.undo_action(player, action + 1)
    world = state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    with pytest.raises(CannotUndo):
        world.undo_action(player, action)


def test_after_an_undo_another_action_leads_elsewhere() -> None:
    state = decision(dealt(BEACONS))
    first, second = state.legal_actions()[:2]
    expected = str(state.child(second))
    player = state.current_player()
    state.apply_action(first)
    state.undo_action(player, first)
    state.apply_action(second)
    assert str(state) == expected
    assert state.clone().history() == state.history()
    assert state.history()[-1] == second
    assert state.history_str().endswith(f", {second}")
    assert state.full_history()[-1] == (player, second)


@pytest.mark.parametrize("game", [toy.GAME, *games.load()], ids=lambda game: game.id)
def test_games_and_states_are_pickled_and_copied(game: Game) -> None:
    loaded = pyspiel.load_game(f"astrolude_{game.id}(players={game.players[-1]},seed=3)")
    assert str(pickle.loads(pickle.dumps(loaded))) == str(copy.deepcopy(loaded)) == str(loaded)
    state = decision(at_random(dealt(loaded), 4, 4))
    world = at_random(state.resample_from_infostate(0, np.random.RandomState(1).uniform), 2, 3)
    for one in (state, world):
        for twin in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
            assert seen(twin) == seen(one)
            assert twin.node.now().snapshot() == one.node.now().snapshot()
            assert str(twin.get_game()) == str(loaded)


def test_another_process_needs_to_know_nothing() -> None:
    state = decision(at_random(dealt(BEACONS), 4, 5))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    run = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert run.stdout.decode().strip() == str(state)
