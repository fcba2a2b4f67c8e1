"""The compiled engine of a working copy: a mirror of the package with the extension modules beside.

The sources never hold a compiled file, so whoever works on them always runs what they see. The mirror in
build/compiled serves `make play` and the second half of the tests: with it first on PYTHONPATH, the same
program runs compiled.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from workshop import compiler, groups, lists, native
from workshop.console import Command, Trouble, say, step
from workshop.environment import CONSTRAINTS
from workshop.paths import BUILD, COMPILED, ENGINE, LOGS, PACKAGE, ROOT, SOURCE, VENV_PYTHON, shown
from workshop.stamps import Stamp, digest, files_under

MADE: Final = Stamp(ENGINE / "made-from")
ENGINE_PACKAGES: Final = (PACKAGE / "kernel", PACKAGE / "games", PACKAGE / "bots")
MEMORY: Final = BUILD / "mypyc"
"""What mypyc keeps of a build for the next one; `setup.py` names it too."""
BACKGROUND_NICENESS: Final = 15

if sys.platform == "win32":
    import msvcrt

    def _take(lock: IO[str]) -> None:
        while True:
            with suppress(OSError):  # Windows gives up after ten seconds
                return msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _take(lock: IO[str]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX)


def is_current() -> bool:
    """Whether the extension modules at hand were made from just these sources."""
    return MADE.fits(_sources())


def ensure() -> None:
    """Compile what changed and bring the mirror up to date."""
    with _alone():
        if not is_current():
            _compile()
        mirror()


def ensure_in_background() -> None:
    """Begin to compile without making anybody wait."""
    if not compiler.works():
        say("No C compiler with Python's headers was found: it runs uncompiled, several times slower.")
        return
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / "background-compilation.log"
    with log.open("w", encoding="utf-8") as output:
        subprocess.Popen(
            [sys.executable, ROOT / "tools" / "workshop", "compiled", "--background"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    say(f"The engine is being compiled in the background for the next start (see {shown(log)}).")


def step_aside() -> None:
    """Let everything else on the machine go first, where programs can."""
    if sys.platform != "win32":
        os.nice(BACKGROUND_NICENESS)


def mirror() -> None:
    """Make build/compiled equal to the sources plus the extension modules, touching only what differs.

    Files are replaced, never written into: a running server may have them loaded.
    """
    wanted = {path.relative_to(SOURCE): path for path in files_under(PACKAGE)}
    wanted |= {path.relative_to(ENGINE): path for path in _extension_modules()}
    for name, origin in wanted.items():
        target = COMPILED / name
        if not target.is_file() or target.read_bytes() != origin.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(f".{target.name}.new")
            shutil.copy2(origin, fresh)
            fresh.replace(target)
    for path in list(files_under(COMPILED)):
        if path.relative_to(COMPILED) not in wanted:
            path.unlink()


def environment() -> dict[str, str]:
    """The environment in which Python finds the compiled package first."""
    return {"PYTHONPATH": str(COMPILED)}


def _compile() -> None:
    if not compiler.works():
        raise Trouble(
            "No C compiler with Python's headers was found: install them (on Debian or Ubuntu: "
            "apt install gcc python3-dev) and run make again."
        )
    sources = _sources()
    MADE.clear()
    command: Command = [
        VENV_PYTHON,
        "setup.py",
        "build_ext",
        "--build-lib",
        ENGINE,
        "--build-temp",
        BUILD / "objects",
    ]
    try:
        step("Compiling the engine", command, env={"ASTROLUDE_PURE": "0"})
    except Trouble:
        if not MEMORY.is_dir():
            raise
        # What mypyc remembers of an earlier build can contradict what has changed since.
        shutil.rmtree(MEMORY)
        step("Compiling the engine once more, from nothing", command, env={"ASTROLUDE_PURE": "0"})
    MADE.set(sources)


def _extension_modules() -> Iterator[Path]:
    """The compiled modules whose sources still exist, and the libraries that hold each group's code."""
    for path in files_under(ENGINE / "astrolude"):
        module = path.name.partition(".")[0]
        source = PACKAGE / path.relative_to(ENGINE / "astrolude").with_name(f"{module}.py")
        if source.is_file() or module.endswith("__mypyc"):
            yield path


def _sources() -> str:
    tools = [Path(groups.__file__), Path(lists.__file__), Path(native.__file__), lists.HEADER]
    recipe = [ROOT / "setup.py", *tools, CONSTRAINTS]
    files = [*files_under(*ENGINE_PACKAGES, pattern="*.py"), *recipe]
    return digest(files, platform.python_version(), platform.machine())


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles here."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiling.lock").open("w") as lock:
        _take(lock)
        yield
