"""Puzzles over the protocol: what a game has, where a solver stands, and what their line is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.puzzles import (
    Attempt,
    Puzzle,
    Verdict,
    attempt,
    is_known,
    known_verdict,
    puzzles,
    weighed_verdict,
)
from astrolude.server.tables import messages
from astrolude.server.tables.archive import Archive, Entry
from astrolude.server.tables.boards import board_state
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import Course, standing_of
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.founding import among_bots, found_within
from astrolude.server.tables.judging import Judges
from astrolude.server.tables.rows import BotLevel
from astrolude.server.tables.tokens import new_secret

WEIGHING_COST: Final = 500.0
"""What it costs to weigh a line that was not weighed before, in milliseconds of about one processor."""


@dataclass(frozen=True)
class Line:
    """A line that is to be weighed, as plain data for another process."""

    game: str
    puzzle: str
    actions: list[int]


def weigh(task: Line) -> Verdict:
    """Where bots think: what a line is worth."""
    puzzle = puzzles(find(task.game))[task.puzzle]
    return weighed_verdict(puzzle, task.actions)


def puzzle_list(game: Game) -> messages.PuzzleList:
    """The puzzles of a game, the easiest first; none where it comes without."""
    return {
        "game": game.id,
        "puzzles": [
            {
                "id": puzzle.id,
                "players": puzzle.start.players,
                "round": puzzle.round,
                "who": puzzle.who,
                "grade": puzzle.grade,
                "margin": puzzle.margin,
            }
            for puzzle in puzzles(game).values()
        ],
    }


def tried(game: Game, name: str, actions: Sequence[str]) -> Attempt:
    """What a solver of a puzzle has chosen; a refusal says what cannot be."""
    puzzle = puzzles(game).get(name)
    if puzzle is None:
        raise Refusal("unknown_puzzle", f"{game.id} has no puzzle {name[:40]!r}")
    try:
        return attempt(puzzle, actions)
    except IllegalAction as error:
        raise Refusal("illegal_action", str(error)) from None


def needs_weighing(reached: Attempt) -> bool:
    """Whether the service must think about a line."""
    return reached.ended and not is_known(reached)


async def puzzle_state(
    reached: Attempt, since: int, judges: Judges | None, owner: str
) -> messages.PuzzleState:
    """Where a solver is. Without judges a line that nobody weighed yet is not judged."""
    puzzle = reached.puzzle
    found = known_verdict(reached) if reached.ended else None
    if reached.ended and found is None and judges is not None:
        line = Line(puzzle.game.id, puzzle.id, reached.line)
        try:
            found = await judges.ask(weigh, line, owner)
        except MindLost:
            raise Refusal("unavailable", "it took too long to weigh this turn") from None
    offered: list[int] | None = [] if reached.ended else None
    state = board_state(puzzle.start, puzzle.position, reached.line, puzzle.seat, offered, since)
    if reached.line:
        state["undo"] = {"possible": True, "reason": None}
    return {"state": state, "progress": _progress(reached, found)}


async def play_on(
    tables: Tables, archive: Archive, reached: Attempt, level: BotLevel, name: str | None
) -> messages.Created:
    """A table at which the puzzle's game goes on from where a solver is, with bots at the other seats."""
    puzzle, course, secret = reached.puzzle, Course(reached.puzzle.start), new_secret()
    for action in [*puzzle.before, *reached.line]:
        course.act(action)
    state = course.play.state
    if state.over:
        raise Refusal("bad_request", "the game is over there: nothing is left to play")
    entries = [Entry(*each) for each in zip(course.history, course.play.seats, strict=True)]
    seats = among_bots(puzzle.start, puzzle.seat, name, secret, level)
    return await found_within(tables, archive, puzzle.start, entries, standing_of(state), seats, secret)


def _progress(reached: Attempt, found: Verdict | None) -> messages.PuzzleProgress:
    puzzle, play = reached.puzzle, reached.play
    grammar = puzzle.game.grammar
    told = cast(Callable[[int], messages.Action], grammar.to_json)
    following = reached.following
    return {
        "puzzle": puzzle.id,
        "taken": [told(action) for action in reached.line],
        "ended": reached.ended,
        "chance": bool(play.reveals) and play.reveals[-1] != play.state.reveals,
        "verdict": None if found is None else _verdict(puzzle, found),
        "hint": None
        if following is None
        else {"at": list(grammar.references(following)), "action": grammar.text(following)},
        "astray": reached.astray,
        "solution": [told(action) for action in puzzle.solutions[0]],
    }


def _verdict(puzzle: Puzzle, found: Verdict) -> messages.PuzzleVerdict:
    return {
        "solved": found.solved,
        "loss": round(found.loss, 3),
        "chance": round(found.chance, 3),
        "best": puzzle.worth,
        "reasons": [cast(messages.AdviceReason, reason.to_json()) for reason in found.reasons],
        "best_reasons": [cast(messages.AdviceReason, reason.to_json()) for reason in found.best_reasons],
    }
