"""Tables: as wide as they need to be, narrower where words can be broken, and at last row by row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from astrolude.drawing.blocks import Flow
from astrolude.drawing.styles import ACCENT, QUIET
from astrolude.drawing.text import Text

RULE: Final = "─"
INDENT: Final = 2
"""Of what belongs to a row that is written out."""


class Table:
    """Rows under headings. Where even broken words leave it too wide, each row becomes a paragraph."""

    def __init__(self, *headings: str | Text, align: str = "l", gap: int = 2) -> None:
        """`align` has an `l` or `r` for each column; the last one holds for all that follow."""
        self.headings: Final = [Text(head, ACCENT) if isinstance(head, str) else head for head in headings]
        self.align: Final = align
        self.gap: Final = gap
        self.rows: Final[list[list[Text] | None]] = []

    def row(self, *cells: str | Text) -> None:
        self.rows.append([Text().add(cell) for cell in cells])

    def rule(self) -> None:
        """A line between the rows before and those that follow."""
        self.rows.append(None)

    def lines(self, width: int) -> list[Text]:
        rows = [row for row in self.rows if row is not None]
        count = max((len(row) for row in [self.headings, *rows]), default=0)
        by_column = [
            [row[column] for row in [self.headings, *rows] if column < len(row)] for column in range(count)
        ]
        widths = self._widths(by_column, width)
        return self._written_out(width) if widths is None else self._side_by_side(widths)

    def _widths(self, by_column: list[list[Text]], width: int) -> list[int] | None:
        """The widths of the columns, the widest ones narrowed until all fit; None where they cannot."""
        widths = [max(cell.width for cell in cells) for cells in by_column]
        least = [max(cell.narrowest for cell in cells) for cells in by_column]
        room = width - self.gap * (len(widths) - 1)
        if sum(least) > room:
            return None
        while sum(widths) > room:
            widest = max(
                (column for column in range(len(widths)) if widths[column] > least[column]),
                key=lambda column: widths[column],
            )
            widths[widest] -= 1
        return widths

    def _side_by_side(self, widths: list[int]) -> list[Text]:
        ruled = Text(RULE * (sum(widths) + self.gap * (len(widths) - 1)), QUIET)
        found = [*self._row(self.headings, widths), ruled] if self.headings else []
        for row in self.rows:
            found.extend([ruled] if row is None else self._row(row, widths))
        return found

    def _row(self, row: Sequence[Text], widths: list[int]) -> list[Text]:
        cells = [cell.lines(width) for cell, width in zip(row, widths, strict=False)]
        found: list[Text] = []
        for number in range(max(len(cell) for cell in cells)):
            line = Text()
            for column, cell in enumerate(cells):
                part = cell[number] if number < len(cell) else Text()
                line.add(" " * self.gap if column else "")
                if self._right(column):
                    line.add(part.padded(widths[column], right=True))
                else:
                    line.add(part if column == len(cells) - 1 else part.padded(widths[column]))
            found.append(line)
        return found

    def _right(self, column: int) -> bool:
        return self.align[min(column, len(self.align) - 1)] == "r"

    def _written_out(self, width: int) -> list[Text]:
        """Each row as its first cell, and below it the others, each after its heading."""
        found = self.headings[0].lines(width) if self.headings and self.headings[0].plain else []
        for row in self.rows:
            if row is not None:
                found.extend(row[0].lines(width) if row[0].plain else [])
                found.extend(Flow(self._told(row), indent=INDENT).lines(width))
        return found

    def _told(self, row: list[Text]) -> Iterable[Text]:
        for column, cell in enumerate(row[1:], 1):
            if cell.plain.strip():
                heading = self.headings[column] if column < len(self.headings) else Text()
                yield Text().add(heading).add(" " if heading.plain else "").add(_on_one_line(cell))


def _on_one_line(cell: Text) -> Text:
    whole = Text()
    for text, style in cell.spans:
        whole.add(text.replace("\n", " "), style)
    return whole
