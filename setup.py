"""Builds what a wheel holds beyond plain Python: the compiled engine and the page.

The project's metadata is in pyproject.toml. Environment variables decide what cannot be guessed:

ASTROLUDE_PURE=1     leave the engine uncompiled, even where a C compiler exists
ASTROLUDE_NO_PAGE=1  make a wheel without the page
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from workshop import compiler, native, near, page  # noqa: E402
from workshop.console import Trouble, say  # noqa: E402
from workshop.groups import engine_groups  # noqa: E402
from workshop.paths import PAGE, SOURCE, WEB  # noqa: E402

WITH_PAGE = os.environ.get("ASTROLUDE_NO_PAGE") != "1"

COMPILER_FLAGS = (
    "-fvisibility=hidden",  # without this, the engine's functions may not be inlined into each other
    "-Wno-all",  # looking for faults of indentation takes a quarter of the time, in code nobody wrote
    "-w",
    # These take a third of the time of -O2 and bring generated code nothing: `make bench` shows it.
    "-fno-gcse",
    "-fno-ipa-cp",
    "-fno-schedule-insns2",
    "-fno-tree-pre",
    "-fno-tree-vectorize",
    "-fno-tree-vrp",
)
"""For gcc and those that understand its flags, clang among them."""

BUILDING = frozenset({"bdist_wheel", "build", "build_ext"})
"""The commands that need the compiled engine; an editable install is not among them, so src/ stays pure."""


def engine_extensions() -> list[Any]:
    """The engine as extension modules, or none where it cannot or shall not be compiled."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    if os.environ.get("ASTROLUDE_PURE") == "1":
        say("ASTROLUDE_PURE=1: the engine stays plain Python.")
        return []
    if not compiler.works():
        say("No C compiler with Python's headers was found: the engine stays plain Python.")
        return []
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        ([path.relative_to(ROOT).as_posix() for path in group.files], group.name) for group in engine_groups()
    ]
    extensions = mypycify(
        ["--cache-dir=build/mypyc", *(file for files, _ in groups for file in files)],
        opt_level="2",
        debug_level="0",
        separate=groups,
        target_dir="build/c",
    )
    native.finish(extensions, SOURCE)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
    return extensions


class BuildWithPage(build_py):
    """Builds the page first, and starts from an empty folder so that no removed module lives on."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            ensure_page()
        super().run()
        if not WITH_PAGE and not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, PAGE.relative_to(SOURCE)), ignore_errors=True)


class SourceWithPage(sdist):
    """Builds the page first: whoever installs from the source package needs no Node."""

    def run(self) -> None:
        ensure_page()
        super().run()


def ensure_page() -> None:
    """Put the page into the package, unless told not to."""
    if WITH_PAGE and WEB.is_dir():
        try:
            page.ensure(bring_node=lambda: None)
            near.ensure_with_this_python()
        except Trouble as trouble:
            sys.exit(str(trouble))


os.chdir(ROOT)
setup(
    ext_modules=engine_extensions(),
    cmdclass={"build_py": BuildWithPage, "sdist": SourceWithPage},
    options={
        "build": {"build_base": "build/wheel"},
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
    },
)
