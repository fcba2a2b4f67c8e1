"""Every choice can say what it does before it is made, in both languages."""

from __future__ import annotations

import pytest

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.locales import LANGUAGES, load


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.load(), ids=lambda game: str(game.id))
def test_every_verb_says_what_it_does(game: Game, language: str) -> None:
    """The sentence stands for all actions of the verb: it needs no things to be named."""
    texts = load(language)
    tips = {verb.name: texts.attribute(f"{game.id}-verb-{verb.name}", "tip") for verb in game.grammar.verbs}
    assert [name for name, tip in tips.items() if not tip or not tip.endswith(".")] == []
