"""docs/design/space_gate.md shows the view as it is."""

from __future__ import annotations

from tests.games.design_page import example, page_of, shape
from tests.games.space_gate.positions import ANNA, Table

from astrolude.games.space_gate.game import GAME

TEXT = page_of(GAME)


def test_the_example_has_every_key_of_a_view() -> None:
    sample = example(TEXT)
    table = Table().planets(["susskind", "bose", "dirac"], ["turing"])
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    assert set(shape(table.state.view(None))) == set(shape(sample))
