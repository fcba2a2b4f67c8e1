"""The web service: storage, seats and secrets, live updates.

The processes of bots import from this package too: they should not have to load a web framework, so
the application is imported only when it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fastapi import FastAPI

    from astrolude.server.settings import Settings

__all__ = ["create_app", "serve"]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for an ASGI server."""
    from astrolude.server import app

    return app.create_app(settings)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db_url: str = "",
    *,
    workers: int = 1,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM.

    Port 0 takes a free one. `db_url` is a path or an address, empty for the person's own file. `ready`
    is called with the page's address once the server answers.
    """
    from astrolude.server import run

    run.serve(host, port, db_url, workers=workers, settings=settings, ready=ready)
