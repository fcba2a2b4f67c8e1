"""Messages by id in one language. A missing or faulty message is an error, never a guess."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast, visitor

from astrolude.kernel.errors import AstroludeError

FOLDERS: Final = [Path(__file__).parent]
"""Where texts are looked for; a game that lives elsewhere adds its own folder before texts are loaded."""

Argument = str | int | float


class MissingText(AstroludeError):
    """There is no message of that id in the language."""


class FaultyText(AstroludeError):
    """A message cannot be read, stands twice, or needs an argument that it does not get."""


class Texts:
    """The messages of one language. A file is read when a message is asked for that begins with its name."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language: Final = language
        self._entries: Final[dict[str, ast.Message]] = {}
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._files: Final = list(files)
        self._unread: Final = self._files[:]

    @property
    def entries(self) -> dict[str, ast.Message]:
        """All messages by id; reads every file."""
        while self._unread:
            self._add(self._unread.pop(0))
        return self._entries

    def _entry(self, name: str) -> ast.Message | None:
        """A message, looked for in the files that bear the first part of its name, or in all if none does."""
        if name not in self._entries and self._unread:
            home = name.partition("-")[0]
            if all(file.stem != home for file in self._files):
                return self.entries.get(name)
            for file in [file for file in self._unread if file.stem == home]:
                self._unread.remove(file)
                self._add(file)
        return self._entries.get(name)

    def _add(self, file: Path) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise FaultyText(f"{file.parent.name}/{file.name} cannot be read here: {_first_line(entry)}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._entries:
                    raise FaultyText(f"{file.parent.name}/{file.name}: {entry.id.name!r} is already defined")
                self._entries[entry.id.name] = entry
        self._bundle.add_resource(resource)

    def has(self, name: str) -> bool:
        return self._entry(name) is not None

    def text(self, name: str, /, **arguments: Argument) -> str:
        """A message with its arguments filled in."""
        pattern = self._message(name).value
        if pattern is None:
            raise FaultyText(f"the text {name!r} ({self.language}) has attributes but no value")
        return self._format(name, pattern, arguments)

    def attribute(self, name: str, attribute: str, /, **arguments: Argument) -> str | None:
        """An attribute of a message, such as its `tip`; None where it has none."""
        pattern = self._message(name).attributes.get(attribute)
        return None if pattern is None else self._format(f"{name}.{attribute}", pattern, arguments)

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as the language writes it, with so many decimals: `1,234.5`, `1 234,5`."""
        pattern = "#,##0" + (f".{'0' * decimals}" if decimals else "")
        return format_decimal(value, pattern, self.language)

    def variables(self, name: str) -> set[str]:
        """The arguments that a message may use, those of its attributes included."""
        found = _Variables()
        found.visit(self._entry(name))
        return found.names

    def _message(self, name: str) -> Message:
        if not self.has(name):
            raise MissingText(f"there is no text {name!r} in the language {self.language!r}")
        return self._bundle.get_message(name)

    def _format(self, name: str, pattern: Pattern, arguments: dict[str, Argument]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise FaultyText(f"the text {name!r} ({self.language}) cannot be formatted: {errors[0]}")
        return str(text)


class _Variables(visitor.Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: Final[set[str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _first_line(junk: ast.Junk) -> str:
    return repr(str(junk.content).strip().splitlines()[0])


def files_of(language: str) -> list[Path]:
    """The Fluent files of a language; the same names exist in each."""
    return sorted(file for folder in FOLDERS for file in (folder / language).glob("*.ftl"))


@cache
def load(language: str) -> Texts:
    """All texts of a language; each file is read at most once."""
    return Texts(language, files_of(language))
