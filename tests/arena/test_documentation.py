"""The examples of docs/tournaments.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_a_tournament_from_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[0], str(PAGE), "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.startswith("greedy 1.0 ")


def test_one_s_own_bot(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[1], str(PAGE), "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.startswith("['greedy', 'example:Hesitant', 'random'] [")
    assert len(EXAMPLES) == 2
