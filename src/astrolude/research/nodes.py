"""The tree that OpenSpiel walks: positions, and the chance that leads from one to the next.

A game begins with chance nodes that deal, digit by digit. An action that uses chance is followed by a chance
node that draws which of `STREAMS` generators it meets: so a search sees other dice in other branches instead
of foreseeing the ones to come.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NamedTuple

from astrolude.kernel.errors import CannotUndo
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.journal import Entry, Journal
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

STREAMS: Final = 256
"""Outcomes of a chance node, all equally likely."""

DEALING: Final = 4
"""Chance nodes before the first decision; each draws a digit of the deal's number."""

DEALS: Final = STREAMS**DEALING
"""How many games begin from one seed."""

DEAL: Final = -1
"""What waits for chance before the first decision."""
NOTHING: Final = -2
"""Nothing waits for chance."""


class World(NamedTuple):
    """A step aside: into another world that a player cannot tell from the one before."""

    player: int
    seed: int


Move = int | World
"""An action, an outcome of chance, or a step into another world."""


class Node:
    """A position and the way to it. It never changes: copies share it, and a move leads to another node."""

    def __init__(self, start: Start) -> None:
        """The root: nothing is dealt."""
        self.start = start
        self.before: Node | None = None
        self.move: Move = NOTHING
        self.state: State | None = None
        self.pending = DEAL
        """The action that waits for its chance."""
        self.news: list[Entry] = []
        """What the move told."""
        self.texts: list[str] = []
        """The news as text, once somebody asked for it."""
        self.depth = 0

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[Start, list[Move]]]:
        """Sent to another process as the way to it."""
        return node_after, (self.start, self.moves())

    def now(self) -> State:
        """The state, not to be changed; nobody asks for it before the deal."""
        assert self.state is not None
        return self.state

    def way(self) -> list[Node]:
        """All nodes from the root to this one."""
        nodes = [self]
        while nodes[-1].before is not None:
            nodes.append(nodes[-1].before)
        return nodes[::-1]

    def moves(self) -> list[Move]:
        return [node.move for node in self.way()[1:]]

    def go(self, move: Move) -> Node:
        """The node after a step aside, an outcome of chance if one is awaited, or else an action."""
        if isinstance(move, World):
            return self.elsewhere(move)
        return self.drawn(move) if self.pending != NOTHING else self.taken(move)

    def taken(self, action: int) -> Node:
        """After a player's action; it waits if it uses chance."""
        state = self.now()
        if action not in state.legal_actions():
            raise state.refusal(action)
        trial, journal = state.clone(), Journal()
        trial.journal = journal
        trial.play(action)
        if trial.rng.words() != state.rng.words():
            return self._next(action, state, action, [])
        return self._next(action, trial, NOTHING, journal.entries)

    def drawn(self, outcome: int) -> Node:
        """After an outcome of chance, and what waited for it."""
        journal = Journal()
        if self.pending == DEAL:
            return self._dealt(outcome, journal)
        state = self.now().clone()
        state.journal = journal
        state.rng = Generator((state.rng.seed() + outcome) % SEEDS)
        state.play(self.pending)
        return self._next(outcome, state, NOTHING, journal.entries)

    def elsewhere(self, world: World) -> Node:
        """In another world that the player cannot tell from this one."""
        state = None if self.state is None else self.state.determinize(world.player, Generator(world.seed))
        return self._next(world, state, self.pending, [])

    def undone(self) -> Node:
        """The node before the last move."""
        if self.before is None or isinstance(self.move, World):
            raise CannotUndo("no move led here: there is nothing to take back")
        return self.before

    def _dealt(self, outcome: int, journal: Journal) -> Node:
        if self.depth + 1 < DEALING:
            return self._next(outcome, None, DEAL, [])
        number = 0
        for digit in [*self.moves(), outcome]:
            assert isinstance(digit, int)
            number = number * STREAMS + digit
        state = self.start.with_seed((self.start.seed * DEALS + number) % SEEDS).new(journal)
        return self._next(outcome, state, NOTHING, journal.entries)

    def _next(self, move: Move, state: State | None, pending: int, news: list[Entry]) -> Node:
        node = Node(self.start)
        node.before, node.move, node.state, node.pending, node.news = self, move, state, pending, news
        node.depth = self.depth + (not isinstance(move, World))
        if state is not None:
            state.journal = None
        return node

    def seen(self, player: int) -> list[str]:
        """All that a player was told on the way. What nobody can have seen in a drawn world is forgotten."""
        told: list[tuple[Entry, str]] = []
        for node in self.way():
            if isinstance(node.move, World):
                told = [(entry, text) for entry, text in told if entry.visible(node.move.player)]
            if len(node.texts) < len(node.news):
                node.texts = [json.dumps(entry.to_json()) for entry in node.news]
            told += zip(node.news, node.texts, strict=True)
        return [text for entry, text in told if entry.visible(player)]

    def view_text(self, player: int | None) -> str:
        """All that a player sees, as JSON; what waits for chance is public."""
        view = None if self.state is None else self.state.view(player)
        waiting = self.start.game.grammar.text(self.pending) if self.pending >= 0 else None
        return json.dumps({"view": view, "waiting": waiting}, separators=(",", ":"))

    def memory_text(self, player: int) -> str:
        """All that a player has seen, event by event, and what it sees now."""
        return "\n".join([*self.seen(player), self.view_text(player)])


def node_after(start: Start, moves: list[Move]) -> Node:
    """The node at the end of a way."""
    node = Node(start)
    for move in moves:
        node = node.go(move)
    return node
