"""Alien Frontiers drawn in the terminal."""

from __future__ import annotations

import pytest
from tests.drawing.sheets import drawn

from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


@pytest.mark.parametrize(("supply", "shown"), [("limited", True), ("unlimited", False)])
def test_only_a_limited_stock_is_counted(supply: str, shown: bool) -> None:
    assert ("Stock: " in drawn(GAME, GAME.new(3, {"supply": supply}, 1))) == shown


def test_the_board_shows_what_decides() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    board = drawn(GAME, walk.state, "en")
    for thing in ("Solar Converter", "Lem Badlands", "Anna", "Ben", "Turn 1 · round 1", "Draw pile"):
        assert thing in board
    assert "Cleo" not in board
    assert "✕" in board


def test_ships_stand_where_they_were_docked() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    walk.play.act(GAME.grammar.parse("dock lunar_mine 5"))
    (mine,) = (line for line in drawn(GAME, walk.state, "en").splitlines() if "Lunar Mine" in line)
    assert mine.split("Lunar Mine")[1].split()[0] == "5₁"
