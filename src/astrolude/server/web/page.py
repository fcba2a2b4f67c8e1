"""The built page: its files with the right caching, compressed where that helps, and its routes."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from astrolude.server.web.guard import POLICY

STATIC: Final = Path(__file__).parents[1] / "static"
ENCODINGS: Final = [("br", ".br"), ("gzip", ".gz")]
"""Compressed copies that the build may have left beside a file, best first."""

COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
WORTH_COMPRESSING: Final = 1024
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

CONTENTS: Final = re.compile(r"/near/contents-\w+\.json")
WORKER: Final = re.compile(r"/assets/\w+\.worker-[\w-]+\.js")
"""The scripts that run Python, as WebAssembly: they alone may."""
WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
CHARSET: Final = b'<meta charset="utf-8" />'

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Astrolude</title>
<h1>The page has not been built</h1>
<p>The server is running, but its page is missing. In the repository, <code>make play</code> builds it;
an installed wheel brings it along. Programs can use the interface described at
<a href="/api/docs">/api/docs</a>.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page:
    """Serves a folder that does not change while the server runs.

    With `solo` browsers are told that they may keep games which nobody else joins, if the engine for them is
    in the folder.
    """

    def __init__(self, folder: Path = STATIC, solo: bool = False) -> None:
        self._folder: Final = folder
        self._files: Final = {
            "/" + file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
        }
        self._contents: Final = next((path for path in self._files if CONTENTS.fullmatch(path)), None)
        self.brings_engine: Final = self._contents is not None
        self._head: Final = self._engine_head() if solo else b""

    def answer(self, request: Request) -> Response:
        """The file asked for; the page itself for any other path, as its routes live in the browser."""
        path = request.url.path
        if path.startswith(("/assets/", "/near/", "/api/", "/ws/")) and path not in self._files:
            raise HTTPException(404, f"there is nothing at {path}")
        if path not in self._files:
            path = "/index.html"
        if path not in self._files:
            return HTMLResponse(NOT_BUILT, 503)
        try:
            return self._file(path, request.headers)
        except FileNotFoundError as gone:  # another version was installed over this one
            raise HTTPException(404, f"there is nothing at {path} any more") from gone

    def _file(self, path: str, asked: Headers) -> Response:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        body, encoding = self._encoded(path, kind, asked.get("accept-encoding", ""))
        headers = {
            "cache-control": FOREVER if path.startswith(("/assets/", "/near/")) else ALWAYS_ASK,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }
        if WORKER.fullmatch(path):
            headers["content-security-policy"] = WORKER_POLICY
        if encoding:
            headers["content-encoding"] = encoding
        if headers["etag"] in asked.get("if-none-match", ""):
            return Response(None, 304, headers)
        return Response(body, 200, headers, kind)

    def _encoded(self, path: str, kind: str, accepted: str) -> tuple[bytes, str]:
        """The file's bytes as the browser likes them best, and how they are encoded."""
        headed = self._head if path == "/index.html" else b""
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and path + suffix in self._files and not headed:
                return _read(self._files[path + suffix]), encoding
        body = _read(self._files[path])
        if headed:
            body = body.replace(CHARSET, CHARSET + headed, 1)
        if "gzip" in accepted and kind.startswith(COMPRESSIBLE) and len(body) >= WORTH_COMPRESSING:
            return _compressed(body), "gzip"
        return body, ""

    def _engine_head(self) -> bytes:
        """What the page's head says about the engine for browsers; nothing where there is none."""
        if self._contents is None:
            return b""
        digest = hashlib.sha256(self._files[self._contents].read_bytes()).hexdigest()
        return f'<meta name="astrolude-engine-beside" content="{self._contents[1:]} {digest}" />'.encode()


@lru_cache(maxsize=256)
def _read(file: Path) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=256)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
