"""The one program that fits the evaluations of all games, near their present weights."""

from __future__ import annotations

import json
from typing import Any

import pytest
from training.fit_weights import refit
from training.weights import data_path, written

from astrolude.games import NAMES
from astrolude.kernel.data import read_data
from astrolude.kernel.registry import find


def refitted(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    before = read_data(name, "evaluation")
    after = json.loads(json.dumps(before))
    refit(find(name), after, "", [2], 1, 7, 0.1)
    return before, after


@pytest.mark.parametrize("name", ["federation", "gaia"])
def test_a_fit_moves_the_free_weights_a_little_and_no_others(name: str) -> None:
    """One game whose weights all stand in the file, and one where some follow from others."""
    before, after = refitted(name)
    hints = read_data(name, "evaluation")["fit"]
    assert set(hints) <= {"turn", "fixed", "good", "bad", "doubt"}
    assert list(after["terms"]) == list(before["terms"])
    moved = 0
    for term, weights in before["terms"].items():
        for stage, weight in enumerate(weights):
            change = abs(after["terms"][term][stage] - weight)
            if term in hints["fixed"] or not weight:
                assert not change, (term, stage)
            moved += change > 0
    assert moved > 10


@pytest.mark.parametrize("name", NAMES)
def test_hints_name_terms_and_prompts_of_the_game(name: str) -> None:
    game = find(name)
    content = read_data(name, "evaluation")
    terms = set(game.evaluation(2).terms.names)
    hints = content["fit"]
    assert hints["turn"] in game.questions.by_name
    for part in ("fixed", "good", "bad", "doubt"):
        assert set(hints.get(part, [])) <= terms


@pytest.mark.parametrize("name", NAMES)
def test_a_data_file_is_written_as_it_was(name: str) -> None:
    """So that the difference of a fit shows the weights alone."""
    path = data_path(find(name))
    text = path.read_text(encoding="utf-8")
    assert written(json.loads(text)) + "\n" == text
