"""Dependencies point one way: kernel ← games ← bots ← arena, research, server ← study ← cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

ENGINE = frozenset({"kernel", "games", "bots"})
"""The packages that run without anything installed, and that mypyc compiles."""

COMPILER_MARKS = "mypy_extensions"
"""The one package beyond the standard library that the engine may name: it holds mypyc's own words."""

MAY_IMPORT: Mapping[str, frozenset[str]] = {
    "kernel": frozenset(),
    "locales": frozenset({"kernel"}),
    "rulebook": frozenset({"kernel"}),
    "testing": frozenset({"kernel"}),
    "games": frozenset({"kernel"}),
    "bots": frozenset({"kernel", "games"}),
    "filelock": frozenset(),
    "arena": frozenset({"kernel", "games", "bots", "filelock"}),
    "research": frozenset({"kernel", "games", "bots"}),
    "server": frozenset({"kernel", "games", "bots", "locales", "filelock"}),
    "study": frozenset({"kernel", "games", "bots", "locales", "arena"}),
    "cli": frozenset(
        {"kernel", "games", "bots", "locales", "rulebook", "arena", "research", "server", "study"}
    ),
    "__main__": frozenset({"cli"}),
}
"""For each part of the package the other parts that it may know."""


def imported_modules(module: str, source: str, *, is_package: bool = False) -> Iterator[str]:
    """The full names of all that a module imports, also inside functions and for type checking only."""
    parents = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def fault(module: str, imported: str) -> str | None:
    """What is wrong with one import, or nothing."""
    part = module.split(".")[1] if "." in module else ""
    top, *rest = imported.split(".")
    if top != "astrolude":
        foreign = part in ENGINE and top not in sys.stdlib_module_names and top != COMPILER_MARKS
        return f"{module} is part of the engine and imports {top}" if foreign else None
    target = rest[0] if rest else ""
    if target not in MAY_IMPORT:
        return f"{module} is part of the engine and imports the package itself" if part in ENGINE else None
    if part == target == "games":
        return _fault_between_games(module, imported)
    if part in MAY_IMPORT and target != part and target not in MAY_IMPORT[part]:
        return f"{module} imports {imported}: {part} must not know {target}"
    return None


def _fault_between_games(module: str, imported: str) -> str | None:
    """A game knows itself only; the package of all games knows each."""
    own = module.split(".")[2:3]
    if own and imported.split(".")[2:3] != own:
        return f"{module} imports {imported}: a game must not know another, nor the list of games"
    return None


def faults(sources: Mapping[str, tuple[str, bool]]) -> list[str]:
    """All forbidden imports in modules given as name → (source, whether it is a package)."""
    return [
        found
        for module, (source, is_package) in sources.items()
        for imported in imported_modules(module, source, is_package=is_package)
        if (found := fault(module, imported))
    ]


def package_sources() -> dict[str, tuple[str, bool]]:
    sources = {}
    for path in sorted((SOURCE / "astrolude").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        sources[name] = (path.read_text(encoding="utf-8"), is_package)
    return sources


def test_dependencies_point_one_way() -> None:
    assert faults(package_sources()) == []


def test_every_part_of_the_package_has_its_place_in_the_order() -> None:
    parts = {module.split(".")[1] for module in package_sources() if "." in module}
    assert parts - set(MAY_IMPORT) == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("astrolude.kernel.state", "from astrolude.games import gaia"),
        ("astrolude.kernel.state", "import numpy"),
        ("astrolude.kernel.state", "import astrolude"),
        ("astrolude.kernel.state", "from .. import server"),
        ("astrolude.games.gaia.map", "from astrolude.games.eclipse import hits"),
        ("astrolude.games.gaia.map", "from ..eclipse import hits"),
        ("astrolude.games.gaia.map", "from astrolude.bots.search import Search"),
        ("astrolude.bots.search", "def late():\n    import astrolude.server.app"),
        ("astrolude.server.app", "from astrolude.cli import main"),
        ("astrolude.server.app", "if TYPE_CHECKING:\n    from astrolude.arena import ladder"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str) -> None:
    assert len(faults({module: (source, False)})) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("astrolude.kernel.state", "import random\nfrom astrolude.kernel.grammar import Grammar"),
        ("astrolude.kernel.state", "from mypy_extensions import i64"),
        ("astrolude.games.gaia.map", "from astrolude.games.gaia import tables\nfrom . import charge"),
        ("astrolude.games.gaia.map", "from astrolude.kernel import hexes"),
        ("astrolude.server.app", "import fastapi\nfrom astrolude import __version__"),
        ("astrolude.cli.main", "from astrolude.server.app import serve"),
    ],
)
def test_an_allowed_import_is_left_alone(module: str, source: str) -> None:
    assert faults({module: (source, False)}) == []


def test_the_package_of_all_games_may_know_each_game() -> None:
    assert faults({"astrolude.games": ("from astrolude.games import gaia, eclipse", True)}) == []
