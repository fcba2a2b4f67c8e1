"""Blocks that arrange others in the width there is. `Text`, `Table` and `Mosaic` are blocks, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from astrolude.drawing.text import Text


class Block(Protocol):
    """Anything that can be drawn: it has lines for every width, none of them wider."""

    def lines(self, width: int) -> list[Text]: ...


class Flow:
    """Pieces one after the other; a line is broken between them, and inside one only if it is too wide."""

    def __init__(self, parts: Iterable[str | Text], gap: int = 2, indent: int = 0) -> None:
        self.parts: Final = [Text().add(part) for part in parts]
        self.gap: Final = gap
        self.indent: Final = indent

    def lines(self, width: int) -> list[Text]:
        room = width - self.indent
        found: list[Text] = []
        for part in self.parts:
            if found and found[-1].width + self.gap + part.width <= room:
                found[-1].add(" " * self.gap).add(part)
            else:
                found.extend(part.lines(room))
        return [Text(" " * self.indent).add(line) for line in found]


class Beside:
    """Blocks side by side, as many as fit; the others go on below an empty line."""

    def __init__(self, *blocks: Block, gap: int = 3) -> None:
        self.blocks: Final = blocks
        self.gap: Final = gap

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        row: list[list[Text]] = []
        for block in self.blocks:
            drawn = block.lines(width)
            if row and sum(_width(each) + self.gap for each in row) + _width(drawn) > width:
                found.extend([*self._side_by_side(row), Text()])
                row = []
            row.append(drawn)
        return [*found, *self._side_by_side(row)]

    def _side_by_side(self, row: list[list[Text]]) -> list[Text]:
        found: list[Text] = []
        for number in range(max((len(drawn) for drawn in row), default=0)):
            line = Text()
            for drawn in row:
                cell = drawn[number] if number < len(drawn) else Text()
                last = drawn is row[-1]
                line.add(cell if last else cell.padded(_width(drawn) + self.gap))
            found.append(line)
        return found


class Columns:
    """Short things in columns of equal width, to be read downwards; what goes on below is indented."""

    def __init__(self, parts: Sequence[Text], most: int, gap: int = 3, hanging: int = 0) -> None:
        """At most so many columns."""
        self.parts: Final = parts
        self.most: Final = most
        self.gap: Final = gap
        self.hanging: Final = hanging

    def lines(self, width: int) -> list[Text]:
        widest = max((part.width for part in self.parts), default=0) + self.gap
        across = max(1, min(self.most, (width + self.gap) // widest))
        if across == 1:
            return [line for part in self.parts for line in part.lines(width, self.hanging)]
        down = -(-len(self.parts) // across)
        found: list[Text] = []
        for first in range(down):
            row = self.parts[first::down]
            found.append(Text())
            for part in row[:-1]:
                found[-1].add(part.padded(widest))
            found[-1].add(row[-1])
        return found


def _width(drawn: list[Text]) -> int:
    return max((line.width for line in drawn), default=0)
