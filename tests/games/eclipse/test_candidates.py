"""Bots look at what can lead somewhere, and always have something to look at."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR
from astrolude.kernel.registry import register
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


def looked_at(table: Table) -> list[str]:
    return [GRAMMAR.text(action) for action in GAME.candidates(table.state)]


@pytest.mark.parametrize("players", [2, 6])
def test_candidates_are_some_of_the_legal_actions(players: int) -> None:
    options = GAME.complete(players, {"bankruptcy": "prevented", "new_species": "on", "species": "random"})
    walk = Walk(Start(register(GAME), players, options, 3))
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


def test_what_the_upkeep_could_not_pay_is_not_looked_at() -> None:
    poor = Table(*TERRANS[:2]).store(ANNA, 0, 5, 5).discs(ANNA, 8).turn(ANNA)
    assert [text for text in looked_at(poor) if text.startswith("act")] == []
    assert "pass" in looked_at(poor)
    rich = Table(*TERRANS[:2]).store(ANNA, 2, 5, 5).discs(ANNA, 8).turn(ANNA)
    assert "act research" in looked_at(rich)


def test_what_the_upkeep_of_the_last_round_needs_is_not_spent() -> None:
    table = Table(*TERRANS[:2]).round(9).turn(ANNA).store(ANNA, 0, 0, 5).discs(ANNA, 8).play("act build")
    assert table.offers("build")
    assert looked_at(table) == ["stop"]
    table.store(ANNA, 2, 0, 5)
    assert "build interceptor 221" in looked_at(table)


def test_trades_pay_the_upkeep_before_hexes_do() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 4, 4).discs(ANNA, 7).upkeep()
    assert table.prompt == "upkeep"
    assert table.offers("abandon")
    assert [text.split()[0] for text in looked_at(table)] == ["trade", "trade"]


def test_a_part_is_looked_at_once_for_a_ship_however_many_slots_are_alike() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "improved_hull", "plasma_cannon").turn(ANNA).play("act upgrade")
    found = [text.split()[:3] for text in looked_at(table) if text.startswith("install")]
    assert found
    assert len({tuple(words) for words in found}) == len(found) < len(table.offers("install"))


def test_a_ship_flies_towards_a_goal_and_not_back() -> None:
    table = Table(*TERRANS[:2]).lay(105, 1, -1).turn(ANNA)
    table.own(ANNA, 105).ships(ANNA, 105).play("act move", "activate interceptor 105")
    assert "step 221" in table.offers("step")
    assert "step 221" not in looked_at(table)


@pytest.mark.parametrize(("players", "left_out"), [(2, True), (4, False)])
def test_species_that_expand_too_fast_are_left_to_larger_tables(players: int, left_out: bool) -> None:
    state = GAME.new(players, None, 1)
    texts = [GRAMMAR.text(action) for action in GAME.candidates(state)]
    assert ("species planta" not in texts) is left_out
    assert "species hydran_progress" in texts
