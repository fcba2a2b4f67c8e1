"""SG-5, SG-6: settlers walk through the base and open modules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.grammar import MODULE


def in_room(room: str, *tiles: str, start: int = 5, crew: str = "E3", players: int = 3) -> Table:
    """Anna acts alone in a domain room, with one point more than the crew that waits there."""
    table = Table(players).base(ANNA, *tiles, start=start)
    for seat in range(1, players):
        table.crew(seat, airlock="E1")
    table.crew(ANNA, airlock="E1", **{room: crew})
    return table.play(f"activate engineer airlock {room}")


@pytest.mark.clauses("T07", "SG-5.1", "SG-5.6", "SG-6.6", "SG-18.27", "SG-6.4")
def test_eight_points_in_the_water_room() -> None:
    table = Table(active=BEN).planets(["fermi", "collins", "dirac"], ["bose"])
    table.base(
        BEN,
        "airlock_water_5@0,1r0 open 0",
        "gate_water_sun_4@0,2r0 open 0",
        "odyssey_water_3@0,3r0 closed",
        "gate_water_door_2@1,0r1 open 0",
    )
    table.crew(BEN, water="C2 R2", energy="E1", airlock="C1").crew(ANNA).crew(CLEO).reserve(BEN, 20)
    suits = table.state.suit_reserve[BEN]
    table.play("activate chief airlock water")
    assert table.points == 8
    start = "move start_airlock_2"
    table.play(f"{start} N", "move airlock_water_5 N", "move gate_water_sun_4 N")
    assert table.is_open("odyssey_water_3")
    assert table.state.settler_reserve[BEN] == 21
    assert table.in_room(BEN, "energy") == (0, 1, 0)  # the only engineer without a suit is not asked for
    assert table.state.suit_reserve[BEN] == suits - 1
    table.play(f"{start} N", "move airlock_water_5 N", "move gate_water_sun_4 N", f"{start} E", f"{start} E")
    assert table.asked == ("turn", CLEO)
    names = ["start_airlock_2", "odyssey_water_3", "gate_water_door_2", "airlock_water_5", "gate_water_sun_4"]
    assert [table.on(name) for name in names] == [1, 1, 2, 0, 0]


@pytest.mark.clauses("T08", "SG-5.2", "SG-5.3")
def test_the_destination_must_be_of_the_domain_or_the_start_module() -> None:
    tiles = ["airlock_water_5@0,1r0 open 1", "gate_water_door_2@1,0r1 open 0"]
    table = in_room("energy", *tiles, start=4)
    assert table.legal() == ["stop", "move airlock_water_5 S"]


@pytest.mark.clauses("T09", "SG-5.2")
def test_the_domain_that_is_left_does_not_matter() -> None:
    table = in_room("water", "airlock_vegetation_1@0,1r0 open 1", "airlock_water_1@0,2r0 open 0", start=0)
    assert table.allows("move airlock_vegetation_1 N")


@pytest.mark.clauses("T10", "SG-5.4")
def test_a_full_module_cannot_be_entered() -> None:
    table = in_room("water", "airlock_water_1@0,1r0 open 2", start=1)
    assert table.refuses("move start_airlock_1 N")
    table.play("move airlock_water_1 S")
    assert table.allows("move start_airlock_1 N")


@pytest.mark.clauses("T11", "SG-1.8", "SG-18.1", "SG-5.1")
def test_nobody_walks_through_a_wall() -> None:
    tiles = ["airlock_water_1@0,1r0 open 1", "gate_water_door_2@1,0r1 open 1", "airlock_water_4@1,1r3 open 0"]
    table = in_room("water", *tiles, start=0)
    assert table.allows("move airlock_water_1 E")
    assert not [action for action in table.legal() if action.startswith("move gate_water_door_2 N")]
    view: Any = table.state.view(None)
    behind = {module["module"]: module["sides"] for module in view["seats"][ANNA]["base"]}
    assert behind["module:airlock_water_1"]["E"] == "module:airlock_water_4"
    west = {"N": "wall", "E": "void", "S": "wall", "W": "module:start_airlock_1"}
    assert behind["module:gate_water_door_2"] == west


@pytest.mark.clauses("T12", "SG-6.1", "SG-6.2", "SG-6.3", "SG-5.5")
def test_the_first_settler_opens_a_module_and_returns() -> None:
    table = in_room("water", "airlock_water_3@0,1r2 closed")
    reserve = table.state.settler_reserve[ANNA]
    table.play("move start_airlock_1 N")
    assert table.is_open("airlock_water_3")
    assert (table.on("airlock_water_3"), table.on("start_airlock_1")) == (0, 4)
    assert table.state.settler_reserve[ANNA] == reserve + 1
    table.play("move start_airlock_1 N")
    assert table.on("airlock_water_3") == 1


@pytest.mark.clauses("SG-6.3")
def test_a_closed_module_of_another_domain_cannot_be_opened() -> None:
    assert in_room("energy", "airlock_water_3@0,1r2 closed").asked == ("turn", BEN)


@pytest.mark.clauses("T13", "SG-6.8")
def test_a_promotion_without_an_engineer_has_no_effect() -> None:
    table = Table().base(ANNA, "odyssey_water_3@0,1r0 closed").crew(ANNA, airlock="C1", energy="C1 R1")
    suits = table.state.suit_reserve[ANNA]
    table.play("activate chief airlock water", "move start_airlock_1 N")
    assert table.is_open("odyssey_water_3")
    assert table.state.suit_reserve[ANNA] == suits
    assert table.told("no_effect") == [{"seat": ANNA, "module": "module:odyssey_water_3"}]
    assert (table.asked, table.points) == (("move", ANNA), 1)


@pytest.mark.clauses("T14", "SG-6.7", "SG-6.8")
def test_an_automaton_without_a_robot_has_no_effect() -> None:
    table = in_room("water", "odyssey_water_9@0,1r0 closed").play("move start_airlock_1 N")
    assert table.in_room(ANNA, "airlock") == (0, 0, 1)
    poor = Table().base(ANNA, "odyssey_water_9@0,1r0 closed").crew(ANNA, airlock="E1", energy="R5")
    poor.play("activate engineer airlock water", "move start_airlock_1 N")
    assert poor.is_open("odyssey_water_9")
    assert poor.in_room(ANNA, "airlock") == (0, 0, 0)


@pytest.mark.clauses("SG-6.5", "SG-6.8", "SG-18.2")
def test_a_recruit_joins_any_room_and_must_be_taken() -> None:
    table = in_room("water", "odyssey_water_1@0,1r0 closed").play("move start_airlock_1 N")
    rooms = ["airlock", "new_modules", "water", "energy", "vegetation"]
    assert table.legal() == [f"room {room}" for room in rooms]
    poor = Table().base(ANNA, "odyssey_water_1@0,1r0 closed").crew(ANNA, airlock="E3", energy="E4")
    poor.play("activate engineer airlock water", "move start_airlock_1 N")
    assert poor.is_open("odyssey_water_1")
    assert poor.told("recruited") == []


@pytest.mark.clauses("T15", "SG-6.2", "SG-8.8", "SG-8.1")
def test_opening_keeps_the_corridors() -> None:
    tiles = ["airlock_water_1@1,0r0 open 0", "airlock_energy_1@1,1r0 open 0"]
    tiles += ["airlock_vegetation_1@2,1r0 open 1", "gate_water_sun_3@2,0r1 closed"]
    table = in_room("water", *tiles, start=0)
    module = MODULE.read("gate_water_sun_3")
    north_east_south = 0b0111
    assert table.state.corridors[module] == north_east_south
    table.play("move airlock_vegetation_1 S")
    assert table.is_open("gate_water_sun_3")
    assert table.state.corridors[module] == north_east_south
    assert table.state.corridors[MODULE.read("airlock_water_4")] == 0b0011


@pytest.mark.clauses("T16", "SG-5.6", "SG-18.4")
def test_a_settler_may_leave_a_full_gate_module() -> None:
    table = in_room(
        "water", "gate_water_sun_1@0,1r0 open 1", "airlock_water_1@0,2r0 open 0", start=1, crew="E1"
    )
    table.play("move start_airlock_1 N", "move gate_water_sun_1 N")
    assert table.on("gate_water_sun_1") == 1
    assert table.told("sent") == []


@pytest.mark.clauses("T97", "SG-6.6")
def test_the_engineer_on_the_stand_may_be_promoted() -> None:
    table = in_room("water", "odyssey_water_3@0,1r0 closed", crew="R1")
    assert table.points == 2
    table.play("move start_airlock_1 N")
    assert table.in_room(ANNA, "water") == (0, 1, 1)
    assert (table.asked, table.points) == (("move", ANNA), 1)
    assert table.state.view(None)["stand"] == "chief"


@pytest.mark.clauses("SG-5.7", "SG-9.4", "SG-16.4")
def test_settlers_may_go_to_and_fro_and_without_a_move_the_points_are_lost() -> None:
    table = in_room("water", "airlock_water_1@0,1r0 open 0", start=1)
    table.play("move start_airlock_1 N", "move airlock_water_1 S", "move start_airlock_1 N")
    assert table.on("airlock_water_1") == 1
    stuck = in_room("water", start=5)
    assert stuck.told("stopped") == [{"seat": ANNA, "points": 4}]
    assert stuck.asked == ("turn", BEN)


@pytest.mark.clauses("SG-6.9")
def test_an_opened_module_is_used_like_any_other() -> None:
    tiles = ["odyssey_water_1@0,1r0 open 0"]
    table = in_room("water", *tiles, start=1)
    table.play("move start_airlock_1 N")
    assert table.on("odyssey_water_1") == 1
    assert table.told("recruited") == []
    assert table.asked == ("move", ANNA)
