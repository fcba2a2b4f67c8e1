"""A puzzle: a position of a bot's game, the lines that are right there, and those known to be wrong.

`games/<game>/puzzles/puzzles.jsonl` holds a line with the rules that all follow, then one for each puzzle,
the easiest first:

    {"rules": 3}
    {"id": "1012-57", "players": 3, "options": {"map": "fixed"}, "seed": 1012, "actions": "…; …; …",
     "round": 4, "who": "faction:terrans", "grade": 3, "worth": 0.65, "margin": 0.08, "limit": 0.05,
     "sure": 1.0, "error": 0.004, "right": ["…; …"], "wrong": [[0.08, "…; …"]]}
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

SEPARATOR: Final = "; "
"""Stands between the actions of a line."""
KEPT: Final = 16
"""Games whose puzzles are kept in memory; each keeps its position once it was played."""

PUZZLE_KEYS: Final = frozenset(
    {
        *("id", "players", "options", "seed", "actions", "round", "who", "grade"),
        *("worth", "margin", "limit", "sure", "error", "right", "wrong"),
    }
)


class FaultyPuzzle(AstroludeError):
    """A puzzle that cannot be played as it is written down."""


@dataclass(frozen=True)
class Puzzle:
    """One turn, one best answer."""

    game: Game
    id: str
    start: Start
    actions: list[str]
    """What was played before."""
    round: int
    who: str | None
    """The reference of who is played, such as a faction; None where seats differ by colour alone."""
    grade: int
    """From 1, easy to see, to 5."""
    worth: float
    """The chance to win after the best line."""
    margin: float
    """How much of it the best of the wrong lines loses."""
    limit: float
    """A line that was not weighed when the puzzle was made is right if it loses no more."""
    right: list[list[str]]
    """The best line, then those that are as good."""
    wrong: list[tuple[float, list[str]]]
    """Lines that are not, each with what it loses."""

    @property
    def before(self) -> list[int]:
        """The actions that lead to the position."""
        return [self.game.grammar.parse(text) for text in self.actions]

    @cached_property
    def position(self) -> State:
        """Where it begins; clone it before playing."""
        state = self.start.new()
        try:
            for text in self.actions:
                state.apply_text(text)
        except AstroludeError as error:
            raise FaultyPuzzle(f"{self.game.id}, puzzle {self.id}: {error}") from error
        return state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.position.seat

    @cached_property
    def solutions(self) -> list[list[int]]:
        """The right lines as numbers."""
        return [self.numbers(line) for line in self.right]

    @cached_property
    def way(self) -> dict[End, int | None]:
        """What to choose next wherever a right line passes; None where it ends. The best line goes first."""
        found: dict[End, int | None] = {}
        for line in self.solutions:
            world = self.position.clone()
            for action in line:
                found.setdefault(tuple(world.snapshot()), action)
                world.play(action)
            found.setdefault(tuple(world.snapshot()), None)
        return found

    @cached_property
    def known(self) -> dict[End, float | None]:
        """Where lines lead that were weighed: what they lose, None for the right ones.

        The margin is what the best of the wrong ones loses by the longest search: those that only shorter
        ones weighed lose no less.
        """
        found: dict[End, float | None] = {}
        for loss, line in self.wrong:
            found[end_of(self.position, self.numbers(line))] = max(loss, self.margin)
        for numbers in self.solutions:
            found[end_of(self.position, numbers)] = None
        return found

    def numbers(self, line: Sequence[str]) -> list[int]:
        return [self.game.grammar.parse(text) for text in line]


End = tuple[int, ...]


def end_of(position: State, line: Sequence[int]) -> End:
    """Where a line leads: the last position before chance had a say, and what was then chosen."""
    world = position.clone()
    for action in line:
        before = world.clone()
        world.apply(action)
        if world.reveals != position.reveals:
            return (*before.snapshot(), action)
    return tuple(world.snapshot())


@lru_cache(maxsize=KEPT)
def puzzles(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by their ids, in order; none where it has none. FaultyPuzzle says what is wrong."""
    if not has_puzzles(game.id):
        return {}
    head, *rows = [json.loads(line) for line in _file(game.id).read_text(encoding="utf-8").splitlines()]
    if head != {"rules": game.rules_version}:
        raise FaultyPuzzle(f"the puzzles of {game.id} are not of its rules {game.rules_version}: {head}")
    found = [_read(game, row) for row in rows]
    if len({puzzle.id for puzzle in found}) != len(found):
        raise FaultyPuzzle(f"two puzzles of {game.id} have the same id")
    return {puzzle.id: puzzle for puzzle in found}


def has_puzzles(game: str) -> bool:
    """Whether a game comes with puzzles."""
    try:
        return _file(game).is_file()
    except ModuleNotFoundError:
        return False


def _file(game: str) -> Traversable:
    return files(f"astrolude.games.{game}").joinpath("puzzles", "puzzles.jsonl")


def _read(game: Game, row: dict[str, Any]) -> Puzzle:
    if set(row) != PUZZLE_KEYS:
        raise FaultyPuzzle(f"a puzzle has the keys {sorted(PUZZLE_KEYS)}, not {sorted(row)}")
    return Puzzle(
        game=game,
        id=row["id"],
        start=Start(game, row["players"], row["options"], row["seed"]),
        actions=row["actions"].split(SEPARATOR),
        round=row["round"],
        who=row["who"],
        grade=row["grade"],
        worth=row["worth"],
        margin=row["margin"],
        limit=row["limit"],
        right=[line.split(SEPARATOR) for line in row["right"]],
        wrong=[(loss, line.split(SEPARATOR)) for loss, line in row["wrong"]],
    )
