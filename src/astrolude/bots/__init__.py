"""Players that know only the kernel and a game's own evaluation."""

from __future__ import annotations

from astrolude.bots.asking import answer
from astrolude.bots.bot import Bot, RandomBot
from astrolude.bots.greedy import GreedyBot
from astrolude.bots.making import Entrant, experts, make_bot, name_of
from astrolude.bots.search import Budget, SearchBot
from astrolude.bots.specs import EXPERT, LEVELS, InvalidBot

__all__ = [
    "EXPERT",
    "LEVELS",
    "Bot",
    "Budget",
    "Entrant",
    "GreedyBot",
    "InvalidBot",
    "RandomBot",
    "SearchBot",
    "answer",
    "experts",
    "make_bot",
    "name_of",
]
