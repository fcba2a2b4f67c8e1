"""EC-7, EC-4.3, EC-4.10: the Influence action and what becomes of the cubes."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules.influence import targets
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import SECTOR_NUMBER, sector


def reachable(table: Table, seat: int = ANNA) -> list[int]:
    return [SECTOR_NUMBER[index] for index in targets(table.state, seat)]


def settled() -> Table:
    """Anna's home hex with 103 (all but one edge open) next to it towards the centre."""
    return Table(*TERRANS[:2]).lay(103, 1, -1).turn(ANNA)


@pytest.mark.clauses("EC-4.3")
def test_a_hex_holds_one_disc() -> None:
    table = settled().own(BEN, 103).turn(ANNA).play("act influence")
    assert reachable(table) == []
    assert "from_track" not in table.answers


@pytest.mark.clauses("EC-7.1", "EC-7.9", "T-43")
def test_two_discs_and_two_colony_ships_in_any_order() -> None:
    table = settled().lay(205, 3, -3, 3)
    table.state.ready[ANNA] = 0
    table.turn(ANNA).play("act influence", "flip", "flip")
    assert "flip" not in table.answers, "two at most"
    table.play("from_track", "colonise grey_money 103")
    assert table.squares(103) == {"grey": 1}, "used again within the same action"
    assert table.prompt == "influence"
    other = Table(*TERRANS[:2])
    other.state.ready[ANNA] = 1
    other.turn(ANNA).play("act influence", "flip", "stop")
    assert other.state.ready[ANNA] == 2, "without moving a disc"


@pytest.mark.clauses("EC-7.2")
def test_where_a_disc_may_go() -> None:
    table = settled()
    assert reachable(table) == [103], "connected to the home hex"
    assert reachable(settled().ships(BEN, 103)) == [], "an enemy ship"
    assert reachable(settled().ancients(103)) == []
    far = settled().lay(206, -3, 0)
    assert 206 not in reachable(far)
    assert 206 in reachable(far.ships(ANNA, 206)), "an own ship there"


@pytest.mark.clauses("EC-7.2", "EC-8.14")
def test_half_a_connection_needs_the_generator() -> None:
    table = Table(*TERRANS[:2]).lay(201, 1, -2, 1)
    assert reachable(table) == [], "the new hex has no wormhole towards home"
    assert reachable(table.learn(ANNA, "wormhole_generator")) == [201]


@pytest.mark.clauses("EC-7.3")
def test_cubes_go_back_when_a_disc_is_lifted() -> None:
    table = settled().own(ANNA, 103).structure(103, "orbital", "monolith").ships(ANNA, 103)
    table.cube(ANNA, 103, "grey", "money").cube(ANNA, 103, "orbital", "science")
    table.turn(ANNA).play("act influence", "lift 103")
    assert table.prompt == "cube_track"
    table.play("resource science", "resource materials")
    assert table.track(ANNA) == [9, 10, 11]
    assert table.count(ANNA, 103, "interceptor") == 1, "ships, orbital and monolith stay"
    assert table.state.structures[sector(103)] == 1 | 4
    assert table.controller(103) == NONE


@pytest.mark.clauses("EC-4.10", "T-13")
def test_a_full_track_takes_no_cube() -> None:
    table = settled().own(ANNA, 103).cube(ANNA, 103, "grey", "money").tracks(ANNA, 9, 12, 9)
    table.turn(ANNA).play("act influence", "lift 103")
    assert table.answers == ["resource money", "resource materials"]


@pytest.mark.clauses("EC-7.4", "T-113", "EC-28.8")
def test_the_disc_that_moves_is_no_connection_itself() -> None:
    def two_hexes() -> Table:
        """Discs on 221 and 103; 104 is connected to 103 alone."""
        return Table(*TERRANS[:2]).no_ships(ANNA, 221).lay(103, 1, -1).lay(104, 1, 0, 1).own(ANNA, 103)

    near = two_hexes().turn(ANNA).play("act influence", "lift 103")
    assert near.controller(104) == NONE
    assert not near.offers("put 104"), "the disc of 103 cannot use its own connection"
    far = two_hexes().turn(ANNA).play("act influence", "lift 221")
    assert "put 104" in far.answers, "the disc of 221 may go there"
    ship = Table(*TERRANS[:2]).lay(103, 1, -1).turn(ANNA).play("act influence", "lift 221")
    assert "put 103" in ship.answers, "a ship in the hex just left does connect"


@pytest.mark.clauses("EC-7.5", "T-41")
def test_back_to_the_same_hex_takes_two_moves() -> None:
    table = Table(*TERRANS[:2]).turn(ANNA)
    discs = table.state.discs[ANNA]
    table.play("act influence", "lift 221")
    assert table.controller(221) == NONE, "with the first move it can only go to the track"
    assert table.state.discs[ANNA] == discs - 1 + 1
    assert table.track(ANNA) == [11, 11, 11]
    table.play("from_track")
    assert table.controller(221) == ANNA, "the only place is taken by itself"
    assert table.squares(221) == {}, "colony ships are needed anew"
    assert not table.offers("lift"), "both moves are used"


@pytest.mark.clauses("EC-7.6", "T-42", "EC-28.33")
def test_influence_never_removes_a_foreign_disc() -> None:
    table = settled().own(BEN, 103).ships(ANNA, 103).turn(ANNA).play("act influence")
    assert "from_track" not in table.answers
    table.play("stop")
    table.state.passed = [ANNA, BEN]
    table.end_actions()
    assert table.controller(103) != BEN, "the end of the Combat phase does"


@pytest.mark.clauses("EC-7.8")
def test_draco_may_influence_hexes_with_ancients_but_not_the_centre() -> None:
    table = Table("descendants_of_draco", "terran_union").lay(103, 1, -1).ancients(103).ships(ANNA, 1)
    assert reachable(table) == [103], "nobody while the GCDS is there"
    assert reachable(table.guard(1, None)) == [1, 103]


@pytest.mark.clauses("T-99")
def test_influence_as_in_the_rule_book() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).lay(207, 1, -2, 0).lay(104, 0, -1).no_ships(ANNA, 221)
    table.own(ANNA, 103, 207)
    table.state.ready[ANNA] = 0
    discs = table.state.discs[ANNA]
    table.turn(ANNA).play("act influence")
    table.play("lift 207")
    hexes = table.offers("put")
    assert hexes, "directly to a vacant hex connected to a third own hex"
    table.play(hexes[0], "lift 103", "to_track")
    assert table.state.discs[ANNA] == discs - 1 + 1
    table.play("flip", "flip")
    assert table.state.ready[ANNA] == 2
