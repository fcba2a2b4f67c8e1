"""The bot that searches with a network.

    learned:50ms    learned:50ms:own=4:others=1    learned:50ms:network=gaia-2.npz

It is the same search as ever; only its judge is another. Without `network=` it takes the one that comes along
for the game and the number of players at the table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrolude.bots import Budget, InvalidBot, SearchBot
from astrolude.bots.judge import Judge
from astrolude.kernel.game import Game
from astrolude.kernel.state import State
from astrolude.learning.files import UnfitNetwork, included, read_network
from astrolude.learning.judge import Habits, LearnedJudge
from astrolude.learning.network import Network


class LearnedBot(SearchBot):
    """Searches anew for every decision, with what a network learned.

    A network that does not fit the game is refused with UnfitNetwork, or InvalidBot where bots are named.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        network: str = "",
        budget: str = "500ms",
        own: int = 3,
        others: int = 2,
        corrects: bool = True,
    ) -> None:
        super().__init__(game, seed, read_budget(budget))
        self.given: Final = (network, budget, own, others, corrects)
        self.habits: Final = Habits(own, others, corrects)
        try:
            files = [Path(network)] if network else included(game)
            self.networks: Final = {one.players: one for one in (read_network(file, game) for file in files)}
        except UnfitNetwork as error:
            raise InvalidBot(str(error)) from error
        if not self.networks:
            raise InvalidBot(
                f"no network comes along for {game.id}; learned:50ms:network=<file> takes another"
            )

    def judge(self, state: State) -> Judge:
        return LearnedJudge(self.game, state, self.network(state.players), self.habits)

    def network(self, players: int) -> Network:
        found = self.networks.get(players)
        if found is None:
            known = " or ".join(str(count) for count in self.networks)
            raise UnfitNetwork(f"{self.game.id} has a network for {known} players, not for {players}")
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return LearnedBot, (self.game, 0, *self.given), self.rng


def read_budget(text: str) -> Budget:
    """`100ms`, `2000it`, or both: whichever is used up first."""
    found = {"ms": 0, "it": 0}
    for part in text.split(":"):
        number, unit = part[:-2], part[-2:]
        if found.get(unit, 1) or not (number.isascii() and number.isdigit() and int(number)):
            raise InvalidBot(f"the budget {text!r} cannot be read; it is <milliseconds>ms or <iterations>it")
        found[unit] = int(number)
    return Budget(found["ms"], found["it"])
