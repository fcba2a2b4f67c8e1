"""SG-9: the Airlock room: settlers come from the reserve into open airlocks."""

from __future__ import annotations

from astrolude.games.space_gate.events import FILLED
from astrolude.games.space_gate.grammar import FILL, STOP
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import CAPACITY, HOLDS_AIR


def filling_answers(s: GateState, seat: int) -> list[int]:
    """SG-9.1, SG-9.2, SG-4.7: every open airlock that is not full, as long as there is a reserve; or stop."""
    found = [STOP.at()]
    if s.settler_reserve[seat]:
        for module in s.bases[seat]:
            if takes_in(s, module):
                found.append(FILL.at(module))  # noqa: PERF401 - once compiled, cheaper than a second list
    return found


def takes_in(s: GateState, module: int) -> bool:
    """SG-9.2: whether a module is an open airlock with room for a settler."""
    return HOLDS_AIR[module] and s.opened[module] == 1 and s.settlers[module] < CAPACITY[module]


def fill(s: GateState, seat: int, module: int) -> None:
    """SG-9.1 to SG-9.3: as many settlers as fit and the reserve holds."""
    settlers = min(CAPACITY[module] - s.settlers[module], s.settler_reserve[seat])
    s.settlers[module] += settlers
    s.settler_reserve[seat] -= settlers
    s.note(FILLED, seat, module, settlers)
