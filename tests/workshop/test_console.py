"""A step that fails says in one sentence what to do."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from workshop import console


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(console, "LOGS", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("npm error code EAI_AGAIN", "The package index could not be reached"),
        ("ERROR: ResolutionImpossible: for help visit", "constraints.txt"),
        ("error: EACCES", "this folder belongs to you"),
        ("something else", "This step failed: Doing it. The whole output is in"),
    ],
)
def test_a_failure_is_explained_by_what_the_command_said(
    said: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(console.Trouble, match=sentence):
        console.step("Doing it", [sys.executable, "-c", f"print({said!r}); raise SystemExit(1)"])
    assert said in capsys.readouterr().out


def test_a_success_is_shown_with_its_time_and_kept_quiet(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    console.step("Doing the user's thing", [sys.executable, "-c", "print('noise')"])
    assert "noise" not in capsys.readouterr().out
    assert (logs / "doing-the-user-s.log").read_text() == "noise\n"


@pytest.mark.parametrize(("seconds", "shown"), [(0.04, "0.0 s"), (59.94, "59.9 s"), (125.0, "2 min 05 s")])
def test_durations_read_well(seconds: float, shown: str) -> None:
    assert console.duration(seconds) == shown
