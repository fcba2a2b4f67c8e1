"""What docs/notation.md shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrolude import games
from astrolude.kernel.errors import InvalidRecord
from astrolude.kernel.record import read_record

DOCUMENT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")


def block(opening: str) -> str:
    """The one fenced block that begins like this."""
    blocks: list[str] = re.findall(r"```\w*\n(.*?)```", DOCUMENT, re.DOTALL)
    (found,) = (text for text in blocks if text.startswith(opening))
    return found


def test_the_record_replays_and_is_written_the_same_way() -> None:
    games.load()
    text = block("astrolude 1")
    assert read_record(text).text() == text
    assert read_record(text).replay().actions


def test_the_lines_of_notation_can_be_read() -> None:
    (game,) = (game for game in games.load() if game.id == "alien_frontiers")
    for line in block("end_turn").splitlines():
        assert game.grammar.text(game.grammar.parse(line)) == line
    assert game.questions.text(game.questions.parse("land 0 reserve")) == "land 0 reserve"


def test_the_example_of_the_grammar_runs() -> None:
    namespace: dict[str, object] = {}
    exec(block("from astrolude import games"), namespace)
    assert namespace["number"]


def test_the_complaint_is_what_is_said() -> None:
    games.load()
    lines = block("astrolude 1").splitlines()
    first = lines.index("actions") + 1
    wrong = "\n".join([*lines[: first + 1], "", "end_turn"])
    with pytest.raises(InvalidRecord) as refused:
        read_record(wrong).replay()
    shown = block("astrolude: line").removeprefix("astrolude: ").split(", …")[0]
    assert str(refused.value).startswith(shown)
