"""How well each seat stands, in victory points: what it would score now, and what it can still make of it.

Most weights here and in the modules beside it were found by matches between bots that differed in them
(`benchmarks/RESULTS.md`), so they say what wins games, not always what a thing brings on average.

Every term is measured in points: income and resources by what they buy in the rounds to come, technologies by
the points and the uses they lead to, ships by their power and by the fights that their places promise.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.evaluation_economy import prosperity, rounds_ahead
from astrolude.games.eclipse.evaluation_fleets import DISCOVERY, prospects
from astrolude.games.eclipse.evaluation_knowledge import knowledge
from astrolude.games.eclipse.grammar import ASK_DISCOVERY, DISCOVERY_SPAN
from astrolude.games.eclipse.reputation import room_for_reputation
from astrolude.games.eclipse.scoring import own_total, score_parts, totals
from astrolude.games.eclipse.species_tables import SPECIES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables import NONE, ROUNDS

REPUTATION_SEEN: Final = 0.1
"""How much the value on a tile counts, the rest being that of a usual tile.

The tiles of others are hidden: a bot draws their values anew for every world it looks at, and what it judges
in one world should compare with what it judges in another.
"""
USUAL_REPUTATION: Final = 3.3
"""What a kept tile counts for, whatever its value; on average it has about two and a half points."""
REPUTATION_ROOM: Final = 1.5
"""What a free slot for reputation is worth over a whole game."""
HEX_WORTH: Final = 4.2
"""What a controlled hex is worth over a whole game beyond its points and its cubes."""

_SPECIES: Final = {
    "eridani_empire": -5.0,
    "hydran_progress": 4.0,
    "planta": 7.0,
    "descendants_of_draco": 11.0,
    "orion_hegemony": 4.0,
}
SPECIES_WORTH: Final = [_SPECIES.get(name, 0.0) for name in SPECIES]
"""By species: what it makes of a whole game beyond what its board shows, as greedy bots play it."""


def evaluate(s: EclipseState) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if s.over:
        return [float(score) for score in totals(s)]
    ahead = rounds_ahead(s)
    values = prospects(s, ahead)
    for seat in range(s.players):
        values[seat] += standing(s, seat, ahead)
    finder = discoverer(s)
    if finder != NONE:
        values[finder] += DISCOVERY
    return values


def discoverer(s: EclipseState) -> int:
    """The seat that is being asked what it makes of a discovery, or NONE."""
    question = s.stack[-1] - ASK_DISCOVERY
    return question // DISCOVERY_SPAN if 0 <= question < s.players * DISCOVERY_SPAN else NONE


def standing(s: EclipseState, seat: int, ahead: float) -> float:
    """What a seat has, wherever its ships are."""
    if s.gone[seat] or s.species[seat] == NONE:
        return float(own_total(s, seat))
    tiles = s.reputation[seat]
    value = sum(score_parts(s, seat, 0)) + REPUTATION_SEEN * sum(tiles)
    value += (1.0 - REPUTATION_SEEN) * USUAL_REPUTATION * len(tiles)
    value += (SPECIES_WORTH[s.species[seat]] + HEX_WORTH * len(s.own[seat])) * ahead / ROUNDS
    value += prosperity(s, seat, ahead) + knowledge(s, seat, ahead)
    if room_for_reputation(s, seat):
        value += REPUTATION_ROOM * ahead / ROUNDS
    return value
