"""Replays recorded games of Projet Gaia through our engine and compares every position.

    python tools/verify_gaia_trace.py FILE…

A file is a trace of the format `gaia-trace/1`, plain or compressed with gzip. After every move each
player's whole snapshot, the map and the supply are compared, at the end the final scores. Prints one line for
each game that differs, with its first difference (what follows from that is not compared), and how many games
and moves were replayed; the exit status is 1 if any game differs, 2 if a file is no trace. Differences that a
ruling of the rules document explains are allowed for and named.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gaia_trace.replay import RULINGS, Replay
from gaia_trace.trace import NoTrace, read_trace


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Replay recorded games of Projet Gaia and compare positions."
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    files: list[Path] = parser.parse_args(arguments).files
    moves = differing = 0
    allowed: dict[str, int] = {}
    for path in files:
        try:
            replay = Replay(read_trace(path))
        except NoTrace as error:
            parser.error(str(error))
        replay.run()
        moves += len(replay.trace.moves)
        if replay.mismatch is not None:
            differing += 1
            print(replay.mismatch)
        for ruling, times in replay.rulings.items():
            allowed[ruling] = allowed.get(ruling, 0) + times
    print(f"games {len(files)}, moves {moves}, games that differ {differing}")
    for ruling, times in sorted(allowed.items()):
        print(f"allowed by {ruling}, {times} times: {RULINGS[ruling]}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
