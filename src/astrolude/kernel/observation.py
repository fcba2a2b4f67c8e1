"""What a seat sees, as numbers for a learning program: named blocks of cells, the seat always first.

A game declares its blocks, each with a function that writes its cells in order; the blocks of the mechanism
(what is asked, and of whom) come before them. Most cells are 0 most of the time, so only the others are
kept. Values are whole numbers as they stand on the table; a block's `scale` says what to divide them by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from astrolude.kernel.grammar import Questions
from astrolude.kernel.state import State

PLAYERS: Final = 0
"""A dimension that is as large as the number of players."""


class Sketch:
    """An observation in the making: a cursor that moves over the cells, and those that are not 0."""

    def __init__(self) -> None:
        self.cells: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.cursor = 0

    def number(self, value: int) -> None:
        """One cell."""
        if value:
            self.cells.append(self.cursor)
            self.values.append(value)
        self.cursor += 1

    def numbers(self, values: list[int]) -> None:
        """A cell for each value."""
        for value in values:
            self.number(value)

    def one_of(self, index: int, size: int) -> None:
        """`size` cells of which one is 1; none of them if the index is outside."""
        if 0 <= index < size:
            self.cells.append(self.cursor + index)
            self.values.append(1)
        self.cursor += size

    def mask(self, members: int, size: int) -> None:
        """`size` cells, 1 for each member of a mask."""
        index = 0
        while members:
            if members & 1:
                self.cells.append(self.cursor + index)
                self.values.append(1)
            members >>= 1
            index += 1
        self.cursor += size

    def put(self, offset: int, value: int) -> None:
        """A cell beyond the cursor, which stays: for blocks that are easier to fill out of order."""
        self.cells.append(self.cursor + offset)
        self.values.append(value)

    def skip(self, count: int) -> None:
        """Cells that stay 0."""
        self.cursor += count


Writer = Callable[[Any, int, Sketch], None]
"""Writes the cells of a block, from a position and the seat that looks."""


class Block:
    """Cells with a common meaning. A dimension PLAYERS goes round the table from the seat that looks."""

    def __init__(self, name: str, shape: Sequence[int], write: Writer, scale: int = 1) -> None:
        self.name: Final = name
        self.shape: Final = list(shape)
        self.write: Final = write
        self.scale: Final = scale

    def dimensions(self, players: int) -> list[int]:
        return [players if size == PLAYERS else size for size in self.shape]

    def size(self, players: int) -> int:
        product = 1
        for size in self.dimensions(players):
            product *= size
        return product


class Layout:
    """All blocks of a game for one number of players, one after the other."""

    def __init__(self, questions: Questions, blocks: Sequence[Block], players: int) -> None:
        self.players: Final = players
        self.blocks: Final = [*mechanism(questions), *blocks]
        self.starts: Final[list[int]] = []
        self.ends: Final[list[int]] = []
        names = [block.name for block in self.blocks]
        if len(set(names)) < len(names):
            raise ValueError(f"a block is declared twice: {names}")
        size = 0
        for block in self.blocks:
            self.starts.append(size)
            size += block.size(players)
            self.ends.append(size)
        self.size: Final = size

    def observe(self, state: State, seat: int) -> Sketch:
        """What a seat sees of a position."""
        sketch = Sketch()
        for place, block in enumerate(self.blocks):
            block.write(state, seat, sketch)
            if sketch.cursor != self.ends[place]:
                raise RuntimeError(f"the block {block.name!r} has other cells than declared")
        return sketch

    def describe(self) -> list[dict[str, object]]:
        """Name, first cell, shape and scale of every block, JSON-ready."""
        return [
            {
                "name": block.name,
                "start": start,
                "shape": block.dimensions(self.players),
                "scale": block.scale,
            }
            for block, start in zip(self.blocks, self.starts, strict=True)
        ]


def mechanism(questions: Questions) -> list[Block]:
    """The blocks that every game has: what is asked, of whom, and the question's arguments from 1."""
    prompts = [verb for verb in questions.verbs if verb.name not in questions.steps]
    places = {verb.name: place for place, verb in enumerate(prompts)}
    most = max(len(verb.slots) - 1 for verb in prompts)
    largest = max((slot.kind.size for verb in prompts for slot in verb.slots[1:]), default=1)

    def asked(s: State, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.seat, seat), s.players)

    def prompt(s: State, seat: int, out: Sketch) -> None:
        out.one_of(-1 if s.over else places[s.decision.prompt], len(prompts))

    def arguments(s: State, seat: int, out: Sketch) -> None:
        given: list[int] = [] if s.over else s.decision.arguments
        for argument in given:
            out.number(argument + 1)
        out.skip(most - len(given))

    blocks = [Block("asked", [PLAYERS], asked), Block("prompt", [len(prompts)], prompt)]
    return [*blocks, Block("arguments", [most], arguments, largest)] if most else blocks


def relative(s: State, of: int, seat: int) -> int:
    """How many seats clockwise another seat sits; -1 for nobody."""
    return (of - seat) % s.players if of >= 0 else -1


def around(s: State, seat: int) -> list[int]:
    """All seats clockwise, beginning with the one that looks."""
    return [(seat + turned) % s.players for turned in range(s.players)]
