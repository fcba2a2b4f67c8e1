"""Fits the evaluation of Eclipse to an experiment: games in which some turns are drawn by lot.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_eclipse.py --games 2500 --write

Greedy bots play, but one turn in five is drawn: mostly from the answers that seem best at first sight, now
and then from all. Only the positions after such turns count. So what a weight learns is what a step brings
to whoever takes it, not what those who take it by themselves had anyway; from positions as they come, the
fit liked what goes with success, and bots that went by it played worse.

A position is a set of terms for each seat. What is to be explained is by how much the final score of the seat
that moved lies above the average of its table, from how its terms differ from theirs: one linear fit for all
rounds, near the present weights (a normal prior). The points on the table count as they are; a debt that no
trade can pay is too rare to be fitted; the Terran factions are alike.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from astrolude.arena.match import BOTS_STREAM
from astrolude.bots import answer, make_bot
from astrolude.bots.greedy import average, own_depth, worths
from astrolude.bots.utility import Utility
from astrolude.games import load
from astrolude.games.eclipse.advice.evaluation import evaluation_for, stage_of, terms_of
from astrolude.games.eclipse.advice.terms import TERMS
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.species import SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/astrolude/games/eclipse/data/evaluation.json"
DRAWN = 5
"""One turn in so many is drawn by lot,"""
FROM_ALL = 3
"""and of those one in so many from all answers,"""
BEST = 8
"""the others from so many that seem best."""
KIN = 2.0
"""Positions of one game resemble each other: so many count as one."""
COLUMNS = [(term, end) for end in (0, 1) for term in TERMS.names]
FIXED = ["points", "debt", "discovery"]
"""Terms whose weight is not sought; those of technologies and species are 0 at the end."""
CHANCES = [
    "reputation_room", "power", "vacant", "conquered", "attack", "honour", "raid",
    "hunt_at_hand", "hunt_somewhere",
]  # fmt: skip
DANGERS = ["traded_debt", "lost", "defence", "losses", "raided"]
"""Terms of which everybody knows whether they are good or bad; where the games say otherwise, they count for
nothing."""
TECHNOLOGY_DOUBT, SPECIES_DOUBT = 1.0, 2.0

Sample = tuple[Any, float]
"""The columns of a seat and its final score, both from the average of the table."""


def played(players: int, seed: int) -> list[Sample]:
    """What followed from the drawn turns of one game."""
    game = find("eclipse")
    state = game.new(players, None, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot("greedy", game, chance.seed()) for _ in range(players)]
    taken: list[tuple[int, Any]] = []
    while not state.over:
        assert isinstance(state, EclipseState)
        seat = state.seat
        seen = state.determinize(seat, chance)
        if not state.round or state.decision.prompt != "turn" or chance.below(DRAWN):
            state.play(bots[seat].choose(seen))
            continue
        depth = own_depth(state, seat)
        state.play(drawn(seen, chance))
        while state.seat == seat and len(state.stack) > depth:
            state.play(answer(bots[seat], state, chance))
        if not state.over:
            taken.append((seat, columns_of(state, seat)))
    outcome = state.outcome()
    assert outcome is not None
    mean = average([float(score) for score in outcome.scores])
    return [(columns, outcome.scores[seat] - mean) for seat, columns in taken]


def drawn(seen: State, chance: Generator) -> int:
    """An answer to the question of the turn by lot."""
    game = find("eclipse")
    choices = list(game.candidates(seen))
    if chance.below(FROM_ALL):
        utility = Utility(game, seen)
        choices.sort(key=lambda action: -average(worths(utility, seen, action, chance, [])))
        del choices[BEST:]
    return choices[chance.below(len(choices))]


def columns_of(state: EclipseState, seat: int) -> Any:
    """Of one seat against the table: terms as they count at the start, then at the end."""
    late = stage_of(state, seat) / evaluation_for(state.players).last
    terms = np.array(terms_of(state))
    table = np.hstack([(1.0 - late) * terms, late * terms])
    return table[seat] - table.mean(axis=0)


def present_weights(table: dict[str, Any]) -> Any:
    return np.array([float(table["terms"][term][end]) for term, end in COLUMNS])


def doubts(usual: float) -> Any:
    """By column: how far its weight may move."""
    return np.array([doubt_of(term, end, usual) for term, end in COLUMNS])


def doubt_of(term: str, end: int, usual: float) -> float:
    if term in TECHNOLOGIES:
        return 0.0 if end else TECHNOLOGY_DOUBT
    if term in SPECIES:
        return 0.0 if end or term.startswith("terran_") else SPECIES_DOUBT
    return 0.0 if term in FIXED else usual


def fitted(samples: list[Sample], start: Any, doubt: Any) -> Any:
    """The likeliest weights near the present ones."""
    columns = np.array([sample[0] for sample in samples])
    scores = np.array([sample[1] for sample in samples])
    start = start.copy()
    before = scores - columns @ start
    prior = KIN * before.var() / np.square(np.where(doubt > 0.0, doubt, 1.0))
    free = doubt > 0.0
    while True:
        rest = scores - columns @ start
        found = start.copy()
        squares = columns[:, free].T @ columns[:, free] + np.diag(prior[free])
        found[free] += np.linalg.solve(squares, columns[:, free].T @ rest)
        wrong = [index for index in np.flatnonzero(free) if has_wrong_sign(int(index), found[index])]
        if not wrong:
            break
        start[wrong] = 0.0
        free[wrong] = False
    left = scores - columns @ found
    print(f"unexplained of {scores.std():.1f} points: {before.std():.2f} before, {left.std():.2f} after")
    return found


def has_wrong_sign(column: int, weight: float) -> bool:
    term = COLUMNS[column][0]
    return (term in CHANCES and weight < 0.0) or (term in DANGERS and weight > 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--players", default="2", help="player counts, taken in turn: 2, or others")
    parser.add_argument("--doubt", type=float, default=1.0, help="standard deviation of the prior, in points")
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    load()
    content = json.loads(DATA.read_text(encoding="utf-8"))
    counts = [int(count) for count in arguments.players.split(",")]
    table = content["two_players" if counts == [2] else "more_players"]
    samples: list[Sample] = []
    for number in range(arguments.games):
        samples += played(counts[number % len(counts)], arguments.seed + number)
    write_into(table, fitted(samples, present_weights(table), doubts(arguments.doubt)))
    text = written(content)
    if arguments.write:
        DATA.write_text(text, encoding="utf-8")
    else:
        print(text)


def write_into(table: dict[str, Any], weights: Any) -> None:
    rounded = [round(float(weight), 3) for weight in weights]
    count = len(TERMS.names)
    table["terms"] = {
        name: [rounded[index], rounded[count + index]] for index, name in enumerate(TERMS.names)
    }


def written(content: dict[str, Any]) -> str:
    """The data file, an entry of each table in a line."""
    tables = []
    for kind in ("two_players", "more_players"):
        parts = []
        for name, table in content[kind].items():
            lines = ",\n".join(f'      "{entry}": {json.dumps(worth)}' for entry, worth in table.items())
            parts.append(f'    "{name}": {{\n{lines}\n    }}')
        tables.append(f'  "{kind}": {{\n' + ",\n".join(parts) + "\n  }")
    return "{\n" + f'  "about": {json.dumps(content["about"])},\n' + ",\n".join(tables) + "\n}\n"


if __name__ == "__main__":
    main()
