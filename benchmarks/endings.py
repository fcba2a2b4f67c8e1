"""How long games of bots last, and whether they end by themselves: the table "Endings" of RESULTS.md.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/endings.py space_gate \\
        --bots greedy,search:10it --games 1000

Rounds are what the game's view calls so: turns of each player. A game that has not ended after `--limit`
rounds is counted and left.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import median

from astrolude import engine_kind
from astrolude.arena.match import chance_of_bots
from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start

FIRST_SEED = 2_000_000
STEP = 50
"""Decisions between two looks at the round: the view is dear, and the limit need not be met exactly."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description="How long games of bots last.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy", help="bots that play among themselves, by commas")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players; all by default")
    parser.add_argument("--games", type=int, default=1000, help="games for each bot, shared by player counts")
    parser.add_argument("--limit", type=int, default=150, help="rounds after which a game is left")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    load()
    counts = arguments.players or [count for count in find(arguments.game).players if count > 1]
    print(f"{arguments.game}, {engine_kind()} engine")
    for bot in arguments.bots.split(","):
        for players in counts:
            games = arguments.games // len(counts) + 1
            play = partial(rounds, arguments.game, bot, players, arguments.limit)
            seeds = range(FIRST_SEED, FIRST_SEED + games)
            with ProcessPoolExecutor(arguments.jobs) as pool:
                lengths = sorted(pool.map(play, seeds, chunksize=8))
            late = sum(length > arguments.limit for length in lengths)
            print(
                f"{bot}, {players} players: {games} games, median {median(lengths):.0f} rounds, "
                f"longest {lengths[-1]}, beyond {arguments.limit}: {late}",
                flush=True,
            )


if __name__ == "__main__":
    main()
