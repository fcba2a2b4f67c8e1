"""EC-15: diplomatic relations, aggression and the traitor card."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, DAN, TERRANS, Table

from astrolude.games.eclipse.rules.galaxy import HALF
from astrolude.games.eclipse.rules.reputation import has_room_for_ambassador
from astrolude.games.eclipse.scoring import score_parts
from astrolude.games.eclipse.tables.sectors import sector
from astrolude.games.eclipse.tables.species import AMBASSADORS


def two_portals(*species: str, **options: str) -> Table:
    """Anna and Ben each control a hex with a warp portal: fully connected, wherever they lie."""
    table = Table(*(species or TERRANS[:4]), seed=1, **options)
    return table.structure(table.home(ANNA), "warp_portal").structure(table.home(BEN), "warp_portal")


@pytest.mark.clauses("EC-15.1", "T-48", "EC-3.11")
def test_relations_need_a_game_that_began_with_four() -> None:
    three = two_portals(*TERRANS[:3]).turn(ANNA)
    assert three.offers("propose") == []
    five = two_portals(*TERRANS[:5])
    five.state.gone[3] = five.state.gone[4] = 1
    assert five.turn(ANNA).offers("propose") == ["propose relations 1"]


@pytest.mark.clauses("EC-15.2", "EC-15.3", "EC-15.4", "T-50")
def test_relations_exchange_ambassadors_with_a_cube_of_the_givers_choice() -> None:
    table = two_portals().turn(ANNA)
    before = sum(score_parts(table.state, ANNA, 0))
    table.play("propose relations 1")
    assert (table.seat, table.prompt) == (BEN, "consent")
    table.play("accept")
    assert (table.seat, table.prompt) == (ANNA, "envoy_cube")
    table.play("resource science")
    assert (table.seat, table.prompt) == (BEN, "envoy_cube")
    table.play("resource materials")
    assert table.track(ANNA) == [10, 9, 10]
    assert table.track(BEN) == [10, 10, 9]
    assert sum(score_parts(table.state, ANNA, 0)) == before + 1
    assert (table.seat, table.prompt) == (ANNA, "turn")
    assert table.offers("propose") == [], "they have relations already"


@pytest.mark.clauses("EC-15.2", "EC-15.9")
def test_a_refusal_ends_the_matter_for_this_turn() -> None:
    table = two_portals().turn(ANNA).play("propose relations 1", "refuse")
    assert (table.seat, table.prompt) == (ANNA, "turn")
    assert table.offers("propose") == []
    assert table.turn(ANNA).offers("propose") == ["propose relations 1"]


@pytest.mark.clauses("EC-15.3")
def test_without_a_cube_the_ambassador_goes_alone() -> None:
    table = two_portals().tracks(ANNA, 0, 0, 0).turn(ANNA)
    table.play("propose relations 1", "accept")
    assert (table.seat, table.prompt) == (BEN, "envoy_cube")


@pytest.mark.clauses("EC-15.2", "EC-8.14")
def test_a_half_connection_does_not_suffice_even_with_the_generator() -> None:
    table = Table(*TERRANS[:4]).learn(ANNA, "wormhole_generator")
    table.lay(201, 3, -1, 0).own(BEN, 201)
    assert table.state.links[sector(221)][0] == HALF
    assert table.turn(ANNA).offers("propose") == []


@pytest.mark.clauses("EC-15.2", "T-84")
def test_ships_where_the_other_is_forbid_relations() -> None:
    table = two_portals().structure(223, "warp_portal").structure(225, "warp_portal")
    table.ships(ANNA, table.home(BEN))
    table.lay(301, 6, 0).ships(BEN, 301).ships(CLEO, 301)
    assert table.turn(ANNA).offers("propose") == ["propose relations 2"]
    assert table.turn(BEN).offers("propose") == []


@pytest.mark.clauses("EC-15.2")
def test_ships_of_third_players_do_not_matter() -> None:
    table = two_portals().ships(DAN, 221).ships(DAN, 223)
    assert table.turn(ANNA).offers("propose") == ["propose relations 1"]


@pytest.mark.clauses("EC-15.2")
def test_every_player_has_three_ambassadors() -> None:
    table = Table(*TERRANS[:6])
    assert AMBASSADORS[table.state.species[ANNA]] == 3
    table.structure(table.home(ANNA), "warp_portal").structure(table.home(4), "warp_portal")
    table.relations(ANNA, BEN).relations(ANNA, CLEO)
    assert table.turn(ANNA).offers("propose") == ["propose relations 4"]
    table.relations(ANNA, DAN)
    assert table.turn(ANNA).offers("propose") == []


@pytest.mark.clauses("EC-15.5", "T-49")
def test_room_on_the_reputation_track() -> None:
    table = two_portals(TERRANS[0], "hydran_progress", TERRANS[2], TERRANS[3])
    table.reputation(ANNA, 1, 1, 2, 2)
    assert has_room_for_ambassador(table.state, ANNA), "the ambassador slot is free"
    eridani = two_portals("eridani_empire", *TERRANS[1:4]).reputation(ANNA, 1, 1)
    assert not has_room_for_ambassador(eridani.state, ANNA)
    eridani.turn(ANNA).play("propose relations 1", "accept")
    if eridani.prompt == "make_room":
        eridani.play(eridani.answers[0])
    assert len(eridani.state.reputation[ANNA]) == 3, "one tile went back to the bag"
    orion = two_portals(*TERRANS[:3], "orion_hegemony")
    orion.relations(DAN, ANNA).relations(DAN, BEN).reputation(DAN, 1, 2)
    assert has_room_for_ambassador(orion.state, DAN), "a reputation tile moves to the slot for reputation"
    orion.reputation(DAN, 3)
    assert not has_room_for_ambassador(orion.state, DAN)


@pytest.mark.clauses("EC-28.9b", "T-96")
def test_a_full_track_gives_a_reputation_tile_for_an_ambassador() -> None:
    table = two_portals(TERRANS[0], "mechanema", *TERRANS[2:4]).reputation(BEN, 1, 2, 3, 3)
    table.turn(ANNA).play("propose relations 1", "accept")
    assert (table.seat, table.prompt) == (BEN, "make_room")
    assert table.answers == ["return_tile 1", "return_tile 2", "return_tile 3"]
    bag = table.state.reputation_bag[1]
    table.play("return_tile 1")
    assert table.state.reputation[BEN] == [2, 3, 3]
    assert table.state.reputation_bag[1] == bag + 1


@pytest.mark.clauses("EC-15.6", "EC-11.4", "EC-28.12", "T-51")
def test_entering_a_partners_hex_even_in_passing_is_an_attack() -> None:
    table = two_portals(*TERRANS[:4]).turn(ANNA)
    table.play("propose relations 1", "accept", "resource money", "resource money")
    table.play("act move", "activate interceptor 221", "step 223")
    assert table.state.traitor == ANNA
    assert (table.seat, table.prompt) == (ANNA, "cube_track")
    table.play("resource materials")
    assert (table.seat, table.prompt) == (BEN, "cube_track")
    table.play("resource money")
    assert table.track(ANNA) == [9, 10, 11]
    assert table.track(BEN) == [10, 10, 10]
    assert sum(table.state.envoys) == 0
    assert score_parts(table.state, ANNA, 0)[6] == -2
    assert table.turn(ANNA).offers("propose") == []


@pytest.mark.clauses("EC-15.7", "T-51")
def test_the_traitor_card_moves_on_and_its_holder_forms_no_relations() -> None:
    table = two_portals().structure(225, "warp_portal").structure(227, "warp_portal")
    table.relations(CLEO, DAN).relations(ANNA, DAN)
    table.state.traitor = ANNA
    assert table.turn(ANNA).offers("propose") == []
    assert "propose relations 0" not in table.turn(BEN).answers
    assert table.state.envoys[ANNA * 4 + DAN], "existing relations stay"
    table.turn(CLEO).play("act move", "activate interceptor 225", "step 227")
    assert table.state.traitor == CLEO
    assert score_parts(table.state, ANNA, 0)[6] == 0
    assert "propose relations 1" in table.turn(ANNA).answers


@pytest.mark.clauses("EC-15.6", "T-98")
def test_an_attack_through_a_half_connection() -> None:
    table = Table("terran_directorate", "hydran_progress", *TERRANS[2:4]).learn(BEN, "wormhole_generator")
    table.relations(ANNA, BEN).ships(BEN, 224)
    table.lay(201, 1, 1, 0).own(ANNA, 201).ships(ANNA, 201, "interceptor", 3)
    assert table.state.links[sector(224)][0] == HALF
    table.turn(BEN).play("act move", "activate interceptor 224", "step 201")
    assert table.state.traitor == BEN
    assert sum(table.state.envoys) == 0
    table.play("activate interceptor 224", "step 201")
    assert table.count(BEN, 201, "interceptor") == 2
    assert table.prompt == "turn", "the second activation was the last one, and both are pinned"
    assert table.turn(BEN).offers("propose") == []


@pytest.mark.clauses("EC-15.8")
def test_relations_never_end_by_agreement() -> None:
    table = two_portals().relations(ANNA, BEN).turn(ANNA)
    verbs = {answer.split()[0] for answer in table.answers}
    assert verbs <= {"pass", "act", "trade", "colonise", "propose"}


@pytest.mark.clauses("ER-10.2", "ER-T04", "ER-17.8")
def test_hexes_joined_by_portals_are_connected_enough_for_relations() -> None:
    table = Table("exiles", *TERRANS[1:4], developments="on", warp_portals="on").store(ANNA, 0, 0, 8)
    table.state.developments_left = 1 << 7
    table.structure(table.home(BEN), "warp_portal")
    table.turn(ANNA).play("act research", "develop warp_portal")
    if table.prompt == "place_tile":
        table.play("put 234")
    assert table.stored(ANNA) == [0, 0, 0]
    table.play("propose relations 1", "accept")
    assert table.prompt == "envoy_cube"
