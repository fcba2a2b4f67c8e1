"""A view as something to look at: the game's own drawing, or a plain one that suits every view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrolude.cli.screen import ACCENT, QUIET, Screen
from astrolude.cli.terminal import alien_frontiers, eclipse, federation, space_gate
from astrolude.cli.terminal.colours import seat_style
from astrolude.locales import Sentences

View = dict[str, Any]
Drawing = Callable[[Screen, Sentences, View], RenderableType]

DRAWINGS: Final[dict[str, Drawing]] = {
    "alien_frontiers": alien_frontiers.draw,
    "eclipse": eclipse.draw,
    "federation": federation.draw,
    "space_gate": space_gate.draw,
}
"""Games with a drawing of their own."""


def draw(screen: Screen, words: Sentences, view: View) -> RenderableType:
    return DRAWINGS.get(words.game.id, draw_plainly)(screen, words, view)


def draw_plainly(screen: Screen, words: Sentences, view: View) -> RenderableType:
    """Every part of a view by its key: what is common first, then a column for each seat."""
    common = Table.grid(padding=(0, 2))
    for key, value in view.items():
        if key != "seats":
            common.add_row(Text(label(key), QUIET), phrase(words, value))
    return Group(common, Text(), seats(words, view["seats"]))


def seats(words: Sentences, shown: list[View]) -> Table:
    table = Table(border_style=QUIET)
    table.add_column("")
    for seat in range(len(shown)):
        table.add_column(words.thing(f"seat:{seat}"), header_style=seat_style(seat))
    for key in shown[0]:
        cells = [score(seat[key]) if key == "score" else phrase(words, seat[key]) for seat in shown]
        table.add_row(Text(label(key), ACCENT if key == "score" else QUIET), *cells)
    return table


def score(value: View) -> Text:
    return Text(str(value["total"]), ACCENT)


def phrase(words: Sentences, value: object) -> Text:
    """A value in words: references by their names, lists and groups joined."""
    if isinstance(value, dict):
        return Text(", ".join(f"{label(key)} {phrase(words, item)}" for key, item in value.items()))
    if isinstance(value, list):
        return Text(", ".join(str(phrase(words, item)) for item in value) or "–")
    if isinstance(value, str) and ":" in value:
        return Text(words.thing(value))
    return Text("–" if value is None else str(value))


def references(value: object) -> Iterator[str]:
    """Everything that a view refers to, in its order."""
    if isinstance(value, dict):
        for item in value.values():
            yield from references(item)
    elif isinstance(value, list):
        for item in value:
            yield from references(item)
    elif isinstance(value, str) and ":" in value:
        yield value


def label(key: str) -> str:
    return str(key).replace("_", " ")
