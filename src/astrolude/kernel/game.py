"""A game: constants, declared options, and how to begin. It holds no position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from astrolude.kernel.coupling import Coupling, Preset
from astrolude.kernel.effects import Effect, Holdings, effect_of
from astrolude.kernel.errors import InvalidInput, InvalidOptions
from astrolude.kernel.evaluation import Evaluation, weighted
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.grammar import Grammar, Kind
from astrolude.kernel.journal import Events, Journal
from astrolude.kernel.observation import Block, Layout, Sketch
from astrolude.kernel.obstacles import GAME_OVER, NOT_NOW, Obstacle, Obstacles, first_answer, not_your_turn
from astrolude.kernel.position import Part, read
from astrolude.kernel.questions import Questions
from astrolude.kernel.state import NOBODY, Decision, Outcome, S, State

ASK: Final = -1
"""No standing order answers: the seat is asked."""


class Option:
    """A choice made before the game: a name and its values, the first that fits being the default.

    `counts` restricts single values to some numbers of players.
    """

    def __init__(
        self, name: str, values: Sequence[str], counts: Mapping[str, Sequence[int]] | None = None
    ) -> None:
        self.name: Final = name
        self.values: Final = list(values)
        self.counts: Final = {value: list(numbers) for value, numbers in (counts or {}).items()}
        if not self.values or len(set(self.values)) != len(self.values):
            raise ValueError(f"option {name!r} needs values, each once: {self.values}")
        if not set(self.counts) <= set(self.values):
            raise ValueError(f"option {name!r} restricts a value that it does not have")

    def fitting(self, players: int) -> list[str]:
        """The values open to this number of players."""
        return [value for value in self.values if players in self.counts.get(value, [players])]

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "values": self.values, "default": self.values[0], "counts": self.counts}


Calculator = Callable[[dict[str, object]], dict[str, object]]
"""Answers a question about a game in general, such as the odds of a battle: JSON in, JSON out.

