"""Dependencies point one way: kernel ← games ← bots ← arena, research, server ← study ← cli.

A game's drawing stands apart from the game: it knows the texts and how to draw, and only its name is known.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

ENGINE = frozenset({"kernel", "games", "bots"})
"""The packages that run without anything installed, and that mypyc compiles."""

COMPILER_MARKS = "mypy_extensions"
"""The one package beyond the standard library that the engine may name: it holds mypyc's own words."""

DRAWINGS = "games.drawing"
"""The packages `drawing` of all games."""

INDEPENDENT = frozenset({*ENGINE, "lessons", "drawing", DRAWINGS})
"""What a library session may load: nothing of the command line, the server or the page."""

MAY_IMPORT: Mapping[str, frozenset[str]] = {
    "kernel": frozenset(),
    "locales": frozenset({"kernel"}),
    "rulebook": frozenset({"kernel"}),
    "reader": frozenset({"kernel", "locales"}),
    "testing": frozenset({"kernel"}),
    "drawing": frozenset({"kernel", "locales"}),
    "games": frozenset({"kernel"}),
    DRAWINGS: frozenset({"kernel", "games", "drawing", "locales"}),
    "bots": frozenset({"kernel", "games"}),
    "lessons": frozenset({"kernel", "locales"}),
    "learning": frozenset({"kernel", "bots"}),
    "advice": frozenset({"kernel", "bots", "locales"}),
    "filelock": frozenset(),
    "extras": frozenset({"kernel"}),
    "arena": frozenset({"kernel", "games", "bots", "filelock", "extras"}),
    "research": frozenset({"kernel", "drawing", "games", "bots", "extras"}),
    "puzzles": frozenset({"kernel", "bots", "advice"}),
    "server": frozenset({"kernel", "games", "bots", "advice", "lessons", "puzzles", "locales", "filelock"}),
    "study": frozenset({"kernel", "games", "bots", "locales", "arena", "extras"}),
    "front": frozenset({"kernel", "games", "bots", "advice", "arena"}),
    "cli": frozenset(
        {
            "kernel",
            "drawing",
            "games",
            "bots",
            "advice",
            "locales",
            "rulebook",
            "arena",
            "research",
            "server",
            "study",
        }
    ),
    "__main__": frozenset({"cli"}),
}
"""For each part of the package the other parts that it may know."""


MAY_IMPORT_IN_SERVER: Mapping[str, frozenset[str]] = {
    "tables": frozenset(),
    "processes": frozenset({"tables"}),
    "near": frozenset({"tables", "processes"}),
    "people": frozenset({"tables"}),
    "club": frozenset({"tables", "people"}),
    "settings": frozenset(),
    "metrics": frozenset(),
    "logs": frozenset(),
    "store": frozenset({"tables", "people", "club", "settings", "metrics"}),
    "web": frozenset({"tables", "people", "club", "processes", "settings", "metrics"}),
    "worker": frozenset({"tables", "people", "club", "processes", "settings", "store", "metrics"}),
    "app": frozenset({"tables", "people", "club", "settings", "web", "worker"}),
    "run": frozenset({"app", "logs", "metrics", "processes", "settings", "store", "web"}),
}
"""The same for the parts of the server."""

PLAIN_PARTS = frozenset({"tables", "processes", "near"})
"""Parts of the server that need nothing installed: tables are kept in browsers, too, and every bot's process
loads its part."""

