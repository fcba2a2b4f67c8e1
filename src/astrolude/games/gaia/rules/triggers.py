"""GP-12.2, GP-12.3: points for what happens, from the round scoring tile and from own tech tiles."""

from __future__ import annotations

from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.scoring import FROM_ROUNDS, FROM_TILES, ROUND_POINTS, ROUND_TRIGGER
from astrolude.games.gaia.tables.tech_tiles import TILE_BIT, TILE_TRIGGER_POINTS, TRIGGER_TILES


def trigger(s: GaiaState, seat: int, event: int, times: int = 1) -> None:
    """GP-5, GP-12.3.1: the tile of the running round, then the uncovered tiles that score on the event."""
    tile = s.round_tiles[s.round - 1]
    if ROUND_TRIGGER[tile] == event:
        score(s, seat, ROUND_POINTS[tile] * times, FROM_ROUNDS)
    working = s.tiles[seat] & ~s.covered[seat]
    for owned in TRIGGER_TILES[event]:
        if working & TILE_BIT[owned]:
            score(s, seat, TILE_TRIGGER_POINTS[owned] * times, FROM_TILES)
