"""What the tests of packages share: making one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PIP_WHEEL: Final = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir")


def make(command: Sequence[str], root: Path, **settings: str) -> None:
    """Make a package with the plain engine; the test fails with all that was said if it cannot be made."""
    made = subprocess.run(
        command,
        cwd=root,
        env={**os.environ, "ASTROLUDE_PURE": "1", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
