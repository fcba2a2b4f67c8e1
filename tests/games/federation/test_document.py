"""docs/design/federation.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import pytest
from tests.games.design_page import check_tables, example, form, kinds, page_of, rows, words
from tests.games.federation.positions import ANNA, Table

from astrolude.games.federation.game import GAME

TEXT = page_of(GAME)


def test_every_kind_action_question_and_event_is_described() -> None:
    check_tables(GAME, TEXT)


@pytest.mark.parametrize(
    "kind", ["face", "cell", "mission", "building", "senate_action", "stage", "point", "part"]
)
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows(TEXT, "Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds(GAME)[kind].labels


def test_the_view_has_the_form_shown() -> None:
    table = Table(2).purse(ANNA, "LCO").miner(ANNA, "asteroid_01").scholars(ANNA, "1A1").token(ANNA, "1v01")
    shown = example(TEXT)
    assert form(table.s.view(ANNA)) == form(shown)
