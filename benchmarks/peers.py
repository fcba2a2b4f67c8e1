"""Random play of Astrolude beside random play of Catanatron, in the same run, one core, CPU time.

Catanatron is no dependency of Astrolude. Give it an environment of its own:

    make compiled
    python3 -m venv build/peers
    build/peers/bin/pip install catanatron mypy_extensions
    PYTHONPATH=build/compiled build/peers/bin/python benchmarks/peers.py

The two take turns, slice by slice, so that whatever else the machine does disturbs both alike. Each figure
is the best of the slices.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from astrolude import engine_kind
from astrolude.bots.playout import play_out
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find

try:
    import catanatron
except ImportError:
    sys.exit(f"Catanatron is not installed here. How to get it:\n{__doc__}")

PLAYERS = 4
SLICES = 12
SLICE_SECONDS = 0.5


def astrolude_game(name: str) -> Callable[[int], int]:
    """Plays one random game from a seed and returns its decisions."""
    game = find(name)
    return lambda seed: play_out(game.new(PLAYERS, None, seed), Generator(seed + 1000))


def catanatron_game(seed: int) -> int:
    """One game of four random players; its decisions."""
    colours: list[Any] = list(catanatron.Color)[:PLAYERS]
    game: Any = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def rate(play: Callable[[int], int], first_seed: int) -> float:
    """Decisions per second over one slice."""
    decisions, seed = 0, first_seed
    begin = process_time()
    elapsed = 0.0
    while elapsed < SLICE_SECONDS:
        decisions += play(seed)
        seed += 1
        elapsed = process_time() - begin
    return decisions / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="alien_frontiers")
    name = parser.parse_args().game
    load()
    ours, theirs = astrolude_game(name), catanatron_game
    pairs = [(rate(ours, 100 * number + 1), rate(theirs, 100 * number + 1)) for number in range(SLICES)]
    best_ours, best_theirs = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    print("| Engine | Decisions/s, 4 random players |\n|---|---|")
    print(f"| Astrolude {name}, {engine_kind()} | {best_ours:,.0f} |")
    print(f"| Catanatron | {best_theirs:,.0f} |")
    print(f"| ratio | {best_ours / best_theirs:.1f} |")


if __name__ == "__main__":
    main()
