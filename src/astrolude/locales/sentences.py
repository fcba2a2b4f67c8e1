"""A game in words: its things, questions, actions and events as a reader's language says them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.grammar import Verb
from astrolude.kernel.state import State
from astrolude.locales.texts import Argument, Texts

SEAT: Final = "seat"
NOT_IN_AN_ID: Final = re.compile(r"[^a-zA-Z0-9_-]")


class Sentences:
    """Speaks of one game at one table: knows the texts, the names of the seats, and how the game stands."""

    def __init__(
        self, texts: Texts, game: Game, names: Sequence[str] = (), position: Callable[[], State] | None = None
    ) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.names: Final = list(names)
        self.position: Final = position

    def say(self, part: str, /, **arguments: Argument) -> str:
        """The message `<game>-<part>`."""
        return self.texts.text(f"{self.game.id}-{part}", **arguments)

    def has(self, part: str) -> bool:
        return self.texts.has(f"{self.game.id}-{part}")

    @property
    def title(self) -> str:
        return self.texts.text(self.game.id)

    @property
    def summary(self) -> str:
        return self.say("summary")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: str) -> str:
        return self.say(f"option-{name}-{value}")

    def score_part(self, part: str) -> str:
        return self.say(f"score-{part}")

    def thing(self, reference: str) -> str:
        """The name of `kind:label`: what the position calls it, its own message, or its kind's.

        A side beyond the seats, such as an automaton, is what the game calls its opponent.
        """
        kind, _, label = reference.partition(":")
        if kind == SEAT and self.names:
            seat = int(label)
            return self.names[seat] if seat < len(self.names) else self.say("opponent")
        naming = None if self.position is None else self.game.naming(self.position(), reference)
        if naming is not None:
            arguments = {role: self._named(told) for role, told in naming.arguments.items()}
            return self.say(naming.message, **arguments)
        own = f"{kind}-{NOT_IN_AN_ID.sub('_', label)}"
        if self.has(own):
            return self.say(own)
        return self.say(kind, label=_number_or_text(label))

    def _named(self, argument: str) -> str:
        return self.thing(argument) if ":" in argument else argument

    def tip(self, reference: str) -> str | None:
        """What explains a thing, where its message has a tip."""
        kind, _, label = reference.partition(":")
        own = f"{self.game.id}-{kind}-{NOT_IN_AN_ID.sub('_', label)}"
        return self.texts.attribute(own, "tip") if self.texts.has(own) else None

    def prompt(self, state: State) -> str:
        """What is being asked, for the seat that decides: `$seat`; a seat among the arguments is `$seat2`."""
        decision = state.decision
        slots = self.game.questions.by_name[decision.prompt].slots[1:]
        references = [
            f"{SEAT}:{decision.seat}",
            *[slot.kind.reference(index) for slot, index in zip(slots, decision.arguments, strict=True)],
        ]
        return self.say(f"prompt-{decision.prompt}", **self._by_kind(references))

    def action(self, number: int) -> str:
        """An action as a short imperative, with the things it is about."""
        verb = self.game.grammar.verb_of(number)
        references = self.game.grammar.references(number)
        arguments = {**self._by_kind(references), **self._by_role(verb, references)}
        if self.has(f"action-{verb.name}"):
            return self.say(f"action-{verb.name}", **arguments)
        words = self.say(f"verb-{verb.name}", **arguments)
        if not references or self.texts.variables(f"{self.game.id}-verb-{verb.name}"):
            return words
        things = self.listed(self.thing(reference) for reference in references)
        return self.texts.text("cli-action", verb=words, things=things)

    def verb(self, name: str) -> str:
        """A kind of action by itself, whatever it may be about."""
        part = f"verb-{name}"
        gaps: dict[str, Argument] = dict.fromkeys(self.texts.variables(f"{self.game.id}-{part}"), "…")
        return self.say(part, **gaps)

    def event(self, told: Mapping[str, object], reader: int = -1) -> str:
        """What happened, from the JSON of a journal's entry. `reader` is the seat that reads, -1 nobody's."""
        seat, values = told["seat"], told["args"]
        if not isinstance(seat, int) or not isinstance(values, dict):
            raise TypeError(f"{told!r} is no event")
        arguments = {role: self._value(value) for role, value in values.items()}
        arguments["you"] = "yes" if seat == reader else "no"
        if seat >= 0:
            arguments[SEAT] = self.thing(f"{SEAT}:{seat}")
        return self.say(f"event-{told['event']}", **arguments)

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words)

    def _value(self, value: object) -> Argument:
        if isinstance(value, list):
            return self.listed(str(self._value(item)) for item in value)
        if isinstance(value, int):
            return value
        return self.thing(str(value))

    def _by_role(self, verb: Verb, references: list[str]) -> dict[str, Argument]:
        return {slot.role: self.thing(name) for slot, name in zip(verb.slots, references, strict=True)}

    def _by_kind(self, references: list[str]) -> dict[str, Argument]:
        """`$die`, and `$die2`, `$die3` for further ones of the kind."""
        arguments: dict[str, Argument] = {}
        seen: dict[str, int] = {}
        for reference in references:
            kind = reference.partition(":")[0]
            seen[kind] = seen.get(kind, 0) + 1
            arguments[kind if seen[kind] == 1 else f"{kind}{seen[kind]}"] = self.thing(reference)
        return arguments


def _number_or_text(label: str) -> Argument:
    return int(label) if re.fullmatch(r"-?[0-9]+", label) else label