WORDS_OF_TYPES = "typing_extensions"
"""The one package that they may name, for what `typing` of Python 3.11 lacks."""


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
    part = part_of(module)
    top = imported.split(".")[0]
    if top != "astrolude":
        foreign = top not in sys.stdlib_module_names and top != COMPILER_MARKS
        if foreign and part in INDEPENDENT:
            return f"{module} is part of the engine and imports {top}"
        plain = part == "server" and PLAIN_PARTS.intersection(module.split(".")[2:3])
        if foreign and plain and top != WORDS_OF_TYPES:
            return f"{module} must do without installed packages and imports {top}"
        return None
    target = part_of(imported)
    if target not in MAY_IMPORT:
        return f"{module} is part of the engine and imports the package itself" if part in ENGINE else None
    if {part, target} <= {"games", DRAWINGS} and (found := _fault_between_games(module, imported)):
        return found
    if part == target == "server":
        return _fault_within_server(module, imported)
    if part in MAY_IMPORT and target != part and target not in MAY_IMPORT[part]:
        return f"{module} imports {imported}: {part} must not know {target}"
    return None


def part_of(module: str) -> str:
    """The part of the package that a module or a name in it belongs to; empty for the package itself."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and parts[3:4] == ["drawing"]:
        return DRAWINGS
    return parts[1] if len(parts) > 1 else ""


def _fault_between_games(module: str, imported: str) -> str | None:
    """A game knows itself only; the package of all games knows each."""
    own = module.split(".")[2:3]
    if own and imported.split(".")[2:3] != own:
        return f"{module} imports {imported}: a game must not know another, nor the list of games"
    return None


def _fault_within_server(module: str, imported: str) -> str | None:
    """The parts of the server know each other in one direction; the package itself knows all."""
    own, target = module.split(".")[2:3], imported.split(".")[2:3]
    if own and target and own != target and target[0] not in MAY_IMPORT_IN_SERVER.get(own[0], ()):
        return f"{module} imports {imported}: in the server {own[0]} must not know {target[0]}"
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
    parts = {part_of(module) for module in package_sources() if "." in module}
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
        ("astrolude.games.gaia.game", "from astrolude.games.gaia.drawing import draw"),
        ("astrolude.games.gaia.game", "from astrolude.games.gaia import drawing"),
        ("astrolude.games.gaia.view", "from astrolude.drawing import Text"),
        ("astrolude.games.gaia.drawing.map", "from rich.text import Text"),
        ("astrolude.games.gaia.drawing.map", "from astrolude.games.eclipse import hits"),
        ("astrolude.games.gaia.drawing.map", "from astrolude.cli.screen import Screen"),
        ("astrolude.drawing.table", "from rich.table import Table"),
        ("astrolude.drawing.board", "from astrolude.games import load"),
        ("astrolude.server.app", "from astrolude.cli import main"),
        ("astrolude.server.app", "if TYPE_CHECKING:\n    from astrolude.arena import ladder"),
        ("astrolude.server.tables.playing", "from fastapi import Request"),
        ("astrolude.server.tables.playing", "def late():\n    import sqlalchemy"),
        ("astrolude.server.tables.playing", "import pydantic"),
        ("astrolude.server.tables.playing", "from astrolude.server.store.sql import SqlStore"),
        ("astrolude.server.tables.playing", "from astrolude.server import settings"),
        ("astrolude.server.processes.thinkers", "import starlette"),
        ("astrolude.server.web.routes", "from astrolude.server.worker import Worker"),
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
        ("astrolude.games.gaia.drawing", "from astrolude.games.gaia.drawing.map import draw"),
        (
            "astrolude.games.gaia.drawing.map",
            "from astrolude.drawing import Text\nfrom astrolude.locales import load",
        ),
        ("astrolude.server.app", "import fastapi\nfrom astrolude import __version__"),
        ("astrolude.server.tables.playing", "import asyncio\nfrom astrolude.server.tables import sight"),
        ("astrolude.server.web.routes", "import fastapi\nfrom astrolude.server.tables import sight"),
        ("astrolude.cli.main", "from astrolude.server.app import serve"),
    ],
)
def test_an_allowed_import_is_left_alone(module: str, source: str) -> None:
    assert faults({module: (source, False)}) == []


def test_every_part_of_the_server_has_its_place_in_the_order() -> None:
    inside = [module for module in package_sources() if module.startswith("astrolude.server.")]
    assert {module.split(".")[2] for module in inside} == set(MAY_IMPORT_IN_SERVER)


def test_the_package_of_all_games_may_know_each_game() -> None:
    assert faults({"astrolude.games": ("from astrolude.games import gaia, eclipse", True)}) == []


def names_in_code(source: str) -> Iterator[str]:
    """Every text in a module that is no docstring: examples for people may name a game."""
    tree = ast.parse(source)
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.value


def test_the_commands_know_no_single_game() -> None:
    games = {path.parent.name for path in (SOURCE / "astrolude" / "games").glob("*/game.py")}
    assert len(games) > 4
    found = [
        (module, text)
        for module, (source, _) in package_sources().items()
        if part_of(module) in ("cli", "drawing")
        for text in [*names_in_code(source), *imported_modules(module, source)]
        if games & set(re.split(r"[^a-z_]+", text))
    ]
    assert found == []


ROOMS = ("grammar", "questions", "events", "state", "setup", "scoring", "game")
"""The modules that every game has, and no others beside its packages."""

PACKAGES: Mapping[str, frozenset[str]] = {
    "tables": frozenset(),
    "rules": frozenset(),
    "decisions": frozenset({"all"}),
    "view": frozenset({"view", "observation", "hidden", "invariants", "holdings"}),
    "advice": frozenset({"evaluation", "obstacles"}),
    "drawing": frozenset(),
}
"""The packages that every game has, with the modules that are found in each under the same name."""

FLOORS = (
    {"tables"},
    {"grammar"},
    {"questions", "events"},
    {"state"},
    {"rules", "scoring"},
    {"setup"},
    {"decisions"},
    {"view"},
    {"advice"},
    {"drawing"},
    {"game"},
)
"""A room knows its own floor and those below; `game` puts all together."""

OBJECTS_OF_A_STATE = {("astrolude.games.eclipse.state", "astrolude.games.eclipse.rules.combat.battle")}
"""A state knows the classes of the objects that it holds, wherever they live."""


def game_folders() -> list[Path]:
    return sorted(path.parent for path in (SOURCE / "astrolude" / "games").glob("*/game.py"))


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert (modules, packages) == (set(ROOMS), set(PACKAGES))
    for package, expected in PACKAGES.items():
        assert expected - {path.stem for path in (folder / package).glob("*.py")} == set(), package


def floor_of(module: str) -> int:
    room = module.split(".")[3]
    return next(floor for floor, rooms in enumerate(FLOORS) if room in rooms)


def climbing(sources: Mapping[str, tuple[str, bool]]) -> list[str]:
    """Every import by which a room of a game knows a higher one."""
    found: list[str] = []
    for module, (source, is_package) in sources.items():
        if not module.startswith("astrolude.games.") or module.count(".") < 3:
            continue
        for imported in imported_modules(module, source, is_package=is_package):
            home = imported.rpartition(".")[0]
            own = imported.startswith(".".join(module.split(".")[:3]) + ".")
            if own and floor_of(imported) > floor_of(module) and (module, home) not in OBJECTS_OF_A_STATE:
                found.append(f"{module} imports {imported}")
    return found


def test_the_rooms_of_a_game_know_only_those_below_them() -> None:
    assert climbing(package_sources()) == []


def test_a_room_that_knows_a_higher_one_is_found() -> None:
    source = "from astrolude.games.gaia.advice.candidates import candidates"
    assert len(climbing({"astrolude.games.gaia.rules.mines": (source, False)})) == 1
    late = f"def look():\n    {source}"
    assert len(climbing({"astrolude.games.gaia.rules.mines": (late, False)})) == 1


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_the_game_is_a_declaration(folder: Path) -> None:
    """What a game does are functions in its rooms; `game.py` names them and defines none."""
    tree = ast.parse((folder / "game.py").read_text(encoding="utf-8"))
    defined = (ast.ClassDef, ast.FunctionDef, ast.Lambda)
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, defined)] == []
