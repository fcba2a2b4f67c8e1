"""Rules documents and the tests that prove them: which clause is named by which test.

A game's rules are `docs/rules/<game>.md`, or several documents `docs/rules/<game>_<part>.md`.

A clause is an id with a text of its own there: a list item that begins with the id in bold
(`- **AF-4.8** …`), or a heading that begins with it (`### AF-6.2 …`) and has text before the next heading or
clause. A heading with nothing but clauses below it is no clause.

A test names the clauses it proves with `@pytest.mark.clauses("AF-4.8", "AF-T048")`, on a function, on a
class, in a module's `pytestmark`, or as a mark of one `pytest.param`. Every clause needs a test that names
exactly its id: naming AF-6.3 proves nothing about AF-6.3.7, nor the other way round.

Tests are read, never imported. A game's tests are the files below `tests/` in a folder called like the game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from astrolude.kernel.errors import AstroludeError

ID: Final = r"[A-Z]{1,3}-?[A-Z]?[0-9]+(?:\.[0-9]+)*[a-z]?"
ITEM: Final = re.compile(rf"\s*(?:[-*]|[0-9]+\.) \*\*({ID})\b(.*)")
HEADING: Final = re.compile(r"#+ (.*)")
HEADING_ID: Final = re.compile(rf"({ID})\b(.*)")


class InvalidRulebook(AstroludeError):
    """A rules document or a test's mark cannot be read; the message names the place."""


class Clause(NamedTuple):
    """A clause of a rules document: its id, the line it stands on, and how it begins."""

    id: str
    line: int
    text: str


class Rulebook(NamedTuple):
    """The clauses of a game in the order of its documents, and the tests that name each."""

    game: str
    clauses: list[Clause]
    tests: dict[str, list[str]]
    """By clause id: `tests/rules/<game>/test_turn.py::test_name`."""

    @property
    def missing(self) -> list[Clause]:
        """The clauses that no test names."""
        return [clause for clause in self.clauses if clause.id not in self.tests]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """What tests name although no document has such a clause."""
        known = {clause.id for clause in self.clauses}
        return {name: tests for name, tests in self.tests.items() if name not in known}


def documents(root: Path, game: str) -> list[Path]:
    """The rules documents of a game: the one called like it, then its parts by name."""
    folder = root / "docs" / "rules"
    return [file for file in [folder / f"{game}.md", *sorted(folder.glob(f"{game}_*.md"))] if file.is_file()]


def read_rulebook(root: Path, game: str) -> Rulebook:
    """The clauses of a game of the repository at `root`, with their tests."""
    clauses = _read_clauses(root, documents(root, game))
    tests: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        if game in file.relative_to(root).parts:
            for clause, test in named_clauses(file, file.relative_to(root).as_posix()):
                tests.setdefault(clause, []).append(test)
    return Rulebook(game, clauses, tests)


def _read_clauses(root: Path, files: list[Path]) -> list[Clause]:
    """The clauses of several documents, no id standing in two of them."""
    clauses: list[Clause] = []
    homes: dict[str, str] = {}
    for file in files:
        shown = file.relative_to(root).as_posix()
        found = parse_clauses(file.read_text(encoding="utf-8"))
        if not found:
            raise InvalidRulebook(f"{shown} has no clause")
        for clause in found:
            if homes.setdefault(clause.id, shown) != shown:
                raise InvalidRulebook(f"the clause {clause.id} stands in {homes[clause.id]} and in {shown}")
        clauses += found
    return clauses


def find_root(game: str, starts: Iterable[Path]) -> Path:
    """The repository around one of the places that has the game's rules documents."""
    around = [folder for start in starts for folder in [start, *start.parents]]
    for folder in around:
        if documents(folder, game):
            return folder
    known = sorted({file.stem for folder in around for file in (folder / "docs" / "rules").glob("*.md")})
    if not known:
        raise InvalidRulebook(
            "the rules documents are part of the repository: run this inside a checkout of Astrolude"
        )
    close = get_close_matches(game, known, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
    raise InvalidRulebook(f"there is no docs/rules/{game}.md; {hint}")


def parse_clauses(document: str) -> list[Clause]:
    """The clauses of a rules document."""
    clauses: dict[str, Clause] = {}
    for clause in _clauses(document):
        if clause.id in clauses:
            first = clauses[clause.id].line
            raise InvalidRulebook(f"the clause {clause.id} stands on line {first} and on line {clause.line}")
        clauses[clause.id] = clause
    return list(clauses.values())


def _clauses(document: str) -> Iterator[Clause]:
    pending: Clause | None = None
    for number, line in enumerate(document.splitlines(), 1):
        item, heading = ITEM.match(line), HEADING.match(line)
        if item:
            pending = None
            yield Clause(item[1], number, _plain(item[2]))
        elif heading:
            titled = HEADING_ID.match(heading[1])
            pending = Clause(titled[1], number, _plain(titled[2])) if titled else None
        elif line.strip() and pending:
            yield pending
            pending = None


def _plain(text: str) -> str:
    """A clause's text without markup at its start."""
    return text.replace("*", "").replace("`", "").strip(" .:—")


def named_clauses(file: Path, shown: str) -> Iterator[tuple[str, str]]:
    """Each clause that the tests of a file name, with the test."""
    try:
        module = ast.parse(file.read_text(encoding="utf-8"), filename=shown)
    except SyntaxError as error:
        raise InvalidRulebook(f"{shown}:{error.lineno}: {error.msg}") from error
    for node in module.body:
        if isinstance(node, ast.Assign) and any(_is_name(target, "pytestmark") for target in node.targets):
            yield from _marks(node.value, shown, shown)
    yield from _named_below(module, shown, shown)


def _named_below(parent: ast.Module | ast.ClassDef, place: str, shown: str) -> Iterator[tuple[str, str]]:
    for node in parent.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            test = f"{place}::{node.name}"
            for decorator in node.decorator_list:
                yield from _marks(decorator, test, shown)
            if isinstance(node, ast.ClassDef):
                yield from _named_below(node, test, shown)


def _marks(expression: ast.expr, test: str, shown: str) -> Iterator[tuple[str, str]]:
    """The arguments of every `pytest.mark.clauses(…)` inside an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clauses":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise InvalidRulebook(f"{shown}:{argument.lineno}: clauses are named by plain strings")
                yield argument.value, test


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
