"""Running transactions without making the server wait: in a thread for SQLite, on the wire for PostgreSQL.

The work is plain synchronous code over a connection. SQLite's whole transaction is then one visit to
another thread; a driver that goes there and back for every statement makes each move wait its turn for the
interpreter many times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from astrolude.kernel.errors import AstroludeError
from astrolude.server.settings import InvalidSettings
from astrolude.server.store.lock import hold

T = TypeVar("T")
Work = Callable[[Connection], T]

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")
"""FULL: a commit returns only when it would survive a power cut."""

MIGRATION_LOCK: Final = 0x617374726F
"""The advisory lock under which one of several starting workers makes or changes the schema."""


class BrokenStore(AstroludeError):
    """What the store holds contradicts itself."""


class Engine(Protocol):
    """Where transactions are run. What the work raises rolls it back."""

    shared: bool
    """Whether other processes may write to the same store."""

    async def open(self) -> None: ...

    async def migrate(self, work: Work[None]) -> None:
        """Work on the schema, with no other process at it; all of it or nothing."""
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class SqliteEngine:
    """One thread writes, as SQLite has one writer; another reads meanwhile."""

    def __init__(self, url: URL) -> None:
        self.shared: bool = False
        self._file: Final = Path(url.database or "")
        self._engine: Final = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare)
        self._writer: Final = ThreadPoolExecutor(1, "store-writer")
        self._reader: Final = ThreadPoolExecutor(1, "store-reader")
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = hold(self._file)

    async def migrate(self, work: Work[None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._migrate, work)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._run, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run, work)

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _migrate(self, work: Work[None]) -> None:
        """On a connection of its own: dropping a table must not delete what refers to it."""
        with self._engine.connect() as connection:
            connection.detach()
            connection.execute(text("PRAGMA foreign_keys = OFF"))
            # Without this Python's driver would commit every change of the schema by itself.
            connection.execute(text("BEGIN IMMEDIATE"))
            work(connection)
            if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                raise BrokenStore(f"rows of {self._file} refer to others that are not there")
            connection.commit()

    async def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()


class PostgresEngine:
    """A pool of connections; other workers use the same store."""

    def __init__(self, url: URL) -> None:
        self.shared: bool = True
        self._engine: Final = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)

    async def open(self) -> None:
        return

    async def migrate(self, work: Work[None]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def engine_for(url: URL) -> Engine:
    """The engine of a store; InvalidSettings if PostgreSQL's driver, an optional package, is missing."""
    if url.get_backend_name() != "postgresql":
        return SqliteEngine(url)
    try:
        return PostgresEngine(url)
    except ModuleNotFoundError as error:
        raise InvalidSettings(
            f"PostgreSQL needs the package {error.name}: pip install 'astrolude[postgres]'"
        ) from None


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
