"""The other workers over one PostgreSQL: talking with them, and agreeing on who moves a table's bots."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL

from astrolude.server.store.engines import address_of
from astrolude.server.store.moves import CHANNEL
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.neighbours import GAP, Notice

LOG: Final = logging.getLogger(__name__)
RETRY: Final = 1.0
"""Seconds between attempts to reach the store again."""


class PostgresNeighbours:
    """LISTEN and NOTIFY to talk, advisory locks to agree: a worker that dies loses its locks at once."""

    def __init__(self, url: URL) -> None:
        self._address: Final = address_of(url)
        self._outbox: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._using: Final = asyncio.Lock()
        self._errands: Final = Errands("talking with the other workers failed")
        self._connection: Any = None
        self._hear: Callable[[Notice], None] = _ignore

    async def start(self, hear: Callable[[Notice], None]) -> None:
        self._hear = hear
        await self._connect()
        self._errands.begin(self._keep_telling())

    async def stop(self) -> None:
        await self._errands.stop()
        async with self._using:
            if self._connection is not None and not self._connection.is_closed():
                self._connection.remove_termination_listener(self._lost)
                await self._connection.close()

    def tell(self, notice: Notice) -> None:
        self._outbox.put_nowait(json.dumps(notice))

    async def claim(self, table: str) -> bool:
        return bool(await self._fetch("SELECT pg_try_advisory_lock($1)", _lock_number(table)))

    async def release(self, table: str) -> None:
        await self._fetch("SELECT pg_advisory_unlock($1)", _lock_number(table))

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self._address)
        await connection.add_listener(CHANNEL, self._heard)
        if connection.is_closed():
            raise ConnectionResetError("the store closed the connection at once")
        connection.add_termination_listener(self._lost)
        self._connection = connection

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._hear(json.loads(str(payload)))

    def _lost(self, _connection: object) -> None:
        LOG.warning("the line to the other workers is lost; trying again every %g s", RETRY)
        self._errands.begin(self._reconnect())

    async def _reconnect(self) -> None:
        import asyncpg

        while True:
            try:
                await self._connect()
            except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
            else:
                LOG.warning("the line to the other workers is there again")
                self._hear(GAP)
                return

    async def _keep_telling(self) -> None:
        while True:
            notice = await self._outbox.get()
            await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, notice)

    async def _fetch(self, query: str, *values: object) -> object:
        """One value; None while the store cannot be reached."""
        import asyncpg

        async with self._using:
            if self._connection is None or self._connection.is_closed():
                return None
            try:
                return await self._connection.fetchval(query, *values)
            except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
                return None


def _lock_number(table: str) -> int:
    """A signed 64-bit number for PostgreSQL's advisory locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def _ignore(_notice: Notice) -> None:
    return
