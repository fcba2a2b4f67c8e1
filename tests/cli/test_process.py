"""The installed command in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import astrolude
from astrolude import __version__

START = [sys.executable, "-c", "from astrolude.cli import main; main()"]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*START, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_it_runs() -> None:
    result = run("version", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["version"] == __version__


def test_it_refuses_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "wrong.record"
    record = astrolude.record(astrolude.begin("alien_frontiers", players=2, seed=1)).text()
    file.write_text(f"{record}fly\n")
    result = run("replay", str(file))
    assert result.returncode == 2
    assert result.stdout == ""
    line = len(record.splitlines()) + 1
    assert result.stderr.startswith(f"astrolude: line {line}: unknown verb 'fly'")


def test_signs_that_the_system_cannot_write_do_not_end_it() -> None:
    result = run("play", "alien_frontiers", "--bots", "random", "--name", "Zoé", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Zo?" in result.stdout


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_reader_that_leaves_early_sees_no_complaint(form: list[str]) -> None:
    """As with `astrolude games | head -1`."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        result = subprocess.run(
            [*START, "games", *form], stdout=closed, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert (result.returncode, result.stderr) == (1, b"")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_same_seed_gives_the_same_games_in_every_process(jobs: str) -> None:
    arguments = ["simulate", "alien_frontiers", "--games", "2", "--seed", "3", "--json"]
    plain = json.loads(run(*arguments, PYTHONHASHSEED="1").stdout)
    other = json.loads(run(*arguments, "--jobs", jobs, PYTHONHASHSEED="2").stdout)
    assert plain["results"] == other["results"]
