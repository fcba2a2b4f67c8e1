"""Every registered game keeps the laws, with every number of players and every combination of options.

ASTROLUDE_LAWS=20 plays twenty times as many games.
"""

from __future__ import annotations

import os

import pytest

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.testing import toy
from astrolude.testing.cases import OPTION_SETS, cases
from astrolude.testing.laws import LAWS, Law, notation_round_trips, wishes_settle

GAMES = [toy.GAME, *games.load()]
ROUNDS = int(os.environ.get("ASTROLUDE_LAWS", "1"))
SEEDS = {toy.GAME.id: 4}
"""How many seeds a game is tried with where one is not enough: short games need more of them."""

SETS = {"eclipse": 2}
"""How many sets of options are tried with each number of players, where the usual number is too many."""

SHORT = {"space_gate": {"turn_limit": "12"}}
"""Options that keep random games short where they would last for thousands of decisions.

Such a game's own tests play it to the end.
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_and_verb_has_its_obstacles(game: Game) -> None:
    assert game.in_the_way is not None, "a game tells why an action is not possible (advice/obstacles.py)"
    prompts = {prompt.name for prompt in game.questions.verbs} - set(game.questions.steps)
    assert set(game.in_the_way.asked) == prompts
    answering = {verb.name for asked in game.in_the_way.asked.values() for verb in asked.verbs}
    assert answering == {verb.name for verb in game.grammar.verbs}


def all_cases() -> list[Start]:
    return [
        Start(game, case.players, {**case.options, **SHORT.get(game.id, {})}, case.seed)
        for game in GAMES
        for case in cases(game, range(SEEDS.get(game.id, 1) * ROUNDS), SETS.get(game.id, OPTION_SETS))
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_notation_round_trips(game: Game) -> None:
    notation_round_trips(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_wishes_settle(game: Game) -> None:
    wishes_settle(game)


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Start) -> None:
    law(case)
