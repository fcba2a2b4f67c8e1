"""The grammar of what can be asked: questions are numbered exactly as actions are.

A prompt is put to a seat: `LAND.ask(s, seat, origin)`. A step is put to nobody; it is what happens next
once the questions above it are answered: `NEW_ROUND.then(s)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, overload

from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, Verb0, Verb1, Verb2, Verb3, numbers

if TYPE_CHECKING:
    from astrolude.kernel.state import State


class Prompt0(Verb1):
    """A question to a seat, without arguments."""

    def ask(self, s: State, seat: int) -> None:
        s.stack.append(self.base + seat)


class Prompt1(Verb2):
    """A question to a seat with one argument."""

    def ask(self, s: State, seat: int, argument: int) -> None:
        s.stack.append(self.base + seat * self.first_stride + argument)


class Prompt2(Verb3):
    """A question to a seat with two arguments."""

    def ask(self, s: State, seat: int, first: int, second: int) -> None:
        s.stack.append(self.base + seat * self.first_stride + first * self.second_stride + second)


class Then0(Verb0):
    """A step without arguments."""

    def then(self, s: State) -> None:
        s.stack.append(self.base)


class Then1(Verb1):
    """A step with one argument."""

    def then(self, s: State, argument: int) -> None:
        s.stack.append(self.base + argument)


class Then2(Verb2):
    """A step with two arguments."""

    def then(self, s: State, first: int, second: int) -> None:
        s.stack.append(self.base + first * self.first_stride + second)


class Questions(Grammar):
    """The prompts and steps of a game. The first slot of a prompt is the seat that is asked."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seat: Final = numbers("seat", 0, seats - 1)
        self.steps: Final[list[str]] = []

    @overload
    def prompt(self, name: str) -> Prompt0: ...
    @overload
    def prompt(self, name: str, first: Kind | Slot) -> Prompt1: ...
    @overload
    def prompt(self, name: str, first: Kind | Slot, second: Kind | Slot) -> Prompt2: ...
    def prompt(self, name: str, first: Kind | Slot | None = None, second: Kind | Slot | None = None) -> Verb:
        """Declare a question that a seat is asked."""
        if first is None:
            return self.place(Prompt0(name, self.seat))
        if second is None:
            return self.place(Prompt1(name, self.seat, first))
        return self.place(Prompt2(name, self.seat, first, second))

    @overload
    def step(self, name: str) -> Then0: ...
    @overload
    def step(self, name: str, first: Kind | Slot) -> Then1: ...
    @overload
    def step(self, name: str, first: Kind | Slot, second: Kind | Slot) -> Then2: ...
    def step(self, name: str, first: Kind | Slot | None = None, second: Kind | Slot | None = None) -> Verb:
        """Declare what happens next without anybody choosing."""
        self.steps.append(name)
        if first is None:
            return self.place(Then0(name))
        if second is None:
            return self.place(Then1(name, first))
        return self.place(Then2(name, first, second))
