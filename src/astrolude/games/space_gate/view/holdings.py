"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.rules.base import VOID, corridors_facing
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import ROOMS
from astrolude.kernel.effects import Holdings


def held(s: GateState, seat: int) -> list[int]:
    """SG-4.1, SG-12.4: influence, who is in the base and aboard the station, open modules, void corridors."""
    base = s.bases[seat]
    rooms = slice(len(ROOMS) * seat, len(ROOMS) * (seat + 1))
    return [
        s.influence[seat],
        sum(s.settlers[module] for module in base),
        sum(s.engineers[rooms]),
        sum(s.chiefs[rooms]),
        sum(s.robots[rooms]),
        sum(s.opened[module] for module in base),
        corridors_facing(s, seat, VOID),
    ]


HOLDINGS: Final = Holdings(
    ["points", "settlers", "engineers", "chiefs", "robots", "modules", "corridors"], held
)
