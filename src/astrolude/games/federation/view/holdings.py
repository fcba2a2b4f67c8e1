"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.rules.points import total
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import CRYSTALS, KINDS
from astrolude.kernel.bits import count
from astrolude.kernel.effects import Holdings


def held(s: FederationState, seat: int) -> list[int]:
    """FD-1.2: prestige points, crystals, and what stands on the individual board."""
    return [
        total(s, seat),
        *s.crystals[KINDS * seat : KINDS * (seat + 1)],
        s.degree[seat],
        s.hangar[seat],
        s.die[seat],
        count(s.medals[seat]),
        missions_done(s, seat),
    ]


HOLDINGS: Final = Holdings(["points", *CRYSTALS, "degrees", "ships", "die", "medals", "missions"], held)
