"""Weights tuned by play: sides that are equal stay level, and better weights are found to lead."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from astrolude.games import NAMES
from astrolude.kernel.data import read_data
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find

np = pytest.importorskip("numpy")
sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
tune_evaluation: Any = import_module("tune_evaluation")


def tuning(name: str) -> tuple[Game, Any]:
    content = read_data(name, "evaluation")
    part = content if "terms" in content else next(part for part in content.values() if "terms" in part)
    return find(name), tune_evaluation.Tuning(find(name), part["terms"], content["fit"])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_knobs_and_unturned_they_change_nothing(name: str) -> None:
    _, found = tuning(name)
    assert len(found.knobs) > 5
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


def test_equal_sides_are_level_and_the_weights_come_back() -> None:
    game, found = tuning("alien_frontiers")
    before = [list(row) for row in game.evaluation(2).stages]
    weights = found.weights(np.zeros(len(found.knobs)))
    assert tune_evaluation.pair(game, 2, 3, [weights, weights], "greedy", "") == (0.0, 0.5)
    assert game.evaluation(2).stages == before


def test_a_side_that_wants_the_opposite_falls_behind() -> None:
    game, found = tuning("alien_frontiers")
    weights = found.weights(np.zeros(len(found.knobs)))
    opposite = [[-weight for weight in row] for row in weights]
    found = tune_evaluation.pair(game, 2, 3, [weights, opposite], "greedy", "")
    assert found.lead > 3.0
    assert found.won == 1.0


def test_the_slope_is_found_in_the_noise() -> None:
    rng = np.random.default_rng(1)
    shakes = rng.integers(0, 2, (4000, 20)) * 2.0 - 1.0
    true = np.linspace(-0.5, 0.5, 20)
    leads = 2.0 * shakes @ true + 5.0 * rng.standard_normal(4000)
    found, error = tune_evaluation.slope(2.0 * shakes, leads)
    assert error < 0.1
    assert np.abs(found - true).max() < 4 * error + 0.05
