"""Bots made from what people give: a name, a class or function of their own, or a bot itself."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from astrolude.bots.bot import Bot, RandomBot
from astrolude.bots.greedy import GreedyBot
from astrolude.bots.own import Maker, made_by, maker_of, name_of_maker
from astrolude.bots.search import Budget, SearchBot
from astrolude.bots.specs import EXPECTED, EXPERT, LEARNED, NAMES, InvalidBot, Spec
from astrolude.kernel.game import Game

EASY_ATTENTION: Final = 0.35
HARD_MILLISECONDS: Final = 1500
HARD_ITERATIONS: Final = 20000
"""More hardly helps, and the tree of a long search takes memory."""
PLAIN_MILLISECONDS: Final = 500

LEARNING: Final = "astrolude.learning"
LEARNED_BOT: Final = f"{LEARNING}.bot:LearnedBot"
"""Made by its name, as somebody's own bot is: the engine itself runs without NumPy."""
EXPERT_BUDGET: Final = f"{HARD_MILLISECONDS}ms:{HARD_ITERATIONS}it"

DIGITS: Final = 9
"""The longest budget that makes sense has fewer."""

Entrant = str | Maker
"""Who enters a series of games, where each seat of each game has a bot of its own: how one is made."""


def make_bot(bot: Entrant | Bot, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game. InvalidBot says why there is none, and what a name may be."""
    if isinstance(bot, Bot):
        return bot
    if not isinstance(bot, str):
        return made_by(bot, name_of(bot), {}, game, seed)
    spec = Spec(bot)
    if spec.own:
        return made_by(maker_of(spec), bot, spec.parameters, game, seed)
    if spec.name not in NAMES:
        raise InvalidBot(f"there is no bot {bot!r}; {EXPECTED}")
    if spec.name in (LEARNED, EXPERT):
        return _learned(spec, game, seed)
    return _known(spec, game, seed)


def experts(game: Game) -> list[int]:
    """The numbers of players with which the level `expert` can play; none without NumPy."""
    if find_spec("numpy") is None:
        return []
    try:
        folder = files(LEARNING).joinpath("networks")
    except ModuleNotFoundError:  # in a browser
        return []
    return [count for count in game.players if folder.joinpath(f"{game.id}-{count}.npz").is_file()]


def name_of(bot: Entrant | Bot) -> str:
    """What a bot is called in results; of a class or function what `make_bot` would understand."""
    if isinstance(bot, str):
        return bot
    return name_of_maker(type(bot) if isinstance(bot, Bot) else bot)


def _known(spec: Spec, game: Game, seed: int) -> Bot:
    """One of the bots that come along."""
    settings = _Settings(spec)
    bot: Bot
    if spec.name == "random":
        bot = RandomBot(seed)
    elif spec.name == "greedy":
        bot = GreedyBot(game, seed, settings.share("attention", 1.0))
    elif spec.name == "search":
        bot = SearchBot(game, seed, settings.budget())
    elif spec.name == "easy":
        bot = GreedyBot(game, seed, EASY_ATTENTION)
    elif spec.name == "normal":
        bot = GreedyBot(game, seed)
    else:
        bot = SearchBot(game, seed, Budget(HARD_MILLISECONDS, HARD_ITERATIONS))
    settings.check()
    return bot


def _learned(spec: Spec, game: Game, seed: int) -> Bot:
    """The search with a network, if there is one; InvalidBot says what is missing."""
    budget = ":".join(spec.words) or f"{PLAIN_MILLISECONDS}ms"
    parameters = {"budget": budget, **spec.parameters}
    if spec.name == EXPERT:
        if spec.words or spec.parameters:
            raise InvalidBot(f"the level {EXPERT} takes no parameters: {spec.text!r}")
        parameters = {"budget": EXPERT_BUDGET}
    return made_by(maker_of(Spec(LEARNED_BOT)), spec.text, parameters, game, seed)


class _Settings:
    """What a spec sets, and what its bot has asked for."""

    def __init__(self, spec: Spec) -> None:
        self.spec: Final = spec
        self.known: Final[list[str]] = []
        self.words = spec.words

    def share(self, name: str, default: float) -> float:
        """A parameter from 0 to 1."""
        self.known.append(name)
        text = self.spec.parameters.get(name)
        if text is None:
            return default
        try:
            share = float(text)
        except ValueError:
            share = -1.0
        if not 0.0 <= share <= 1.0:
            raise InvalidBot(f"{name!r} of {self.spec.text!r} is a number from 0 to 1; {EXPECTED}")
        return share

    def budget(self) -> Budget:
        """`50ms`, `2000it`, or both: whichever is used up first."""
        words, self.words = self.words, []
        if not words:
            return Budget(milliseconds=PLAIN_MILLISECONDS)
        found = {"ms": 0, "it": 0}
        for word in words:
            number, unit = word[:-2], word[-2:]
            whole = number.isascii() and number.isdigit() and len(number) <= DIGITS and int(number) > 0
            if not whole or found.get(unit, 1):
                raise InvalidBot(f"the budget of {self.spec.text!r} cannot be read; {EXPECTED}")
            found[unit] = int(number)
        return Budget(found["ms"], found["it"])

    def check(self) -> None:
        """InvalidBot if anything is set that the bot does not have."""
        for name in self.spec.parameters:
            if name not in self.known:
                known = ", ".join(self.known) or "none"
                raise InvalidBot(f"{self.spec.name} has no parameter {name!r}; its parameters: {known}")
        if self.words:
            raise InvalidBot(f"there is no bot {self.spec.text!r}; {EXPECTED}")
