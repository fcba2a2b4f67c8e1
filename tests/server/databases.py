"""Stores of both kinds for tests; and a PostgreSQL of one's own that can be stopped and started again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from tests.server.harness import PATIENCE

from astrolude.server.store.address import database_url
from astrolude.server.store.sql import SqlStore

T = TypeVar("T")

KINDS: Final = ["sqlite", "postgresql"]
"""What a fixture of a store is parametrised by."""


def new_store(request: pytest.FixtureRequest, folder: Path, kind: str = "") -> str:
    """An empty store of a kind, else of the one that the fixture is asked for."""
    if (kind or request.param) == "sqlite":
        return str(folder / "games.sqlite3")
    return new_database(request.getfixturevalue("database"), "_".join(folder.parts[-2:]))


def new_database(server: str, name: str) -> str:
    """An empty database of a PostgreSQL, called after a folder."""
    asyncpg = pytest.importorskip("asyncpg", reason="asyncpg is not installed")
    called = re.sub(r"\W", "_", name)

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f'CREATE DATABASE "{called}"')
        await connection.close()

    asyncio.run(create())
    return database_url(server).set(drivername="postgresql", database=called).render_as_string(False)


def in_store(address: str, work: Callable[[SqlStore], Coroutine[Any, Any, T]]) -> T:
    """Open a store, do the work with it, close it."""

    async def run() -> T:
        store = SqlStore(database_url(address))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


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
