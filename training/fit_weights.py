"""Fits the evaluation of a game to an experiment: games in which some turns are drawn by lot.

    make compiled
    PYTHONPATH=build/compiled:. .venv/bin/python -m training.fit_weights gaia --games 2500 --write

Greedy bots play, but one turn in five is drawn: mostly from the answers that seem best at first sight, now
and then from all. Only the positions after such turns count. So what a weight learns is what a step brings
to whoever takes it, not what those who take it by themselves had anyway; from positions as they come, a fit
likes what goes with success, and bots that go by it play worse.

A position is a set of terms for each seat. What is to be explained is by how much the final score of the seat
that moved lies above the average of its table, from how its terms differ from theirs: one linear fit over all
stages, near the present weights (a normal prior). Games say in `data/evaluation.json`, under `fit`:

    turn    the prompt that begins a turn
    fixed   terms whose weight is not sought
    good    terms of which everybody knows that they are good: where games say otherwise, they count nothing
    bad     likewise bad
    doubt   the standard deviation of the prior, in points, where it is not the usual one

A weight of 0 stays 0: a new term begins with a guess. Where weights follow from others, `weights_by_stage` of
the game's evaluation says how, linearly.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.bots.greedy import average, own_depth, worths
from astrolude.bots.utility import Utility
from astrolude.games import load
from astrolude.kernel.evaluation import Terms
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from training.weights import Rows, data_path, weigher, written

DRAWN = 5
"""One turn in so many is drawn by lot,"""
FROM_ALL = 3
"""and of those one in so many from all answers,"""
BEST = 8
"""the others from so many that seem best."""
KIN = 2.0
"""Positions of one game resemble each other: so many count as one."""

Sample = tuple[Any, float]
"""A seat's terms by stage, and its final score, both from the average of the table."""


def played(game: Game, players: int, seed: int, turn: str, stages: int) -> list[Sample]:
    """What followed from the drawn turns of one game."""
    state = game.new(players, None, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot("greedy", game, chance.seed()) for _ in range(players)]
    taken: list[tuple[int, Any]] = []
    while not state.over:
        seat = state.seat
        if state.decision.prompt != turn or chance.below(DRAWN):
            state.play(answer(bots[seat], state, chance))
            continue
        depth = own_depth(state, seat)
        state.play(drawn(game, state.determinize(seat, chance), chance))
        while state.seat == seat and len(state.stack) > depth:
            state.play(answer(bots[seat], state, chance))
        if not state.over:
            taken.append((seat, differing(game, state, seat, stages)))
    outcome = state.outcome()
    assert outcome is not None
    mean = average([float(score) for score in outcome.scores])
    return [(terms, outcome.scores[seat] - mean) for seat, terms in taken]


def drawn(game: Game, seen: State, chance: Generator) -> int:
    """An answer to the question of the turn by lot."""
    choices = list(game.candidates(seen))
    if chance.below(FROM_ALL):
        utility = Utility(game, seen)
        choices.sort(key=lambda action: -average(worths(utility, seen, action, chance, [])))
        del choices[BEST:]
    return choices[chance.below(len(choices))]


def differing(game: Game, state: State, seat: int, stages: int) -> Any:
    """By stage and term: by how much a seat's terms, as they count there, differ from the table's average."""
    terms = np.array(game.terms(state))
    last = game.evaluation(state.players).last
    table = np.zeros((state.players, stages, terms.shape[1]))
    for other in range(state.players):
        reached = game.stage(state, other) / last * (stages - 1)
        before = min(int(reached), stages - 2)
        table[other, before] = terms[other] * (1.0 - (reached - before))
        table[other, before + 1] = terms[other] * (reached - before)
    return (table[seat] - table.mean(axis=0)).ravel()


class Fit:
    """What is sought: a weight for each free term and stage, and what the others make of them."""

    def __init__(self, game: Game, rows: Rows, hints: dict[str, Any], usual: float) -> None:
        self.rows = rows
        self.terms: Terms = game.evaluation(game.players[-1]).terms
        self.weigh = weigher(game)
        self.stages = len(next(iter(rows.values())))
        fixed = hints.get("fixed", [])
        self.free = [
            (name, stage)
            for name, weights in rows.items()
            for stage, weight in enumerate(weights)
            if weight and name not in fixed
        ]
        doubts = hints.get("doubt", {})
        self.doubt = np.array([float(doubts.get(name, usual)) for name, _ in self.free])
        self.signs = dict.fromkeys(hints.get("good", []), 1.0) | dict.fromkeys(hints.get("bad", []), -1.0)
        self.effects = self._effects()

    def _effects(self) -> Any:
        """By free weight: what one point more of it adds to the weight of every stage and term."""
        nothing = {name: [0.0] * self.stages for name in self.rows}
        effects = []
        for name, stage in self.free:
            unit = [float(other == stage) for other in range(self.stages)]
            effects.append(np.array(self.weigh(nothing | {name: unit})).ravel())
        return np.array(effects)

    def fitted(self, samples: Sequence[Sample]) -> Rows:
        """The likeliest weights near the present ones."""
        terms = np.array([sample[0] for sample in samples])
        scores = np.array([sample[1] for sample in samples])
        columns = terms @ self.effects.T
        unexplained = scores - terms @ np.array(self.weigh(self.rows)).ravel()
        prior = KIN * unexplained.var() / np.square(self.doubt)
        start = np.array([self.rows[name][stage] for name, stage in self.free])
        found, free = start.copy(), np.full(len(start), True)
        while True:
            rest = unexplained - columns[:, ~free] @ (found - start)[~free]
            squares = columns[:, free].T @ columns[:, free] + np.diag(prior[free])
            found[free] = start[free] + np.linalg.solve(squares, columns[:, free].T @ rest)
            wrong = [index for index in np.flatnonzero(free) if self.is_wrong(int(index), found[index])]
            if not wrong:
                break
            found[wrong] = 0.0
            free[wrong] = False
        left = unexplained - columns @ (found - start)
        print(
            f"of {scores.std():.1f} points {unexplained.std():.2f} unexplained before, {left.std():.2f} after"
        )
        rows = {name: list(weights) for name, weights in self.rows.items()}
        for (name, stage), weight in zip(self.free, found, strict=True):
            rows[name][stage] = round(float(weight), 3)
        return rows

    def is_wrong(self, index: int, weight: float) -> bool:
        return self.signs.get(self.free[index][0], 0.0) * weight < 0.0


def refit(
    game: Game, content: dict[str, Any], table: str, counts: list[int], games: int, seed: int, usual: float
) -> None:
    """Put fitted weights into the content of a game's data file."""
    part = content[table] if table else content
    hints = content.get("fit", {})
    fit = Fit(game, part["terms"], hints, usual)
    samples: list[Sample] = []
    for number in range(games):
        samples += played(game, counts[number % len(counts)], seed + number, hints["turn"], fit.stages)
    print(f"{len(samples)} drawn turns of {games} games")
    part["terms"] = fit.fitted(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--players", default="2", help="player counts, taken in turn")
    parser.add_argument("--table", default="", help="the weights to fit, where a game has several")
    parser.add_argument("--doubt", type=float, default=1.0, help="standard deviation of the prior, in points")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    given = parser.parse_args()
    load()
    game = find(given.game)
    data = data_path(game)
    content = json.loads(data.read_text(encoding="utf-8"))
    counts = [int(count) for count in given.players.split(",")]
    refit(game, content, given.table, counts, given.games, given.seed, given.doubt)
    text = written(content) + "\n"
    if given.write:
        data.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
