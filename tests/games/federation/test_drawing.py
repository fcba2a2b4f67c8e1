"""Federation drawn in the terminal."""

from __future__ import annotations

from typing import Any, cast

from tests.drawing.sheets import drawn

from astrolude.games.federation.game import GAME
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk

SMALL = "₁₂₃₄"
"""The numbers of the players as they stand behind their pieces."""


def test_the_drawing_shows_what_decides() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    board = drawn(GAME, walk.state, "en")
    for thing in (
        "Officers",
        "Special",
        "Left wing",
        "Outer Module",
        "Senatorial 0/9",
        "Anna",
        "Ben",
        "Crystals",
    ):
        assert thing in board
    assert "Cleo" not in board


def test_an_ambassador_stands_on_its_cell_with_its_votes() -> None:
    walk = Walk(Start(GAME, 4, {}, 7))
    steps = walk.steps()
    while (place := three_votes(walk)) is None:
        next(steps)
    assert f"3{SMALL[place]}" in drawn(GAME, walk.state)


def three_votes(walk: Walk) -> int | None:
    """The seat of an ambassador that stands with three votes and no die."""
    senate = cast(dict[str, Any], walk.state.view(0)["senate"])
    found = [cell["seat"] for cell in senate["cells"] if cell["votes"] == 3 and not cell["die"]]
    return found[0] if found else None
