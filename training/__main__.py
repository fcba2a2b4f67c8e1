"""One round of learning: searching bots play, a network is fitted to what they found, and it plays a duel.

    make compiled && make train GAME=gaia
    export PYTHONPATH=build/compiled:.
    .venv/bin/python -m training gaia --minutes 60 --jobs 16 --out rounds/1
    .venv/bin/python -m training gaia --network rounds/1/network.npz --seed 31000000 --out rounds/2

The duel is one of equal time: the bot with the network against the search without it. Whatever is done stays
done: a round that was stopped goes on where it was. In the folder remain the shards of self-play, the network
with its record, the curves of the fit and the result of the duel.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from training.round import Round


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="for all three parts together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--budget", default="20ms", help="of every search")
    parser.add_argument("--seed", type=int, default=30_000_000, help="of the first game")
    parser.add_argument("--lot", type=float, default=0.12, help="the share of decisions drawn by lot")
    parser.add_argument("--opening", default="", help="a prompt that is always answered by lot")
    parser.add_argument("--network", default="", help="a network of an earlier round to begin with")
    parser.add_argument("--habits", default="", help="of the search in the duel, such as own=4:others=1")
    parser.add_argument("--out", default="", help="where the round lies")
    chosen = parser.parse_args()
    out = Path(chosen.out or f"build/training/{chosen.game}-{chosen.players}")
    done = Round(
        chosen.game,
        chosen.players,
        chosen.minutes * 60.0,
        chosen.jobs,
        chosen.budget,
        chosen.seed,
        chosen.lot,
        chosen.opening,
        chosen.network,
        chosen.habits,
        out,
    ).run()
    print(json.dumps(done))


if __name__ == "__main__":
    main()
