"""The evaluation: named terms, weights that shift with the stage, a sum."""

from __future__ import annotations

import pytest

from astrolude.kernel.evaluation import Evaluation, Terms, read_stages, weighted

TERMS = Terms()
POINTS = TERMS.term("points")
FIRST_SHIP = TERMS.row(["ship_1", "ship_2"])
EVALUATION = Evaluation(TERMS, [[1.0, 4.0, 3.0], [1.0, 2.0, 1.0], [1.0, 0.0, 0.0]])


def test_terms_are_numbered_in_the_order_of_their_declaration() -> None:
    assert (POINTS, FIRST_SHIP) == (0, 1)
    assert TERMS.names == ["points", "ship_1", "ship_2"]
    assert TERMS.blank() == [0.0, 0.0, 0.0]


def test_a_term_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'points' is declared twice"):
        TERMS.row(["points"])


@pytest.mark.parametrize(
    ("stage", "weights"),
    [
        (0.0, [1.0, 4.0, 3.0]),
        (0.5, [1.0, 3.0, 2.0]),
        (1.0, [1.0, 2.0, 1.0]),
        (1.75, [1.0, 0.5, 0.25]),
        (2.0, [1.0, 0.0, 0.0]),
    ],
)
def test_weights_shift_evenly_between_stages(stage: float, weights: list[float]) -> None:
    assert EVALUATION.weights(stage) == pytest.approx(weights)


@pytest.mark.parametrize("stage", [-0.5, 2.5])
def test_nothing_lies_before_the_start_or_after_the_end(stage: float) -> None:
    assert EVALUATION.weights(stage) == EVALUATION.stages[0 if stage < 0 else EVALUATION.last]


def test_a_value_is_the_sum_of_terms_by_their_weights() -> None:
    assert weighted([7.0, 1.0, 2.0], EVALUATION.weights(0.0)) == 7.0 + 4.0 + 6.0


def test_stages_are_read_by_name() -> None:
    rows = {"ship_2": [3, 1], "points": [1, 1], "ship_1": [4, 2]}
    assert read_stages(TERMS, rows) == [[1.0, 4.0, 3.0], [1.0, 2.0, 1.0]]


def test_weights_and_terms_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit together: ship_2, ship_3"):
        read_stages(TERMS, {"points": [1], "ship_1": [1], "ship_3": [1]})
    with pytest.raises(ValueError, match="a weight for each term"):
        Evaluation(TERMS, [[1.0]])


def test_a_refined_evaluation_has_the_same_weights_at_more_stages() -> None:
    finer = EVALUATION.refined(4)
    assert finer.last == 8
    assert [finer.weights(stage) for stage in (0.0, 3.0, 8.0)] == [
        EVALUATION.weights(stage) for stage in (0.0, 0.75, 2.0)
    ]
