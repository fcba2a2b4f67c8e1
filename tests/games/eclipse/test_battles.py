"""Battles of random fleets: what always holds, in single battles and in whole Combat phases of the game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.eclipse.fights import ARENA, EAST, WEST, Fight
from tests.games.eclipse.lines import Line
from tests.games.eclipse.positions import TERRANS

from astrolude.games.eclipse.advice.simulation import fight, ships_by_threat
from astrolude.games.eclipse.grammar import CHOOSE_TARGET
from astrolude.games.eclipse.rules.combat.battle import OWNERS, Battle
from astrolude.games.eclipse.rules.combat.engagement import any_hostile, begin_battle
from astrolude.games.eclipse.rules.combat.line_up import find_pair, line_up
from astrolude.games.eclipse.rules.combat.targets import allot
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, SHIPS
from astrolude.games.eclipse.tables.sectors import sector
from astrolude.games.eclipse.view.battle_invariants import line_problems
from astrolude.kernel.generator import Generator

DESIGNS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "count": st.integers(1, 3),
        "initiative": st.integers(0, 5),
        "computer": st.integers(0, 4),
        "shield": st.integers(0, 3),
        "hull": st.integers(0, 5),
        "cannons": st.text("yor", max_size=3),
        "missiles": st.text("yor", max_size=2),
        "regeneration": st.integers(0, 1),
        "abilities": st.sampled_from(
            ["", "splitter", "point_defence", "distortion", "point_defence splitter"]
        ),
    }
)
TYPES = st.sets(st.sampled_from(SHIPS), min_size=1, max_size=3)
SEEDS = st.integers(0, 2**32)


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Two sides of one or two owners each."""
    line = Line()
    for owner in range(draw(st.integers(2, 4))):
        for ship in sorted(draw(TYPES)):
            line.ships(owner, ship, side=1 + owner % 2, **draw(DESIGNS))
    return line


def destroyed_draws(battle: Battle) -> int:
    return sum(
        squadron.draws * (squadron.count - battle.alive[index])
        for index, squadron in enumerate(battle.squadrons)
    )


@settings(max_examples=100, deadline=None)
@given(lines(), SEEDS)
def test_a_battle_ends_with_one_side_and_every_kill_is_counted_once(line: Line, seed: int) -> None:
    battle = line.begin(1, 2)
    fight(battle, [0] * OWNERS, Generator(seed))
    assert not any_hostile(battle)
    assert line_problems(battle) == []
    sides = {squadron.side for index, squadron in enumerate(battle.squadrons) if battle.alive[index]}
    assert len(sides) <= 1
    assert sum(battle.earned) == destroyed_draws(battle)


@settings(max_examples=25, deadline=None)
@given(lines(), SEEDS)
def test_a_copy_of_a_battle_fights_for_itself(line: Line, seed: int) -> None:
    battle = line.begin(1, 2)
    before = battle.numbers()
    twin = battle.copy()
    fight(twin, [0] * OWNERS, Generator(seed))
    assert battle.numbers() == before
    fight(battle, [0] * OWNERS, Generator(seed))
    assert battle.numbers() == twin.numbers()


# Whole Combat phases

SPECIES = [
    *("enlightened_of_lyra", "descendants_of_draco", "exiles", "planta"),
    *("rho_indi_syndicate", TERRANS[0]),
]
PARTS = {
    "interceptor": ["plasma_missile", "gauss_shield", "hull", "flux_missile"],
    "cruiser": ["plasma_missile", "gauss_shield", "improved_hull", "sentient_hull", "morph_shield"],
}


@cache
def prepared(players: int) -> Fight:
    """A table whose position is copied by the tests: setting up takes longer than a Combat phase."""
    modules = ["ancient_hives", "rare_technologies", "new_species", "new_discoveries"]
    options = dict.fromkeys([*modules, "alliances"] if players > 3 else modules, "on")
    return Fight(*SPECIES[:players], seed=1, **options).neighbours()


