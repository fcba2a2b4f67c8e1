"""Positions drawn for people with names, as plain text."""

from __future__ import annotations

from typing import Final

from astrolude.drawing import draw
from astrolude.kernel.game import Game
from astrolude.kernel.state import State
from astrolude.locales import Sentences, load

NAMES: Final = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida"]


def drawn(game: Game, state: State, language: str = "en", width: int = 80) -> str:
    """What the first seat sees, as the terminal shows it, without colours."""
    words = Sentences(load(language), game, NAMES[: state.players], lambda: state)
    return "\n".join(line.plain for line in draw(words, state.view(0), width))
