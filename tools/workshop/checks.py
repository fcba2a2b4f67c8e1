"""Every check and test, section by section, stopping at the first that fails."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from workshop import chromium, engine, environment, near, page
from workshop.console import Command, Trouble, duration, say, stream
from workshop.paths import ROOT, VENV_BIN, VENV_PYTHON, WEB

ENGINE_TESTS: Final = (
    "tests/kernel",
    "tests/games",
    "tests/rules",
    "tests/bots",
    "tests/test_front_door.py",
    "tests/test_tour.py",
)
"""What is run compiled too: the engine, and what a library user does with it."""
EXPECTED_ENGINE: Final = "ASTROLUDE_EXPECTED_ENGINE"


@dataclass(frozen=True)
class Section:
    """One named check: a command that succeeds or fails."""

    name: str
    command: Command
    env: Mapping[str, str] = field(default_factory=dict)
    cwd: Path = ROOT
    before: Callable[[], None] | None = None
    again: Command | None = None
    """What is run after a failure: it decides, and the first run's output names what was unsteady."""


def prepare() -> Path:
    """Install what checks the sources; return the folder of the Node that checks the page."""
    environment.ensure(environment.RUN, "test")
    return page.ensure_packages(page.node_from_environment)


def run(sections: Iterable[Section]) -> None:
    """Run the sections in order; the output of the last one, pytest's closing line, comes last."""
    for section in sections:
        begin = time.monotonic()
        say(f"\n== {section.name} ==")
        if section.before is not None:
            section.before()
        failed = bool(stream(section.command, env=section.env, cwd=section.cwd))
        if failed and section.again is not None:
            say(f"\n== {section.name}: what failed above, once more ==")
            failed = bool(stream(section.again, env=section.env, cwd=section.cwd))
        if failed:
            raise Trouble(f"This section failed: {section.name}. Its output is above.")
        say(f"-- {section.name}: {duration(time.monotonic() - begin)}")


def lint(node: Path) -> list[Section]:
    return [
        Section("lint", [VENV_BIN / "ruff", "check"]),
        Section("format", [VENV_BIN / "ruff", "format", "--check"]),
        Section("page lint and format", page.npm(node, "run", "lint"), page.node_path(node), WEB),
    ]


def mend(node: Path) -> list[Section]:
    """Lint and format again, as commands that change the sources."""
    return [
        Section("lint", [VENV_BIN / "ruff", "check", "--fix"]),
        Section("format", [VENV_BIN / "ruff", "format"]),
        Section("page lint and format", page.npm(node, "run", "format"), page.node_path(node), WEB),
    ]


def types() -> list[Section]:
    return [Section("types", [VENV_BIN / "mypy"])]


def page_checks(node: Path) -> list[Section]:
    env = page.node_path(node)
    return [
        Section("page types", page.npm(node, "run", "check"), env, WEB),
        Section("page units", page.npm(node, "run", "test"), env, WEB),
    ]


def tests() -> list[Section]:
    """The tests: all against the sources, the engine's again compiled, then those that drive a browser."""
    pytest: list[str | Path] = [VENV_PYTHON, "-m", "pytest"]
    parallel = ["-n", str(os.cpu_count() or 1)]
    pure = {EXPECTED_ENGINE: "pure"}
    compiled = {EXPECTED_ENGINE: "compiled", **engine.environment()}
    # Servers, databases and browsers on a busy machine may miss a beat. What fails twice is broken.
    again = ["--last-failed", "--last-failed-no-failures", "none"]
    plain = [*pytest, "-m", "not web"]
    web = [*pytest, "-m", "web"]
    return [
        Section("tests, plain engine", [*plain, *parallel], pure, again=[*plain, *again]),
        Section(
            "tests, compiled engine", [*pytest, *parallel, *ENGINE_TESTS], compiled, before=engine.ensure
        ),
        Section("tests in the browser", web, compiled, again=[*web, *again]),
    ]


def everything() -> None:
    """All of it, as `make test` does."""
    node = prepare()
    chromium.ensure()
    page.ensure(page.node_from_environment)
    near.ensure(VENV_PYTHON, page.node_from_environment)
    run([*lint(node), *types(), *page_checks(node), *tests()])
