"""Numbers with a grammar: one table declares verbs and typed arguments, everything else derives from it.

An action (or a question) is one integer. Its grammar says what the integer means, and yields the text
notation, the references that a page lights up, the size of the action space, and the way back.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, TypeVar, overload

from astrolude.kernel.errors import InvalidAction

UNPLACED: Final = -1
"""The base of a verb that no grammar has placed yet."""


class Kind:
    """A type of argument: a name, and a label for each of its values in index order."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name: Final = name
        self.labels: Final = list(labels)
        self.indices: Final = {label: index for index, label in enumerate(self.labels)}
        self.size: Final = len(self.labels)
        _check_word("the kind", name)
        if not self.labels:
            raise ValueError(f"kind {name!r} has no values")
        if len(self.indices) != self.size:
            raise ValueError(f"kind {name!r} has a label twice")
        for label in self.labels:
            _check_word(f"kind {name!r}: the label", label)

    def reference(self, index: int) -> str:
        """The name of a drawn thing, `kind:label`."""
        return f"{self.name}:{self.labels[index]}"

    def read(self, label: str) -> int:
        """The index of a label; InvalidAction names what was expected."""
        index = self.indices.get(label, -1)
        if index < 0:
            raise InvalidAction(f"{label!r} is no {self.name}; {_expected(label, self.labels)}")
        return index


def numbers(name: str, first: int, last: int) -> Kind:
    """The kind whose labels are the whole numbers from `first` to `last`."""
    return Kind(name, [str(number) for number in range(first, last + 1)])


class Slot:
    """One argument of a verb: the role it plays there, and its kind."""

    def __init__(self, role: str, kind: Kind) -> None:
        self.role: Final = role
        self.kind: Final = kind


