"""The virtual environment: made once, then completed by what each command needs."""

from __future__ import annotations

import importlib.util
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

from workshop.console import Command, Trouble, step
from workshop.paths import ROOT, VENV, VENV_BIN, VENV_PYTHON
from workshop.stamps import Stamp, digest

PROJECT: Final = ROOT / "pyproject.toml"
CONSTRAINTS: Final = ROOT / "constraints.txt"
FLOOR: Final = re.compile(r"(?P<name>[\w.-]+)(\[[\w,]+\])?>=(?P<version>[\w.]+)")
ROOM_NEEDED: Final = 1_500_000_000
"""Bytes that a first installation with Node and the page's packages takes, with a margin."""

RUN: Final = "run"
"""The name of what Astrolude itself needs; the other names are the dependency groups of the project file."""


TITLES: Final = {
    RUN: "the packages that Astrolude uses",
    "test": "the tools that check it",
    "node": "Node, which builds the page",
    "docs": "what builds the documentation",
}

PIN_HEADER: Final = "# The versions that are tested together. Written by `make pin`.\n"


def ensure(*groups: str) -> None:
    """Make the environment and install the groups that are missing or outdated."""
    if not _starts():
        _create()
    missing = [group for group in groups if not _stamp(group).fits(_wanted(group))]
    if missing:
        _install(missing)


def requirements(group: str) -> list[str]:
    """What a group asks for, as the project file says it."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    if group == RUN:
        expert = project["project"]["optional-dependencies"]["expert"]
        return [*project["project"]["dependencies"], *expert, *project["dependency-groups"]["compile"]]
    return list(project["dependency-groups"][group])


def lowest() -> list[str]:
    """The lowest version of everything that Astrolude uses, extras included, as constraints."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    floors = (FLOOR.match(need) for needs in (project["dependencies"], *extras) for need in needs)
    return sorted({f"{floor['name']}=={floor['version']}" for floor in floors if floor}, key=str.lower)


def _install(groups: list[str]) -> None:
    wanted = {group: _wanted(group) for group in groups}
    pip: Command = [VENV_PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    needs = [need for group in groups for need in requirements(group)]
    title = "Installing " + " and ".join(TITLES[group] for group in groups)
    step(title, [*pip, "--constraint", CONSTRAINTS, *needs])
    if RUN in groups:
        step("Installing Astrolude", [*pip, "--no-build-isolation", "--no-deps", "--editable", ROOT])
    for group, value in wanted.items():
        _stamp(group).set(value)


def _wanted(group: str) -> str:
    return digest([CONSTRAINTS], *requirements(group), platform.python_version(), str(VENV))


def _stamp(group: str) -> Stamp:
    return Stamp(VENV / f"installed-{group}")


def _starts() -> bool:
    """An environment may be left over from a Python that is gone or from an interrupted first run."""
    if not (VENV_BIN / "pip").exists():
        return False
    return subprocess.run([VENV_PYTHON, "-c", ""], capture_output=True, check=False).returncode == 0


def _create() -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Trouble(
            "Python's venv module is missing: install it (on Debian or Ubuntu: "
            f"apt install python3.{sys.version_info.minor}-venv) and run make again."
        )
    if shutil.disk_usage(ROOT).free < ROOM_NEEDED:
        raise Trouble("The disk is nearly full: free at least 2 GB and run make again.")
    step("Creating the environment in .venv", [sys.executable, "-m", "venv", "--clear", VENV])


def pin() -> None:
    """Write constraints.txt anew: resolve every group together in an empty environment, note the versions."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        needs = [need for group in TITLES for need in requirements(group)]
        step("Creating an empty environment", [sys.executable, "-m", "venv", folder])
        step("Installing the newest versions", [python, "-m", "pip", "install", "--no-input", *needs])
        frozen = subprocess.run(
            [python, "-m", "pip", "freeze", "--all", "--exclude", "pip"],
            capture_output=True,
            text=True,
            check=True,
        )
    CONSTRAINTS.write_text(PIN_HEADER + frozen.stdout)
