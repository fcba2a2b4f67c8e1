"""Players that know only the kernel and a game's own evaluation."""

from __future__ import annotations

from astrolude.bots.asking import answer
from astrolude.bots.bot import Bot, RandomBot
from astrolude.bots.greedy import GreedyBot
from astrolude.bots.search import Budget, SearchBot
from astrolude.bots.specs import LEVELS, InvalidBot, make_bot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "InvalidBot",
    "RandomBot",
    "SearchBot",
    "answer",
    "make_bot",
]
