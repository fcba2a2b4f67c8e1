"""SG-4: the turn: moving a piece, action points, who acts and in which order."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.rules.odyssey import points_in
from astrolude.games.space_gate.tables.components import CHIEF, NOTHING, ROOMS

SUSSKIND_BUT_ONE = "t1_2..t1_6 t2_1..t2_6 t3_2..t3_6"


@pytest.mark.clauses("T01", "SG-4.3", "SG-4.4", "SG-4.5", "SG-1.2")
def test_everybody_with_points_in_the_room_acts_in_turn_order() -> None:
    table = Table(active=BEN)
    table.crew(BEN, new_modules="E2", airlock="C1").crew(ANNA, new_modules="E1 C2 R1").crew(CLEO, water="E1")
    table.play("activate chief airlock new_modules")
    assert table.told("acted") == [{"seat": BEN, "room": "room:new_modules", "points": 4}]
    assert (table.asked, table.points) == (("dig", BEN), 4)
    table.play("stop")
    assert (table.asked, table.points) == (("dig", ANNA), 6)
    table.play("stop")
    assert table.asked == ("turn", CLEO)


@pytest.mark.clauses("T02", "SG-4.5")
def test_points_of_a_room() -> None:
    table = Table().crew(BEN, water="C3 R2")
    assert points_in(table.state, BEN, ROOMS.index("water")) == 8


@pytest.mark.clauses("T03", "SG-4.2")
def test_a_robot_is_never_moved() -> None:
    table = Table().crew(ANNA, energy="R1", water="E1")
    assert all(action.startswith("activate engineer water") for action in table.legal())
    assert table.refuses("activate engineer energy water", "activate chief energy water", "stop")


@pytest.mark.clauses("T04", "SG-4.3")
def test_the_piece_must_go_to_another_room() -> None:
    table = Table().crew(ANNA, water="E1")
    assert table.refuses("activate engineer water water")
    assert [action.split()[-1] for action in table.legal()] == [
        "airlock",
        "new_modules",
        "energy",
        "vegetation",
    ]


@pytest.mark.clauses("T05", "SG-1.1", "SG-4.4", "SG-16.1")
def test_turn_order_begins_with_the_active_player() -> None:
    table = Table(active=CLEO)
    for seat in (ANNA, BEN, CLEO):
        table.base(seat, start=0)
    table.crew(CLEO, water="E1").crew(ANNA, airlock="E2").crew(BEN, water="E1")
    table.play("activate engineer water airlock")
    assert (table.asked, table.points) == (("fill", CLEO), 1)
    table.play("stop")
    assert (table.asked, table.points) == (("fill", ANNA), 2)
    table.play("stop")
    assert table.asked == ("turn", ANNA)


@pytest.mark.clauses("T06", "SG-4.6", "SG-18.3", "SG-6.5")
def test_a_piece_gained_while_acting_adds_no_points() -> None:
    table = Table().base(ANNA, "odyssey_water_1@0,1r0 closed").crew(ANNA, water="E1", energy="E1")
    table.play("activate engineer energy water")
    assert table.points == 2
    table.play("move start_airlock_1 N")
    assert table.asked == ("recruit", ANNA)
    table.play("room water")
    assert table.in_room(ANNA, "water") == (3, 0, 0)
    assert (table.asked, table.points) == (("move", ANNA), 1)


@pytest.mark.clauses("SG-4.7", "SG-16.3", "SG-18.2")
def test_points_may_be_left_unused() -> None:
    table = Table().crew(ANNA, airlock="E1", water="E2").base(ANNA, start=1)
    table.play("activate engineer water airlock")
    assert table.allows("stop", "fill start_airlock_1")
    table.play("stop")
    assert table.told("stopped") == [{"seat": ANNA, "points": 2}]
    assert table.on("start_airlock_1") == 1
    assert table.asked == ("turn", BEN)


@pytest.mark.clauses("SG-4.8", "SG-18.28", "SG-10.1")
def test_sending_follows_when_a_domain_room_was_activated() -> None:
    table = (
        Table().base(ANNA, "gate_water_door_2@0,1r0 open 2").planets(["bose", "susskind", "dirac"], ["fermi"])
    )
    table.crew(ANNA, energy="E2").crew(BEN).crew(CLEO)
    table.play("activate engineer energy water")
    assert table.asked == ("move", ANNA)
    table.play("move start_airlock_1 N")
    assert table.told("sent") == [
        {"seat": ANNA, "module": "module:gate_water_door_2", "settlers": 3, "place": "place:susskind"}
    ]


@pytest.mark.clauses("SG-4.1", "SG-4.9")
def test_the_piece_stays_in_the_room_and_the_next_player_moves() -> None:
    table = Table().crew(ANNA, water="C1", energy="E1").crew(BEN, energy="E1").crew(CLEO, water="E1")
    table.play("activate chief water new_modules")
    assert table.state.stand == CHIEF
    table.play("stop")
    assert table.in_room(ANNA, "new_modules") == (0, 1, 0)
    assert table.state.stand == NOTHING
    assert (table.asked, table.state.turn) == (("turn", BEN), 2)


@pytest.mark.clauses("SG-4.9", "T82", "SG-18.10")
def test_nothing_steps_down_if_the_piece_went_to_a_rank() -> None:
    table = Table().planets(["susskind", "collins", "dirac"], ["fermi"]).influence(ANNA, 29)
    table.settled("susskind", ANNA, "t1_1").settled("susskind", BEN, SUSSKIND_BUT_ONE)
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 1").crew(ANNA, energy="E2").crew(CLEO)
    table.crew(BEN, airlock="E1")
    table.play("activate engineer energy water", "move start_airlock_1 N", "exchange 1-2")
    assert table.asked == ("rank_piece", ANNA)
    table.play("give engineer water")
    assert table.state.stand == NOTHING
    assert table.in_room(ANNA, "water") == (0, 0, 0)
    assert table.asked == ("turn", BEN)


@pytest.mark.clauses("SG-4.10", "SG-16.4")
def test_a_player_without_two_of_his_pieces_still_has_a_move() -> None:
    table = Table().influence(ANNA, 60).crew(ANNA, new_modules="C1", water="E1")
    assert len(table.legal("activate")) == 8


@pytest.mark.clauses("SG-4.11", "SG-11.7")
def test_the_last_closing_ends_the_game_without_another_turn() -> None:
    table = Table().planets(["susskind"], closed=["bose", "collins", "dirac", "fermi"])
    table.settled("susskind", BEN, "t1_1 " + SUSSKIND_BUT_ONE)
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 1").crew(ANNA, energy="E1", vegetation="E1")
    table.crew(BEN, airlock="E1").crew(CLEO)
    table.play("activate engineer energy water", "move start_airlock_1 N", "exchange 1-2")
    assert table.state.over
    assert len(table.told("closed")) == 1
    assert table.told("turn_began") == []