@st.composite
def positions(draw: st.DrawFn) -> EclipseState:
    """Ships of several players in the arena, with Ancients, population, technologies and blueprints."""
    players = draw(st.integers(2, 5))
    table = Fight.__new__(Fight)
    table.state = prepared(players).state.clone()
    seats = draw(st.permutations(range(players)))
    if players > 3 and draw(st.booleans()):
        table.alliance("nova", *seats[:2])
    if draw(st.booleans()):
        table.own(seats[-1], ARENA).cube(seats[-1], ARENA, "science")
    table.own(seats[0], EAST).own(seats[1], WEST)
    for seat in seats[: draw(st.integers(1, players))]:
        for ship in draw(st.sets(st.sampled_from(["interceptor", "cruiser", "starbase"]), min_size=1)):
            if ship != "starbase" or SPECIES[seat] != "exiles":
                table.ships(seat, ARENA, ship, draw(st.integers(1, 2)))
    table.ancients(ARENA, draw(st.integers(0, 2)))
    if draw(st.booleans()):
        table.guard(ARENA, draw(st.sampled_from(["ancient_cruiser_4", "ancient_cruiser_2", "gcds"])))
    table.learn(draw(st.sampled_from(seats)), "point_defense", track="grid")
    for seat in seats:
        for ship, parts in PARTS.items():
            if draw(st.booleans()) and SPECIES[seat] != "planta":
                table.fit(seat, ship, draw(st.sampled_from(parts)))
    return table.state


def run_combat(s: EclipseState, rng: Generator) -> None:
    """A whole Combat phase with random answers; the position stays sound throughout."""
    table = Fight.__new__(Fight)
    table.state = s
    s.passed = list(range(s.players))
    s.next_start = s.start
    table.end_actions()
    while s.phase == 2 and s.battle.sector != -1:
        assert s.problems() == []
        legal = s.legal_actions()
        assert len(set(legal)) == len(legal)
        assert s.clone().snapshot() == s.snapshot()
        seat = rng.below(s.players)
        world = s.determinize(seat, rng)
        assert world.view(seat) == s.view(seat)
        assert world.problems() == []
        s.play(legal[rng.below(len(legal))])
    assert s.problems() == []


@settings(max_examples=40, deadline=None)
@given(positions(), SEEDS)
def test_a_combat_phase_ends_and_leaves_no_enemies_together(s: EclipseState, seed: int) -> None:
    run_combat(s, Generator(seed))
    arena = sector(ARENA)
    battle = line_up(s, arena)
    assert find_pair(battle) == (-1, -1)


def answer_like_the_calculator(s: EclipseState) -> int:
    """The answer to a question of a battle that the odds calculator would give.

    Equal shots may change places, so the game asks for their targets in rising order.
    """
    legal = s.legal_actions()
    if s.decision.prompt != "assign":
        return legal[0]
    battle = s.battle.copy()
    volley = battle.volley
    volley.targets = [NONE] * len(volley.targets)
    allot(battle, ships_by_threat(battle))
    shot = s.battle.volley.targets.index(NONE)
    equal = [
        target
        for power, face, target in zip(volley.powers, volley.faces, volley.targets, strict=True)
        if (power, face) == (volley.powers[shot], volley.faces[shot])
    ]
    first = volley.faces.index(volley.faces[shot], volley.powers.index(volley.powers[shot]))
    used, unused = sorted(t for t in equal if t != NONE), [t for t in equal if t == NONE]
    wanted = [*used, *unused][shot - first]
    return legal[0] if wanted == NONE else CHOOSE_TARGET.at(wanted)


@pytest.mark.parametrize("seed", range(15))
def test_the_game_and_the_odds_calculator_fight_the_same_battle(seed: int) -> None:
    """With equal dice and equal answers the same ships are left."""
    table = Fight(*TERRANS[:2]).ships(0, ARENA, "cruiser", 2).ships(0, ARENA, "interceptor")
    table.ships(1, ARENA, "interceptor", 3).ships(1, ARENA, "dreadnought")
    table.fit(0, "cruiser", "plasma_missile").fit(1, "interceptor", "gauss_shield")
    table.fit(1, "dreadnought", "plasma_missile")
    simulated = line_up(table.state, sector(ARENA))
    begin_battle(simulated, *find_pair(simulated))
    fight(simulated, [0] * OWNERS, Generator(seed))
    s = table.state
    s.passed, s.next_start, s.rng = [0, 1], 0, Generator(seed)
    table.end_actions()
    while s.battle.defender != NONE:
        s.apply(answer_like_the_calculator(s))
    battle = s.battle if s.battle.squadrons else simulated
    assert [table.here(0), table.here(1)] == [sum(simulated.alive[:2]), sum(simulated.alive[2:])]
    assert battle.alive == simulated.alive
