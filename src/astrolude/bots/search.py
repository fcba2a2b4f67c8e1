"""Monte Carlo tree search over information sets, for any number of seats.

Every iteration draws a fresh world that the seat cannot tell from the real one, walks down the tree by upper
confidence bounds in which each seat seeks its own utility, and ends with a question that the tree has not
judged yet. There every answer is tried once and judged by the game's evaluation: the judgements order the
answers from then on, so poor ones are hardly ever looked at again, and the best one is what the iteration
reports upwards.

At the root the answers compete in rounds instead: all that remain are tried equally often, then the worse
half leaves. The deeper a walk has gone, the better a position looks to whoever chose the way, so only answers
that were followed equally far can be compared.

Where a game asks for caution, what is plain to see is not searched: the small questions after an action are
answered as they were at first sight, where the world allows it, which lets the walks reach farther. At the
root all answers are tried in the same worlds, and the one that seemed best at first sight stays to the end,
where another one must be ahead of it by more than chance would explain.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from astrolude.bots.bot import Bot
from astrolude.bots.clock import thinking_time
from astrolude.bots.collector import Uncollected
from astrolude.bots.greedy import follow, worths
from astrolude.bots.judge import Judge
from astrolude.bots.tree import NEW, Node
from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

DEPTH: Final = 60
"""The longest walk down the tree."""

TRIES: Final = 4
"""How often every answer in the first round should be tried at least; the field is made small enough."""

WIDEST: Final = 32
"""The largest field."""

HOPELESS: Final = 0.2
"""An answer leaves early if its chance to win seems to be so much smaller than that of the best one."""

NO_PLAN: Final[list[int]] = []


class Budget:
    """How long a search may take for one decision: a time, a number of iterations, or the first of both.

    The time is that of the processor: on a busy machine a bot answers later, but plays no worse.
    """

    def __init__(self, milliseconds: int = 0, iterations: int = 0) -> None:
        if milliseconds <= 0 and iterations <= 0:
            raise ValueError("a budget is a number of milliseconds, a number of iterations, or both")
        self.milliseconds: Final = milliseconds
        self.seconds: Final = milliseconds / 1000.0
        self.iterations: Final = iterations

    def spent(self, iterations: int, elapsed: float) -> float:
        """The share of the budget that is used up, 1 and more if all of it is."""
        spent = elapsed / self.seconds if self.seconds > 0.0 else 0.0
        return max(spent, iterations / self.iterations) if self.iterations else spent

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.milliseconds, self.iterations)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches anew for every decision."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game: Final = game
        self.rng = Generator(seed)
        self.budget: Final = budget
        self.iterations = 0
        """How many iterations the last decision took."""

    def judge(self, state: State) -> Judge:
        """Who judges what follows from a position."""
        return Utility(self.game, state)

    def choose(self, state: State) -> int:
        actions = self.game.candidates(state)
        self.iterations = 0
        if len(actions) == 1:
            return actions[0]
        with Uncollected():
            search = Search(self.game, state, self.rng, self.judge(state))
            action = search.run(self.budget)
        self.iterations = search.iterations
        return action

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.game, 0, self.budget), self.rng

    def __setstate__(self, rng: Generator) -> None:
        self.rng = rng


def play_on(game: Game, world: State, action: int, plan: list[int]) -> list[int]:
    """Take an action, follow the plan while the world allows it, then whatever comes without a choice.

    What can be chosen after that.
    """
    seat = world.seat
    world.play(action)
    for answer in plan:
        if world.over or world.seat != seat or answer not in game.candidates(world):
            break
        world.play(answer)
    while not world.over:
        choices = game.candidates(world)
        if len(choices) > 1:
            return choices
        world.play(choices[0])
    return []


def rounds_of(width: int) -> int:
    """How often a field can be halved until one answer remains."""
    return (width - 1).bit_length()


class Search:
    """One search: a root position, its tree, and the walks down it."""

    def __init__(
        self,
        game: Game,
        state: State,
        rng: Generator,
        judge: Judge | None = None,
        also: list[int] | None = None,
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = state.seat
        self.rng: Final = rng
        self.root: Final = Node(state.stack[-1], state.seat, None)
        self.judge: Final[Judge] = judge or Utility(game, state)
        self.doubt: Final = game.doubt
        """Weight of the doubt about an action against the spread of all utilities seen."""
        self.caution: Final = game.caution
        """How many standard errors an answer must be ahead of the one that seemed best at first sight."""
        self.lowest: Final = [1.0] * state.players
        self.highest: Final = [0.0] * state.players
        self.also: Final = also or []
        """Legal answers that are looked at beside the game's candidates."""
        self.behind: Final[list[float]] = []
        """By place at the root: how far behind the best an answer was when it left, by equally many tries."""
        self.walks: Final[list[int]] = []
        self.sums: Final[list[list[float]]] = []
        """By place at the root: how many walks began there, and what they brought all seats together."""
        self.nodes: Final[list[Node]] = []
        self.places: Final[list[int]] = []
        self.iterations = 0
        self.begin: Final = thinking_time()

    def run(self, budget: Budget) -> int:
        """Judge the answers, then hold the rounds; the action that remains."""
        self.judge_answers()
        return self.root.actions[self.hold_rounds(budget)]

    def hold_rounds(self, budget: Budget) -> int:
        """Hold the rounds until the budget is used up; the place that remains."""
        ranked = self.root.ranked(list(range(len(self.root.actions))))
        field = ranked[: self.width(budget)]
        favourite = field[0]
        self.leave(ranked, field)
        rounds = rounds_of(len(field))
        for number in range(rounds):
            while len(field) > 1 and self.spent(budget) * rounds < number + 1:
                self.try_answers(field)
            former = field
            field = self.better_half(field)
            if self.caution > 0.0 and favourite not in field:
                field.append(favourite)
            self.leave(former, field)
        best = field[0] if self.convinces(field[0], favourite) else favourite
        self.behind[best] = 0.0
        return best

    def leave(self, former: list[int], field: list[int]) -> None:
        """Note how far behind the best those are that leave the field."""
        highest = max([self.root.mean(place) for place in former])
        for place in former:
            if place not in field:
                self.behind[place] = highest - self.root.mean(place)

    def try_answers(self, field: list[int]) -> None:
        """Follow the answer that was tried least; with caution all of them, in the same world.

        What luck this world brings, it brings to all of them.
        """
        world = self.state.determinize(self.seat, self.rng)
        if self.caution == 0.0:
            self.iterate(world, self.root.least_tried(field))
            return
        for place in field:
            self.iterate(world.clone(), place)

    def convinces(self, place: int, favourite: int) -> bool:
        """Whether an answer is ahead of the first choice by more than chance would explain."""
        lead = self.root.mean(place) - self.root.mean(favourite)
        return self.caution == 0.0 or lead > self.caution * self.root.error(place, favourite)

    def better_half(self, field: list[int]) -> list[int]:
        """The answers that stay for the next round, the best first."""
        ranked = self.root.ranked(field)
        least = self.root.mean(ranked[0]) - HOPELESS
        return [place for place in ranked[: (len(ranked) + 1) // 2] if self.root.mean(place) >= least]

    def judge_answers(self) -> None:
        """Judge what the seat may answer as the greedy bot would; every world counts as a try."""
        candidates = self.game.candidates(self.state)
        for action in candidates + [action for action in self.also if action not in candidates]:
            plan: list[int] = []
            found = worths(self.judge, self.state, action, self.rng, plan)
            self.enter(action, found, plan)
            self.widen(self.seat, min(found))
            self.widen(self.seat, max(found))

    def enter(self, action: int, found: list[float], plan: list[int]) -> None:
        """An answer at the root: what it brought at first sight, and how it was followed there."""
        self.root.add(action, found, plan)
        self.behind.append(0.0)
        self.walks.append(0)
        self.sums.append([0.0] * self.state.players)

    def spent(self, budget: Budget) -> float:
        return budget.spent(self.iterations, thinking_time() - self.begin)

    def width(self, budget: Budget) -> int:
        """How many answers the budget can tell apart, guessed from what judging the first ones took.

        An iteration judges the answers to one question, as the root has just done.
        """
        spent = budget.spent(1, thinking_time() - self.begin)
        width = 2
        while width < WIDEST and 2 * width * rounds_of(2 * width) * TRIES * spent <= 1.0:
            width *= 2
        return width

    def iterate(self, world: State, place: int) -> None:
        """One walk from an answer at the root to a new question or the end, and what it brought, upwards."""
        node = self.root
        self.nodes.clear()
        self.places.clear()
        self.iterations += 1
        while True:
            self.nodes.append(node)
            self.places.append(place)
            plan = node.plans[place] if self.caution > 0.0 else NO_PLAN
            choices = play_on(self.game, world, node.actions[place], plan)
            if world.over:
                break
            node = node.descend(place, world.stack[-1], world.seat)
            if not node.actions or len(self.nodes) == DEPTH:
                break
            seat = node.seat
            spread = self.highest[seat] - self.lowest[seat]
            places = self.known_places(node, world, choices)
            place = node.select(places, self.doubt, self.lowest[seat], spread if spread > 0.0 else 1.0)
        judged = world.over or bool(node.actions)
        self.report(self.judge.of_each([world])[0] if judged else self.expand(node, world, choices))

    def known_places(self, node: Node, world: State, choices: list[int]) -> list[int]:
        """Where the node keeps the choices in this world; those it never met are judged first."""
        if choices == node.listed:
            return node.listed_places
        answers = self.judge.promising(world, choices)
        self.try_each(node, world, [action for action in answers if node.place(action) == NEW])
        node.listed = choices
        node.listed_places = [node.place(action) for action in answers]
        return node.listed_places

    def expand(self, node: Node, world: State, choices: list[int]) -> list[float]:
        """Judge the answers to a new question; the utilities of all seats after the best one."""
        best: list[float] = []
        for utilities in self.try_each(node, world, self.judge.promising(world, choices)):
            if not best or utilities[node.seat] > best[node.seat]:
                best = utilities
        return best

    def try_each(self, node: Node, world: State, answers: list[int]) -> list[list[float]]:
        """Try answers on twins of the world as the greedy bot would, and remember what they seem worth."""
        twins: list[State] = []
        plans: list[list[int]] = []
        for action in answers:
            twin = world.clone()
            plan: list[int] = []
            follow(self.judge, twin, action, plan)
            twins.append(twin)
            plans.append(plan)
        found = self.judge.of_each(twins)
        for place in range(len(answers)):
            for seat in range(len(found[place])):
                self.widen(seat, found[place][seat])
            node.add(answers[place], [found[place][node.seat]], plans[place])
        return found

    def widen(self, seat: int, utility: float) -> None:
        """Keep the range of each seat's utilities, by which bounds are scaled."""
        if utility < self.lowest[seat]:
            self.lowest[seat] = utility
        if utility > self.highest[seat]:
            self.highest[seat] = utility

    def report(self, utilities: list[float]) -> None:
        """Credit the walk with what it brought each choosing seat."""
        first = self.places[0]
        self.walks[first] += 1
        sums = self.sums[first]
        for seat in range(len(utilities)):
            sums[seat] += utilities[seat]
        for step in range(len(self.nodes)):
            node = self.nodes[step]
            node.credit(self.places[step], utilities[node.seat])
