"""Learns to play from nothing: a small policy for Alien Frontiers with two players, in NumPy alone.

    make compiled && export PYTHONPATH=build/compiled:.
    .venv/bin/python -m training.small_policy --minutes 30 --out build/small_policy

It is meant to be read, from top to bottom: a network with one hidden layer says how promising each action is
and who is ahead; 128 games are stepped together (`astrolude.research.batch`), every seat being played by the
network; what was better than expected becomes likelier, a little at a time (proximal policy optimisation,
Schulman and others 2017). What a step brings is the change of the lead in points, and something more for
the victory in the end. From time to time the policy plays against `random` and `easy`. In the folder remain
the network, a line for each of these trials, and a picture of them.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.research.batch import Batch
from astrolude.research.policy import PolicyBot
from training.curves import note

GAME: Final = "alien_frontiers"
GAMES: Final = 128
"""Games that are stepped together,"""
STEPS: Final = 64
"""and the steps of each between two lessons."""
PASSES: Final = 3
PART: Final = 1024
"""How often a lesson goes over its steps, and how many of them it takes at once."""
HIDDEN: Final = 128
RATE: Final = 1e-3
"""The size of the network, and how fast it learns."""
FAR: Final = 0.995
SMOOTH: Final = 0.95
"""By how much what comes a step later counts less, and how far a surprise reaches back beyond forecasts."""
CLIP: Final = 0.2
"""A lesson makes no action more or less likely than by this share."""
CURIOUS: Final = 0.01
"""What an even spread over the actions is worth: whoever tries nothing learns nothing."""
LEAD: Final = 0.1
VICTORY: Final = 0.5
"""What a point of lead is worth, and a victory."""
LONGEST: Final = 2000
"""A game that goes on for longer is broken off: beginners' games find no end."""
SHOWN: Final = 600
"""and a game of a trial sooner still; nobody has won it then."""
CLOSED: Final = -1e9

Array = Any
"""Arrays of NumPy; their shapes are said in words."""


