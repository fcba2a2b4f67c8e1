"""A random game that a law walks through, and what it says when the law is broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NoReturn

from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.record import record_of
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

BOUND: Final = 20_000
"""More decisions than any game takes that ends at all."""

SHOWN: Final = 8
"""How many of the last actions a failure names."""


class LawBroken(AssertionError):
    """A game does not keep a law; the message says which game, when, and how."""


class Walk:
    """A game played at random from a case, the same way each time."""

    def __init__(self, case: Start, bound: int = BOUND) -> None:
        self.case: Final = case
        self.bound: Final = bound
        self.rng: Final = Generator(case.seed)
        self.play: Final = Play(case)

    @property
    def state(self) -> State:
        return self.play.state

    def steps(self) -> Iterator[int]:
        """Each action in turn, before it is taken. The state stands still while the caller looks."""
        while not self.state.over:
            if len(self.play.actions) == self.bound:
                self.fail(f"the game has not ended after {self.bound} decisions")
            action = self.choose(self.state)
            yield action
            try:
                self.play.act(action)
            except RuntimeError as error:
                self.fail(f"after {self.case.game.grammar.text(action)!r} {error}")

    def finish(self) -> State:
        """Play to the end and return the final state."""
        for _ in self.steps():
            pass
        return self.state

    def choose(self, state: State) -> int:
        """A legal action at random."""
        legal = state.legal_actions()
        return legal[self.rng.below(len(legal))]

    def now_and_then(self, every: int) -> bool:
        """True once in `every` calls on average, so that a costly check stays affordable."""
        return self.rng.below(every) == 0

    def demand(self, kept: bool, trouble: str) -> None:
        if not kept:
            self.fail(trouble)

    def demand_equal(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            self.fail(f"{what}:\n{_difference(found, expected)}")

    def fail(self, trouble: str) -> NoReturn:
        """Say what is wrong, where, and give the record that leads there."""
        grammar = self.case.game.grammar
        last = ", ".join(grammar.text(action) for action in self.play.actions[-SHOWN:]) or "none"
        names = [f"seat {seat}" for seat in range(self.case.players)]
        raise LawBroken(
            f"{trouble}\n"
            f"case: {self.case}\n"
            f"after {len(self.play.actions)} actions, the last of them: {last}\n"
            f"{record_of(self.play, names).text()}"
        )


def _difference(found: object, expected: object, path: str = "") -> str:
    """Where two JSON-like values differ first, as a path with both values."""
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        for key in found:
            if found[key] != expected[key]:
                return _difference(found[key], expected[key], f"{path}.{key}")
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for index, (left, right) in enumerate(zip(found, expected, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{index}]")
    return f"  at {path or 'the top'}: {found!r} instead of {expected!r}"
