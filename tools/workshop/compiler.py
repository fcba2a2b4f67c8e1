"""Whether this machine can compile a Python extension."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def works() -> bool:
    """Try it: a compiler alone is not enough, Python's own headers are often a separate package."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None or _visual_studio_is_installed()
    command = shlex.split(sysconfig.get_config_var("CC") or "")
    if not command or shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        probe = [*command, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def _visual_studio_is_installed() -> bool:
    """Ask Microsoft's own program, as setuptools does: the compiler is seldom on the path."""
    folder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
    program = shutil.which("vswhere", path=str(folder))
    if program is None:
        return False
    compilers = ["-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    asked = [program, "-latest", "-products", "*", *compilers, "-property", "installationPath"]
    return bool(subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip())
