"""Self-play: searching bots play, some decisions are drawn by lot, and what the searches found is kept.

Every process plays game after game and writes a shard now and then. The seeds of the games are the first one
and those that follow; a shard's name holds the first game that it does not contain, so a run that was stopped
goes on after its last shard.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude.bots import SearchBot
from astrolude.bots.greedy import follow
from astrolude.bots.search import Search, play_on
from astrolude.bots.tree import Node
from astrolude.bots.utility import Utility
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from astrolude.learning.bot import LearnedBot, read_budget
from astrolude.learning.judge import settle
from training.samples import DRAWN, IMAGINED, UNDRAWN, Samples

SHORTLIST: Final = 8
"""A drawn answer is one of so many that look best at first sight,"""
FROM_ALL: Final = 0.25
"""or, with this chance, any."""
FOLLOWED: Final = 4
"""How many answers of a searched question leave their positions behind."""
THOUGHT: Final = 12
"""A later question is kept if its answers were tried so often beyond their first sight."""
SHARD_SECONDS: Final = 60.0
CHANCE: Final = 0x9E3779B97F4A7C15
"""Sets the chance of searches apart from the game's own."""


@dataclass(frozen=True)
class Play:
    """What is played, and how long."""

    game: str
    players: int
    budget: str
    """Of each search: `20ms` or `100it`."""
    seed: int
    seconds: float
    lot: float
    """The share of decisions drawn by lot."""
    out: str
    network: str = ""
    """A network to search with, from a round before."""
    opening: str = ""
    """A prompt that is always answered by lot, such as the choice of a faction."""


class Table:
    """One process that plays game after game."""

    def __init__(self, play: Play, worker: int, workers: int) -> None:
        load()
        self.play: Final = play
        self.game: Final = find(play.game)
        self.budget: Final = read_budget(play.budget)
        self.layout: Final = self.game.layout(play.players)
        self.worker: Final = worker
        self.workers: Final = workers
        self.samples = Samples()
        self.bot: Final[SearchBot] = (
            LearnedBot(self.game, 0, play.network, play.budget)
            if play.network
            else SearchBot(self.game, 0, self.budget)
        )

    def run(self) -> None:
        """Play until the time is over."""
        begin = shard_begin = time.monotonic()
        number = self.first_game()
        while time.monotonic() - begin < self.play.seconds:
            self.play_game(self.play.seed + number * self.workers + self.worker)
            number += 1
            if time.monotonic() - shard_begin > SHARD_SECONDS:
                self.write(number)
                shard_begin = time.monotonic()
        self.write(number)

    def first_game(self) -> int:
        """The game after those in the shards that are there already."""
        shards = sorted(Path(self.play.out).glob(f"shard-{self.worker:02}-*.npz"))
        return int(shards[-1].stem.split("-")[2]) if shards else 0

    def write(self, number: int) -> None:
        if self.samples.games:
            self.samples.write(Path(self.play.out) / f"shard-{self.worker:02}-{number:06}.npz")
        self.samples = Samples()

    def play_game(self, seed: int) -> None:
        state = self.game.new(self.play.players, None, seed)
        rng = Generator(seed ^ CHANCE)
        lot = random.Random(seed)
        drawn = False
        while not state.over:
            choices = self.game.candidates(state)
            if len(choices) == 1:
                state.play(choices[0])
            elif state.decision.prompt == self.play.opening:
                state.play(lot.choice(choices))
            else:
                draw = lot.random() < self.play.lot
                state.play(self.decide(state, rng, lot, drawn, draw))
                drawn = draw
        outcome = state.outcome()
        assert outcome is not None
        self.samples.end_game(outcome.scores)

    def decide(self, state: State, rng: Generator, lot: random.Random, drawn: bool, draw: bool) -> int:
        """Search, remember, and answer as the search or the lot says."""
        world = state.determinize(state.seat, rng)
        search = Search(self.game, world, rng, self.bot.judge(world))
        search.judge_answers()
        sights = [search.root.mean(place) for place in range(len(search.root.actions))]
        place = search.hold_rounds(self.budget)
        self.remember(search, sights, place, DRAWN if drawn else UNDRAWN)
        if draw:
            order = sorted(range(len(sights)), key=lambda index: -sights[index])
            place = lot.choice(order if lot.random() < FROM_ALL else order[:SHORTLIST])
        return search.root.actions[place]

    def remember(self, search: Search, sights: list[float], place: int, origin: int) -> None:
        """Keep the question, and those that the search thought most about after it."""
        world = search.state.clone()
        node = search.root
        self.keep(search, node, world, list(range(len(sights))), sights, place, origin)
        while True:
            play_on(self.game, world, node.actions[place], node.plans[place] if search.caution > 0.0 else [])
            child = node.children[place]
            while child is not None and (world.over or child.question != world.stack[-1]):
                child = child.sibling
            if child is None or sum(child.counts) < len(child.counts) + THOUGHT:
                return
            node = child
            legal = world.legal_actions()
            places = [index for index in range(len(node.actions)) if node.actions[index] in legal]
            if len(places) < 2:
                return
            means = [node.mean(index) for index in places]
            place = max(places, key=lambda index: (node.counts[index], node.mean(index)))
            self.keep(search, node, world, places, means, place, IMAGINED)

    def keep(
        self, search: Search, node: Node, world: State, places: list[int], sights: list[float], place: int,
        origin: int,
    ) -> None:  # fmt: skip
        """A question with what the search found there, and the positions after its most tried answers.

        A node knows answers of several worlds; `places` are those of this one.
        """
        judge = search.judge
        assert isinstance(judge, Utility)
        actions = [node.actions[index] for index in places]
        tries = [node.counts[index] for index in places]
        means = [node.mean(index) for index in places]
        found: dict[str, list[Any]] = {"actions": actions, "tries": tries, "means": means, "sights": sights}
        points = self.game.evaluate(world)
        chosen = places.index(place)
        number = self.samples.add_root(
            world.seat, found, self.see(world), chosen, origin, judge.scale, points
        )
        order = sorted(range(len(places)), key=lambda index: (-tries[index], -means[index]))
        for index in order[:FOLLOWED]:
            twin = world.clone()
            follow(judge, twin, actions[index], [])
            settle(self.game, twin)
            if not twin.over:
                values = self.game.evaluate(twin)
                self.samples.add_child(self.see(twin), number, index, world.seat, twin.seat, values)

    def see(self, state: State) -> int:
        """Keep what the seat to move sees."""
        sketch = self.layout.observe(state, state.seat)
        flags = np.frombuffer(b"".join(sketch.flags), np.int64)
        cells = np.frombuffer(b"".join(sketch.cells), np.int64)
        values = np.frombuffer(b"".join(sketch.values), np.float32)
        return self.samples.add_position(
            np.concatenate([flags, cells]), np.concatenate([np.ones(len(flags), np.float32), values])
        )


def sit(play: Play, worker: int, workers: int) -> None:
    Table(play, worker, workers).run()


def play_all(play: Play, jobs: int) -> None:
    """Play in several processes; the shards are what is left of them."""
    Path(play.out).mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")
    processes = [context.Process(target=sit, args=(play, worker, jobs)) for worker in range(jobs)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        raise SystemExit("a process of the self-play died; what it had not written is lost: run it again")
