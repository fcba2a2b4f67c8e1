"""The registry: games by name."""

from __future__ import annotations

import pytest

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.registry import find, register, registered
from astrolude.testing.toy import GAME, Beacons


def test_a_registered_game_is_found() -> None:
    assert find("beacons") is GAME
    assert GAME in registered()


def test_registering_again_changes_nothing() -> None:
    before = registered()
    assert register(GAME) is GAME
    assert registered() == before


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two games are called 'beacons'"):
        register(Beacons())


def test_an_unknown_game_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'bacons'; did you mean 'beacons'\?"):
        find("bacons")


def test_an_unknown_game_is_answered_with_the_known_names() -> None:
    with pytest.raises(UnknownGame, match=r"known games: .*beacons"):
        find("xyzzy")
