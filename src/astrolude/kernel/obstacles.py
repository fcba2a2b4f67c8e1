"""Why an action is not possible: what stands in the way, as messages with numbers and things, never prose.

A game declares its causes as it declares events, and says for every question which verbs answer it and what
stands in the way of an answer. The sentences are made in the reader's language, as those of the journal are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from astrolude.kernel.grammar import Grammar, Kind, Verb
from astrolude.kernel.journal import Field

if TYPE_CHECKING:
    from astrolude.kernel.state import State

OVER: Final = "over"
"""The game has ended."""
TURN: Final = "turn"
"""Another seat decides."""
QUESTION: Final = "question"
"""Another question comes first."""
ABSENT: Final = "absent"
"""What it takes is not there, or not the player's."""
TAKEN: Final = "taken"
"""The place, or the thing, is taken."""
FORBIDDEN: Final = "forbidden"
"""A rule forbids it, whatever is paid."""
USED: Final = "used"
"""It was used and comes back later."""
ORDER: Final = "order"
"""Something else has to happen first."""
FAR: Final = "far"
"""Out of reach."""
SHORT: Final = "short"
"""A resource is short; what is missing removes the obstacle."""
NOW: Final = "now"
"""Nobody knows why: what the laws forbid to a game that has obstacles of its own."""
WARNING: Final = "warning"
"""It is possible, but loses something: told before it is confirmed."""
IDLE: Final = "idle"
"""It is possible, but does not do what it is there for: told before it is confirmed, and not shown first."""

KINDS: Final = [OVER, TURN, QUESTION, ABSENT, TAKEN, FORBIDDEN, USED, ORDER, FAR, SHORT, NOW, WARNING, IDLE]
"""What cannot be paid away comes first."""

RANKS: Final = {kind: rank for rank, kind in enumerate(KINDS)}

COMMON: Final = "common"
"""The home of the messages that every game shares."""


class Obstacle:
    """One thing that stands in the way of an action. Immutable; two are equal if they are told alike."""

    def __init__(self, message: str, kind: str, arguments: dict[str, object]) -> None:
        self.message: Final = message
        self.kind: Final = kind
        self.arguments: Final = arguments

    def to_json(self) -> dict[str, object]:
        return {"message": self.message, "kind": self.kind, "args": self.arguments}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Obstacle) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.message, self.kind))

    def __repr__(self) -> str:
        filled = ", ".join(f"{role}={value}" for role, value in self.arguments.items())
        return f"<{self.message}: {filled}>" if filled else f"<{self.message}>"


class Cause:
    """A declared reason; `obstacle` fills it with values."""

    def __init__(self, message: str, kind: str, fields: Sequence[Field]) -> None:
        if kind not in RANKS:
            raise ValueError(f"{kind!r} is no kind of obstacle; the kinds are {', '.join(KINDS)}")
        self.message: Final = message
        self.kind: Final = kind
        self.fields: Final = list(fields)

    def obstacle(self, *values: int) -> Obstacle:
        if len(values) != len(self.fields):
            raise ValueError(f"{self.message!r} takes {len(self.fields)} values, not {len(values)}")
        told = {field.role: field.to_json(value) for field, value in zip(self.fields, values, strict=True)}
        return Obstacle(self.message, self.kind, told)


Supply = Callable[[Any, int, int, int], None]
"""Give a seat of a position so much more of a resource, from nowhere: how laws remove a shortage."""


class Shortage:
    """A resource that is short: one message for each, so that every language can count it."""

    def __init__(self, home: str, kind: Kind, supply: Supply) -> None:
        self.kind: Final = kind
        self.supply: Final = supply
        counts = [Field("missing"), Field("needed"), Field("held")]
        self.causes: Final = [
            Cause(f"{home}-obstacle-short-{label}", SHORT, [Field("resource", kind), *counts])
            for label in kind.labels
        ]

    def obstacles(self, resource: int, needed: int, held: int) -> list[Obstacle]:
        """The obstacle if fewer are held than needed, in a list to add to others."""
        if held >= needed:
            return []
        return [self.causes[resource].obstacle(resource, needed - held, needed, held)]


GAME_OVER: Final = Cause(f"{COMMON}-obstacle-over", OVER, [])
NOT_NOW: Final = Cause(f"{COMMON}-obstacle-now", NOW, [])


def not_your_turn(seat: int) -> Obstacle:
    """Another seat decides."""
    return Obstacle(f"{COMMON}-obstacle-turn", TURN, {"seat": f"seat:{seat}"})


