"""A PostgreSQL of one's own that can be stopped and started again."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any, Final

from tests.server.harness import PATIENCE


class Database:
    """A PostgreSQL that can be stopped at once, as by a power cut, and started again."""

    def __init__(self, server: Any) -> None:
        self._server: Final = server
        self.uri: Final[str] = server.get_uri()

    def stop(self) -> None:
        pid = self._server.get_pid()
        os.kill(pid, signal.SIGQUIT)
        deadline = time.monotonic() + PATIENCE
        while (Path(self._server.pgdata) / "postmaster.pid").exists():
            assert time.monotonic() < deadline, "PostgreSQL does not stop"
            time.sleep(0.05)

    def start(self) -> None:
        self._server.ensure_postgres_running()
