"""What was refused, in the reader's language.

Errors carry an English sentence, for programs and logs. `errors.ftl` holds the form of each: a sentence is
recognised by it and said anew; parts that are sentences themselves, such as a hint, likewise. What is not
recognised, such as a reason that the system gives, stays as it is. Other sentences that stand in the code in
English, such as those of `--help`, have an area of their own.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast

from astrolude.locales.language import ENGLISH
from astrolude.locales.texts import FaultyText, Texts, files_of, load

AREA: Final = "errors"


class Form(NamedTuple):
    """A message, and what its English sentences look like."""

    message: str
    pattern: re.Pattern[str]
    anchored: bool
    """Whether it begins with words of its own; a form that begins with a gap would swallow others."""
    literal: int
    """How many characters are always the same: the more, the surer."""


def said_in(language: str, sentence: str, area: str = AREA) -> str:
    """A sentence of an error in a language, or one of another area."""
    recognised = None if language == ENGLISH else recognise(sentence, area)
    if recognised is None:
        return sentence
    message, parts = recognised
    return load(language).text(
        message, **{name: said_in(language, part, area) for name, part in parts.items()}
    )


def recognise(sentence: str, area: str = AREA) -> tuple[str, dict[str, str]] | None:
    """The message that a sentence is, and what fills its gaps."""
    for form in forms(area):
        found = form.pattern.fullmatch(sentence)
        if found:
            return form.message, found.groupdict()
    return None


@cache
def forms(area: str) -> list[Form]:
    """The forms of all English sentences, the surest first."""
    texts = Texts(ENGLISH, [file for file in files_of(ENGLISH) if file.stem == area])
    read = [form_of(name, entry) for name, entry in texts.entries.items()]
    return sorted(read, key=lambda form: (form.anchored, form.literal), reverse=True)


def form_of(name: str, entry: ast.Message) -> Form:
    """Text stands for itself, a variable for anything; a sentence of an error has nothing else."""
    pattern, literal = "", 0
    elements = entry.value.elements if entry.value else []
    for element in elements:
        if isinstance(element, ast.TextElement):
            pattern += re.escape(element.value)
            literal += len(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            pattern += f"(?P<{element.expression.id.name}>.+?)"
        else:
            raise FaultyText(f"the text {name!r} must be plain text with variables")
    return Form(name, re.compile(pattern, re.DOTALL), isinstance(elements[0], ast.TextElement), literal)
