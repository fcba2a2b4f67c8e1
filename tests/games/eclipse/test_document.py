"""docs/design/eclipse.md shows the view as it is."""

from __future__ import annotations

from typing import Any

from tests.games.design_page import example, form, page_of
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME

TEXT = page_of(GAME)


def shown_position() -> Table:
    """The position whose view the page shows."""
    table = Table(*TERRANS[:4], developments="on").relations(ANNA, BEN).reputation(ANNA, 2)
    return table.lay(103, 1, 0).own(ANNA, 103).ships(ANNA, 103, "cruiser")


def test_the_view_has_the_form_shown() -> None:
    view: dict[str, Any] = shown_position().state.view(ANNA)
    view["sectors"] = [sector for sector in view["sectors"] if sector["ref"] == "sector:221"]
    assert form(view) == form(example(TEXT))
