"""Numbers with a grammar: one table declares verbs and typed arguments, everything else derives from it.

An action (or a question) is one integer. Its grammar says what the integer means, and yields the text
notation, the references that a page lights up, the size of the action space, and the way back.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

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
    """A verb with its slots, and where its numbers lie once a grammar has placed it."""

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

    def split(self, offset: int) -> list[int]:
        """The argument indices of the verb's number `base + offset`."""
        indices: list[int] = []
        for stride in self.strides:
            indices.append(offset // stride)
            offset %= stride
        return indices

    def usage(self) -> str:
        return " ".join([self.name, *[f"<{slot.role}>" for slot in self.slots]])


class Grammar:
    """The verbs of a game in order; number 0 is the first value of the first verb."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: Final = list(verbs)
        self.by_name: Final = {verb.name: verb for verb in self.verbs}
        self.bases: Final[list[int]] = []
        if len(self.by_name) != len(self.verbs):
            raise ValueError("a verb is declared twice")
        size = 0
        for verb in self.verbs:
            if verb.base != UNPLACED:
                raise ValueError(f"verb {verb.name!r} already belongs to a grammar")
            verb.base = size
            self.bases.append(size)
            size += verb.size
        self.size: Final = size
        self.kinds: Final = _kinds(self.verbs)

    def base(self, name: str) -> int:
        """The first number of a verb."""
        return self.by_name[name].base

    def stride(self, name: str, role: str) -> int:
        """How far apart two neighbouring values of a slot lie."""
        verb = self.by_name[name]
        for slot, stride in zip(verb.slots, verb.strides, strict=True):
            if slot.role == role:
                return stride
        raise ValueError(f"verb {name!r} has no slot {role!r}")

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


class Questions(Grammar):
    """The grammar of what can be asked: every verb is a prompt, its first slot the seat that is asked.

    Steps are put to nobody and have no seat: what happens next once the questions above are answered.
    """

    def __init__(self, seats: int, prompts: Sequence[Verb], steps: Sequence[Verb] = ()) -> None:
        seat = numbers("seat", 0, seats - 1)
        super().__init__([*[Verb(prompt.name, seat, *prompt.slots) for prompt in prompts], *steps])
        self.steps: Final = [step.name for step in steps]

    def span(self, name: str) -> int:
        """How many questions of this prompt one seat can be asked: the stride of the seat."""
        return self.by_name[name].strides[0]


def _check_word(what: str, word: str) -> None:
    """What notation and references are made of: words without spaces and colons."""
    if not word or ":" in word or word.split() != [word]:
        raise ValueError(f"{what} {word!r} is empty or holds a space or a colon")


def _kinds(verbs: list[Verb]) -> dict[str, list[str]]:
    """The labels of every kind by its name, which must mean the same in all verbs."""
    kinds: dict[str, list[str]] = {}
    for verb in verbs:
        for slot in verb.slots:
            if kinds.setdefault(slot.kind.name, slot.kind.labels) != slot.kind.labels:
                raise ValueError(f"two kinds are called {slot.kind.name!r}")
    return kinds


def _expected(word: str, known: list[str]) -> str:
    close = get_close_matches(word, known, n=3)
    if close:
        return "did you mean " + " or ".join(repr(name) for name in close) + "?"
    shown = ", ".join(known[:12])
    return f"expected one of {shown}" + (", …" if len(known) > 12 else "")
