"""Fits the evaluation of Alien Frontiers or Space Gate Odyssey to the results of games that bots played.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_evaluation.py GAME --games 3000 --write

A position is a set of terms for each seat; the chance of a seat to win is the softmax of its weighted sum.
The weights that make the results likeliest are sought near the present ones (a normal prior), so terms that
seldom occur do not run away. They are then scaled so that one term, the anchor, counts as many points as it
is likely to bring: a landed colony its own and half a territory, influence won as much as it says.
"""

from __future__ import annotations

import argparse
import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.games.alien_frontiers.advice import evaluation as alien_frontiers
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.space_gate.advice import evaluation as space_gate
from astrolude.games.space_gate.advice.terms_planets import stage_of
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
RANDOM_MOVES = 25
"""One decision in so many is random, so that the games leave the beaten track."""
NEWTON_STEPS = 8

Sample = tuple[list[State], list[float]]


class Evaluated(ABC):
    """A game whose terms have two weights each, for the start and for the end of the game."""

    def __init__(self, name: str, terms: list[str], anchor: str, points: float) -> None:
        self.data = ROOT / "src/astrolude/games" / name / "data/evaluation.json"
        self.terms = terms
        self.anchor = terms.index(anchor)
        self.points = points
        """What the anchor is worth, in the middle of the game."""

    @abstractmethod
    def terms_of(self, position: Any) -> list[list[float]]:
        """By seat: every term, without its weight."""

    @abstractmethod
    def late(self, position: Any) -> float:
        """The share of the weights for the end."""

    def features(self, positions: list[State]) -> Any:
        """The terms of every seat in every position, those of the start and those of the end of the game."""
        count = len(self.terms)
        features = np.zeros((len(positions), SEATS, 2 * count))
        for row, position in enumerate(positions):
            late = self.late(position)
            for seat, terms in enumerate(self.terms_of(position)):
                features[row, seat, :count] = np.array(terms) * (1 - late)
                features[row, seat, count:] = np.array(terms) * late
        return features


class AlienFrontiers(Evaluated):
    def __init__(self) -> None:
        super().__init__("alien_frontiers", alien_frontiers.TERMS, "colony", 1.5)

    def terms_of(self, position: AlienState) -> list[list[float]]:
        """Its evaluation answers with one term alone where all other weights are 0."""
        by_term = []
        for term in range(len(self.terms)):
            for weights in alien_frontiers.WEIGHTS:
                weights[:] = [float(index == term) for index in range(len(self.terms))]
            by_term.append(alien_frontiers.evaluate(position))
        return [[values[seat] for values in by_term] for seat in range(position.players)]

    def late(self, position: AlienState) -> float:
        return 1 - alien_frontiers.stage(position) / alien_frontiers.STAGES


class SpaceGate(Evaluated):
    def __init__(self) -> None:
        super().__init__("space_gate", space_gate.TERMS, "influence", 1.0)

    def terms_of(self, position: GateState) -> list[list[float]]:
        return space_gate.terms_of(position)

    def late(self, position: GateState) -> float:
        return stage_of(position)


GAMES = {"alien_frontiers": AlienFrontiers, "space_gate": SpaceGate}


def played(game: Game, players: int, seed: int, bot: str, distance: int) -> Sample:
    """Some positions of one game, about one in `distance`, and the share of the win of each seat."""
    state = game.new(players, None, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    positions: list[State] = []
    while not state.over:
        if chance.below(distance) == 0:
            positions.append(state.clone())
        if chance.below(RANDOM_MOVES) == 0:
            actions = game.candidates(state)
            state.play(actions[chance.below(len(actions))])
        else:
            state.play(answer(bots[state.seat], state, chance))
    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return positions, [share if seat in outcome.winners else 0.0 for seat in range(players)]


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
    scales = np.geomspace(0.5, 40, 80)
    fits = [likelihood(features, absent, results, start / scale)[0] for scale in scales]
    return float(scales[int(np.argmax(fits))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", default="2,2,3,4", help="player counts, taken in turn")
    parser.add_argument("--distance", type=int, default=12, help="one position in so many is taken")
    parser.add_argument("--doubt", type=float, default=0.3, help="standard deviation of the prior, in points")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    load()
    evaluated = GAMES[arguments.game]()
    counts = [int(count) for count in arguments.players.split(",")]
    positions: list[State] = []
    shares: list[list[float]] = []
    for number in range(arguments.games):
        players = counts[number % len(counts)]
        taken, result = played(
            find(arguments.game), players, arguments.seed + number, arguments.bot, arguments.distance
        )
        positions += taken
        shares += [result + [0.0] * (SEATS - len(result))] * len(taken)
    print(f"{len(positions)} positions of {arguments.games} games")
    absent = np.array([[seat >= position.players for seat in range(SEATS)] for position in positions])
    each = arguments.games / len(positions)
    text = refitted(evaluated, evaluated.features(positions), absent, np.array(shares), arguments.doubt, each)
    if arguments.write:
        evaluated.data.write_text(text, encoding="utf-8")
    else:
        print(text)


def refitted(
    evaluated: Evaluated, features: Any, absent: Any, results: Any, doubt: float, weight: float
) -> str:
    """The data file with the weights that fit the results best."""
    present = json.loads(evaluated.data.read_text(encoding="utf-8"))
    names = evaluated.terms
    start = np.array([present["terms"][term][end] for end in (0, 1) for term in names])
    scale = best_scale(features, absent, results, start)
    before, _ = likelihood(features, absent, results, start / scale)
    doubts = np.full(len(start), doubt / scale)
    weights = fitted(features, absent, results, start / scale, doubts, weight)
    after, _ = likelihood(features, absent, results, weights)
    print(f"scale {scale:.2f}, log likelihood {before:.4f} -> {after:.4f}")
    weights *= evaluated.points * 2 / (weights[evaluated.anchor] + weights[evaluated.anchor + len(names)])
    terms = {
        term: [round(float(weights[index]), 3), round(float(weights[index + len(names)]), 3)]
        for index, term in enumerate(names)
    }
    rows = ",\n".join(f'    "{term}": {json.dumps(pair)}' for term, pair in terms.items())
    return f'{{\n  "about": {json.dumps(present["about"])},\n  "terms": {{\n{rows}\n  }}\n}}\n'


if __name__ == "__main__":
    main()
