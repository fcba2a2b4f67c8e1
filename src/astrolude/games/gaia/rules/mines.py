"""GP-7.1: build a mine. GP-12.4: what a new mine triggers."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import BUILT, LOST_PLANET_PLACED, SHARED
from astrolude.games.gaia.grammar import BUILD, PUT_LOST_PLANET
from astrolude.games.gaia.rules.counts import type_mask
from astrolude.games.gaia.rules.placing import (
    extend_federation,
    forget_links,
    put_guest,
    put_structure,
    replaced,
)
from astrolude.games.gaia.rules.power import has_institute
from astrolude.games.gaia.rules.resources import add, pay, score
from astrolude.games.gaia.rules.triggers import trigger
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import RANGE_PER_QIC
from astrolude.games.gaia.tables.counts import ON_GAIA_MINE, ON_MINE, ON_STEP
from astrolude.games.gaia.tables.factions import (
    GEODENS,
    GLEENS,
    HOME,
    LANTIDS,
    MINE_CREDITS,
    MINE_ORE,
    PIECES,
)
from astrolude.games.gaia.tables.planets import EMPTY, GAIA, LOST, ORE_PER_STEP, STEPS, TRANSDIM
from astrolude.games.gaia.tables.research import NAVIGATION, RANGE, TERRAFORMING, TRACK_COUNT
from astrolude.games.gaia.tables.scoring import FROM_FACTION
from astrolude.games.gaia.tables.structures import LOST_MINE, MINE, ROWS
from astrolude.kernel.state import NOBODY

IMPOSSIBLE: Final = -1
NATIVE_GAIA_QIC: Final = 1
NATIVE_GAIA_GLEENS_ORE: Final = 1
GLEENS_GAIA_POINTS: Final = 2
LANTIDS_KNOWLEDGE: Final = 2
GEODENS_KNOWLEDGE: Final = 3


def base_range(s: GaiaState, seat: int) -> int:
    return RANGE[s.levels[seat * TRACK_COUNT + NAVIGATION]]


def range_qic(distance: int, reach: int) -> int:
    """GP-7.1.3: Q.I.C. needed to bridge a distance."""
    if distance <= reach:
        return 0
    return (distance - reach + RANGE_PER_QIC - 1) // RANGE_PER_QIC


def needed_steps(s: GaiaState, seat: int, place: int) -> int:
    """GP-2.7.1: terraforming steps to the home type; 0 for planets outside the wheel (R-39)."""
    planet = s.planet[place]
    return 0 if planet >= GAIA else STEPS[HOME[s.faction[seat]]][planet]


def is_shared(s: GaiaState, place: int) -> bool:
    """GP-11.2: whether a mine here would stand on an opponent's planet."""
    return s.owner[place] != NOBODY


def mine_ore(s: GaiaState, seat: int, place: int, free: int) -> int:
    """GP-7.1: the ore for a mine with so many free steps, or IMPOSSIBLE; range is another matter.

    GP-7.6.2: free steps that the planet does not need are lost.
    """
    owner = s.owner[place]
    faction = s.faction[seat]
    if owner != NOBODY:
        if faction != LANTIDS or owner == seat or s.guest[place] != NOBODY:
            return IMPOSSIBLE
        return MINE_ORE
    planet = s.planet[place]
    former = s.former[place]
    if former != NOBODY:
        return MINE_ORE if former == seat and planet == GAIA else IMPOSSIBLE
    if planet == TRANSDIM:
        return IMPOSSIBLE
    if planet == GAIA:
        return MINE_ORE + NATIVE_GAIA_GLEENS_ORE if faction == GLEENS else MINE_ORE
    steps = STEPS[HOME[faction]][planet] - free
    if steps <= 0:
        return MINE_ORE
    return MINE_ORE + steps * ORE_PER_STEP[s.levels[seat * TRACK_COUNT + TERRAFORMING]]


def mine_qic(s: GaiaState, seat: int, place: int, reach: int) -> int:
    """GP-7.1.3, GP-7.1.6, GP-7.1.7: the Q.I.C. for range and for a native Gaia planet."""
    if s.former[place] == seat:
        return 0
    qic = range_qic(s.near[seat][place], reach)
    if s.planet[place] == GAIA and s.faction[seat] != GLEENS and not is_shared(s, place):
        qic += NATIVE_GAIA_QIC
    return qic


def may_pay_mines(s: GaiaState, seat: int) -> bool:
    """A mine is left, and the least that any mine costs."""
    return (
        s.ore[seat] >= MINE_ORE
        and s.credits[seat] >= MINE_CREDITS
        and s.out[seat * ROWS + MINE] < PIECES[s.faction[seat]][MINE]
    )


