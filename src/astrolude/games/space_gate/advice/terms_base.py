"""How near the settlers of a base are to a gate, and its gates to an airlock, for the evaluation.

A way is counted in efforts: a step within one domain is the cheapest, for one activation can do it together
with the step before; a step into another domain waits for another activation; a closed module costs a settler
and an activation to open.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    ANY_DOMAIN,
    CAPACITY,
    HOLDS_AIR,
    MODULE_DOMAIN,
    MODULE_GATE,
    MODULES,
    NOTHING,
)

SAME_DOMAIN: Final = 1
OTHER_DOMAIN: Final = 3
CLOSED: Final = 4
TO_HAWKING: Final = 3
"""A settler on Hawking brings less than one on a planet, as if the way were so much longer."""
NO_WAY: Final = 40
KEEPS: Final = [0.87**effort if effort < NO_WAY else 0.0 for effort in range(NO_WAY + 1)]
"""By effort: what is left of the worth of a settler who has so far to go."""

STEP_EFFORT: Final = [
    SAME_DOMAIN if target in (ANY_DOMAIN, domain) else OTHER_DOMAIN
    for domain in range(ANY_DOMAIN + 1)
    for target in range(ANY_DOMAIN + 1)
]
"""By the domains of a module and of the next one."""
DOMAINS_AND_ANY: Final = ANY_DOMAIN + 1


def efforts() -> list[int]:
    """A list by module, of the modules of all bases: no way yet."""
    return [NO_WAY] * len(MODULES)


def ways_out(s: GateState, base: list[int], effort: list[int], hawking: int = TO_HAWKING) -> None:
    """By module: the effort from there into a gate in play, where one on Hawking counts so much."""
    reached: list[int] = []
    for module in base:
        gate = MODULE_GATE[module]
        if gate != NOTHING and s.gates[gate] != NOTHING:
            effort[module] = 0 if s.gates[gate] >= 0 else hawking
            reached.append(module)
    links = s.links
    for module in reached:
        here = effort[module] if s.opened[module] else effort[module] + CLOSED
        domain = MODULE_DOMAIN[module]
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            origin = links[link]
            if origin >= 0 and here < effort[origin]:
                through = here + STEP_EFFORT[MODULE_DOMAIN[origin] * DOMAINS_AND_ANY + domain]
                if through < effort[origin]:
                    effort[origin] = through
                    reached.append(origin)


def ways_in(s: GateState, base: list[int], effort: list[int]) -> None:
    """By module: the effort from the nearest open airlock."""
    reached: list[int] = []
    for module in base:
        if HOLDS_AIR[module] and s.opened[module]:
            effort[module] = 0
            reached.append(module)
    links = s.links
    for module in reached:
        here = effort[module]
        domain = MODULE_DOMAIN[module] * DOMAINS_AND_ANY
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            target = links[link]
            if target >= 0 and here < effort[target]:
                through = here + STEP_EFFORT[domain + MODULE_DOMAIN[target]]
                if not s.opened[target]:
                    through += CLOSED
                if through < effort[target]:
                    effort[target] = through
                    reached.append(target)


def gate_rates(base: list[int], effort: list[int], gates: int) -> list[float]:
    """By gate: how many settlers the base can bring through it at a time, fewer where air is far."""
    rates = [0.0] * gates
    for module in base:
        gate = MODULE_GATE[module]
        if gate != NOTHING:
            rates[gate] += CAPACITY[module] * KEEPS[effort[module]]
    return rates
