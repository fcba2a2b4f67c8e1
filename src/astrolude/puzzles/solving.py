"""Where a solver stands, and what their line is worth: a pure function of the puzzle and of what was chosen.

A line that leads where a known one leads is judged by the puzzle. Any other is weighed by the service, beside
the best one and in the same worlds, as the lines were when the puzzle was made; the seed is the puzzle's own,
so everybody is told the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from astrolude.advice.reasons import Reason, changes_of, common_to, weightiest
from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.play import Play
from astrolude.kernel.state import State
from astrolude.puzzles.puzzle import Puzzle, end_of
from astrolude.puzzles.worth import Scales, ends, mean

WORLDS: Final = 4
"""In so many worlds a line is weighed that nobody weighed before,"""
ITERATIONS: Final = 96
"""with so many walks in each."""
TOLD: Final = 5
"""The lines beside a line by which is found what all of them bring alike."""


@dataclass(frozen=True)
class Attempt:
    """What a solver has chosen so far, and where that leads."""

    puzzle: Puzzle
    play: Play

    @property
    def line(self) -> list[int]:
        return self.play.actions

    @property
    def ended(self) -> bool:
        """Whether the line is at its end."""
        return ends(self.play.state, self.puzzle.position, self.puzzle.seat)

    @property
    def following(self) -> int | None:
        """What a right line chooses next; None at an end, or where none leads on from here."""
        return None if self.ended else self.puzzle.way.get(tuple(self.play.state.snapshot()))

    @property
    def astray(self) -> int | None:
        """The place of the first choice after which no known right line leads on; None while one does."""
        world = self.puzzle.position.clone()
        for place, action in enumerate(self.line):
            world.play(action)
            if tuple(world.snapshot()) not in self.puzzle.way:
                return place
        return None


@dataclass(frozen=True)
class Verdict:
    """What a line is worth beside the best one."""

    solved: bool
    loss: float
    """How much of the chance to win it loses; 0 where it is as good."""
    chance: float
    """The chance to win after it."""
    reasons: list[Reason]
    """What it brings,"""
    best_reasons: list[Reason]
    """and what the best line brings, in the evaluation's own terms."""


def attempt(puzzle: Puzzle, actions: Sequence[str]) -> Attempt:
    """Where a solver is who chose this; IllegalAction says which choice cannot be."""
    tried = Attempt(puzzle, Play(puzzle.start, puzzle.position))
    for text in actions:
        if tried.ended:
            raise IllegalAction("the puzzle's turn is over")
        tried.play.act(puzzle.game.grammar.parse(text))
    return tried


def is_known(tried: Attempt) -> bool:
    """Whether a line was weighed when the puzzle was made: otherwise the service must weigh it."""
    return end_of(tried.puzzle.position, tried.line) in tried.puzzle.known


def known_verdict(tried: Attempt) -> Verdict | None:
    """The verdict on a line that was weighed when the puzzle was made; None on any other."""
    if not is_known(tried):
        return None
    loss = tried.puzzle.known[end_of(tried.puzzle.position, tried.line)]
    return verdict(tried.puzzle, tried.line, loss is None, loss or 0.0)


def weighed_verdict(puzzle: Puzzle, line: Sequence[int]) -> Verdict:
    """The verdict of the service on any line: it thinks for a while."""
    scales = Scales(puzzle.position, WORLDS, ITERATIONS, crc32(puzzle.id.encode()))
    best = mean(scales.weigh(puzzle.solutions[0], WORLDS))
    loss = max(0.0, best - mean(scales.weigh(line, WORLDS)))
    return verdict(puzzle, line, loss <= puzzle.limit, loss)


def verdict(puzzle: Puzzle, line: Sequence[int], solved: bool, loss: float) -> Verdict:
    """With the reasons: what is different at the end of the line, and at the end of the best one."""
    beside = [puzzle.numbers(other) for _, other in puzzle.wrong[:TOLD]]
    best = _changes(puzzle.position, puzzle.solutions[0])
    own = _changes(puzzle.position, line)
    common = common_to([best, *(_changes(puzzle.position, each) for each in beside)])
    return Verdict(
        solved, loss, max(0.0, puzzle.worth - loss), weightiest(own, common), weightiest(best, common)
    )


def _changes(position: State, line: Sequence[int]) -> list[Reason]:
    world = position.clone()
    for action in line:
        world.play(action)
    return changes_of(position, [world], position.seat)
