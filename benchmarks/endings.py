"""How long games of bots last, and whether they end by themselves: the table "Endings" of RESULTS.md.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/endings.py space_gate \\
        --bots greedy,search:10it --games 1000

Rounds are what the game's view calls so: turns of each player. A game that has not ended after `--limit`
rounds is counted and left. How far it has come is told on the way; with `--keep FILE` each finished game is
written down at once, and the same command goes on where it was stopped:

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/endings.py space_gate \\
        --bots search:10it --games 1000 --jobs 2 --keep endings.jsonl
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import median
from typing import TextIO

from astrolude import engine_kind
from astrolude.arena.match import chance_of_bots
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start

FIRST_SEED = 2_000_000
STEP = 50
"""Decisions between two looks at the round: the view is dear, and the limit need not be met exactly."""
TOLD = 25
"""Games between two words about how far it has come."""


def rounds(name: str, bot: str, players: int, limit: int, seed: int) -> int:
    """The round in which one game ended; more than `limit` where it did not."""
    load()
    game = find(name)
    start = Start(game, players, seed=seed)
    state, chance = start.new(), chance_of_bots(start)
    seats = [make_bot(bot, game, chance.seed()) for _ in range(players)]
    decisions = 0
    while not state.over:
        if decisions % STEP == 0 and round_of(state.view(None)) > limit:
            break
        state.apply(answer(seats[state.seat], state, chance))
        decisions += 1
    return round_of(state.view(None))


def round_of(view: dict[str, object]) -> int:
    number = view["round"]
    assert isinstance(number, int)
    return number


def lengths(series: tuple[str, str, int, int], seeds: range, jobs: int, keep: Path | None) -> list[int]:
    """The round in which each game of a series ended; those that the file has are not played again."""
    known = kept(keep, series)
    missing = [seed for seed in seeds if seed not in known]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(rounds, *series, seed): seed for seed in missing}
        try:
            for done in as_completed(waiting):
                known[waiting[done]] = done.result()
                if keep:
                    with keep.open("a", encoding="utf-8") as file:
                        write(file, series, waiting[done], done.result())
                if len(known) % TOLD == 0:
                    told = [known[seed] for seed in seeds if seed in known]
                    print(f"  {summary(told, series[3])}, of {len(seeds)}", file=sys.stderr, flush=True)
        finally:
            pool.shutdown(
                cancel_futures=True
            )  # whoever stops it waits for the games that are being played only
    return [known[seed] for seed in seeds]


def kept(file: Path | None, series: tuple[str, str, int, int]) -> dict[int, int]:
    """By seed the games of a series that a file keeps, as far as they were played by the present rules."""
    if file is None or not file.is_file():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {row["seed"]: row["rounds"] for row in rows if row["series"] == [*series, version(series[0])]}


def write(file: TextIO, series: tuple[str, str, int, int], seed: int, ended: int) -> None:
    row = {"series": [*series, version(series[0])], "seed": seed, "rounds": ended}
    file.write(json.dumps(row) + "\n")


def version(name: str) -> int:
    return find(name).rules_version


def summary(ended: list[int], limit: int) -> str:
    late = sum(number > limit for number in ended)
    return (
        f"{len(ended)} games, median {median(ended):.0f} rounds, longest {max(ended)}, beyond {limit}: {late}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How long games of bots last.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy", help="bots that play among themselves, by commas")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players; all by default")
    parser.add_argument("--games", type=int, default=1000, help="games for each bot, shared by player counts")
    parser.add_argument("--limit", type=int, default=150, help="rounds after which a game is left")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keeps finished games, to go on after a stop")
    arguments = parser.parse_args()
    load()
    counts = arguments.players or [count for count in find(arguments.game).players if count > 1]
    print(f"{arguments.game}, {engine_kind()} engine", flush=True)
    for bot in arguments.bots.split(","):
        for players in counts:
            games = arguments.games // len(counts) + 1
            series = (arguments.game, bot, players, arguments.limit)
            seeds = range(FIRST_SEED, FIRST_SEED + games)
            ended = lengths(series, seeds, arguments.jobs, arguments.keep)
            print(f"{bot}, {players} players: {summary(ended, arguments.limit)}", flush=True)


if __name__ == "__main__":
    main()
