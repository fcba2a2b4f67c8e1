"""Many games stepped together: row by row what single tables show, and the same games by the same seeds."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np

from astrolude.games import NAMES, load
from astrolude.kernel.errors import InvalidInput
from astrolude.kernel.start import Start
from astrolude.research.batch import Batch, array_shapes
from astrolude.research.encoding import Encoder, rewards
from astrolude.research.workers import WorkerFailed, Workers
from astrolude.testing import toy

ROWS = 3


@pytest.fixture(autouse=True)
def _games() -> None:
    load()


def expected(batch: Batch, states: list[Any]) -> None:
    """The arrays hold what an encoder of each table's own sees."""
    for row, state in enumerate(states):
        encoder = Encoder(batch.start)
        assert batch.seats[row] == state.seat
        assert np.array_equal(batch.arrays["observation"][row], encoder.observation(state, state.seat))
        assert np.array_equal(batch.arrays["action_mask"][row], encoder.mask(state, state.seat))


@pytest.mark.parametrize("name", NAMES)
def test_rows_show_what_single_tables_show(name: str) -> None:
    batch = Batch(name, num_envs=ROWS)
    batch.reset(seed=4)
    states = [batch.start.with_seed(int(seed)).new() for seed in batch.seeds]
    chance = np.random.default_rng(1)
    for _ in range(60):
        expected(batch, states)
        chosen = batch.sample(chance)
        for state, action in zip(states, chosen.tolist(), strict=True):
            state.apply(action)
        batch.step(chosen)
        for row, state in enumerate(states):
            if state.over:
                states[row] = batch.start.with_seed(int(batch.seeds[row])).new()


def played(batch: Batch, seed: int, steps: int) -> list[Any]:
    """What happened in so many steps of random play."""
    batch.reset(seed=seed)
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(steps):
        batch.step(batch.sample(chance))
        found.append(
            [batch.seats.tolist(), batch.seeds.tolist(), batch.rewards.tolist(), batch.cells.tolist()]
        )
    return found


def test_the_same_seed_gives_the_same_games_dense_or_sparse() -> None:
    dense = played(Batch(toy.GAME, 3, num_envs=ROWS), 5, 300)
    assert dense == played(Batch(toy.GAME, 3, num_envs=ROWS, sparse=True), 5, 300)
    assert dense != played(Batch(toy.GAME, 3, num_envs=ROWS), 6, 300)


def test_games_that_end_pay_everybody_and_begin_anew_in_the_same_step() -> None:
    batch = Batch(toy.GAME, 2, num_envs=ROWS)
    batch.reset(seed=2)
    states = [batch.start.with_seed(int(seed)).new() for seed in batch.seeds]
    chance = np.random.default_rng(1)
    ends = 0
    while ends < 8:
        chosen = batch.sample(chance)
        _, paid, over, cut, infos = batch.step(chosen)
        assert not cut.any()
        for row, action in enumerate(chosen.tolist()):
            states[row].apply(action)
            outcome = states[row].outcome()
            assert over[row] == (outcome is not None)
            assert paid[row].tolist() == pytest.approx(rewards(outcome) if outcome else [0.0, 0.0])
            assert infos["scores"][row].tolist() == (outcome.scores if outcome else [0, 0])
            if outcome:
                states[row] = batch.start.with_seed(int(infos["seeds"][row])).new()
                ends += 1
        expected(batch, states)


def test_an_illegal_action_costs_its_seat_the_game_and_only_this_one() -> None:
    batch = Batch(toy.GAME, 2, num_envs=2)
    _, infos = batch.reset(seed=1)
    seats, seeds = infos["seats"].tolist(), infos["seeds"].tolist()
    chosen = batch.sample(np.random.default_rng(1))
    chosen[1] = batch.single_action_space.n
    _, paid, over, _, infos = batch.step(chosen)
    assert over.tolist() == [False, True]
    assert paid[1, seats[1]] == -1.0
    assert paid.sum() == -1.0
    assert infos["seeds"][0] == seeds[0]
    assert infos["seeds"][1] != seeds[1]


