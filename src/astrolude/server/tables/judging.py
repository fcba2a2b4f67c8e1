"""What the judging service is asked for tables: plain data that another process can work on.

Positions are made anew there from the start and the actions, and only `advice.judge` looks at them: it draws
a world that the seat to move cannot tell from the real one before it thinks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar, cast

from astrolude.advice import Answer, Judgement, judge
from astrolude.advice.analysis import worths_of
from astrolude.bots.search import Budget
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables import messages

SHOWN: Final = 3
"""How many answers are told for a question, beside the one that was played."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class Judges(Protocol):
    """Where positions are judged."""

    async def ask(
        self, work: Callable[[Task], Result], task: Task, owner: str, patient: bool = False
    ) -> Result:
        """What a function of this module makes of a task, for somebody; a patient one lets others go first.

        MindLost, or whatever it raised.
        """
        ...


@dataclass(frozen=True)
class Survey:
    """A game whose choices are to be found."""

    start: Start
    actions: list[int]


@dataclass(frozen=True)
class Inspection:
    """Moves of a game that are to be judged, each within so many milliseconds."""

    start: Start
    actions: list[int]
    moves: list[int]
    milliseconds: int
    seed: int = 0


@dataclass(frozen=True)
class Fresh:
    """From which action of a game on chance falls otherwise, and the seed by which it does."""

    action: int
    seed: int


@dataclass(frozen=True)
class Question:
    """A position on which a seat wants advice; `also` names answers that must be looked at."""

    start: Start
    actions: list[int]
    milliseconds: int
    seed: int
    also: list[int]
    iterations: int = 0
    fresh: Fresh | None = None


@dataclass(frozen=True)
class Verdict:
    """A move that was judged."""

    move: int
    found: dict[str, object]


def survey(task: Survey) -> list[int]:
    """The numbers of the moves at which there was a choice."""
    return [
        move
        for move, state in _positions(task.start, task.actions, range(len(task.actions)))
        if len(state.legal_actions()) > 1
    ]


def inspect(task: Inspection) -> list[Verdict]:
    """The moves one by one, each by what its seat knew."""
    return [
        Verdict(move, _verdict(state, task.actions[move], task.milliseconds, task.seed + move))
        for move, state in _positions(task.start, task.actions, task.moves)
    ]


def advise(task: Question) -> messages.Advice:
    """The best answers, and those that were asked about."""
    state = task.start.new()
    for number in range(len(task.actions) + 1):
        if task.fresh is not None and number == task.fresh.action:
            state = state.determinize(state.seat, Generator(task.fresh.seed))
        if number < len(task.actions):
            state.play(task.actions[number])
    budget = Budget(task.milliseconds, task.iterations)
    return advice_of(state.grammar, judge(state, budget, task.seed, task.also, SHOWN), task.also)


def advice_of(grammar: Grammar, found: Judgement, also: Sequence[int]) -> messages.Advice:
    """A judgement as it is told."""
    return {
        "seat": found.seat,
        "answers": [answer_told(grammar, answer) for answer in found.answers[:SHOWN]],
        "asked": [
            answer_told(grammar, answer)
            for answer in (found.of(action) for action in also)
            if answer is not None
        ],
        "losses": {str(answer.action): round(answer.loss, 3) for answer in found.answers},
    }


def answer_told(grammar: Grammar, answer: Answer) -> messages.JudgedAnswer:
    told = cast(Callable[[int], messages.Action], grammar.to_json)
    return {
        "action": told(answer.action),
        "chances": [round(chance, 3) for chance in answer.chances],
        "points": [round(points, 1) for points in answer.points],
        "loss": round(answer.loss, 3),
        "lost_points": round(answer.lost_points, 1),
        "line": [
            {"seat": seat, "action": told(action)}
            for seat, action in zip(answer.seats, answer.line, strict=True)
        ],
        "reasons": [cast(messages.AdviceReason, reason.to_json()) for reason in answer.reasons],
    }


def _verdict(state: State, action: int, milliseconds: int, seed: int) -> dict[str, object]:
    found = judge(state, Budget(milliseconds), seed, [action], SHOWN)
    played = found.of(action)
    assert played is not None
    after = state.clone()
    after.play(action)
    return {
        "seat": found.seat,
        "played": answer_told(state.grammar, played),
        "best": [answer_told(state.grammar, answer) for answer in found.answers[:SHOWN]],
        "usual": round(sum(answer.loss for answer in found.answers) / len(found.answers), 4),
        "revealed": after.reveals != state.reveals,
        "worths": {
            term: [round(one, 2), round(other, 2)]
            for term, (one, other) in worths_of(played, found.best).items()
        },
    }


def _positions(start: Start, actions: Sequence[int], moves: Iterable[int]) -> Iterator[tuple[int, State]]:
    """The positions before some moves, in their order; each is the reader's own."""
    wanted = set(moves)
    last = max(wanted, default=-1)
    state = start.new()
    for move, action in enumerate(actions[: last + 1]):
        if move in wanted:
            yield move, state.clone()
        state.play(action)
