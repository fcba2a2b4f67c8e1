"""What a player could do after trades is proposed with the trades that lead there."""

from __future__ import annotations

from tests.games.eclipse.positions import ANNA, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import GRAMMAR


def proposed(table: Table) -> dict[str, list[str]]:
    return {
        GRAMMAR.text(proposal.action): [GRAMMAR.text(step) for step in proposal.way]
        for proposal in GAME.proposals(table.state)
    }


def test_a_technology_after_trades_of_what_is_plentiful() -> None:
    table = Table(*TERRANS[:2]).market("nanorobots", "orbital").store(ANNA, 3, 2, 14).turn(ANNA)
    table.play("act research")
    assert "research nanorobots" in table.answers
    assert proposed(table) == {"research orbital": ["trade materials_science"] * 6}


def test_nothing_is_proposed_beyond_ones_means() -> None:
    table = Table(*TERRANS[:2]).market("nanorobots", "orbital").store(ANNA, 0, 2, 3).turn(ANNA)
    assert proposed(table.play("act research")) == {}


def test_a_ship_after_trades() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 8, 1).turn(ANNA).play("act build")
    ways = proposed(table)
    assert ways["build interceptor 221"] == ["trade science_materials"] * 2
    assert ways["build cruiser 221"] == ["trade science_materials"] * 4
    assert "build dreadnought 221" not in ways
    assert "build orbital 221" not in ways, "the technology is missing"


def test_magellan_sell_colony_ships_where_trades_do_not_suffice() -> None:
    table = Table("wardens_of_magellan", TERRANS[1]).market("nanorobots").store(ANNA, 0, 1, 0).turn(ANNA)
    assert proposed(table.play("act research")) == {"research nanorobots": ["flip_for science"]}
