"""Fits the evaluation of Projet Gaia to the scores of games that bots played with it.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_gaia.py --games 500 --write

Each seat of a position is a row of terms; what is to be explained is how many points the seat still made. For
every round there is a linear fit near the present weights (a normal prior), from the last round to the first:
an income is worth what the same things are worth in hand in the rounds to come, so the later weights are
known when the earlier ones are sought. Factions are drawn, so that each is known equally well, and some moves
are random, so that the games leave the beaten track.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.games.gaia.advice.evaluation import (
    ACTION_SHARE,
    CHARGE_SHARE,
    DERIVED,
    FLOW_SHARE,
    flow_worths,
    round_to_act,
    terms_of,
)
from astrolude.games.gaia.advice.terms import (
    ACTION,
    BEFORE_THE_GAME,
    FACTION,
    FLOW,
    FLOWS,
    HELD,
    LEVEL_POINTS,
    PASSED,
    POINTS,
    READY,
    TERMS,
    WORTH,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/astrolude/games/gaia/data/evaluation.json"
SAMPLED = 0.2
"""The share of turns whose positions are taken."""
KIN = 6.0
"""Positions of one game resemble each other: so many count as one."""
FINE = {
    "credits": 0.15, "bowl_1": 0.25, "bowl_2": 0.25, "bowl_3": 0.3, "many_credits": 0.1,
    "first_final": 0.15, "second_final": 0.15, "pass_points": 0.1, "later_pass_points": 0.1,
    "loose_power": 0.2, "spare_power": 0.2, "satellites": 0.2, "neighbours": 0.2, "sectors": 0.3,
    "ready": 50.0,
} | dict.fromkeys(FACTIONS, 4.0)  # fmt: skip
"""Terms whose weight is known better, or not at all: the standard deviation of the prior."""
GIVEN = [POINTS, LEVEL_POINTS, BEFORE_THE_GAME, PASSED, *range(WORTH, WORTH + len(FACTIONS))]
"""Terms whose weight is no question of the rounds."""
FREE = [index for index, name in enumerate(TERMS.names) if index not in GIVEN and name not in DERIVED]
PASSING = 2.0
"""A pass costs so much beside what follows from the terms, so that whoever can still act does."""

Row = tuple[int, int, list[float], int, int]
"""The seat, the round in which it acts next, its terms, what it had scored by then, and the players."""


def played(players: int, seed: int, bot: str, random_moves: int) -> tuple[list[Row], list[int]]:
    """The rows of one game, and its scores."""
    game = find("gaia")
    state = game.new(players, None, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    dice = random.Random(seed)
    rows: list[Row] = []
    while not state.over:
        assert isinstance(state, GaiaState)
        if state.round and state.decision.prompt == "turn" and dice.random() < SAMPLED:
            rows += rows_of(state)
        choices = game.candidates(state)
        if state.decision.prompt == "faction" or (len(choices) > 1 and dice.randrange(random_moves) == 0):
            state.play(dice.choice(choices))
        else:
            state.play(answer(bots[state.seat], state, chance))
    outcome = state.outcome()
    assert outcome is not None
    return rows, outcome.scores


def rows_of(state: GaiaState) -> list[Row]:
    """A row for every seat that will act again."""
    rows: list[Row] = []
    for seat, values in enumerate(terms_of(state)):
        if round_to_act(state, seat) <= ROUNDS:
            scored = round(values[POINTS] + values[LEVEL_POINTS])
            rows.append((seat, round_to_act(state, seat), values, scored, state.players))
    return rows


def folded(features: Any) -> Any:
    """The free columns: unused actions stand with what is in hand, and waiting seats with the ready ones."""
    columns = features.copy()
    actions = ACTION_SHARE * features[:, ACTION : ACTION + FLOWS]
    columns[:, HELD : HELD + 4] += actions[:, :4]
    columns[:, HELD + 4] += actions[:, 4] - CHARGE_SHARE / 2 * actions[:, 5]
    columns[:, HELD + 6] += CHARGE_SHARE / 2 * actions[:, 5]
    columns[:, READY] = 1.0
    return columns[:, FREE]


def fitted(features: Any, wanted: Any, players: Any, start: Any, doubt: Any) -> Any:
    """The likeliest weights near the present ones; what the number of players changes is left out."""
    counts = np.stack([players == 2, players == 3], axis=1).astype(float)
    columns = np.concatenate([features, counts], axis=1)
    start = np.concatenate([start, [0.0, 0.0]])
    doubt = np.concatenate([doubt, [50.0, 50.0]])
    rest = wanted - columns @ start
    prior = np.diag(KIN * rest.var() / doubt**2)
    found = start + np.linalg.solve(columns.T @ columns + prior, columns.T @ rest)
    print(f"  unexplained: {float((wanted - columns @ found).std()):.1f} points")
    return found[:-2]


def fit_rounds(rows: list[Row], finals: list[int], present: dict[str, list[float]], doubts: float) -> None:
    """Write the fitted weights into `present`, round by round from the last."""
    features = np.array([row[2] for row in rows])
    acting = np.array([row[1] for row in rows])
    to_come = np.array([final - row[3] for row, final in zip(rows, finals, strict=True)], dtype=float)
    players = np.array([row[4] for row in rows])
    flow = np.zeros(FLOWS)
    for number in range(ROUNDS, 0, -1):
        here = acting == number
        print(f"round {number}: {int(here.sum())} rows")
        income = features[here][:, FLOW : FLOW + FLOWS] @ flow
        start = np.array([present[TERMS.names[index]][number - 1] for index in FREE])
        doubt = 0.35 * np.abs(start) + 0.15 + 0.35 * (ROUNDS + 1 - number) / ROUNDS
        for place, index in enumerate(FREE):
            doubt[place] = doubts * FINE.get(TERMS.names[index], doubt[place])
        weights = fitted(folded(features[here]), to_come[here] - income, players[here], start, doubt)
        for place, index in enumerate(FREE):
            present[TERMS.names[index]][number - 1] = round(float(weights[place]), 3)
        by_term = [present.get(term, [0.0] * ROUNDS)[number - 1] for term in TERMS.names]
        flow = flow + FLOW_SHARE * np.array(flow_worths(by_term))
    present["passed"] = [round(worth - PASSING, 3) for worth in present["ready"]]


def faction_worths(games: list[tuple[list[Row], list[int]]]) -> dict[str, float]:
    """By how much each faction's points lie above those of its opponents, on average."""
    leads: dict[str, list[float]] = {faction: [] for faction in FACTIONS}
    for rows, scores in games:
        factions = {row[0]: FACTIONS[row[2].index(1.0, FACTION) - FACTION] for row in rows}
        for seat, faction in factions.items():
            others = [score for rival, score in enumerate(scores) if rival != seat]
            leads[faction].append(scores[seat] - sum(others) / len(others))
    return {faction: round(sum(found) / len(found), 1) for faction, found in leads.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", default="4,2,4,3", help="player counts, taken in turn")
    parser.add_argument("--random", type=int, default=25, help="one move in so many is random")
    parser.add_argument("--doubt", type=float, default=1.0, help="how far weights may move, 1 is usual")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    load()
    content = json.loads(DATA.read_text(encoding="utf-8"))
    counts = [int(count) for count in arguments.players.split(",")]
    games = [
        played(counts[number % len(counts)], arguments.seed + number, arguments.bot, arguments.random)
        for number in range(arguments.games)
    ]
    for players in sorted(set(counts)):
        points = [score for _, scores in games for score in scores if len(scores) == players]
        print(f"{players} players: {sum(points) / len(points):.1f} points on average")
    rows = [row for taken, _ in games for row in taken]
    finals = [scores[row[0]] for taken, scores in games for row in taken]
    fit_rounds(rows, finals, content["terms"], arguments.doubt)
    for faction, worth in faction_worths(games).items():
        content["terms"][f"worth_{faction}"] = [worth] * (ROUNDS + 1)
    text = written(content)
    if arguments.write:
        DATA.write_text(text, encoding="utf-8")
    else:
        print(text)


def written(content: dict[str, Any]) -> str:
    """The data file, an entry of each table in a line."""
    parts = [f'  "about": {json.dumps(content["about"])}']
    for table in ("terms", "growth"):
        lines = ",\n".join(f'    "{name}": {json.dumps(entry)}' for name, entry in content[table].items())
        parts.append(f'  "{table}": {{\n{lines}\n  }}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