InvalidInput says what it cannot work with. Its work is bounded, whatever it is asked.
"""


class Proposal:
    """An action that is not legal yet, and the free actions that make it so, in order."""

    def __init__(self, action: int, way: list[int]) -> None:
        self.action: Final = action
        self.way: Final = way


class Naming:
    """The message that names a thing, and its arguments; references among them are named in their turn."""

    def __init__(self, message: str, arguments: Mapping[str, str | int] | None = None) -> None:
        self.message: Final = message
        self.arguments: Final = dict(arguments or {})


Names = Mapping[Kind, Callable[[S, int], Naming | None]]
"""By kind: how a position calls one of its things; None: by its label."""


class Formerly:
    """An earlier version of a game's rules of which games are played on, by the rules of today.

    `options` say today what was played then; `only` are values of other options without which something has
    changed that no option says.
    """

    def __init__(
        self, options: Mapping[str, str] | None = None, only: Mapping[str, str] | None = None
    ) -> None:
        self.options: Final = dict(options or {})
        self.only: Final = dict(only or {})


def every_answer(state: State) -> list[int]:
    """A game that advises nothing: all that is legal is worth looking at."""
    return state.legal_actions()


def start_of_the_game(state: State, seat: int) -> float:
    """A game whose weights never shift."""
    return 0.0


def no_order(state: State, orders: Mapping[str, str]) -> int:
    """A game without standing orders."""
    return ASK


def no_turn_ahead(state: State, seat: int) -> bool:
    """A game whose turns cannot be thought through before they come: they begin with chance."""
    return False


def no_proposals(state: State) -> list[Proposal]:
    """A game in which no free action makes another possible."""
    return []


class Game:
    """One object per game, made of what its package has in its rooms: tables, the class of its states, and
    functions over them. It is the GAME of its module, by whose name it is pickled.

    The functions are given as they are, so `game.terms(state)` is a call of the game's own; every state that
    they are handed is one of `state`'s class.
    """

    def __init__(
        self,
        name: str,
        *,
        module: str,
        players: Sequence[int],
        options: Sequence[Option] = (),
        couplings: Sequence[Coupling] = (),
        presets: Sequence[Preset] = (),
        rules_version: int,
        formerly: Mapping[int, Formerly] | None = None,
        grammar: Grammar,
        questions: Questions,
        events: Events,
        decisions: list[Decision[Any]],
        state: type[S],
        set_up: Callable[[S, dict[str, str]], None],
        outcome: Callable[[S], Outcome],
        view: Callable[[S, int | None], dict[str, object]],
        redraw: Callable[[S, int, Generator], None],
        problems: Callable[[S], list[str]],
        blocks: Sequence[Block[Any]],
        evaluation: Callable[[int], Evaluation],
        terms: Callable[[S], list[list[float]]],
        stage: Callable[[S, int], float] = start_of_the_game,
        doubt: float = 0.3,
        caution: float = 0.0,
        candidates: Callable[[S], list[int]] = every_answer,
        orders: Sequence[Option] = (),
        ordered: Callable[[S, Mapping[str, str]], int] = no_order,
        proposals: Callable[[S], list[Proposal]] = no_proposals,
        turn_ahead: Callable[[S, int], bool] = no_turn_ahead,
        holdings: Holdings | None = None,
        names: Names[S] | None = None,
        calculators: Mapping[str, Calculator] | None = None,
        parts: Sequence[type[Part]] = (),
        drawing: str = "",
        commands: Mapping[str, str] | None = None,
        in_the_way: Obstacles | None = None,
    ) -> None:
        self.id: Final = name
        self.module: Final = module
        """The module whose GAME this is."""
        self.players: Final = list(players)
        self.options: Final = list(options)
        self.couplings: Final = list(couplings)
        """Which options go together, in order: what one asks about is settled by those before it."""
        self.presets: Final = list(presets) or [Preset("usual", {})]
        """Ways to play that have a name, the one for a first game first."""
        self.rules_version: Final = rules_version
        self.formerly: Final = dict(formerly or {})
        """Earlier versions of the rules whose games can be played on, or some of them."""
        self.grammar: Final = grammar
        self.questions: Final = questions
        self.events: Final = events
        self.decisions: Final = decisions
        self.blank: Callable[[], State] = state
        """Makes an empty state of the game's own class."""
        self.set_up: Callable[[Any, dict[str, str]], None] = set_up
        """Lays out a prepared state by the rules and asks at least one question."""
        self.outcome: Callable[[Any], Outcome] = outcome
        """Scores and ranks of a state whose game is over."""
        self.view: Callable[[Any, int | None], dict[str, object]] = view
        """All that a seat may see, JSON-ready; None is a spectator."""
        self.redraw: Callable[[Any, int, Generator], None] = redraw
        """Deals anew whatever a seat cannot know: the game's part of `State.determinize`."""
        self.problems: Callable[[Any], list[str]] = problems
        """Every broken invariant in words (components, negatives, points); empty when all is well."""
        self.blocks: Final = list(blocks)
        """What a seat sees, for learning programs: the blocks of an observation."""
        self.layouts: Final[dict[int, Layout]] = {}
        self.evaluation: Callable[[int], Evaluation] = evaluation
        """The terms by which bots judge a position of so many players, and their weights."""
        self.terms: Callable[[Any], list[list[float]]] = terms
        """By seat: how much of each term of the evaluation it has."""
        self.stage: Callable[[Any, int], float] = stage
        """How far the game has come for a seat, among the stages of the evaluation."""
        self.doubt: Final = doubt
        """How far apart two judgements of `evaluate` must be to be trusted, as a share of all that occur.

        A search explores by it: the finer the evaluation tells good answers apart, the smaller it should be.
        """
        self.caution: Final = caution
        """How surely a search must know better to leave what `evaluate` advises at once, in standard errors.

        Zero where a search may trust its averages and looks into every question; more where dice and hidden
        things make them waver by more than the differences that matter. There it also answers the small
        questions within an action as `evaluate` advises.
        """
        self.candidates: Callable[[Any], list[int]] = candidates
        """The legal actions that a bot should look at, never none; a game may leave out pointless ones."""
        self.orders: Final = list(orders)
        """Standing orders that a seat may leave and change at any time; secret, and no part of a state."""
        self.ordered: Callable[[Any, Mapping[str, str]], int] = ordered
        """The answer that a seat's standing orders give to what it is asked now, or ASK."""
        self.proposals: Callable[[Any], list[Proposal]] = proposals
        """What the deciding seat could do after free actions, each with the cheapest way there.

        Help for people; nothing hidden decides it, and bots never ask.
        """
        self.turn_ahead: Callable[[Any, int], bool] = turn_ahead
        """Drops what is being asked and asks a seat for its turn, in a world that is only tried on (`ahead`).

        False where that cannot be said; a law holds that the game can then be played on.
        """
        self.holdings: Final = holdings
        """What is counted for a seat, by which people are told what an action costs and brings."""
        self.names: Final[Names[Any]] = dict(names or {})
        """How people call the things of a kind, where the position tells more than their labels."""
        self.calculators: Final = dict(calculators or {})
        """What a page or a command may ask beside the game, by name."""
        self.parts: Final = list(parts)
        """The classes of objects that a state holds beside numbers and lists."""
        self.drawing: Final = drawing
        """The module that draws a position as text, imported only when one is drawn; empty: drawn plainly."""
        self.commands: Final = dict(commands or {})
        """What the command line offers beside the game: names, and modules that are imported on call."""
        self.in_the_way: Final = in_the_way
        """What can stand in the way of an action; None: only what any game can tell."""

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        journal: Journal | None = None,
    ) -> State:
        """A fresh game, up to its first choice. InvalidOptions says what cannot be."""
        chosen = self.complete(players, options or {})
        if not 0 <= seed < SEEDS:
            raise InvalidOptions(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        state = self.blank()
        state.prepare(self, players, Generator(seed), journal)
        self.set_up(state, chosen)
        state.settle()
        return state

    def position(self, text: str) -> State:
        """The position that `State.to_text` wrote; InvalidRecord says what is wrong with a text."""
        return read(self, text)

    def complete(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in, checked."""
        self.check_players(players)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise InvalidOptions(f"{self.id} has no option {name!r}; its options are: {names}")
            fitting = known[name].fitting(players)
            if value not in fitting:
                values = ", ".join(fitting)
                raise InvalidOptions(
                    f"option {name!r} is one of {values} with {players} players, not {value!r}"
                )
        chosen = self._fitting(players, options)
        for coupling in self.couplings:
            if not coupling.idle and coupling.excludes(players, chosen):
                if coupling.option in options:
                    raise InvalidOptions(coupling.why)
                chosen[coupling.option] = self._left(players, coupling)
        return chosen

    def today(self, rules: int, options: Mapping[str, str]) -> dict[str, str] | None:
        """The options with which a game of these rules is the same by those of today; None: with none."""
        if rules == self.rules_version:
            return dict(options)
        then = self.formerly.get(rules)
        if then is None or any(options.get(name, value) != value for name, value in then.only.items()):
            return None
        return {**options, **then.options}

    def settled(self, players: int, wishes: Mapping[str, str]) -> dict[str, str]:
        """Options that begin a game, whatever is wished: what cannot be takes the first value left."""
        chosen = self._fitting(players, wishes)
        for coupling in self.couplings:
            if coupling.excludes(players, chosen):
                chosen[coupling.option] = self._left(players, coupling)
        return chosen

    def _fitting(self, players: int, wishes: Mapping[str, str]) -> dict[str, str]:
        """Each option as wished where the number of players allows it, else its default."""
        chosen: dict[str, str] = {}
        for option in self.options:
            values = option.fitting(players)
            wish = wishes.get(option.name, "")
            chosen[option.name] = wish if wish in values else values[0]
        return chosen

    def _left(self, players: int, coupling: Coupling) -> str:
        """The first value that a coupling leaves to an option."""
        for option in self.options:
            if option.name == coupling.option:
                for value in option.fitting(players):
                    if value in coupling.values:
                        return value
        raise ValueError(f"{coupling.reason}: no value of {coupling.option} is left with {players} players")

    def check_players(self, players: int) -> None:
        """InvalidOptions if the game is not played by so many."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise InvalidOptions(f"{self.id} is played by {counts} players, not {players}")

    def layout(self, players: int) -> Layout:
        """The observation's layout for a number of players, made when first asked for."""
        found = self.layouts.get(players)
        if found is None:
            self.check_players(players)
            found = Layout(self.questions, self.blocks, players)
            self.layouts[players] = found
        return found

    def observe(self, state: State, seat: int) -> Sketch:
        """What a seat sees of a position, in the cells of the layout."""
        return self.layout(state.players).observe(state, seat)

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands, in points: its score once the game is over, an estimate before."""
        if state.over:
            return [float(score) for score in self.outcome(state).scores]
        evaluation = self.evaluation(state.players)
        values: list[float] = []
        weights: list[float] = []
        reached = -1.0
        for seat, terms in enumerate(self.terms(state)):
            stage = self.stage(state, seat)
            if stage != reached:
                weights = evaluation.weights(stage)
                reached = stage
            values.append(weighted(terms, weights))
        return values

    def obstacles(self, state: State, action: int, seat: int = NOBODY) -> list[Obstacle]:
        """What stands in the way of an action, what cannot be paid away first; none exactly if it is legal.

        For the seat that decides, or another one; nothing hidden from that seat decides it.
        """
        self.grammar.verb_of(action)
        if state.over:
            return [GAME_OVER.obstacle()]
        if seat not in (NOBODY, state.seat):
            return [not_your_turn(state.seat)]
        if action in state.legal_actions():
            return []
        if self.in_the_way is None:
            return [first_answer(state)]
        return self.in_the_way.against(state, action) or [NOT_NOW.obstacle()]

    def warnings(self, state: State, action: int) -> list[Obstacle]:
        """What to say of a legal action before it is confirmed: that it changes nothing, or what is lost.

        None of an action that is not legal; nothing hidden from the deciding seat decides it.
        """
        if self.in_the_way is None or action not in state.legal_actions():
            return []
        return self.in_the_way.warnings(state, action)

    def doubtful(self, state: State) -> dict[int, list[Obstacle]]:
        """The legal actions that have warnings, each with them."""
        if self.in_the_way is None or state.over or not self.in_the_way.warns(state):
            return {}
        told = {action: self.in_the_way.warnings(state, action) for action in state.legal_actions()}
        return {action: met for action, met in told.items() if met}

    def naming(self, state: State, reference: str) -> Naming | None:
        """How people call a thing where the position tells more than its label; None: by the label."""
        called, _, label = reference.partition(":")
        for kind, name in self.names.items():
            if kind.name == called:
                return name(state, kind.read(label))
        return None

    def effect(self, state: State, actions: Sequence[int]) -> Effect:
        """What the deciding seat would pay and gain by actions taken in order, each legal in its turn.

        Only as far as it is certain: what depends on dice or hidden things is left out and said to be chance.
        """
        return effect_of(state, self.holdings, actions)

    def calculate(self, name: str, question: dict[str, object]) -> dict[str, object]:
        """What a calculator answers; InvalidInput if there is none of that name, or it cannot answer."""
        calculator = self.calculators.get(name)
        if calculator is None:
            names = ", ".join(self.calculators) or "none"
            raise InvalidInput(f"{self.id} has no calculator {name!r}; its calculators are: {names}")
        return calculator(question)

    def __repr__(self) -> str:
        counts = ", ".join(str(count) for count in self.players)
        return f"<{self.id} for {counts} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """A game is one object in each process: the GAME of its module."""
        return _game_of, (self.module,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Mapping[int, object]) -> Game:
        return self

    def to_json(self) -> dict[str, object]:
        """What a page or a program needs to know before it plays, JSON-ready."""
        return {
            "id": self.id,
            "players": self.players,
            "options": [option.to_json() for option in self.options],
            "couplings": [coupling.to_json() for coupling in self.couplings],
            "presets": [preset.to_json() for preset in self.presets],
            "orders": [order.to_json() for order in self.orders],
            "calculators": list(self.calculators),
            "rules_version": self.rules_version,
        }


def _game_of(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game
