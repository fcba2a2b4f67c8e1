"""The registry: games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

from astrolude.games import NAMES
from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.registry import announce, find, names, register, registered
from astrolude.testing.toy import GAME, beacons


def test_a_registered_game_is_found() -> None:
    assert find("beacons") is GAME
    assert GAME in registered()
    assert "beacons" in names()


def test_registering_again_changes_nothing() -> None:
    before = registered()
    assert register(GAME) is GAME
    assert registered() == before


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two games are called 'beacons'"):
        register(beacons("beacons", __name__))


def test_an_unknown_game_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'bacons'; did you mean 'beacons'\?"):
        find("bacons")


def test_an_unknown_game_is_answered_with_the_known_names() -> None:
    with pytest.raises(UnknownGame, match=r"known games: .*beacons"):
        find("xyzzy")


FRESH = """
import sys
from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.registry import find, names
try:
    find("gaja")
except UnknownGame as error:
    print(error)
print(", ".join(names()))
print(any(name.startswith("astrolude.games.") for name in sys.modules))
print(find("gaia").id, find("gaia") is find("gaia"))
print("astrolude.games.eclipse" in sys.modules)
"""


def test_games_are_known_before_they_are_imported() -> None:
    run = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "there is no game 'gaja'; did you mean 'gaia'?",
        ", ".join(NAMES),
        "False",
        "gaia True",
        "False",
    ]


def test_a_game_is_announced_by_one_module() -> None:
    announce("gaia", "astrolude.games.gaia.game")
    with pytest.raises(ValueError, match="two games are called 'gaia'"):
        announce("gaia", "elsewhere")
