"""Servers in processes of their own, started quickly and often: forked from one that has imported all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from types import ModuleType
from typing import Final

from tests.server.harness import PATIENCE

from astrolude.server.run import serve
from astrolude.server.settings import Settings

CONTEXT: Final = get_context("forkserver")


def serve_here(settings: Settings, ready: Connection) -> None:
    """The whole life of a server process. Its bots should not import what the tests' main program needs."""
    sys.modules["__main__"] = ModuleType("__main__")
    # Workers are handed standard input by its number, which must be the usual one.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0, closefd=False)
    serve(settings, ready=ready.send)


@contextmanager
def server_process(settings: Settings) -> Iterator[tuple[str, ForkServerProcess]]:
    """A server process and its address; it is killed in the end unless the test did that itself."""
    CONTEXT.set_forkserver_preload([__name__])
    receiver, sender = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=serve_here, args=(settings, sender))
    process.start()
    sender.close()
    try:
        assert receiver.poll(PATIENCE), "the server process did not start"
        yield receiver.recv(), process
    finally:
        receiver.close()
        process.kill()
        process.join(PATIENCE)
        process.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
