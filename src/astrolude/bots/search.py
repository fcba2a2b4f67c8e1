"""Monte Carlo tree search over information sets, for any number of seats.

Every iteration draws a fresh world that the seat cannot tell from the real one, walks down the tree by upper
confidence bounds in which each seat seeks its own utility, and ends with a question that the tree has not
judged yet. There every answer is tried once and judged by the game's evaluation: the judgements order the
answers from then on, so poor ones are hardly ever looked at again, and the best one is what the iteration
reports upwards.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

from astrolude.bots.bot import Bot
from astrolude.bots.greedy import after
from astrolude.bots.tree import NEW, Node
from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

DEPTH: Final = 60
"""The longest walk down the tree."""

UNLIMITED: Final = 1 << 60

CHECKED_EVERY: Final = 8
"""Iterations between two looks at the clock."""


class Budget:
    """How long a search may take for one decision: a time, a number of iterations, or the first of both.

    The time is that of the processor: on a busy machine a bot answers later, but plays no worse.
    """

    def __init__(self, milliseconds: int = 0, iterations: int = 0) -> None:
        if milliseconds <= 0 and iterations <= 0:
            raise ValueError("a budget is a number of milliseconds, a number of iterations, or both")
        self.seconds: Final = milliseconds / 1000.0
        self.iterations: Final = iterations

    def left(self, done: int, elapsed: float) -> int:
        """How many iterations are left at the present pace."""
        left = UNLIMITED
        if self.seconds > 0.0:
            left = int(done * (self.seconds - elapsed) / elapsed)
        if self.iterations:
            left = min(left, self.iterations - done)
        return left


class Expectation:
    """What the bot will find if the game goes on as its own action left it, and the tree grown for that."""

    def __init__(self, game: Game, root: Node, state: State, values: list[float]) -> None:
        self.game: Final = game
        self.root: Final = root
        self.stack: Final = state.stack
        self.answers: Final = game.candidates(state)
        self.reveals: Final = state.reveals
        self.values: Final = values

    def meets(self, state: State, values: list[float]) -> bool:
        """Whether this is that position: the same questions and answers, nothing revealed, equal standing."""
        return (
            self.stack == state.stack
            and self.reveals == state.reveals
            and self.answers == self.game.candidates(state)
            and self.values == values
        )


class SearchBot(Bot):
    """Searches anew for every decision, keeping what it knows of its own following decisions."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game: Final = game
        self.rng: Final = Generator(seed)
        self.budget: Final = budget
        self.expected: Expectation | None = None
        self.iterations = 0
        """How many iterations the last decision took."""

    def choose(self, state: State) -> int:
        actions = self.game.candidates(state)
        self.iterations = 0
        if len(actions) == 1:
            return actions[0]
        search = Search(self.game, state, self.rng, self.known_tree(state))
        self.iterations = search.run(self.budget)
        action = search.choice()
        self.expected = self.expectation(state, search.root, action)
        return action

    def known_tree(self, state: State) -> Node:
        """The tree grown while thinking about the seat's previous decision, or a new one."""
        expected = self.expected
        if expected is not None and expected.meets(state, self.game.evaluate(state)):
            return expected.root
        return Node(state.stack[-1], state.seat, None)

    def expectation(self, state: State, root: Node, action: int) -> Expectation | None:
        """What follows from an action, if the seat goes on choosing and nothing is revealed."""
        world = state.clone()
        play_on(self.game, world, action)
        if world.over or world.seat != state.seat or world.reveals != state.reveals:
            return None
        node = root.descend(root.place(action), world.stack[-1], world.seat)
        return Expectation(self.game, node, world, self.game.evaluate(world))


def play_on(game: Game, world: State, action: int) -> list[int]:
    """Take an action and whatever follows without a choice; what can be chosen then."""
    world.play(action)
    while not world.over:
        choices = game.candidates(world)
        if len(choices) > 1:
            return choices
        world.play(choices[0])
    return []


class Search:
    """One search: a root position, its tree, and the walks down it."""

    def __init__(self, game: Game, state: State, rng: Generator, root: Node) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = state.seat
        self.rng: Final = rng
        self.root: Final = root
        self.utility: Final = Utility(game, state)
        self.doubt: Final = game.doubt()
        """Weight of the doubt about an action against the spread of all utilities seen."""
        self.lowest: Final = [1.0] * state.players
        self.highest: Final = [0.0] * state.players
        self.nodes: Final[list[Node]] = []
        self.places: Final[list[int]] = []

    def run(self, budget: Budget) -> int:
        """Iterate until the budget is used up or the choice is settled; the number of iterations."""
        begin = thread_time()
        done = 0
        left = budget.iterations or UNLIMITED
        while left > 0 and left >= self.root.lead():
            for _ in range(min(left, CHECKED_EVERY)):
                self.iterate()
                done += 1
            left = budget.left(done, thread_time() - begin)
        return done

    def choice(self) -> int:
        """The action tried most often."""
        places = self.known_places(self.root, self.state, self.game.candidates(self.state))
        return self.root.actions[self.root.favourite(places)]

    def iterate(self) -> None:
        """One walk from the root to a new question or the end of the game, and what it brought, upwards."""
        world = self.state.determinize(self.seat, self.rng)
        node = self.root
        choices = self.game.candidates(world)
        self.nodes.clear()
        self.places.clear()
        while node.actions and len(self.nodes) < DEPTH:
            seat = node.seat
            spread = self.highest[seat] - self.lowest[seat]
            places = self.known_places(node, world, choices)
            place = node.select(places, self.doubt, self.lowest[seat], spread if spread > 0.0 else 1.0)
            self.nodes.append(node)
            self.places.append(place)
            choices = play_on(self.game, world, node.actions[place])
            if world.over:
                break
            node = node.descend(place, world.stack[-1], world.seat)
        judged = world.over or bool(node.actions)
        self.report(self.utility.of(world) if judged else self.expand(node, world, choices))

    def known_places(self, node: Node, world: State, choices: list[int]) -> list[int]:
        """Where the node keeps the choices in this world; those it never met are judged first."""
        if choices == node.listed:
            return node.listed_places
        places: list[int] = []
        for action in choices:
            place = node.place(action)
            if place == NEW:
                place = len(node.actions)
                self.judge(node, world, action)
            places.append(place)
        node.listed = choices
        node.listed_places = places
        return places

    def expand(self, node: Node, world: State, choices: list[int]) -> list[float]:
        """Judge every answer to a new question; the utilities of all seats after the best one."""
        best: list[float] = []
        for action in choices:
            utilities = self.judge(node, world, action)
            if not best or utilities[node.seat] > best[node.seat]:
                best = utilities
        return best

    def judge(self, node: Node, world: State, action: int) -> list[float]:
        """Try one action on a twin of the world as the greedy bot would, and remember what it seems worth."""
        utilities = after(self.utility, world.clone(), action)
        self.widen(utilities)
        node.add(action, utilities[node.seat])
        return utilities

    def widen(self, utilities: list[float]) -> None:
        """Keep the range of each seat's utilities, by which bounds are scaled."""
        for seat in range(len(utilities)):
            utility = utilities[seat]
            if utility < self.lowest[seat]:
                self.lowest[seat] = utility
            if utility > self.highest[seat]:
                self.highest[seat] = utility

    def report(self, utilities: list[float]) -> None:
        """Credit the walk with what it brought each choosing seat."""
        for step in range(len(self.nodes)):
            node = self.nodes[step]
            node.credit(self.places[step], utilities[node.seat])
