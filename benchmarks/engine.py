"""The engine's speed, compiled against plain, on one core in CPU time; and that both play the same games.

    make compiled
    .venv/bin/python benchmarks/engine.py [GAME ...] [--players N]

Runs `astrolude.arena.bench` in two processes, one with src/ and one with build/compiled first on its path.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

engines: Any = import_module("engines")
"""The module beside this one."""

MEASURE = """
import json, sys
from astrolude.arena.bench import bench
from astrolude.games import load
from astrolude.kernel.registry import find
games = load()
names, players = json.loads(sys.argv[1])
games = [find(name) for name in names] or games
print(json.dumps(bench(games, players).to_json()))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--players", type=int, help="every player count if not given")
    engines.add_compiled(parser)
    arguments = parser.parse_args()
    plain, compiled = engines.measured(MEASURE, [arguments.games, arguments.players], arguments.compiled)
    print("| Game | Players | Engine | Decisions/s | Games/s | Clone µs | Legal µs | Apply µs | Signature |")
    print("|---|---|---|---|---|---|---|---|---|")
    for slow, fast in zip(plain["games"], compiled["games"], strict=True):
        for kind, row in (("plain", slow), ("compiled", fast)):
            print(
                f"| {row['game']} | {row['players']} | {kind} | {row['decisions_per_s']:,} "
                f"| {row['games_per_s']:,} | {row['clone_us']:.2f} | {row['legal_us']:.2f} "
                f"| {row['apply_us']:.2f} | {row['signature']} |"
            )
        ratio = fast["decisions_per_s"] / slow["decisions_per_s"]
        print(f"| {fast['game']} | {fast['players']} | **ratio** | **{ratio:.1f}** | | | | | |")
        if slow["signature"] != fast["signature"]:
            sys.exit(f"{fast['game']}: the compiled engine plays other games than the plain one")


if __name__ == "__main__":
    main()
