"""The tour in the documentation does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

TOUR = Path(__file__).parents[1] / "docs" / "tour.md"


def test_every_example_of_the_tour_does_what_it_says() -> None:
    blocks = re.findall(r"```python\n(.*?)```", TOUR.read_text(encoding="utf-8"), re.S)
    assert len(blocks) > 8
    examples = "\n".join(blocks)
    test = doctest.DocTestParser().get_doctest(examples, {}, "tour", str(TOUR), 0)
    assert len(test.examples) > 30
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not failed, "".join(told)
