"""Which modules mypyc compiles, and which of them together.

A group becomes one library. Calls inside it are bound when it is compiled, so a game with all that lies below
it is one group; calls to another group go through a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from workshop.paths import PACKAGE

INTERPRETED: Final = frozenset({"__init__.py", "__main__.py"})
"""Names of modules that stay plain Python in every engine package: they are run once, or by frameworks."""

INTERPRETED_FOLDERS: Final = frozenset({"drawing"})
"""Names of folders in the engine that stay plain Python: drawing for the terminal is not in a hurry."""


class Group(NamedTuple):
    """Modules that are compiled into one library."""

    name: str
    files: list[Path]


def engine_groups(package: Path = PACKAGE) -> list[Group]:
    """The groups of the engine: the kernel, every game, the bots."""
    groups = [Group(f"{package.name}.{part.name}", _modules(part)) for part in _parts(package)]
    return [group for group in groups if group.files]


def _parts(package: Path) -> Iterator[Path]:
    yield package / "kernel"
    yield from sorted(path.parent for path in (package / "games").glob("*/__init__.py"))
    yield package / "bots"


def _modules(part: Path) -> list[Path]:
    """The modules of a package and of all packages below it that shall be compiled."""
    return [
        path
        for path in sorted(part.rglob("*.py"))
        if path.name not in INTERPRETED
        and INTERPRETED_FOLDERS.isdisjoint(path.relative_to(part).parent.parts)
    ]
