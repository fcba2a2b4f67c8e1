"""The store in SQL: every change is one transaction, committed before anyone hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from astrolude.kernel.errors import AstroludeError
from astrolude.server.metrics import MOVES, STORE_FAILURES, WRITES, timed
from astrolude.server.store import queries, talk
from astrolude.server.store.engines import engine_for
from astrolude.server.store.migrations import bring_up_to_date, insist_on_today
from astrolude.server.store.moves import entry_for
from astrolude.server.store.silence import Silence
from astrolude.server.tables.rows import Reseating, Step
from astrolude.server.tables.store import Unreachable, now

P = ParamSpec("P")
T = TypeVar("T")


class Transactions(Protocol):
    """Where queries run, each in a transaction of its own."""

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T: ...

    async def write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T: ...


def reads(
    query: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Transactions, P], Coroutine[Any, Any, T]]:
    """The call, as a store has it, that answers with what a query finds."""

    async def call(store: Transactions, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(query, *args, **kwargs)

    return call


def writes(
    query: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Transactions, P], Coroutine[Any, Any, T]]:
    """The same of a query that changes something."""

    async def call(store: Transactions, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write(query, *args, **kwargs)

    return call


class UnusableStore(AstroludeError):
    """The store cannot be opened: no such place, no right to write there, or no store at all."""


class SqlStore:
    """Tables, seats and moves in SQLite or PostgreSQL. `queries` says what each call does."""

    add = writes(queries.add_table)
    add_rematch = writes(queries.add_rematch)
    add_variation = writes(queries.add_variation)
    opinions = reads(queries.opinions)
    keep_opinions = writes(queries.keep_opinions)
    set_orders = writes(queries.set_orders)
    set_keys = writes(queries.set_keys)
    remove_open = writes(queries.remove_open)
    remove_open_since = writes(queries.remove_open_since)
    say = writes(talk.say)
    lines = reads(talk.lines)
    set_quiet = writes(talk.set_quiet)
    forget_talk = writes(talk.forget)
    close_abandoned = writes(queries.close_abandoned)
    load = reads(queries.load)
    tellings = reads(queries.tellings)
    bans = reads(queries.bans)
    lobby = reads(queries.lobby)
    summaries = reads(queries.summaries)
    invited = reads(queries.invited)
    count = reads(queries.count)
    alone = reads(queries.alone)
    due = reads(queries.due)
    waiting = reads(queries.waiting)

    def __init__(
        self, url: URL, worker: str = "", check: str = "quick", clock: Callable[[], int] = now
    ) -> None:
        """`worker` is the name that others know this one by, `check` how a file is looked through first.

        `clock` dates whatever is written.
        """
        self._clock: Final = clock
        self._url: Final = url
        self._silence: Final = Silence()
        self.engine: Final = engine_for(url, worker, check)
        self.shared: Final = self.engine.shared

    def now(self) -> int:
        return self._clock()

    async def open(self) -> None:
        """Make the schema or bring it up to date.

        NewerStore, StoreInUse, BrokenStore or UnusableStore say what is in the way.
        """
        await self._opened(self._open())

    async def visit(self) -> None:
        """Only to read, also while other processes serve the store, which must be of today's version."""
        await self._opened(self._visit())

    async def _open(self) -> None:
        await self.engine.open()
        await self.engine.migrate(bring_up_to_date)

    async def _visit(self) -> None:
        await self.engine.visit()
        await self.engine.read(insist_on_today)

    async def _opened(self, opening: Awaitable[None]) -> None:
        try:
            await opening
        except self.engine.failures as error:
            await self.engine.close()
            raise UnusableStore(
                f"the store {self._name} cannot be opened: {_reason(error)}; choose another with --db"
            ) from error
        except BaseException:
            await self.engine.close()
            raise

    @property
    def _name(self) -> str:
        """What a person calls the store: its file, or its address without the password."""
        return self._url.render_as_string() if self.shared else str(self._url.database)

    async def close(self) -> None:
        await self.engine.close()

    async def append(self, table: str, step: Step) -> int:
        """Returns when the entry was made."""
        at = self.now()
        entry = entry_for(table, step, at)
        with timed(WRITES):
            await self._reached(self.engine.append(entry))
        MOVES.inc()
        return at

    async def set_seats(self, table: str, revision: int, change: Reseating) -> int:
        """Returns when the change was made."""
        at = self.now()
        await self.write(queries.set_seats, table, revision, change, at)
        return at

    async def position(self, table: str) -> tuple[int, int] | None:
        return await self._reached(self.engine.position(table))

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query finds."""
        return await self._reached(self.engine.read(lambda connection: query(connection, *args, **kwargs)))

    async def write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query that changes something finds, when the change is kept."""
        return await self._reached(self._written(lambda connection: query(connection, *args, **kwargs)))

    async def _written(self, change: Callable[[Connection], T]) -> T:
        """Of two workers that add the same row at once, the later one finds it there and goes by it."""
        try:
            return await self.engine.write(change)
        except IntegrityError:
            return await self.engine.write(change)

    async def _reached(self, answer: Awaitable[T]) -> T:
        """What the store answers; Unreachable if it does not."""
        try:
            found = await answer
        except self.engine.failures as error:
            reason = _reason(error)
            self._silence.begins_or_goes_on(reason)
            STORE_FAILURES.inc()
            raise Unreachable(reason) from error
        self._silence.ends()
        return found


class Part:
    """Calls about something of its own, over an open store."""

    def __init__(self, store: SqlStore) -> None:
        self.read: Final = store.read
        self.write: Final = store.write


def _reason(error: Exception) -> str:
    """What went wrong, without the statement that it went wrong in."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error.orig if isinstance(error, DBAPIError) else error)
