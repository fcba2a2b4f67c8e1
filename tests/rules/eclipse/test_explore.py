"""EC-6, EC-4.2, ER-9.7, ER-10.4, ER-16.4: the Explore action."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules.galaxy import FULL, HALF, NO_LINK, link
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.npcs import ANCIENT_CRUISERS
from astrolude.games.eclipse.tables.sectors import SECTOR_NUMBER, WORMHOLE_MASK, sector


def rotations(table: Table, drawn: str = "first") -> list[int]:
    """The rotations with which the hex in hand may be laid."""
    return [int(text.split()[2]) for text in table.offers(f"lay {drawn}")]


def discards(table: Table, ring: int) -> list[int]:
    return [SECTOR_NUMBER[index] for index in table.state.discards[ring - 1]]


@pytest.mark.clauses("EC-4.2")
def test_full_and_half_connections() -> None:
    assert [link(0b000010, 0b010000, 1), link(0b000010, 0, 1), link(0, 0b010000, 1), link(0, 0, 1)] == [
        FULL,
        HALF,
        HALF,
        NO_LINK,
    ]


@pytest.mark.clauses("EC-6.2", "T-33", "EC-28.34")
def test_zones_beyond_the_home_hex() -> None:
    table = Table(*TERRANS[:2]).play("act explore")
    edges = [text.split()[2] for text in table.offers("explore 221")]
    assert edges == ["0", "1", "3", "4"], "north-east, east, south-west, west"


@pytest.mark.clauses("EC-6.2", "T-118", "EC-28.7")
def test_exploring_from_a_ship() -> None:
    table = (
        Table(*TERRANS[:2]).lay(101, 1, -1, 0).ancients(101).ships(ANNA, 101).turn(ANNA).play("act explore")
    )
    assert not table.offers("explore 101"), "pinned by the Ancient"
    table = Table(*TERRANS[:2]).lay(101, 1, -1, 0).ancients(101).ships(ANNA, 101, amount=2)
    assert table.turn(ANNA).play("act explore").offers("explore 101")
    table = Table(*TERRANS[:2]).lay(101, 1, -1, 0).ships(BEN, 101).ships(ANNA, 101).own(ANNA, 101)
    assert table.turn(ANNA).play("act explore").offers("explore 101"), "the disc counts by itself"


@pytest.mark.clauses("EC-6.3", "T-39", "EC-6.10")
def test_discards_form_a_new_stack() -> None:
    table = Table(*TERRANS[:2]).only_stack(1)
    table.state.discards[0] = [sector(102), sector(103)]
    table.turn(ANNA).play("act explore", "explore 221 3")
    drawn = table.told("hex_drawn")[-1][0]
    assert SECTOR_NUMBER[drawn] in (102, 103)
    assert len(table.state.stacks[0]) == 1
    assert discards(table, 1) == []


@pytest.mark.clauses("EC-6.3")
def test_a_ring_without_hexes_cannot_be_explored() -> None:
    table = Table(*TERRANS[:2]).only_stack(1).turn(ANNA).play("act explore")
    assert "explore 221 3" not in table.answers
    assert "explore 221 4" in table.answers


@pytest.mark.clauses("EC-6.4", "T-119")
def test_a_discard_ends_the_turn_at_once() -> None:
    table = Table(*TERRANS[:2]).lay(103, 3, -3).own(ANNA, 103).stack(1, 106)
    table.turn(ANNA).play("act explore", "explore 221 3", "discard")
    assert table.seat == BEN
    assert discards(table, 1) == [106]
    assert table.controller(106) == NONE


@pytest.mark.clauses("EC-6.4", "T-119", "EC-28.29", "EC-6.1")
def test_planta_may_explore_again_after_a_discard() -> None:
    table = Table("planta", "terran_directorate").stack(1, 106)
    table.play("act explore", "explore 226 3", "discard")
    assert (table.seat, table.prompt) == (ANNA, "explore")
    assert "stop" in table.answers, "the second exploration is optional"
    table.play("stop")
    assert table.seat == BEN


@pytest.mark.clauses("EC-6.1", "T-92")
def test_planta_explores_twice() -> None:
    table = Table("planta", "terran_directorate").stack(2, 206).stack(3, 310).next_discovery("money_8")
    discs = table.state.discs[ANNA]
    table.play("act explore", "explore 226 4")
    table.play(table.offers("lay")[0], "put 206", "points")
    colonies = table.offers("colonise")
    assert colonies
    table.play(colonies[0])
    assert table.prompt == "explore", "decided after the first is completely resolved"
    table.play("explore 226 0", "discard")
    assert table.seat == BEN
    assert table.state.discs[ANNA] == discs - 2
    assert table.state.kept[ANNA] == 1


@pytest.mark.clauses("EC-6.5", "T-34")
def test_the_new_hex_must_connect() -> None:
    table = Table(*TERRANS[:2]).stack(2, 201).play("act explore", "explore 221 4")
    assert rotations(table) == [0, 2, 4]


@pytest.mark.clauses("EC-8.14", "T-35")
def test_the_wormhole_generator_needs_half_a_connection() -> None:
    table = Table(*TERRANS[:2]).learn(ANNA, "wormhole_generator").stack(2, 201).turn(ANNA).play("act explore")
    assert "explore 221 2" in table.answers
    table.play("explore 221 2")
    assert rotations(table) == [0, 2, 4]
    table = Table(*TERRANS[:2]).learn(ANNA, "wormhole_generator").stack(2, 201).turn(ANNA)
    assert rotations(table.play("act explore", "explore 221 4")) == [0, 1, 2, 3, 4, 5]


@pytest.mark.clauses("EC-6.6", "EC-6.7", "T-95", "T-37")
def test_ancients_and_the_tile_beneath_them() -> None:
    table = Table(*TERRANS[:2]).stack(1, 104).play("act explore", "explore 221 3")
    table.play(table.offers("lay")[0])
    assert table.state.ancients[sector(104)] == 2
    assert table.state.discovery[sector(104)] != NONE
    assert table.seat == BEN, "no disc may be placed"


@pytest.mark.clauses("EC-6.7", "T-37", "EC-6.8")
def test_draco_may_settle_beside_ancients() -> None:
    table = Table("descendants_of_draco", "terran_union").stack(1, 101).play("act explore", "explore 228 3")
    table.play(table.offers("lay first")[0])
    assert table.prompt == "claim_hex"
    table.play("put 101")
    assert table.controller(101) == ANNA
    assert table.state.discovery[sector(101)] != NONE, "the tile stays beneath the Ancient"


@pytest.mark.clauses("EC-6.6", "T-122")
def test_without_discovery_tiles_none_is_put() -> None:
    table = Table(*TERRANS[:2]).stack(1, 104)
    table.state.found_stack = []
    table.play("act explore", "explore 221 3")
    table.play(table.offers("lay")[0])
    assert table.state.discovery[sector(104)] == NONE


@pytest.mark.clauses("EC-6.8", "T-36", "EC-7.7", "EC-28.9")
def test_a_discovery_waits_for_a_disc() -> None:
    table = Table(*TERRANS[:2]).stack(2, 206).next_discovery("science_5").play("act explore", "explore 221 4")
    table.play(table.offers("lay")[0])
    assert table.prompt == "claim_hex"
    table.play("decline")
    assert table.state.discovery[sector(206)] != NONE
    table.ships(BEN, 206).turn(BEN).play("act influence", "from_track")
    assert (table.seat, table.prompt) == (BEN, "discovery")
    table.play("front")
    assert table.stored(BEN)[1] == 3 + 5


@pytest.mark.clauses("EC-6.9", "T-40", "EC-24.5")
def test_draco_may_draw_a_second_hex() -> None:
    table = (
        Table("descendants_of_draco", "terran_union").stack(1, 104, 106).play("act explore", "explore 228 3")
    )
    assert "draw_again" in table.answers
    assert table.offers("lay first"), "or lay the first one without drawing again"
    table.play("draw_again")
    assert "draw_again" not in table.answers
    assert table.offers("lay first")
    table.play(table.offers("lay second")[0])
    assert discards(table, 1) == [104]
    assert sector(106) in table.state.board


@pytest.mark.clauses("EC-6.9", "EC-28.27")
def test_draco_and_short_stacks() -> None:
    table = (
        Table("descendants_of_draco", "terran_union").only_stack(1, 104).play("act explore", "explore 228 3")
    )
    assert "draw_again" not in table.answers, "only one hex is available"
    table = Table("descendants_of_draco", "terran_union").only_stack(1, 104)
    table.state.discards[0] = [sector(106)]
    table.play("act explore", "explore 228 3", "draw_again")
    assert table.offers("lay second"), "the discards are reshuffled, the first hex stays in hand"


@pytest.mark.clauses("EC-6.5")
def test_any_own_hex_may_make_the_connection() -> None:
    table = Table(*TERRANS[:2]).lay(103, 1, -1).own(ANNA, 103).stack(2, 201)
    table.turn(ANNA).play("act explore", "explore 103 5")
    home, other = sector(221), sector(103)
    for rotation in rotations(table):
        holes = WORMHOLE_MASK[sector(201) * 6 + rotation]
        towards_home = holes >> 1 & 1
        towards_other = holes >> 2 & 1 and WORMHOLE_MASK[other * 6] >> 5 & 1
        assert towards_home or towards_other
    assert table.state.controller[home] == ANNA


# The expansion


@pytest.mark.clauses("ER-9.1", "ER-3.2")
def test_a_hive_brings_three_ancients() -> None:
    table = Table(*TERRANS[:2], ancient_hives="on").stack(2, 212).play("act explore", "explore 221 4")
    table.play(table.offers("lay")[0])
    assert table.state.ancients[sector(212)] == 3
    assert table.state.discovery[sector(212)] != NONE


@pytest.mark.clauses("ER-9.7", "ER-T49")
def test_draco_never_take_a_hive() -> None:
    table = Table("descendants_of_draco", "terran_union", ancient_hives="on").stack(2, 212, 205)
    table.play("act explore", "explore 228 4")
    assert [SECTOR_NUMBER[index] for index in table.state.hand] == [205]
    table.play(table.offers("lay first")[0])
    assert 212 in discards(table, 2)


@pytest.mark.clauses("ER-9.7", "ER-T111")
def test_draco_find_nothing_but_a_hive() -> None:
    table = Table("descendants_of_draco", "terran_union", ancient_hives="on").only_stack(3, 319)
    table.play("act explore", "explore 228 0")
    assert table.seat == BEN or table.prompt == "after"
    assert discards(table, 3) == [319]


@pytest.mark.clauses("ER-10.4", "ER-T118")
def test_a_portal_is_no_connection_for_a_new_hex() -> None:
    table = Table(*TERRANS[:2], warp_portals="on").structure(221, "warp_portal").stack(2, 291)
    table.turn(ANNA).play("act explore", "explore 221 4")
    for rotation in rotations(table):
        assert WORMHOLE_MASK[sector(291) * 6 + rotation] >> 1 & 1, "over the edge towards the home hex"
    assert len(rotations(table)) == 4


def hidden_world(table: Table) -> int:
    """The number of a homeworld among the middle hexes."""
    numbers = [SECTOR_NUMBER[index] for index in table.state.stacks[1]]
    return next(number for number in numbers if 271 <= number <= 274)


@pytest.mark.clauses("ER-16.4", "ER-T78")
def test_secret_worlds_hide_among_the_middle_hexes() -> None:
    table = Table(*TERRANS[:2], secret_world="2")
    assert len(table.state.stacks[1]) == 13
    world = next(
        SECTOR_NUMBER[index] for index in table.state.stacks[1] if SECTOR_NUMBER[index] in range(271, 275)
    )
    table.stack(2, world).play("act explore", "explore 221 4")
    table.play(table.offers("lay")[0])
    assert table.state.guard[sector(world)] in ANCIENT_CRUISERS
    assert table.state.discovery[sector(world)] != NONE
    assert table.seat == BEN, "nobody places a disc before the cruiser is destroyed"


@pytest.mark.clauses("ER-16.4")
def test_draco_may_lay_a_secret_world_but_not_claim_it() -> None:
    table = Table("descendants_of_draco", "terran_union", secret_world="4")
    world = next(
        SECTOR_NUMBER[index] for index in table.state.stacks[1] if SECTOR_NUMBER[index] in range(271, 275)
    )
    table.stack(2, world).play("act explore", "explore 228 4")
    table.play(table.offers("lay first")[0])
    assert table.prompt != "claim_hex"
    assert len(set(table.state.cruisers)) == len(table.state.cruisers), "drawn without repetition"
