"""Whatever the package imports is declared: what is missing would fail on a player's machine only."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from workshop.environment import PROJECT
from workshop.paths import PACKAGE


def declared() -> set[str]:
    """The distributions that the project file names for use, extras included, in normal form."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return {normal(re.split(r"[\[<>=;~! ]", need)[0]) for group in groups for need in group}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported() -> set[str]:
    """The full names that the package imports from beyond itself and the standard library."""
    names: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    tops = {name.split(".")[0] for name in names}
    return tops - set(sys.stdlib_module_names) - {"astrolude"}


def test_every_import_is_declared() -> None:
    distributions = packages_distributions()
    undeclared = {
        top
        for top in imported()
        if declared().isdisjoint(normal(name) for name in distributions.get(top, [top]))
    }
    assert undeclared == set()


def test_something_is_imported_and_found_to_be_declared() -> None:
    assert "fastapi" in imported()
    assert {"fastapi", "sqlalchemy", "mypy-extensions"} <= declared()
