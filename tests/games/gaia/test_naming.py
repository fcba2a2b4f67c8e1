"""What people call a hex."""

from __future__ import annotations

import pytest

from astrolude import locales
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.grammar import HEX
from astrolude.games.gaia.state import GaiaState
from astrolude.locales import Sentences


@pytest.fixture
def state() -> GaiaState:
    dealt = GAME.new(4, {"setup": "first_game"}, 1)
    assert isinstance(dealt, GaiaState)
    return dealt


def words(state: GaiaState, language: str) -> Sentences:
    return Sentences(locales.load(language), GAME, ["Anna", "Ben", "Cleo", "Dan"], lambda: state)


def test_a_planet_is_called_by_its_type_and_sector(state: GaiaState) -> None:
    ice = next(row for row in state.view(None)["hexes"] if row["planet"] == "ice")  # type: ignore[attr-defined]
    assert words(state, "en").thing(ice["hex"]) == f"Ice in sector {ice['sector']:02}"
    assert words(state, "fr").thing(ice["hex"]) == f"Glace, secteur {ice['sector']:02}"


def test_no_two_hexes_have_one_name(state: GaiaState) -> None:
    names = [words(state, "en").thing(HEX.reference(place)) for place in state.board]
    assert len(set(names)) == len(names)


def test_without_a_position_a_hex_has_its_place(state: GaiaState) -> None:
    assert Sentences(locales.load("en"), GAME).thing("hex:3,-2") == "hex 3,-2"
    outside = next(place for place in range(HEX.size) if place not in state.board)
    assert words(state, "en").thing(HEX.reference(outside)).startswith("hex ")


def test_other_things_keep_their_names(state: GaiaState) -> None:
    assert words(state, "en").thing("track:economy") == "Economy"
