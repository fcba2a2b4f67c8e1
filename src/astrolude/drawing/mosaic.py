"""Maps: small pictures of equal size at their places. What is too wide goes on below, to the east."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from astrolude.drawing.styles import QUIET
from astrolude.drawing.text import Text

GOES_ON: Final = "→"


class Mosaic:
    """Pictures at places (x, y), y from the top: each `height` lines high and `span` steps of `step` wide.

    Hexes in rows have x in halves of a hex, so a span of two; squares have a span of one.
    """

    def __init__(
        self, cells: Mapping[tuple[int, int], Sequence[Text]], step: int, span: int = 1, height: int = 1
    ) -> None:
        self.cells: Final = cells
        self.step: Final = step
        self.span: Final = span
        self.height: Final = height

    def lines(self, width: int) -> list[Text]:
        left = min(x for x, _ in self.cells)
        right = max(x for x, _ in self.cells)
        across = max(1, width // self.step - self.span + 1)
        found: list[Text] = []
        for first in range(left, right + 1, across):
            strip = {place: cell for place, cell in self.cells.items() if first <= place[0] < first + across}
            if found and strip:
                found.append(Text(GOES_ON, QUIET))
            found.extend(self._strip(strip, first))
        return found

    def _strip(self, strip: Mapping[tuple[int, int], Sequence[Text]], first: int) -> list[Text]:
        """The rows from the topmost to the lowest, empty ones among them."""
        if not strip:
            return []
        rows = range(min(y for _, y in strip), max(y for _, y in strip) + 1)
        return [self._line(strip, first, row, part) for row in rows for part in range(self.height)]

    def _line(self, strip: Mapping[tuple[int, int], Sequence[Text]], first: int, row: int, part: int) -> Text:
        line = Text()
        for x, y in sorted(strip):
            if y == row:
                line = line.padded((x - first) * self.step).add(strip[x, y][part])
        return line
