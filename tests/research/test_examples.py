"""The examples of docs/research.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=["pettingzoo", "gymnasium", "policy", "batch", "openspiel"])
def test_an_example_runs(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {})
