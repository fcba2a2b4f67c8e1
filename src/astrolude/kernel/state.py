"""The mechanism: a state holds a stack of pending questions; the top one says who chooses between what.

A question is a number of the game's `Questions`; one immutable `Decision` object stands for it, made once
and shared by all states. So a clone copies a list of ints, and comparing or saving a stack is free.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from astrolude.kernel.errors import IllegalAction
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar, Verb
from astrolude.kernel.journal import EVERYONE, Event, Journal
from astrolude.kernel.questions import Questions

if TYPE_CHECKING:
    from astrolude.kernel.game import Game

NOBODY: Final = -1
"""No seat: who decides when the game is over, whom a step concerns, who owns what has no owner."""

PROCEED: Final = -1
"""The one answer to a step; no action of any grammar."""

DRAWING: Final = "astrolude.drawing"
"""Draws positions as text; it lies above the kernel, which knows it by name only."""

SHOWN: Final = 10
"""How many legal actions a refusal names."""


class Outcome:
    """How a game ended: scores and ranks by seat. Rank 1 is the best; equal ranks share a place.

    An opponent that sits on no seat, such as an automaton, is ranked among the seats but stands apart.
    """

    def __init__(
        self, scores: list[int], ranks: list[int], opponents: list[tuple[int, int]] | None = None
    ) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.opponents: Final = opponents or []
        """Score and rank of each opponent without a seat."""

    @property
    def winners(self) -> list[int]:
        """The seats that won; none where an opponent without a seat did."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"scores": self.scores, "ranks": self.ranks}
        if self.opponents:
            told["opponents"] = [{"score": score, "rank": rank} for score, rank in self.opponents]
        return told


