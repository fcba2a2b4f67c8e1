"""Where the settlers of a base can walk and come in: what bots ask before they choose a room."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.rules.airlocks import takes_in
from astrolude.games.space_gate.rules.movement import enters
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import ALL_SIDES, ANY_DOMAIN, MODULE_DOMAIN, ROOM_DOMAIN

DOMAIN_ROOM: Final = [ROOM_DOMAIN.index(domain) for domain in range(ANY_DOMAIN)]


def domain_steps(s: GateState, seat: int) -> list[int]:
    """The steps, each a module and its side, of settlers of a base into modules of a single domain."""
    found: list[int] = []
    for module in s.bases[seat]:
        if s.settlers[module]:
            for step in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
                target = s.links[step]
                domain = MODULE_DOMAIN[target] if target >= 0 else ANY_DOMAIN
                if domain != ANY_DOMAIN and enters(s, target, domain):
                    found.append(step)
    return found


def room_of_step(s: GateState, step: int) -> int:
    """The room whose points pay for a step into a module of a single domain."""
    return DOMAIN_ROOM[MODULE_DOMAIN[s.links[step]]]


def has_airlock(s: GateState, seat: int) -> bool:
    """Whether settlers could come into a base from the reserve."""
    return any(takes_in(s, module) for module in s.bases[seat])
