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
GAP: Final = "…"
MANY: Final = 2
"""A term that is told without a number has the form of several."""
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
        return self.texts.text(self._id(part), **arguments)

    def has(self, part: str) -> bool:
        return self.texts.has(self._id(part))

    @property
    def title(self) -> str:
        return self.texts.text(self.game.id)

    @property
    def summary(self) -> str:
        return self.say("summary")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_tip(self, name: str) -> str | None:
        """What explains an option, where its message has a tip."""
        return self.texts.attribute(self._id(f"option-{name}"), "tip")

    def option_value(self, name: str, value: str) -> str:
        return self.say(f"option-{name}-{value}")

    def reason(self, reason: Mapping[str, object]) -> str:
        """What a piece of advice rests on, as `Reason.to_json` tells it: a thing or a term, and how many."""
        term, thing, amount = str(reason["term"]), str(reason["thing"]), reason["amount"]
        if not isinstance(amount, int | float):
            raise TypeError(f"{reason!r} is no reason")
        if self.texts.has(f"terms-{term}"):
            what = self.term(str(reason["about"]), thing, amount)
            return self.texts.text(f"terms-{term}", seat=self.thing(f"{SEAT}:{reason['seat']}"), what=what)
        return self.term(term, thing, amount)

    def term(self, name: str, thing: str = "", amount: float = 0.0) -> str:
        """What an evaluation counts, with how many where these are whole: "+4 points now"."""
        count = abs(int(amount)) if float(amount).is_integer() else 0
        signed = f"{'+' if amount > 0 else '−'}{count}" if count else ""
        text = f"terms-{self.game.id}-{name}"
        if not thing and "amount" in self.texts.variables(text):
            return self.texts.text(text, amount=signed, count=count or MANY).strip()
        what = self._counted_thing(thing) if thing else self.texts.text(text)
        return self.texts.text("terms-counted", what=what, amount=signed) if count > 1 else what

    def _counted_thing(self, thing: str) -> str:
        """A thing that a term stands for: its name alone, unless the game says what counts of such things."""
        text = f"terms-{self.game.id}-{thing.partition(':')[0]}"
        return self.texts.text(text, what=self.thing(thing)) if self.texts.has(text) else self.thing(thing)

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

    def _named(self, argument: str | int) -> Argument:
        return self.thing(argument) if isinstance(argument, str) and ":" in argument else argument

    def tip(self, reference: str) -> str | None:
        """What explains a thing: the tip of its own message, or else of its kind's."""
        kind, _, label = reference.partition(":")
        own, of_kind = self._id(f"{kind}-{NOT_IN_AN_ID.sub('_', label)}"), self._id(kind)
        tip = self.texts.attribute(own, "tip") if self.texts.has(own) else None
        if tip is None and self.texts.has(of_kind):
            tip = self.texts.attribute(of_kind, "tip", label=_number_or_text(label))
        return tip

    def prompt(self, state: State) -> str:
        """What is being asked, for the seat that decides."""
        decision = state.decision
        slots = self.game.questions.by_name[decision.prompt].slots[1:]
        about = [slot.kind.reference(index) for slot, index in zip(slots, decision.arguments, strict=True)]
        return self.question(decision.prompt, decision.seat, about)

    def question(self, prompt: str, seat: int, references: Sequence[str]) -> str:
        """The seat that is asked is `$seat`; a seat among the things that it is about is `$seat2`."""
        about = [f"{SEAT}:{seat}", *references]
        return self.say(f"prompt-{prompt}", **{name: self.thing(ref) for name, ref in _by_kind(about)})

    def action(self, number: int) -> str:
        """An action as a short imperative: its own text, or its verb's with whatever that leaves unsaid."""
        verb = self.game.grammar.verb_of(number)
        references = self.game.grammar.references(number)
        named = [*_by_kind(references), *_by_role(verb, references)]
        arguments: dict[str, Argument] = {name: self.thing(reference) for name, reference in named}
        if self.has(f"action-{verb.name}"):
            return self.say(f"action-{verb.name}", **arguments)
        words = self.say(f"verb-{verb.name}", **arguments)
        said = self.texts.variables(self._id(f"verb-{verb.name}"))
        told = {reference for name, reference in named if name in said}
        unsaid = [self.thing(reference) for reference in references if reference not in told]
        if not unsaid:
            return words
        return self.texts.text("common-action", verb=words, things=self.listed(unsaid))

    def verb(self, name: str) -> str:
        """A kind of action by itself, whatever it may be about."""
        part = f"verb-{name}"
        gaps: dict[str, Argument] = dict.fromkeys(self.texts.variables(self._id(part)), GAP)
        return self.say(part, **gaps)

    def event(self, told: Mapping[str, object], reader: int = -1) -> str:
        """What happened, from the JSON of a journal's entry. `reader` is the seat that reads, -1 nobody's.

        What happens to no seat has -1 in a journal, and none over the protocol.
        """
        seat, values = told["seat"], told["args"]
        if not isinstance(seat, int | None) or not isinstance(values, dict):
            raise TypeError(f"{told!r} is no event")
        arguments = {role: self._value(value) for role, value in values.items()}
        arguments["you"] = "yes" if seat == reader else "no"
        if seat is not None and seat >= 0:
            arguments[SEAT] = self.thing(f"{SEAT}:{seat}")
        return self.say(f"event-{told['event']}", **arguments)

    def obstacle(self, told: Mapping[str, object]) -> str:
        """What stands in the way of an action, from the JSON of an obstacle."""
        values = told["args"]
        if not isinstance(values, dict):
            raise TypeError(f"{told!r} is no obstacle")
        return self.texts.text(
            str(told["message"]), **{role: self._value(value) for role, value in values.items()}
        )

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words)

    def _value(self, value: object) -> Argument:
        if isinstance(value, list):
            return self.listed(str(self._value(item)) for item in value)
        if isinstance(value, int):
            return value
        if isinstance(value, dict):
            return self.question(value["prompt"], value["seat"], value["args"])
        return self.thing(str(value))

    def _id(self, part: str) -> str:
        return f"{self.game.id}-{part}"


def _by_role(verb: Verb, references: Sequence[str]) -> list[tuple[str, str]]:
    return [(slot.role, reference) for slot, reference in zip(verb.slots, references, strict=True)]


def _by_kind(references: Sequence[str]) -> list[tuple[str, str]]:
    """`$die`, and `$die2`, `$die3` for further ones of the kind."""
    named: list[tuple[str, str]] = []
    seen: dict[str, int] = {}
    for reference in references:
        kind = reference.partition(":")[0]
        seen[kind] = seen.get(kind, 0) + 1
        named.append((kind if seen[kind] == 1 else f"{kind}{seen[kind]}", reference))
    return named


def _number_or_text(label: str) -> Argument:
    return int(label) if re.fullmatch(r"-?[0-9]+", label) else label
