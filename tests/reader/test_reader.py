"""The rules for players are complete: every question, action and sign is explained in both languages."""

from __future__ import annotations

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
