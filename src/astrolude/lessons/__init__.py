"""Lessons on a live board: data beside each game, played by the ordinary rules. docs/writing-a-lesson.md.

Nothing here remembers a learner: `walk` makes the position anew from the lesson and what was done so far.
"""

from __future__ import annotations

from astrolude.lessons.lesson import FaultyLesson, Lesson, Step
from astrolude.lessons.syllabus import Question, Syllabus, courses, syllabus
from astrolude.lessons.walking import NEXT, Walk, walk

__all__ = [
    "NEXT",
    "FaultyLesson",
    "Lesson",
    "Question",
    "Step",
    "Syllabus",
    "Walk",
    "courses",
    "syllabus",
    "walk",
]
