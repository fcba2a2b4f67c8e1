"""SG-12: the influence wheel, the government ranks and the predominance track."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.questions import THEN_SCORE, THEN_STEP_DOWN
from astrolude.games.space_gate.rules.hawking import lose, owe, score
from astrolude.games.space_gate.rules.odyssey import points_in
from astrolude.games.space_gate.tables.components import (
    PRINTED_RANKS,
    RANK_CHIEF,
    RANK_EMPTY,
    RANK_ENGINEER,
    RANK_SETTLER,
    TRACK_VALUES,
    WHEEL,
)


def on_hawking(total: int) -> Table:
    """Anna sends four settlers to Hawking from so much influence."""
    table = Table().planets(["collins"], closed=["bose", "dirac"]).influence(ANNA, total)
    return table.base(ANNA, "gate_water_door_4@0,1r2 open 4")


def scoring(table: Table, **points: int) -> Table:
    """Players score one after the other, as in a closing, the first named first."""
    seats = {"anna": ANNA, "ben": BEN, "cleo": CLEO}
    table.state.room = 2
    table.state.stack = [THEN_STEP_DOWN.at(), *[THEN_SCORE.at(seats[name]) for name in reversed(points)]]
    for name, number in points.items():
        owe(table.state, seats[name], number)
    assert table.state.journal is not None
    table.played_from = len(table.state.journal.entries)
    table.state.settle()
    assert table.state.problems() == []
    return table


@pytest.mark.clauses("SG-12.1", "SG-12.2", "SG-1.11", "SG-3.7")
def test_the_wheel_has_ten_spaces() -> None:
    assert WHEEL == 10
    table = scoring(Table(), anna=7)
    view: Any = table.state.view(None)
    assert (view["seats"][ANNA]["wheel"], view["seats"][ANNA]["ranks"]) == (7, [])


@pytest.mark.clauses("T55", "SG-12.3", "SG-12.4")
def test_landing_on_zero_is_a_crossing() -> None:
    table = Table().influence(ANNA, 9)
    reserve = table.state.settler_reserve[ANNA]
    scoring(table, anna=1)
    assert table.state.ranks[ANNA] == [RANK_SETTLER]
    assert table.state.settler_reserve[ANNA] == reserve - 1
    third = scoring(Table().influence(ANNA, 29).crew(ANNA, water="E2", energy="C1"), anna=1)
    assert third.legal() == ["give engineer water", "give chief energy"]
    third.play("give engineer water")
    assert points_in(third.state, ANNA, 2) == 1


@pytest.mark.clauses("T56", "SG-12.10")
def test_several_ranks_in_one_go() -> None:
    table = scoring(Table().influence(ANNA, 25).crew(ANNA, water="E2", energy="C1"), anna=40)
    assert table.asked == ("rank_piece", ANNA)
    assert table.state.influence[ANNA] == 30
    table.play("give engineer water")
    assert table.asked == ("rank_piece", ANNA)
    assert table.state.influence[ANNA] == 60
    table.play("give engineer water")
    assert table.state.influence[ANNA] == 65
    assert table.state.ranks[ANNA][2:] == [RANK_ENGINEER, RANK_SETTLER, RANK_SETTLER, RANK_ENGINEER]


@pytest.mark.clauses("T79", "SG-12.10", "SG-10.8", "SG-1.9")
def test_on_hawking_the_choice_comes_at_once() -> None:
    table = on_hawking(28)
    reserve = table.state.settler_reserve[ANNA]
    table.step_four("water")
    assert table.asked == ("rank_piece", ANNA)
    assert (table.state.influence[ANNA], table.state.flying) == (30, 2)
    table.play("give chief new_modules")
    assert table.state.influence[ANNA] == 32
    assert len(table.state.ranks[ANNA]) == 3
    assert table.state.settler_reserve[ANNA] == reserve + 4


@pytest.mark.clauses("T81", "SG-12.11", "SG-16.1")
def test_everybody_chooses_his_own_pieces_in_turn_order() -> None:
    table = Table().influence(BEN, 28).influence(CLEO, 25)
    table.crew(BEN, water="E1", energy="C1").crew(CLEO, water="E2", energy="C1")
    scoring(table, anna=5, ben=5, cleo=36)
    assert table.asked == ("rank_piece", BEN)
    table.play("give engineer water")
    assert table.asked == ("rank_piece", CLEO)
    table.play("give chief energy")
    assert table.state.influence[CLEO] == 61  # both others stand in the water room: nothing to ask
    assert table.state.ranks[CLEO][2:] == [RANK_CHIEF, RANK_SETTLER, RANK_SETTLER, RANK_ENGINEER]
    assert table.state.influence[:2] == [5, 33]


@pytest.mark.clauses("T83", "SG-12.5", "SG-18.10")
def test_a_chief_engineer_keeps_his_suit() -> None:
    table = Table().influence(ANNA, 59).crew(ANNA, energy="C1", water="R1", airlock="E1")
    suits = table.state.suit_reserve[ANNA]
    scoring(table, anna=1)
    assert table.refuses("give engineer water")
    table.play("give chief energy")
    assert table.state.ranks[ANNA][-1] == RANK_CHIEF
    assert table.state.suit_reserve[ANNA] == suits


@pytest.mark.clauses("SG-12.6", "SG-18.15", "SG-16.4")
def test_a_settler_from_a_module_when_the_reserve_is_empty() -> None:
    table = Table().planets(["fermi", "planck", "susskind"], ["bose"]).influence(ANNA, 9)
    table.base(ANNA, "airlock_water_1@0,1r0 open 2", start=3).reserve(ANNA, 0)
    scoring(table, anna=1)
    assert table.asked == ("rank_settler", ANNA)
    assert table.legal() == ["settler start_airlock_1", "settler airlock_water_1"]
    table.play("settler airlock_water_1")
    assert table.on("airlock_water_1") == 1
    none = Table().planets(["fermi", "planck", "susskind"], ["bose"]).influence(ANNA, 9)
    none.base(ANNA, start=0).reserve(ANNA, 0)
    scoring(none, anna=2)
    assert none.state.ranks[ANNA] == [RANK_EMPTY]
    assert none.state.influence[ANNA] == 11


@pytest.mark.clauses("SG-12.7", "T91")
def test_counting_goes_on_beyond_the_printed_ranks() -> None:
    assert PRINTED_RANKS == 10
    table = scoring(Table().influence(ANNA, 99), anna=5)
    assert (table.state.influence[ANNA], len(table.state.ranks[ANNA])) == (104, 10)
    scoring(table, anna=30)
    assert table.state.influence[ANNA] == 134
    ranks = table.state.ranks[ANNA]
    assert len(ranks) == 13
    assert [rank for rank, piece in enumerate(ranks, 1) if piece == RANK_ENGINEER] == [3, 6]


@pytest.mark.clauses("T57", "SG-12.8", "SG-3.6", "SG-18.7", "SG-18.2")
def test_an_exchange_swaps_neighbours() -> None:
    assert TRACK_VALUES == [7, 4, 2, 1, 0]
    table = Table(2).planets(["susskind", "turing", "dirac"], ["planck", "bose"])
    table.settled("turing", ANNA, "b1_1..b1_6").settled("turing", BEN, "b2_1")
    table.base(ANNA, "gate_water_door_1@0,1r2 open 2").step_four("water")
    assert table.legal() == ["exchange 1-2", "exchange 2-3", "exchange 3-4", "exchange 4-5"]
    table.play("exchange 4-5")
    view: Any = table.state.view(None)
    tokens = [space["token"] for space in view["track"]]
    assert tokens == [f"token:{name}" for name in ("water", "vegetation", "energy", "void", "balance")]


@pytest.mark.clauses("T90", "SG-12.12", "SG-18.35")
def test_at_the_very_end_no_piece_is_asked_for() -> None:
    table = Table().influence(ANNA, 29).crew(ANNA, energy="C1 E1", vegetation="E1", water="C1")
    table.state.ending = True
    owe(table.state, ANNA, 1)
    score(table.state, ANNA)
    assert table.in_room(ANNA, "energy") == (0, 1, 0)
    chiefs = Table().influence(ANNA, 29).crew(ANNA, energy="C1", water="C1")
    chiefs.state.ending = True
    owe(chiefs.state, ANNA, 1)
    score(chiefs.state, ANNA)
    assert chiefs.in_room(ANNA, "water") == (0, 0, 0)
    settlers = Table().planets(["fermi", "planck", "susskind"], ["bose"]).influence(ANNA, 9)
    settlers.base(ANNA, "airlock_water_1@-1,0r0 open 2", start=3).reserve(ANNA, 0).state.ending = True
    owe(settlers.state, ANNA, 1)
    score(settlers.state, ANNA)
    assert settlers.on("airlock_water_1") == 1


@pytest.mark.clauses("T60", "T84", "SG-14.5", "SG-18.22")
def test_losses_give_pieces_back() -> None:
    table = Table().influence(ANNA, 32)
    engineers = table.state.engineer_reserve[ANNA]
    assert lose(table.state, ANNA, 6) == 6
    assert (table.state.influence[ANNA], table.state.engineer_reserve[ANNA]) == (26, engineers + 1)
    assert len(table.state.ranks[ANNA]) == 2
    low = Table().influence(ANNA, 4)
    assert lose(low.state, ANNA, 6) == 4
    assert low.state.influence[ANNA] == 0
    twice = Table().influence(ANNA, 21)
    reserve = twice.state.settler_reserve[ANNA]
    lose(twice.state, ANNA, 13)
    assert (twice.state.influence[ANNA], twice.state.ranks[ANNA]) == (8, [])
    assert twice.state.settler_reserve[ANNA] == reserve + 2
    chief = Table().influence(ANNA, 30).crew(ANNA, water="E1")
    chief.state.ranks[ANNA] = [RANK_SETTLER, RANK_SETTLER, RANK_CHIEF]
    suits = chief.state.suit_reserve[ANNA]
    lose(chief.state, ANNA, 1)
    assert chief.state.suit_reserve[ANNA] == suits + 1