def test_a_game_that_does_not_end_is_cut_off_without_rewards() -> None:
    batch = Batch(toy.GAME, 2, num_envs=1, cut_off=3)
    batch.reset(seed=1)
    chance = np.random.default_rng(1)
    cuts = []
    for _ in range(6):
        _, paid, over, cut, _ = batch.step(batch.sample(chance))
        cuts.append(bool(cut[0]))
        assert not paid.any()
        assert not over.any()
    assert cuts == [False, False, True, False, False, True]


def test_spaces_are_those_of_a_vector_environment() -> None:
    batch = Batch(toy.GAME, 2, num_envs=ROWS)
    seen, _ = batch.reset(seed=1)
    assert batch.observation_space.contains(seen)
    assert batch.action_space.contains(batch.sample(np.random.default_rng(1)))


def test_arrays_may_be_given_and_must_fit() -> None:
    start = Start(toy.GAME, 2)
    own = {name: np.ones(shape, kind) for name, (shape, kind) in array_shapes(start, 2).items()}
    batch = Batch(toy.GAME, 2, num_envs=2, arrays=own)
    seen, _ = batch.reset(seed=1)
    assert seen["observation"] is own["observation"]
    expected(batch, batch.positions)
    with pytest.raises(InvalidInput, match="'observation' is"):
        Batch(toy.GAME, 2, num_envs=3, arrays=own)
    with pytest.raises(InvalidInput, match="check action_mask, rewards"):
        Batch(toy.GAME, 2, num_envs=2, arrays={"observation": own["observation"]})
    with pytest.raises(InvalidInput, match="check action_mask, observation"):
        Batch(toy.GAME, 2, num_envs=2, sparse=True, arrays=own)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidInput, match="at least one"):
        Batch(toy.GAME, 2, num_envs=0)
    batch = Batch(toy.GAME, 2, num_envs=2)
    with pytest.raises(InvalidInput, match="after a reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    with pytest.raises(InvalidInput, match="2 games need"):
        batch.step([0])
    with pytest.raises(InvalidInput, match="from 0"):
        batch.reset(seed=-1)
    with pytest.raises(InvalidInput, match="one seed or 2, not 3"):
        batch.reset(seed=[1, 2, 3])
    with pytest.raises(InvalidInput, match="without start"):
        batch.reset(seed=1, options={"start": None})


# Workers


def test_workers_play_the_same_games_as_one_batch() -> None:
    one = Batch("alien_frontiers", 2, num_envs=3, cut_off=40)
    one.reset(seed=9)
    with Workers("alien_frontiers", 2, num_envs=3, workers=2, cut_off=40) as many:
        held, _ = many.reset(seed=9)
        for _ in range(90):
            for name in one.arrays:
                assert np.array_equal(one.arrays[name], many.arrays[name]), name
            chosen = many.sample(np.random.default_rng(int(one.seeds[0] % 1000)))
            assert (one.arrays["action_mask"][np.arange(3), chosen] == 1).all()
            one.step(chosen)
            many.step(chosen)
        assert (one.seeds != Batch("alien_frontiers", 2, num_envs=3).seeds).all()
        with pytest.raises(InvalidInput, match="3 games need"):
            many.step([0])
    many.close()
    assert held["observation"].any(), "what somebody holds is still there"
    with pytest.raises(WorkerFailed, match="closed"):
        many.step(chosen)


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(InvalidInput, match="1 to 2 workers, not 3"):
        Workers("alien_frontiers", 2, num_envs=2, workers=3)
    with Workers("alien_frontiers", 2, num_envs=2, workers=1) as games:
        with pytest.raises(InvalidInput, match="after a reset"):
            games.step([0, 0])
        games.reset(seed=1)
        games.processes[0].kill()
        games.processes[0].join()
        with pytest.raises(WorkerFailed, match="died"):
            games.step([0, 0])
