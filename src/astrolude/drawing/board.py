"""A view as lines to look at: the game's own drawing, or a plain one that suits every view."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from astrolude.drawing.blocks import Block
from astrolude.drawing.seats import player
from astrolude.drawing.styles import ACCENT, QUIET
from astrolude.drawing.table import Table
from astrolude.drawing.text import Text
from astrolude.kernel.state import State
from astrolude.locales import ENGLISH, Sentences, load

View = dict[str, Any]

USUAL_WIDTH: Final = 80


def draw(words: Sentences, view: View, width: int) -> list[Text]:
    """A view in lines that are no wider than this."""
    own = words.game.drawing
    blocks: list[Block] = import_module(own).draw(words, view) if own else draw_plainly(words, view)
    return [line for block in blocks for line in block.lines(width)]


def sheet(state: State, seat: int | None = None, language: str = ENGLISH, width: int = USUAL_WIDTH) -> str:
    """A position as plain text, as a seat sees it, or a spectator."""
    texts = load(language)
    names = [texts.text("cli-seat", number=number + 1) for number in range(state.players)]
    words = Sentences(texts, state.game, names, lambda: state)
    return "\n".join(line.plain.rstrip() for line in draw(words, state.view(seat), width))


def draw_plainly(words: Sentences, view: View) -> list[Block]:
    """Every part of a view by its key: what is common first, then a column for each seat."""
    common = Table()
    for key, value in view.items():
        if key != "seats":
            common.row(Text(spelled(key), QUIET), phrase(words, value))
    return [common, Text(), seats(words, view["seats"])]


def seats(words: Sentences, shown: list[View]) -> Table:
    table = Table("", *(player(words, seat) for seat in range(len(shown))))
    for key in dict.fromkeys(key for seat in shown for key in seat):
        cells = [score(seat[key]) if key == "score" else phrase(words, seat.get(key)) for seat in shown]
        table.row(Text(spelled(key), ACCENT if key == "score" else QUIET), *cells)
    return table


def score(value: View) -> Text:
    return Text(str(value["total"]), ACCENT)


def phrase(words: Sentences, value: object) -> str:
    """A value in words: references by their names, lists and groups joined."""
    if isinstance(value, dict):
        return ", ".join(f"{spelled(key)} {phrase(words, item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(phrase(words, item) for item in value) or "–"
    if isinstance(value, str) and ":" in value:
        return words.thing(value)
    return "–" if value is None else str(value)


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


def label(reference: str) -> str:
    """What follows the kind: `221` of `sector:221`."""
    return reference.partition(":")[2]


def spelled(key: str) -> str:
    return str(key).replace("_", " ")
