"""`astrolude serve`, and `astrolude` alone: the server with its page."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from astrolude import server
from astrolude.cli.options import Language
from astrolude.cli.screen import ACCENT, QUIET, Screen

LOCAL: Final = "127.0.0.1"
ANY_FREE: Final = 0
NO_BROWSER: Final = "ASTROLUDE_NO_BROWSER"

Host = Annotated[
    str | None,
    typer.Option("--host", help=f"The address to listen at, by default {LOCAL}; 0.0.0.0 is all of them."),
]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, help="The port, by default 8000; 0 takes a free one."),
]
Database = Annotated[
    str | None,
    typer.Option("--db", metavar="PATH|URL", help="A file, or postgresql://…; by default your own file."),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes; more than one needs PostgreSQL.")
]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="A TOML file with whatever else can be set."),
]


def serve(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    workers: Workers = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Serve the page and its interface for programs, until Ctrl+C.

    **Examples**

    - `astrolude serve` for this computer

    - `astrolude serve --host 0.0.0.0 --port 8080 --db club.sqlite3` for a club

    - `astrolude serve --db postgresql://astrolude@localhost/games --workers 4` for many

    - `astrolude serve --settings club.toml` for a host with wishes of their own
    """
    given = {"host": host, "port": port, "database": db, "workers": workers}
    chosen = {name: value for name, value in given.items() if value is not None}
    server.serve(server.read_settings(settings, **chosen), ready=announcement(Screen(lang)))


def start(lang: str | None) -> None:
    """What `astrolude` alone does: serve on a free port and open the page."""
    announce = announcement(Screen(lang))

    def ready(address: str) -> None:
        announce(address)
        if can_show_a_browser(os.environ):
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    server.serve(server.read_settings(host=LOCAL, port=ANY_FREE), ready=ready)


def announcement(screen: Screen) -> Callable[[str], None]:
    """Says where the page is, once the server answers."""

    def announce(address: str) -> None:
        screen.say("start-serving", ACCENT, address=address)
        screen.say("start-stop", QUIET)

    return announce


def can_show_a_browser(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether opening a page makes sense: not when it was forbidden, and not without a display."""
    if environment.get(NO_BROWSER):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
