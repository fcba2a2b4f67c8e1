"""Every game's drawing, in every width and both languages: nothing is cut, nothing is lost, nothing leaks."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib import import_module

import pytest
from tests.drawing.sheets import drawn

from astrolude.drawing import sheet
from astrolude.drawing.text import columns
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.locales import LANGUAGES
from astrolude.testing.walk import Walk

PHONE, USUAL, WIDE = 40, 80, 300
EVERY = 120
"""How many decisions lie between two positions that are looked at."""

TABLES = [(game, players) for game in load() for players in game.players]


def numbers(drawing: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", drawing))


def assert_whole(game: Game, state: State, language: str) -> None:
    """Every width holds what the widest holds."""
    whole = numbers(drawn(game, state, language, WIDE))
    for width in (PHONE, USUAL):
        drawing = drawn(game, state, language, width)
        assert max(columns(line) for line in drawing.split("\n")) <= width
        assert "…" not in drawing
        assert not whole - numbers(drawing), f"numbers are lost in {width} columns"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_a_narrow_terminal_shows_every_number_that_a_wide_one_shows(
    game: Game, players: int, language: str
) -> None:
    walk = Walk(Start(game, players, {}, players))
    for number, _ in enumerate(walk.steps()):
        if number < players or walk.now_and_then(EVERY):
            assert_whole(game, walk.state, language)
    assert_whole(game, walk.state, language)


@pytest.mark.parametrize("game", load(), ids=lambda game: game.id)
def test_a_game_names_a_drawing_of_its_own(game: Game) -> None:
    assert game.drawing == f"astrolude.games.{game.id}.drawing"
    assert callable(import_module(game.drawing).draw)


@pytest.mark.parametrize("game", load(), ids=lambda game: game.id)
def test_a_sheet_speaks_english_of_numbered_players_unless_told_otherwise(game: Game) -> None:
    state = game.new(game.players[-1], seed=3)
    assert "Player 1" in sheet(state)
    assert "Joueur 1" in sheet(state, language="fr")


def test_drawing_loads_nothing_of_the_command_line_and_a_game_loads_no_drawing() -> None:
    program = """
import sys
from astrolude.games import load
games = load()
assert not [name for name in sys.modules if "drawing" in name or name.startswith(("fluent", "babel"))]
from astrolude.drawing import sheet
for game in games:
    assert sheet(game.new(game.players[0], seed=1))
strangers = {"rich", "typer", "click", "fastapi", "starlette", "sqlalchemy", "pydantic", "uvicorn"}
assert not strangers & set(sys.modules), strangers & set(sys.modules)
assert not [name for name in sys.modules if name.startswith(("astrolude.cli", "astrolude.server"))]
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)
