"""The application: the HTTP calls, the live connections, the page, behind the guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from astrolude import __version__
from astrolude.server.settings import Settings, read_settings
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.refusing import STORE_SILENT
from astrolude.server.tables.store import Unreachable, now
from astrolude.server.web.advising import ADVICE
from astrolude.server.web.club import ROUTES as CLUB_ROUTES
from astrolude.server.web.document import Application
from astrolude.server.web.guard import Guard
from astrolude.server.web.limits import Limits
from astrolude.server.web.live import Live
from astrolude.server.web.page import Page
from astrolude.server.web.people import ROUTES as PEOPLE_ROUTES
from astrolude.server.web.reference import STYLE, STYLE_PATH, reference_page
from astrolude.server.web.refusals import in_language_of, refusal_response
from astrolude.server.web.routes import ROUTES
from astrolude.server.web.tournaments import ROUTES as TOURNAMENT_ROUTES
from astrolude.server.web.watching import Watching
from astrolude.server.worker import Worker

LOG: Final = logging.getLogger(__name__)
NO_ENGINE: Final = (
    "the setting solo is browser, but the page brings no engine for browsers (server/static/near, which "
    "`make page` makes and wheels hold): games stay on the server"
)
DESCRIPTION: Final = (
    "Everything that the page does goes through these calls and the live connection at "
    "/ws/tables/{table}; docs/protocol.md says what the pieces mean."
)


def create_app(settings: Settings | None = None, wall: Callable[[], int] = now) -> FastAPI:
    """The application for an ASGI server. Its worker starts and stops with it, and goes by this clock."""
    chosen = settings or read_settings()
    worker = Worker(chosen, wall)
    limits = Limits(chosen)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await worker.start()
        try:
            yield
        finally:
            await worker.stop()

    app = Application(
        title="Astrolude",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    worker.share_costs(limits.unsent, limits.hear)
    worker.banned = limits.ban
    app.state.worker = worker
    app.state.start = worker.start
    app.state.tables = worker.tables
    app.state.hall = worker.hall
    app.state.calculators = worker.calculators
    app.state.limits = limits
    app.include_router(ROUTES)
    app.include_router(ADVICE)
    app.include_router(PEOPLE_ROUTES)
    app.include_router(CLUB_ROUTES)
    app.include_router(TOURNAMENT_ROUTES)
    _add_reference(app)
    _add_live(
        app,
        Live(worker, limits, chosen.hello_seconds, chosen.push_interval),
    )
    _add_page(app, chosen.solo == "browser")
    _add_refusals(app)
    app.add_middleware(CompressedAnswers)
    app.add_middleware(
        Guard,
        limits=limits,
        origins=chosen.origins,
        hosts=chosen.trusted_hosts,
        patience=chosen.request_seconds,
    )
    app.add_middleware(Watching, count=worker.count_tables, port=chosen.watch_port)
    return app


class CompressedAnswers:
    """Compresses what the interface answers; the page's files bring their own compression."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain: Final = app
        self._compressing: Final = GZipMiddleware(app, minimum_size=1024, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_interface = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self._compressing if of_interface else self._plain)(scope, receive, send)


def _add_reference(app: FastAPI) -> None:
    @cache
    def page() -> str:
        return reference_page(app.openapi())

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page())

    @app.get(STYLE_PATH, include_in_schema=False)
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")


def _add_live(app: FastAPI, live: Live) -> None:
    @app.websocket("/ws/tables/{table}")
    async def connect(websocket: WebSocket, table: str) -> None:
        await live.serve(websocket, table)


def _add_page(app: FastAPI, solo: bool) -> None:
    page = Page(solo=solo)
    if solo and not page.brings_engine:
        LOG.warning(NO_ENGINE)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def files(request: Request) -> Response:
        return page.answer(request)


def _add_refusals(app: FastAPI) -> None:
    """Every error has the protocol's shape."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return refusal_response(in_language_of(request, refusal))

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: RequestValidationError) -> Response:
        fault = error.errors()[0]
        place = ".".join(str(part) for part in fault["loc"])
        return refusal_response(Refusal("bad_request", f"{place}: {fault['msg']}"))

    @app.exception_handler(HTTPException)
    async def unknown(_request: Request, error: HTTPException) -> Response:
        return refusal_response(Refusal("bad_request", error.detail), error.status_code)

    @app.exception_handler(Unreachable)
    async def store_failed(_request: Request, _error: Unreachable) -> Response:
        return refusal_response(STORE_SILENT)
