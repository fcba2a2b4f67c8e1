"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

import pytest
from tests.games.playthrough import signature

from astrolude.games.eclipse.game import GAME

EXPANSION = {
    "species": "random",
    "rare_technologies": "on",
    "developments": "on",
    "galactic_center_takeover": "on",
    "ancient_hives": "on",
    "warp_portals": "on",
    "new_discoveries": "on",
    "extra_sectors": "on",
    "new_species": "on",
    "alliances": "on",
}


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "107b0987a2ea731c"),
        (4, EXPANSION | {"ancient_homeworlds": "on"}, "bb8d8a5d3f4ee178"),
        (7, EXPANSION | {"simultaneous_play": "on"}, "f8e2d99a0bd06a04"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options | {"bankruptcy": "prevented"}, seed=7) == expected
