"""SG-10, SG-11: sending settlers, and an exoplanet that closes in the middle of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import MODULE
from astrolude.games.space_gate.rules.sending import full_modules
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import CAPACITY, MODULE_DOMAIN, NOTHING, ROOM_DOMAIN
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk

SUN_2 = "gate_water_sun_1@0,1r0 open"
SUN_3 = "gate_water_sun_3@1,0r3 open"
SUN_4 = "gate_water_sun_4@0,-1r0 open"
DOOR_2 = "gate_water_door_1@-1,0r0 open"
DOOR_3 = "gate_water_door_2@-1,0r1 open"
DOOR_4 = "gate_water_door_4@-1,0r1 open"
RING_2 = "gate_water_ring_1@0,-1r0 open"


def sending() -> Table:
    """Three players, sun on Susskind, door on Bose, ring on Dirac; Turing and Planck wait."""
    return Table().planets(["susskind", "bose", "dirac"], ["turing", "planck"])


@pytest.mark.clauses("T29", "SG-10.2", "SG-10.3", "SG-10.11", "SG-11.4", "SG-11.6", "SG-11.8", "SG-10.9")
def test_a_planet_closes_and_its_gate_opens_another() -> None:
    table = Table().planets(["susskind", "bose", "dirac"], ["turing", "planck"])
    table.settled("susskind", BEN, "t1_2..t1_6 t2_1..t2_6").settled("susskind", CLEO, "t3_1..t3_3 t1_1")
    table.base(ANNA, DOOR_2 + " 2", "gate_water_door_4@0,1r2 open 4", SUN_3 + " 3")
    table.base(BEN, "gate_water_sun_4@0,1r0 open 1", "gate_water_sun_2@1,0r3 open 3")
    table.step_four("water")
    assert table.asked == ("send", ANNA)
    assert len(table.legal()) == 3
    table.play("send gate_water_door_1", "site bose_b.l1_1", "site bose_b.l1_2")
    table.play("send gate_water_door_4", "site bose_b.l1_3", "site bose_b.l1_4", "site bose_b.l1_5")
    table.play("site bose_b.l1_6")
    assert table.told("closed") == [{"seat": ANNA, "planet": "planet:susskind"}]
    assert table.asked == ("gate_to", ANNA)
    assert sorted(table.legal()) == ["gate_to planck", "gate_to turing"]
    assert table.state.sites.count(BEN) == 0  # Susskind was full: settlers are home again
    table.play("gate_to turing")
    assert table.gate_on("sun") == "turing"
    assert table.told("sent")[0]["place"] == "place:turing"
    assert table.asked == ("site", BEN)
    table.play("site turing_b.p1", "site turing_b.p2", "site turing_b.p3")
    assert table.on("gate_water_sun_4") == 1
    assert table.asked == ("turn", BEN)


def nearly_full_bose() -> Table:
    """Cleo's turn; Anna and Ben have settled most of Bose, and two planets are closed."""
    table = Table(active=CLEO).planets(["collins", "bose", "dirac"], closed=["susskind", "fermi"])
    table.settled("bose", ANNA, "l3_3 l3_4 l2_2 l2_3 l1_2 l1_3 l1_4")
    return table.settled("bose", BEN, "l4_3 l2_4 l2_5 l1_5 l1_6")


@pytest.mark.clauses("T30", "T32", "SG-10.7", "SG-10.8", "SG-11.5", "SG-18.33", "SG-12.9")
def test_the_last_gate_goes_to_hawking_in_the_middle_of_sending() -> None:
    table = nearly_full_bose()
    table.settled("bose", CLEO, "l5_1 l4_1 l4_2 l3_1 l3_2 l2_1 l1_1").influence(CLEO, 12)
    table.base(CLEO, DOOR_3 + " 3", "gate_water_door_4@0,1r2 open 4").step_four("water")
    reserve = table.state.settler_reserve[CLEO]
    table.play("send gate_water_door_2")
    assert table.asked == ("exchange", CLEO)  # l5_2, then the summit: the only legal sites in turn
    table.play("exchange 1-2")
    assert table.told("closed") == [{"seat": CLEO, "planet": "planet:bose"}]
    assert table.asked == ("rank_piece", CLEO)
    assert table.state.influence[CLEO] == 30
    assert len(table.state.ranks[CLEO]) == 2
    table.play("give engineer water")
    assert table.gate_on("door") == "hawking"
    assert table.state.influence == [10, 5, 34]
    view: Any = table.state.view(None)
    assert (len(table.state.ranks[CLEO]), view["seats"][CLEO]["wheel"]) == (3, 4)
    # the unplaced settler, nine from Bose and four from Hawking, less one on rank 2
    assert table.state.settler_reserve[CLEO] == reserve + 1 + 9 + 4 - 1


