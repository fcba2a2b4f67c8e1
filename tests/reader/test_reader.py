"""The rules for players are complete: every question, action and sign is explained in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from astrolude.games import NAMES, load
from astrolude.kernel.registry import find
from astrolude.reader import faults_of, has_reader, read_contents
from astrolude.rulebook import read_rulebook

load()
ROOT = Path(__file__).parents[2]
UNWRITTEN: set[str] = set()
"""Games whose rules are not written for players yet; the list can only shrink."""
FAMILIES = {
    "gaia": ("gp", "pl"),
    "alien_frontiers": ("af",),
    "space_gate": ("sg", "pc"),
    "eclipse": ("ec", "part", "ship"),
    "federation": ("fd", "cry"),
}
"""How the symbols begin that belong to one game."""
WRITTEN = [name for name in NAMES if has_reader(name)]


def test_every_game_is_written_or_known_to_be_missing() -> None:
    assert set(NAMES) - set(WRITTEN) == UNWRITTEN


@pytest.mark.parametrize("name", WRITTEN)
def test_nothing_is_missing(name: str) -> None:
    assert faults_of(find(name)) == []


@pytest.mark.parametrize("name", WRITTEN)
def test_every_sign_on_the_board_is_in_the_legend(name: str) -> None:
    symbols = (ROOT / "web/src/design/symbols.svg").read_text(encoding="utf-8")
    known = set(re.findall(r'<symbol id="([a-z0-9-]+)"', symbols))
    own = {symbol for symbol in known if symbol.partition("-")[0] in FAMILIES[name]}
    told = set(read_contents(name).signs)
    assert own - told == set()
    assert told <= known


@pytest.mark.parametrize("name", WRITTEN)
def test_the_clauses_that_are_named_exist(name: str) -> None:
    clauses = {clause.id for clause in read_rulebook(ROOT, name).clauses}
    named = {clause for section in read_contents(name).sections for clause in section.clauses}
    assert named - clauses == set()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_lessons_that_are_named_exist(name: str) -> None:
    folder = ROOT / "src/astrolude/games" / name / "lessons"
    for section in read_contents(name).sections:
        assert not section.lesson or (folder / f"{section.lesson}.json").is_file(), section.lesson


def courses_of(name: str) -> tuple[list[str], list[dict[str, str]]]:
    """The lessons of a game, those of its modules last, and the questions of its quiz."""
    path = ROOT / "src/astrolude/games" / name / "lessons/course.json"
    course = json.loads(path.read_text(encoding="utf-8"))
    return [*course["lessons"], *course.get("further", [])], course["quiz"]


@pytest.mark.parametrize("name", WRITTEN)
def test_every_lesson_is_led_to_from_the_rules(name: str) -> None:
    lessons, _ = courses_of(name)
    assert set(lessons) - {section.lesson for section in read_contents(name).sections} == set()


@pytest.mark.parametrize("name", WRITTEN)
def test_every_rule_that_a_question_names_stands_in_a_section(name: str) -> None:
    _, quiz = courses_of(name)
    clauses = {clause for section in read_contents(name).sections for clause in section.clauses}
    assert {question["rule"] for question in quiz} - clauses == set()


@pytest.mark.parametrize("name", WRITTEN)
def test_every_panel_beside_the_board_is_explained(name: str) -> None:
    """The page's tabs lead to their paragraph."""
    source = (ROOT / "web/src/games" / name / "index.ts").read_text(encoding="utf-8")
    panels = {f"panel:{tab}" for tab in re.findall(rf"\bid: '(\w+)', label: '{name}-tab-", source)}
    told = {about for section in read_contents(name).sections for about in section.explains}
    assert panels
    assert {about for about in told if about.startswith("panel:")} == panels


@pytest.mark.parametrize("name", WRITTEN)
def test_what_a_section_draws_is_a_lesson_with_a_sentence_for_those_who_do_not_see_it(name: str) -> None:
    lessons, _ = courses_of(name)
    drawn = [section for section in read_contents(name).sections if section.figure]
    assert {section.figure for section in drawn} <= set(lessons)


@pytest.mark.parametrize("name", WRITTEN)
def test_goods_have_the_same_sign_in_rules_lessons_and_on_the_board(name: str) -> None:
    goods = {sign for sign in read_contents(name).signs if sign.startswith(("res-", "cry-"))}
    files = [path for path in (ROOT / "web/src/games" / name).rglob("*") if path.suffix in {".ts", ".svelte"}]
    board = "".join(path.read_text(encoding="utf-8") for path in files)
    assert {sign for sign in goods if sign not in board} == set()
    for area in ("reader", "lessons"):
        text = (ROOT / f"src/astrolude/locales/en/{area}_{name}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"\[((?:res|cry)-[a-z]+)\|", text)) <= goods
