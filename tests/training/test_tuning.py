"""Weights tuned by what choices bring: true slopes, a fit that finds what is there, level sides."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots import toy
from training import tune
from training.choices import Answers, Experiment, Slopes, Watching, experiment, of_points
from training.lessons import FEATURES, LOTS, PARTS, Sums, features, plain_forecast
from training.trial import pair, summed, told
from training.weights import DataFile, Tuning, data_path, install

from astrolude.bots.greedy import worths
from astrolude.bots.utility import Utility
from astrolude.games import NAMES, load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State

SMALL = 1e-5
COLD = 1e-9


@pytest.fixture(scope="module", autouse=True)
def _games() -> None:
    load()


def data_of(name: str) -> DataFile:
    content = json.loads(data_path(find(name)).read_text(encoding="utf-8"))
    table = "" if "terms" in content else next(key for key, part in content.items() if "terms" in part)
    return DataFile(data_path(find(name)), table)


def tuning(name: str) -> tuple[Game, Tuning]:
    data = data_of(name)
    return find(name), Tuning(find(name), data.rows, data.hints)


def position(game: Game, players: int, seed: int, moves: int) -> State:
    """A position with a choice, somewhere on the way of chance."""
    state, rng = game.new(players, None, seed), Generator(seed)
    while moves > 0 or len(game.candidates(state)) < 2:
        legal = state.legal_actions()
        state.play(legal[rng.below(len(legal))])
        moves -= 1
        assert not state.over
    return state


# Knobs


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_knobs_and_unturned_they_change_nothing(name: str) -> None:
    _, found = tuning(name)
    assert found.knobs
    assert found.turned(np.zeros(len(found.knobs))) == found.rows


def test_turning_moves_no_fixed_term_and_no_last_stage() -> None:
    _, found = tuning("gaia")
    after = found.turned(np.ones(len(found.knobs)))
    moved = [term for term in after if after[term] != found.rows[term]]
    assert len(moved) > 50
    assert "points" not in moved
    assert all(after[term][-1] == found.rows[term][-1] for term in after)


def test_between_two_stages_the_last_one_is_turned_too_where_it_counts() -> None:
    _, found = tuning("alien_frontiers")
    turns = [float(knob.way == "end") for knob in found.knobs]
    after = found.turned(turns)
    assert sum(turns) > 5
    assert all((after[term][-1] != found.rows[term][-1]) <= (found.rows[term][-1] != 0) for term in after)
    assert all(after[term][0] == found.rows[term][0] for term in after)


@pytest.mark.parametrize("name", ["gaia", "federation"])
def test_effects_are_what_turns_do_to_all_weights(name: str) -> None:
    _, found = tuning(name)
    turns = np.linspace(-1.0, 1.0, len(found.knobs))
    changed = np.array(found.weights(turns)) - np.array(found.weights(0.0 * turns))
    assert found.effects() @ turns == pytest.approx(changed, abs=1e-9)


# Slopes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_slopes_of_a_utility_are_those_of_its_small_changes(players: int) -> None:
    judge = Utility(toy.GAME, toy.GAME.new(players, None, 1))
    values = [3.0, -1.0, 4.0, 1.5][:players]
    for seat in range(players):
        found = of_points(values, seat, judge.scale)
        for other in range(players):
            more, less = list(values), list(values)
            more[other] += SMALL
            less[other] -= SMALL
            change = judge.of_points(more)[seat] - judge.of_points(less)[seat]
            assert found[other] == pytest.approx(change / (2 * SMALL), abs=1e-7)


@pytest.mark.parametrize(
    ("name", "players", "moves"),
    [("toy", 3, 4), ("alien_frontiers", 2, 40), ("gaia", 3, 60), ("eclipse", 2, 30), ("federation", 2, 25)],
)
def test_the_slope_of_an_answer_is_what_other_weights_make_of_it(name: str, players: int, moves: int) -> None:
    game = toy.GAME if name == "toy" else find(name)
    before = [list(row) for row in game.evaluation(players).stages]
    weights = np.array(before if name == "toy" else data_weights(name))
    state = position(game, players, 5, moves)
    seat = state.seat
    judge = Watching(game, state)
    worths(judge, state, game.candidates(state)[0], Generator(1), [])
    worlds = judge.worlds
    found = Slopes(game, players, len(weights)).of_answer(judge, worlds, seat).reshape(weights.shape)
    shake = np.random.default_rng(2).standard_normal(weights.shape)
    sides = []
    try:
        for way in (SMALL, -SMALL):
            install(game, players, (weights + way * shake).tolist())
            sides.append(np.mean([judge.of(world)[seat] for world in worlds]))
    finally:
        install(game, players, before)
    assert (found * shake).sum() == pytest.approx((sides[0] - sides[1]) / (2 * SMALL), rel=1e-4, abs=1e-9)
    assert np.abs(found).max() > 0.0


def data_weights(name: str) -> Any:
    _, found = tuning(name)
    return found.weights(np.zeros(len(found.knobs)))


# Choices


def test_chances_fall_off_with_the_judgement_and_a_cold_lot_is_the_greedy_bot() -> None:
    state = position(find("alien_frontiers"), 2, 5, 40)
    warm = Answers(find("alien_frontiers"), state, Generator(1), 0.5)
    assert sum(warm.chances) == pytest.approx(1.0)
    assert len(warm.likely) > 1
    order = sorted(range(len(warm.likely)), key=lambda place: warm.likely[place].worth)
    assert [warm.chances[place] for place in order] == sorted(warm.chances)
    drawn = [warm.draw(rng) for rng in [Generator(3)] for _ in range(4000)]
    for place, chance in enumerate(warm.chances):
        assert drawn.count(place) / 4000 == pytest.approx(chance, abs=0.04)
    cold = Answers(find("alien_frontiers"), state, Generator(1), COLD)
    assert {one.worth for one in cold.likely} == {max(one.worth for one in warm.likely)}


def test_choices_by_lot_teach_nothing_on_average() -> None:
    """The chosen answer is compared with the mean of all: over the lot the difference is 0."""
    state = position(find("alien_frontiers"), 2, 5, 40)
    slopes = Slopes(find("alien_frontiers"), 2, 2)
    found = []
    rng = Generator(8)
    for _ in range(400):
        _, one = experiment(slopes, state.clone(), rng, 0.5)
        assert one is not None
        found.append([*one.slope, *one.ahead])
    spread = np.std(found, axis=0)
    assert spread.max() > 0.0
    assert np.abs(np.mean(found, axis=0)).max() < 5.0 * spread.max() / 20.0


# Lessons


def test_the_lesson_is_found_in_the_noise() -> None:
    rng = np.random.default_rng(1)
    true, played = np.linspace(-0.5, 0.5, 8), np.linspace(0.1, -0.1, 8)
    sums = Sums(8)
    for _ in range(3000):
        slope = 0.05 * rng.standard_normal(8)
        expected = float(rng.uniform(0.3, 0.7))
        one = Experiment(0, float(rng.uniform()), expected, [0.0], slope, True)
        brought = expected + slope @ (true - played) + 0.1 * rng.standard_normal()
        sums.add_game([one], [float(brought)], np.eye(8), plain_forecast())
    sums.played_at(played)
    found, errors = sums.turns(prior=1.0)
    assert errors.max() < 0.06
    assert np.abs(found - true).max() < 4 * errors.max()
    close, _ = sums.turns(prior=1e-3)
    assert np.abs(close).max() < 1e-3, "with no doubt about the weights nothing is learned"


def test_forecasts_are_straightened_by_part_of_the_game() -> None:
    rng = np.random.default_rng(1)
    sums = Sums(1)
    for _ in range(4000):
        expected = float(rng.uniform())
        one = Experiment(0, 0.99, expected, [0.0], np.zeros(1), True)
        sums.add_game([one], [0.5 + 2.0 * (expected - 0.5)], np.eye(1), plain_forecast())
    forecast = sums.forecast()
    assert len(forecast) == FEATURES
    assert forecast[2 * PARTS - 1] == pytest.approx(2.0, abs=0.2)
    assert forecast[PARTS] == pytest.approx(1.0), "nothing was seen of the first part"


def test_what_later_lots_brought_is_taken_away() -> None:
    """A choice that nobody can judge by its game, since the lots after it decide, is judged all the same."""
    rng = np.random.default_rng(1)
    lots, plain = Sums(1), Sums(1)
    for _ in range(300):
        slope = 0.1 * rng.standard_normal(1)
        later = 0.3 * float(rng.standard_normal())
        first = Experiment(0, 0.1, 0.5, [0.0, 0.0], slope, True)
        game = [first, Experiment(1, 0.6, 0.5, [later, -later], np.zeros(1), True)]
        result = 0.5 + later + float(slope[0])
        lots.add_game(game, [result, 1.0 - result], np.eye(1), plain_forecast())
        plain.add_game([first], [result, 1.0 - result], np.eye(1), plain_forecast())
    rows = features(game)
    assert rows[0, LOTS:].sum() == pytest.approx(later), "by the eyes of the seat that chose"
    assert not rows[1, LOTS:].any(), "a choice is not its own future"
    turns, errors = lots.turns(1.0)
    assert turns[0] == pytest.approx(1.0, abs=4 * errors[0])
    assert errors[0] < 0.8 * plain.turns(1.0)[1][0]


def test_faded_sums_count_less() -> None:
    one, other = Sums(2), Sums(2)
    one.games, other.games = 10.0, 4.0
    one.add(other, fade=0.5)
    assert one.games == 9.0


def test_a_weight_that_is_far_too_small_is_turned_up() -> None:
    """Whoever banks coins scores; bots that dislike coins learn from their games what they are good for."""
    way = tune.Way("toy", (2,), 0.2, "")
    before = [list(row) for row in toy.GAME.evaluation(2).stages]
    sums = Sums(2)
    install(toy.GAME, 2, [[1.0, -0.5]])
    try:
        for seed in range(250):
            found, results = tune.played(Slopes(toy.GAME, 2, 1), seed, way)
            sums.add_game(found, results, np.eye(2), plain_forecast())
    finally:
        install(toy.GAME, 2, before)
    turns, errors = sums.turns(1.0)
    assert sums.games == 250
    assert turns[1] > 3 * errors[1]


# Trials


def test_equal_sides_are_level_and_the_weights_come_back() -> None:
    game, found = tuning("alien_frontiers")
    before = [list(row) for row in game.evaluation(2).stages]
    weights = found.weights(np.zeros(len(found.knobs)))
    assert pair(game, 2, 3, [weights, weights], "greedy", "") == (0.0, 0.5)
    assert game.evaluation(2).stages == before


def test_a_side_that_wants_the_opposite_falls_behind() -> None:
    game, found = tuning("alien_frontiers")
    weights = found.weights(np.zeros(len(found.knobs)))
    opposite = [[-weight for weight in row] for row in weights]
    result = pair(game, 2, 3, [weights, opposite], "greedy", "")
    assert result.lead > 3.0
    assert result.won == 1.0
    assert told(summed([result])).startswith("won 100.0% ± 0.0%, lead +")


def test_a_course_leaves_weights_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def called(*arguments: str) -> list[dict[str, Any]]:
        base = ["tune", "alien_frontiers", "--table", "two_players", "--players", "2", "--jobs", "1"]
        monkeypatch.setattr(sys, "argv", [*base, "--out", str(tmp_path), *arguments])
        tune.main()
        return [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]

    (first,) = called("--minutes", "0.001")
    assert first["round"] == 0
    assert first["games"] == 1
    _, second, trial = called("--minutes", "0.001", "--trial", "greedy", "--trial-minutes", "0")
    assert second["round"] == 1
    assert trial["games"] == 2
    made, package = DataFile(tmp_path / "evaluation.json", "two_players"), data_of("alien_frontiers")
    assert made.rows.keys() == package.rows.keys()
    assert made.rows != package.rows
    assert made.hints == package.hints
