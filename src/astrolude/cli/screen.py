"""Where commands write: tables and sentences for people, JSON for programs, complaints on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from astrolude.drawing import ACCENT, QUIET, Block, Table
from astrolude.drawing import Text as Line
from astrolude.kernel.errors import AstroludeError
from astrolude.locales import Texts, choose_language, load, said_in
from astrolude.locales.texts import Argument

__all__ = ["ACCENT", "BAD", "GOOD", "QUIET", "Screen", "complain", "print_json"]

GOOD: Final = "bold green"
BAD: Final = "bold red"


class Screen:
    """A terminal that speaks the reader's language."""

    def __init__(self, language: str | None = None) -> None:
        self.texts: Final[Texts] = load(choose_language(language))
        self.console: Final = Console(highlight=False, markup=False)

    def text(self, name: str, /, **arguments: Argument) -> str:
        """The message `cli-<name>`."""
        return self.texts.text(f"cli-{name}", **arguments)

    def say(self, name: str, style: str = "", /, **arguments: Argument) -> None:
        self.console.print(Text(self.text(name, **arguments), style))

    def say_cut_off(self, games: int, decisions: int) -> None:
        """How many games were broken off, if any: they stand in no figure."""
        if games:
            self.say("cut-off", BAD, games=games, decisions=decisions)

    def draw(self, blocks: Iterable[Block]) -> None:
        """Blocks in the width of the terminal, their styles as colours."""
        drawn = self.drawn(blocks)
        if drawn:
            self.console.print(drawn, soft_wrap=True)

    def drawn(self, blocks: Iterable[Block]) -> Text:
        """What `draw` shows, for a display that is renewed."""
        return coloured(line for block in blocks for line in block.lines(self.console.width))

    def ask(self, prompt: Line) -> str:
        """A line that the person types; EOFError at the end of the input."""
        return self.console.input(coloured([prompt]))

    def show_whole(self, line: Line) -> None:
        """A line that a program may search: never broken, however narrow the terminal."""
        self.console.print(coloured([line]), soft_wrap=True)

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as the reader's language writes it."""
        return self.texts.number(value, decimals)

    def complaint(self, error: AstroludeError) -> str:
        """What was refused, in the reader's language."""
        return said_in(self.texts.language, str(error))

    def blank(self) -> None:
        self.console.print()

    def progress(self, transient: bool = False) -> Progress:
        """A bar for long work; none where nobody watches."""
        columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        hidden = not self.console.is_terminal
        return Progress(*columns, console=self.console, transient=transient, disable=hidden)

    def table(self, *headings: str, numbers: int = 0) -> Table:
        """An empty table with localised headings; the last `numbers` columns are aligned to the right."""
        align = "l" * (len(headings) - numbers) + "r" * numbers
        return Table(*(self.text(heading) for heading in headings), align=align)


def coloured(lines: Iterable[Line]) -> Text:
    """Drawn lines as the console wants them."""
    return Text("\n").join(Text.assemble(*line.spans) for line in lines)


def print_json(value: object) -> None:
    """For programs: nothing but the value, on one stream, in signs that every encoding has."""
    sys.stdout.write(json.dumps(value) + "\n")


def complain(sentence: str) -> None:
    """One clear sentence on stderr."""
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(
        Text.assemble(("astrolude: ", BAD), sentence)
    )
