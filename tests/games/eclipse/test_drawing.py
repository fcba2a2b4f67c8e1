"""Eclipse drawn in the terminal: every position, in both languages, in 80 columns."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.drawing.sheets import NAMES, drawn
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table
from tests.games.eclipse.rich_positions import rich_position

from astrolude.games.eclipse.game import GAME
from astrolude.kernel.start import Start
from astrolude.locales import LANGUAGES
from astrolude.testing.walk import Walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 9])
def test_every_position_is_drawn_whole_in_80_columns(players: int, language: str) -> None:
    options = {"extra_sectors": "on", "bankruptcy": "prevented"}
    walk = Walk(Start(GAME, players, options, players))
    for _ in walk.steps():
        if walk.now_and_then(90):
            assert "…" not in drawn(GAME, walk.state, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_the_choice_of_species_is_drawn_from_its_first_question_on(players: int, language: str) -> None:
    """A seat without a species has no figures yet, and the active one no blueprints."""
    state = GAME.new(players, {}, 1)
    while state.view(0)["phase"] == "setup":
        assert NAMES[players - 1] in drawn(GAME, state, language)
        state.apply(state.legal_actions()[-1])
    assert state.view(0)["round"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 4, 6])
def test_rich_positions_are_drawn_whole_too(seed: int, language: str) -> None:
    assert "…" not in drawn(GAME, rich_position(seed).state, language)


def test_the_drawing_shows_what_decides() -> None:
    table = Table(*TERRANS[:2]).lay(104, 1, -1).ancients(104, 2).market("plasma_cannon")
    table.ships(ANNA, 104, "cruiser", 2).structure(221, "orbital")
    board = drawn(GAME, table.state)
    for thing in (
        "Round 1 of 9 · Action phase",
        "Procyon (221)",
        "M1/1 M*0/1",
        "2 Anc.  Anna 2C",
        "Orbital",
        "Plasma Cannon 6/4",
        "2+3",
        "12 −0",
        "Interceptor",
        "1 yellow",
    ):
        assert thing in board


def test_the_map_shows_hexes_where_they_lie_and_whose_they_are() -> None:
    rows = drawn(GAME, Table(*TERRANS[:2]).state).split("\n")[2:7]
    assert [row.strip() for row in rows] == ["221₁+", "", "001!", "", "223₂+"]
    assert rows[0].index("221") > rows[2].index("001") > rows[4].index("223")


def test_a_battle_is_told_below_the_board() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).ships(ANNA, 103, "cruiser").ships(BEN, 103, "cruiser")
    table.state.passed = [ANNA, BEN]
    board = drawn(GAME, table.end_actions().state)
    assert "Battle on Beta Leonis (103)" in board
    assert "Anna Cruiser ×1  0/2" in board


def test_drawn_hexes_are_shown_with_what_they_bring() -> None:
    state = GAME.new(2, {"species": "terrans_only"}, 2)
    while state.decision.prompt != "drawn":
        texts = state.legal_texts()
        state.apply_text(next((text for text in texts if "explore" in text), texts[0]))
    exploring = cast(dict[str, Any], state.view(0)["exploring"])
    (row,) = (line for line in drawn(GAME, state).splitlines() if exploring["hexes"][0]["name"] in line)
    assert str(exploring["hexes"][0]["points"]) in row.split()
