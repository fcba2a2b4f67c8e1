"""The web service: storage, seats and secrets, live updates.

The processes of bots import from this package too: they should not have to load a web framework, so
the application is imported only when it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fastapi import FastAPI

    from astrolude.server.settings import Settings

__all__ = ["create_app", "read_settings", "serve"]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for an ASGI server."""
    from astrolude.server import app

    return app.create_app(settings)


def read_settings(file: Path | None = None, **chosen: Any) -> Settings:
    """What is chosen here, else by the environment, else in the file, else the default."""
    from astrolude.server import settings

    return settings.read_settings(file, **chosen)


def serve(settings: Settings | None = None, *, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM, by default with the settings of the environment and its file.

    `ready` is called with the page's address once the server answers.
    """
    from astrolude.server import run

    run.serve(settings, ready=ready)
