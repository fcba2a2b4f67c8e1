"""How fast learning programs can step through our environments, beside PettingZoo's own Texas hold'em.

    make compiled
    pip install 'pettingzoo[classic]'
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/research.py          (--alone: without the peer)

Every environment is stepped by the same loop, PettingZoo's own performance benchmark made repeatable:
observe, choose at random among what the mask allows, step, reset at the end. Figures are steps in a second
of the processor's time, the best of several slices, and for ours the time of one observation. Beside them
stand batches of games stepped together, dense and sparse, with random legal actions.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from astrolude import engine_kind
from astrolude.bots.playout import sample_positions
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.research.batch import Batch
from astrolude.research.encoding import Encoder
from astrolude.research.pettingzoo import env

SLICES = 20
SLICE_SECONDS = 0.25
SAMPLED_EVERY = 7
BATCH = 64
"""Games that are stepped together."""


def steps_per_second(make: Callable[[], Any]) -> float:
    """The best of several slices of random play."""
    made = make()
    made.reset(seed=1)
    random.seed(1)
    return max(_slice(made) for _ in range(SLICES))


def _slice(made: Any) -> float:
    begin, steps = process_time(), 0
    elapsed = 0.0
    while elapsed < SLICE_SECONDS:
        for _ in range(50):
            observation, _, termination, truncation, _ = made.last()
            if termination or truncation:
                made.reset()
                continue
            made.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        elapsed = process_time() - begin
    return steps / elapsed


def batch_steps_per_second(game: Game, players: int, sparse: bool) -> float:
    """Steps of all games together, the best of several slices."""
    batch = Batch(game, players, num_envs=BATCH, sparse=sparse)
    batch.reset(seed=1)
    chance = np.random.default_rng(1)
    best = 0.0
    for _ in range(SLICES):
        begin, steps, elapsed = process_time(), 0, 0.0
        while elapsed < SLICE_SECONDS:
            batch.step(batch.sample(chance))
            steps += BATCH
            elapsed = process_time() - begin
        best = max(best, steps / elapsed)
    return best


def observation_time(game: Game, players: int) -> float:
    """Microseconds of one observation without the mask, over positions of a random game."""
    positions = sample_positions(game.new(players, None, 1), Generator(2), SAMPLED_EVERY)[:100]
    encoder = Encoder(Start(game, players))
    best = float("inf")
    for _ in range(SLICES):
        begin = process_time()
        for position in positions:
            encoder.observation(position, position.seat)
        best = min(best, (process_time() - begin) / len(positions))
    return best * 1e6


def peer_steps_per_second() -> float:
    from pettingzoo.classic import texas_holdem_v4

    return steps_per_second(texas_holdem_v4.env)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--alone", action="store_true", help="leave out the peer")
    peer = 0.0 if parser.parse_args().alone else peer_steps_per_second()
    print(f"Engine: {engine_kind()}.\n")
    print("| Environment | Players | Steps/s | Times Texas hold'em | Observation, µs | In a batch | Sparse |")
    print("|---|---|---|---|---|---|---|")
    if peer:
        print(f"| PettingZoo texas_holdem_v4 | 2 | {peer:,.0f} | 1.0 | | | |")
    for game in load():
        for players in (max(2, game.players[0]), game.players[-1]):
            steps = steps_per_second(lambda game=game, players=players: env(game, players))  # type: ignore[misc]
            times = f"{steps / peer:.1f}" if peer else ""
            print(
                f"| {game.id} | {players} | {steps:,.0f} | {times} "
                f"| {observation_time(game, players):.1f} "
                f"| {batch_steps_per_second(game, players, sparse=False):,.0f} "
                f"| {batch_steps_per_second(game, players, sparse=True):,.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
