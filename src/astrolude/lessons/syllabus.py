"""The course of a game: its lessons in order, the questions at its end, and the first game after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.registry import names
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.files import Json, demand_keys, has_lessons, read_file
from astrolude.lessons.lesson import Lesson, read_lesson

LETTERS: Final = "abcd"
KEPT: Final = 16
"""Courses kept in memory; each holds its positions once they were played."""


@dataclass(frozen=True)
class Question:
    """A question of the quiz, its answers being the attributes `a`, `b`, … of its message."""

    id: str
    answers: int
    right: str
    """The letter of the right answer."""
    rule: str
    """The clause of the rules that answers it."""
    lesson: str
    """The lesson that teaches it."""


@dataclass(frozen=True)
class FirstGame:
    """The set-up of a first game: how many play, and what is chosen before."""

    players: int
    options: dict[str, str]


@dataclass(frozen=True)
class Syllabus:
    """All that a game's course has."""

    game: Game
    lessons: list[Lesson]
    further: frozenset[str]
    """The ids of lessons that come after the course: one for each module that a table may add."""
    quiz: list[Question]
    first_game: FirstGame
    draft: bool
    """Its author is at work: lessons and questions may be missing."""

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of that id."""
        return next((lesson for lesson in self.lessons if lesson.id == name), None)


@lru_cache(maxsize=KEPT)
def syllabus(game: Game) -> Syllabus | None:
    """A game's course; None where it has none."""
    if not has_lessons(game.id):
        return None
    course = read_file(game.id, "course")
    demand_keys(course, "course", {"lessons", "further", "quiz", "first_game", "draft"})
    first = course.get("first_game", {})
    demand_keys(first, "first_game", {"players", "options"})
    return Syllabus(
        game=game,
        lessons=[
            read_lesson(game, name, read_file(game.id, name))
            for name in [*course["lessons"], *course.get("further", [])]
        ],
        further=frozenset(course.get("further", [])),
        quiz=[_read_question(question) for question in course.get("quiz", [])],
        first_game=FirstGame(first.get("players", 2), first.get("options", {})),
        draft=course.get("draft", False),
    )


def courses() -> list[str]:
    """The names of the games that come with a course."""
    return [name for name in names() if has_lessons(name)]


def _read_question(source: Json) -> Question:
    demand_keys(source, "question", {"id", "answers", "right", "rule", "lesson"})
    question = Question(
        source["id"], source.get("answers", 3), source["right"], source["rule"], source["lesson"]
    )
    if question.answers > len(LETTERS) or question.right not in LETTERS[: question.answers]:
        raise FaultyLesson(f"question {question.id}: {question.right!r} is none of its answers")
    return question
