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


@dataclass(frozen=True)
class Portrait:
    """A player as told: in numbers, by thirds of the game, by what cost most, by where points came from."""

    name: str
    result: list[str]
    """Rank and points; none of an unfinished game."""
    precision: str
    counts: list[str]
    """How many decisions were imprecise, mistakes, costly."""
    phases: list[tuple[str, str, str]]
    """Which third, its precision, and what it cost."""
    slips: list[Line]
    sources: list[tuple[str, str, str]]
    """What points came from, as played and by the bot's best answers."""


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

    def aside(self, name: str, /, **arguments: str | float) -> str:
        """The message `think-<name>`: the page says the same."""
        return self.texts.text(f"think-{name}", **arguments)

    def percent(self, share: float) -> str:
        return self.say("percent", number=self.texts.number(100.0 * share))

    def lost(self, share: float) -> str:
        """What was lost; empty where that rounds to nothing."""
        return f"−{self.percent(share)}" if share >= EQUAL else ""

    def points(self, worth: float) -> str:
        sign = "" if round(worth) == 0 else "−" if worth < 0.0 else "+"
        return f"{sign}{self.texts.number(abs(round(worth)))}"

    def portraits(self) -> list[Portrait]:
        """All players, in the order of their seats."""
        decisions = {judged.ply: judged for judged in self.analysis.decisions}
        things = self.analysis.start.game.evaluation(self.analysis.start.players).terms.things
        return [
            Portrait(
                player.name,
                self.result(seat),
                precision_words(player.precision),
                [str(count) for count in (player.imprecise, player.mistakes, player.costly)],
                [
                    (self.aside("phase", phase=at), precision_words(phase.precision), self.lost(phase.lost))
                    for at, phase in enumerate(player.phases)
                ],
                [self.line(decisions[ply]) for ply in player.slips],
                [
                    (
                        self.words.term(source.term, things.get(source.term, "")),
                        self.points(source.played),
                        self.points(source.best),
                    )
                    for source in player.sources
                ],
            )
            for seat, player in enumerate(self.analysis.players())
        ]

    def result(self, seat: int) -> list[str]:
        outcome = self.analysis.outcome
        if outcome is None:
            return []
        return [str(outcome.ranks[seat]), self.texts.number(outcome.scores[seat])]

    def line(self, judged: Judged) -> Line:
        self._state = judged.position.state
        lost = judged.loss >= EQUAL
        better = [self.answer(answer) for answer in judged.best if lost and answer.loss < judged.loss]
        return Line(
            judged.ply,
            judged.seat,
            self.words.action(judged.played.action),
            self.lost(judged.loss),
            grade_of(judged.loss),
            better,
        )

    def moment(self, line: Line) -> str:
        """Which move it was, whose, and what."""
        return self.say("moment", ply=line.ply + 1, name=self.analysis.names[line.seat], action=line.played)

    def answer(self, answer: Answer) -> str:
        """What could have been answered, and why."""
        reasons = [self.words.reason(reason.to_json()) for reason in answer.reasons if reason.worth > 0.0]
        words = self.words.action(answer.action)
        if not reasons:
            return self.say("better-alone", answer=words)
        return self.say("better", answer=words, reasons=self.words.listed(reasons))


def precision_words(precision: int | None) -> str:
    return "–" if precision is None else str(precision)


def grade_of(loss: float) -> str:
    """What a decision that lost so much is called."""
    if loss >= COSTLY:
        return "costly"
    if loss >= MISTAKE:
        return "mistake"
    return "imprecise" if loss >= IMPRECISE else ""
