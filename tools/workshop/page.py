"""The page: built from web/ with a Node that is found here or brought by the environment."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from workshop import environment
from workshop.console import Trouble, step
from workshop.paths import LOCALES, PAGE, VENV_BIN, WEB, shown
from workshop.stamps import Stamp, digest, files_under

OLDEST_NODE: Final = (22, 13)
BUILT: Final = Stamp(PAGE.with_name("static.made-from"))
"""Beside the page, so that it goes with it into a source package, which then needs no Node."""
PACKAGES: Final = Stamp(WEB / "node_modules" / ".installed")


def is_built() -> bool:
    """Whether the page in the package was made from just these sources."""
    return (PAGE / "index.html").is_file() and BUILT.fits(_sources())


def ensure(bring_node: Callable[[], None]) -> None:
    """Build the page unless it fits its sources; `bring_node` is called where no Node is found."""
    if is_built():
        return
    node = ensure_packages(bring_node)
    BUILT.clear()
    sources = _sources()
    step("Building the page", npm(node, "run", "build"), env=node_path(node), cwd=WEB)
    if not (PAGE / "index.html").is_file():
        raise Trouble(f"The page's build left no {shown(PAGE)}/index.html: see web/vite.config.ts.")
    BUILT.set(sources)


def ensure_packages(bring_node: Callable[[], None]) -> Path:
    """Install the page's packages as locked; return the folder of the Node that fits them."""
    node = find_node()
    if node is None:
        bring_node()
        node = find_node()
    if node is None:
        raise Trouble(
            "Node 22.13 or newer is needed to build the page: install it and run the command again "
            "(or set ASTROLUDE_NO_PAGE=1 to make a wheel without the page)."
        )
    locked = digest([WEB / "package.json", WEB / "package-lock.json"], str(_version(node / "node")))
    if not PACKAGES.fits(locked):
        step("Installing the page's packages", npm(node, "ci"), env=node_path(node), cwd=WEB)
        PACKAGES.set(locked)
    return node


def write_types() -> None:
    """Make the page's types of the protocol from docs/openapi.json."""
    node = ensure_packages(node_from_environment)
    step("Making the page's types", npm(node, "run", "types"), env=node_path(node), cwd=WEB)


def node_from_environment() -> None:
    """Let the virtual environment bring a Node."""
    environment.ensure("node")


def find_node() -> Path | None:
    """The folder of a Node with npm that is new enough: the system's, or else the environment's."""
    for folder in (*os.get_exec_path(), str(VENV_BIN)):
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=folder) and _version(Path(node)) >= OLDEST_NODE:
            return Path(folder)
    return None


def npm(node: Path, *arguments: str) -> list[str | Path]:
    return [node / "npm", *arguments]


def node_path(node: Path) -> dict[str, str]:
    """The environment in which npm's scripts find this Node before any other."""
    return {"PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}


def _version(node: Path) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if said.returncode:
        return ()
    return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])


def _sources() -> str:
    return digest([*files_under(WEB), *files_under(LOCALES, pattern="*.ftl")])
