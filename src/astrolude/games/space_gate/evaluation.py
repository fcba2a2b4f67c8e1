"""How well each seat stands, in points: what bots believe about this game.

A good player counts the influence already won, what the open planets would pay now, how near the settlers
are to a gate that leads somewhere, how much the base can send at a time, the crew that will act again and
again, and what predominance and void corridors will bring in the end.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.base import VOID
from astrolude.games.space_gate.closing import OPEN, SHUT
from astrolude.games.space_gate.components import (
    ALL_SIDES,
    CAPACITY,
    GATE_MODULE,
    HOLDS_AIR,
    MODULE_GATE,
    MODULE_KIND,
    NOBODY,
    ROOMS,
    TRACK_VALUES,
)
from astrolude.games.space_gate.exoplanets import SIDE_SITES
from astrolude.games.space_gate.final import leaders_of
from astrolude.games.space_gate.planet_scoring import worth
from astrolude.games.space_gate.state import GateState

ENGINEER_WORTH: Final = 2.0
CHIEF_WORTH: Final = 3.4
ROBOT_WORTH: Final = 1.6
"""What a piece on the Odyssey brings over a whole game."""
SETTLER_WORTH: Final = 1.2
"""What a settler at an open gate is about to bring."""
FAR: Final = 9
"""A module so many steps away leads nowhere."""
NEARER: Final = 0.72
"""What is left of a settler's worth for each step that he still has to walk."""
WAITING_SHARE: Final = 0.25
"""What a gate module or airlock is worth to somebody whose settlers could fill it, a place."""
CLOSED_SHARE: Final = 0.4
"""What a closed module is worth in comparison with an open one."""
EARLY_CORRIDOR: Final = 0.15
"""What a void corridor costs at the start; at the end it costs 1."""
FIRST_SHARE: Final = 0.45
"""What part of a planet's points is believed in when nobody else has landed there yet."""
PREDOMINANCE_SHARE: Final = 0.35
"""What part of the predominance points is believed in at the start."""


def evaluate(s: GateState) -> list[float]:
    """The expected final influence of each seat."""
    late = progress(s)
    values = [float(s.influence[seat] + s.due[seat]) for seat in range(s.players)]
    if s.over:
        return values
    add_planets(s, values)
    add_predominance(s, values, PREDOMINANCE_SHARE + (1.0 - PREDOMINANCE_SHARE) * late)
    for seat in range(s.players):
        values[seat] += (1.0 - late) * crew_worth(s, seat)
        values[seat] += base_worth(s, seat, late)
    return values


def progress(s: GateState) -> float:
    """From 0 at the start to 1 at the last closing: closed planets, and how full the open ones are."""
    done = 0.0
    for place in range(len(s.planets)):
        if s.phases[place] == SHUT:
            done += 1.0
        elif s.phases[place] == OPEN:
            done += filled(s, s.planets[place])
    return done / len(s.planets)


def filled(s: GateState, side: int) -> float:
    """The share of a planet's sites that is occupied."""
    taken = 0
    for site in SIDE_SITES[side]:
        if s.sites[site] != NOBODY:
            taken += 1
    return taken / len(SIDE_SITES[side])


def add_planets(s: GateState, values: list[float]) -> None:
    """What the open planets would pay now, believed the more the fuller they are."""
    for place in range(len(s.planets)):
        if s.phases[place] == OPEN:
            side = s.planets[place]
            belief = FIRST_SHARE + (1.0 - FIRST_SHARE) * filled(s, side)
            points = worth(s, side)
            for seat in range(s.players):
                values[seat] += belief * points[seat]


def add_predominance(s: GateState, values: list[float], belief: float) -> None:
    """What the tokens would bring now."""
    for space in range(len(TRACK_VALUES)):
        if TRACK_VALUES[space]:
            for seat in leaders_of(s, s.track[space]):
                values[seat] += belief * TRACK_VALUES[space]


def crew_worth(s: GateState, seat: int) -> float:
    """The pieces on the Odyssey."""
    total = 0.0
    for place in range(seat * len(ROOMS), seat * len(ROOMS) + len(ROOMS)):
        total += ENGINEER_WORTH * s.engineers[place] + CHIEF_WORTH * s.chiefs[place]
        total += ROBOT_WORTH * s.robots[place]
    return total


def base_worth(s: GateState, seat: int, late: float) -> float:
    """Settlers by their way to a gate, places to send and to receive them, corridors on the void."""
    steps = steps_to_gates(s, seat)
    base = s.bases[seat]
    total = 0.0
    corridor = EARLY_CORRIDOR + (1.0 - EARLY_CORRIDOR) * late
    for index in range(len(base)):
        module = base[index]
        if s.settlers[module] and steps[index] < FAR:
            total += s.settlers[module] * SETTLER_WORTH * NEARER ** steps[index]
        if MODULE_KIND[module] == GATE_MODULE or HOLDS_AIR[module]:
            share = WAITING_SHARE if s.opened[module] else WAITING_SHARE * CLOSED_SHARE
            total += (1.0 - late) * share * CAPACITY[module]
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            if s.links[link] == VOID:
                total -= corridor
    return total


def steps_to_gates(s: GateState, seat: int) -> list[int]:
    """For each module of a base, in its order, the steps from there into the nearest gate that is in play.

    A gate module that is still closed lies one step further: a settler has to open it first.
    """
    base = s.bases[seat]
    steps = [FAR] * len(base)
    for index in range(len(base)):
        if MODULE_KIND[base[index]] == GATE_MODULE and s.gates[MODULE_GATE[base[index]]] != NOBODY:
            steps[index] = 0 if s.opened[base[index]] else 1
    changed = True
    while changed:
        changed = False
        for index in range(len(base)):
            for link in range(base[index] * ALL_SIDES, base[index] * ALL_SIDES + ALL_SIDES):
                if s.links[link] >= 0:
                    further = steps[base.index(s.links[link])] + 1
                    if further < steps[index]:
                        steps[index] = further
                        changed = True
    return steps
