"""Two sets of weights against each other: the same bot on both sides, each deal with the seats exchanged."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from training.weights import Rows, Weights, install, weigher

LONGEST: Final = 3000
"""So many decisions without an end are a draw: shaken too far, bots may want nothing that ends a game."""


class Result(NamedTuple):
    """What a pair of games brought the first side: its lead in points, and its share of the victories."""

    lead: float
    won: float


def pair(game: Game, players: int, seed: int, sides: list[Weights], bot: str, opening: str) -> Result:
    """How the first side's weights fare against the second's, on average of both seatings of a deal."""
    games = [table(game, players, seed, sides, shift, bot, opening) for shift in (0, 1)]
    return Result(sum(found.lead for found in games) / 2, sum(found.won for found in games) / 2)


def table(
    game: Game, players: int, seed: int, sides: list[Weights], shift: int, bot: str, opening: str
) -> Result:
    """What one game brings the first side; the sides sit in turn."""
    state = game.new(players, None, seed)
    chance, lot = Generator(seed ^ BOTS_STREAM), Generator(seed)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    before = [list(row) for row in game.evaluation(players).stages]
    playing = -1
    plies = 0
    while not state.over and plies < LONGEST:
        plies += 1
        if state.decision.prompt == opening:
            choices = game.candidates(state)
            state.play(choices[lot.below(len(choices))])
            continue
        side = (state.seat + shift) % 2
        if side != playing:
            install(game, players, sides[side])
            playing = side
        state.play(answer(bots[state.seat], state, chance))
    install(game, players, before)
    outcome = state.outcome()
    if outcome is None:
        return Result(0.0, 0.5)
    own = [seat for seat in range(players) if (seat + shift) % 2 == 0]
    others = [seat for seat in range(players) if (seat + shift) % 2 == 1]
    ahead = sum(outcome.scores[seat] for seat in own) - sum(outcome.scores[seat] for seat in others)
    won = sum(seat in own for seat in outcome.winners) / len(outcome.winners)
    return Result(ahead / len(own), won)


@dataclass(frozen=True)
class Trial:
    """What one process plays until its time is over."""

    game: str
    rows: Rows
    former: Rows
    counts: tuple[int, ...]
    first: int
    stride: int
    seconds: float
    bot: str
    opening: str

    def play(self) -> list[Result]:
        load()
        game = find(self.game)
        weigh = weigher(game)
        sides = [weigh(self.rows), weigh(self.former)]
        until = time.monotonic() + self.seconds
        found: list[Result] = []
        seed = self.first
        while not found or time.monotonic() < until:
            players = self.counts[seed // self.stride % len(self.counts)]
            found.append(pair(game, players, seed, sides, self.bot, self.opening))
            seed += self.stride
        return found


def tried(
    game: Game,
    rows: Rows,
    former: Rows,
    counts: tuple[int, ...],
    first: int,
    seconds: float,
    jobs: int,
    bot: str,
    opening: str,
) -> list[Result]:
    """All results of several processes."""
    trials = [
        Trial(game.id, rows, former, counts, first + job, jobs, seconds, bot, opening) for job in range(jobs)
    ]
    with get_context("spawn").Pool(jobs) as pool:
        return [result for part in pool.map(Trial.play, trials, chunksize=1) for result in part]


def summed(results: list[Result]) -> dict[str, Any]:
    """Games won and lead, each with its standard error; both games of a pair count as one draw."""
    wins = np.array([result.won for result in results])
    leads = np.array([result.lead for result in results])
    root = sqrt(len(results))
    return {
        "games": 2 * len(results),
        "won": round(float(wins.mean()), 4),
        "won_error": round(float(wins.std() / root), 4),
        "lead": round(float(leads.mean()), 3),
        "lead_error": round(float(leads.std() / root), 3),
    }


def told(found: dict[str, Any]) -> str:
    won = f"won {found['won']:.1%} ± {found['won_error']:.1%}"
    return f"{won}, lead {found['lead']:+.2f} ± {found['lead_error']:.2f} in {found['games']} games"
