"""SG-14: the end of the game."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.grammar import MODULE, TOKEN
from astrolude.games.space_gate.rules.base import VOID, corridors_facing
from astrolude.games.space_gate.scoring import end_game, leaders_of, score_predominance, token_count
from astrolude.games.space_gate.tables.components import DOMAINS, MODULE_DOMAIN

LAST = ["bose", "collins", "dirac", "fermi"]


def opened(table: Table, seat: int, *counts: int) -> Table:
    """So many open modules of each domain in a base, laid anyhow."""
    for domain, count in enumerate(counts):
        piles = [pile for pile in table.state.piles if pile and MODULE_DOMAIN[pile[0]] == domain]
        for module in [module for pile in piles for module in pile][:count]:
            next(pile for pile in piles if module in pile).remove(module)
            table.attach_anywhere(seat, module)
            table.state.opened[module] = 1
    return table.changed()


def finished(table: Table) -> Table:
    """The final count, as far as nobody is asked anything."""
    table.state.stack = []
    end_game(table.state)
    table.state.settle()
    return table


@pytest.mark.clauses("T58", "SG-14.2", "SG-14.3", "SG-18.20", "SG-1.5")
def test_predominance() -> None:
    table = Table().track("balance", "vegetation", "void", "energy", "water")
    opened(opened(opened(table, ANNA, 3, 4, 2), BEN, 6, 3, 1), CLEO, 4, 4, 4)
    assert [token_count(table.state, CLEO, token) for token in range(len(DOMAINS) + 1)] == [4, 4, 4, 4]
    table.state.ending = True
    score_predominance(table.state)
    assert table.state.influence == [4, 0, 12]


@pytest.mark.clauses("T87", "SG-18.16", "SG-14.2")
def test_nobody_leads_with_nothing() -> None:
    table = opened(opened(Table(), ANNA, 2, 1, 0), BEN, 1, 1, 0)
    assert leaders_of(table.state, TOKEN.read("energy")) == []
    assert leaders_of(table.state, TOKEN.read("balance")) == []
    assert leaders_of(table.state, TOKEN.read("void")) == []
    assert leaders_of(table.state, TOKEN.read("vegetation")) == [ANNA, BEN]


@pytest.mark.clauses("T59", "SG-14.4")
def test_six_corridors_cost_six() -> None:
    table = (
        Table().base(ANNA, "gate_water_sun_1@0,1r0 closed", "odyssey_water_9@1,0r1 closed").influence(ANNA, 9)
    )
    assert corridors_facing(table.state, ANNA, VOID) == 6
    finished(table)
    assert table.state.influence[ANNA] == 3
    assert table.told("corridors")[0] == {"seat": ANNA, "corridors": 6, "lost": 6}


@pytest.mark.clauses("T86", "SG-14.4", "SG-18.1")
def test_a_link_to_a_closed_module_is_a_link() -> None:
    table = Table().base(ANNA, "airlock_water_1@0,1r0 closed")
    assert corridors_facing(table.state, ANNA, VOID) == 6


@pytest.mark.clauses("T85", "SG-14.4", "SG-14.5")
def test_predominance_before_losses() -> None:
    table = (
        Table().base(ANNA, "gate_water_sun_1@0,1r0 open 0", "odyssey_water_9@1,0r1 closed").influence(ANNA, 5)
    )
    finished(table)
    assert table.state.influence[ANNA] == 6
    assert [event["rank"] for event in table.told("rank_lost")] == [1]
    poor = Table().track("void", "vegetation", "energy", "water", "balance").influence(ANNA, 2)
    tiles = [
        "airlock_water_1@0,1r0 open 0",
        "airlock_energy_1@1,0r0 closed",
        "airlock_vegetation_1@-1,0r0 closed",
    ]
    poor.base(ANNA, *tiles)
    assert corridors_facing(poor.state, ANNA, VOID) == 10
    finished(poor)
    assert poor.state.influence[ANNA] == 0


@pytest.mark.clauses("T61", "SG-14.1", "SG-11.9")
def test_full_modules_are_sent_to_hawking_at_the_end() -> None:
    table = Table().planets(["susskind"], closed=LAST)
    table.settled("susskind", ANNA, "t1_1..t1_6 t2_1..t2_6 t3_1..t3_4").crew(ANNA, water="E4")
    tiles = ["gate_water_sun_1@0,1r0 open 2", "gate_water_door_1@1,0r0 open 2"]
    table.base(ANNA, *tiles).base(BEN, "gate_water_ring_2@0,1r1 open 2").base(
        CLEO, "gate_water_door_4@0,1r2 open 4"
    )
    table.step_four("water")
    table.play("send gate_water_sun_1")
    assert table.state.over
    hawking = table.state.from_hawking
    assert hawking == [2, 0, 4]
    assert table.on("gate_water_ring_2") == 2
    assert table.told("turn_began") == []


@pytest.mark.clauses("T89", "SG-14.1", "SG-10.7")
def test_the_end_in_the_middle() -> None:
    table = Table().planets(["susskind"], closed=LAST)
    table.settled("susskind", ANNA, "t1_1..t1_6 t2_1..t2_6 t3_1..t3_5").crew(ANNA, water="E4")
    table.base(BEN, "gate_water_sun_3@0,1r2 open 3", "gate_water_door_2@1,0r1 open 3")
    table.base(CLEO, "gate_water_ring_1@0,1r2 open 2", "gate_water_sun_4@0,-1r0 open 3")
    table.step_four("water")
    table.play("send gate_water_sun_3")
    assert table.state.over
    assert table.state.from_hawking == [0, 3, 2]
    assert table.told("returned") == [{"seat": BEN, "settlers": 2}]
    assert table.on("gate_water_sun_4") == 3


@pytest.mark.clauses("T88", "SG-11.2")
def test_fermi_closes_last_and_its_exchange_counts() -> None:
    table = Table().planets(["fermi"], closed=["bose", "collins", "dirac", "susskind"])
    table.settled("fermi", ANNA, "sat1_1..sat3_2 c1..c3").base(BEN, "gate_water_sun_3@0,1r2 open 3")
    table.base(ANNA, "gate_vegetation_sun_1@0,1r2 open 0").step_four("water")
    assert table.asked == ("exchange", ANNA)
    table.play("exchange 1-2")
    assert table.state.over
    assert {(event["token"], event["points"]) for event in table.told("predominance")} == {
        ("token:vegetation", 7),
        ("token:water", 4),
    }


@pytest.mark.clauses("T62", "SG-14.6", "SG-14.7", "SG-18.23")
def test_victory_and_ties() -> None:
    table = Table()
    for seat in (ANNA, BEN, CLEO):
        sealed = ["airlock_water_6@0,1r2 open 0", "airlock_vegetation_6@1,0r3 open 0"]
        table.base(seat, *(sealed if seat == BEN else []))
    table.influence(ANNA, 54).influence(BEN, 54).influence(CLEO, 54)
    table.state.over = True
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ([BEN], [2, 1, 2])
    table.influence(ANNA, 59).influence(CLEO, 60)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 3, 1]
    assert outcome.scores == [59, 54, 60]


@pytest.mark.clauses("SG-19.1", "SG-4.1", "SG-14.1")
def test_without_the_option_no_number_of_turns_ends_a_game() -> None:
    table = Table().crew(ANNA, water="E1", energy="E1").base(ANNA, start=0)
    table.state.turn = 100_000 * table.state.players
    table.state.active = ANNA
    table.crew(BEN).crew(CLEO).play("activate engineer energy water")
    assert table.asked == ("turn", BEN)
    assert table.state.view(None)["last_turn"] is None


@pytest.mark.clauses("SG-15.7", "SG-18.25", "T99")
def test_the_token_may_be_used_just_before_the_corridors_are_counted() -> None:
    table = Table(reorganisation_0="on", reorganisation_1="on", reorganisation_2="on")
    sealed = ["airlock_water_6@0,1r2 closed", "airlock_vegetation_6@1,0r3 closed"]
    sealed += ["airlock_energy_6@0,-1r0 closed", "gate_water_door_4@-1,0r1 closed"]
    tiles = ["airlock_water_1@0,1r0 open 0", "airlock_water_4@1,0r2 closed"]
    tiles += ["airlock_vegetation_4@-1,0r0 closed"]
    table.base(ANNA, *tiles).influence(ANNA, 9).base(BEN, *sealed).influence(BEN, 9)
    table.base(CLEO).influence(CLEO, 9)
    assert corridors_facing(table.state, ANNA, VOID) == 6
    finished(table)
    assert table.asked == ("reorganise", ANNA)
    assert table.state.influence[ANNA] == 16  # predominance is counted already, corridors are not
    table.play("reorganise", "cancel")
    assert table.asked == ("reorganise", ANNA)  # who only tries keeps the token
    table.play("reorganise", "pick airlock_water_1", "attach start_airlock_1 N 0")
    table.play("pick airlock_water_4", "attach airlock_water_1 E 2")
    table.play("pick airlock_vegetation_4", "attach start_airlock_1 E 3")
    assert table.asked == ("reorganise", CLEO)  # Ben has no corridor to lose and is not asked
    table.play("decline")
    assert table.state.over
    assert [event["corridors"] for event in table.told("corridors")] == [4, 0, 4]


@pytest.mark.clauses("SG-19.1", "SG-18.35")
def test_the_limit_of_turns() -> None:
    table = Table(turn_limit="12").crew(ANNA, water="E1", energy="E1").influence(ANNA, 29).base(ANNA, start=0)
    table.settled("bose", BEN, "l1_1..l1_6").state.turn = 36
    table.state.active = ANNA
    table.crew(BEN).crew(CLEO).play("activate engineer energy water")
    assert table.state.over
    assert table.told("limit_reached") == [{"seat": ANNA, "turn": 36}]
    assert table.state.influence[BEN] == 0  # open planets score nothing
    assert table.told("sent") == []
    assert MODULE.read("start_airlock_1") in table.state.bases[ANNA]