class Verb:
    """A verb with its slots, and where its numbers lie once a grammar has placed it.

    Rules make and read numbers through the verb's arity: `DOCK.at(station, die)`, `DOCK.of(action)`. A verb
    of each arity has a class of its own, so that the type checker counts the arguments.
    """

    def __init__(self, name: str, *slots: Kind | Slot) -> None:
        _check_word("the verb", name)
        self.name: Final = name
        self.slots: Final = [slot if isinstance(slot, Slot) else Slot(slot.name, slot) for slot in slots]
        roles = [slot.role for slot in self.slots]
        if len(set(roles)) != len(roles):
            raise ValueError(f"verb {name!r} has a role twice: {roles}")
        size = 1
        strides: list[int] = []
        for slot in reversed(self.slots):
            strides.insert(0, size)
            size *= slot.kind.size
        self.strides: Final = strides
        self.size: Final = size
        self.base = UNPLACED
        self.first_stride: Final = strides[0] if strides else 1
        self.second_stride: Final = strides[1] if len(strides) > 1 else 1

    def holds(self, number: int) -> bool:
        """Whether a number is one of this verb's."""
        return self.base <= number < self.base + self.size

    def nth(self, index: int) -> int:
        """The number at a place among the verb's own, where its arguments are kept as one index."""
        return self.base + index

    def index(self, number: int) -> int:
        """The place of a number among the verb's own: its arguments as one index."""
        return number - self.base

    def split(self, offset: int) -> list[int]:
        """The argument indices of the verb's number `base + offset`."""
        indices: list[int] = []
        for stride in self.strides:
            indices.append(offset // stride)
            offset %= stride
        return indices

    def usage(self) -> str:
        return " ".join([self.name, *[f"<{slot.role}>" for slot in self.slots]])


class Verb0(Verb):
    """A verb without arguments: one number."""

    def at(self) -> int:
        return self.base


class Verb1(Verb):
    """A verb with one argument."""

    def at(self, index: int) -> int:
        return self.base + index

    def of(self, number: int) -> int:
        """The argument of one of the verb's numbers."""
        return number - self.base


class Verb2(Verb):
    """A verb with two arguments."""

    def at(self, first: int, second: int) -> int:
        return self.base + first * self.first_stride + second

    def of(self, number: int) -> tuple[int, int]:
        """The arguments of one of the verb's numbers."""
        offset = number - self.base
        return offset // self.first_stride, offset % self.first_stride


class Verb3(Verb):
    """A verb with three arguments."""

    def at(self, first: int, second: int, third: int) -> int:
        return self.base + first * self.first_stride + second * self.second_stride + third

    def of(self, number: int) -> tuple[int, int, int]:
        """The arguments of one of the verb's numbers."""
        offset = number - self.base
        first, rest = offset // self.first_stride, offset % self.first_stride
        return first, rest // self.second_stride, rest % self.second_stride


V = TypeVar("V", bound=Verb)


class Grammar:
    """The verbs of a game in the order of their declaration; number 0 is the first value of the first."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.by_name: Final[dict[str, Verb]] = {}
        self.bases: Final[list[int]] = []
        self.kinds: Final[dict[str, list[str]]] = {}
        """The labels of every kind by its name, which means the same in all verbs."""
        self.size = 0

    @overload
    def verb(self, name: str) -> Verb0: ...
    @overload
    def verb(self, name: str, first: Kind | Slot) -> Verb1: ...
    @overload
    def verb(self, name: str, first: Kind | Slot, second: Kind | Slot) -> Verb2: ...
    @overload
    def verb(self, name: str, first: Kind | Slot, second: Kind | Slot, third: Kind | Slot) -> Verb3: ...
    def verb(
        self,
        name: str,
        first: Kind | Slot | None = None,
        second: Kind | Slot | None = None,
        third: Kind | Slot | None = None,
    ) -> Verb:
        """Declare a verb: its numbers follow those of the verbs before it."""
        if first is None:
            return self.place(Verb0(name))
        if second is None:
            return self.place(Verb1(name, first))
        if third is None:
            return self.place(Verb2(name, first, second))
        return self.place(Verb3(name, first, second, third))

    def place(self, verb: V) -> V:
        """Give a verb its numbers, after those that are there."""
        if verb.name in self.by_name:
            raise ValueError(f"the verb {verb.name!r} is declared twice")
        if verb.base != UNPLACED:
            raise ValueError(f"verb {verb.name!r} already belongs to a grammar")
        for slot in verb.slots:
            if self.kinds.setdefault(slot.kind.name, slot.kind.labels) != slot.kind.labels:
                raise ValueError(f"two kinds are called {slot.kind.name!r}")
        verb.base = self.size
        self.verbs.append(verb)
        self.by_name[verb.name] = verb
        self.bases.append(self.size)
        self.size += verb.size
        return verb

    def verb_of(self, number: int) -> Verb:
        if not 0 <= number < self.size:
            raise InvalidAction(f"{number} is out of range; numbers run from 0 to {self.size - 1}")
        return self.verbs[bisect_right(self.bases, number) - 1]

    def number(self, name: str, *indices: int) -> int:
        """The number of a verb with these argument indices."""
        verb = self.by_name[name]
        result = verb.base
        for index, slot, stride in zip(indices, verb.slots, verb.strides, strict=True):
            if not 0 <= index < slot.kind.size:
                raise InvalidAction(f"{index} is out of range for {slot.role} of {name!r}")
            result += index * stride
        return result

    def text(self, number: int) -> str:
        """The notation of a number: the verb, then a label for each slot."""
        verb = self.verb_of(number)
        words = [verb.name]
        for slot, index in zip(verb.slots, verb.split(number - verb.base), strict=True):
            words.append(slot.kind.labels[index])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The number of a notation: the inverse of `text`."""
        words = text.split()
        if not words:
            raise InvalidAction("an empty line is no action")
        verb = self.by_name.get(words[0])
        if verb is None:
            names = [verb.name for verb in self.verbs]
            raise InvalidAction(f"unknown verb {words[0]!r}; {_expected(words[0], names)}")
        if len(words) - 1 != len(verb.slots):
            raise InvalidAction(f"{text!r} does not fit {verb.usage()!r}")
        number = verb.base
        for word, slot, stride in zip(words[1:], verb.slots, verb.strides, strict=True):
            number += slot.kind.read(word) * stride
        return number

    def references(self, number: int) -> list[str]:
        """What the number is about, as references in slot order."""
        verb = self.verb_of(number)
        indices = verb.split(number - verb.base)
        return [slot.kind.reference(index) for slot, index in zip(verb.slots, indices, strict=True)]

    def to_json(self, number: int) -> dict[str, object]:
        """The form that the page uses."""
        return {
            "id": number,
            "verb": self.verb_of(number).name,
            "refs": self.references(number),
            "text": self.text(number),
        }

    def describe(self) -> dict[str, object]:
        """The whole table, JSON-ready."""
        verbs: list[dict[str, object]] = []
        for verb in self.verbs:
            slots = [{"role": slot.role, "kind": slot.kind.name} for slot in verb.slots]
            verbs.append({"name": verb.name, "base": verb.base, "size": verb.size, "slots": slots})
        return {"size": self.size, "verbs": verbs, "kinds": self.kinds}


def _check_word(what: str, word: str) -> None:
    """What notation and references are made of: words without spaces and colons."""
    if not word or ":" in word or word.split() != [word]:
        raise ValueError(f"{what} {word!r} is empty or holds a space or a colon")


def _expected(word: str, known: list[str]) -> str:
    close = get_close_matches(word, known, n=3)
    if close:
        return "did you mean " + " or ".join(repr(name) for name in close) + "?"
    shown = ", ".join(known[:12])
    return f"expected one of {shown}" + (", …" if len(known) > 12 else "")
