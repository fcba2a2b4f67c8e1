"""A server for the browser tests: a program of its own, so that a test can kill it and start it again.

`python -m tests.web.hosting PORT DATABASE` says its address and serves until it is stopped.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.server.harness import NO_LIMITS, PATIENCE, free_port

from astrolude.server import serve
from astrolude.server.settings import read_settings
from astrolude.server.tables import seating

ROOT: Final = Path(__file__).parents[2]
SEED: Final = 2026
"""Every table plays with these dice, whichever test opens it first."""


class Host:
    """One server on one port over one file; killed and started again, it is the same to its visitors.

    `more` are settings by their variables, which can name the port that it will have.
    """

    def __init__(self, folder: Path, port: int | None = None, **more: str) -> None:
        self._database: Final = folder / "games.sqlite3"
        self._process: subprocess.Popen[str] | None = None
        self._port: Final = port or free_port()
        self._more: Final = {f"ASTROLUDE_{name.upper()}": value for name, value in more.items()}
        self.address = ""

    def start(self) -> None:
        """Serve, at the former address where there was one."""
        command = [sys.executable, "-m", "tests.web.hosting", str(self._port), str(self._database)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, **self._more}
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not say its address"

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop serving; SIGKILL is how a failing machine does it: nothing is said to anyone."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def main(port: str, database: str) -> None:
    """Limits are out of the way and bots do not pause; all else is as a host would have it."""
    vars(seating)["new_seed"] = lambda: SEED
    settings = read_settings(
        **NO_LIMITS,
        port=int(port),
        database=database,
        bot_pause=0.0,
        tournament_interval=0.2,
        analysis_seconds=1.0,
        hint_seconds=0.2,
    )
    serve(settings, ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
