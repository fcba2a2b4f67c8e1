"""The browser that the page's tests drive."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from workshop.console import Trouble, step

VARIABLE: Final = "ASTROLUDE_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The browser's path: the one that the environment variable names, or else the first one installed."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise Trouble(f"{VARIABLE} names {named}, which does not exist: correct it or unset it.")
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def flags() -> list[str]:
    """How to start it quietly; Chromium refuses its sandbox to root."""
    return [*FLAGS, *(["--no-sandbox"] if _is_root() else [])]


def ensure() -> None:
    """Install Chromium with the system's package manager if it is missing and this is allowed."""
    if find() is not None:
        return
    prefix = _root_prefix()
    if prefix is None or shutil.which("apt-get") is None:
        raise Trouble(
            "The page's tests need Chromium, and it cannot be installed from here: install it "
            f"(on Debian: apt install chromium) or set {VARIABLE} to a browser's path, then run make again."
        )
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    step("Updating the list of system packages", [*prefix, "apt-get", "update", "-q"], env=quiet)
    install = [*prefix, "apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
    step("Installing Chromium", install, env=quiet)
    if find() is None:
        raise Trouble(f"The package chromium brought no browser: install one and set {VARIABLE} to its path.")


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _root_prefix() -> list[str] | None:
    """What to put before a command that needs root's rights; none if they cannot be had without asking."""
    if _is_root():
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None
