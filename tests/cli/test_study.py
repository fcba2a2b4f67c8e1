"""`astrolude study`, run as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from astrolude.study.telling import Tale


def test_a_study_is_written_again_in_another_language_without_playing(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"
    command = ["study", "beacons", "--players", "3", "--games", "4", "-o", str(page)]
    first = cli(*command)
    assert first.code == 0
    assert all(f"report.{form}" in first.out for form in ("html", "parquet", "csv"))
    assert "4 games with 3 players" in page.read_text(encoding="utf-8")
    monkeypatch.setattr(Tale, "play", lambda tale: pytest.fail(f"game {tale.seed} is played again"))
    assert cli(*command, "--lang", "fr").code == 0
    assert "4 parties à 3 joueurs" in page.read_text(encoding="utf-8")


def test_another_study_does_not_overwrite_the_games_of_the_first(cli: Cli, tmp_path: Path) -> None:
    command = ["study", "beacons", "--games", "1", "-o", str(tmp_path / "report.html")]
    assert cli(*command).code == 0
    result = cli(*command, "--seed", "9")
    assert result.code == 2
    assert "report.jsonl holds another study: name another file with --output" in result.err
