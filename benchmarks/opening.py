"""How long it takes to open a long game, and to go back in it: processor time of the server's own part.

    python benchmarks/opening.py [--game eclipse] [--players 9] [--plies 900]

The game is played by greedy bots. "Cold" is a game read from the store and replayed from its beginning,
"warm" one that is in memory: then its whole state with the whole log is made, and compressed for the wire.
Going back is what `state?ply=N` does.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import time
from collections.abc import Callable
from functools import partial
from typing import cast

from pydantic_core import to_json

from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.course import Course
from astrolude.server.tables.messages import TableState
from astrolude.server.tables.sight import WHOLE_LOG, add_events, add_position


def played(game: str, players: int, plies: int) -> Course:
    course = Course(Start(find(game), players, None, 5))
    bot, worlds = make_bot("greedy", find(game), 1), Generator(1)
    while len(course.history) < plies and not course.play.state.over:
        course.act(answer(bot, course.play.state, worlds))
    return course


def whole(course: Course) -> bytes:
    """The state of a seat with the whole log, compressed."""
    message = cast(TableState, {})
    add_position(message, course, [0])
    add_events(message, course, WHOLE_LOG)
    return gzip.compress(to_json(message), 5)


def go_back(course: Course, ply: int) -> Course:
    return asyncio.run(course.back_at(ply))


def milliseconds(work: Callable[[], object], times: int = 9) -> float:
    """The median of several runs, in processor time."""
    found = []
    for _ in range(times):
        begun = time.thread_time()
        work()
        found.append((time.thread_time() - begun) * 1000)
    return round(sorted(found)[times // 2], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long it takes to open a long game.")
    parser.add_argument("--game", default="eclipse")
    parser.add_argument("--players", type=int, default=9)
    parser.add_argument("--plies", type=int, default=900)
    chosen = parser.parse_args()
    load()
    course = played(chosen.game, chosen.players, chosen.plies)
    history = list(course.history)
    plies = [len(history) * part // 7 for part in range(1, 7)]
    print(f"plies {len(history)}, events {len(course.play.journal.entries)}, bytes {len(whole(course))}")
    print(
        "cold, replayed:", milliseconds(lambda: asyncio.run(Course(course.play.start).follow(history))), "ms"
    )
    print("warm, whole state:", milliseconds(lambda: whole(course)), "ms")
    back = [milliseconds(partial(go_back, course, ply)) for ply in plies]
    print("back at", plies, ":", back, "ms")


if __name__ == "__main__":
    main()
