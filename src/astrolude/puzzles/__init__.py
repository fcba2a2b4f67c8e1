"""Puzzles from games of bots: one turn, one best answer. docs/puzzles.md.

They are data beside each game, found by `finding` and kept by nobody: `attempt` makes the position anew from
the puzzle and what was chosen so far.
"""

from __future__ import annotations

from astrolude.puzzles.puzzle import FaultyPuzzle, Puzzle, has_puzzles, puzzles
from astrolude.puzzles.solving import Attempt, Verdict, attempt, is_known, known_verdict, weighed_verdict

__all__ = [
    "Attempt",
    "FaultyPuzzle",
    "Puzzle",
    "Verdict",
    "attempt",
    "has_puzzles",
    "is_known",
    "known_verdict",
    "puzzles",
    "weighed_verdict",
]
