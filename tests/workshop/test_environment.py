"""The floors in the project file can be tried together, and lie at or below the pinned versions."""

from __future__ import annotations

import re
import tomllib

from packaging.utils import canonicalize_name
from packaging.version import Version

from workshop.environment import CONSTRAINTS, PROJECT, lowest


def versions(lines: list[str]) -> dict[str, Version]:
    pairs = (line.split("==") for line in lines if "==" in line)
    return {canonicalize_name(name): Version(version) for name, version in pairs}


def test_everything_that_is_used_has_a_floor() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    needs = [
        need
        for needs in (project["dependencies"], *project["optional-dependencies"].values())
        for need in needs
    ]
    used = {canonicalize_name(re.split(r"[\[<>=;~! ]", need)[0]) for need in needs}
    # The version of pydantic_core is pydantic's own business.
    assert used - set(versions(lowest())) == {"pydantic-core"}


def test_no_floor_is_above_what_is_tested() -> None:
    pinned = versions(CONSTRAINTS.read_text(encoding="utf-8").splitlines())
    above = {name: floor for name, floor in versions(lowest()).items() if floor > pinned[name]}
    assert above == {}
