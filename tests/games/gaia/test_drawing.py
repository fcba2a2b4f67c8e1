"""Projet Gaia drawn in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.drawing.sheets import drawn

from astrolude.bots import make_bot
from astrolude.games.gaia.game import GAME
from astrolude.kernel.state import State
from astrolude.locales import LANGUAGES


def played(players: int, decisions: int, seed: int = 4) -> State:
    """A position that sensible play leads to."""
    state, bot = GAME.new(players, seed=seed), make_bot("greedy", GAME, 1)
    for _ in range(decisions):
        state.apply(bot.choose(state))
    return state


def line_with(drawing: str, beginning: str) -> str:
    return next(line for line in drawing.splitlines() if line.startswith(beginning))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_the_choice_of_factions_is_drawn_from_its_first_question_on(players: int, language: str) -> None:
    state = GAME.new(players, seed=1)
    while state.view(0)["phase"] == "setup":
        assert "Anna" in drawn(GAME, state, language)
        state.apply(state.legal_actions()[-1])
    assert state.view(0)["round"] == 1


def test_every_sector_and_every_planet_is_on_the_map() -> None:
    state = GAME.new(4, seed=1)
    hexes: Any = state.view(None)["hexes"]
    board = drawn(GAME, state).split("\n\n")[1]
    assert all(f"{sector:02}" in board for sector in range(1, 11))
    signs = board.split()
    for letter, planet in {"T": "terra", "Ti": "titanium", "G": "gaia", "X": "transdim"}.items():
        assert signs.count(letter) == sum(place["planet"] == planet for place in hexes)
    assert len(signs) == len(hexes)


def test_a_structure_stands_on_its_planet_with_its_owner() -> None:
    state = played(3, 160)
    hexes: Any = state.view(None)["hexes"]
    board = drawn(GAME, state).split("\n\n")[1]
    institutes = [place for place in hexes if place.get("structure") == "planetary_institute"]
    assert institutes
    assert board.count("■") == len(institutes)
    owners = {str(place["owner"] + 1).translate(str.maketrans("123", "₁₂₃")) for place in institutes}
    assert all(f"■{owner}" in board for owner in owners)


def test_seats_show_what_they_own() -> None:
    state = played(3, 160)
    seats: Any = state.view(None)["seats"]
    board = drawn(GAME, state, width=120)
    bowls = [" / ".join(str(count) for count in seat["bowls"]) for seat in seats]
    assert all(shown in line_with(board, "Power  ") for shown in bowls)
    ore = [f"{seat['ore']} +{seat['income']['ore']}" for seat in seats]
    assert all(shown in line_with(board, "ore") for shown in ore)
    totals = [f"{seat['score']['total']} ({seat['projection']['total']})" for seat in seats]
    assert all(shown in line_with(board, "VP") for shown in totals)


def test_the_research_board_shows_levels_and_the_round_in_play_is_marked() -> None:
    state = played(2, 90)
    view: Any = state.view(None)
    board = drawn(GAME, state, width=120)
    economy = next(track for track in view["research"]["tracks"] if track["track"] == "track:economy")
    assert line_with(board, "Economy").split()[1:3] == [str(level) for level in economy["levels"]]
    assert f"▸{view['round']}: " in board


def test_the_automa_has_a_column_of_its_own() -> None:
    board = drawn(GAME, played(1, 40))
    assert "2 the Automa" in board
    assert "cards" in board
