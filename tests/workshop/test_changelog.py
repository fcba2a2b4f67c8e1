"""The notes of a release are the section of its version, and the tag is the version."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrolude import __version__
from workshop import changelog
from workshop.console import Trouble

TEXT = f"# Changes\n\n## Unreleased\n\nLater.\n\n## {__version__} (today)\n\n- New.\n\n## 0.0.1\n\nOld.\n"


@pytest.fixture(autouse=True)
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(TEXT)
    monkeypatch.setattr(changelog, "CHANGELOG", path)
    return path


def test_the_notes_are_the_section_of_the_version() -> None:
    assert changelog.notes(f"v{__version__}") == "- New."


def test_a_tag_that_is_not_the_version_is_refused() -> None:
    with pytest.raises(Trouble, match=r"not 99\.0\.0"):
        changelog.notes("v99.0.0")


def test_a_version_without_a_section_is_refused(text: Path) -> None:
    text.write_text("# Changes\n\n## Unreleased\n")
    with pytest.raises(Trouble, match="no section"):
        changelog.notes(f"v{__version__}")
