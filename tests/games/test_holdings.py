"""What a choice costs and brings has words in both languages, for everything that a game counts."""

from __future__ import annotations

import pytest

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.locales import LANGUAGES
from astrolude.locales.texts import load


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.load(), ids=lambda game: game.id)
def test_everything_that_is_counted_can_be_said(game: Game, language: str) -> None:
    assert game.holdings is not None
    for name in game.holdings.names:
        for amount, count in [("+1", 1), ("−2", 2)]:
            said = load(language).text(f"{game.id}-brings-{name}", amount=amount, count=count)
            assert said.startswith(amount) or amount in said.split(), name
            assert len(said) > len(amount) + 1, name
