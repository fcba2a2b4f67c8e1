"""A plain file server for the static site, which remembers what it was asked for."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "manifest-src 'self'"
)
"""What docs/static-site.md says that workers need: were it too little, nothing here would start."""


class FileServer:
    """Serves a folder as it is; tests replace, hold back and take away files, and stop it for good."""

    def __init__(self, folder: Path) -> None:
        self.asked: Final[list[str]] = []
        self.instead: Final[dict[str, bytes]] = {}
        self.missing: Final[set[str]] = set()
        self.held: Final[dict[str, threading.Event]] = {}
        """Files that are not given out before an event."""
        self._server: Final = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(_Handler, directory=str(folder), owner=self)
        )
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address: Final = f"http://localhost:{self._server.server_address[1]}"

    def stop(self) -> None:
        for gate in self.held.values():
            gate.set()
        self._server.shutdown()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *arguments: object, directory: str, owner: FileServer) -> None:
        self._owner = owner
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self._owner.asked.append(self.path)
        if gate := self._owner.held.get(self.path):
            gate.wait()
        if self.path in self._owner.missing:
            self.send_error(404)
            return
        content = self._owner.instead.get(self.path)
        if content is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        return
