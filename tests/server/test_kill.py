"""SIGKILL, again and again, while bots and people play: nothing that was told is lost, every game goes on."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.harness import BOT, ME, PATIENCE, Caller, Client, Message, quick
from tests.server.nursery import alive, server_process
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from astrolude.kernel.play import Play
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.settings import Settings
from astrolude.server.tables.library import load_games

KILLS = [48, pytest.param(800, marks=[pytest.mark.nightly, pytest.mark.timeout(3600)])]
BOT_TABLES = 3
BEN = {"kind": "me", "name": "Ben"}
CUT_OFF = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)


class Witness:
    """Remembers everything that any server ever told, over all of their short lives."""

    def __init__(self) -> None:
        self.watched: list[str] = []
        self.played: list[tuple[str, str]] = []
        self.views: dict[str, dict[int, Message]] = {}
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.finished: set[str] = set()
        self.moved = threading.Event()

    def open_tables(self, caller: Caller) -> None:
        """Keep some games of bots running, and one at one screen."""
        running = [table for table in self.watched if table not in self.finished]
        for _ in range(BOT_TABLES - len(running)):
            self.watched.append(caller.create(BOT, BOT, BOT, options={"length": "long"})["table"])
        if all(table in self.finished for table, _ in self.played):
            made = caller.create(ME, BEN, options={"length": "long"})
            self.played.append((made["table"], made["secret"]))

    def watch(self, address: str, table: str) -> None:
        """Look on until the server dies or the game is over."""
        with suppress(*CUT_OFF), Client(address, table) as client:
            first = True
            while table not in self.finished:
                state = client.await_type("state")
                self.saw(table, state)
                if not first:
                    self.moved.set()
                first = False

    def play(self, address: str, table: str, secret: str) -> None:
        """Act as fast as the server acknowledges."""
        with suppress(*CUT_OFF), Client(address, table, secret) as client:
            state = client.await_type("state")
            while state["status"] == "running":
                action = state["decision"]["actions"][-1]["id"]
                answer = client.ask("act", ply=state["ply"], action=action)
                self.acknowledged.setdefault(table, {})[answer["ply"]] = action
                state = client.await_ply(answer["ply"])
            self.finished.add(table)

    def saw(self, table: str, state: Message) -> None:
        self.views.setdefault(table, {})[state["ply"]] = state["view"]
        if state["status"] == "finished":
            self.finished.add(table)

    def threads(self, address: str) -> list[threading.Thread]:
        watching = [t for t in self.watched if t not in self.finished]
        playing = [held for held in self.played if held[0] not in self.finished]
        return [
            *(threading.Thread(target=self.watch, args=(address, table)) for table in watching),
            *(threading.Thread(target=self.play, args=(address, *held)) for held in playing),
        ]


def live_and_die(settings: Settings, witness: Witness, chance: random.Random) -> None:
    """One server from its start to SIGKILL at a random moment: early, or between the moves of bots."""
    witness.moved.clear()
    with server_process(settings) as (address, process):
        with Caller(address) as caller:
            witness.open_tables(caller)
        threads = witness.threads(address)
        for thread in threads:
            thread.start()
        if chance.random() < 0.7:
            witness.moved.wait(PATIENCE)
        time.sleep(chance.uniform(0.0, 0.1))
        process.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()


def histories(file: Path) -> dict[str, tuple[int, dict[str, str], int, list[int]]]:
    """Seed, options, number of seats and history of every table, straight from the file."""
    found = {}
    with closing(sqlite3.connect(file)) as store:
        for table, seed, options in store.execute("SELECT id, seed, options FROM tables").fetchall():
            rows = store.execute("SELECT ply, action FROM moves WHERE table_id = ? ORDER BY ply", (table,))
            plies, actions = zip(*rows, strict=True)
            assert list(plies) == list(range(1, len(plies) + 1))
            seats = store.execute("SELECT count(*) FROM seats WHERE table_id = ?", (table,)).fetchone()[0]
            found[table] = int(seed), json.loads(options), seats, list(actions)
    return found


def check(witness: Witness, file: Path) -> None:
    """Whatever was told is in the file, and the file's history leads to what was shown."""
    load_games(["astrolude.testing.toy"])
    kept = histories(file)
    assert set(kept) == {*witness.watched, *(table for table, _ in witness.played)}
    for table, moves in witness.acknowledged.items():
        history = kept[table][3]
        assert {ply: history[ply - 1] for ply in moves} == moves
    for table, views in witness.views.items():
        seed, options, seats, history = kept[table]
        for ply, view in views.items():
            play = Play(Start(find("beacons"), seats, options, seed))
            play.follow(history[:ply])
            assert view == json.loads(json.dumps(play.state.view(None)))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("kills", KILLS)
def test_nothing_told_is_lost_and_every_game_goes_on(tmp_path: Path, kills: int) -> None:
    settings = quick(tmp_path, games=("astrolude.testing.toy",), bot_pause=0.01)
    witness = Witness()
    chance = random.Random(2026)
    for _ in range(kills):
        live_and_die(settings, witness, chance)
    with server_process(settings) as (address, _):
        for thread in (threads := witness.threads(address)):
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
    assert {*witness.watched, *(table for table, _ in witness.played)} == witness.finished
    check(witness, tmp_path / "games.sqlite3")
    assert sum(len(moves) for moves in witness.acknowledged.values()) > kills
    assert sum(len(views) for views in witness.views.values()) > kills


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are looked up in /proc")
def test_a_killed_server_leaves_no_processes_behind(tmp_path: Path) -> None:
    with server_process(quick(tmp_path, games=("astrolude.testing.toy",))) as (address, process):
        with Caller(address) as caller:
            table = caller.create(BOT, BOT)["table"]
        with Client(address, table) as spectator:
            while spectator.await_type("state")["status"] != "finished":
                pass
        tasks = Path(f"/proc/{process.pid}/task")
        children = [int(pid) for file in tasks.glob("*/children") for pid in file.read_text().split()]
        assert children
        process.kill()
        deadline = time.monotonic() + PATIENCE
        while any(alive(pid) for pid in children):
            assert time.monotonic() < deadline
            time.sleep(0.05)
