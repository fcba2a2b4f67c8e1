"""Commands say which games were cut off, in both languages."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Cli

SHORT = 11
"""A bound that about half of the games meet."""


def test_commands_say_how_many_games_were_cut_off(cli: Cli, tmp_path: Path) -> None:
    command = ["simulate", "beacons", "--games", "4", "--cut-off", "3"]
    told = cli(*command, "--json").json()
    assert (told["games"], told["cut_off"]) == (4, 4)
    assert {str(result["scores"]) for result in told["results"]} == {"[]"}
    assert "4 games were cut off after 3 decisions" in " ".join(cli(*command).out.split())
    assert "4 parties ont été interrompues après 3 décisions" in " ".join(
        cli(*command, "--lang", "fr").out.split()
    )
    assert "cut off" not in cli("simulate", "beacons", "--games", "2").out
    file = str(tmp_path / "t.jsonl")
    rated = ["tournament", "beacons", "-n", "2", "--cut-off", "3", "-o", file]
    assert cli(*rated, "--json").json()["cut_off"] == 2
    assert "2 games were cut off" in cli(*rated).out


def test_a_study_leaves_them_out_and_says_so(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    command = ["study", "beacons", "--bots", "random", "--games", "20", "-o", str(page)]
    assert cli(*command, "--cut-off", str(SHORT)).code == 0
    text = page.read_text(encoding="utf-8")
    assert f"more games were cut off after {SHORT} decisions" in text
    assert "20 games with" not in text
    assert cli(*command, "--cut-off", str(SHORT), "--lang", "fr").code == 0
    assert f"autres parties ont été interrompues après {SHORT} décisions" in page.read_text(encoding="utf-8")
    other = cli(*command[:-1], str(tmp_path / "none.html"), "--cut-off", "2")
    assert other.code == 2
    assert "all 20 games were cut off after 2 decisions" in other.err
    french = cli(*command[:-1], str(tmp_path / "none.html"), "--cut-off", "2", "--lang", "fr")
    assert "toutes été interrompues après 2 décisions" in french.err
