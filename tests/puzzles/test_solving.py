"""How a solver's turn is judged: by the puzzle where it was weighed, by the service where it was not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrolude.games import load
from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.registry import find
from astrolude.puzzles import FaultyPuzzle, Puzzle, attempt, known_verdict, puzzles, weighed_verdict
from astrolude.puzzles.worth import Scales, mean

load()


def a_puzzle() -> Puzzle:
    """The clearest one of the quickest game."""
    return max(puzzles(find("alien_frontiers")).values(), key=lambda puzzle: puzzle.margin)


def unknown(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, as if only its best line had been weighed."""
    return replace(puzzle, right=puzzle.right[:1], wrong=[])


def test_a_turn_that_is_over_takes_no_more_choices() -> None:
    puzzle = a_puzzle()
    with pytest.raises(IllegalAction, match="turn is over"):
        attempt(puzzle, [*puzzle.right[0], puzzle.right[0][-1]])


def test_what_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(IllegalAction):
        attempt(a_puzzle(), ["fly"])


def test_the_first_choice_that_leaves_the_right_lines_is_named() -> None:
    puzzle = a_puzzle()
    _, wrong = max(puzzle.wrong)
    failed = attempt(puzzle, wrong)
    assert failed.astray is not None
    before = attempt(puzzle, wrong[: failed.astray])
    assert before.astray is None
    assert before.following is not None
    assert attempt(puzzle, wrong[: failed.astray + 1]).following is None


def test_a_turn_that_nobody_weighed_is_weighed_by_the_service_always_alike() -> None:
    puzzle = unknown(a_puzzle())
    _, wrong = max(a_puzzle().wrong)
    tried = attempt(puzzle, wrong)
    assert known_verdict(tried) is None
    verdict = weighed_verdict(puzzle, tried.line)
    assert verdict == weighed_verdict(puzzle, tried.line)
    assert not verdict.solved
    assert verdict.loss > puzzle.limit
    assert verdict.chance < puzzle.worth


def test_the_best_turn_itself_loses_nothing_by_the_service() -> None:
    puzzle = a_puzzle()
    verdict = weighed_verdict(puzzle, puzzle.solutions[0])
    assert verdict.solved
    assert verdict.loss == 0.0


def test_lines_are_weighed_in_the_same_worlds_and_never_by_what_is_hidden() -> None:
    """Two positions that the seat cannot tell apart weigh a line alike, if the worlds come from one seed."""
    puzzle = a_puzzle()
    line = puzzle.solutions[0]
    one = Scales(puzzle.position, 2, 8, 3)
    other = Scales(puzzle.position.clone(), 2, 8, 3)
    assert one.weigh(line, 2) == other.weigh(line, 2)
    assert 0.0 <= mean(one.weigh(line, 2)) <= 1.0


def test_a_puzzle_of_other_rules_is_faulty() -> None:
    broken = replace(a_puzzle(), actions=["fly"])
    with pytest.raises(FaultyPuzzle, match="fly"):
        _ = broken.position
