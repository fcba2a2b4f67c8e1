"""EC-19, EC-21: the Upkeep phase, bankruptcy, and losing everything."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table

from astrolude.games.eclipse.rules.economy import balance, production, upkeep
from astrolude.games.eclipse.scoring import score_parts
from astrolude.games.eclipse.state import EclipseState


def idle_round(*species: str) -> Table:
    """Everybody passes at once."""
    table = Table(*species)
    while table.state.round == 1:
        table.play("pass" if table.prompt == "turn" else "stop")
    return table


def money(state: EclipseState, seat: int) -> int:
    return state.stored[3 * seat]


@pytest.mark.clauses("EC-19.1", "EC-19.3", "EC-19.6", "T-03", "T-04")
def test_a_round_without_actions() -> None:
    table = idle_round(TERRANS[1], "eridani_empire")
    assert table.stored(ANNA) == [5, 6, 6]
    assert table.stored(BEN) == [28, 5, 6]


@pytest.mark.clauses("T-05", "T-06", "T-07")
def test_the_first_income_of_other_species() -> None:
    table = idle_round("hydran_progress", "orion_hegemony", "planta")
    assert table.stored(ANNA) == [5, 9, 4]
    assert table.stored(BEN) == [5, 6, 8]
    assert table.stored(CLEO) == [7, 7, 7]


@pytest.mark.clauses("EC-5.2", "EC-19.3", "T-08")
def test_four_actions_from_the_start() -> None:
    table = Table(*TERRANS[:2]).discs(ANNA, 8)
    assert (upkeep(table.state, ANNA), balance(table.state, ANNA)) == (3, 2)
    table.upkeep()
    while table.seat == ANNA and table.prompt == "colonists":
        table.play("stop")
    assert money(table.state, ANNA) == 2


@pytest.mark.clauses("EC-17.4", "EC-20.2", "T-09")
def test_destroyed_cubes_lower_the_production_only_after_cleanup() -> None:
    table = Table(*TERRANS[:2]).tracks(ANNA, 7, 10, 10)
    table.state.graveyard[0] = 2
    table.state.removed[ANNA] -= 2
    assert production(table.state, ANNA, 0) == 8
    table.store(ANNA, 0, 0, 0).upkeep()
    while table.state.round == 1:
        table.play("stop")
    assert money(table.state, ANNA) == 8
    assert (table.track(ANNA)[0], production(table.state, ANNA, 0)) == (9, 4)


def bankrupt(money_cubes: int = 0) -> Table:
    """EC-29, T-10: no money, 4 science, 6 materials, production 3, five discs, and a second hex."""
    table = Table(*TERRANS[:2]).store(ANNA, 0, 4, 6)
    table.lay(105, 1, -1).own(ANNA, 105)
    if money_cubes:
        table.cube(ANNA, 105, "money")
    table.tracks(ANNA, 10, 10, 10).discs(ANNA, 5)
    table.state.ready[ANNA] = 0
    return table.upkeep()


@pytest.mark.clauses("EC-19.4", "T-10")
def test_a_negative_balance_is_mended_by_trades_and_abandoned_hexes() -> None:
    table = bankrupt()
    assert balance(table.state, ANNA) == -7
    assert table.prompt == "upkeep"
    assert "stop" not in table.answers
    table.play("trade science_money", "trade science_money")
    table.play("trade materials_money", "trade materials_money", "trade materials_money")
    assert balance(table.state, ANNA) == -2
    assert table.answers == ["abandon 105", "abandon 221"]
    table.play("abandon 105")
    assert table.told("upkeep_paid")[0] == [3, 7, 1, 0]


@pytest.mark.clauses("EC-19.4", "T-11")
def test_an_abandoned_money_cube_lowers_the_income() -> None:
    table = bankrupt(money_cubes=1)
    table.play("trade science_money", "trade science_money")
    table.play("trade materials_money", "trade materials_money", "trade materials_money", "abandon 105")
    assert table.track(ANNA)[0] == 11
    assert money(table.state, ANNA) == 0


@pytest.mark.clauses("EC-19.4", "T-12")
def test_no_hex_is_abandoned_without_need() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 4, 4).discs(ANNA, 8)
    assert balance(table.state, ANNA) == 0
    table.state.ready[ANNA] = 0
    table.upkeep()
    assert table.told("abandoned") == []
    assert table.prompt != "upkeep"
    assert money(table.state, ANNA) == 0


@pytest.mark.clauses("EC-19.4", "T-112")
def test_the_upkeep_example_of_the_rule_book() -> None:
    table = Table(*TERRANS[:2]).lay(301, 4, -3).own(ANNA, 301).tracks(ANNA, 9, 8, 10)
    table.discs(ANNA, 7).store(ANNA, 0, 2, 0)
    table.state.ready[ANNA] = 0
    assert (production(table.state, ANNA, 0), upkeep(table.state, ANNA)) == (4, 5)
    table.upkeep()
    assert set(table.answers) == {"trade science_money", "abandon 301", "abandon 221"}
    table.play("abandon 301")
    assert table.stored(ANNA) == [1, 2 + 6, 0 + 3]


@pytest.mark.clauses("EC-19.2", "EC-13.3", "EC-13.4", "EC-28.26", "T-73", "T-121")
def test_no_cube_in_upkeep_beside_enemy_ships() -> None:
    table = Table(*TERRANS[:2]).lay(105, 1, -1).own(ANNA, 105).ships(BEN, 105)
    table.lay(103, 0, -1).own(ANNA, 103).turn(ANNA)
    assert table.offers("colonise science 105"), "in the Action phase they do not hinder"
    table.upkeep()
    assert table.prompt == "colonists"
    assert {answer.split()[-1] for answer in table.offers("colonise")} == {"103"}


@pytest.mark.clauses("EC-19.2")
def test_colony_ships_come_before_the_payment() -> None:
    table = Table(*TERRANS[:2]).lay(105, 1, -1).own(ANNA, 105).store(ANNA, 0, 0, 0).discs(ANNA, 3)
    table.upkeep()
    assert table.prompt == "colonists"
    table.play("stop")
    assert table.prompt == "upkeep"
    assert table.offers("colonise") == []


@pytest.mark.clauses("EC-19.7", "EC-28.40")
def test_bankruptcy_on_purpose_gives_discs_back() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 0).lay(301, 4, -3).own(ANNA, 301).discs(ANNA, 1)
    assert "act build" in table.turn(ANNA).answers, "nobody is kept from spending the last disc"
    prudent = Table(*TERRANS[:2], bankruptcy="prevented").store(ANNA, 0, 0, 0).discs(ANNA, 8)
    assert prudent.turn(ANNA).offers("act") == [], "the house rule does"


@pytest.mark.clauses("EC-19.5", "EC-21.3", "EC-15.6")
def test_a_civilisation_collapses() -> None:
    table = Table(*TERRANS[:4]).relations(ANNA, BEN).store(ANNA, 0, 0, 0).discs(ANNA, 0)
    table.state.envoys[BEN * 4 + ANNA] = 2
    table.state.track[3 * BEN] -= 1
    table.state.ready[ANNA] = 0
    table.state.kept[ANNA] = 2
    table.state.traitor = ANNA
    table.upkeep()
    assert table.told("abandoned"), "the home hex had to go first"
    assert table.state.gone[ANNA] == 1
    assert (table.seat, table.prompt) == (BEN, "cube_track"), "the partner takes the cube back"
    table.play("resource science")
    assert table.track(BEN) == [9, 11, 10]
    assert table.state.traitor == -1
    assert table.owned(ANNA) == []
    assert all(ANNA not in seats for seats in table.state.entered)
    assert sum(score_parts(table.state, ANNA, 0)) == 1 + 4 - 2, "counted at once"


@pytest.mark.clauses("EC-21.1", "EC-21.4", "T-124")
def test_without_disc_and_ship_one_may_research_pass_or_give_up() -> None:
    table = Table(*TERRANS[:2]).market("nanorobots").no_ships(ANNA, 221).disown(221).turn(ANNA)
    assert table.offers("act") == ["act upgrade", "act research"]
    assert "give_up" in table.answers
    assert production(table.state, ANNA, 0) == 2
    table.play("give_up")
    assert table.state.gone[ANNA] == 1
    assert table.seat == BEN
    table.play("pass")
    assert table.state.round == 1 or table.seat == BEN, "the turn order skips who has left"


@pytest.mark.clauses("EC-21.2")
def test_ships_without_discs_play_on() -> None:
    table = Table(*TERRANS[:2]).disown(221).turn(ANNA)
    assert "act influence" in table.answers
    assert "give_up" not in table.answers
    table.play("act influence", "from_track")
    assert table.owned(ANNA) == [221]


@pytest.mark.clauses("EC-21.3")
def test_when_all_have_left_the_game_is_over() -> None:
    table = Table(*TERRANS[:2])
    for seat in (ANNA, BEN):
        table.no_ships(seat, table.home(seat)).disown(table.home(seat))
    table.turn(ANNA).play("give_up", "give_up")
    assert table.state.over


@pytest.mark.clauses("EC-14.2", "EC-14.3", "EC-28.39")
def test_trades_are_offered_where_they_can_matter() -> None:
    table = Table(*TERRANS[:4]).store(ANNA, 9, 9, 9).turn(ANNA)
    assert len(table.offers("trade")) == 6
    table.play("act build")
    assert len(table.offers("trade")) == 6
    assert all(len(answer.split()) == 2 for answer in table.offers("trade")), "nobody else gets anything"
    table.play("stop")
    assert table.seat == BEN


@pytest.mark.clauses("EC-28.39")
def test_no_trades_while_nothing_is_paid_for() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 9, 9, 9).lay(105, 1, -1).turn(ANNA).play("act influence")
    assert table.offers("trade") == []
    table.play("stop")
    assert table.turn(ANNA).play("act move").offers("trade") == []


@pytest.mark.clauses("EC-28.41", "EC-12.3")
def test_who_can_only_pass_again_is_not_asked() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 0, 0, 0).discs(ANNA, 0).turn(ANNA).play("pass")
    table.play("act build", "stop")
    assert table.seat == BEN, "Anna has no disc and nothing to trade"
    table.store(ANNA, 2, 0, 0).play("act build", "stop")
    assert table.seat == ANNA, "now she could trade"
