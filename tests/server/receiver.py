"""An address of one's own that is called: a push service, or a room of a chat program."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.harness import PATIENCE


class Call(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Notes what comes. A path that begins with `/gone` answers that nobody wants it any more."""

    def __init__(self) -> None:
        self._calls: Final[list[Call]] = []
        self._news: Final = threading.Condition()
        self.address = ""

    def note(self, call: Call) -> None:
        with self._news:
            self._calls.append(call)
            self._news.notify_all()

    def __len__(self) -> int:
        return len(self._calls)

    def call(self, number: int) -> Call:
        """The request of this number, counted from 0, when it has come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self._calls) > number, PATIENCE), "nothing came"
            return self._calls[number]


class Browser:
    """What a browser keeps of a subscription: by it messages are read."""

    def __init__(self) -> None:
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"endpoint": endpoint, "keys": keys, "expirationTime": None}

    def read(self, call: Call) -> dict[str, Any]:
        told = http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(told)
        return found


def claims_of(call: Call) -> dict[str, Any]:
    """What a push service is told of who sends."""
    token = call.headers["Authorization"].partition("t=")[2].partition(",")[0]
    part = token.split(".")[1]
    found: dict[str, Any] = json.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
    return found


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@contextmanager
def receiver() -> Iterator[Receiver]:
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(410 if self.path.startswith("/gone") else 201)
            self.end_headers()
            found.note(Call(self.path, {name.title(): value for name, value in self.headers.items()}, body))

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()
