"""A lesson: a position, steps with what each has to reach, and what the teacher shows and answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.lessons.conditions import Condition, read_condition
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.files import Json, demand_keys
from astrolude.lessons.positions import read_position

__all__ = ["FaultyLesson", "Lesson", "Mark", "Reply", "Step", "read_lesson"]

MOST_STEPS = 5
MOST_MARKS = 2


@dataclass(frozen=True)
class Mark:
    """What the teacher points at: things, and a label where it has one."""

    at: list[str]
    label: str | None = None
    """The label is the step's attribute `mark-<label>`."""


@dataclass(frozen=True)
class Reply:
    """The answer to a likely wrong touch, or to an action that is offered but not played."""

    say: str
    """The answer is the step's attribute `wrong-<say>`."""
    touch: list[str]
    """Patterns of references."""
    action: list[str]
    """Patterns of actions."""


@dataclass(frozen=True)
class Step:
    """One thing that the learner does, or looks at."""

    id: str
    look: bool
    """Nothing is to be done: the learner reads on."""
    offer: list[str]
    """Patterns of the actions that may be taken."""
    until: Condition | None
    """What ends the step; None: any action that was offered."""
    hint: list[str]
    """The things that the second rung of the hint shows; those of the action meant, if none are named."""
    solution: list[str]
    """What a learner who knows takes."""
    marks: list[Mark]
    wrong: list[Reply]
    script: list[str]
    """What other seats answer in this step, in order."""
    answers: list[str]
    """What other seats answer otherwise: the first pattern that fits."""
    auto: list[str]
    """What is taken for the learner without asking."""
    tab: str | None
    """The panel that opens."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game's course."""

    game: Game
    id: str
    minutes: int
    source: Json
    """The position as it is written down; it is played when it is first needed."""
    focus: list[str]
    """The things on which the camera opens."""
    result: list[str]
    """The things around which the rim is drawn at the end; their label is the attribute `gain`."""
    steps: list[Step]

    @cached_property
    def _begun(self) -> tuple[Start, State]:
        return read_position(self.game, self.source)

    @property
    def start(self) -> Start:
        return self._begun[0]

    @property
    def position(self) -> State:
        """Where it begins; clone it before playing."""
        return self._begun[1]

    @property
    def seat(self) -> int:
        """The seat that learns: the one that decides where the lesson begins."""
        return self.position.seat

    @property
    def area(self) -> str:
        """The file of its texts."""
        return f"lessons_{self.game.id}"

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"{self.area}-{self.id}"


LESSON_KEYS = {"minutes", "position", "focus", "result", "tab", "answers", "auto", "steps"}
STEP_KEYS = {
    *("id", "look", "offer", "until", "hint", "solution"),
    *("marks", "wrong", "script", "answers", "auto", "tab"),
}


def read_lesson(game: Game, name: str, source: Json) -> Lesson:
    """A lesson from its file. FaultyLesson says what is wrong with it; the position is not played yet."""
    demand_keys(source, name, LESSON_KEYS)
    steps = source.get("steps")
    if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
        raise FaultyLesson(f"{name}: a lesson has 1 to {MOST_STEPS} steps")
    lesson = Lesson(
        game=game,
        id=name,
        minutes=source.get("minutes", 0),
        source=source.get("position", {}),
        focus=_texts(source.get("focus", [])),
        result=_texts(source.get("result", [])),
        steps=[_read_step(f"{name}, step {number}", step, source) for number, step in enumerate(steps, 1)],
    )
    if len({step.id for step in lesson.steps}) != len(steps):
        raise FaultyLesson(f"{name}: two steps have the same id")
    return lesson


def _read_step(place: str, source: Json, lesson: Json) -> Step:
    demand_keys(source, place, STEP_KEYS)
    look = source.get("look", False)
    solution = _texts(source.get("solution", []))
    if not isinstance(source.get("id"), str) or not isinstance(look, bool):
        raise FaultyLesson(f"{place}: a step has an id, and `look` is true or left out")
    if look == bool(solution):
        raise FaultyLesson(f"{place}: a step has a solution, or there is only something to look at")
    marks = source.get("marks", [])
    if len(marks) > MOST_MARKS:
        raise FaultyLesson(f"{place}: at most {MOST_MARKS} marks at once")
    return Step(
        id=source["id"],
        look=look,
        offer=_texts(source.get("offer", ["*"])),
        until=read_condition(source["until"]) if "until" in source else None,
        hint=_texts(source.get("hint", [])),
        solution=solution,
        marks=[_read_mark(place, mark) for mark in marks],
        wrong=[_read_reply(place, reply) for reply in source.get("wrong", [])],
        script=_texts(source.get("script", [])),
        answers=[*_texts(source.get("answers", [])), *_texts(lesson.get("answers", []))],
        auto=[*_texts(source.get("auto", [])), *_texts(lesson.get("auto", []))],
        tab=source.get("tab", lesson.get("tab")),
    )


def _read_mark(place: str, source: Json) -> Mark:
    demand_keys(source, f"{place}: mark", {"at", "label"})
    return Mark(_texts(source.get("at", [])), source.get("label"))


def _read_reply(place: str, source: Json) -> Reply:
    demand_keys(source, f"{place}: wrong", {"say", "touch", "action"})
    reply = Reply(source.get("say", ""), _texts(source.get("touch", [])), _texts(source.get("action", [])))
    if not reply.say or not reply.touch + reply.action:
        raise FaultyLesson(f"{place}: a wrong touch or action says something")
    return reply


def _texts(source: object) -> list[str]:
    """One text or several."""
    found = [source] if isinstance(source, str) else source
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise FaultyLesson(f"{source!r} should be a text or a list of texts")
    return found
