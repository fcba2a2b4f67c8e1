"""Every lesson of every game is played to its end: a changed rule breaks the lessons that it concerns."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrolude.kernel.registry import find
from astrolude.lessons import NEXT, Lesson, Syllabus, courses, syllabus, walk
from astrolude.lessons.checking import faults_of_course, faults_of_lesson, unused_texts
from astrolude.rulebook import documents, parse_clauses

ROOT = Path(__file__).parents[2]


def course_of(game: str) -> Syllabus:
    course = syllabus(find(game))
    assert course is not None
    return course


LESSONS = [lesson for game in courses() for lesson in course_of(game).lessons]


def named(lesson: Lesson) -> str:
    return f"{lesson.game.id}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_sound_and_its_solution_reaches_the_end(lesson: Lesson) -> None:
    assert faults_of_lesson(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_action_of_a_lesson_can_be_taken_back_by_leaving_it_out(lesson: Lesson) -> None:
    done = [text for step in lesson.steps for text in ([NEXT] if step.look else step.solution)]
    positions = [walk(lesson, done[:count]) for count in range(len(done) + 1)]
    assert positions[-1].done
    for count, reached in enumerate(positions):
        again = walk(lesson, done[:count])
        assert again.play.state == reached.play.state
        assert (again.step, again.offered) == (reached.step, reached.offered)
    assert positions[0].play.state is not lesson.position


@pytest.mark.parametrize("game", courses())
def test_a_course_is_whole_and_its_questions_name_clauses_of_the_rules(game: str) -> None:
    clauses = {
        clause.id
        for file in documents(ROOT, game)
        for clause in parse_clauses(file.read_text(encoding="utf-8"))
    }
    assert faults_of_course(course_of(game), clauses) == []


@pytest.mark.parametrize("game", courses())
def test_a_course_has_no_text_that_nothing_shows(game: str) -> None:
    assert unused_texts(course_of(game)) == []


def test_alien_frontiers_has_a_course() -> None:
    assert "alien_frontiers" in courses()
