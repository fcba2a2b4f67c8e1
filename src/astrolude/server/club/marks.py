"""Bots on the scale of people: fixed marks, each with the series that it comes from.

The *normal* bot stands where people begin. How far the others are from it follows from series of two players
in benchmarks/RESULTS.md, by the model that rates people; with more players the same marks are used. A level
without a series has no mark, and a table at which it sits cannot be rated.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Final, NamedTuple

from astrolude.server.club.messages import BotMark
from astrolude.server.club.scale import MODEL, START, STEP


class Series(NamedTuple):
    """Duels of a level against another bot."""

    won: float
    games: int
    """How many, shared wins counted as their share."""
    told: str

    @property
    def distance(self) -> int:
        """Points of the scale by which the winner is ahead; half a game is added for each, as none is
        sure."""
        odds = (self.won + 0.5) / (self.games - self.won + 0.5)
        return round(STEP * sqrt(2) * MODEL.beta * log(odds))


HARD: Final[Mapping[str, Series]] = {
    "alien_frontiers": Series(98, 100, "a search of 50 ms won 98 of 100 games against normal"),
    "gaia": Series(45, 60, "a search of 100 ms won 45 of 60 games against normal"),
    "space_gate": Series(44.5, 60, "a search of 50 ms won 74 % of 60 games against normal"),
    "federation": Series(45.5, 60, "a search of 50 ms won 76 % of 60 games against normal"),
    "eclipse": Series(31, 40, "a search of 50 ms won 78 % of 40 games against normal"),
}
"""*Hard* thinks for longer than these: it is at least so strong."""

EASY: Final[Mapping[str, Series]] = {
    "alien_frontiers": Series(100, 100, "normal won 100 of 100 games against easy"),
    "gaia": Series(99, 100, "normal won 99 of 100 games against easy"),
    "space_gate": Series(95, 100, "normal won 95 of 100 games against easy"),
    "federation": Series(100, 100, "normal won 100 of 100 games against easy"),
    "eclipse": Series(100, 100, "normal won 100 of 100 games against easy"),
}


def _marks(game: str) -> list[BotMark]:
    easy, hard = EASY.get(game), HARD.get(game)
    marks: list[BotMark] = []
    if easy is not None:
        marks.append({"level": "easy", "rating": START - easy.distance, "source": easy.told})
    marks.append({"level": "normal", "rating": START, "source": "the scale begins with it"})
    if hard is not None:
        told = f"{hard.told}; hard thinks for longer"
        marks.append({"level": "hard", "rating": START + hard.distance, "source": told})
    return marks


MARKS: Final[Mapping[str, list[BotMark]]] = {game: _marks(game) for game in HARD}
"""By game; none for games that were never measured."""


def mark_of(game: str, level: str) -> int | None:
    """Where a bot stands; None if nobody knows."""
    return next((each["rating"] for each in MARKS.get(game, ()) if each["level"] == level), None)
