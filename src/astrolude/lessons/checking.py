"""Whether a course is sound: every text, pattern and position, every lesson played to its end."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.lesson import Lesson, Step
from astrolude.lessons.patterns import matches_action, matches_reference, matching
from astrolude.lessons.syllabus import LETTERS, Syllabus
from astrolude.lessons.walking import NEXT, Walk, walk
from astrolude.locales import LANGUAGES, load

LESSONS: Final = range(6, 15)
MINUTES: Final = range(1, 4)
QUESTIONS: Final = 10
KNOWN: Final = 3
LONGEST_SAY: Final = 360
ROWS: Final = " · "
"""Between the rows of a figure's column."""
"""Characters of the teacher's text in one step: two short paragraphs."""
EXPLORED: Final = 150
"""Positions of a lesson that are looked at for a way that leads nowhere."""


def faults_of_lesson(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, each in one sentence."""
    try:
        found = [*_text_faults(lesson), *_shape_faults(lesson)]
        found += [f"{lesson.id}, {fault}" for fault in _solution_faults(lesson)]
        found += [f"{lesson.id}: {fault}" for fault in _dead_ends(lesson)]
    except (FaultyLesson, AstroludeError) as error:
        return [f"{lesson.id}: {error}"]
    return found


def faults_of_course(course: Syllabus, clauses: Collection[str] | None = None) -> list[str]:
    """What is wrong with a course as a whole; rules are checked where their clauses are known."""
    area = f"lessons_{course.game.id}"
    found: list[str] = []
    proper = len(course.lessons) - len(course.further)
    if not course.draft and proper not in LESSONS:
        found.append(f"a course has {LESSONS.start} lessons or more, not {proper}")
    if not course.draft and len(course.quiz) != QUESTIONS:
        found.append(f"a quiz has {QUESTIONS} questions, not {len(course.quiz)}")
    wanted = {area: ["about", *(["further", "further-text"] if course.further else [])]}
    asked = {question.lesson for question in course.quiz}
    if not course.draft:
        unasked = [lesson.id for lesson in course.lessons if lesson.id not in course.further | asked]
        found += [f"no question is about the lesson {name}" for name in unasked]
    for question in course.quiz:
        wanted[f"{area}-quiz-{question.id}"] = [*LETTERS[: question.answers], "why"]
        if clauses is not None and question.rule not in clauses:
            found.append(f"question {question.id}: the rules have no clause {question.rule}")
        if course.lesson(question.lesson) is None:
            found.append(f"question {question.id}: there is no lesson {question.lesson!r}")
    try:
        course.game.complete(course.first_game.players, course.first_game.options)
    except AstroludeError as error:
        found.append(f"the first game: {error}")
    return found + list(_missing(wanted))


def unused_texts(course: Syllabus) -> list[str]:
    """Messages of the course's files that nothing shows."""
    area = f"lessons_{course.game.id}"
    known = {area, *(f"{area}-quiz-{question.id}" for question in course.quiz)}
    for lesson in course.lessons:
        known |= set(_wanted(lesson))
    return sorted(name for name in load("en").entries if name.partition("-")[0] == area and name not in known)


def _wanted(lesson: Lesson) -> dict[str, list[str]]:
    """The messages that a lesson needs, with their attributes."""
    own = ["about", "goal", "end", "ending", *(f"know-{line}" for line in range(1, KNOWN + 1))]
    wanted = {lesson.message: [*own, *(["gain"] if lesson.result else [])]}
    for step in lesson.steps:
        wanted[f"{lesson.message}-{step.id}"] = [
            "say",
            *([] if step.look else ["hint"]),
            *(f"wrong-{reply.say}" for reply in step.wrong),
            *(f"mark-{mark.label}" for mark in step.marks if mark.label),
        ]
    return wanted


def _missing(wanted: dict[str, list[str]]) -> Iterator[str]:
    for language in LANGUAGES:
        texts = load(language)
        for name, attributes in wanted.items():
            if not texts.has(name):
                yield f"there is no text {name} ({language})"
                continue
            texts.text(name)
            for attribute in attributes:
                if not texts.attribute(name, attribute):
                    yield f"the text {name} has no .{attribute} ({language})"


def _text_faults(lesson: Lesson) -> list[str]:
    found = list(_missing(_wanted(lesson)))
    if found:
        return found
    for language in LANGUAGES:
        for step in lesson.steps:
            said = load(language).attribute(f"{lesson.message}-{step.id}", "say") or ""
            if len(said) > LONGEST_SAY or len(said.split("\n\n")) > 2:
                found.append(f"{lesson.id}, {step.id} ({language}): {len(said)} characters are too many")
    return [*found, *_figure_faults(lesson)]


def _figure_faults(lesson: Lesson) -> Iterator[str]:
    for step in lesson.steps:
        message = f"{lesson.message}-{step.id}"
        if not figures_agree([load(language).attribute(message, "figure") or "" for language in LANGUAGES]):
            yield f"{lesson.id}, {step.id}: the figure's columns are not alike"


def figures_agree(figures: Sequence[str]) -> bool:
    """Whether a figure has as many columns in each language, and in each column as many rows."""
    first, *others = [[line.count(ROWS) for line in figure.splitlines()] for figure in figures]
    return len(set(first)) <= 1 and all(other == first for other in others)


def _shape_faults(lesson: Lesson) -> Iterator[str]:
    if lesson.minutes not in MINUTES:
        yield f"{lesson.id}: a lesson takes {MINUTES.start} to {MINUTES.stop - 1} minutes"
    if NEXT in lesson.game.grammar.by_name:
        yield f"{lesson.id}: the game has a verb {NEXT!r}"
    for reference in [*lesson.focus, *lesson.result]:
        yield from _reference_fault(lesson.game, lesson.id, reference)
    for step in lesson.steps:
        place = f"{lesson.id}, {step.id}"
        for reference in [*step.hint, *(at for mark in step.marks for at in mark.at)]:
            yield from _reference_fault(lesson.game, place, reference)


def _reference_fault(game: Game, place: str, reference: str) -> Iterator[str]:
    if reference not in _references(game):
        yield f"{place}: the game has no {reference!r}"


def _references(game: Game) -> set[str]:
    kinds = {**game.questions.kinds, **game.grammar.kinds}
    return {f"{kind}:{label}" for kind, labels in kinds.items() for label in labels}


def _solution_faults(lesson: Lesson) -> Iterator[str]:
    """Play the lesson by its own solution and look at every step on the way."""
    done: list[str] = []
    for place, step in enumerate(lesson.steps):
        reached = walk(lesson, done)
        if reached.step != place:
            yield f"{step.id}: the solution before it leads to step {reached.step + 1}, not {place + 1}"
            return
        unseen = set(step.offer)
        replies = {reply.say for reply in step.wrong if not reply.touch}
        yield from _unreachable_touches(reached, step)
        for text in [NEXT] if step.look else step.solution:
            reached = walk(lesson, done)
            if reached.step != place:
                yield f"{step.id}: the step ends before its solution does"
                return
            texts = _offered(reached)
            unseen -= {pattern for pattern in unseen if matching([pattern], texts)}
            replies -= set(_answered(lesson, done, step, texts))
            if not step.look and text not in texts:
                yield f"{step.id}: {text!r} is not offered; offered are {', '.join(texts[:8]) or 'none'}"
                return
            done = [*done, text]
        if not step.look:
            yield from (f"{step.id}: nothing legal is {pattern!r}" for pattern in sorted(unseen))
        yield from (f"{step.id}: nothing leads to the answer {say!r}" for say in sorted(replies))
    if not walk(lesson, done).done:
        yield f"{lesson.steps[-1].id}: its solution does not end the lesson"


def _offered(reached: Walk) -> list[str]:
    grammar = reached.lesson.game.grammar
    return [grammar.text(action) for action in reached.offered]


def _answered(lesson: Lesson, done: list[str], step: Step, texts: list[str]) -> Iterator[str]:
    """The replies that actions offered here lead to; each is tried."""
    for text in texts:
        if any(matches_action(pattern, text) for reply in step.wrong for pattern in reply.action):
            reply = walk(lesson, [*done, text]).reply
            if reply is not None:
                yield reply


def _unreachable_touches(reached: Walk, step: Step) -> Iterator[str]:
    grammar = reached.lesson.game.grammar
    lit = {reference for action in reached.offered for reference in grammar.references(action)}
    for reply in step.wrong:
        for pattern in reply.touch:
            meant = {ref for ref in _references(reached.lesson.game) if matches_reference(pattern, ref)}
            if not meant:
                yield f"{step.id}: the game has no {pattern!r}"
            elif meant <= lit:
                yield f"{step.id}: {pattern!r} is lit, so that touching it is not wrong"


def _dead_ends(lesson: Lesson) -> Iterator[str]:
    """Ways that are offered and lead nowhere, among the first positions of the lesson."""
    waiting: list[list[str]] = [[]]
    seen = 0
    while waiting and seen < EXPLORED:
        done = waiting.pop(0)
        reached = walk(lesson, done)
        seen += 1
        if reached.done or reached.reply is not None:
            continue
        if reached.stuck:
            yield f"nothing leads on after {', '.join(done)}"
            return
        step = reached.current
        ways = [NEXT] if step is not None and step.look else _offered(reached)
        waiting += [[*done, text] for text in ways]
