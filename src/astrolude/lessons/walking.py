"""Where a learner stands: a pure function of the lesson and of what was done so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.play import Play
from astrolude.lessons.conditions import Situation
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.lesson import Lesson, Reply, Step
from astrolude.lessons.patterns import matches_action, matching

NEXT: Final = "next"
"""What a learner does where there is only something to look at."""
MOST_ANSWERS: Final = 400
"""Answers of other seats in a row; more means that a script runs in circles."""


@dataclass
class Walk:
    """A lesson under way."""

    lesson: Lesson
    play: Play
    """The game since the lesson began, other seats' answers included."""
    bounds: list[int]
    """How long the play was after each thing that the learner did; the first is where it began."""
    step: int
    """The place of the present step; as many as there are steps when the lesson is done."""
    reply: str | None = None
    """What the teacher answers to the last action, which was not played."""

    @property
    def done(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def current(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.step]

    @property
    def offered(self) -> list[int]:
        """The legal actions that the present step offers."""
        step, state = self.current, self.play.state
        if step is None or step.look or state.over or state.seat != self.lesson.seat:
            return []
        legal = state.legal_actions()
        return [legal[place] for place in matching(step.offer, state.legal_texts())]

    @property
    def shown(self) -> str | None:
        """The action that a learner who asks is shown: the next of the solution, or the first offered."""
        step = self.current
        texts = [self.lesson.game.grammar.text(action) for action in self.offered]
        if step is None or not texts:
            return None
        return next((text for text in step.solution if text in texts), texts[0])

    @property
    def meant(self) -> list[str]:
        """The things that the hint points at."""
        step, shown = self.current, self.shown
        if step is None or step.hint or shown is None:
            return [] if step is None else step.hint
        grammar = self.lesson.game.grammar
        return list(grammar.references(grammar.parse(shown)))

    @property
    def stuck(self) -> bool:
        """The learner went where nothing leads on: one step back, or to the beginning."""
        step = self.current
        return step is not None and not step.look and not self.offered


def walk(lesson: Lesson, actions: Sequence[str]) -> Walk:
    """Where a learner is who did this; IllegalAction says which action cannot be."""
    return _Walker(lesson).go(actions)


class _Walker:
    """Plays a lesson: the learner's actions, everybody else's answers, and the steps that they end."""

    def __init__(self, lesson: Lesson) -> None:
        self.walk: Final = Walk(lesson, Play(lesson.start, lesson.position), [], 0)
        self.taken: list[str] = []
        self.script: list[str] = []
        self.enter()

    def go(self, actions: Sequence[str]) -> Walk:
        walk = self.walk
        self.settle()
        walk.bounds.append(len(walk.play.actions))
        for number, text in enumerate(actions):
            walk.reply = self.take(text, last=number == len(actions) - 1)
            if walk.reply is None:
                walk.bounds.append(len(walk.play.actions))
        return walk

    def take(self, text: str, *, last: bool) -> str | None:
        """One thing that the learner does; the teacher's answer if it is not played."""
        step = self.walk.current
        if step is None:
            raise IllegalAction("the lesson is done")
        if step.look != (text == NEXT):
            raise IllegalAction(f"this step of the lesson does not take {text!r}")
        if step.look:
            self.forward()
        else:
            reply = self.act(step, text, last=last)
            if reply is not None:
                return reply.say
        self.settle()
        return None

    def act(self, step: Step, text: str, *, last: bool) -> Reply | None:
        play = self.walk.play
        number = play.game.grammar.parse(text)
        if number not in self.walk.offered:
            raise IllegalAction(f"{text!r} is not offered in this step of the lesson")
        for reply in step.wrong:
            if any(matches_action(pattern, text) for pattern in reply.action):
                if last:
                    return reply
                raise IllegalAction(f"{text!r} is not offered in this step of the lesson")
        play.act(number)
        self.taken.append(text)
        return None

    def settle(self) -> None:
        """Let others answer, and pass the steps that are reached, until the learner has something to do.

        Where the last step is reached nobody answers any more: the board stays as the learner left it.
        """
        last = len(self.walk.lesson.steps) - 1
        while (self.walk.step == last and self.advance()) or self.answer() or self.advance():
            pass

    def answer(self) -> bool:
        """One answer that is not the learner's own; False if there is none to give."""
        play, step = self.walk.play, self.walk.current
        state = play.state
        if step is None or state.over:
            return False
        if len(play.actions) > MOST_ANSWERS:
            raise FaultyLesson(f"{self.walk.lesson.id}: the answers run in circles")
        texts = state.legal_texts()
        if state.seat == self.walk.lesson.seat:
            chosen = _first(step.auto, texts)
        else:
            chosen = self.others_answer(step, texts)
        if chosen is None:
            return False
        play.act(state.legal_actions()[chosen])
        return True

    def others_answer(self, step: Step, texts: list[str]) -> int:
        """What another seat answers: the next of the script, or the first pattern that fits."""
        state = self.walk.play.state
        if self.script:
            found = _first([self.script[0]], texts)
            if found is not None:
                self.script = self.script[1:]
                return found
        chosen = _first(step.answers, texts)
        if chosen is None:
            raise FaultyLesson(
                f"{self.walk.lesson.id}, step {step.id}: seat {state.seat} is asked "
                f"{state.decision.prompt!r} and nobody says what it answers: {', '.join(texts[:10])}"
            )
        return chosen

    def advance(self) -> bool:
        """Pass the present step if it is reached."""
        step, state = self.walk.current, self.walk.play.state
        if step is None or step.look:
            return False
        if step.until is None:
            reached = bool(self.taken)
        else:
            reached = step.until(Situation(state, self.walk.lesson.seat, self.taken))
        if reached:
            self.forward()
        return reached

    def forward(self) -> None:
        self.walk.step += 1
        self.enter()

    def enter(self) -> None:
        """A step begins: what was taken before does not count for it, and it has its own script."""
        step = self.walk.current
        self.taken = []
        self.script = [] if step is None else step.script


def _first(patterns: list[str], texts: list[str]) -> int | None:
    """The place of the first text that the first fitting pattern means."""
    for pattern in patterns:
        places = matching([pattern], texts)
        if places:
            return places[0]
    return None
