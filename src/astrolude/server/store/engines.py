"""Running transactions without making the server wait: in a thread for SQLite, on the wire for PostgreSQL.

The work is plain synchronous code over a connection. SQLite's whole transaction is then one visit to
another thread; a driver that goes there and back for every statement makes each move wait its turn for the
interpreter many times.

The entry of a move, which is nearly all that is ever written, has a way of its own in each database's own
words (`moves`), without what makes statements for both.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from astrolude.server.settings import InvalidSettings
from astrolude.server.store.moves import POSTGRES_APPEND, POSTGRES_POSITION, Entry, notice_of
from astrolude.server.store.sqlite import SqliteEngine
from astrolude.server.tables.store import Outrun

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATION_LOCK: Final = 0x617374726F
"""The advisory lock under which one of several starting workers makes or changes the schema."""

USUAL_LINES: Final = 4
"""Connections of one worker for what is rare; PostgreSQL allows a hundred in all unless told otherwise."""
QUICK_LINES: Final = 6
"""Connections of one worker for moves."""


class Engine(Protocol):
    """Where transactions are run. What the work raises rolls it back."""

    shared: bool
    """Whether other processes may write to the same store."""

    failures: tuple[type[Exception], ...]
    """What is raised where the store does not answer."""

    async def open(self) -> None: ...

    async def visit(self) -> None:
        """The same only to read, also while other processes serve the store."""
        ...

    async def migrate(self, work: Work[None]) -> None:
        """Work on the schema, with no other process at it; all of it or nothing."""
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def append(self, entry: Entry) -> None:
        """The entry of a history; Outrun if its ply has one."""
        ...

    async def position(self, table: str) -> tuple[int, int] | None:
        """Ply and revision of a table; None if there is none."""
        ...

    async def vacuum(self) -> None:
        """Give back the room of what was removed."""
        ...

    async def close(self) -> None: ...


class PostgresEngine:
    """Pools of connections; other workers use the same store. `worker` is how they know this one."""

    def __init__(self, url: URL, worker: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        self.shared: bool = True
        self.failures: tuple[type[Exception], ...] = (
            OSError,
            SQLAlchemyError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,  # what a connection says that was cut off in the middle of a word
        )
        self._worker: Final = worker
        self._address: Final = address_of(url)
        self._quick: Any = None
        self._engine: Final = create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=USUAL_LINES,
            max_overflow=0,
            execution_options={"worker": worker},
        )
        # A lost connection is told once by the store; the pool would tell each of them with a traceback.
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)

    async def open(self) -> None:
        import asyncpg

        self._quick = await asyncpg.create_pool(
            self._address, min_size=1, max_size=QUICK_LINES, reset=_nothing_to_reset
        )

    async def visit(self) -> None:
        await self.open()

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

    async def append(self, entry: Entry) -> None:
        import asyncpg

        notice = notice_of(entry, self._worker)
        try:
            await self._quick.execute(POSTGRES_APPEND, *entry, notice)
        except asyncpg.UniqueViolationError:
            raise Outrun from None

    async def position(self, table: str) -> tuple[int, int] | None:
        found = await self._quick.fetchrow(POSTGRES_POSITION, table)
        return None if found is None else (found[0], found[1])

    async def vacuum(self) -> None:
        await self._quick.execute("VACUUM ANALYZE")

    async def close(self) -> None:
        if self._quick is not None:
            self._quick.terminate()
        await self._engine.dispose()


def engine_for(url: URL, worker: str = "", check: str = "quick") -> Engine:
    """The engine of a store; InvalidSettings if PostgreSQL's driver, an optional package, is missing."""
    if url.get_backend_name() != "postgresql":
        return SqliteEngine(url, check)
    try:
        return PostgresEngine(url, worker)
    except ModuleNotFoundError as error:
        raise InvalidSettings(
            f"PostgreSQL needs the package {error.name}: pip install 'astrolude[postgres]'"
        ) from None


def address_of(url: URL) -> str:
    """The address as PostgreSQL's own programs write it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def _nothing_to_reset(_connection: object) -> None:
    """Statements of one line each leave nothing behind."""
