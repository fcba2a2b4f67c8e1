"""What the evaluation of Space Gate Odyssey believes, in positions where players would agree."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.arena.match import play_match
from astrolude.bots import make_bot
from astrolude.games.space_gate.advice.evaluation import RACE, terms_of
from astrolude.games.space_gate.advice.haste import PATIENCE
from astrolude.games.space_gate.advice.terms_base import CLOSED, OTHER_DOMAIN, SAME_DOMAIN, efforts, ways_out
from astrolude.games.space_gate.advice.terms_planets import TO_CLOSE, add_contest, left_to_close, stage_of
from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.rules.closing import HAWKING, SHUT
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.exoplanets import PLANETS, SIDE_SITES
from astrolude.kernel.start import Start

GATE = "gate_water_sun_1@0,1r0 open"
NAMES = ["bose", "collins", "dirac", "fermi", "planck"]


def gain_of(before: Table, after: Table, seat: int = ANNA) -> float:
    """How much better a seat stands in the second position."""
    return GAME.evaluate(after.state)[seat] - GAME.evaluate(before.state)[seat]


@pytest.mark.parametrize("players", GAME.players)
def test_equal_seats_stand_equal_but_for_the_turn(players: int) -> None:
    values = GAME.evaluate(Table(players).state)
    assert values[1:] == pytest.approx([values[1]] * (players - 1))
    assert values[ANNA] > values[BEN] + 1


def test_influence_counts_more_than_that_from_hawking() -> None:
    won = gain_of(Table(), Table().influence(ANNA, 7))
    table = Table().influence(ANNA, 7)
    table.state.from_hawking[ANNA] = 7
    assert won > gain_of(Table(), table) > 2


def test_crew_settlers_on_planets_and_gates_are_worth_having() -> None:
    crew = Table().crew(ANNA, water="E1")
    assert gain_of(crew, Table().crew(ANNA, water="C1")) > 0.5
    assert gain_of(crew, Table().crew(ANNA, water="E1 R1")) > 0.5
    assert gain_of(Table(), Table().settled("dirac", ANNA, "p1 p2")) > 0.5
    assert gain_of(Table(), Table().base(ANNA, GATE + " 0")) > 1


def test_nearer_to_the_gate_is_better() -> None:
    far = Table().base(ANNA, GATE + " 0", start=5)
    assert gain_of(far, Table().base(ANNA, GATE + " 1", start=4)) > 0.1


def test_a_way_is_longer_through_other_domains_and_closed_modules() -> None:
    tiles = ("airlock_water_5@1,0r1 open 0", "gate_water_door_4@2,0r3 closed")
    state = Table().base(ANNA, *tiles).state
    effort = efforts()
    ways_out(state, state.bases[ANNA], effort)
    airlock = SAME_DOMAIN + CLOSED
    assert [effort[module] for module in state.bases[ANNA]] == [airlock + OTHER_DOMAIN, airlock, 0]


def test_a_full_module_is_worth_more_towards_a_planet() -> None:
    def full(gate_on: int) -> float:
        tables = [Table().planets(["bose"], closed=NAMES[1:]) for _ in range(2)]
        for table in tables:
            table.state.gates[0], table.state.gates[1] = (0, HAWKING) if gate_on == 0 else (HAWKING, 0)
        return gain_of(tables[0].base(ANNA, GATE + " 0", start=5), tables[1].base(ANNA, GATE + " 2", start=3))

    assert full(0) > full(HAWKING) > 0


def test_who_has_more_places_in_gates_wins_the_race() -> None:
    def table(*bens: str) -> Table:
        return Table(2).base(ANNA, GATE + " 0").base(BEN, *bens)

    rival = table("gate_water_sun_2@0,1r2 open 0")
    assert terms_of(table().state)[ANNA][RACE] > terms_of(rival.state)[ANNA][RACE] > 0


def test_a_lead_that_cannot_be_caught_is_the_whole_prize() -> None:
    def expected(counts: list[int], free: int) -> list[float]:
        points = [0.0] * len(counts)
        add_contest(counts, free, 7, 3, points)
        return points

    assert expected([4, 1], 2) == [7.0, 0.0]
    assert expected([2, 2], 0) == [3.0, 3.0]
    assert expected([0, 0, 0], 0) == [0.0, 0.0, 0.0]
    first, second = expected([2, 1], 3)
    assert first > 3.5 > second > 0
    assert first + second == pytest.approx(7)


@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_planet_is_nearer_to_closing_with_settlers_on_it(planet: str, players: int) -> None:
    table = Table(players).planets([planet])
    side = table.side(planet)
    assert left_to_close(table.state, side) == TO_CLOSE[side]
    first = SIDE_SITES[side][0]
    table.state.sites[first] = ANNA
    assert 0 < left_to_close(table.state, side) < TO_CLOSE[side]


def test_a_void_corridor_costs_more_at_the_end() -> None:
    def cost(*closed: str) -> float:
        first = [name for name in ("bose", "collins", "dirac", "fermi", "planck") if name not in closed]
        straight = Table().planets(first[:3], first[3:], closed).base(ANNA, "odyssey_water_1@0,1r0 open 0")
        tee = Table().planets(first[:3], first[3:], closed).base(ANNA, "odyssey_water_5@0,1r2 open 0")
        return gain_of(straight, tee)

    assert cost("bose", "collins", "dirac", "fermi") < cost() < 0


def test_progress_follows_the_planets() -> None:
    assert stage_of(Table().state, 0) == 0
    half = Table().planets(["dirac", "fermi", "planck"], closed=["bose", "collins"])
    assert stage_of(half.state, 0) == pytest.approx(0.4)
    assert stage_of(half.settled("planck", CLEO, "n1..n11").state, 0) == pytest.approx(0.5)


def test_greedy_bots_close_the_planets() -> None:
    """They do not send settlers to Hawking for ever, although no limit of turns ends the game."""
    state = GAME.new(2, {"express": "on"}, 1)
    bots = [make_bot("greedy", GAME, seat) for seat in range(2)]
    while not state.over:
        assert isinstance(state, GateState)
        assert state.turn < 2 * PATIENCE
        state.play(bots[state.seat].choose(state.clone()))
    assert isinstance(state, GateState)
    assert all(phase == SHUT for phase in state.phases)


def test_greedy_beats_random() -> None:
    result = play_match(Start(GAME, 2, {"turn_limit": "12"}, 1), ["random", "greedy"])
    assert result.winners == [1], result.scores
