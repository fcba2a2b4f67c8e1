"""Clauses of rules documents and the tests that name them, on a tiny repository."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrolude.cli.app import run
from astrolude.rulebook import Clause, InvalidRulebook, documents, find_root, parse_clauses, read_rulebook

DOCUMENT = """\
# Beacons

Some words before any clause; **bold** ones too.

## 1. The turn
- **BC-1.1** A turn has two steps (BC-2.1).
- **BC-1.2** *Supply.* Of an option:
  - **BC-1.2.1** `scarce`: little.
  1. **BC-1.2.2b** numbered: much.
- **Not a clause** but bold.

### BC-2 Lighting
- **BC-2.1** Costs oil.

### BC-3 Storms
A heading with a text of its own is a clause.
- **BC-R1 Two storms.** *Ruling:* one.

## BC-4 Glossary

## 5. Examples
- **BC-T001** (BC-1.1) Anna rests.
"""

TESTS = '''\
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.clauses("BC-1.1")]


@pytest.mark.clauses("BC-1.2", "BC-1.2.1")
def test_options() -> None:
    """Mentions BC-R1 without proving it."""


@pytest.mark.clauses("BC-2.1")
class TestLight:
    @pytest.mark.clauses("BC-3")
    async def test_cost(self) -> None: ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clauses("BC-T001")), 2])
def test_examples(n: int) -> None: ...


def helper() -> str:
    return "pytest.mark.clauses('BC-1.2.2b')"
'''

FILE = "tests/rules/beacons/test_turn.py"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for path, text in {"docs/rules/beacons.md": DOCUMENT, FILE: TESTS}.items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ASTROLUDE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def test_clauses_are_items_and_headings_with_a_text_of_their_own() -> None:
    found = parse_clauses(DOCUMENT)
    ids = ["BC-1.1", "BC-1.2", "BC-1.2.1", "BC-1.2.2b", "BC-2.1", "BC-3", "BC-R1", "BC-T001"]
    assert [clause.id for clause in found] == ids
    assert found[1] == Clause("BC-1.2", 7, "Supply. Of an option")
    assert found[5] == Clause("BC-3", 15, "Storms")
    assert found[6].text == "Two storms. Ruling: one"


def test_a_clause_that_stands_twice_is_refused() -> None:
    with pytest.raises(InvalidRulebook, match=r"the clause BC-1\.1 stands on line 1 and on line 3"):
        parse_clauses("- **BC-1.1** One.\n\n- **BC-1.1** Another.\n")


def test_marks_on_functions_classes_modules_and_parameters_count(repository: Path) -> None:
    assert read_rulebook(repository, "beacons").tests == {
        "BC-1.1": [FILE],
        "BC-1.2": [f"{FILE}::test_options"],
        "BC-1.2.1": [f"{FILE}::test_options"],
        "BC-2.1": [f"{FILE}::TestLight"],
        "BC-3": [f"{FILE}::TestLight::test_cost"],
        "BC-T001": [f"{FILE}::test_examples"],
    }


def test_every_id_with_a_text_must_be_named_itself(repository: Path) -> None:
    assert [clause.id for clause in read_rulebook(repository, "beacons").missing] == ["BC-1.2.2b", "BC-R1"]


def test_tests_of_other_games_do_not_count(repository: Path) -> None:
    other = repository / "tests" / "rules" / "chess" / "test_storm.py"
    other.parent.mkdir()
    other.write_text('import pytest\n\n@pytest.mark.clauses("BC-R1")\ndef test_x(): ...\n')
    assert "BC-R1" not in read_rulebook(repository, "beacons").tests


def test_a_test_that_names_no_clause_of_the_document_is_found(repository: Path) -> None:
    with (repository / FILE).open("a") as file:
        file.write('\n@pytest.mark.clauses("BC-9.9")\ndef test_typo(): ...\n')
    assert read_rulebook(repository, "beacons").unknown == {"BC-9.9": [f"{FILE}::test_typo"]}


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (
            "@pytest.mark.clauses(NAME)\ndef test_x(): ...\n",
            r"turn\.py:1: clauses are named by plain strings",
        ),
        ("def test_x(:\n", r"test_turn\.py:1: invalid syntax"),
    ],
)
def test_a_mark_that_cannot_be_read_is_named(repository: Path, code: str, message: str) -> None:
    (repository / FILE).write_text(code)
    with pytest.raises(InvalidRulebook, match=message):
        read_rulebook(repository, "beacons")


def test_a_document_without_clauses_is_refused(repository: Path) -> None:
    (repository / "docs" / "rules" / "beacons.md").write_text("# Nothing\n")
    with pytest.raises(InvalidRulebook, match=r"docs/rules/beacons\.md has no clause"):
        read_rulebook(repository, "beacons")


def test_a_game_may_have_several_documents(repository: Path) -> None:
    folder = repository / "docs" / "rules"
    (folder / "beacons_at_sea.md").write_text("- **BS-1** Waves.\n")
    (folder / "beaconsfield.md").write_text("- **BF-1** Another game.\n")
    assert [clause.id for clause in read_rulebook(repository, "beacons").clauses][-2:] == ["BC-T001", "BS-1"]
    (folder / "beacons.md").unlink()
    assert [clause.id for clause in read_rulebook(repository, "beacons").clauses] == ["BS-1"]
    assert find_root("beacons", [repository / "tests"]) == repository


def test_documents_come_by_name_the_one_called_like_the_game_first(repository: Path) -> None:
    folder = repository / "docs" / "rules"
    for part in ["storm", "calm"]:
        (folder / f"beacons_{part}.md").write_text("- **BS-1** Waves.\n")
    names = [file.name for file in documents(repository, "beacons")]
    assert names == ["beacons.md", "beacons_calm.md", "beacons_storm.md"]


def test_a_clause_that_stands_in_two_documents_is_refused(repository: Path) -> None:
    (repository / "docs" / "rules" / "beacons_at_sea.md").write_text("- **BC-2.1** Waves.\n")
    message = r"the clause BC-2\.1 stands in docs/rules/beacons\.md and in docs/rules/beacons_at_sea\.md"
    with pytest.raises(InvalidRulebook, match=message):
        read_rulebook(repository, "beacons")


def test_the_repository_is_found_from_below(repository: Path) -> None:
    assert find_root("beacons", [repository / "tests" / "rules"]) == repository


def test_a_document_that_is_not_there_is_answered_with_the_nearest(repository: Path) -> None:
    with pytest.raises(InvalidRulebook, match=r"there is no docs/rules/bacon\.md; did you mean 'beacons'\?"):
        find_root("bacon", [repository])
    with pytest.raises(InvalidRulebook, match="there are beacons"):
        find_root("xyz", [repository])


def test_outside_a_checkout_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(InvalidRulebook, match="run this inside a checkout"):
        find_root("beacons", [tmp_path])


def test_the_command_lists_clauses_with_their_tests(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "beacons"]) == 0
    out = capsys.readouterr().out
    assert f"BC-3  Storms\n    {FILE}::TestLight::test_cost\n" in out
    assert "6 of 8 clauses are named by a test." in out


def test_the_command_fails_where_clauses_are_missing(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "beacons", "--missing"]) == 1
    out = capsys.readouterr().out
    assert "BC-R1  Two storms. Ruling: one\n" in out
    assert "BC-2.1" not in out
    (repository / FILE).write_text(TESTS.replace('"BC-3"', '"BC-3", "BC-R1", "BC-1.2.2b"'))
    assert run(["rules", "beacons", "--missing"]) == 0


def test_the_command_fails_where_a_test_names_no_clause(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = TESTS.replace('"BC-3"', '"BC-3", "BC-R1", "BC-1.2.2b", "BC-9"')
    (repository / FILE).write_text(named)
    assert run(["rules", "beacons", "--missing"]) == 1
    assert (
        f"{FILE}::TestLight::test_cost names BC-9, which the document does not have."
        in capsys.readouterr().out
    )


def test_the_command_for_programs(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "beacons", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["missing"] == ["BC-1.2.2b", "BC-R1"]
    assert told["unknown"] == []
    assert told["clauses"][4] == {"id": "BC-2.1", "text": "Costs oil", "tests": [f"{FILE}::TestLight"]}
