"""The build backend: setuptools, asking for mypy and Node only where they will be used.

A machine without a C compiler needs no mypy, and one with a Node of its own, or a page already built,
needs no other Node. Whoever installs from source is told that the engine is being compiled.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from workshop import compiler, environment, near, page
from workshop.console import tell
from workshop.paths import WEB

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


ANNOUNCEMENT: Final = (
    "astrolude: the engine is being compiled, which takes some minutes of processor time once. To skip it, "
    "set ASTROLUDE_PURE=1 and install again: everything works, and the engine runs several times slower."
)


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Make a wheel; first say what will take its time."""
    if _compiles():
        tell(ANNOUNCEMENT)
    settings = None if config_settings is None else dict(config_settings)
    return build_meta.build_wheel(wheel_directory, settings, metadata_directory)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a wheel made here and now needs beyond setuptools."""
    needs = list(build_meta.get_requires_for_build_wheel(config_settings))
    if _compiles():
        needs += environment.requirements("compile")
    return needs + _page_needs()


def get_requires_for_build_sdist(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a source package, which holds the built page, needs beyond setuptools."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_page_needs()]


def _page_needs() -> list[str]:
    """A Node, where the page must be built and there is none, and what goes into the engine for browsers."""
    builds = os.environ.get("ASTROLUDE_NO_PAGE") != "1" and WEB.is_dir()
    needs: list[str] = []
    if builds and not near.is_made():
        needs += ["mypy_extensions", "typing_extensions"]
    if builds and not (page.is_built() and near.is_made()) and page.find_node() is None:
        needs += environment.requirements("node")
    return needs


def _compiles() -> bool:
    """Whether setup.py will compile the engine here."""
    return os.environ.get("ASTROLUDE_PURE") != "1" and compiler.works()
