"""Whoever installs from source is told that the engine is being compiled, and how to skip it."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from setuptools import build_meta

import build_backend
from workshop import compiler, console, near, page


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file in place of the terminal, and a build that makes nothing."""
    path = tmp_path / "terminal"
    monkeypatch.setattr(console, "TERMINAL", path)
    monkeypatch.setattr(build_meta, "build_wheel", lambda folder, *_: f"{folder}/made.whl")
    monkeypatch.setattr(compiler, "works", lambda: True)
    monkeypatch.delenv("ASTROLUDE_PURE", raising=False)
    return path


def test_a_build_that_compiles_says_so_and_how_to_skip_it(terminal: Path) -> None:
    assert build_backend.build_wheel("dist") == "dist/made.whl"
    assert "being compiled" in terminal.read_text()
    assert "ASTROLUDE_PURE=1" in terminal.read_text()


def test_a_build_that_does_not_compile_says_nothing(terminal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROLUDE_PURE", "1")
    build_backend.build_wheel("dist")
    assert not terminal.exists()


def test_a_machine_without_a_terminal_builds_all_the_same(
    terminal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "TERMINAL", terminal / "missing" / "tty")
    assert build_backend.build_wheel("dist") == "dist/made.whl"


def test_mypy_is_asked_for_only_where_the_engine_is_compiled(
    terminal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASTROLUDE_NO_PAGE", "1")
    assert any(need.startswith("mypy") for need in build_backend.get_requires_for_build_wheel())
    monkeypatch.setenv("ASTROLUDE_PURE", "1")
    assert not any(need.startswith("mypy") for need in build_backend.get_requires_for_build_wheel())


def test_the_engine_for_browsers_sees_what_the_build_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """pip tells by PYTHONPATH where those packages are: whoever sets it anew hides them."""
    told: list[dict[str, str]] = []
    monkeypatch.setenv("PYTHONPATH", "/of/the/build")
    monkeypatch.setattr(near, "is_made", lambda: False)
    monkeypatch.setattr(near, "MADE", Mock())
    monkeypatch.setattr(page, "ensure_packages", lambda _bring: None)
    monkeypatch.setattr(near, "step", lambda _title, _command, env: told.append(env))
    near.ensure_with_this_python()
    assert [env["PYTHONPATH"].split(os.pathsep)[-1] for env in told] == ["/of/the/build"]
