"""Random players who cannot go bankrupt play nine rounds: the laws on games that last.

In the usual random game most civilisations have collapsed after a few rounds.
"""

from __future__ import annotations

import pytest

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.tables.common import MODULES, ROUNDS
from astrolude.kernel.registry import register
from astrolude.kernel.start import Start
from astrolude.testing.laws import LAWS, Law, components_are_conserved, somebody_always_has_a_choice
from astrolude.testing.walk import Walk

PRUDENT = {"bankruptcy": "prevented"}
EXCLUDED = ("small_galaxy", "secret_world", "simultaneous_play", "turn_direction_choice")
EVERYTHING = PRUDENT | {name: "on" for name in MODULES if name not in EXCLUDED}
"""Every module that goes with every other one."""


def long_game(players: int, options: dict[str, str], seed: int) -> Start:
    return Start(register(GAME), players, GAME.complete(players, options), seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_long_game_of_two_keeps_the_laws(law: Law) -> None:
    options = {name: value for name, value in EVERYTHING.items() if name != "alliances"}
    law(long_game(2, options, 5))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("law", [components_are_conserved, somebody_always_has_a_choice])
def test_long_games_of_many_are_sound(law: Law, players: int) -> None:
    options = {name: value for name, value in EVERYTHING.items() if players > 3 or name != "alliances"}
    law(long_game(players, options, players))


def test_such_a_game_lasts_nine_rounds() -> None:
    walk = Walk(long_game(4, EVERYTHING, 8))
    walk.finish()
    began = [
        entry for entry in walk.play.journal.entries if entry.event == GAME.events.by_name["round_began"]
    ]
    assert [entry.values[0] for entry in began] == list(range(1, ROUNDS + 1))