@pytest.mark.clauses("T31", "SG-12.3", "SG-12.4")
def test_eighteen_points_cross_the_arrow_twice() -> None:
    table = nearly_full_bose()
    table.settled("bose", CLEO, "l5_1 l5_2 l4_1 l4_2 l3_1 l3_2 l2_1 l1_1").influence(CLEO, 12)
    table.base(CLEO, DOOR_2 + " 2").step_four("water").play("exchange 4-5")
    assert table.legal() == [
        "give chief new_modules", "give engineer water", "give engineer energy", "give engineer vegetation"
    ]  # fmt: skip
    table.play("give chief new_modules")
    assert table.state.influence[CLEO] == 30
    view: Any = table.state.view(None)
    assert view["seats"][CLEO]["ranks"] == ["settler", "settler", "chief"]


@pytest.mark.clauses("T33", "SG-18.30", "SG-18.8", "SG-18.9", "SG-11.1")
def test_scoring_goes_in_turn_order_and_the_closing_player_moves_the_gate() -> None:
    table = Table(active=BEN).planets(["susskind", "bose", "dirac"], ["turing", "planck"])
    table.settled("susskind", BEN, "t1_1..t1_6").settled("susskind", CLEO, "t2_1..t2_6")
    table.settled("susskind", ANNA, "t3_1..t3_4").base(ANNA, SUN_2 + " 2").step_four("water")
    assert [event["seat"] for event in table.told("scored")] == [BEN, CLEO, ANNA]
    assert table.asked == ("gate_to", ANNA)


@pytest.mark.clauses("T34", "SG-11.4", "SG-16.4")
@pytest.mark.parametrize(("second", "expected"), [(["planck"], "planck"), ([], "hawking")])
def test_one_planet_left_or_none_is_no_choice(second: list[str], expected: str) -> None:
    table = Table().planets(["susskind", "bose", "dirac"], second, closed=["turing"])
    table.settled("susskind", BEN, "t1_1..t1_6 t2_1..t2_6 t3_1..t3_4").crew(BEN, airlock="E4")
    table.base(ANNA, SUN_2 + " 2").step_four("water")
    assert table.told("left_room")[0]["seat"] == BEN  # all his engineers are in one room: nothing to ask
    assert table.gate_on("sun") == expected


@pytest.mark.clauses("T35", "SG-18.29", "SG-10.6", "SG-16.6")
def test_the_exchange_comes_before_the_closing() -> None:
    table = Table().planets(["susskind", "bose", "dirac"], ["turing"])
    table.settled("susskind", ANNA, "t1_2..t1_6 t2_1..t2_6").settled("susskind", BEN, "t3_1..t3_5")
    table.base(ANNA, SUN_2 + " 2").step_four("water")
    assert table.asked == ("site", ANNA)
    table.play("site susskind_b.t3_6")
    assert table.asked == ("exchange", ANNA)
    assert table.told("closed") == []
    table.play("exchange 1-2")
    assert [len(table.told(name)) for name in ("exchanged", "closed")] == [1, 1]


@pytest.mark.clauses("T36", "SG-11.6", "SG-10.7", "SG-10.2")
@pytest.mark.parametrize(("first", "lost", "then"), [("gate_water_sun_1", 1, 3), ("gate_water_sun_3", 2, 2)])
def test_the_order_of_the_modules_matters(first: str, lost: int, then: int) -> None:
    table = Table().planets(["susskind", "collins", "dirac"], ["planck", "bose"])
    table.settled("susskind", ANNA, "t1_1..t1_6").settled("susskind", BEN, "t2_1..t2_6").settled(
        "susskind", CLEO, "t3_1..t3_5"
    )
    table.base(ANNA, SUN_2 + " 2", SUN_3 + " 3", DOOR_3 + " 3").step_four("water")
    assert table.asked == ("send", ANNA)
    table.play(f"send {first}")
    assert table.told("returned") == [{"seat": ANNA, "settlers": lost}]
    table.play("gate_to planck")
    other = {"gate_water_sun_1": "gate_water_sun_3", "gate_water_sun_3": "gate_water_sun_1"}[first]
    table.play(f"send {other}")
    assert table.told("sent")[0] == {
        "seat": ANNA, "module": f"module:{other}", "settlers": then, "place": "place:planck"
    }  # fmt: skip


