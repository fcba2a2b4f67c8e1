"""docs/rules/README.md: what it says of versions, options and provenance holds, and its correction works."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import astrolude
from astrolude.games import load
from astrolude.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
PACKAGE = Path(astrolude.__file__).parent
MEDALS = "games/federation/data/medals.json"
KEY = "score_table"
TITLES = {
    "alien_frontiers": "Alien Frontiers",
    "gaia": "Projet Gaia",
    "space_gate": "Space Gate Odyssey",
    "federation": "Federation",
    "eclipse": "Eclipse",
}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table after some words."""
    lines = PAGE.partition(heading)[2].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def fenced(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("game", load(), ids=lambda game: game.id)
def test_the_page_knows_every_game_and_its_rules_version(game: Game) -> None:
    [row] = [row for row in rows("never the default") if row[0] == TITLES[game.id]]
    assert row[3] == str(game.rules_version)
    for name in re.findall(r"\((\w+\.md)\)", row[1]):
        assert (ROOT / "docs" / "rules" / name).is_file()


def test_options_that_leave_the_rulebook_exist() -> None:
    options = {(TITLES[game.id], option.name): option.values for game in load() for option in game.options}
    title = ""
    for cells in rows("## Options that leave the rulebook"):
        title = cells[0] or title
        [word] = re.findall(r"`([^`]+)`", cells[1])
        name, _, value = word.partition("=")
        assert not value or value in options[title, name][1:], (
            "an option that leaves the rulebook is no default"
        )
        assert options[title, name]


def test_the_page_lists_what_federation_adds_to_its_rulebook() -> None:
    listed = {cells[1] for cells in rows("## Options that leave the rulebook")}
    assert {"`senatorial=by_players`", "`project_points=twelve`"} <= listed


def corrected(package: Path) -> dict[str, Any]:
    """Steps 1 and 2: the file with the value that the page writes in place of the one it finds."""
    path = package / MEDALS
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert f"`src/astrolude/{MEDALS}`, key `{KEY}`" in PAGE
    assert data[KEY] == json.loads(fenced("json before")[0])
    assert data[f"{KEY}_provenance"]["kind"] == "reconstructed"
    data[KEY] = json.loads(fenced("json after")[0])
    data[f"{KEY}_provenance"] = json.loads(fenced("json provenance")[0])
    return data


@pytest.mark.slow
def test_an_owner_of_the_box_corrects_a_figure_as_the_page_says(tmp_path: Path) -> None:
    """Steps 1 to 3, in a copy of the plain package."""
    package = tmp_path / "astrolude"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    (package / MEDALS).write_text(json.dumps(corrected(package)), encoding="utf-8")
    printed = []
    for line in fenced("sh")[0].splitlines():
        program, *words = shlex.split(line)
        command = [sys.executable, *(words if program == "python" else ["-m", program, *words])]
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ASTROLUDE_LANG": "en"}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        printed.append(done.stdout.strip())
    assert json.loads(printed[0]) == json.loads(fenced("json after")[0])
    assert printed[1]


def test_the_correction_names_what_repeats_the_value() -> None:
    """Step 4: the clause and the worked example hold the value that the page finds."""
    before = ", ".join(str(value) for value in json.loads(fenced("json before")[0]))
    contract = (ROOT / "docs" / "rules" / "federation.md").read_text(encoding="utf-8")
    assert before in next(line for line in contract.splitlines() if line.startswith("- **FD-17.2"))
    assert "FD-T51" in contract
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests/rules/federation").glob("test_*.py")]
    assert any("FD-T51" in text and "FD-17.2" in text for text in tests)
