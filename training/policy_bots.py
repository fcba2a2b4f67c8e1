"""Bots that play with a network of `training.small_policy`: by its policy alone, or in the search.

training.policy_bots:PolicyPlayer:network=policy.npz
training.policy_bots:PolicySearch:network=policy.npz:budget=50ms:own=4:others=2
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude.bots import Bot, SearchBot
from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.learning.bot import read_budget
from astrolude.research.encoding import Encoder
from training.small_policy import LEAD, Network

_READ: Final[dict[str, Network]] = {}


def read(path: str, game: Game, players: int) -> Network:
    """A network, read once in a process."""
    found = _READ.get(path)
    if found is None:
        with np.load(Path(path)) as arrays:
            weights = dict(arrays)
        layout = game.layout(players)
        found = Network(layout.size, game.grammar.size, 0, len(weights["hidden"]))
        found.weights.update(weights)
        _READ[path] = found
    return found


class PolicyPlayer(Bot):
    """Takes the most promising action."""

    def __init__(self, game: Game, seed: int, network: str) -> None:
        self.blind = True
        self.network: Final = read(network, game, 2)
        self.encoder: Final = Encoder(Start(game, 2))

    def choose(self, state: State) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seen = self.encoder.observation(state, state.seat)
        hidden = self.network.hidden(seen[None])[0]
        promise = hidden @ self.network.weights["action"][:, legal]
        return legal[int(promise.argmax())]


class PolicyJudge(Utility):
    """Judges positions by the lead that the network expects in the end."""

    def __init__(self, game: Game, state: State, bot: PolicySearch) -> None:
        super().__init__(game, state)
        self.bot: Final = bot
        self.encoder: Final = bot.encoder
        self.network: Final = bot.network
        self.seat: Final = state.seat

    def of_each(self, states: list[State]) -> list[list[float]]:
        live = [state for state in states if not state.over]
        if not live:
            return [self.of_result(state) for state in states]
        seen = np.stack([self.encoder.observation(state, state.seat) for state in live])
        to_come = (self.network.hidden(seen) @ self.network.weights["lead"])[:, 0].tolist()
        leads = (self.bot.points * (seen[:, self.bot.own] - seen[:, self.bot.theirs])).tolist()
        found: list[list[float]] = []
        place = 0
        for state in states:
            if state.over:
                found.append(self.of_result(state))
                continue
            total = (LEAD * leads[place] + to_come[place]) / self.bot.scale
            share = self.bot.share
            mine = 1.0 / (1.0 + exp(-max(min(total, 50.0), -50.0)))
            pair = [mine, 1.0 - mine] if state.seat == 0 else [1.0 - mine, mine]
            if share < 1.0:
                plain = self.of(state)
                pair = [share * new + (1.0 - share) * old for new, old in zip(pair, plain, strict=True)]
            found.append(pair)
            place += 1
        return found

    def promising(self, state: State, answers: list[int]) -> list[int]:
        most = self.bot.most if state.seat == self.seat else self.bot.others
        if not most or len(answers) <= most:
            return answers
        seen = self.encoder.observation(state, state.seat)
        promise = self.network.hidden(seen[None])[0] @ self.network.weights["action"][:, answers]
        return [answers[place] for place in np.argsort(-promise, kind="stable")[:most].tolist()]


class PolicySearch(SearchBot):
    """The search, its positions judged by the network."""

    def __init__(
        self,
        game: Game,
        seed: int,
        network: str,
        budget: str = "50ms",
        own: int = 0,
        others: int = 0,
        share: float = 1.0,
        scale: float = 0.4,
    ) -> None:
        super().__init__(game, seed, read_budget(budget))
        self.network: Final = read(network, game, 2)
        self.encoder: Final = Encoder(Start(game, 2))
        self.most: Final = own
        self.others: Final = others
        self.share: Final = share
        self.scale: Final = scale
        layout = game.layout(2)
        names = layout.cells()
        self.own: Final = names.index("seats/self/points")
        self.theirs: Final = names.index("seats/next_1/points")
        self.points: Final = float(
            next(place.block.scale for place in layout.places if place.start <= self.own < place.end)
        )

    def judge(self, state: State) -> Any:
        return PolicyJudge(self.game, state, self)
