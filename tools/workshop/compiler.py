"""Whether this machine can compile a Python extension."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def works() -> bool:
    """Try it: a compiler alone is not enough, Python's own headers are often a separate package."""
    command = shlex.split(sysconfig.get_config_var("CC") or "")
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    if not command or shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        probe = [*command, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0
