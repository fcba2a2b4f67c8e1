"""The build backend: setuptools, asking for mypy and Node only where they will be used.

A machine without a C compiler needs no mypy, and one with a Node of its own, or a page already built,
needs no other Node.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from workshop import compiler, environment, page
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


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a wheel made here and now needs beyond setuptools."""
    needs = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("ASTROLUDE_PURE") != "1" and compiler.works():
        needs += environment.requirements("compile")
    builds_page = os.environ.get("ASTROLUDE_NO_PAGE") != "1" and WEB.is_dir() and not page.is_built()
    if builds_page and page.find_node() is None:
        needs += environment.requirements("node")
    return needs
