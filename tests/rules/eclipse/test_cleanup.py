"""EC-20, ER-9, ER-16: the Cleanup phase, the direction of play, and the Ancients of the hives."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, CLEO, TERRANS, Table

from astrolude.games.eclipse.rules.cleanup import leave_hive
from astrolude.games.eclipse.rules.control import may_place
from astrolude.games.eclipse.rules.presence import enemies, may_leave
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import HIVE_EXIT, sector


def next_round(table: Table) -> Table:
    """Go on by passing and stopping until the next round begins."""
    number = table.state.round
    while table.state.round == number and not table.state.over:
        table.play(
            "pass" if table.prompt == "turn" else "stop" if "stop" in table.answers else table.answers[0]
        )
    return table


@pytest.mark.clauses("EC-20.1", "EC-3.1")
def test_new_technologies_come_until_the_bag_is_empty() -> None:
    table = Table(*TERRANS[:3])
    before, bag = sum(table.state.market), sum(table.state.bag)
    next_round(table)
    assert sum(table.state.market) == before + 6
    assert sum(table.state.bag) == bag - 6
    table.state.bag = [0] * len(table.state.bag)
    table.state.bag[0] = 2
    before = sum(table.state.market)
    next_round(table)
    assert sum(table.state.market) == before + 2


@pytest.mark.clauses("EC-20.2", "EC-13.6", "EC-12.4", "T-90")
def test_discs_cubes_and_colony_ships_come_back() -> None:
    table = Table(*TERRANS[:2]).store(ANNA, 9, 9, 9).learn(ANNA, "nanorobots").discs(ANNA, 8)
    table.state.ready[ANNA] = 0
    table.turn(ANNA).play("pass").turn(ANNA).play("react build")
    assert table.state.discs[ANNA] == 7
    assert table.offers("build interceptor") == ["build interceptor 221"]
    table.play("build interceptor 221")
    assert table.offers("build") == [], "one ship only, Nanorobots do not help a reaction"
    next_round(table)
    assert table.state.discs[ANNA] == 12
    assert sum(table.state.spent) == 0
    assert table.state.ready[ANNA] == 3


@pytest.mark.clauses("EC-20.2", "EC-4.10")
def test_a_cube_that_finds_its_track_full_goes_elsewhere() -> None:
    table = Table(*TERRANS[:2]).tracks(ANNA, 12, 8, 8)
    table.state.graveyard[0] = 1
    table.state.removed[ANNA] -= 1
    table.upkeep()
    while table.prompt != "cube_track":
        table.play("stop")
    assert table.answers == ["resource science", "resource materials"]
    table.play("resource materials")
    assert table.track(ANNA) == [12, 8, 9]


@pytest.mark.clauses("EC-20.3", "EC-12.1", "T-77", "T-97")
def test_the_first_to_pass_begins_the_next_round_without_payment() -> None:
    table = Table(*TERRANS[:4]).turn(ANNA).play("act build", "stop")
    money = table.stored(BEN)[0]
    table.play("pass")
    assert table.stored(BEN)[0] == money
    assert table.state.next_start == BEN
    next_round(table)
    assert table.state.start == BEN
    assert (table.seat, table.prompt) == (BEN, "turn")


@pytest.mark.clauses("EC-20.4", "ER-R19")
def test_the_last_round_has_no_cleanup() -> None:
    table = Table(*TERRANS[:2], ancient_hives="on").lay(212, 1, 0).ancients(212, 3).round(9)
    market = table.state.market[:]
    next_round(table)
    assert table.state.over
    assert table.state.market == market
    assert table.told("hive_rolled") == []


@pytest.mark.clauses("ER-16.2")
def test_the_second_to_pass_chooses_the_direction() -> None:
    table = Table(*TERRANS[:3], turn_direction_choice="on").turn(ANNA)
    table.play("pass", "pass", "pass")
    while table.prompt != "direction":
        table.play("stop")
    assert table.seat == BEN
    assert table.answers == ["go_round clockwise", "go_round counterclockwise"]
    table.play("go_round counterclockwise")
    assert table.seat == ANNA, "the first to pass still begins"
    table.play("act build", "stop")
    assert table.seat == CLEO


@pytest.mark.clauses("ER-9.1")
def test_an_explored_hive_holds_three_ancients_and_a_tile() -> None:
    table = Table(*TERRANS[:2], ancient_hives="on").stack(2, 212).turn(ANNA)
    table.play("act explore", "explore 221 4", "lay first 0")
    assert table.state.ancients[sector(212)] == 3
    assert table.state.discovery[sector(212)] != NONE
    assert table.prompt != "claim_hex", "Ancients are there"


@pytest.mark.clauses("ER-9.2", "ER-T50", "ER-20.4")
def test_one_ancient_leaves_through_the_side_of_the_rolled_number() -> None:
    table = Table(*TERRANS[:2], ancient_hives="on").lay(212, 4, 0, 2).ancients(212, 3).lay(201, 4, 1, 1)
    s, hive, there = table.state, sector(212), sector(201)
    assert HIVE_EXIT[hive * 6 : hive * 6 + 6] == [1, 2, 3, 4, 5, 6]
    leave_hive(s, hive, 1)
    assert (s.ancients[hive], s.ancients[there]) == (2, 1), "printed edge 0 lies on map edge 2"
    leave_hive(s, hive, 2)
    assert (s.ancients[hive], s.ancients[there]) == (2, 1), "nothing explored there"
    s.ancients = [0] * len(s.ancients)
    leave_hive(s, hive, 1)
    assert s.ancients[there] == 0, "no Ancient is left"


@pytest.mark.clauses("ER-9.2", "ER-T110", "ER-9.8", "ER-17.5")
def test_a_die_for_every_hive_in_the_order_of_their_numbers() -> None:
    table = (
        Table(*TERRANS[:2], ancient_hives="on")
        .lay(212, 4, 0)
        .ancients(212, 3)
        .lay(319, 5, 0)
        .ancients(319, 3)
    )
    s = table.state
    leave_hive(s, sector(212), 2)
    assert (s.ancients[sector(212)], s.ancients[sector(319)]) == (2, 4)
    leave_hive(s, sector(319), 5)
    assert (s.ancients[sector(212)], s.ancients[sector(319)]) == (3, 3)
    table.ancients(212, 0).ancients(319, 0)
    next_round(table)
    assert [roll[0] for roll in table.told("hive_rolled")] == [sector(212), sector(319)]


@pytest.mark.clauses("ER-9.3", "EC-7.2", "EC-17.8")
def test_a_wandering_ancient_is_an_enemy_ship_where_it_stands() -> None:
    table = Table(TERRANS[0], "descendants_of_draco", ancient_hives="on").ancients(221, 1).ancients(228, 1)
    s = table.state
    assert enemies(s, ANNA, sector(221)) == 1
    assert not may_leave(s, ANNA, sector(221), 0), "one ship against one Ancient is pinned"
    assert table.controller(221) == ANNA, "the disc stays"
    assert enemies(s, BEN, sector(228)) == 0
    assert may_leave(s, BEN, sector(228), 0)
    table.lay(201, 3, -2).ancients(201, 1).ships(ANNA, 201)
    assert not may_place(s, ANNA, sector(201))


@pytest.mark.clauses("ER-9.7", "ER-T49", "ER-T111")
def test_draco_discards_a_hive_and_draws_another_hex() -> None:
    table = Table("descendants_of_draco", TERRANS[1], ancient_hives="on").stack(3, 319, 301).turn(ANNA)
    table.play("act explore", "explore 228 0")
    assert table.state.hand == [sector(301)]
    assert table.state.aside == [sector(319)]
    table.play("discard")
    assert sorted(table.state.discards[2]) == sorted([sector(301), sector(319)])
    alone = Table("descendants_of_draco", TERRANS[1], ancient_hives="on").only_stack(3, 319).turn(ANNA)
    alone.play("act explore", "explore 228 0")
    assert alone.state.discards[2] == [sector(319)]
    assert alone.state.hand == []
    assert alone.seat == BEN, "the exploration ended without a hex"


@pytest.mark.clauses("ER-9.7", "ER-T112")
def test_draco_needs_a_new_disc_for_the_tile_of_an_empty_hive() -> None:
    table = Table("descendants_of_draco", TERRANS[1], ancient_hives="on")
    table.lay(212, 1, -1).ancients(212, 1).discovery(212, "money_8").ships(ANNA, 212).turn(ANNA)
    table.play("act influence", "from_track")
    assert table.controller(212) == ANNA
    assert table.state.discovery[sector(212)] != NONE
    table.ancients(212, 0)
    assert table.state.discovery[sector(212)] != NONE, "the tile waits for a newly placed disc"
    table.turn(ANNA).play("act influence", "lift 212", "from_track")
    assert table.prompt == "discovery"
