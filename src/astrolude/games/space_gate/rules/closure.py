"""SG-13, the C of every exoplanet: when it closes."""

from __future__ import annotations

from astrolude.games.space_gate.rules.placing import owned
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.exoplanets import (
    ALL_CENTRAL,
    ALL_SITES,
    ATTRIBUTED,
    CENTRE_TAKEN,
    CLOSURE,
    NEEDED,
    SATELLITES_TAKEN,
    SIDE_CENTRAL,
    SIDE_GROUPS,
    SIDE_SATELLITES,
    SIDE_SITES,
)
from astrolude.kernel.state import NOBODY


def closes(s: GateState, side: int) -> bool:
    """SG-10.7: whether the closing condition of a planet holds."""
    kind = CLOSURE[side]
    if kind == ALL_SITES:
        return all_taken(s, SIDE_SITES[side])
    if kind in (CENTRE_TAKEN, ALL_CENTRAL):
        return all_taken(s, SIDE_CENTRAL[side])
    if kind == SATELLITES_TAKEN:
        return taken(s, SIDE_SATELLITES[side]) >= NEEDED[side]
    for group in SIDE_GROUPS[side]:
        if kind == ATTRIBUTED:
            if not attributed(s, group):
                return False
        elif taken(s, group) < NEEDED[side]:
            return False
    return True


def all_taken(s: GateState, sites: list[int]) -> bool:
    return owned(s, NOBODY, sites) == 0


def taken(s: GateState, sites: list[int]) -> int:
    """How many of some sites are occupied."""
    return len(sites) - owned(s, NOBODY, sites)


def attributed(s: GateState, volcano: list[int]) -> bool:
    """SG-13.2.3, SG-18.36: full, or one player holds more than half of its sites."""
    most = 0
    for seat in range(s.players):
        most = max(most, owned(s, seat, volcano))
    return 2 * most > len(volcano) or all_taken(s, volcano)