@pytest.mark.clauses("T44", "SG-13.4.2", "SG-13.4.4")
def test_the_first_settler_goes_to_a_satellite() -> None:
    table = Table().planets(["susskind", "fermi", "dirac"], ["planck", "bose"])
    table.base(ANNA, DOOR_4 + " 4").step_four("water")
    assert table.legal() == [f"site fermi_a.sat{number}_1" for number in (1, 2, 3, 4)]
    table.play("site fermi_a.sat2_1")
    assert table.told("settled")[1:] == [
        {"seat": ANNA, "site": f"site:fermi_a.c{number}"} for number in (1, 2, 3)
    ]
    closing = Table().planets(["susskind", "fermi", "dirac"], ["planck", "bose"])
    closing.settled("fermi", ANNA, "sat1_1 sat2_1 sat3_1 sat1_2 sat2_2 sat3_2")
    closing.base(BEN, DOOR_3 + " 3").step_four("water")
    assert closing.told("settled") == [{"seat": BEN, "site": "site:fermi_a.sat4_1"}]
    assert closing.told("returned") == [{"seat": BEN, "settlers": 2}]
    assert closing.asked == ("gate_to", BEN)


@pytest.mark.clauses("T45", "SG-11.2", "SG-13.4.5")
def test_the_leaders_on_fermi_exchange_in_turn_order() -> None:
    table = Table(active=BEN).planets(["susskind", "fermi", "dirac"], ["planck"])
    table.settled("fermi", ANNA, "sat1_1 sat2_1 sat3_1 c1..c3").settled("fermi", BEN, "sat1_2 sat2_2 c4..c6")
    table.settled("fermi", CLEO, "sat4_1 c7").base(CLEO, DOOR_3 + " 3").step_four("water")
    table.play("site fermi_a.sat4_2")
    assert table.state.influence == [17, 12, 3]
    assert table.asked == ("exchange", BEN)
    table.play("exchange 1-2")
    assert table.asked == ("exchange", ANNA)
    table.play("exchange 4-5")
    assert table.gate_on("door") == "planck"


@pytest.mark.clauses("T69", "SG-10.13", "SG-18.34", "SG-13.4.2")
def test_two_modules_are_two_colonisations_on_fermi() -> None:
    table = Table().planets(["susskind", "fermi", "dirac"], ["planck"])
    table.base(ANNA, DOOR_3 + " 3", "gate_water_door_1@0,1r2 open 2").step_four("water")
    table.play("send gate_water_door_2", "site fermi_a.sat1_1")
    assert table.asked == ("site", ANNA)  # the other module goes by itself
    table.play("site fermi_a.sat1_2")
    assert table.told("settled")[-1] == {"seat": ANNA, "site": "site:fermi_a.c3"}
    assert table.worth("fermi") == [8, 0, 0]


@pytest.mark.clauses("T48", "SG-13.6.2", "SG-10.4")
def test_a_surplus_on_an_island_returns() -> None:
    table = Table().planets(["susskind", "russell", "dirac"], ["planck"])
    table.settled("russell", BEN, "i1_1..i1_6 i2_1..i2_7").base(ANNA, DOOR_3 + " 3").step_four("water")
    assert table.legal() == ["island 1", "island 3", "island 4"]
    table.play("island 1")
    assert table.told("settled") == [{"seat": ANNA, "site": "site:russell_b.i1_7"}]
    assert table.told("returned") == [{"seat": ANNA, "settlers": 2}]


@pytest.mark.clauses("T68", "SG-13.6.2", "SG-18.34", "SG-10.13")
def test_a_second_module_may_choose_another_island() -> None:
    table = Table().planets(["susskind", "russell", "dirac"], ["planck"])
    table.settled("russell", BEN, "i1_1..i1_5")
    table.base(ANNA, "gate_water_door_4@0,1r2 open 4", DOOR_3 + " 3").step_four("water")
    table.play("send gate_water_door_4", "island 1")
    assert table.told("returned") == [{"seat": ANNA, "settlers": 2}]
    assert table.asked == ("island", ANNA)
    assert table.legal() == ["island 2", "island 3", "island 4"]


@pytest.mark.clauses("T50")
def test_russell_closes_in_the_middle_of_a_module() -> None:
    table = Table().planets(["susskind", "russell", "dirac"], ["planck", "bose"])
    table.settled("russell", BEN, "i1_1..i1_5 i2_1..i2_5 i3_1..i3_5").settled("russell", CLEO, "i4_1..i4_4")
    table.base(ANNA, DOOR_3 + " 3").crew(BEN, airlock="E4").step_four("water").play("island 4")
    assert table.told("closed") == [{"seat": ANNA, "planet": "planet:russell"}]
    assert table.told("returned") == [{"seat": ANNA, "settlers": 2}]


@pytest.mark.clauses("T70", "SG-10.12")
def test_a_later_settler_may_build_on_an_earlier_one() -> None:
    table = sending().settled("bose", BEN, "l1_1").base(ANNA, DOOR_2 + " 2")
    table.step_four("water")
    assert not table.allows("site bose_b.l2_1")
    table.play("site bose_b.l1_2")
    assert table.allows("site bose_b.l2_1")


