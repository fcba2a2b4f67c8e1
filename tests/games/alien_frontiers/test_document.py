"""docs/design/alien_frontiers.md shows the view as it is."""

from __future__ import annotations

from tests.games.alien_frontiers.positions import ANNA, Table
from tests.games.design_page import example, page_of, shape

from astrolude.games.alien_frontiers.game import GAME

TEXT = page_of(GAME)


def test_the_example_has_every_key_of_a_view() -> None:
    sample = example(TEXT)
    table = Table().unplaced("1", "2", "3").docked(solar_converter_1="0-4").holding(ANNA, "booster_pod")
    table.rich(ANNA, 1, 1).landed(asimov_crater_1=1)
    ours = set(shape(table.state.view(None)))
    written = {path for path in shape(sample) if "…" not in path}
    assert {path for path in written if ".stations." not in path} == {
        path for path in ours if ".stations." not in path
    }
    assert {path.split("[][].")[1] for path in written if "[][]." in path} == {
        path.split("[][].")[1] for path in ours if "[][]." in path
    }
