"""What the map promises a seat: planets in reach, neighbours to charge from, the way to a federation."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.components import (
    GAIA,
    MINE,
    NAVIGATION,
    NOBODY,
    ORE,
    ORE_PER_STEP,
    QIC,
    RANGE,
    RANGE_PER_QIC,
    ROWS,
    STEPS,
    TERRAFORMING,
    TRACK_COUNT,
    TRANSDIM,
)
from astrolude.games.gaia.counts import power_value
from astrolude.games.gaia.evaluation_worth import (
    FEDERATION,
    HELD,
    NEIGHBOUR,
    REACH,
    SINGLE,
    TERRAFORMED,
)
from astrolude.games.gaia.factions import GLEENS, HOME, LANTIDS, PIECES
from astrolude.games.gaia.federations import power_needed
from astrolude.games.gaia.space import DISTANCES, INFLUENCE_RADIUS
from astrolude.games.gaia.state import GaiaState

LIMIT: Final = SINGLE["reach_limit"]
"""What a further planet may cost at most, in points, to be a hope."""
HALF: Final = SINGLE["reach_half"]
"""Hopes of this sum are worth half of what endless ones would be."""
MISSING: Final = SINGLE["missing_power"]
SATELLITE: Final = SINGLE["satellite"]
SECOND: Final = SINGLE["second_federation"]
FAR_AWAY: Final = 99


def surroundings(s: GaiaState, seat: int, now: int) -> float:
    """Planets that could be colonised next, own gaiaformers at work, and opponents within charging distance.

    `now` is the round in which the seat can act next.
    """
    worths = HELD[now]
    levels = seat * TRACK_COUNT
    reach = RANGE[s.levels[levels + NAVIGATION]]
    step = ORE_PER_STEP[s.levels[levels + TERRAFORMING]] * worths[ORE]
    bridge = worths[QIC]
    faction = s.faction[seat]
    steps = STEPS[HOME[faction]]
    near = s.near[seat]
    owner = s.owner
    planets = s.planet
    hopes = 0.0
    points = 0.0
    neighbours = 0
    furthest = reach + 2 * RANGE_PER_QIC
    for place in s.spots:
        distance = near[place]
        if distance > furthest:
            continue
        holder = owner[place]
        if holder != NOBODY:
            if holder != seat:
                if distance <= INFLUENCE_RADIUS:
                    neighbours += 1
                if faction != LANTIDS or s.guest[place] != NOBODY:
                    continue
            else:
                continue
        if s.former[place] != NOBODY:
            if s.former[place] == seat:
                points += TERRAFORMED[now]
            continue
        cost = 0.0
        if distance > reach:
            cost = bridge * ((distance - reach + RANGE_PER_QIC - 1) // RANGE_PER_QIC)
        if holder == NOBODY:
            planet = planets[place]
            if planet == GAIA:
                cost += worths[ORE] if faction == GLEENS else bridge
            elif planet == TRANSDIM:
                if not s.formers_owned[seat]:
                    continue
                cost += 0.5 * LIMIT
            else:
                cost += step * steps[planet]
        if cost < LIMIT:
            hopes += LIMIT - cost
    if s.out[seat * ROWS + MINE] < PIECES[faction][MINE]:
        points += REACH[now] * hopes / (hopes + HALF)
    return points + NEIGHBOUR[now] * neighbours


def federation_prospects(s: GaiaState, seat: int, now: int) -> float:
    """How near the next federation is: power that is missing, and satellites to pay.

    From the strongest structures outside federations, the nearest others are joined one by one until the
    power suffices. What stands beyond that is a start for another federation.
    """
    member = s.member[seat]
    places = [place for place in s.own[seat] if not member[place]]
    if not places:
        return 0.0
    powers = [power_value(s, seat, place) for place in places]
    total = 0
    strongest = 0
    for index in range(len(places)):
        total += powers[index]
        if powers[index] > powers[strongest]:
            strongest = index
    need = power_needed(s, seat)
    best = effort(places, powers, strongest, need)
    if len(places) > 1:
        last = effort(places, powers, len(places) - 1, need)
        if last < best:
            best = last
    worth = FEDERATION[now] - best
    if worth < 0.0:
        worth = 0.0
    worth += 0.12 * total
    if total > need:
        worth += SECOND * (total - need)
    return worth


def effort(places: list[int], powers: list[int], start: int, need: int) -> float:
    """What a federation around one structure still takes, in points."""
    count = len(places)
    row = DISTANCES[places[start]]
    gaps = [row[place] for place in places]
    gaps[start] = FAR_AWAY
    power = powers[start]
    satellites = 0
    joined = 1
    while power < need and joined < count:
        nearest = 0
        for index in range(count):
            if gaps[index] < gaps[nearest]:
                nearest = index
        if gaps[nearest] > 4:
            break
        satellites += gaps[nearest] - 1
        power += powers[nearest]
        joined += 1
        gaps[nearest] = FAR_AWAY
        row = DISTANCES[places[nearest]]
        for index in range(count):
            if gaps[index] != FAR_AWAY and row[places[index]] < gaps[index]:
                gaps[index] = row[places[index]]
    missing = need - power if power < need else 0
    return MISSING * missing + SATELLITE * satellites
