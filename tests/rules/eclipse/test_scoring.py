"""EC-22, ER-17.6, ER-12.15: points and places."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table

from astrolude.games.eclipse.rules.alliances import shared
from astrolude.games.eclipse.scoring import SCORE_PARTS, outcome_of, own_total, score_parts
from astrolude.games.eclipse.tables.common import NONE


def rich(species: str) -> Table:
    """EC-29, T-74: reputation 4, 2, 1; two ambassadors; hexes 3, 2, 1, 1; a tile, a monolith, the card."""
    table = Table(species, TERRANS[0] if species != TERRANS[0] else TERRANS[1], *TERRANS[4:6])
    table.lay(101, 1, -1).lay(201, 3, -2).lay(203, 4, -3)
    table.own(ANNA, 101, 201, 203).structure(201, "monolith")
    table.reputation(ANNA, 4, 2, 1).relations(ANNA, BEN).relations(ANNA, CLEO)
    table.state.tiles[0] = [0, 1, 2, 3]
    table.state.tiles[1] = [8, 9, 10, 11, 12]
    table.state.tiles[2] = [16, 17]
    table.state.kept[ANNA] = 1
    table.state.traitor = ANNA
    return table


@pytest.mark.clauses("EC-22.1", "T-74", "EC-8.2", "EC-15.4")
def test_the_sum_of_the_example() -> None:
    table = rich(TERRANS[0])
    points = dict(zip(SCORE_PARTS, score_parts(table.state, ANNA, 7), strict=True))
    assert points["reputation"] == 7
    assert points["ambassadors"] == 2
    assert points["hexes"] == 3 + 2 + 1 + 1
    assert points["discoveries"] == 2
    assert points["monoliths"] == 3
    assert points["technologies"] == 1 + 2 + 0
    assert points["traitor"] == -2
    assert own_total(table.state, ANNA) == 22


@pytest.mark.clauses("EC-22.1", "T-75", "EC-24.4", "EC-24.5")
def test_planta_count_hexes_and_draco_count_ancients() -> None:
    assert own_total(rich("planta").state, ANNA) == 26
    draco = rich("descendants_of_draco").lay(105, -1, 0).ancients(105, 3)
    assert own_total(draco.state, ANNA) == 25


@pytest.mark.clauses("EC-22.2", "T-76")
def test_stored_resources_break_ties() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 3, 4, 5).store(BEN, 10, 0, 1)
    assert outcome_of(table.state).ranks == [1, 2]
    assert outcome_of(table.store(BEN, 10, 1, 1).state).ranks == [1, 1]


@pytest.mark.clauses("EC-22.3")
def test_enemy_ships_do_not_matter_for_points() -> None:
    table = Table(*TERRANS[:2])
    before = own_total(table.state, ANNA)
    assert own_total(table.ships(BEN, 221).state, ANNA) == before


@pytest.mark.clauses("ER-17.6", "ER-6.4", "ER-6.5", "ER-11.3", "ER-T80")
def test_tiles_on_hexes_score_for_their_controller() -> None:
    table = Table(*TERRANS[:2])
    before = own_total(table.state, BEN)
    table.structure(223, "shellworld", "warp_portal", "ancient_warp_portal")
    assert own_total(table.state, BEN) == before + 5 + 1 + 2


@pytest.mark.clauses("ER-17.6", "ER-7.4", "ER-8.3")
def test_tiles_of_destroyed_ancients_score_one_each() -> None:
    table = Table(*TERRANS[:2])
    before = own_total(table.state, ANNA)
    table.state.trophies[ANNA] = 2
    assert own_total(table.state, ANNA) == before + 2


@pytest.mark.clauses("ER-12.15", "ER-T23", "ER-T105", "ER-T101")
def test_an_alliance_shares_its_points() -> None:
    table = Table(*TERRANS[:6], alliances="on").alliance("nova", 0, 1, 2)
    assert shared(table.state, [26, 44, 30, 32, 31, 30]) == [33, 33, 33, 32, 31, 30]
    pair = Table(*TERRANS[:4], alliances="on").alliance("nova", ANNA, BEN)
    assert shared(pair.state, [-1, 0, 5, 5]) == [-1, -1, 5, 5]
    alone = Table(*TERRANS[:4], alliances="on").alliance("nova", BEN)
    assert shared(alone.state, [1, 9, 5, 5]) == [1, 9, 5, 5]


@pytest.mark.clauses("ER-12.15", "ER-T67")
def test_an_alliance_averages_its_resources_in_a_tie() -> None:
    table = Table(*TERRANS[:6], alliances="on").alliance("nova", 0, 1, 2)
    table.store(0, 10, 0, 0).store(1, 0, 5, 0).store(2, 0, 0, 6).store(3, 7, 0, 0).store(4, 8, 0, 0)
    s = table.state
    s.kept[3:6] = [1, 1, 1]
    assert [own_total(s, seat) for seat in range(6)] == [5] * 6, "the tile of an ally is worth 2"
    assert outcome_of(s).scores == [5] * 6
    table.store(5, 0, 0, 6)
    assert outcome_of(s).ranks == [2, 2, 2, 2, 1, 6]


@pytest.mark.clauses("ER-15.3.5", "ER-T71")
def test_the_traitor_card_costs_the_syndicate_nothing() -> None:
    table = Table("rho_indi_syndicate", *TERRANS[:3])
    before = own_total(table.state, ANNA)
    table.state.traitor = ANNA
    assert own_total(table.state, ANNA) == before
    table.state.traitor = BEN
    assert score_parts(table.state, BEN, 0)[6] == -2


@pytest.mark.clauses("ER-15.2.6", "ER-T75")
def test_the_exiles_score_their_populated_orbitals() -> None:
    table = Table("exiles", *TERRANS[:1]).lay(301, 3, -2).own(ANNA, 301).structure(301, "orbital")
    table.lay(303, 3, -3).own(ANNA, 303).structure(303, "orbital")
    assert score_parts(table.state, ANNA, 0)[7] == 1
    table.cube(ANNA, 301, "orbital", "money")
    assert score_parts(table.state, ANNA, 0)[7] == 2, "the third orbital is empty"


@pytest.mark.clauses("ER-15.4.5", "ER-15.4.3", "ER-T30", "ER-18.3")
def test_shrines_score_where_the_hex_is_controlled() -> None:
    table = Table("enlightened_of_lyra", *TERRANS[:1])
    home = table.state.own[ANNA][0]
    table.state.shrines = [home * 4, home * 4 + 1, *[NONE] * 7]
    assert score_parts(table.state, ANNA, 0)[7] == 2
    table.state.bonuses = 0b100
    assert score_parts(table.state, ANNA, 0)[7] == 5, "the Shrines of Enlightenment give 3"
    table.disown(238)
    assert score_parts(table.state, ANNA, 0)[7] == 3, "shrines on a lost hex score for nobody"


@pytest.mark.clauses("ER-15.1.4", "ER-T72")
def test_magellan_score_used_discoveries() -> None:
    table = Table("wardens_of_magellan", *TERRANS[:1])
    before = own_total(table.state, ANNA)
    table.state.beside[ANNA] = 3
    table.state.kept[ANNA] = 1
    assert own_total(table.state, ANNA) == before + 3 + 2
