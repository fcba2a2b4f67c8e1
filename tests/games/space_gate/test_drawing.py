"""Space Gate Odyssey drawn in the terminal: every position of a game, in both languages, in 80 columns."""

from __future__ import annotations

import pytest
from tests.drawing.sheets import drawn

from astrolude.games.space_gate.game import GAME
from astrolude.kernel.start import Start
from astrolude.locales import LANGUAGES
from astrolude.testing.walk import Walk


def assert_whole(walk: Walk, language: str) -> None:
    """Nothing is cut, and every module of every base has its box."""
    picture = drawn(GAME, walk.state, language)
    view = walk.state.view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert "…" not in picture
    assert picture.count("┌") == picture.count("┘") == sum(len(seat["base"]) for seat in seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_is_drawn_whole_in_80_columns(players: int, language: str) -> None:
    walk = Walk(Start(GAME, players, {"turn_limit": "12", "reorganisation_0": "on"}, players))
    for _ in walk.steps():
        if walk.now_and_then(20):
            assert_whole(walk, language)
    assert_whole(walk, language)


def test_the_drawing_shows_what_decides() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    board = drawn(GAME, walk.state, "en")
    for thing in (
        "The Odyssey",
        "New Modules",
        "1E = 1",
        "1C = 2",
        "*#5/5",
        "Worksite",
        "Predominance  7 Water",
    ):
        assert thing in board
    assert "Cleo" not in board


def test_what_is_in_hand_is_named() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    walk.play.act(GAME.grammar.parse("take gate_water"))
    assert "In hand: the water gate" in drawn(GAME, walk.state, "en")


def test_corridors_open_the_walls_and_closed_modules_are_dotted() -> None:
    walk = Walk(Start(GAME, 2, {}, 7))
    next(walk.steps())
    walk.play.act(GAME.grammar.parse("take odyssey_energy"))
    walk.play.act(walk.state.legal_actions()[0])
    start = next(line for line in drawn(GAME, walk.state, "en").splitlines() if "*#5/5" in line)
    assert "╡*#5/5╞" in start
    assert "┄" in drawn(GAME, walk.state, "en")