class Network:
    """One hidden layer, then how promising each action is, and the lead to be expected."""

    def __init__(self, cells: int, actions: int, seed: int, hidden: int = HIDDEN) -> None:
        chance = np.random.default_rng(seed)
        self.weights: Final[dict[str, Array]] = {
            "first": chance.normal(0.0, cells**-0.5, (cells, hidden)),
            "hidden": np.zeros(hidden),
            "action": chance.normal(0.0, 0.01, (hidden, actions)),
            "lead": np.zeros((hidden, 1)),
        }
        for name, weights in self.weights.items():
            self.weights[name] = weights.astype(np.float32)
        self.slopes: Final = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.squares: Final = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.lessons = 0

    def hidden(self, seen: Array) -> Array:
        return np.maximum(seen @ self.weights["first"] + self.weights["hidden"], 0.0)

    def judged(self, hidden: Array, mask: Array) -> tuple[Array, Array]:
        """The logarithm of the chance of each action, and the lead to be expected."""
        promise = np.where(mask, hidden @ self.weights["action"], CLOSED)
        promise -= promise.max(axis=1, keepdims=True)
        chances = promise - np.log(np.exp(promise).sum(axis=1, keepdims=True))
        return chances, (hidden @ self.weights["lead"])[:, 0]

    def slopes_of(self, steps: Steps) -> dict[str, Array]:
        """The slopes of the loss, worked out by hand: which way of each weight makes the steps worse."""
        hidden = self.hidden(steps.seen)
        logs, leads = self.judged(hidden, steps.masks)
        chances = np.exp(logs)
        rows = np.arange(len(logs))
        ratios = np.exp(logs[rows, steps.actions] - steps.logs)
        gains = steps.gains
        free = np.where(gains > 0.0, ratios < 1.0 + CLIP, ratios > 1.0 - CLIP)
        pull = np.where(free, ratios * gains, 0.0)[:, None]
        to_action = pull * chances
        to_action[rows, steps.actions] -= pull[:, 0]
        plain = np.where(steps.masks, logs, 0.0)
        spread = -(chances * plain).sum(axis=1, keepdims=True)
        to_action += CURIOUS * chances * (plain + spread)
        to_action /= len(rows)
        to_lead = (leads - steps.returns)[:, None] / len(rows)
        to_hidden = to_action @ self.weights["action"].T + to_lead @ self.weights["lead"].T
        to_hidden[hidden <= 0.0] = 0.0
        return {
            "first": steps.seen.T @ to_hidden,
            "hidden": to_hidden.sum(axis=0),
            "action": hidden.T @ to_action,
            "lead": hidden.T @ to_lead,
        }

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        """Down the slopes, by steps of about the same size for all weights (Adam)."""
        self.lessons += 1
        for name, slope in slopes.items():
            self.slopes[name] += 0.1 * (slope - self.slopes[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            usual = np.sqrt(self.squares[name] / (1.0 - 0.999**self.lessons)) + 1e-5
            self.weights[name] -= rate * self.slopes[name] / (1.0 - 0.9**self.lessons) / usual

    def best(self, seen: dict[str, Any]) -> int:
        """The most promising action, for one seat at a table."""
        logs, _ = self.judged(self.hidden(seen["observation"][None]), seen["action_mask"][None] > 0)
        return int(logs[0].argmax())


class Steps(NamedTuple):
    """What was seen and done, and what came of it."""

    seen: Array
    masks: Array
    actions: Array
    logs: Array
    """The logarithm of the chance that the action had."""
    gains: Array
    """By how much it turned out better than expected,"""
    returns: Array
    """and what was to be expected after all."""

    def part(self, rows: Array) -> Steps:
        return Steps(*[values[rows] for values in self])


class School:
    """The games, and what is learned from them."""

    def __init__(self, seed: int, hidden: int = HIDDEN) -> None:
        self.games: Final = Batch(GAME, players=2, num_envs=GAMES, cut_off=LONGEST)
        layout = self.games.layout
        self.network: Final = Network(layout.size, self.games.start.game.grammar.size, seed, hidden)
        self.chance: Final = np.random.default_rng(seed)
        self.seen, self.infos = self.games.reset(seed=seed)
        names = layout.cells()
        self.own: Final = names.index("seats/self/points")
        self.others: Final = names.index("seats/next_1/points")
        self.points: Final = next(
            place.block.scale for place in layout.places if place.start <= self.own < place.end
        )
        self.played = 0

    def lead(self, seen: Array) -> Array:
        """By game: by how many points the seat that is asked is ahead."""
        return self.points * (seen[:, self.own] - seen[:, self.others])

    def round(self) -> Steps:
        """Let all games go on by some steps."""
        kept: dict[str, list[Array]] = {name: [] for name in ("seen", "masks", "actions", "logs")}
        rewards, leads, same = [], [], []
        for _ in range(STEPS):
            seen = self.seen["observation"].copy()
            masks = self.seen["action_mask"] > 0
            logs, lead = self.network.judged(self.network.hidden(seen), masks)
            actions = drawn(logs, self.chance)
            seats = self.infos["seats"].copy()
            self.seen, won, over, broken, self.infos = self.games.step(actions)
            turned = np.where(self.infos["seats"] == seats, 1.0, -1.0)
            rows = np.arange(GAMES)
            gain = LEAD * (turned * self.lead(self.seen["observation"]) - self.lead(seen))
            scores = self.infos["scores"]
            final = LEAD * (scores[rows, seats] - scores[rows, 1 - seats] - self.lead(seen))
            gain = np.where(over, final + VICTORY * won[rows, seats], gain)
            rewards.append(np.where(broken, 0.0, gain))
            same.append(np.where(over | broken, 0.0, turned))
            leads.append(lead)
            for name, values in (("seen", seen), ("masks", masks), ("actions", actions)):
                kept[name].append(values)
            kept["logs"].append(logs[rows, actions])
            self.played += int(over.sum())
        masks = self.seen["action_mask"] > 0
        leads.append(self.network.judged(self.network.hidden(self.seen["observation"]), masks)[1])
        gains = surprises(np.array(rewards), np.array(leads), np.array(same))
        returns = gains + np.array(leads[:-1])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        flat = {name: np.concatenate(values) for name, values in kept.items()}
        gains, returns = gains.ravel().astype(np.float32), returns.ravel().astype(np.float32)
        return Steps(flat["seen"], flat["masks"], flat["actions"], flat["logs"], gains, returns)

    def lesson(self, rate: float) -> None:
        steps = self.round()
        for _ in range(PASSES):
            order = self.chance.permutation(len(steps.actions))
            for first in range(0, len(order), PART):
                part = steps.part(order[first : first + PART])
                self.network.step(self.network.slopes_of(part), rate)


def drawn(logs: Array, chance: np.random.Generator) -> Array:
    """An action for each row, by its chance."""
    sums = np.exp(logs).cumsum(axis=1)
    lots = chance.random((len(sums), 1)) * sums[:, -1:]
    return (sums <= lots).sum(axis=1)


def surprises(rewards: Array, leads: Array, same: Array) -> Array:
    """By step and game: by how much things went better than expected, from the eyes of whoever acted.

    What is good for one seat is bad for the other: `same` is -1 where the other one goes on, 0 at an end.
    """
    found = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1])
    for step in range(len(rewards) - 1, -1, -1):
        surprise = rewards[step] + FAR * same[step] * leads[step + 1] - leads[step]
        later = surprise + FAR * SMOOTH * same[step] * later
        found[step] = later
    return found


def won(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games that the policy wins; every deal is played from both seats."""
    start = Start(GAME, 2)
    share = 0.0
    for number in range(games):
        own = number % 2
        state = start.game.new(2, start.options, seed + number // 2)
        chance = Generator(seed + number)
        bots = [make_bot(opponent, start.game, chance.seed()) for _ in range(2)]
        bots[own] = PolicyBot(network.best)
        for _ in range(SHOWN):
            if state.over:
                break
            state.play(answer(bots[state.seat], state, chance))
        outcome = state.outcome() if state.over else None
        if outcome is not None and own in outcome.winners:
            share += 1.0 / len(outcome.winners)
    return share / games


def learn(minutes: float, out: Path, seed: int, every: float, games: int) -> list[dict[str, float]]:
    """Learn for so long, with a trial from time to time; the log of the trials."""
    out.mkdir(parents=True, exist_ok=True)
    school = School(seed)
    log: list[dict[str, float]] = []
    began = last = time.monotonic()
    seconds = 60.0 * minutes
    while True:
        now = time.monotonic() - began
        over = now >= seconds
        if over or not log or time.monotonic() - last >= every:
            said = {"minutes": round(now / 60.0, 2), "games": float(school.played)}
            for opponent in ("random", "easy"):
                said[opponent] = round(won(school.network, opponent, games, 10**9), 3)
            note(said, log, "minutes", ("random", "easy"), out)
            np.savez_compressed(out / "policy.npz", **school.network.weights)
            last = time.monotonic()
        if over:
            break
        school.lesson(RATE * max(0.1, 1.0 - now / seconds))
    return log


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.small_policy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=120.0, help="seconds between two trials")
    parser.add_argument("--games", type=int, default=100, help="of each trial, against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    load()
    learn(given.minutes, given.out, given.seed, given.every, given.games)


if __name__ == "__main__":
    main()
