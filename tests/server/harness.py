"""What the tests of the server share: a server in a thread, a live client, a caller of the interface."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from astrolude.server.app import create_app
from astrolude.server.run import Server, address_of, bind
from astrolude.server.settings import Rate, Settings
from astrolude.server.tables.store import now

GAMES: Final = ("astrolude.testing.toy", "astrolude.games:load")
PLENTY: Final = Rate(100_000, 100_000)
NO_LIMITS: Final[dict[str, Any]] = {
    **{name: PLENTY for name, field in Settings.model_fields.items() if field.annotation is Rate},
    "running_per_address": 100_000,
    "bot_tables_per_address": 100_000,
    "bot_tables": 100_000,
    "connections_per_address": 100_000,
}
"""Every limit of what one address or seat may do, out of the way: all tests call from one address."""
PATIENCE: Final = 60.0
"""Seconds: far more than anything takes, since machines that run tests are busy."""
OWN_PORTS: Final = range(20_000, 30_000)
"""Ports that no system hands out by itself."""

Message = dict[str, Any]

ME: Final = {"kind": "me", "name": "Anna"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "random"}


def quick(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots do not pause, clients are not slowed down, limits are out of the way."""
    chosen: dict[str, Any] = {
        "port": 0,
        "database": str(folder / "games.sqlite3"),
        "games": GAMES,
        "bot_processes": 1,
        "bot_pause": 0.0,
        "calculator_limit": PATIENCE,
        "push_interval": 0.0,
        "analysis_seconds": 0.1,
        "hint_seconds": 0.05,
    }
    return Settings(**{**NO_LIMITS, **chosen, **changes})


def in_declared_form(kind: Any, message: Message) -> Message:
    """The message, if it has just the fields that are declared, each of its type."""
    TypeAdapter(kind).validate_python(_without_the_games_own(message), strict=True, extra="forbid")
    return message


def _without_the_games_own(message: Message) -> Message:
    """A view has fields of its game beside the declared ones."""
    view = message.get("view")
    if view is None:
        return message
    sides = {name: view[name] for name in ("seats", "opponents") if name in view}
    shared = {name: [{"score": side["score"]} for side in found] for name, found in sides.items()}
    return {**message, "view": shared}


class Caller:
    """Calls the interface over HTTP for one seat, or for a spectator."""

    def __init__(self, address: str, table: str = "", secret: str | None = None) -> None:
        self.address: Final = address
        self.table: Final = table
        self.secret: Final = secret
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self.http: Final = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)

    def __enter__(self) -> Caller:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def get(self, path: str, **query: int) -> Any:
        answer = self.http.get(f"/api/tables/{self.table}/{path}", params=query)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, body: Message) -> Any:
        answer = self.http.post(f"/api/tables/{self.table}/{path}", json=body)
        answer.raise_for_status()
        return answer.json()

    def summary(self) -> Message:
        found: Message = self.http.get(f"/api/tables/{self.table}").json()
        return found

    def create(self, *seats: Message, game: str = "beacons", **more: Any) -> Message:
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        answer.raise_for_status()
        created: Message = answer.json()
        return created


class Client:
    """A live connection that keeps everything it was ever sent."""

    def __init__(
        self, address: str, table: str, secret: str | None = None, ply: int | None = None, greet: bool = True
    ) -> None:
        self.received: Final[list[Message]] = []
        self.secret: Final = secret
        url = address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self._open: Final = ExitStack()
        self.socket: Final[ClientConnection] = self._open.enter_context(
            connect(url, max_size=None, open_timeout=PATIENCE)
        )
        self._sent = 0
        if greet:
            self.say({"type": "hello", "secret": secret, "ply": ply})

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def say(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        return message

    def await_type(self, kind: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def await_ply(self, ply: int) -> Message:
        """The first state at this ply or later."""
        while True:
            state = self.await_type("state")
            if state["ply"] >= ply:
                return state

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message with an id of its own and wait for the answer to it."""
        self._sent += 1
        name = f"c{self._sent}"
        self.say({"type": kind, "id": name, **fields})
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def play_on(self, state: Message) -> None:
        """Take the first answer whenever one is asked for, until the game is over."""
        while state["status"] == "running":
            if state["decision"].get("actions"):
                self.ask("act", ply=state["ply"], action=state["decision"]["actions"][0]["id"])
            state = self.await_ply(state["ply"] + 1)

    def silent(self, seconds: float) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False


class Wall:
    """A clock on the wall that stands still until somebody sets it forward."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def forward(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


def free_port() -> int:
    """A port for a server that must know it beforehand, or that comes back to it: nobody else is given it."""
    for port in random.SystemRandom().sample(OWN_PORTS, 100):
        with suppress(OSError), bind("127.0.0.1", port):
            return port
    raise AssertionError("no port is free")


@contextmanager
def running(settings: Settings, wall: Callable[[], int] = now) -> Iterator[str]:
    """A real server in a thread of this process that goes by this clock; yields its address."""
    with bind("127.0.0.1", 0) as bound:
        address = address_of("127.0.0.1", bound)
        ready = threading.Event()
        server = Server(create_app(settings, wall), settings, address, lambda _address: ready.set())
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
        thread.start()
        try:
            assert ready.wait(PATIENCE), "the server did not start"
            yield address
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server did not stop"