def ranks_by(keys: list[list[int]]) -> list[int]:
    """Ranks from tie-break ladders, greatest first: `keys[seat]` is compared item by item."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 - a position changes as it is played: it has no hash
    """A position. Mutable and cheap to clone; a pure function of game, options, seed and actions.

    A game's state adds its own fields and says how they are copied and compared: the methods that raise
    NotImplementedError here. What looks at a whole position are functions, which the game is made of.
    `copy.copy` and `copy.deepcopy` are clones, and two positions are equal when nothing tells them apart.
    """

    game: Game
    players: int
    decisions: list[Decision[Any]]
    stack: list[int]
    answers: list[int]
    listed: bool
    over: bool
    reveals: int
    watched: int
    glimpse: list[int]
    rng: Generator
    journal: Journal | None

    def prepare(self, game: Game, players: int, rng: Generator, journal: Journal | None) -> None:
        """Fill the fields of the mechanism before the game sets itself up."""
        self.game = game
        self.players = players
        self.decisions = game.decisions
        self.stack = []
        self.answers = []
        self.listed = False
        self.over = False
        self.reveals = 0
        self.watched = NOBODY
        self.glimpse = []
        self.rng = rng
        self.journal = journal

    @property
    def grammar(self) -> Grammar:
        """What the numbers of actions mean."""
        return self.game.grammar

    @property
    def seat(self) -> int:
        """Who decides now; NOBODY when the game is over."""
        if self.over:
            return NOBODY
        return self.decisions[self.stack[-1]].seat

    @property
    def decision(self) -> Decision[Any]:
        """The question that is being asked."""
        return self.decisions[self.stack[-1]]

    def ask(self, question: int) -> None:
        """Push a question; it is asked before those already pending."""
        self.stack.append(question)

    def legal_actions(self) -> list[int]:
        """What may be chosen now; empty once the game is over. Clones share the list: never change it."""
        if not self.listed and not self.over:
            decision = self.decisions[self.stack[-1]]
            self.answers = decision.legal(self)
            self.listed = True
            if not self.answers:
                raise RuntimeError(f"the question {decision.prompt!r} has no answer")
        return self.answers

    def legal_texts(self) -> list[str]:
        """What may be chosen now, in notation, in the order of `legal_actions`."""
        return [self.game.grammar.text(action) for action in self.legal_actions()]

    def apply(self, action: SupportsIndex) -> None:
        """Take an action from outside. IllegalAction says why not; the state is then untouched."""
        number = action if isinstance(action, int) else index(action)
        if number not in self.legal_actions():
            raise self.refusal(number)
        self.play(number)

    def apply_text(self, text: str) -> None:
        """Take an action in notation; IllegalAction says what cannot be read or is not allowed."""
        self.apply(self.game.grammar.parse(text))

    def play(self, action: int) -> None:
        """Take an action known to be legal, then every decision that leaves no choice."""
        self.decisions[self.stack.pop()].take(self, action)
        self.settle()

    def settle(self) -> None:
        """Resolve forced decisions until somebody has a choice or the game is over."""
        while not self.over:
            if not self.stack:
                raise RuntimeError("nothing is asked, but the game is not over")
            decision = self.decisions[self.stack[-1]]
            if not decision.automatic:
                self.listed = False
                return
            answers = decision.legal(self)
            if len(answers) != 1:
                if not answers:
                    raise RuntimeError(f"the question {decision.prompt!r} has no answer")
                self.answers = answers
                self.listed = True
                return
            self.stack.pop()
            decision.take(self, answers[0])
        self.answers = []
        self.listed = True

    def finish(self) -> None:
        """End the game: nothing is asked any more."""
        self.over = True
        self.stack = []

    def reveal(self) -> None:
        """A die was rolled or something hidden was seen: no undo past this point.

        What the watched seat held just before is kept: so much of an action's effect is certain (`effects`).
        """
        self.reveals += 1
        if self.watched != NOBODY and not self.glimpse and self.game.holdings is not None:
            self.glimpse = self.game.holdings.count(self, self.watched)

    def note(self, event: Event, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a public event with up to four values into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.add(event, seat, [a, b, c, d], EVERYONE)

    def note_all(self, event: Event, seat: int, values: list[int], seen: int = EVERYONE) -> None:
        """Write an event with any number of values, or one that only the seats of a mask may see."""
        if self.journal is not None:
            self.journal.add(event, seat, values, seen)

    def refusal(self, action: int) -> IllegalAction:
        """Why an action is refused, in words."""
        obstacles = self.game.obstacles(self, action)
        if self.over:
            return IllegalAction("the game is over", obstacles)
        grammar = self.game.grammar
        text = grammar.text(action)
        legal = self.legal_actions()
        shown = ", ".join(grammar.text(answer) for answer in legal[:SHOWN])
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return IllegalAction(
            f"{text!r} is not possible now: seat {self.seat} is asked {self.decision.prompt!r} "
            f"and may choose {shown}{more}",
            obstacles,
        )

    def copy_into(self, twin: State) -> None:
        """Give a clone the fields of the mechanism. A clone keeps no journal."""
        twin.game = self.game
        twin.players = self.players
        twin.decisions = self.decisions
        twin.stack = self.stack[:]
        twin.answers = self.answers
        twin.listed = self.listed
        twin.over = self.over
        twin.reveals = self.reveals
        twin.watched = NOBODY
        twin.glimpse = []
        twin.rng = self.rng.copy()
        twin.journal = None

    def determinize(self, seat: int, rng: Generator) -> State:
        """A world that the seat cannot tell from this one: hidden things and future chance drawn anew.

        The stack stays: questions and their arguments are public. What another seat may answer is not.
        """
        twin = self.clone()
        self.game.redraw(twin, seat, rng)
        twin.rng = Generator(rng.seed())
        if self.seat != seat:
            twin.listed = False
        return twin

    def mechanism(self) -> list[int]:
        """The fields of the mechanism that make two states equal, as a flat list."""
        return [len(self.stack), *self.stack, int(self.over), self.reveals, *self.rng.words()]

    def snapshot(self) -> list[int]:
        """Every field as a flat list: two states are equal exactly when their snapshots are."""
        flat = [*self.mechanism(), self.players, *self.scalars()]
        for part in self.parts():
            flat.append(len(part))
            flat.extend(part)
        return flat

    def to_json(self) -> dict[str, object]:
        """The whole position, hidden things and future chance included; `Game.position` reads it back."""
        from astrolude.kernel.position import freeze

        return freeze(self)

    def to_text(self) -> str:
        """The whole position on one line, for `Game.position` to read back; it holds what is hidden."""
        from astrolude.kernel.position import write

        return write(self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game is other.game
            and self.players == other.players
            and self.snapshot() == other.snapshot()
        )

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked {self.decision.prompt!r}"
        return f"<{self.game.id} with {self.players} players: {asked}>"

    def __str__(self) -> str:
        """The position drawn in plain text, in English, as a spectator sees it."""
        drawn: str = import_module(DRAWING).sheet(self)
        return drawn

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Mapping[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as what it is for this version; a record carries a game across versions."""
        from astrolude.kernel.position import thaw

        return thaw, (self.game, self.to_json())

    def outcome(self) -> Outcome | None:
        """Scores and ranks once the game is over, None before."""
        return self.game.outcome(self) if self.over else None

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat may see, JSON-ready; None is a spectator."""
        return self.game.view(self, seat)

    def problems(self) -> list[str]:
        """Every broken invariant in words (components, negatives, points); empty when all is well."""
        return self.game.problems(self)

    def clone(self) -> State:
        raise NotImplementedError

    def scalars(self) -> list[int]:
        """Every single number of the position, for `snapshot`."""
        raise NotImplementedError

    def parts(self) -> list[list[int]]:
        """Every list of the position, for `snapshot`."""
        raise NotImplementedError

    def memos(self) -> list[str]:
        """The fields that only remember what was worked out from the others: they tell nothing new."""
        return []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A question put to one seat: what may be answered, and what an answer does.

    Immutable. `take` finds the question already popped: one that goes on asks itself again, and what
    happens afterwards is a question with one answer, pushed underneath. `automatic` decisions with a
    single answer resolve by themselves; the others are always asked, and list their answers on demand.
    Most questions have at most two arguments: `argument` and `second`.
    """

    automatic: bool = True

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        self.prompt: Final = prompt
        self.seat: Final = seat
        self.arguments: Final = arguments
        self.argument: Final = arguments[0] if arguments else 0
        self.second: Final = arguments[1] if len(arguments) > 1 else 0
        # What an interpreted class declares does not reach the field of a compiled one by itself.
        for kind in type(self).__mro__:
            declared = vars(kind).get("automatic")
            if isinstance(declared, bool):
                self.automatic = declared
                break

    def legal(self, s: S) -> list[int]:
        raise NotImplementedError

    def take(self, s: S, action: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """What happens next without anybody choosing: a continuation, pushed under what it waits for."""

    def legal(self, s: S) -> list[int]:
        return [PROCEED]

    def take(self, s: S, action: int) -> None:
        self.run(s)

    def run(self, s: S) -> None:
        raise NotImplementedError


def make_decisions(questions: Questions, classes: Mapping[Verb, type[Decision[S]]]) -> list[Decision[Any]]:
    """One object for every question, in the order of their numbers; classes by prompt or step."""
    decisions: list[Decision[Any]] = []
    for prompt in questions.verbs:
        asked = prompt.name not in questions.steps
        for offset in range(prompt.size):
            indices = prompt.split(offset)
            seat = indices.pop(0) if asked else NOBODY
            decisions.append(classes[prompt](prompt.name, seat, indices))
    return decisions
