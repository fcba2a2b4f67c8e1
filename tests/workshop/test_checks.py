"""The checks stop at the first that fails; what may miss a beat is run once more."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from workshop.checks import Section, run
from workshop.console import Command, Trouble


def leaves(path: Path, status: int) -> Command:
    """A command that leaves a file behind and ends with a status."""
    return [sys.executable, "-c", f"open({str(path)!r}, 'a').write('.'); raise SystemExit({status})"]


def test_nothing_is_run_after_a_failure(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    with pytest.raises(Trouble, match="This section failed: one"):
        run([Section("one", leaves(first, 1)), Section("two", leaves(second, 0))])
    assert first.exists()
    assert not second.exists()


@pytest.mark.parametrize("status", [0, 1])
def test_what_failed_is_run_once_more_and_that_decides(
    tmp_path: Path, status: int, capfd: pytest.CaptureFixture[str]
) -> None:
    again = tmp_path / "again"
    section = Section("one", leaves(tmp_path / "first", 1), again=leaves(again, status))
    if status:
        with pytest.raises(Trouble):
            run([section])
    else:
        run([section])
    assert again.read_text() == "."
    assert "what failed above, once more" in capfd.readouterr().out


def test_what_went_well_is_not_run_again(tmp_path: Path) -> None:
    run([Section("one", leaves(tmp_path / "first", 0), again=leaves(tmp_path / "again", 0))])
    assert not (tmp_path / "again").exists()
