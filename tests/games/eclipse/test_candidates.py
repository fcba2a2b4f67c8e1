"""Bots look at what can lead somewhere, and always have something to look at."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.kernel.registry import register
from astrolude.testing.cases import Case
from astrolude.testing.walk import Walk


def looked_at(table: Table) -> list[str]:
    return [GRAMMAR.text(action) for action in GAME.candidates(table.state)]


@pytest.mark.parametrize("players", [2, 6])
def test_candidates_are_some_of_the_legal_actions(players: int) -> None:
    options = GAME.complete(players, {"bankruptcy": "prevented", "new_species": "on", "species": "random"})
    walk = Walk(Case(register(GAME), players, options, 3))
    for _ in walk.steps():
        found = GAME.candidates(walk.state)
        assert found
        assert set(found) <= set(walk.state.legal_actions())


def test_a_trade_is_looked_at_where_it_leads_to_something() -> None:
    table = Table(*TERRANS[:2]).market("orbital").store(ANNA, 3, 2, 14).turn(ANNA)
    assert not [text for text in looked_at(table) if text.startswith("trade")]
    table.play("act research")
    assert looked_at(table) == ["trade materials_science"]


def test_populated_hexes_are_not_given_up() -> None:
    table = Table(*TERRANS[:2]).lay(105, 1, -1).own(ANNA, 105).turn(ANNA).play("act influence")
    assert [text for text in looked_at(table) if text.startswith("lift")] == ["lift 105"]
