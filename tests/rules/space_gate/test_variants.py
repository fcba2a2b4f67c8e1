"""SG-15: the express game and the reorganisation token."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import MODULE
from astrolude.games.space_gate.rules.closing import OPEN, WAITING
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import MODULE_GATE, NOTHING

DOOR_2 = "gate_water_door_1@0,1r2 open 2"
TWO_TILES = ["gate_water_sun_3@0,1r2 open 2", "airlock_water_5@1,0r1 closed"]


def express(seed: int = 0) -> GateState:
    state = GAME.new(3, {"express": "on"}, seed)
    assert isinstance(state, GateState)
    return state


@pytest.mark.clauses("T63", "SG-15.3", "SG-15.5")
def test_an_express_game_has_two_gates_and_three_planets() -> None:
    unused = set()
    for seed in range(20):
        state = express(seed)
        assert state.phases == [OPEN, OPEN, WAITING]
        missing = state.gates.index(NOTHING)
        unused.add(missing)
        assert [len(pile) for pile in state.piles] == [8, 8, 8, 9, 9, 9, 6, 6, 6]
        assert all(MODULE_GATE[module] != missing for pile in state.piles for module in pile)
    assert unused == {0, 1, 2}


@pytest.mark.clauses("T95", "T63", "SG-15.4", "SG-18.24", "SG-18.33")
def test_three_closures_end_an_express_game() -> None:
    table = Table(without="ring", express="on").planets(["susskind", "bose"], ["planck"])
    table.settled("susskind", BEN, "t1_1..t1_6 t2_1..t2_2").settled("susskind", CLEO, "t2_3..t2_6 t3_1..t3_5")
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    assert table.gate_on("sun") == "planck"  # the third planet, without a choice
    second = Table(without="ring", express="on").planets(["planck", "bose"], closed=["susskind"])
    second.settled("bose", BEN, "l1_1..l3_1").settled("bose", CLEO, "l3_2..l5_2").crew(BEN, airlock="E4")
    second.base(ANNA, DOOR_2, "gate_water_door_4@-1,0r1 open 4").crew(CLEO, airlock="E4").step_four("water")
    second.play("send gate_water_door_1", "exchange 1-2")
    assert second.gate_on("door") == "hawking"
    assert second.state.from_hawking[ANNA] == 4
    last = Table(without="ring", express="on").planets(["planck"], closed=["susskind", "bose"])
    last.settled("planck", BEN, "n1..n11").settled("planck", CLEO, "n12..n20").crew(BEN, airlock="E4")
    last.base(ANNA, "gate_water_sun_1@0,1r0 open 2", DOOR_2.replace("0,1r2", "1,0r0")).step_four("water")
    last.play("send gate_water_sun_1", "site planck_b.n21")
    assert last.state.over
    assert (last.gate_on("sun"), last.gate_on("door")) == ("hawking", "hawking")
    assert last.state.from_hawking[ANNA] == 2


def reorganising(*tiles: str) -> Table:
    table = (
        Table(reorganisation_0="on").base(ANNA, *(tiles or TWO_TILES)).crew(ANNA, airlock="E1", water="E1")
    )
    return table.crew(BEN, airlock="E1").crew(CLEO).at_turn_start()


@pytest.mark.clauses("T64", "SG-15.6", "SG-18.25", "SG-19.3", "SG-16.7", "SG-8.5")
def test_a_base_is_laid_anew() -> None:
    table = reorganising()
    assert table.asked == ("turn", ANNA)
    table.play("reorganise")
    assert table.asked == ("relay", ANNA)
    table.play("pick gate_water_sun_3")
    assert table.refuses("attach start_airlock_1 N 0")  # it would touch a wall
    table.play("attach start_airlock_1 N 3", "pick airlock_water_5", "attach gate_water_sun_3 N 0")
    assert table.asked == ("turn", ANNA)
    assert table.told("reorganised") == [{"seat": ANNA}]
    assert table.is_open("gate_water_sun_3")
    assert not table.is_open("airlock_water_5")
    assert (table.on("gate_water_sun_3"), table.on("start_airlock_1")) == (2, 5)
    assert table.state.tokens == [0, 0, 0]
    assert table.refuses("reorganise")
    assert table.state.bases[ANNA][1:] == [MODULE.read("gate_water_sun_3"), MODULE.read("airlock_water_5")]
    table.play("activate engineer airlock water")
    assert table.asked == ("move", ANNA)


@pytest.mark.clauses("T94", "SG-15.7", "SG-18.25")
def test_a_reorganisation_can_be_cancelled() -> None:
    table = reorganising()
    before = table.state.cells[:], table.state.rotations[:], table.state.links[:], table.state.bases[ANNA]
    table.play("reorganise", "pick airlock_water_5", "attach start_airlock_1 S 0", "cancel")
    assert (table.state.cells, table.state.rotations, table.state.links, table.state.bases[ANNA]) == before
    assert table.state.tokens == [1, 0, 0]
    assert table.asked == ("turn", ANNA)
    assert table.allows("reorganise")
    table.play("activate engineer airlock water")
    assert table.asked == ("move", ANNA)
    assert table.allows("reorganise")


@pytest.mark.clauses("T100", "SG-15.7", "SG-18.25")
def test_the_token_may_be_used_between_two_own_points() -> None:
    table = reorganising().crew(ANNA, airlock="E2", water="E1")
    table.play("activate engineer airlock water")
    table.play("move start_airlock_1 N")
    assert (table.asked, table.points) == (("move", ANNA), 1)
    table.play("reorganise", "pick gate_water_sun_3", "attach start_airlock_1 E 0")
    table.play("pick airlock_water_5", "attach start_airlock_1 N 0")
    assert (table.asked, table.points) == (("move", ANNA), 1)  # it has cost no point
    assert table.refuses("reorganise")
    table.play("move start_airlock_1 N")
    assert table.is_open("airlock_water_5")


@pytest.mark.parametrize(("room", "question"), [("airlock", "fill"), ("new_modules", "dig")])
@pytest.mark.clauses("SG-15.7", "SG-16.4")
def test_every_room_is_an_own_moment(room: str, question: str) -> None:
    """Also with nothing else to do there."""
    table = reorganising("gate_water_sun_3@0,1r2 open 2", "airlock_water_5@1,0r1 closed")
    table.play(f"activate engineer water {room}")
    assert table.asked == (question, ANNA)
    points = table.points
    table.play("reorganise", "cancel")
    assert (table.asked, table.points) == ((question, ANNA), points)


@pytest.mark.clauses("SG-15.7", "SG-18.25")
def test_a_module_in_hand_is_laid_before_the_base_is_taken_up() -> None:
    table = reorganising().play("activate engineer water new_modules")
    table.play(next(text for text in table.legal("take")))
    assert table.asked == ("module", ANNA)
    assert table.refuses("reorganise")


@pytest.mark.clauses("SG-15.7", "SG-16.1")
def test_the_token_is_offered_on_another_players_turn_only_with_points() -> None:
    table = Table(active=BEN, reorganisation_0="on").base(ANNA, *TWO_TILES)
    table.crew(ANNA, water="E1", vegetation="E1").crew(BEN, airlock="E2").crew(CLEO)
    table.base(BEN, start=0).play("activate engineer airlock water")
    assert table.asked == ("move", ANNA)
    assert table.allows("reorganise")
    other = Table(active=BEN, reorganisation_0="on").base(ANNA, *TWO_TILES)
    other.crew(ANNA, vegetation="E1").crew(BEN, airlock="E2").crew(CLEO)
    other.base(BEN, start=0).play("activate engineer airlock water")
    assert other.asked == ("turn", CLEO)


@pytest.mark.clauses("SG-19.3")
def test_every_step_leaves_a_void_corridor_but_the_last() -> None:
    tiles = [
        "airlock_water_6@0,1r2 closed",
        "airlock_vegetation_6@1,0r3 closed",
        "airlock_energy_6@0,-1r0 closed",
    ]
    tiles += ["gate_water_door_4@-1,0r1 closed"]
    table = reorganising(*tiles).play("reorganise")
    table.play("pick airlock_water_6", "attach start_airlock_1 N 2", "pick airlock_vegetation_6")
    table.play("attach start_airlock_1 E 3", "pick airlock_energy_6", "attach start_airlock_1 S 0")
    assert table.legal() == ["pick gate_water_door_4", "cancel"]
    table.play("pick gate_water_door_4")
    assert table.told("reorganised") == [{"seat": ANNA}]
    stuck = reorganising("airlock_water_6@0,1r2 closed", "airlock_water_1@1,0r0 closed",
                         "airlock_vegetation_6@1,1r2 closed", "airlock_energy_6@1,-1r0 closed",
                         "gate_water_door_4@-1,0r1 closed", "gate_water_ring_4@0,-1r0 closed")  # fmt: skip
    stuck.play("reorganise", "pick airlock_water_6", "attach start_airlock_1 N 2")
    stuck.play("pick airlock_vegetation_6", "attach start_airlock_1 E 3")
    stuck.play("pick airlock_energy_6", "attach start_airlock_1 S 0")
    assert stuck.allows("pick airlock_water_1")
    assert stuck.refuses("pick gate_water_door_4")  # a dead end would seal the base too early
