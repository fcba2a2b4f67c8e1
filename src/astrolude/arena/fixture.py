"""A match to be played, as it travels to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass

from astrolude.arena.match import MatchResult, play_match
from astrolude.kernel.start import Start


@dataclass(frozen=True)
class Fixture:
    """Who plays which game on which seat."""

    start: Start
    bots: list[str]

    @property
    def seed(self) -> int:
        return self.start.seed

    def play(self) -> MatchResult:
        return play_match(self.start, self.bots)


def rotated(table: list[str], number: int) -> list[str]:
    """The bots by seat, each moved on by `number` seats."""
    return [table[(seat - number) % len(table)] for seat in range(len(table))]
