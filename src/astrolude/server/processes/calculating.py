"""Calculators of games: bounded work in a process of its own, with a short line of waiting callers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from astrolude.kernel.errors import InvalidInput
from astrolude.kernel.registry import find
from astrolude.server.processes.turns import Claim
from astrolude.server.tables.course import find_game
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.errors import Refusal

Task = TypeVar("Task")
Result = TypeVar("Result")

WAITING: Final = 20
"""How many callers may wait for their answers at the same time."""


@dataclass(frozen=True)
class Inquiry:
    """What a calculator of a game is asked."""

    game: str
    calculator: str
    question: dict[str, object]


@dataclass(frozen=True)
class Reply:
    """What it answers, or why it cannot: exceptions do not travel between processes."""

    answer: dict[str, object]
    problem: str = ""
    seconds: float = 0.0
    """How long it took the process."""


def reply_to(inquiry: Inquiry) -> Reply:
    """The work itself, in the other process."""
    begun = time.process_time()
    try:
        answer = find(inquiry.game).calculate(inquiry.calculator, inquiry.question)
    except InvalidInput as error:
        return Reply({}, str(error))
    return Reply(answer, seconds=time.process_time() - begun)


class Places(Protocol):
    """Where functions of modules work, so that nobody waits for them."""

    async def run(self, work: Callable[[Task], Result], task: Task, claim: Claim) -> Result:
        """What a function makes of a task. MindLost, or whatever it raised."""
        ...

    def stop(self) -> None: ...


class Calculators:
    """Whoever has asked for least is served first; too many are sent away rather than kept waiting."""

    def __init__(self, thinkers: Places, work: Callable[[Inquiry], Reply] = reply_to) -> None:
        self._thinkers: Final = thinkers
        self._work: Final = work
        self._callers = 0

    async def answer(
        self, game: str, calculator: str, question: dict[str, object], asker: str = ""
    ) -> tuple[dict[str, object], float]:
        """The answer, and how many seconds it took."""
        if calculator not in find_game(game).calculators:
            raise Refusal("unknown_calculator", f"{game} has no calculator {calculator!r}")
        if self._callers >= WAITING:
            raise Refusal("too_fast", "too many calculations at the same time: wait a moment")
        self._callers += 1
        try:
            reply = await self._thinkers.run(self._work, Inquiry(game, calculator, question), Claim(asker))
        except MindLost:
            raise Refusal("unavailable", "the calculation took too long") from None
        finally:
            self._callers -= 1
        if reply.problem:
            raise Refusal("bad_request", reply.problem)
        return reply.answer, reply.seconds

    def stop(self) -> None:
        self._thinkers.stop()
