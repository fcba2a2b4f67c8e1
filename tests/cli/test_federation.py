"""Federation drawn in the terminal: every position of a game, in both languages, in 80 columns."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from rich.console import Console

from astrolude.cli.screen import Screen
from astrolude.cli.terminal.board import DRAWINGS, draw
from astrolude.games.federation.game import GAME
from astrolude.kernel.start import Start
from astrolude.locales import LANGUAGES, Sentences
from astrolude.testing.walk import Walk

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def drawn(walk: Walk, language: str) -> str:
    words = Sentences(Screen(language).texts, GAME, NAMES)
    sheet = io.StringIO()
    picture = draw(Screen(language), words, walk.state.view(0))
    Console(file=sheet, width=80, markup=False, highlight=False).print(picture)
    return sheet.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_is_drawn_whole_in_80_columns(players: int, language: str) -> None:
    walk = Walk(Start(GAME, players, {}, players))
    for _ in walk.steps():
        if walk.now_and_then(25):
            assert "…" not in drawn(walk, language)
    assert "…" not in drawn(walk, language)


def test_the_drawing_shows_what_decides() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    board = drawn(walk, "en")
    assert GAME.id in DRAWINGS
    for thing in (
        "Officers",
        "Special",
        "Left wing",
        "Outer Module",
        "Senatorial 4/9",
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
    assert f" {NAMES[place][0]} 3 " in drawn(walk, "en")


def three_votes(walk: Walk) -> int | None:
    """The seat of an ambassador that stands with three votes and no die."""
    senate = cast(dict[str, Any], walk.state.view(0)["senate"])
    found = [cell["seat"] for cell in senate["cells"] if cell["votes"] == 3 and not cell["die"]]
    return found[0] if found else None
