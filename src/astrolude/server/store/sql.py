"""The store in SQL: every change is one transaction, committed before anyone hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from astrolude.kernel.errors import AstroludeError
from astrolude.server.metrics import MOVES, STORE_FAILURES, WRITES, timed
from astrolude.server.store import queries, talk
from astrolude.server.store.engines import engine_for
from astrolude.server.store.migrations import bring_up_to_date, insist_on_today
from astrolude.server.store.moves import entry_for
from astrolude.server.store.silence import Silence
from astrolude.server.tables.archive import Entry, Opinion
from astrolude.server.tables.chat import Line
from astrolude.server.tables.rows import Header, Pace, Seat, Standing, Stored, Told
from astrolude.server.tables.store import Unreachable, now

P = ParamSpec("P")
T = TypeVar("T")


class UnusableStore(AstroludeError):
    """The store cannot be opened: no such place, no right to write there, or no store at all."""


class SqlStore:
    """Tables, seats and moves in SQLite or PostgreSQL. `queries` says what each call does."""

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

    async def add(self, header: Header, seats: Sequence[Seat]) -> None:
        await self.write(queries.add_table, header, seats)

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        await self.write(queries.add_rematch, of, header, seats)

    async def add_variation(self, header: Header, seats: Sequence[Seat], entries: Sequence[Entry]) -> None:
        await self.write(queries.add_variation, header, seats, entries)

    async def opinions(self, table: str) -> list[Opinion]:
        return await self.read(queries.opinions, table)

    async def keep_opinions(self, table: str, opinions: Sequence[Opinion]) -> None:
        await self.write(queries.keep_opinions, table, opinions)

    async def append(
        self,
        table: str,
        ply: int,
        action: int,
        seat: int,
        standing: Standing,
        told: Sequence[Told] = (),
        due: int | None = None,
    ) -> int:
        """Returns when the entry was made."""
        at = self.now()
        entry = entry_for(table, ply, action, seat, at, standing, told, due)
        with timed(WRITES):
            await self._reached(self.engine.append(entry))
        MOVES.inc()
        return at

    async def set_seats(
        self,
        table: str,
        revision: int,
        seats: Sequence[Seat],
        start: Standing | None = None,
        pace: Pace | None = None,
    ) -> int:
        """Returns when the change was made."""
        at = self.now()
        await self.write(queries.set_seats, table, revision, seats, at, start, pace)
        return at

    async def set_orders(self, table: str, revision: int, seat: int, orders: Mapping[str, str]) -> None:
        await self.write(queries.set_orders, table, revision, seat, orders)

    async def set_keys(self, table: str, revision: int, keys: Mapping[str, str]) -> None:
        await self.write(queries.set_keys, table, revision, keys)

    async def remove_open(self, table: str, revision: int) -> None:
        await self.write(queries.remove_open, table, revision)

    async def remove_open_since(self, before: int) -> int:
        return await self.write(queries.remove_open_since, before)

    async def say(self, table: str, line: Line, most: int) -> Line:
        return await self.write(talk.say, table, line, most)

    async def lines(self, table: str, after: int) -> list[Line]:
        return await self.read(talk.lines, table, after)

    async def set_quiet(self, table: str, revision: int, quiet: bool) -> None:
        await self.write(talk.set_quiet, table, revision, quiet)

    async def forget_talk(self, before: int) -> int:
        return await self.write(talk.forget, before)

    async def close_abandoned(self, before: int) -> int:
        return await self.write(queries.close_abandoned, before)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self.read(queries.load, table, after)

    async def tellings(self, table: str) -> dict[int, list[Told]]:
        return await self.read(queries.tellings, table)

    async def bans(self) -> list[str]:
        return await self.read(queries.bans)

    async def position(self, table: str) -> tuple[int, int] | None:
        return await self._reached(self.engine.position(table))

    async def lobby(self) -> list[Stored]:
        return await self.read(queries.lobby)

    async def summaries(self, tables: Sequence[str]) -> dict[str, Stored]:
        return await self.read(queries.summaries, tables)

    async def invited(self, invite_hash: str) -> Stored | None:
        return await self.read(queries.invited, invite_hash)

    async def count(self) -> dict[str, int]:
        """How many tables there are by status."""
        return await self.read(queries.count)

    async def alone(self) -> int:
        return await self.read(queries.alone)

    async def due(self, now: int, most: int) -> list[str]:
        return await self.read(queries.due, now, most)

    async def waiting(self) -> list[str]:
        return await self.read(queries.waiting)

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query finds."""
        return await self._reached(self.engine.read(lambda connection: query(connection, *args, **kwargs)))

    async def write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query that changes something finds, when the change is kept."""
        return await self._reached(self.engine.write(lambda connection: query(connection, *args, **kwargs)))

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


def _reason(error: Exception) -> str:
    """What went wrong, without the statement that it went wrong in."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error.orig if isinstance(error, DBAPIError) else error)
