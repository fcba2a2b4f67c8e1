"""GP-13.2: what the final tiles may bring."""

from __future__ import annotations

from math import exp
from typing import Final

from astrolude.games.gaia.scoring import final_counts
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.scoring import FINAL_TILES
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.kernel.data import Json, read_data

_GROWTH: Final[Json] = read_data("gaia", "evaluation")["growth"]
GROWTH: Final = [float(_GROWTH[name]) for name in FINAL_TILES]
"""By final tile: by how much a count grows in a round."""
BLUR: Final = 0.35
BLUR_PER_ROUND: Final = 0.55
"""How uncertain a lead on a final tile is, at the end and for each round to come."""
RANK_STEP: Final = 6.0
"""GP-13.2: every rival who is left behind on a final tile is worth so much."""
RANKS: Final = 4


def final_standings(s: GaiaState, tile: int) -> list[float]:
    """GP-13.2: the points that each seat may expect from a final tile.

    The points of the ranks fall by six, so they are six for every rival left behind. Each of these is
    likelier the larger the lead and the fewer rounds are left.
    """
    counts = final_counts(s, tile)
    left = ROUNDS - s.round
    blur = BLUR + BLUR_PER_ROUND * left
    rivals = len(counts)
    standings: list[float] = []
    for seat in range(s.players):
        own = counts[seat]
        behind = float(RANKS - rivals)
        for rival in range(rivals):
            if rival != seat:
                lead = float(own - counts[rival])
                if rival >= s.sides:
                    lead += GROWTH[tile] * left
                behind += 1.0 / (1.0 + exp(-lead / blur))
        if not own and left < 3:
            behind *= left / 3.0
        standings.append(RANK_STEP * behind)
    return standings
