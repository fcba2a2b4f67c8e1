"""Fits the evaluation of Alien Frontiers to the results of games that bots played with it.

    make compiled
    python3 -m venv build/fit
    build/fit/bin/pip install numpy mypy_extensions
    PYTHONPATH=build/compiled build/fit/bin/python benchmarks/fit_evaluation.py --games 3000 --write

A position is a set of terms for each seat; the chance of a seat to win is the softmax of its weighted sum.
The weights that make the results likeliest are sought near the present ones (a normal prior), so terms that
seldom occur do not run away. They are then scaled so that a landed colony counts as many points as it is
likely to bring: its own, and half a territory.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import make_bot
from astrolude.games import load
from astrolude.games.alien_frontiers import evaluation
from astrolude.games.alien_frontiers.evaluation import STAGES, TERMS, WEIGHTS
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

try:
    import numpy as np
except ImportError:
    sys.exit(f"NumPy is not installed here. How to get it:\n{__doc__}")

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/astrolude/games/alien_frontiers/data/evaluation.json"
SEATS = 4
RANDOM_MOVES = 25
"""One decision in so many is random, so that the games leave the beaten track."""
NEWTON_STEPS = 8
COLONY_POINTS = 1.5

Sample = tuple[list[AlienState], list[float]]


def played(players: int, seed: int, bot: str, distance: int) -> Sample:
    """Some positions of one game, about one in `distance`, and the share of the win of each seat."""
    game = find("alien_frontiers")
    state = game.new(players, None, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    positions: list[AlienState] = []
    while not state.over:
        assert isinstance(state, AlienState)
        if chance.below(distance) == 0:
            positions.append(state.clone())
        if chance.below(RANDOM_MOVES) == 0:
            actions = state.legal_actions()
            state.play(actions[chance.below(len(actions))])
        else:
            state.play(bots[state.seat].choose(state.determinize(state.seat, chance)))
    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return positions, [share if seat in outcome.winners else 0.0 for seat in range(players)]


def set_weights(term: int) -> None:
    """Make the evaluation answer with one term alone."""
    for weights in WEIGHTS:
        for index in range(len(TERMS)):
            weights[index] = 1.0 if index == term else 0.0


def terms_of(positions: list[AlienState]) -> Any:
    """The terms of every seat in every position, those of the start and those of the end of the game."""
    features = np.zeros((len(positions), SEATS, 2 * len(TERMS)))
    shares = np.array([evaluation.stage(position) / STAGES for position in positions])
    for term in range(len(TERMS)):
        set_weights(term)
        for row, position in enumerate(positions):
            for seat, value in enumerate(evaluation.evaluate(position)):
                features[row, seat, term] = value * shares[row]
                features[row, seat, term + len(TERMS)] = value * (1 - shares[row])
    return features


def likelihood(features: Any, absent: Any, results: Any, weights: Any) -> tuple[float, Any]:
    """The mean log likelihood of the results, and each seat's chance to win."""
    logits = np.where(absent, -1e9, features @ weights)
    logits -= logits.max(axis=1, keepdims=True)
    chances = np.exp(logits)
    chances /= chances.sum(axis=1, keepdims=True)
    return float((results * np.log(chances + 1e-12)).sum(axis=1).mean()), chances


def fitted(features: Any, absent: Any, results: Any, start: Any, doubt: Any, weight: float) -> Any:
    """The likeliest weights by Newton's method; `weight` says how much one position counts."""
    weights = start.copy()
    for _ in range(NEWTON_STEPS):
        _, chances = likelihood(features, absent, results, weights)
        gradient = weight * np.einsum("ns,nsf->f", results - chances, features) - (weights - start) / doubt**2
        mean = np.einsum("ns,nsf->nf", chances, features)
        spread = -mean.T @ mean
        for seat in range(SEATS):
            spread += features[:, seat].T @ (chances[:, seat, None] * features[:, seat])
        weights = weights + np.linalg.solve(weight * spread + np.diag(1 / doubt**2), gradient)
    return weights


def best_scale(features: Any, absent: Any, results: Any, start: Any) -> float:
    """How many points make a lead e times likelier to win, with the present weights."""
    scales = np.linspace(0.5, 6, 56)
    fits = [likelihood(features, absent, results, start / scale)[0] for scale in scales]
    return float(scales[int(np.argmax(fits))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", default="2,2,3,4", help="player counts, taken in turn")
    parser.add_argument("--distance", type=int, default=12, help="one position in so many is taken")
    parser.add_argument("--doubt", type=float, default=0.3, help="standard deviation of the prior, in points")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    load()
    present = json.loads(DATA.read_text(encoding="utf-8"))
    counts = [int(count) for count in arguments.players.split(",")]
    positions: list[AlienState] = []
    shares: list[list[float]] = []
    for number in range(arguments.games):
        taken, result = played(
            counts[number % len(counts)], arguments.seed + number, arguments.bot, arguments.distance
        )
        positions += taken
        shares += [result + [0.0] * (SEATS - len(result))] * len(taken)
    print(f"{len(positions)} positions of {arguments.games} games")
    features, results = terms_of(positions), np.array(shares)
    absent = np.array([[seat >= position.players for seat in range(SEATS)] for position in positions])
    start = np.array([present["terms"][term][end] for end in (0, 1) for term in TERMS])
    scale = best_scale(features, absent, results, start)
    before, _ = likelihood(features, absent, results, start / scale)
    doubt = np.full(len(start), arguments.doubt / scale)
    weights = fitted(features, absent, results, start / scale, doubt, arguments.games / len(positions))
    after, _ = likelihood(features, absent, results, weights)
    print(f"scale {scale:.2f}, log likelihood {before:.4f} -> {after:.4f}")
    colony = TERMS.index("colony")
    weights *= COLONY_POINTS * 2 / (weights[colony] + weights[colony + len(TERMS)])
    terms = {
        term: [round(float(weights[index]), 3), round(float(weights[index + len(TERMS)]), 3)]
        for index, term in enumerate(TERMS)
    }
    rows = ",\n".join(f'    "{term}": {json.dumps(pair)}' for term, pair in terms.items())
    text = f'{{\n  "about": {json.dumps(present["about"])},\n  "terms": {{\n{rows}\n  }}\n}}\n'
    if arguments.write:
        DATA.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
