"""Where things lie in the repository."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "astrolude"
LOCALES: Final = PACKAGE / "locales"
PAGE: Final = PACKAGE / "server" / "static"
NEAR: Final = PAGE / "near"
WEB: Final = ROOT / "web"
TOOLS: Final = ROOT / "tools"

BUILD: Final = ROOT / "build"
LOGS: Final = BUILD / "logs"
DIST: Final = ROOT / "dist"
COMPILED: Final = BUILD / "compiled"
ENGINE: Final = BUILD / "engine"
SITE: Final = BUILD / "site"
STATIC_SITE: Final = BUILD / "static-site"

VENV: Final = ROOT / ".venv"
VENV_BIN: Final = VENV / ("Scripts" if sys.platform == "win32" else "bin")
VENV_PYTHON: Final = VENV_BIN / "python"


def shown(path: Path) -> str:
    """A path as a person in the repository would type it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
