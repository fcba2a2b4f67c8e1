"""Games of an earlier rules version that are said to go on: played to their end as they were then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrolude.kernel.record import read_record

FORMER = Path(__file__).parent / "former"
FOUND = "# played by version 0.1, which found: "


@pytest.mark.parametrize("game", ["alien_frontiers", "eclipse"])
def test_a_game_of_the_first_rules_ends_as_it_did(game: str) -> None:
    text = (FORMER / f"{game}.record").read_text(encoding="utf-8")
    [found] = [line.removeprefix(FOUND) for line in text.splitlines() if line.startswith(FOUND)]
    outcome = read_record(text).replay().state.outcome()
    assert outcome is not None
    assert outcome.to_json() == json.loads(found)
