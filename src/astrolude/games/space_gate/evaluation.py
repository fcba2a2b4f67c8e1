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
    NOTHING,
    ROOMS,
    TRACK_VALUES,
)
from astrolude.games.space_gate.exoplanets import SIDE_SITES
from astrolude.games.space_gate.final import leaders_of
from astrolude.games.space_gate.grammar import ASK_PROMOTE, ASK_RECRUIT, ASK_SEND
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
PLACE_WORTH: Final = 0.45
"""What a place in a gate module is worth that leads to an open planet; on the way to Hawking it is half."""
AIRLOCK_WORTH: Final = 0.3
"""What a place in an airlock is worth."""
ICON_WORTH: Final = 0.9
"""What an improvement is worth that waits under a closed module."""
ACCESS_WORTH: Final = 3.0
"""What it is worth to have any module at all that leads to an open planet."""
ENOUGH: Final = 16.0
"""When the modules of a base can do this much, all that is added is worth a quarter, in the end nothing."""
CLOSED_SHARE: Final = 0.6
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
    values[s.seat] += pending_worth(s, s.seat, late)
    return values


def pending_worth(s: GateState, seat: int, late: float) -> float:
    """What the seat that decides has begun and not finished: a module in hand, an improvement, a flight."""
    total = s.flying * SETTLER_WORTH
    question = s.stack[-1]
    if ASK_RECRUIT <= question < ASK_PROMOTE:
        total += (1.0 - late) * ENGINEER_WORTH
    elif ASK_PROMOTE <= question < ASK_SEND:
        total += (1.0 - late) * (CHIEF_WORTH - ENGINEER_WORTH)
    elif s.taken != NOTHING and s.lifter == NOBODY:
        total += (1.0 - late) * module_worth(s, s.taken) / 2.0
        gate = MODULE_GATE[s.taken]
        if gate != NOTHING and s.gates[gate] >= 0 and not leads_to(s, seat, gate):
            total += ACCESS_WORTH * CLOSED_SHARE
    return total


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
    """Settlers by their way to a gate, what the modules can do, corridors on the void."""
    steps = steps_to_gates(s, seat)
    base = s.bases[seat]
    total = access_worth(s, seat)
    modules = 0.0
    corridor = EARLY_CORRIDOR + (1.0 - EARLY_CORRIDOR) * late
    for index in range(len(base)):
        module = base[index]
        if s.settlers[module] and steps[index] < FAR:
            total += s.settlers[module] * SETTLER_WORTH * NEARER ** steps[index]
        modules += module_worth(s, module)
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            if s.links[link] == VOID:
                total -= corridor
    return total + (1.0 - late) * modules * ENOUGH / (modules + ENOUGH)


def module_worth(s: GateState, module: int) -> float:
    """What a module can still do: send settlers, take them in, or improve the crew."""
    share = 1.0 if s.opened[module] else CLOSED_SHARE
    if MODULE_KIND[module] == GATE_MODULE:
        place = PLACE_WORTH if s.gates[MODULE_GATE[module]] >= 0 else PLACE_WORTH / 2.0
        return share * place * CAPACITY[module]
    if HOLDS_AIR[module]:
        return share * AIRLOCK_WORTH * CAPACITY[module]
    return 0.0 if s.opened[module] else ICON_WORTH


def access_worth(s: GateState, seat: int) -> float:
    """How many of the open planets the base can send settlers to."""
    total = 0.0
    for gate in range(len(s.gates)):
        if s.gates[gate] >= 0:
            total += ACCESS_WORTH * leads_to(s, seat, gate)
    return total


def leads_to(s: GateState, seat: int, gate: int) -> float:
    """1 for a base with an open module of a gate, less for a closed one, 0 for none."""
    best = 0.0
    for module in s.bases[seat]:
        if MODULE_GATE[module] == gate:
            best = max(best, 1.0 if s.opened[module] else CLOSED_SHARE)
    return best


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
