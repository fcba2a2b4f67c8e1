"""An analysis in words: what a terminal and a page both say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrolude.advice.analysis import COSTLY, IMPRECISE, MISTAKE, Analysis, Judged
from astrolude.advice.judgement import Answer
from astrolude.locales import Sentences, Texts

EQUAL: Final = 0.005
"""A loss that rounds to nothing."""


@dataclass(frozen=True)
class Line:
    """A decision as it is told."""

    ply: int
    seat: int
    played: str
    loss: str
    """In whole per cents; empty where nothing was lost."""
    grade: str
    """`imprecise`, `mistake`, `costly`, or empty."""
    better: list[str]
    """Answers that lose nothing or less, each with its reasons; none where the best was played."""


class Telling:
    """Speaks of one analysis in one language."""

    def __init__(self, texts: Texts, analysis: Analysis) -> None:
        self.texts: Final = texts
        self.analysis: Final = analysis
        self._state = analysis.start.new()
        self.words: Final = Sentences(texts, analysis.start.game, analysis.names, lambda: self._state)

    def say(self, name: str, /, **arguments: str | float) -> str:
        """The message `analysis-<name>`."""
        return self.texts.text(f"analysis-{name}", **arguments)

    def percent(self, share: float) -> str:
        return self.say("percent", number=self.texts.number(100.0 * share))

    def line(self, judged: Judged) -> Line:
        self._state = judged.position.state
        lost = judged.loss >= EQUAL
        better = [self.answer(answer) for answer in judged.best if lost and answer.loss < judged.loss]
        return Line(
            judged.ply,
            judged.seat,
            self.words.action(judged.played.action),
            f"−{self.percent(judged.loss)}" if lost else "",
            grade_of(judged.loss),
            better,
        )

    def answer(self, answer: Answer) -> str:
        """What could have been answered, and why."""
        reasons = [self.words.reason(reason.to_json()) for reason in answer.reasons if reason.worth > 0.0]
        words = self.words.action(answer.action)
        return self.say("better", answer=words, reasons=self.words.listed(reasons)) if reasons else words


def grade_of(loss: float) -> str:
    """What a decision that lost so much is called."""
    if loss >= COSTLY:
        return "costly"
    if loss >= MISTAKE:
        return "mistake"
    return "imprecise" if loss >= IMPRECISE else ""
