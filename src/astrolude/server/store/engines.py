"""Running transactions without making the server wait: in a thread for SQLite, on the wire for PostgreSQL.

The work is plain synchronous code over a connection. SQLite's whole transaction is then one visit to
another thread; a driver that goes there and back for every statement makes each move wait its turn for the
interpreter many times.

The entry of a move, which is nearly all that is ever written, has a way of its own in each database's own
words (`moves`), without what makes statements for both.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from astrolude.server.settings import InvalidSettings
from astrolude.server.store.moves import (
    POSTGRES_APPEND,
    POSTGRES_ONE_BY_ONE,
    POSTGRES_POSITION,
    POSTGRES_TOGETHER,
    Entry,
    notice_of,
)
from astrolude.server.store.sqlite import SqliteEngine
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.store import Outrun

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATION_LOCK: Final = 0x617374726F
"""The advisory lock under which one of several starting workers makes or changes the schema."""

USUAL_LINES: Final = 4
"""Connections of one worker for what is rare; PostgreSQL allows a hundred in all unless told otherwise."""
QUICK_LINES: Final = 6
"""Connections of one worker for moves and for looking how a table stands."""
WRITING: Final = 2
"""So many of them write at the same time; entries that come meanwhile wait, and go together."""
TOGETHER: Final = 64
"""The most entries in one transaction: a notice of them has less than PostgreSQL's 8000 bytes."""


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
        self._waiting: Final[deque[tuple[Entry, asyncio.Future[None]]]] = deque()
        self._writing = 0
        self._errands: Final = Errands("writing moves failed")
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
            self._address, min_size=1, max_size=QUICK_LINES, init=_find_one_by_one, reset=_nothing_to_reset
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
        if self._writing == WRITING:
            written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((entry, written))
            await written
            return
        self._writing += 1
        try:
            await self._append(entry)
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """A line has become free: those that wait have it, or nobody."""
        jobs: list[tuple[Entry, asyncio.Future[None]]] = []
        while self._waiting and len(jobs) < TOGETHER:
            job = self._waiting.popleft()
            # Whoever does not wait any more asks the store how the table stands: nothing may come after that.
            jobs += [] if job[1].cancelled() else [job]
        if jobs:
            self._errands.begin(self._append_together(jobs))
        else:
            self._writing -= 1

    async def _append(self, entry: Entry) -> None:
        import asyncpg

        try:
            await self._quick.execute(POSTGRES_APPEND, *entry, notice_of([entry], self._worker))
        except asyncpg.UniqueViolationError:
            raise Outrun from None

    async def _append_together(self, jobs: Sequence[tuple[Entry, asyncio.Future[None]]]) -> None:
        """All in one transaction; where one of them is in the way of the others, each in its own."""
        import asyncpg

        # In the same order at every worker, so that none holds what another waits for.
        jobs = sorted(jobs, key=lambda job: job[0].table)
        entries = [entry for entry, _ in jobs]
        try:
            await self._quick.execute(
                POSTGRES_TOGETHER, *zip(*entries, strict=True), notice_of(entries, self._worker)
            )
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError):
            for entry, written in jobs:
                await _tell(written, self._append(entry))
        except Exception as error:
            for _, written in jobs:
                if not written.done():
                    written.set_exception(error)
        else:
            for _, written in jobs:
                if not written.done():
                    written.set_result(None)
        finally:
            self._go_on()

    async def position(self, table: str) -> tuple[int, int] | None:
        found = await self._quick.fetchrow(POSTGRES_POSITION, table)
        return None if found is None else (found[0], found[1])

    async def vacuum(self) -> None:
        await self._quick.execute("VACUUM ANALYZE")

    async def close(self) -> None:
        for _, written in self._waiting:
            written.cancel()
        if self._quick is not None:
            self._quick.terminate()
        await self._errands.stop()
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


async def _tell(written: asyncio.Future[None], writing: Awaitable[None]) -> None:
    """Tell whoever waits how it ended."""
    try:
        await writing
    except Exception as error:
        if not written.done():
            written.set_exception(error)
    else:
        if not written.done():
            written.set_result(None)


async def _find_one_by_one(connection: Any) -> None:
    await connection.execute(POSTGRES_ONE_BY_ONE)


async def _nothing_to_reset(_connection: object) -> None:
    """Statements of one line each leave nothing behind."""
