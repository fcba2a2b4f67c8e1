"""What the map promises a seat: planets in reach, neighbours to charge from, the way to a federation."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.terms import (
    FEDERATION_NEAR,
    GAIAFORMER,
    HOPES,
    LOOSE_POWER,
    NEIGHBOURS,
    SATELLITES,
    SPARE_POWER,
    TERRAFORMED,
)
from astrolude.games.gaia.rules.counts import power_value
from astrolude.games.gaia.rules.federations import power_needed
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import RANGE_PER_QIC
from astrolude.games.gaia.tables.factions import FACTIONS, GLEENS, HOME, LANTIDS, PIECES
from astrolude.games.gaia.tables.planets import GAIA, HOME_TYPES, ORE_PER_STEP, PLANETS, STEPS, TRANSDIM
from astrolude.games.gaia.tables.research import NAVIGATION, RANGE, TERRAFORMING, TRACK_COUNT
from astrolude.games.gaia.tables.space import DISTANCES, INFLUENCE_RADIUS
from astrolude.games.gaia.tables.structures import MINE, ROWS
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.kernel.state import NOBODY

LIMIT: Final = 5.0
"""What a further planet may cost at most, in ore, to be a hope; a Q.I.C. counts as one and a half."""
QIC_ORE: Final = 1.5
PROJECT_ORE: Final = 2.5
HALF: Final = 10.0
"""Hopes of this sum are worth half of what endless ones would be."""
EFFORT: Final = 7.0
"""A federation that takes so much is no nearer than none; one unit is a missing power."""
SATELLITE_EFFORT: Final = 0.8
WIDEST_GAP: Final = 4
FAR_AWAY: Final = 99


def _ground_costs(faction: int, ore_per_step: int, project: float) -> list[float]:
    costs = [float(steps * ore_per_step) for steps in STEPS[HOME[faction]]]
    costs += [LIMIT] * (len(PLANETS) - HOME_TYPES)
    costs[GAIA] = 1.0 if faction == GLEENS else QIC_ORE
    costs[TRANSDIM] = project
    return costs


GROUND_COSTS: Final = [
    [_ground_costs(faction, ore, LIMIT), _ground_costs(faction, ore, PROJECT_ORE)]
    for faction in range(len(FACTIONS))
    for ore in ORE_PER_STEP
]
"""By faction and level of terraforming, without gaiaformers and with some, and by type of planet: what it
takes to settle on a free one, in ore, without the way there."""


def add_map(s: GaiaState, seat: int, now: int, terms: list[float]) -> None:
    """Hopes and neighbours, gaiaformers, and the way to a federation."""
    terms[GAIAFORMER] = float(s.formers[seat])
    terms[SATELLITES] = float(len(s.satellites[seat]))
    if now <= ROUNDS:
        look_around(s, seat, terms)
        look_for_federations(s, seat, terms)


def look_around(s: GaiaState, seat: int, terms: list[float]) -> None:
    """In one walk over the planets: how good those in reach are together, from 0 to 1; opponents' structures
    within charging distance; planets with an own gaiaformer."""
    levels = seat * TRACK_COUNT
    reach = RANGE[s.levels[levels + NAVIGATION]]
    faction = s.faction[seat]
    grounds = GROUND_COSTS[faction * len(ORE_PER_STEP) + s.levels[levels + TERRAFORMING]]
    costs = grounds[1] if s.formers_owned[seat] else grounds[0]
    furthest = reach + 2 * RANGE_PER_QIC
    near = s.near[seat]
    owner = s.owner
    former = s.former
    planet = s.planet
    shares = faction == LANTIDS
    hopes = 0.0
    neighbours = 0
    terraformed = 0
    for place in s.spots:
        distance = near[place]
        if distance > furthest:
            continue
        holder = owner[place]
        if holder == seat:
            continue
        cost = 0.0
        if holder != NOBODY:
            if distance <= INFLUENCE_RADIUS:
                neighbours += 1
            if not shares or s.guest[place] != NOBODY:
                continue
        elif former[place] != NOBODY:
            if former[place] == seat:
                terraformed += 1
            continue
        else:
            cost = costs[planet[place]]
        if distance > reach:
            cost += QIC_ORE * ((distance - reach + RANGE_PER_QIC - 1) // RANGE_PER_QIC)
        if cost < LIMIT:
            hopes += LIMIT - cost
    if s.out[seat * ROWS + MINE] == PIECES[faction][MINE]:
        hopes = 0.0
    terms[HOPES] = hopes / (hopes + HALF)
    terms[NEIGHBOURS] = float(neighbours)
    terms[TERRAFORMED] = float(terraformed)


def look_for_federations(s: GaiaState, seat: int, terms: list[float]) -> None:
    """How near the nearest federation is, from 0 to 1; the power outside federations; what it leaves over.

    From each structure outside federations, the nearest others are joined one by one until the power
    suffices; the way that takes least counts. Planets and federations in the way are overlooked.
    """
    member = s.member[seat]
    places = [place for place in s.own[seat] if not member[place]]
    if not places:
        return
    powers = [power_value(s, seat, place) for place in places]
    total = 0
    for power in powers:
        total += power
    need = power_needed(s, seat)
    best = EFFORT
    for start in range(len(places)):
        effort = effort_from(places, powers, start, need)
        if effort < best:
            best = effort
    terms[FEDERATION_NEAR] = 1.0 - best / EFFORT
    terms[LOOSE_POWER] = float(total)
    terms[SPARE_POWER] = float(total - need if total > need else 0)


def effort_from(places: list[int], powers: list[int], start: int, need: int) -> float:
    """What a federation around one structure still takes: missing power, and satellites."""
    row = DISTANCES[places[start]]
    gaps = [row[place] for place in places]
    gaps[start] = FAR_AWAY
    power = powers[start]
    satellites = 0
    while power < need:
        nearest = 0
        for index in range(len(gaps)):
            if gaps[index] < gaps[nearest]:
                nearest = index
        if gaps[nearest] > WIDEST_GAP:
            break
        satellites += gaps[nearest] - 1
        power += powers[nearest]
        gaps[nearest] = FAR_AWAY
        row = DISTANCES[places[nearest]]
        for index in range(len(gaps)):
            if gaps[index] != FAR_AWAY and row[places[index]] < gaps[index]:
                gaps[index] = row[places[index]]
    missing = need - power if power < need else 0
    return missing + SATELLITE_EFFORT * satellites
