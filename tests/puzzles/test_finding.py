"""What makes a position a puzzle: a clear gap between the lines that are as good and all others."""

from __future__ import annotations

from typing import cast

from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from astrolude.puzzles import Puzzle, puzzles
from astrolude.puzzles.finding import Finder, Sieve, distinct, greedy_line, others, sought
from astrolude.puzzles.puzzle import end_of
from astrolude.puzzles.worth import Scales, ends

load()


class Weights:
    """Scales that know the weights."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.weights = weights
        self.worlds = [None] * 8

    def weigh(self, line: list[int], worlds: int) -> list[float]:
        return self.weights[line[0]][:worlds]


def sieve(*chances: float, shaky: int | None = None) -> Sieve:
    """Lines with these chances; the `shaky` one is ahead of the best in half of the worlds."""
    weights = {number: [chance] * 8 for number, chance in enumerate(chances)}
    if shaky is not None:
        chance = chances[shaky]
        weights[shaky] = [chances[0] + 0.1, 2 * chance - chances[0] - 0.1] * 4
    lines = [[number] for number in range(len(chances))]
    return Sieve(lines, cast(Scales, Weights(weights)), 8)


def test_a_clear_gap_makes_a_puzzle_and_says_where_right_ends() -> None:
    found = sieve(0.5, 0.49, 0.44, 0.3, 0.2)
    assert found.clear(0.0)
    assert found.right == [[0], [1]]
    assert [line for line, _ in found.wrong] == [[2], [3], [4]]
    assert 0.01 < found.limit < 0.06


def test_without_a_gap_there_is_no_puzzle() -> None:
    assert not sieve(0.5, 0.48, 0.47, 0.46, 0.45).clear(0.0)
    assert not sieve(0.5, 0.475, 0.455, 0.3, 0.2).clear(0.0)


def test_a_turn_after_which_nothing_is_lost_is_none() -> None:
    assert not sieve(0.5, 0.5, 0.5, 0.49).clear(0.0)


def test_what_is_better_in_many_worlds_is_not_wrong() -> None:
    assert sieve(0.5, 0.4, 0.3, 0.2).clear(0.0)
    assert not sieve(0.5, 0.4, 0.3, 0.2, shaky=1).clear(0.0)


def test_doubt_widens_the_bounds() -> None:
    nearly = sieve(0.5, 0.465, 0.3, 0.2)
    assert not nearly.clear(0.0)
    assert nearly.clear(0.4)


def a_position() -> tuple[Game, Puzzle, State]:
    puzzle = next(iter(puzzles(find("alien_frontiers")).values()))
    return puzzle.game, puzzle, puzzle.position


def test_lines_end_where_somebody_else_is_asked_or_chance_has_a_say() -> None:
    _, _, position = a_position()
    for line in [sought(position, 12, 1), greedy_line(position, 1)]:
        assert line is not None
        world = position.clone()
        for action in line:
            assert not ends(world, position, position.seat)
            world.apply(action)
        assert ends(world, position, position.seat)


def test_beside_a_line_stand_others_that_leave_it_and_each_end_counts_once() -> None:
    _, puzzle, position = a_position()
    best = puzzle.solutions[0]
    found = distinct(position, [best, best, *others(position, best, 5)])
    assert found[0] == best
    assert len(found) > 1
    assert len({end_of(position, line) for line in found}) == len(found)


def test_a_finder_that_is_late_looks_at_nothing() -> None:
    game = find("alien_frontiers")
    finder = Finder(game, 0.0)
    assert finder.late()
    assert list(finder.find(puzzles(game)[next(iter(puzzles(game)))].start)) == []
    assert finder.figures.games == 1
    assert finder.figures.found == 0
