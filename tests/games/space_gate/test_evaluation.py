"""What the evaluation of Space Gate Odyssey believes, in positions where players would agree."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, CLEO, Table

from astrolude.bots import make_bot
from astrolude.games.space_gate.evaluation import evaluate, progress, steps_to_gates
from astrolude.games.space_gate.game import GAME

GATE = "gate_water_sun_1@0,1r0 open"


def gain_of(before: Table, after: Table, seat: int = ANNA) -> float:
    """How much better a seat stands in the second position."""
    return evaluate(after.state)[seat] - evaluate(before.state)[seat]


@pytest.mark.parametrize("players", GAME.players)
def test_equal_seats_stand_equal(players: int) -> None:
    values = evaluate(Table(players).state)
    assert values == pytest.approx([values[0]] * players)


def test_influence_counts_in_full() -> None:
    assert gain_of(Table(), Table().influence(ANNA, 7)) == pytest.approx(7)


def test_crew_settlers_on_planets_and_gates_are_worth_having() -> None:
    crew = Table().crew(ANNA, water="E1")
    assert gain_of(crew, Table().crew(ANNA, water="C1")) > 0.5
    assert gain_of(crew, Table().crew(ANNA, water="E1 R1")) > 0.5
    assert gain_of(Table(), Table().settled("dirac", ANNA, "p1 p2")) > 0.5
    assert gain_of(Table(), Table().base(ANNA, GATE + " 0")) > 1


def test_nearer_to_the_gate_is_better() -> None:
    far = Table().base(ANNA, GATE + " 0", start=5)
    assert gain_of(far, Table().base(ANNA, GATE + " 1", start=4)) > 0.1
    chain = Table().base(ANNA, GATE + " 0", "airlock_water_5@1,0r1 open 0", "gate_water_door_4@2,0r3 closed")
    assert steps_to_gates(chain.state, ANNA) == [1, 0, 2, 1]


def test_a_void_corridor_costs_more_at_the_end() -> None:
    def cost(*closed: str) -> float:
        first = [name for name in ("bose", "collins", "dirac", "fermi", "planck") if name not in closed]
        straight = Table().planets(first[:3], first[3:], closed).base(ANNA, "odyssey_water_1@0,1r0 open 0")
        tee = Table().planets(first[:3], first[3:], closed).base(ANNA, "odyssey_water_5@0,1r2 open 0")
        return gain_of(straight, tee)

    assert cost("bose", "collins", "dirac", "fermi") < cost() < 0


def test_progress_follows_the_planets() -> None:
    assert progress(Table().state) == 0
    half = Table().planets(["dirac", "fermi", "planck"], closed=["bose", "collins"])
    assert progress(half.state) == pytest.approx(0.4)
    assert progress(half.settled("planck", CLEO, "n1..n11").state) == pytest.approx(0.5)


def test_greedy_beats_random() -> None:
    for seed in range(2):
        bots = [make_bot("greedy" if seat == seed % 2 else "random", GAME, seed + seat) for seat in range(2)]
        state = GAME.new(2, {"turn_limit": "12"}, seed)
        while not state.over:
            state.play(bots[state.seat].choose(state))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == [seed % 2], outcome.scores
