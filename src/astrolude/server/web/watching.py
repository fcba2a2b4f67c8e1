"""What those ask who watch over a server: does it live, is it ready, what does it do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from astrolude.server.metrics import CONTENT_TYPE, exposition
from astrolude.server.tables.store import Unreachable

PROBES: Final = ("/health", "/ready")
METRICS: Final = "/metrics"
PATIENCE: Final = 3.0
"""Seconds in which a store must answer to be called ready."""

Counting = Callable[[], Awaitable[dict[str, int]]]


class Watching:
    """Answers `/health` and `/ready` anywhere, and `/metrics` at a port of its own, where nothing else is."""

    def __init__(self, app: ASGIApp, count: Counting, port: int) -> None:
        """`count` asks the store for its tables by status; the port is 0 where there is none."""
        self._app: Final = app
        self._count: Final = count
        self._port: Final = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        apart = self._port != 0 and (scope.get("server") or ("", 0))[1] == self._port
        answer = await self._answer(Request(scope), apart) if scope["type"] == "http" else None
        if answer is None and apart:
            answer = PlainTextResponse("there is /health, /ready and /metrics\n", 404)
        await (answer or self._app)(scope, receive, send)

    async def _answer(self, request: Request, apart: bool) -> Response | None:
        path = request.url.path
        if request.method not in ("GET", "HEAD") or path not in (*PROBES, METRICS):
            return None
        if path == "/health":
            return PlainTextResponse("ok\n")
        if path == METRICS and not apart:
            return PlainTextResponse("metrics have a port of their own: the setting watch_port\n", 404)
        try:
            tables = await asyncio.wait_for(self._count(), PATIENCE)
        except (Unreachable, TimeoutError):
            return PlainTextResponse("the store does not answer\n", 503)
        if path == "/ready":
            return PlainTextResponse("ready\n")
        return Response(exposition(tables), headers={"content-type": CONTENT_TYPE})
