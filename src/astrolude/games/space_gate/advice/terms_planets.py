"""What the exoplanets promise each seat, for the evaluation: safe points, majorities, the closing race."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.rules.closing import OPEN, SHUT
from astrolude.games.space_gate.rules.closure import taken
from astrolude.games.space_gate.rules.placing import owned
from astrolude.games.space_gate.rules.planet_scoring import largest_group, satellite_points
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.exoplanets import (
    ATTRIBUTED,
    BY_GROUPS,
    BY_LEVELS,
    BY_NETWORK,
    BY_SATELLITES,
    CANAL,
    CENTRE_TAKEN,
    CLOSURE,
    ISLANDS_HOLD,
    MAJORITY,
    NEEDED,
    PER_SETTLER,
    PLACEMENT,
    PRESENCE,
    SATELLITES_TAKEN,
    SCORING,
    SIDE_CENTRE,
    SIDE_GROUPS,
    SIDE_PRIMARY,
    SIDE_SATELLITES,
    SIDE_SITES,
    SITE_VALUE,
    TIE,
)
from astrolude.kernel.state import NOBODY

MODULE_LOAD: Final = 3
"""How many settlers a module sends on average: Fermi counts modules, all other planets settlers."""
ATTRIBUTED_SHARE: Final = 0.8
"""Collins closes when its volcanoes are attributed, as a rule before all its sites are taken."""


def at_start(side: int) -> float:
    """How many settlers it takes to close a planet on which nobody has landed."""
    kind = CLOSURE[side]
    if kind == SATELLITES_TAKEN:
        return float(NEEDED[side] * MODULE_LOAD)
    if kind == ISLANDS_HOLD:
        return float(NEEDED[side] * len(SIDE_GROUPS[side]))
    if kind == ATTRIBUTED:
        return ATTRIBUTED_SHARE * len(SIDE_SITES[side])
    if PLACEMENT[side] == CANAL:
        return (len(SIDE_SITES[side]) + 1) / 2
    if kind == CENTRE_TAKEN:
        return float(len(SIDE_PRIMARY[side]) + 1)
    return float(len(SIDE_SITES[side]))


TO_CLOSE: Final = [at_start(side) for side in range(len(SIDE_SITES))]


def left_to_close(s: GateState, side: int) -> float:
    """About how many settlers have still to land before a planet closes."""
    kind = CLOSURE[side]
    if kind == SATELLITES_TAKEN:
        return float((NEEDED[side] - taken(s, SIDE_SATELLITES[side])) * MODULE_LOAD)
    if kind == ISLANDS_HOLD:
        missing = 0
        for island in SIDE_GROUPS[side]:
            missing += max(0, NEEDED[side] - taken(s, island))
        return float(missing)
    if kind == ATTRIBUTED:
        return max(1.0, TO_CLOSE[side] - taken(s, SIDE_SITES[side]))
    if PLACEMENT[side] == CANAL:
        longest = 0
        for seat in range(s.players):
            longest = max(longest, owned(s, seat, SIDE_SITES[side]))
        return TO_CLOSE[side] - longest
    if kind == CENTRE_TAKEN:
        return float(owned(s, NOBODY, SIDE_PRIMARY[side]) + 1)
    return float(owned(s, NOBODY, SIDE_SITES[side]))


def stage_of(s: GateState, seat: int) -> float:
    """From 0 at the start to 1 at the last closing: closed planets, and how near the open ones are to it.

    The same for all seats.
    """
    done = 0.0
    for place in range(len(s.planets)):
        if s.phases[place] == SHUT:
            done += 1.0
        elif s.phases[place] == OPEN:
            side = s.planets[place]
            done += 1.0 - left_to_close(s, side) / TO_CLOSE[side]
    return done / len(s.planets)


def add_safe_points(s: GateState, side: int, points: list[float]) -> None:
    """What nobody can take away any more: so much for each settler, site, island or satellite."""
    kind = SCORING[side]
    if kind in (BY_LEVELS, BY_NETWORK):
        for seat in range(s.players):
            points[seat] += owned(s, seat, SIDE_SITES[side]) * PER_SETTLER[side]
    elif kind == BY_GROUPS:
        if PRESENCE[side]:
            for group in SIDE_GROUPS[side]:
                for seat in range(s.players):
                    if owned(s, seat, group):
                        points[seat] += PRESENCE[side]
    elif kind == BY_SATELLITES:
        for seat in range(s.players):
            points[seat] += satellite_points(s, seat, side)
    else:
        for site in SIDE_SITES[side]:
            if s.sites[site] != NOBODY:
                points[s.sites[site]] += SITE_VALUE[site]


def add_majorities(s: GateState, side: int, points: list[float]) -> None:
    """What each seat may expect of the levels, volcanoes, islands, roads or the central planet."""
    kind = SCORING[side]
    if kind in (BY_LEVELS, BY_GROUPS):
        for group in SIDE_GROUPS[side]:
            counts = [owned(s, seat, group) for seat in range(s.players)]
            add_contest(counts, owned(s, NOBODY, group), MAJORITY[side], TIE[side], points)
    elif kind == BY_NETWORK:
        counts = [largest_group(s, seat, side) for seat in range(s.players)]
        free = owned(s, NOBODY, SIDE_SITES[side]) // s.players
        add_contest(counts, free, MAJORITY[side], TIE[side], points)
    elif kind == BY_SATELLITES:
        counts = [owned(s, seat, SIDE_CENTRE[side]) for seat in range(s.players)]
        free = NEEDED[side] - taken(s, SIDE_SATELLITES[side])
        add_contest(counts, free, MAJORITY[side], TIE[side], points)


def add_contest(counts: list[int], free: int, prize: int, tie: int, points: list[float]) -> None:
    """A prize for the most of something while so many are still to come: what each seat may expect of it.

    A lead that can no longer be caught up is the whole prize; before that it counts by its share of what is
    still free.
    """
    best = max(counts)
    if not free:
        leaders = counts.count(best)
        for seat in range(len(counts)):
            if best and counts[seat] == best:
                points[seat] += prize if leaders == 1 else tie
        return
    chances: list[float] = []
    total = 0.0
    for seat in range(len(counts)):
        rival = 0
        for other in range(len(counts)):
            if other != seat and counts[other] > rival:
                rival = counts[other]
        chance = 0.5 + 0.5 * (counts[seat] - rival) / (free + 1)
        chance = min(1.0, max(0.0, chance))
        chances.append(chance)
        total += chance
    for seat in range(len(counts)):
        points[seat] += prize * chances[seat] / total
