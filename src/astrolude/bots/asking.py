"""How a bot is asked without telling it what its seat cannot know: the one place for this rule."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import SupportsIndex

from astrolude.bots.bot import Bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


def answer(bot: Bot, state: State, chance: Generator) -> int:
    """What a bot chooses for the seat to move.

    It is shown a world drawn by `chance` that the seat cannot tell from the real one; a bot that looks at
    nothing but the legal actions needs none. Learned bots often answer with an integer of NumPy's.
    """
    choose: Callable[[State], SupportsIndex] = bot.choose
    return index(choose(state if bot.blind else state.determinize(state.seat, chance)))
