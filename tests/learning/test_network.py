"""The network's arithmetic, and how it takes answers apart."""

from __future__ import annotations

import numpy as np
from tests.learning.networks import alien_frontiers, arrays

from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.learning.network import STEP, Network, parts_of


def test_an_answer_is_its_verb_and_its_arguments_in_their_roles() -> None:
    load()
    grammar = find("gaia").grammar
    rows, count = parts_of(grammar.describe())
    assert len(rows) == grammar.size
    assert max(max(row) for row in rows) == count - 1
    for action in range(0, grammar.size, 97):
        verb = grammar.verb_of(action)
        assert len(rows[action]) == 2 + len(verb.slots)
        assert rows[action][0] == rows[verb.base][0]
    assert len({row[-1] for row in rows}) == grammar.size, "and something of its own"


def test_the_sparse_sum_is_the_dense_product() -> None:
    game = alien_frontiers()
    given = arrays(game, 2)
    network = Network(given, parts_of(game.grammar.describe())[0])
    cells = np.array([3, 40, 7])
    values = np.array([1.0, 0.5, 2.0], np.float32)
    points = np.array([0.2, -0.4], np.float32)
    dense = np.zeros(len(given["table"]))
    dense[cells] = values
    dense[-2:] = points
    first = np.maximum(dense @ given["table"] + given["width_bias"], 0.0)
    rest = np.array([*points, 1.0], np.float32)
    seen = network.look(cells.tobytes() + network.last, values.tobytes() + rest.tobytes())
    assert np.allclose(seen, first, atol=1e-4)
    inner = np.maximum(first @ given["value_in"] + given["value_bias"], 0.0)
    wanted = STEP * (inner @ given["value_out"] + given["points_bias"])
    assert np.allclose(network.corrections(seen[None])[0], wanted, atol=1e-3)


def test_answers_are_scored_by_their_parts() -> None:
    game = alien_frontiers()
    given = arrays(game, 2)
    rows, _ = parts_of(game.grammar.describe())
    network = Network(given, rows)
    seen = np.abs(np.random.default_rng(3).standard_normal(8)).astype(np.float32)
    inner = np.maximum(seen @ given["policy_in"] + given["policy_bias"], 0.0)
    answers = [2, 5, game.grammar.size - 1]
    wanted = [
        sum(given["parts"][part] @ inner + given["parts_bias"][part] for part in rows[answer])
        for answer in answers
    ]
    assert np.allclose(network.scores(seen, answers), wanted, atol=1e-3)
