"""The signature of the game: a hash over fixed games. It changes only on purpose, and the commit says why."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.playthrough import signature

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.state import State

ADDED: Final = 2
"""The last fields of a position were added by rules version 2: the edition and the price of trading."""


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "f67af8f48f645121"),
        (3, {"supply": "unlimited"}, "6043deb3d09cb765"),
        (4, {"length": "long"}, "3839be5815c9dd8e"),
        (4, {"helmet": "on"}, "1d425dcfa3ef4b44"),
        (3, {"edition": "international"}, "26c88482e591ce0f"),
    ],
)
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, str], expected: str) -> None:
    assert signature(GAME, players, options, seed=2010) == expected


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "15171db99e08e7bd"),
        (3, {"supply": "unlimited"}, "d8c50d847f90da77"),
        (4, {"length": "long"}, "221f04d56f507c26"),
        (4, {"helmet": "on"}, "621507c516ef7396"),
    ],
)
def test_the_international_edition_is_the_game_of_rules_version_1(
    players: int, options: dict[str, str], expected: str
) -> None:
    """The signatures are those of version 1, over the fields that positions had then."""
    chosen = {"edition": "international", **options}
    assert signature(GAME, players, chosen, 2010, former_snapshot) == expected


def former_snapshot(state: State) -> list[int]:
    """A position as version 1 wrote it down."""
    assert isinstance(state, AlienState)
    scalars = state.scalars()[:-ADDED]
    parts = [number for part in state.parts() for number in (len(part), *part)]
    return [*state.mechanism(), state.players, *scalars, *parts]
