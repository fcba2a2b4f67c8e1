"""A whole game against a bot, kept as a browser would keep it: with nothing but the standard library.

`python -m tests.server.standalone` prints the record, the outcome, whether something was taken back, and the
packages that were loaded.
"""

from __future__ import annotations

import asyncio
import importlib.abc
import json
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

OURS = ("astrolude", "tests", "mypy_extensions", "typing_extensions")


class OnlyTheStandardLibrary(importlib.abc.MetaPathFinder):
    """Whoever asks for an installed package is told that there is none."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in OURS:
            raise ModuleNotFoundError(f"{name} is not part of the standard library")


if __name__ == "__main__":
    sys.meta_path.insert(0, OnlyTheStandardLibrary())

from tests.server.memory import memory_store  # noqa: E402

from astrolude.server.tables import playing, seating  # noqa: E402
from astrolude.server.tables.cache import Tables  # noqa: E402
from astrolude.server.tables.conversation import Conversation  # noqa: E402
from astrolude.server.tables.driver import Driver  # noqa: E402
from astrolude.server.tables.hall import Hall  # noqa: E402
from astrolude.server.tables.library import load_games  # noqa: E402
from astrolude.server.tables.neighbours import Alone  # noqa: E402
from astrolude.server.tables.table import Table  # noqa: E402
from astrolude.server.tables.thinking import Job, think  # noqa: E402


class OwnMind:
    async def choose(self, job: Job) -> int:
        return think(job)


class House:
    """All that tables need."""

    def __init__(self) -> None:
        self.hall = Hall(Alone(), "alone", 60.0)
        self.tables = Tables(memory_store(), 10, self.changed)
        self.driver = Driver(self.tables, self.hall, Alone(), OwnMind(), 0.0)

    def changed(self, table: Table) -> None:
        self.hall.wake(table.id)
        if table.goes_on():
            self.driver.wake(table.id)


async def play(house: House) -> tuple[str, object, bool]:
    """Anna signals where she can, takes one decision back, and plays on to the end."""
    wishes = [seating.SeatWish("me", "Anna"), seating.SeatWish("bot", level="random")]
    made = await seating.create(house.tables, "beacons", {}, wishes, seed=3)
    news = asyncio.Event()
    anna = Conversation(made["table"], house.tables, house.hall, house.driver, as_json)
    anna.wake = news.set
    await anna.hello(made["secret"], None)
    undone = False
    while True:
        await asyncio.wait_for(news.wait(), 10)
        news.clear()
        for state in [told for told in map(json.loads, anna.news()) if told["type"] == "state"]:
            ply, actions = state["ply"], (state["decision"] or {}).get("actions", [])
            if state["status"] == "finished":
                anna.leave()
                return playing.record(await house.tables.get(made["table"])), state["outcome"], undone
            if state["undo"]["possible"] and not undone:
                undone = True
                await anna.undo("u", ply)
            elif actions:
                chosen = next((each["id"] for each in actions if each["verb"] == "signal"), actions[0]["id"])
                await anna.preview("p", ply, [chosen])
                await anna.act("a", ply, chosen)


def as_json(message: Any) -> bytes:
    return json.dumps(message).encode()


def main() -> None:
    load_games(["astrolude.testing.toy"])
    record, outcome, undone = asyncio.run(play(House()))
    loaded = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
    print(json.dumps({"record": record, "outcome": outcome, "undone": undone, "loaded": sorted(loaded)}))


if __name__ == "__main__":
    main()
