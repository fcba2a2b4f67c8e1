"""Text with styles, and how it is broken into lines."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

JOINT: Final = "\u00a0"
"""A blank that holds a piece together: no line is broken there."""

Sign = tuple[str, str]
"""A character and its style."""


class Text:
    """Pieces of text, each with a style. A block by itself: a paragraph that is broken between words."""

    def __init__(self, text: str = "", style: str = "") -> None:
        self.spans: Final[list[tuple[str, str]]] = []
        self.add(text, style)

    def add(self, more: str | Text, style: str = "") -> Text:
        """Append a piece, or another text as it is; returns itself."""
        if isinstance(more, Text):
            self.spans.extend(more.spans)
        elif more:
            self.spans.append((more, style))
        return self

    def styled(self, style: str) -> Text:
        """The same words, all in one style."""
        return Text(self.plain, style)

    @property
    def plain(self) -> str:
        return "".join(text for text, _ in self.spans)

    @property
    def width(self) -> int:
        """Of its widest line."""
        return max(columns(line) for line in self.plain.split("\n"))

    @property
    def narrowest(self) -> int:
        """The width of its longest word: with less, a word would be cut."""
        return max(columns(word) for word in self.plain.replace("\n", " ").split(" "))

    def lines(self, width: int, hanging: int = 0) -> list[Text]:
        """Broken between words; lines that go on are indented by `hanging`. A word too long is cut."""
        if "\n" not in self.plain and self.width <= width:
            return [self]
        found: list[Text] = []
        for line in self._lines():
            broken = _broken(line, width, width - hanging)
            found.append(_text(broken[0]))
            found.extend(Text(" " * hanging).add(_text(rest)) for rest in broken[1:])
        return found

    def padded(self, width: int, right: bool = False) -> Text:
        """Filled up with blanks, on the left where it is set to the right."""
        blanks = Text(" " * (width - self.width))
        return blanks.add(self) if right else Text().add(self).add(blanks)

    def _lines(self) -> Iterator[list[Sign]]:
        """The characters of each line."""
        line: list[Sign] = []
        for text, style in self.spans:
            for sign in text:
                if sign == "\n":
                    yield line
                    line = []
                else:
                    line.append((sign, style))
        yield line


def joined(between: str, parts: Iterable[str | Text]) -> Text:
    """One text of many, something between each two."""
    whole = Text()
    for number, part in enumerate(parts):
        whole.add(between if number else "").add(part)
    return whole


def held(text: str) -> str:
    """A text that is never broken."""
    return text.replace(" ", JOINT)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return len(text) if text.isascii() else sum(_columns_of(sign) for sign in text)


def _columns_of(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _width(signs: list[Sign]) -> int:
    return sum(_columns_of(sign) for sign, _ in signs)


def _is_gap(sign: Sign) -> bool:
    """Whether a line may be broken here."""
    return sign[0] == " "


def _broken(line: list[Sign], first: int, others: int) -> list[list[Sign]]:
    """The lines that a line becomes: the first as wide as `first`, the rest as wide as `others`."""
    found: list[list[Sign]] = []
    width = first
    while _width(line) > width:
        end = _end(line, max(width, 1))
        found.append(_stripped(line[:end]))
        line = _from_a_word(line[end:])
        width = others
    return [*found, line] if line or not found else found


def _end(line: list[Sign], width: int) -> int:
    """How many characters stay on the line: whole words, or what fits of one that is too long."""
    fitting, used = 0, 0
    for sign in line:
        used += _columns_of(sign[0])
        if used > width:
            break
        fitting += 1
    for end in range(fitting, 0, -1):
        if _is_gap(line[end]) and _stripped(line[:end]):
            return end
    return max(fitting, 1)


def _stripped(line: list[Sign]) -> list[Sign]:
    """Without the blanks at its end."""
    end = len(line)
    while end and _is_gap(line[end - 1]):
        end -= 1
    return line[:end]


def _from_a_word(line: list[Sign]) -> list[Sign]:
    start = 0
    while start < len(line) and _is_gap(line[start]):
        start += 1
    return line[start:]


def _text(signs: list[Sign]) -> Text:
    """Characters as a text again, those of one style in one piece."""
    whole = Text()
    start = 0
    for place in range(1, len(signs) + 1):
        if place == len(signs) or signs[place][1] != signs[start][1]:
            whole.add("".join(sign for sign, _ in signs[start:place]), signs[start][1])
            start = place
    return whole
