"""The built page: its files with the right caching, compressed where that helps, and its routes."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

STATIC: Final = Path(__file__).parents[1] / "static"
ENCODINGS: Final = [("br", ".br"), ("gzip", ".gz")]
"""Compressed copies that the build may have left beside a file, best first."""

COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
WORTH_COMPRESSING: Final = 1024
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

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
    """Serves a folder that does not change while the server runs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder: Final = folder
        self._files: Final = {
            "/" + file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
        }

    def answer(self, request: Request) -> Response:
        """The file asked for; the page itself for any other path, as its routes live in the browser."""
        path = request.url.path
        if path.startswith(("/assets/", "/api/", "/ws/")) and path not in self._files:
            raise HTTPException(404, f"there is nothing at {path}")
        if path not in self._files:
            path = "/index.html"
        if path not in self._files:
            return HTMLResponse(NOT_BUILT, 503)
        return self._file(path, request.headers)

    def _file(self, path: str, asked: Headers) -> Response:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        body, encoding = self._encoded(path, kind, asked.get("accept-encoding", ""))
        headers = {
            "cache-control": FOREVER if path.startswith("/assets/") else ALWAYS_ASK,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }
        if encoding:
            headers["content-encoding"] = encoding
        if headers["etag"] in asked.get("if-none-match", ""):
            return Response(None, 304, headers)
        return Response(body, 200, headers, kind)

    def _encoded(self, path: str, kind: str, accepted: str) -> tuple[bytes, str]:
        """The file's bytes as the browser likes them best, and how they are encoded."""
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and path + suffix in self._files:
                return _read(self._files[path + suffix]), encoding
        body = _read(self._files[path])
        if "gzip" in accepted and kind.startswith(COMPRESSIBLE) and len(body) >= WORTH_COMPRESSING:
            return _compressed(body), "gzip"
        return body, ""


@lru_cache(maxsize=256)
def _read(file: Path) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=256)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