def add_mines(s: GaiaState, seat: int, free: int, bonus: int, answers: list[int]) -> None:
    """GP-7.1.1: append every mine that can be built and paid, with free steps and a bonus to range."""
    if not may_pay_mines(s, seat):
        return
    reach = base_range(s, seat) + bonus
    near = s.near[seat]
    furthest = reach + RANGE_PER_QIC * s.qic[seat]
    ore, qic = s.ore[seat], s.qic[seat]
    former = s.former
    first = BUILD.at(0)
    for place in s.spots:
        if near[place] <= furthest or former[place] == seat:
            cost = mine_ore(s, seat, place, free)
            if cost != IMPOSSIBLE and cost <= ore and mine_qic(s, seat, place, reach) <= qic:
                answers.append(first + place)


def can_build_with_steps(s: GaiaState, seat: int, free: int) -> bool:
    """GP-7.6.2: whether a step action has a target."""
    if not may_pay_mines(s, seat):
        return False
    reach = base_range(s, seat)
    near = s.near[seat]
    ore, qic = s.ore[seat], s.qic[seat]
    furthest = reach + RANGE_PER_QIC * qic
    former = s.former
    for place in s.spots:
        if near[place] <= furthest or former[place] == seat:
            cost = mine_ore(s, seat, place, free)
            if cost != IMPOSSIBLE and cost <= ore and mine_qic(s, seat, place, reach) <= qic:
                return True
    return False


def build_mine(s: GaiaState, seat: int, place: int, free: int, bonus: int) -> None:
    """GP-7.1.9: pay, place, effects and triggers, federations; the offers follow after the action."""
    pay(
        s,
        seat,
        mine_ore(s, seat, place, free),
        MINE_CREDITS,
        0,
        mine_qic(s, seat, place, base_range(s, seat) + bonus),
    )
    if is_shared(s, place):
        share_planet(s, seat, place)
    else:
        colonise(s, seat, place)
    extend_federation(s, seat, place)
    s.built.append(place)


def share_planet(s: GaiaState, seat: int, place: int) -> None:
    """GP-11.2, GP-12.4: a Lantid mine on a foreign planet triggers as a mine only."""
    put_guest(s, seat, place, MINE)
    s.note(SHARED, seat, place)
    if has_institute(s, seat):
        add(s, seat, 0, 0, LANTIDS_KNOWLEDGE, 0)
    trigger(s, seat, ON_MINE)


def colonise(s: GaiaState, seat: int, place: int) -> None:
    """GP-12.4: a mine on a planet without a structure, with all its triggers."""
    types = type_mask(s, seat)
    steps = needed_steps(s, seat, place)
    put_structure(s, seat, place, MINE)
    s.note(BUILT, seat, place, steps)
    if s.former[place] == seat:
        s.former = replaced(s.former, place, NOBODY)
        s.formers[seat] += 1
    new_type(s, seat, types, place)
    trigger(s, seat, ON_MINE)
    if steps:
        trigger(s, seat, ON_STEP, steps)
    if s.planet[place] == GAIA:
        trigger(s, seat, ON_GAIA_MINE)
        if s.faction[seat] == GLEENS:
            score(s, seat, GLEENS_GAIA_POINTS, FROM_FACTION)


def new_type(s: GaiaState, seat: int, types: int, place: int) -> None:
    """GP-11.9: the Geodens' knowledge for a type that they had not colonised before."""
    if s.faction[seat] == GEODENS and has_institute(s, seat) and not types >> s.planet[place] & 1:
        add(s, seat, 0, 0, GEODENS_KNOWLEDGE, 0)


def lost_planet_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-12.5.1, R-48: empty hexes in range without satellite or space station."""
    furthest = base_range(s, seat) + RANGE_PER_QIC * s.qic[seat]
    near = s.near[seat]
    first = PUT_LOST_PLANET.at(0)
    taken = s.stations[:]
    for satellites in s.satellites:
        taken += satellites
    return [
        first + place
        for place in s.board
        if s.planet[place] == EMPTY and near[place] <= furthest and place not in taken
    ]


def put_lost_planet(s: GaiaState, seat: int, place: int) -> None:
    """GP-12.5: a planet of its own type with a mine; it triggers as a mine."""
    qic = range_qic(s.near[seat][place], base_range(s, seat))
    if qic:
        pay(s, seat, 0, 0, 0, qic)
    types = type_mask(s, seat)
    s.planet = replaced(s.planet, place, LOST)
    s.spots = [*s.spots, place]
    put_structure(s, seat, place, LOST_MINE)
    for side in range(s.sides):
        forget_links(s, side)
    s.note(LOST_PLANET_PLACED, seat, place)
    new_type(s, seat, types, place)
    trigger(s, seat, ON_MINE)
    extend_federation(s, seat, place)
    s.built.append(place)
