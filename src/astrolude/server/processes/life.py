"""How a process of the server begins and ends. Kept light: every bot's process loads this."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from astrolude.server.tables.library import load_games

NICENESS: Final = 10
"""By how much bots give way to the server where both want the same core: no move waits for a thought."""


def begin(games: tuple[str, ...]) -> None:
    """Know the games, leave Ctrl-C to the server, give way to it, and end when it does."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
    load_games(games)


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` when the process is gone that started this one: a killed server leaves none behind."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    Thread(target=watch, daemon=True).start()
