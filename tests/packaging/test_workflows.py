"""The workflows cover what the project promises, and do nothing careless."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from workshop.commands import COMMANDS
from workshop.environment import PROJECT
from workshop.paths import ROOT

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yaml"))
TOOLS = Path(sys.executable).parent


def project() -> dict[str, Any]:
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The versions of Python that the project says it runs on."""
    prefix = "Programming Language :: Python :: 3."
    named = [name for name in project()["project"]["classifiers"] if name.startswith(prefix)]
    return [name.removeprefix("Programming Language :: Python :: ") for name in named]


def jobs(name: str) -> dict[str, Any]:
    workflow = yaml.safe_load((GITHUB / "workflows" / name).read_text(encoding="utf-8"))
    found: dict[str, Any] = workflow["jobs"]
    return found


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for job in jobs(path.name).values():
            for step in job["steps"]:
                yield path.name, step


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_promised_python_is_tested_on_every_system() -> None:
    matrix = jobs("tests.yaml")["tests"]["strategy"]["matrix"]
    assert matrix["python"] == pythons()
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}


def test_the_lowest_versions_are_tried_on_the_oldest_python() -> None:
    lowest = jobs("tests.yaml")["lowest"]["steps"]
    oldest = project()["project"]["requires-python"].removeprefix(">=")
    assert [
        step["with"]["python-version"] for step in lowest if "python-version" in step.get("with", {})
    ] == [oldest]


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_wheels_are_compiled_for_every_promised_python(system: str) -> None:
    said = run(sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", system)
    assert said.returncode == 0, said.stderr
    assert [name.split("-")[0] for name in said.stdout.split()] == [
        f"cp{version.replace('.', '')}" for version in pythons()
    ]


def test_every_action_is_pinned_by_commit_with_its_version_beside() -> None:
    used = [
        line.partition("uses:")[2].strip()
        for path in WORKFLOWS
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v[\d.]+", line)] == []


def test_every_goal_and_command_of_the_workshop_that_a_workflow_uses_exists() -> None:
    lines = [line for _, step in steps() for line in step.get("run", "").splitlines()]
    goals = [found[1] for line in lines if (found := re.match(r"(?:make|python tools/workshop) (\S+)", line))]
    assert {"test", "docs", "lowest", "notes"} <= set(goals) <= set(COMMANDS)


def test_a_release_is_audited_strictly_before_it_is_published() -> None:
    release = jobs("release.yaml")
    audit = " ".join(step.get("run", "") for step in release["audit"]["steps"])
    assert "pip-audit --strict" in audit
    assert "npm audit" in audit
    assert {"audit", "source", "wheels", "image"} <= set(release["publish"]["needs"])
    assert release["publish"]["permissions"] == {"id-token": "write"}


def test_a_security_linter_finds_nothing_in_the_workflows() -> None:
    said = run(TOOLS / "zizmor", "--offline", "--no-progress", GITHUB)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ("vendor.github-workflows", "workflows/*.yaml"),
        ("custom.github-workflows-require-timeout", "workflows/*.yaml"),
        ("vendor.dependabot", "dependabot.yml"),
        ("vendor.github-issue-config", "ISSUE_TEMPLATE/config.yml"),
        ("vendor.github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"),
    ],
)
def test_every_file_has_the_form_that_its_reader_expects(schema: str, names: str) -> None:
    files = sorted(GITHUB.glob(names))
    assert files
    said = run(TOOLS / "check-jsonschema", "--builtin-schema", schema, *files)
    assert said.returncode == 0, said.stdout + said.stderr
