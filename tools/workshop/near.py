"""The engine for browsers: Python and the games, put beside the page so that a browser can keep tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from workshop import page
from workshop.console import joined, step
from workshop.paths import NEAR, PACKAGE, PAGE, ROOT, SOURCE, TOOLS, WEB
from workshop.stamps import Stamp, digest

PYODIDE: Final = WEB / "node_modules" / "pyodide"
PROTOCOL: Final = ROOT / "docs" / "openapi.json"
"""What a browser may say, which the engine checks by."""

LICENCES: Final = WEB / "near" / "licences.txt"
"""Whose work the engine stands on."""

PARTS: Final = (
    "__init__.py",
    "advice",
    "bots",
    "games",
    "kernel",
    "lessons",
    "puzzles",
    "server/__init__.py",
    "server/near",
    "server/processes/__init__.py",
    "server/processes/calculating.py",
    "server/processes/turns.py",
    "server/tables",
)
"""What of the package keeps tables: everything that needs neither a server nor a terminal."""

READ: Final = frozenset({".py", ".json", ".jsonl"})
"""What is run, and what is read."""

LEFT_OUT: Final = frozenset({"__pycache__", "drawing", "reader"})
"""Folders: the terminal's, and the rules, which the page brings along itself."""

FOR_OTHERS: Final = frozenset(
    {
        "advice/page.py",
        "advice/telling.py",
        "games/eclipse/advice/fleet_notation.py",
        "kernel/cut_off.py",
        "lessons/checking.py",
        "puzzles/finding.py",
        "server/tables/exporting.py",
        "server/tables/library.py",
    }
)
"""What only servers, the terminal, authors and research use of the parts above."""

MADE: Final = Stamp(PAGE.with_name("static.near-made-from"))
"""Beside the page, as its own stamp is, for the same reason."""


def engine_files() -> Iterator[Path]:
    """The Python of the package that runs in a browser, and what it reads."""
    for part in PARTS:
        path = PACKAGE / part
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            name = file.relative_to(PACKAGE)
            left = name.as_posix() in FOR_OTHERS or not LEFT_OUT.isdisjoint(name.parts)
            if file.suffix in READ and not left:
                yield file


def is_made() -> bool:
    """Whether the engine beside the page was made from just these sources."""
    return any(NEAR.glob("contents-*.json")) and MADE.fits(_sources())


def ensure(python: Path, bring_node: Callable[[], None]) -> None:
    """Put the engine beside the page unless it fits its sources; `python` knows what the engine imports."""
    if is_made():
        return
    page.ensure_packages(bring_node)
    MADE.clear()
    sources = _sources()
    # While a wheel is built, pip tells by this very variable where the packages are that the build asked for.
    known = [str(SOURCE), str(TOOLS), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = {"PYTHONPATH": os.pathsep.join(known)}
    step("Putting the engine beside the page", [python, TOOLS / "browser_engine.py"], env=joined(paths))
    MADE.set(sources)


def ensure_with_this_python() -> None:
    """The same while a wheel is built."""
    ensure(Path(sys.executable), lambda: None)


def _sources() -> str:
    locked = [WEB / "package-lock.json", PROTOCOL, LICENCES, TOOLS / "browser_engine.py"]
    return digest([*engine_files(), *locked])
