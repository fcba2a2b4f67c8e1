"""ER-10: warp portals join hexes wherever they lie."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules.galaxy import exits, neighbours
from astrolude.games.eclipse.tables.sectors import SECTOR_PORTAL, sector


def portals() -> Table:
    """Two printed portal hexes far from each other and from everything else."""
    return Table(*TERRANS[:2], warp_portals="on").lay(291, 6, 0).lay(393, -6, 0)


@pytest.mark.clauses("ER-10.1", "ER-10.2", "ER-T54")
def test_portal_hexes_are_neighbours() -> None:
    table = portals().ships(ANNA, 291).own(ANNA, 291).turn(ANNA)
    assert [number for number in (291, 393, 394) if SECTOR_PORTAL[sector(number)]] == [291, 393, 394]
    assert exits(table.state, ANNA, sector(291)) == [sector(393)]
    table.play("act move", "activate interceptor 291")
    assert table.offers("step") == ["step 393"]
    table.play("step 393")
    assert table.count(ANNA, 393, "interceptor") == 1
    assert "activate interceptor 393" in table.answers, "each passage cost one point of movement"


@pytest.mark.clauses("ER-10.2", "EC-7.2")
def test_discs_are_placed_through_portals() -> None:
    table = portals().own(ANNA, 291).turn(ANNA).play("act influence", "from_track")
    assert table.controller(393) == ANNA, "the only vacant hex within reach"


@pytest.mark.clauses("ER-10.2", "ER-T54")
def test_a_retreat_goes_through_a_portal() -> None:
    table = portals().own(ANNA, 393).ships(ANNA, 291).ships(BEN, 291)
    assert sector(393) in exits(table.state, ANNA, sector(291))
    table.end_actions()
    while table.seat != ANNA or table.prompt != "attack_or_retreat":
        table.play(table.answers[0])
    assert "retreat 393" in table.answers


@pytest.mark.clauses("ER-10.3", "ER-10.5")
def test_a_second_portal_and_a_lonely_one_change_nothing() -> None:
    table = Table(*TERRANS[:2], warp_portals="on").lay(291, 6, 0).structure(291, "warp_portal")
    assert table.state.portals == [sector(291)]
    assert exits(table.state, ANNA, sector(291)) == []
    table.lay(393, -6, 0).structure(393, "ancient_warp_portal")
    assert exits(table.state, ANNA, sector(291)) == [sector(393)]
    assert neighbours(table.state, sector(291)) == [sector(393)], "a jump may follow the link"


@pytest.mark.clauses("ER-10.4", "ER-T118")
def test_a_portal_gives_no_zones_and_no_place_for_a_new_hex() -> None:
    table = Table(*TERRANS[:2], warp_portals="on").structure(221, "warp_portal").stack(2, 291).turn(ANNA)
    table.play("act explore", "explore 221 4")
    laid = [int(answer.split()[-1]) for answer in table.offers("lay")]
    holes = [1, 0, 1, 1, 0, 1]
    assert laid == [rotation for rotation in range(6) if holes[(1 - rotation) % 6]]
    assert len(laid) < 6, "some rotations would leave only the portal"


@pytest.mark.clauses("ER-10.4")
def test_zones_beyond_a_portal_are_not_offered() -> None:
    table = Table(*TERRANS[:2], warp_portals="on").structure(221, "warp_portal").lay(393, -6, 0).turn(ANNA)
    table.play("act explore")
    assert {answer.split()[1] for answer in table.offers("explore")} == {"221"}
