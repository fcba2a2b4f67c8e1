"""The school of the package's networks: true slopes, both seats' eyes, and what was learned is what plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from training.policy_network import CLIP, Positions, Pupil, Steps, chance_of
from training.policy_school import (
    SMOOTH,
    Class,
    Plan,
    School,
    drawn,
    greedy_games,
    learn,
    surprises,
    together,
    won,
)
from training.self_play import Tables, Views, result

from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.learning.files import read_network, read_record
from astrolude.learning.judge import Habits, LearnedJudge, settle

PLAN = Plan("alien_frontiers", 8, 6, 1e-3, 0.01, 1)
SMALL = 1e-5
CURIOUS = 0.05


@pytest.fixture(scope="module")
def game() -> Game:
    load()
    return find("alien_frontiers")


def some_steps(game: Game, pupil: Pupil) -> Steps:
    """Steps of a network that was a little different, so that some of them are clipped."""
    steps = greedy_games(game, 1, 3).rows(np.arange(0, 60, 3))
    chance = np.random.default_rng(3)
    found = pupil.forward(steps.positions)
    logs = found.logs[steps.positions.starts[:-1] + steps.chosen]
    count = len(logs)
    return steps._replace(logs=logs + chance.normal(0.0, 0.3, count), gains=chance.normal(size=count))


def loss(pupil: Pupil, steps: Steps) -> float:
    """What the slopes are those of, said once more and plainly."""
    found = pupil.forward(steps.positions)
    total = 0.0
    for row, (first, end) in enumerate(
        zip(steps.positions.starts[:-1], steps.positions.starts[1:], strict=True)
    ):
        logs = found.logs[first:end]
        ratio = np.exp(logs[steps.chosen[row]] - steps.logs[row])
        gain = steps.gains[row]
        held = min(ratio * gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
        spread = -(np.exp(logs) * logs).sum()
        chance, wanted = chance_of(found.ahead[row]), steps.results[row]
        surprise = -wanted * np.log(chance) - (1 - wanted) * np.log(1 - chance)
        total += -held - CURIOUS * spread + surprise
    return total / len(steps.chosen)


def test_the_slopes_are_those_of_the_loss(game: Game) -> None:
    pupil = Pupil(game, 2, 8, 6)
    chance = np.random.default_rng(5)
    for name, array in pupil.arrays.items():
        pupil.arrays[name] = array.astype(np.float64) + chance.normal(0.0, 0.1, array.shape)
    steps = some_steps(game, pupil)
    slopes = pupil.slopes(steps, CURIOUS)
    for name, slope in slopes.items():
        flat, weights = slope.reshape(-1), pupil.arrays[name].reshape(-1)
        assert np.abs(flat).max() > 1e-4, name
        for place in np.argsort(-np.abs(flat))[:6]:
            sides = []
            for change in (SMALL, -2 * SMALL):
                weights[place] += change
                sides.append(loss(pupil, steps))
            weights[place] += SMALL
            assert flat[place] == pytest.approx((sides[0] - sides[1]) / (2 * SMALL), rel=1e-3, abs=1e-6), name


def test_rows_taken_out_are_the_rows(game: Game) -> None:
    steps = greedy_games(game, 1, 3)
    chosen = np.array([7, 2, 2, 11])
    pupil = Pupil(game, 1, 8, 6)
    whole, part = pupil.forward(steps.positions), pupil.forward(steps.rows(chosen).positions)
    assert np.allclose(part.ahead, whole.ahead[chosen], atol=1e-6)
    starts = steps.positions.starts
    wanted = np.concatenate([whole.logs[starts[row] : starts[row + 1]] for row in chosen])
    assert np.allclose(part.logs, wanted, atol=1e-5)
    halves = [steps.positions.rows(np.arange(5)), steps.positions.rows(np.arange(5, 12))]
    assert np.array_equal(together(halves).answers, steps.positions.rows(np.arange(12)).answers)


def test_answers_are_drawn_by_their_chances() -> None:
    chances = np.array([0.2, 0.8, 0.5, 0.3, 0.2])
    logs, starts = np.log(chances), np.array([0, 2, 5])
    chance = np.random.default_rng(4)
    lots = np.array([drawn(logs, starts, chance) for _ in range(4000)])
    for place, wanted in enumerate(chances):
        assert np.mean(lots[:, int(place >= 2)] == place) == pytest.approx(wanted, abs=0.04)


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    """One game: A moves, B moves and wins, which nobody foresaw."""
    found = surprises(np.array([[0.0], [1.0]]), np.zeros((3, 1)), np.array([[-1.0], [0.0]]))
    assert found[1, 0] == 1.0
    assert found[0, 0] == pytest.approx(-SMOOTH)
    foreseen = surprises(
        np.array([[0.0], [1.0]]), np.array([[-1.0], [1.0], [0.0]]), np.array([[-1.0], [0.0]])
    )
    assert foreseen == pytest.approx(np.zeros((2, 1)))


def test_tables_tell_who_goes_on_and_what_a_game_brought(game: Game) -> None:
    tables = Tables(game, 3, 1)
    ends = 0
    for step in range(2000):
        before = [state.seat for state in tables.states]
        seen = tables.look()
        actions = [int(seen.answers[first + step % 2]) for first in seen.starts[:-1]]
        same, brought = tables.step(actions)
        for row, state in enumerate(tables.states):
            assert len(game.candidates(state)) > 1
            if same[row]:
                assert brought[row] == 0.0
                assert (same[row] == 1.0) == (state.seat == before[row])
            ends += not same[row]
    assert ends == tables.played > 0


def test_a_result_is_turned_for_the_other_seat(game: Game) -> None:
    state = game.new(2, None, 1)
    assert result(state, 0) == 0.0
    while not state.over:
        state.play(game.candidates(state)[-1])
    assert result(state, 0) == -result(state, 1)


def test_what_was_learned_is_what_plays(game: Game, tmp_path: Path) -> None:
    """The package judges a position as the school does, but for rounding."""
    learn(PLAN, 0.0, 1, None, 60.0, 2, tmp_path)
    network = read_network(tmp_path / "network.npz", game)
    assert read_record(tmp_path / "network.npz")["rounds"][-1]["imitated"] >= 16
    again = Class(PLAN, 1)
    again.begin_with(tmp_path / "network.npz")
    state = game.new(2, None, 9)
    for _ in range(30):
        state.play(game.candidates(state)[0])
    settle(game, state)
    found = again.school.pupil.forward(Views(game).look([state]))
    judge = LearnedJudge(game, state, network, Habits())
    assert judge.of_each([state.clone()])[0][state.seat] == pytest.approx(chance_of(found.ahead[0]), abs=2e-3)
    scores = network.scores(judge.look(state, judge.relative(state)), game.candidates(state))
    assert np.allclose(scores - np.log(np.exp(scores).sum()), found.logs, atol=2e-3)
    assert 0.0 <= won(again.school.pupil, game, 2, 5) <= 1.0


def test_a_lesson_moves_every_array(game: Game) -> None:
    school = School(PLAN)
    before = {name: array.copy() for name, array in school.pupil.arrays.items()}
    school.lesson(1e-3, 0.01)
    assert all(not np.array_equal(before[name], array) for name, array in school.pupil.arrays.items())


def test_a_network_of_another_size_is_no_beginning(game: Game, tmp_path: Path) -> None:
    learn(PLAN, 0.0, 1, None, 60.0, 2, tmp_path)
    with pytest.raises(SystemExit, match="other arrays"):
        Class(replace(PLAN, width=4), 1).begin_with(tmp_path / "network.npz")


def test_positions_hold_the_points_behind_the_cells(game: Game) -> None:
    state = game.new(2, None, 2)
    settle(game, state)
    seen: Positions = Views(game).look([state, state])
    size = game.layout(2).size
    points = game.evaluate(state)
    relative = points[state.seat :] + points[: state.seat]
    assert seen.cells.shape == (2, size + 2)
    assert np.allclose(seen.cells.toarray()[1, size:] * 50.0, relative, atol=1e-4)
