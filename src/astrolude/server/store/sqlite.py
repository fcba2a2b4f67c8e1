"""SQLite: one thread writes, as SQLite has one writer; another reads meanwhile.

What waits to be written when the disk is ready for more is written in one transaction: the disk is slow for
each commit, not for each move.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from astrolude.kernel.errors import AstroludeError
from astrolude.server.store.lock import hold
from astrolude.server.store.moves import SQLITE_ENTRIES, SQLITE_POSITION, Entry, sqlite_append
from astrolude.server.store.private import private
from astrolude.server.tables.store import Outrun

T = TypeVar("T")

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")
"""FULL: a commit returns only when it would survive a power cut."""

CHECKS: Final = {"quick": "PRAGMA quick_check(1)", "full": "PRAGMA integrity_check(1)"}
TOGETHER: Final = 64
"""The most that is written in one transaction."""


class BrokenStore(AstroludeError):
    """What the store holds contradicts itself."""


class Job(NamedTuple):
    """Something to be written, most often an entry, and who waits for it."""

    work: Entry | Callable[[Connection], Any]
    done: asyncio.Future[Any]


class SqliteEngine:
    """Transactions over one file. `check` is how thoroughly the file is looked at when it is opened."""

    def __init__(self, url: URL, check: str) -> None:
        self.shared: bool = False
        self.failures: tuple[type[Exception], ...] = (OSError, sqlite3.Error, SQLAlchemyError)
        self._file: Final = Path(url.database or "")
        self._check: Final = check
        # Transactions are begun and ended here; Python's driver would begin and end them as it sees fit.
        self._engine: Final = create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", _prepare)
        self._reader: Final = ThreadPoolExecutor(1, "store-reader")
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._writer: Thread | None = None
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = hold(self._file)
        await self._in_reader(self._look_through)
        self._writer = Thread(target=self._write_on, name="store-writer")
        self._writer.start()

    async def visit(self) -> None:
        """Only to read, also while another process serves the file."""
        if not self._file.is_file():
            raise FileNotFoundError(2, "there is no such file")

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        await self._in_reader(self._migrate, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._in_reader(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        written: T = await self._put(work)
        return written

    async def append(self, entry: Entry) -> None:
        await self._put(entry)

    async def position(self, table: str) -> tuple[int, int] | None:
        def look(connection: Connection) -> tuple[int, int] | None:
            found: tuple[int, int] | None = _raw(connection).execute(SQLITE_POSITION, (table,)).fetchone()
            return found

        return await self.read(look)

    async def vacuum(self) -> None:
        await self._in_reader(self._vacuum)

    def _vacuum(self) -> None:
        with self._engine.connect() as connection:
            _raw(connection).execute("VACUUM")

    async def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
        self._reader.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def _in_reader(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, *args)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection, _transaction(connection, "BEGIN"):
            return work(connection)

    def _look_through(self) -> None:
        with open(self._file, "ab", opener=private):
            pass  # it is there now; what SQLite lays beside it gets the same rights
        if self._check not in CHECKS:
            return
        with self._engine.connect() as connection:
            found = connection.execute(text(CHECKS[self._check])).scalar_one()
        if found != "ok":
            raise BrokenStore(f"the file {self._file} is damaged ({found}): restore a backup of it")

    def _migrate(self, work: Callable[[Connection], None]) -> None:
        """On a connection of its own: dropping a table must not delete what refers to it."""
        with self._engine.connect() as connection:
            connection.detach()
            connection.execute(text("PRAGMA foreign_keys = OFF"))
            with _transaction(connection, "BEGIN IMMEDIATE"):
                work(connection)
                if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                    raise BrokenStore(f"rows of {self._file} refer to others that are not there")

    async def _put(self, work: Entry | Callable[[Connection], Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        return await done

    def _write_on(self) -> None:
        """The life of the thread that writes."""
        with self._engine.connect() as connection:
            for statement in SQLITE_ENTRIES:
                _raw(connection).execute(statement)
            while (first := self._jobs.get()) is not None:
                jobs = [first]
                last = False
                while len(jobs) < TOGETHER and not last:
                    try:
                        job = self._jobs.get_nowait()
                    except Empty:
                        break
                    last = job is None
                    jobs += [job] if job is not None else []
                _write(connection, jobs)
                if last:
                    break


def _write(connection: Connection, jobs: list[Job]) -> None:
    """All of them in one transaction; where the store fails at one of several, each in its own."""
    answers: list[tuple[Job, Any, Exception | None]] = []
    try:
        if _appended(connection, [job.work for job in jobs]):
            answers = [(job, None, None) for job in jobs]
        else:
            answers = _one_by_one(connection, jobs)
    except Exception as error:
        if len(jobs) > 1:
            for job in jobs:
                _write(connection, [job])
            return
        answers = [(jobs[0], None, error)]
    jobs[0].done.get_loop().call_soon_threadsafe(_tell, answers)


def _one_by_one(connection: Connection, jobs: list[Job]) -> list[tuple[Job, Any, Exception | None]]:
    answers: list[tuple[Job, Any, Exception | None]] = []
    with _transaction(connection, "BEGIN"):
        for job in jobs:
            try:
                answers.append((job, _one(connection, job), None))
            except Outrun as outrun:
                answers.append((job, None, outrun))
    return answers


def _one(connection: Connection, job: Job) -> Any:
    """One of several in a transaction: if it is outrun, the others stay."""
    raw = _raw(connection)
    if isinstance(job.work, Entry):
        try:
            raw.execute(sqlite_append(1), job.work)
        except sqlite3.IntegrityError:
            raise Outrun from None
        return None
    raw.execute("SAVEPOINT job")
    try:
        return job.work(connection)
    except Outrun:
        raw.execute("ROLLBACK TO job")
        raise
    finally:
        if raw.in_transaction:
            raw.execute("RELEASE job")


def _tell(answers: list[tuple[Job, Any, Exception | None]]) -> None:
    for job, result, error in answers:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)


def _appended(connection: Connection, works: Sequence[Entry | Callable[[Connection], Any]]) -> bool:
    """Write entries by one statement, all or none; False if one was outrun, or something is no entry."""
    entries = [work for work in works if isinstance(work, Entry)]
    if len(entries) < len(works):
        return False
    try:
        _raw(connection).execute(sqlite_append(len(entries)), [*chain.from_iterable(entries)])
    except sqlite3.IntegrityError:
        return False
    return True


def _raw(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, which keeps its statements prepared."""
    raw = connection.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


@contextmanager
def _transaction(connection: Connection, begin: str) -> Iterator[None]:
    raw = _raw(connection)
    raw.execute(begin)
    try:
        yield
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
