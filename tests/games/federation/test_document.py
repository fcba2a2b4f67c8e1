"""docs/design/federation.md shows the view as it is."""

from __future__ import annotations

from tests.games.design_page import example, form, page_of
from tests.games.federation.positions import ANNA, Table

from astrolude.games.federation.game import GAME

TEXT = page_of(GAME)


def test_the_view_has_the_form_shown() -> None:
    table = Table(2).purse(ANNA, "LCO").miner(ANNA, "asteroid_01").scholars(ANNA, "1A1").token(ANNA, "1v01")
    shown = example(TEXT)
    assert form(table.state.view(ANNA)) == form(shown)
