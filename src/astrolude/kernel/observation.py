"""What a seat sees, as numbers for a learning program: named blocks of cells, the seat always first.

A game declares its blocks, each of which writes its cells in order; the blocks of the mechanism (what is
asked, and of whom) come before them. Most cells are 0 most of the time, so only the others are kept.
Numbers stand as on the table, divided by the block's `scale`; flags are 1 whatever the scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from astrolude.kernel.grammar import Kind, Verb
from astrolude.kernel.questions import Questions
from astrolude.kernel.state import S, State

PLAYERS: Final = 0
"""A dimension that is as large as the number of players."""

SIDES: Final = -1
"""The same, but 2 for a player alone: against an opponent that sits on no seat, such as an automaton."""

NEITHER: Final = -2
"""A dimension whose places have names of their own."""

USUAL: Final = 256
"""Numbers nearer to 0 than this are looked up, others computed."""


class Scale:
    """Numbers divided by a common divisor, as the bytes of a float32."""

    def __init__(self, divisor: int) -> None:
        self.divisor: Final = divisor
        usual = [*range(USUAL), *range(-USUAL, 0)]
        self.usual: Final = [pack("=f", value / divisor) for value in usual]
        """By number: those below 0 count from the end."""

    def code(self, value: int) -> bytes:
        if -USUAL <= value < USUAL:
            return self.usual[value]
        return pack("=f", value / self.divisor)


class Memory:
    """What blocks wrote before for one seat, and from which list: for positions that follow one another."""

    def __init__(self, blocks: int) -> None:
        self.sources: Final[list[list[int] | None]] = [None] * blocks
        self.flags: Final = [b""] * blocks


class Sketch:
    """An observation in the making: a cursor that moves over the cells, and those that are not 0.

    Cells and values are kept as the bytes that arrays of them are made of, `=q` and `=f`. These bytes exist
    before an observation begins: it only gathers them.
    """

    def __init__(self, codes: list[bytes], seats: list[int], memory: Memory) -> None:
        self.codes: Final = codes
        """By cell: its number in bytes."""
        self.seats: Final = seats
        """All seats clockwise, beginning with the one that looks."""
        self.memory: Final = memory
        self.cursor = 0
        self.flags: Final[list[bytes]] = []
        """The cells that are 1, in pieces of one or more."""
        self.cells: Final[list[bytes]] = []
        self.values: Final[list[bytes]] = []
        """What the cells hold that are no flags."""
        self.place: Place
        """Where the block that is being written lies, and its scale."""
        self.scale: Scale
        self.source: list[int] | None = None
        """The list that the block is written from, if it may be recalled, and where its flags begin."""
        self.first = 0

    def write(self, place: Place, state: State, seat: int) -> None:
        """Write a block."""
        self.place = place
        self.scale = place.scale
        place.block.write(state, seat, self)
        if self.cursor != place.end:
            raise RuntimeError(f"the block {place.block.name!r} has other cells than declared")
        if self.source is not None:
            self.memory.sources[place.index] = self.source
            self.memory.flags[place.index] = b"".join(self.flags[self.first :])
            self.source = None

    def recall(self, source: list[int]) -> bool:
        """Take a block of flags from memory, if it was last written from the same list: all is done then.

        For lists that are replaced, never changed, and alone decide what the seat sees in the block.
        """
        if self.memory.sources[self.place.index] is source:
            self.flags.append(self.memory.flags[self.place.index])
            self.cursor = self.place.end
            return True
        self.source = source
        self.first = len(self.flags)
        return False

    def number(self, value: int) -> None:
        """One cell."""
        if value:
            self.put(0, value)
        self.cursor += 1

    def numbers(self, values: list[int]) -> None:
        """A cell for each value."""
        self.part(values, 0, len(values))

    def part(self, values: list[int], first: int, count: int) -> None:
        """A cell for each of some neighbours in a list."""
        for index in range(count):
            value = values[first + index]
            if value:
                self.put(index, value)
        self.cursor += count

    def one_of(self, index: int, size: int) -> None:
        """`size` cells of which one is a flag; none of them if the index is outside."""
        if 0 <= index < size:
            self.flag(index)
        self.cursor += size

    def mask(self, members: int, size: int) -> None:
        """`size` cells, flags for the members of a mask."""
        index = 0
        while members:
            if members & 1:
                self.flag(index)
            members >>= 1
            index += 1
        self.cursor += size

    def flag(self, offset: int) -> None:
        """A flag beyond the cursor, which stays: for blocks that are easier to fill out of order."""
        self.flags.append(self.codes[self.cursor + offset])

    def put(self, offset: int, value: int) -> None:
        """A number beyond the cursor, which stays."""
        self.cells.append(self.codes[self.cursor + offset])
        self.values.append(self.scale.code(value))

    def skip(self, count: int) -> None:
        """Cells that stay 0."""
        self.cursor += count


Axis = int | Sequence[str] | Kind
"""One dimension of a block: PLAYERS, SIDES, or a name for each of its places."""


def numbered(count: int) -> list[str]:
    """The names of places that have none: their numbers from 1."""
    return [str(number) for number in range(1, count + 1)]


def round_the_table(count: int) -> list[str]:
    """The names of players and sides from the one that looks."""
    return ["self", *[f"next_{turned}" for turned in range(1, count)]]


def _places(axis: Axis) -> list[str]:
    if isinstance(axis, Kind):
        return axis.labels
    return [] if isinstance(axis, int) else list(axis)


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Generic[S]):
    """Cells with a common meaning. Players and sides go round the table from the seat that looks."""

    def __init__(self, name: str, shape: Sequence[Axis], scale: int = 1) -> None:
        self.name: Final = name
        self.axes: Final = [_places(axis) for axis in shape]
        """By dimension the names of its places; none where players or sides go round the table."""
        self.around: Final = [axis if isinstance(axis, int) else NEITHER for axis in shape]
        """By dimension PLAYERS, SIDES or NEITHER."""
        self.scale: Final = scale
        for names, kind in zip(self.axes, self.around, strict=True):
            if len(set(names)) < len(names):
                raise ValueError(f"the block {name!r} has two places of one name")
            if kind not in (PLAYERS, SIDES, NEITHER):
                raise ValueError(f"the block {name!r} needs names for {kind} places")

    def write(self, s: S, seat: int, out: Sketch) -> None:
        """Write the cells in order, from a position and the seat that looks."""
        raise NotImplementedError

    def places(self, players: int) -> list[list[str]]:
        """By dimension the names of its places."""
        counts = {PLAYERS: players, SIDES: max(players, 2)}
        return [
            names if kind == NEITHER else round_the_table(counts[kind])
            for names, kind in zip(self.axes, self.around, strict=True)
        ]

    def dimensions(self, players: int) -> list[int]:
        return [len(names) for names in self.places(players)]

    def cells(self, players: int) -> list[str]:
        """What each cell means, in order: the block, then a place of each dimension."""
        found = [self.name]
        for names in self.places(players):
            found = [f"{cell}/{name}" for cell in found for name in names]
        return found

    def size(self, players: int) -> int:
        product = 1
        for size in self.dimensions(players):
            product *= size
        return product


class Place:
    """Where a block lies in a layout: its first cell, and the one after its last."""

    def __init__(self, index: int, block: Block[Any], start: int, end: int, scale: Scale) -> None:
        self.index: Final = index
        self.block: Final = block
        self.start: Final = start
        self.end: Final = end
        self.scale: Final = scale


class Layout:
    """All blocks of a game for one number of players, one after the other."""

    def __init__(self, questions: Questions, blocks: Sequence[Block[Any]], players: int) -> None:
        self.players: Final = players
        self.places: Final[list[Place]] = []
        scales: dict[int, Scale] = {}
        size = 0
        for block in [*mechanism(questions), *blocks]:
            if any(place.block.name == block.name for place in self.places):
                raise ValueError(f"the block {block.name!r} is declared twice")
            scale = scales.setdefault(block.scale, Scale(block.scale))
            end = size + block.size(players)
            self.places.append(Place(len(self.places), block, size, end, scale))
            size = end
        self.size: Final = size
        self.codes: Final = [pack("=q", cell) for cell in range(size)]
        self.seats: Final = [
            [(seat + turned) % players for turned in range(players)] for seat in range(players)
        ]

    def memories(self) -> list[Memory]:
        """By seat: a memory for positions of one game, none of which has been seen yet."""
        return [Memory(len(self.places)) for _ in range(self.players)]

    def observe(self, state: State, seat: int, memory: Memory | None = None) -> Sketch:
        """What a seat sees of a position. Its own memory of earlier positions makes that quicker."""
        sketch = Sketch(self.codes, self.seats[seat], memory or Memory(len(self.places)))
        for place in self.places:
            sketch.write(place, state, seat)
        return sketch

    def cells(self) -> list[str]:
        """What each cell means, such as `colonies/next_1/asimov_crater`."""
        return [cell for place in self.places for cell in place.block.cells(self.players)]

    def describe(self) -> list[dict[str, object]]:
        """Name, first cell, shape, names of all places and scale of every block, JSON-ready."""
        return [
            {
                "name": place.block.name,
                "start": place.start,
                "shape": place.block.dimensions(self.players),
                "axes": place.block.places(self.players),
                "scale": place.block.scale,
            }
            for place in self.places
        ]


class Asked(Block[State]):
    """Who is asked."""

    def write(self, s: State, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.seat, seat), s.players)


class Prompt(Block[State]):
    """What is asked."""

    def __init__(self, prompts: Sequence[Verb]) -> None:
        super().__init__("prompt", [[verb.name for verb in prompts]])
        self.numbers: Final = {verb.name: place for place, verb in enumerate(prompts)}

    def write(self, s: State, seat: int, out: Sketch) -> None:
        out.one_of(-1 if s.over else self.numbers[s.decision.prompt], len(self.numbers))


class Arguments(Block[State]):
    """The arguments of the question, from 1."""

    def __init__(self, most: int, largest: int) -> None:
        super().__init__("arguments", [numbered(most)], largest)
        self.most: Final = most

    def write(self, s: State, seat: int, out: Sketch) -> None:
        if not s.over:
            for place, argument in enumerate(s.decision.arguments):
                out.put(place, argument + 1)
        out.skip(self.most)


def mechanism(questions: Questions) -> list[Block[Any]]:
    """The blocks that every game has: what is asked, of whom, and the question's arguments."""
    prompts = [verb for verb in questions.verbs if verb.name not in questions.steps]
    blocks: list[Block[Any]] = [Asked("asked", [PLAYERS]), Prompt(prompts)]
    most = max(len(verb.slots) - 1 for verb in prompts)
    if most:
        largest = max(slot.kind.size for verb in prompts for slot in verb.slots[1:])
        blocks.append(Arguments(most, largest))
    return blocks


def relative(s: State, of: int, seat: int) -> int:
    """How many seats clockwise another seat sits; -1 for nobody."""
    return (of - seat) % s.players if of >= 0 else -1
