"""Running the server: one process, or several workers over PostgreSQL."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from astrolude.kernel.errors import AstroludeError
from astrolude.server.app import create_app
from astrolude.server.logs import configuration
from astrolude.server.metrics import FOLDER
from astrolude.server.processes.life import end_with_parent
from astrolude.server.settings import OF_WORKERS, InvalidSettings, Settings, read_settings
from astrolude.server.store.address import database_url
from astrolude.server.web.patience import Config, ImpatientProtocol
from astrolude.server.web.sockets import SparingProtocol

LARGEST_FRAME: Final = 64 * 1024
"""A larger WebSocket frame closes the connection; smaller ones that are still too large are answered."""
GRACE: Final = 5
"""Seconds for which a stopping server waits for its clients."""
IDLE: Final = 125
"""Seconds for which a connection is kept between two requests: longer than those who ask keep it (Caddy two
minutes), since a request sent while it is being closed would be lost."""
BACKLOG: Final = 512
MANY_FILES: Final = 65_536
ENOUGH_FILES: Final = 4_096
OWN_FILES: Final = 100
"""About what a worker needs for itself: the store, bots, the page."""
SEARCHES: Final = (50_000, 2, 2)
"""Python looks for rings of forgotten things when so many more things were made than thrown away (700 by
itself); it looks among older ones after so many such looks, and among all after so many of those."""

OLDEST: Final = 2
"""The generation of things whose search looks at all that is not set aside."""
WHOLE_SEARCH: Final = 600.0
"""After so many seconds what earlier searches have left is searched again."""

LOG: Final = logging.getLogger(__name__)


def serve(settings: Settings | None = None, *, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `ready` gets the page's address once it answers."""
    chosen = settings or read_settings()
    allow_many_files()
    many = chosen.workers > 1
    if many and database_url(chosen.database).get_backend_name() != "postgresql":
        raise InvalidSettings("several workers need a PostgreSQL store: an SQLite file serves one process")
    with contextlib.ExitStack() as open_sockets:
        bound = open_sockets.enter_context(contextlib.closing(bind(chosen.host, chosen.port)))
        sockets = [bound]
        if chosen.watch_port:
            apart = bind(chosen.watch_host, chosen.watch_port)
            sockets.append(open_sockets.enter_context(contextlib.closing(apart)))
        address = address_of(chosen.host, bound)
        if many:
            _serve_many(chosen, sockets, address, ready)
        else:
            server = Server(create_app(chosen), chosen, address, ready)
            search_seldom()
            server.run(sockets=sockets)


class Server(uvicorn.Server):
    """Tells its address when it answers, and lets the caller see why it cannot start."""

    def __init__(
        self, app: FastAPI, settings: Settings, address: str, ready: Callable[[str], None] | None
    ) -> None:
        super().__init__(_config(app, settings))
        self._app: Final = app
        self._address: Final = address
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The application would do this too, but then a refusal of the store ends in a log instead of here.
        await self._app.state.start()
        await super().startup(sockets)
        if self._ready is not None:
            self._ready(self._address)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; an error says which address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        raise CannotListen(f"cannot listen at {host}:{port}: {error.strerror}; choose another") from None
    bound.set_inheritable(True)
    return bound


class CannotListen(AstroludeError):
    """Another program listens there, or the address is not this machine's."""


def address_of(host: str, bound: socket.socket) -> str:
    """What to open in a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{bound.getsockname()[1]}"


def worker_app() -> FastAPI:
    """The application of one of several workers."""
    # A worker whose parent was killed would keep the address for ever.
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    app = create_app(Settings.model_validate_json(os.environ[OF_WORKERS]))
    search_seldom()
    return app


def _serve_many(
    settings: Settings, sockets: list[socket.socket], address: str, ready: Callable[[str], None] | None
) -> None:
    os.environ[OF_WORKERS] = settings.model_dump_json()
    config = _config("astrolude.server.run:worker_app", settings)
    with tempfile.TemporaryDirectory() as figures:
        os.environ[FOLDER] = figures
        if ready is not None:
            ready(address)
        Multiprocess(config, sockets=sockets).run()


def search_seldom() -> None:
    """Let memory be searched for rings of forgotten things seldom, and what was searched once hardly ever.

    States are trees: what each move throws away is free at once. Searching for rings took a third of a move's
    time, and with thousands of tables now and then a second in which nobody was answered.
    """
    whole = time.monotonic()

    def searched(phase: str, info: dict[str, int]) -> None:
        nonlocal whole
        if info["generation"] < OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - whole >= WHOLE_SEARCH:
            whole = time.monotonic()
            gc.unfreeze()

    gc.set_threshold(*SEARCHES)
    gc.callbacks.append(searched)
    gc.freeze()


def allow_many_files() -> None:
    """Take as many open files as the system grants: each live connection needs one. Too few are named."""
    if sys.platform == "win32":
        return
    import resource

    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
    if granted < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    if wanted < ENOUGH_FILES:
        LOG.warning(
            "this process may have %d files open, which is enough for about %d live connections; "
            "`ulimit -n` or LimitNOFILE= of a systemd unit raises it",
            wanted,
            max(0, wanted - OWN_FILES),
        )


def _config(app: FastAPI | str, settings: Settings) -> uvicorn.Config:
    """No access log: nothing about a request is written down."""
    return Config(
        settings.request_seconds,
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        http=ImpatientProtocol,
        ws=SparingProtocol,
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        log_config=configuration(settings.log_format, settings.log_level),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # the protocol brings its own
        server_header=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
    )
