"""docs/design/<game>.md names all kinds, actions, questions and events; its view has a test by game."""

from __future__ import annotations

import pytest
from tests.games.design_page import check_labels, check_tables, page_of

from astrolude import games
from astrolude.kernel.game import Game


@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_every_kind_action_question_and_event_is_described(game: Game) -> None:
    check_tables(game, page_of(game))


@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_the_names_of_things_are_listed(game: Game) -> None:
    check_labels(game, page_of(game))
