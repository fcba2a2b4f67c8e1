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


def row_of(game: Game) -> list[str]:
    """The game's line of the first table, which names its contract."""
    [row] = [row for row in rows("never the default") if re.search(rf"\({game.id}(_\w+)?\.md\)", row[1])]
    return row


@pytest.mark.parametrize("game", load(), ids=lambda game: game.id)
def test_the_page_knows_every_game_and_its_rules_version(game: Game) -> None:
    row = row_of(game)
    assert row[3] == str(game.rules_version)
    for name in re.findall(r"\((\w+\.md)\)", row[1]):
        assert (ROOT / "docs" / "rules" / name).is_file()


def test_options_that_leave_the_rulebook_exist() -> None:
    options = {(row_of(game)[0], option.name): option.values for game in load() for option in game.options}
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
    assert path.read_text(encoding="utf-8").count(fenced("json before")[0].strip()) == 1, (
        "found as it is shown"
    )
    assert data[KEY] == json.loads(fenced("json before")[0])
    assert data[f"{KEY}_provenance"]["kind"] == "reconstructed"
    data[KEY] = json.loads(fenced("json after")[0])
    data[f"{KEY}_provenance"] = json.loads(fenced("json provenance")[0])
    return data


def value_at(path: str, way: str) -> Any:
    """What a data file holds at the end of a way; a member of a list goes by its id."""
    value: Any = json.loads((PACKAGE / "games" / path).read_text(encoding="utf-8"))
    for step in way.split("."):
        value = next(row for row in value if row["id"] == step) if isinstance(value, list) else value[step]
    return value


def test_the_short_checklists_point_at_what_the_games_play() -> None:
    ids = {row_of(game)[0]: game.id for game in load()}
    listed: dict[str, int] = {}
    title = ""
    for row in rows("### Short checklists"):
        title = row[0] or title
        listed[title] = listed.get(title, 0) + 1
        file, way = (re.findall(r"`([^`]+)`", cell)[0] for cell in row[2:4])
        now = value_at(f"{ids[title]}/data/{file}", way)
        for shown in re.findall(r"`([^`]+)`", row[4]):
            assert json.loads(shown) == now, way
    assert {"Alien Frontiers", "Projet Gaia", "Eclipse"} == set(listed), "the two others have their own"


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("space_gate", "## 22. Checklist for an owner of the box"),
        ("federation", "## 27. Checklist for an owner of the box"),
    ],
)
def test_the_long_checklists_name_files_and_keys_that_exist(game: str, heading: str) -> None:
    contract = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    checklist = contract.partition(heading)[2].partition("\n## ")[0]
    items = [line for line in checklist.splitlines() if line[:1].isdigit()]
    assert len(items) > 10
    for item in items:
        places = re.findall(r"\[`(\w+\.json)`: (.*?)\](?!\()", item)
        assert places or "(rule" in item, item
        for file, keys in places:
            for way in re.findall(r"`([^`]+)`", keys):
                value_at(f"{game}/data/{file}", way)


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
    for source in ("reader_federation.ftl", "lessons_federation.ftl"):
        assert f"`{source}`" in PAGE
        for language in ("en", "fr"):
            text = (PACKAGE / "locales" / language / source).read_text(encoding="utf-8")
            assert before.removeprefix("0, ").rpartition(", ")[0] in text
    assert (PACKAGE / "games/federation/puzzles/puzzles.jsonl").is_file()
