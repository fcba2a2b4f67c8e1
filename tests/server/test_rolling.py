"""Servers over one PostgreSQL come, go and are killed, the database too; people play on elsewhere at once."""

from __future__ import annotations

import random
import re
import sys
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from tests.server.databases import Database
from tests.server.harness import BOT, ME, PATIENCE, Caller, Client, quick
from tests.server.nursery import server_process
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from astrolude.server.settings import Settings

pytest.importorskip("asyncpg", reason="asyncpg is not installed")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL"),
]

CUT_OFF: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError, TimeoutError)
PLAYERS: Final = 3
KILLS: Final = [12, pytest.param(200, marks=[pytest.mark.nightly, pytest.mark.timeout(3600)])]


class Houses:
    """Server processes, each with an address of its own, as on several machines."""

    def __init__(self, settings: Settings, stack: ExitStack) -> None:
        self._settings = settings
        self._stack = stack
        self.running: list[tuple[str, Any]] = []

    def start(self) -> None:
        self.running.append(self._stack.enter_context(server_process(self._settings)))

    def stop(self, number: int) -> None:
        """In peace: clients are told, bots are left to others."""
        _, process = self.running.pop(number)
        process.terminate()
        process.join(PATIENCE)
        assert process.exitcode is not None

    def kill(self, number: int) -> None:
        self.running.pop(number)[1].kill()

    def address(self, chance: random.Random) -> str:
        return chance.choice(self.running)[0]


class Stubborn:
    """Plays at one screen, again and again, wherever a server answers; remembers what was acknowledged."""

    def __init__(self, houses: Houses, number: int) -> None:
        self._houses = houses
        self._chance = random.Random(number)
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.finished = 0
        self.moves = 0
        self.enough = threading.Event()
        self._held: tuple[str, str] | None = None
        self.thread = threading.Thread(target=self._live)
        self.thread.start()

    def _live(self) -> None:
        while not self.enough.is_set() or self._held is not None:
            with suppress(*CUT_OFF, IndexError, httpx.HTTPStatusError):
                self._visit(self._houses.address(self._chance))

    def _visit(self, address: str) -> None:
        if self._held is None:
            with Caller(address) as caller:
                made = caller.create(ME, {"kind": "me", "name": "Ben"}, BOT, options={"length": "long"})
            self._held = made["table"], made["secret"]
        table, secret = self._held
        with Client(address, table, secret) as client:
            state = client.await_type("state")
            while state["status"] == "running":
                actions = state["decision"].get("actions")
                if actions:
                    state = self._act(client, table, state, actions[-1]["id"])
                else:
                    state = client.await_ply(state["ply"] + 1)
        self._held = None
        self.finished += 1

    def _act(self, client: Client, table: str, state: dict[str, Any], action: int) -> dict[str, Any]:
        answer = client.ask("act", ply=state["ply"], action=action)
        if answer["type"] == "ok":
            self.acknowledged.setdefault(table, {})[answer["ply"]] = action
            self.moves += 1
            return client.await_ply(answer["ply"])
        assert answer["code"] in ("stale", "unavailable"), answer
        return client.await_type("state")


def crowd(houses: Houses) -> list[Stubborn]:
    return [Stubborn(houses, number) for number in range(PLAYERS)]


def come_to_an_end(players: list[Stubborn]) -> None:
    """No table is frozen: everybody finishes the game they are in."""
    for player in players:
        player.enough.set()
    for player in players:
        player.thread.join(3 * PATIENCE)
        assert not player.thread.is_alive(), "a table is frozen"


def check(houses: Houses, players: list[Stubborn]) -> None:
    """What was acknowledged is what is stored, entry by entry."""
    for player in players:
        for table, moves in player.acknowledged.items():
            with Caller(houses.running[0][0], table) as caller:
                record = caller.http.get(f"/api/tables/{table}/record").text
                state = caller.get("state")
            assert state["status"] == "finished"
            actions = re.split(r"^actions\n", record, flags=re.MULTILINE)[1].splitlines()
            grammar = verbs(houses.running[0][0])
            assert {ply: actions[ply - 1] for ply in moves} == {ply: grammar(moves[ply]) for ply in moves}


def verbs(address: str) -> Any:
    """How an action is written."""
    from astrolude.kernel.registry import find
    from astrolude.server.tables.library import load_games

    load_games(("astrolude.testing.toy",))
    assert httpx.get(f"{address}/api/games/beacons", timeout=PATIENCE).status_code == 200
    return find("beacons").grammar.text


def settings_for(database: str, folder: Path) -> Settings:
    games = ("astrolude.testing.toy",)
    return quick(folder, database=database, games=games, presence_interval=0.5, bot_pause=0.01)


def test_servers_are_renewed_one_after_another_while_people_play(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = Houses(settings_for(database, tmp_path), stack)
        for _ in range(2):
            houses.start()
        players = crowd(houses)
        for _ in range(4):
            before = [player.moves for player in players]
            houses.start()
            houses.stop(0)
            deadline = time.monotonic() + PATIENCE
            while any(player.moves <= moved for player, moved in zip(players, before, strict=True)):
                assert time.monotonic() < deadline, "somebody cannot go on"
                time.sleep(0.02)
        come_to_an_end(players)
        check(houses, players)
        assert sum(player.finished for player in players) >= PLAYERS


@pytest.mark.parametrize("kills", KILLS)
def test_nothing_acknowledged_is_lost_whoever_is_killed(
    own_database: Database, tmp_path: Path, kills: int
) -> None:
    """Servers without a warning, and now and then the database under them."""
    chance = random.Random(2026)
    with ExitStack() as stack:
        houses = Houses(settings_for(own_database.uri, tmp_path), stack)
        for _ in range(2):
            houses.start()
        players = crowd(houses)
        for number in range(kills):
            time.sleep(chance.uniform(0.0, 0.3))
            if number % 4 == 3:
                own_database.stop()
                time.sleep(chance.uniform(0.0, 0.5))
                own_database.start()
            else:
                houses.kill(chance.randrange(len(houses.running)))
                houses.start()
        come_to_an_end(players)
        check(houses, players)
        assert sum(len(moves) for player in players for moves in player.acknowledged.values()) > kills
