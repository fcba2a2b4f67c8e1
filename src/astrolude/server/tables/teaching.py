"""Lessons over the protocol: where a learner stands, and what a course has."""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.game import Game
from astrolude.lessons.lesson import Lesson
from astrolude.lessons.syllabus import syllabus
from astrolude.lessons.walking import Walk, walk
from astrolude.server.tables import messages
from astrolude.server.tables.boards import board_state
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.sight import WHOLE_LOG


def course_info(game: Game) -> messages.CourseInfo:
    """The lessons of a game; none where it has no course."""
    course = syllabus(game)
    if course is None:
        return {"game": game.id, "lessons": [], "quiz": [], "first_game": None}
    return {
        "game": game.id,
        "lessons": [
            {
                "id": lesson.id,
                "minutes": lesson.minutes,
                "steps": len(lesson.steps),
                "further": lesson.id in course.further,
            }
            for lesson in course.lessons
        ],
        "quiz": [
            {
                "id": question.id,
                "answers": question.answers,
                "right": question.right,
                "rule": question.rule,
                "lesson": question.lesson,
            }
            for question in course.quiz
        ],
        "first_game": {"players": course.first_game.players, "options": course.first_game.options},
    }


def lesson_state(
    game: Game, name: str, actions: Sequence[str], since: int = WHOLE_LOG
) -> messages.LessonState:
    """Where a learner is who did this; a refusal says what cannot be."""
    lesson = _find(game, name)
    try:
        reached = walk(lesson, actions)
    except IllegalAction as error:
        raise Refusal("illegal_action", str(error)) from None
    state = board_state(
        lesson.start, lesson.position, reached.play.actions, lesson.seat, reached.offered, since
    )
    if len(reached.bounds) > 1:
        state["undo"] = {"possible": True, "reason": None}
    return {"state": state, "progress": _progress(reached, len(actions))}


def _find(game: Game, name: str) -> Lesson:
    course = syllabus(game)
    lesson = None if course is None else course.lesson(name)
    if lesson is None:
        raise Refusal("unknown_lesson", f"{game.id} has no lesson {name[:40]!r}")
    return lesson


def _progress(reached: Walk, actions: int) -> messages.LessonProgress:
    lesson, step, play = reached.lesson, reached.current, reached.play
    before = reached.bounds[-2] if len(reached.bounds) > 1 else len(play.actions)
    return {
        "lesson": lesson.id,
        "steps": [each.id for each in lesson.steps],
        "step": reached.step,
        "done": reached.done,
        "look": step is not None and step.look,
        "stuck": reached.stuck,
        "taken": actions if reached.reply is None else actions - 1,
        "wrong": reached.reply,
        "chance": before < len(play.actions) and play.reveals[before] != play.state.reveals,
        "marks": [] if step is None else [{"at": mark.at, "label": mark.label} for mark in step.marks],
        "replies": []
        if step is None
        else [{"touch": reply.touch, "say": reply.say} for reply in step.wrong if reply.touch],
        "hint": None if step is None else {"at": reached.meant, "action": reached.shown},
        "tab": None if step is None else step.tab,
        "focus": lesson.focus,
        "result": lesson.result if reached.done else [],
    }