def first_answer(state: State) -> Obstacle:
    """The question that is being asked comes first."""
    question = state.stack[-1]
    told = {
        "seat": state.seat,
        "prompt": state.decision.prompt,
        "args": state.game.questions.references(question)[1:],
    }
    return Obstacle(f"{COMMON}-obstacle-question", QUESTION, {"question": told})


Tell = Callable[[Any, int], list[Obstacle]]
"""What stands in the way of an answer to the question being asked, in any order; none if it is legal."""


class Asked:
    """What is known of one question: the verbs that answer it, and what stands in the way of an answer."""

    def __init__(self, verbs: list[Verb], tell: Tell, main: bool) -> None:
        self.verbs: Final = verbs
        self.tell: Final = tell
        self.main: Final = main


class Obstacles:
    """All that can stand in the way in one game."""

    def __init__(self, home: str) -> None:
        self.home: Final = home
        self.causes: Final[list[Cause]] = []
        self.shortages: Final[list[Shortage]] = []
        self.asked: Final[dict[str, Asked]] = {}
        self.warned: Final[dict[str, Tell]] = {}

    def cause(self, name: str, kind: str, *fields: Field) -> Cause:
        """Declare a reason, said by `<game>-obstacle-<name>`."""
        return self._declare(Cause(f"{self.home}-obstacle-{name}", kind, fields))

    def warning(self, name: str, *fields: Field) -> Cause:
        """Declare what is said of an action that is possible, by `<game>-warning-<name>`."""
        return self._declare(Cause(f"{self.home}-warning-{name}", WARNING, fields))

    def idle(self, name: str, *fields: Field) -> Cause:
        """Declare what is said of an action that is possible and does nothing, by `<game>-warning-<name>`."""
        return self._declare(Cause(f"{self.home}-warning-{name}", IDLE, fields))

    def _declare(self, cause: Cause) -> Cause:
        if any(other.message == cause.message for other in self.causes):
            raise ValueError(f"the obstacle {cause.message!r} is declared twice")
        self.causes.append(cause)
        return cause

    def shortage(self, kind: Kind, supply: Supply) -> Shortage:
        """Declare that the resources of a kind can be short, each said by `<game>-obstacle-short-<label>`."""
        shortage = Shortage(self.home, kind, supply)
        self.causes.extend(shortage.causes)
        self.shortages.append(shortage)
        return shortage

    def question(self, prompt: Verb, verbs: Sequence[Verb], tell: Tell, main: bool = False) -> None:
        """Declare which verbs answer a question. A `main` one is that of a turn: its verbs can always be
        asked about, and another question is what comes before them."""
        self.asked[prompt.name] = Asked(list(verbs), tell, main)

    def warn(self, prompt: Verb, tell: Tell) -> None:
        """Declare what is to be said before some answers to a question are confirmed."""
        self.warned[prompt.name] = tell

    def warns(self, state: State) -> bool:
        """Whether anything could be said of answers to the question that is being asked."""
        return state.decision.prompt in self.warned

    def warnings(self, state: State, action: int) -> list[Obstacle]:
        """What is to be said of a legal action before it is confirmed."""
        tell = self.warned.get(state.decision.prompt)
        return [] if tell is None else tell(state, action)

    def against(self, state: State, action: int) -> list[Obstacle]:
        """What the game knows to stand in the way of the deciding seat, in order; none if it is legal."""
        asked = self.asked[state.decision.prompt]
        verb = state.game.grammar.verb_of(action)
        if verb in asked.verbs:
            return sorted(asked.tell(state, action), key=rank_of)
        if not asked.main and any(other.main and verb in other.verbs for other in self.asked.values()):
            return [first_answer(state)]
        return [self.when(verb).obstacle()]

    def when(self, verb: Verb) -> Cause:
        """That an action is possible only at some time: `<game>-obstacle-when-<verb>` says when."""
        return Cause(f"{self.home}-obstacle-when-{verb.name}", ORDER, [])

    def timely(self, grammar: Grammar) -> list[Verb]:
        """The verbs whose time has to be told: those that some main question does not take."""
        mains = [asked for asked in self.asked.values() if asked.main]
        return [verb for verb in grammar.verbs if not all(verb in asked.verbs for asked in mains)]

    def all_causes(self, grammar: Grammar) -> list[Cause]:
        """Everything that can be said, for tests of texts."""
        return [*self.causes, *[self.when(verb) for verb in self.timely(grammar)]]


def rank_of(obstacle: Obstacle) -> int:
    """What cannot be paid away comes first."""
    return RANKS[obstacle.kind]


def otherwise(cause: Cause) -> Tell:
    """For a question whose answers need no more than one sentence: whatever is not legal is refused by it."""

    def tell(state: Any, action: int) -> list[Obstacle]:
        return [] if action in state.legal_actions() else [cause.obstacle()]

    return tell