@pytest.mark.clauses("T75", "SG-13.8.2", "SG-13.8.3")
def test_the_canal_closes_at_the_centre() -> None:
    table = Table(2).planets(["susskind", "turing", "dirac"], ["planck", "bose"])
    table.settled("turing", ANNA, "b1_1..b1_11").settled("turing", BEN, "b2_1")
    table.base(ANNA, DOOR_3 + " 3").step_four("water")
    assert table.asked == ("exchange", ANNA)
    table.play("exchange 2-3")
    assert table.told("returned") == [{"seat": ANNA, "settlers": 2}]
    assert table.state.influence == [18, 2]


@pytest.mark.clauses("T77", "SG-11.9", "SG-1.9")
def test_who_has_sent_already_sends_nothing_more() -> None:
    table = (
        sending()
        .settled("susskind", BEN, "t1_1..t1_6 t2_1..t2_2")
        .settled("susskind", CLEO, "t2_3..t2_6 t3_1..t3_4")
    )
    table.base(ANNA, DOOR_2 + " 2").base(BEN, SUN_2 + " 2").base(CLEO, SUN_3 + " 3")
    table.step_four("water").play("site bose_b.l1_1", "site bose_b.l1_2")
    assert table.asked == ("gate_to", BEN)
    table.play("gate_to turing")
    assert table.asked == ("site", CLEO)
    assert table.legal()[0] == "site turing_b.p1"
    table.play("site turing_b.p1", "site turing_b.p2", "site turing_b.p3")
    assert table.asked == ("turn", BEN)


@pytest.mark.clauses("T78", "SG-11.7", "SG-11.8")
def test_two_planets_close_in_one_step() -> None:
    table = Table().planets(["susskind", "bose", "dirac"], ["planck", "turing"])
    table.settled("susskind", BEN, "t1_1..t1_6 t2_1..t2_2").settled("susskind", CLEO, "t2_3..t2_6 t3_1..t3_4")
    table.settled("bose", BEN, "l1_1..l3_1").settled("bose", CLEO, "l3_2..l5_1")
    table.base(ANNA, SUN_2 + " 2", DOOR_2 + " 2").crew(BEN, airlock="E4").crew(CLEO, airlock="E4")
    table.step_four("water").play("send gate_water_sun_1", "gate_to planck")
    assert table.asked == ("exchange", ANNA)
    table.play("exchange 1-2")
    assert (table.gate_on("sun"), table.gate_on("door")) == ("planck", "turing")
    assert table.state.phases.count(2) == 2


@pytest.mark.clauses("SG-10.4", "SG-18.2")
def test_placing_is_a_duty() -> None:
    table = sending().base(ANNA, RING_2 + " 2").step_four("water")
    assert table.asked == ("site", ANNA)
    assert all(action.startswith("site ") for action in table.legal())


@pytest.mark.clauses("SG-11.3", "SG-1.3", "T80", "SG-12.6", "SG-18.15")
def test_the_settlers_of_a_closed_planet_fill_the_ranks() -> None:
    table = Table().planets(["susskind", "fermi", "planck"], ["turing"]).influence(BEN, 19)
    table.settled("susskind", BEN, "t1_1..t1_3").settled("susskind", CLEO, "t1_4..t1_6 t2_1..t2_6")
    table.settled("susskind", ANNA, "t3_1..t3_5").base(ANNA, SUN_2 + " 2").state.phases[0] = 2
    table.reserve(BEN, 0).state.phases[0] = 1
    table.step_four("water")
    assert table.state.influence[BEN] == 25
    assert table.state.settler_reserve[BEN] == 2
    assert table.state.problems() == []


@pytest.mark.clauses("T98", "SG-10.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_full_modules_are_of_the_activated_domain(players: int) -> None:
    walk = Walk(Start(GAME, players, {}, players))
    sent = 0
    for _ in walk.steps():
        state = walk.state
        assert isinstance(state, GateState)
        full = [module for seat in range(players) for module in full_modules(state, seat)]
        domain = NOTHING if state.room == NOTHING else ROOM_DOMAIN[state.room]
        assert all(MODULE_DOMAIN[module] == domain for module in full)
        assert not (full and state.decision.prompt == "turn")
        sent += state.decision.prompt == "site"
    assert sent > 10


@pytest.mark.clauses("SG-10.1")
def test_a_module_that_is_not_full_keeps_its_settlers() -> None:
    table = sending().base(ANNA, DOOR_3 + " 2", "gate_energy_sun_1@0,1r2 closed").step_four("water")
    assert CAPACITY[MODULE.read("gate_water_door_2")] == 3
    assert table.on("gate_water_door_2") == 2
    assert table.asked == ("turn", BEN)
