"""A stamp fits as long as names and contents are the same, whatever the times say."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from workshop import stamps
from workshop.stamps import Stamp, digest, files_under


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text("a = 1\n")
    (tmp_path / "b.py").write_text("b = 2\n")
    return tmp_path


def test_times_do_not_matter(folder: Path) -> None:
    before = digest(files_under(folder))
    os.utime(folder / "a.py", (0, 0))
    assert digest(files_under(folder)) == before


def test_content_names_and_words_matter(folder: Path) -> None:
    seen = {
        digest(files_under(folder)),
        digest(files_under(folder), "3.11"),
        digest(files_under(folder), "3.12"),
    }
    (folder / "a.py").write_text("a = 2\n")
    seen.add(digest(files_under(folder)))
    (folder / "a.py").rename(folder / "c.py")
    seen.add(digest(files_under(folder)))
    assert len(seen) == 5


def test_leftovers_of_tools_do_not_matter(folder: Path) -> None:
    before = digest(files_under(folder))
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "a.pyc").write_bytes(b"\0")
    assert digest(files_under(folder)) == before


def test_a_stamp_remembers_and_forgets(folder: Path) -> None:
    stamp = Stamp(folder / "made" / "stamp")
    assert not stamp.fits("x")
    stamp.set("x")
    assert stamp.fits("x")
    assert not stamp.fits("y")
    stamp.clear()
    assert not stamp.fits("x")
