"""Alien Frontiers drawn in the terminal: every position of a game, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from astrolude.cli.screen import Screen
from astrolude.cli.terminal.board import DRAWINGS, draw
from astrolude.games.alien_frontiers.game import GAME
from astrolude.kernel.start import Start
from astrolude.locales import LANGUAGES, Sentences
from astrolude.testing.walk import Walk

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def drawn(walk: Walk, language: str) -> str:
    """The board as plain text, wide enough that nothing is cut."""
    words = Sentences(Screen(language).texts, GAME, NAMES)
    sheet = io.StringIO()
    picture = draw(Screen(language), words, walk.state.view(0))
    Console(file=sheet, width=200, markup=False, highlight=False).print(picture)
    return sheet.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_can_be_drawn(players: int, language: str) -> None:
    walk = Walk(Start(GAME, players, {"supply": "unlimited" if players == 3 else "limited"}, players))
    for _ in walk.steps():
        if walk.now_and_then(25):
            assert drawn(walk, language)
    assert drawn(walk, language)


def test_the_board_shows_what_decides() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    board = drawn(walk, "en")
    assert GAME.id in DRAWINGS
    for thing in ("Solar Converter", "Lem Badlands", "Anna", "Ben", "Turn 1 · round 1", "Draw pile"):
        assert thing in board
    assert "Cleo" not in board
    assert "✕" in board


def test_ships_stand_where_they_were_docked() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    walk.play.act(GAME.grammar.parse("dock lunar_mine 5"))
    (mine,) = (line for line in drawn(walk, "en").splitlines() if "Lunar Mine" in line)
    assert mine.split("Lunar Mine")[1].split()[0] == "5"
