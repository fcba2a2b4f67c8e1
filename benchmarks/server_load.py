"""How long a move takes from one player's browser to the other's, with many tables live on one worker.

    python benchmarks/server_load.py [--tables 200] [--seconds 30] [--game alien_frontiers] [--json]

The server runs in a process of its own with its default store (SQLite, every move on disk before anyone
hears of it); all clients run in this process, so both share the machine. Each table has two connected
people and makes one move a second. A sample is the time from sending a move until the other's state at
that ply has been read and parsed. The target is a 99th percentile under 150 milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from astrolude.server import serve
from astrolude.server.settings import Rate, Settings

TARGET: Final = 150.0
PLENTY: Final = Rate(1_000_000, 1_000_000)
START: Final = 60.0

State = dict[str, Any]


@dataclass
class Player:
    """One person's connection: the newest state, and when it was read."""

    socket: ClientConnection
    state: State = field(default_factory=dict)
    read_at: float = 0.0
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "state":
                async with self.changed:
                    self.state, self.read_at = message, time.perf_counter()
                    self.changed.notify_all()

    async def at(self, ply: int) -> float:
        """When the state of this ply, or a later one, was read."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.state.get("ply", -1) >= ply)
            return self.read_at


def run_server(settings: Settings, ready: Connection) -> None:
    serve(settings, ready=ready.send)


async def open_table(http: httpx.AsyncClient, address: str, game: str) -> list[Player]:
    """A table with two people, both connected."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = (await http.post("/api/tables", json={"game": game, "seats": seats, "listed": True})).json()
    joined = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"})).json()
    players = []
    for secret in (made["secret"], joined["secret"]):
        socket = await connect(f"{address.replace('http', 'ws', 1)}/ws/tables/{made['table']}", max_size=None)
        await socket.send(json.dumps({"type": "hello", "secret": secret, "ply": None}))
        players.append(Player(socket))
    return players


async def play(players: list[Player], chance: random.Random, until: float, samples: list[float]) -> None:
    """One move a second, each seen by the other."""
    await asyncio.sleep(chance.random())
    next_move = time.perf_counter()
    while time.perf_counter() < until:
        decision = players[0].state["decision"]
        if decision is None:
            return
        ply = players[0].state["ply"]
        mover, other = players[decision["seat"]], players[1 - decision["seat"]]
        await mover.at(ply)
        action = chance.choice(mover.state["decision"]["actions"])["id"]
        message = json.dumps({"type": "act", "id": "m", "ply": ply, "action": action})
        sent = time.perf_counter()
        await mover.socket.send(message)
        samples.append((await other.at(ply + 1) - sent) * 1000)
        await players[0].at(ply + 1)
        next_move += 1.0
        await asyncio.sleep(max(0.0, next_move - time.perf_counter()))


async def measure(address: str, tables: int, seconds: float, game: str) -> list[float]:
    """The milliseconds of every move."""
    samples: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=START) as http:
        everybody = [await open_table(http, address, game) for _ in range(tables)]
    listeners = [asyncio.create_task(player.listen()) for players in everybody for player in players]
    for players in everybody:
        for player in players:
            await player.at(0)
    until = time.perf_counter() + seconds
    chances = [random.Random(number) for number in range(tables)]
    games = [
        play(players, chance, until, samples) for players, chance in zip(everybody, chances, strict=True)
    ]
    await asyncio.gather(*games)
    for players in everybody:
        for player in players:
            await player.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    return samples


def percentile(samples: list[float], share: float) -> float:
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]


def report(tables: int, seconds: float, game: str, samples: list[float]) -> dict[str, object]:
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    figures = {name: round(percentile(samples, share), 1) for name, share in shares.items()}
    return {
        "game": game,
        "tables": tables,
        "seconds": seconds,
        "moves": len(samples),
        "milliseconds": {**figures, "worst": round(max(samples), 1)},
        "target_p99": TARGET,
        "reached": figures["p99"] < TARGET,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the way of a move from one player to the other.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="alien_frontiers")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    context = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            port=0,
            database=str(Path(folder) / "games.sqlite3"),
            address_rate=PLENTY,
            table_rate=PLENTY,
            connections_per_address=2 * chosen.tables + 10,
        )
        receiver, sender = context.Pipe(duplex=False)
        server = context.Process(target=run_server, args=(settings, sender))
        server.start()
        try:
            if not receiver.poll(START):
                raise SystemExit("the server did not start")
            samples = asyncio.run(measure(receiver.recv(), chosen.tables, chosen.seconds, chosen.game))
        finally:
            server.terminate()
            server.join()
    spent = os.times()
    found = report(chosen.tables, chosen.seconds, chosen.game, samples)
    found["cpu_seconds"] = {
        "server": round(spent.children_user + spent.children_system, 1),
        "clients": round(spent.user + spent.system, 1),
    }
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>12}  {value}")


if __name__ == "__main__":
    main()
