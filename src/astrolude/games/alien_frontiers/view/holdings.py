"""What is counted for a seat, by which people are told what an action costs and brings (`kernel.effects`)."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.bits import count
from astrolude.kernel.effects import Holdings


def held(s: AlienState, seat: int) -> list[int]:
    """AF-1.4, AF-2.6: points, resources, ships, cards, landed colonies, and how far one is on the hub."""
    waiting = s.reserve[seat] + int(s.circle[seat] > 0)
    return [
        s.scores[seat],
        s.fuel[seat],
        s.ore[seat],
        s.fleet[seat] + int(s.relic == seat),
        count(s.hands[seat]),
        s.colonies_each - waiting,
        s.circle[seat],
    ]


HOLDINGS: Final = Holdings(["points", "fuel", "ore", "ships", "cards", "colonies", "circle"], held)
