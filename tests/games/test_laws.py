"""Every registered game keeps the laws, with every number of players and every combination of options.

ASTROLUDE_LAWS=20 plays twenty times as many games.
"""

from __future__ import annotations

import os

import pytest

import astrolude.games  # noqa: F401  (registers them)
from astrolude.kernel.game import Game
from astrolude.kernel.registry import registered
from astrolude.testing import toy
from astrolude.testing.cases import Case, cases
from astrolude.testing.laws import LAWS, Law, notation_round_trips

GAMES = registered()
ROUNDS = int(os.environ.get("ASTROLUDE_LAWS", "1"))
SEEDS = {toy.GAME.id: 4}
"""How many seeds a game is tried with where one is not enough: short games need more of them."""


def all_cases() -> list[Case]:
    return [case for game in GAMES for case in cases(game, range(SEEDS.get(game.id, 1) * ROUNDS))]


def test_importing_the_package_registers_its_games() -> None:
    assert {game.id for game in GAMES} >= {toy.GAME.id, "alien_frontiers"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_notation_round_trips(game: Game) -> None:
    notation_round_trips(game)


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case)
