"""docs/design/eclipse.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.design_page import check_tables, example, form, kinds, page_of, rows, words
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME

TEXT = page_of(GAME)


def shown_position() -> Table:
    """The position whose view the page shows."""
    table = Table(*TERRANS[:4], developments="on").relations(ANNA, BEN).reputation(ANNA, 2)
    return table.lay(103, 1, 0).own(ANNA, 103).ships(ANNA, 103, "cruiser")


def test_every_kind_action_question_and_event_is_described() -> None:
    check_tables(GAME, TEXT)


@pytest.mark.parametrize("kind", ["square", "way", "technology", "part", "species", "discovery", "shrine"])
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows(TEXT, "Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds(GAME)[kind].labels


def test_the_view_has_the_form_shown() -> None:
    view: dict[str, Any] = shown_position().state.view(ANNA)
    view["sectors"] = [sector for sector in view["sectors"] if sector["ref"] == "sector:221"]
    assert form(view) == form(example(TEXT))
