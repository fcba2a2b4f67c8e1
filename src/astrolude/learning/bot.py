"""The bot that searches with a network.

    astrolude.learning.bot:LearnedBot:network=gaia-2.npz:budget=100ms:own=4:others=1

It is the same search as ever; only its judge is another.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrolude.bots import Budget, InvalidBot, SearchBot
from astrolude.bots.judge import Judge
from astrolude.kernel.game import Game
from astrolude.kernel.state import State
from astrolude.learning.files import UnfitNetwork, read_network
from astrolude.learning.judge import Habits, LearnedJudge


class LearnedBot(SearchBot):
    """Searches anew for every decision, with what a network learned.

    A network that does not fit the game is refused with UnfitNetwork, or InvalidBot where bots are named.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        network: str,
        budget: str = "100ms",
        own: int = 0,
        others: int = 0,
        corrects: bool = True,
    ) -> None:
        super().__init__(game, seed, read_budget(budget))
        self.file: Final = Path(network)
        try:
            self.network, self.record = read_network(self.file, game)
        except UnfitNetwork as error:
            raise InvalidBot(str(error)) from error
        self.habits: Final = Habits(own, others, corrects)

    def judge(self, state: State) -> Judge:
        if state.players != self.network.players:
            raise UnfitNetwork(
                f"the network {self.file.name} plays with {self.network.players}, not with {state.players}"
            )
        return LearnedJudge(self.game, state, self.network, self.habits)


def read_budget(text: str) -> Budget:
    """`100ms` or `2000it`."""
    number, unit = text[:-2], text[-2:]
    if not (number.isascii() and number.isdigit() and int(number) and unit in ("ms", "it")):
        raise InvalidBot(f"the budget {text!r} cannot be read; it is <milliseconds>ms or <iterations>it")
    return Budget(milliseconds=int(number)) if unit == "ms" else Budget(iterations=int(number))
