"""Lets games go on by themselves: bots move and standing orders answer, until a person has to choose."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Protocol

from astrolude.server.tables import playing
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.neighbours import Neighbours
from astrolude.server.tables.owners import NOBODY, Owners
from astrolude.server.tables.rows import BOT, WEAKEST, BotLevel, Seat
from astrolude.server.tables.store import ASK_AGAIN, Unreachable
from astrolude.server.tables.table import AtWork, Table
from astrolude.server.tables.thinking import Job
from astrolude.server.tables.tokens import derived_seed

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 3
"""How often a mind may be lost over one move before the table is told."""
CLAIM_AGAIN: Final = 0.5
"""Seconds until a worker looks again whether another still moves the table's bots."""


class MindLost(Exception):
    """Whatever thought has ended, or thought for too long and was ended. Another takes its place."""


class Minds(Protocol):
    """Where bots think."""

    async def choose(self, job: Job) -> int:
        """The bot's action. MindLost, or whatever the bot raised."""
        ...


class Driver:
    """One task for each table that goes on by itself, in one worker.

    A bot's move comes at least `pause` seconds after it was asked: people want to follow.
    """

    def __init__(
        self,
        tables: Tables,
        hall: Hall,
        neighbours: Neighbours,
        minds: Minds,
        pause: float,
        owners: Owners | None = None,
    ) -> None:
        self._tables: Final = tables
        self._hall: Final = hall
        self._neighbours: Final = neighbours
        self._minds: Final = minds
        self._pause: Final = pause
        self._owners: Final = owners
        self._due: Final[set[str]] = set()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, table_id: str) -> None:
        """Something changed at a table, or somebody looks at one whose bot had failed."""
        self._due.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    def drives(self, table_id: str) -> bool:
        """Whether a table is going on by itself, or about to."""
        return table_id in self._tasks

    async def wake_all(self) -> None:
        """See to every table that may go on: after a start, or after another worker died."""
        for table_id in await self._tables.store.waiting():
            if table_id not in self._tasks:
                self.wake(table_id)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: str) -> None:
        try:
            while table_id in self._due:
                self._due.discard(table_id)
                await self._drive_when_possible(table_id)
        except Refusal as refusal:
            LOG.warning("the bots of %s cannot go on: %s", table_id, refusal.message)
        except Exception:
            LOG.exception("the bots of %s stopped", table_id)
        finally:
            self._due.discard(table_id)
            del self._tasks[table_id]

    async def _drive_when_possible(self, table_id: str) -> None:
        """The same, and again after a while if the store does not answer."""
        try:
            await self._drive(table_id)
        except Unreachable:
            await asyncio.sleep(ASK_AGAIN)
            self._due.add(table_id)

    async def _drive(self, table_id: str) -> None:
        """Go on until a person has to choose, the game is over or a bot fails."""
        table = await self._tables.get(table_id)
        if not table.goes_on():
            return
        if not await self._neighbours.claim(table_id):
            await asyncio.sleep(CLAIM_AGAIN)
            self._due.add(table_id)
            return
        try:
            while table.goes_on() and await self._step(table):
                pass
        finally:
            await self._neighbours.release(table_id)

    async def _step(self, table: Table) -> bool:
        """One move of a bot, or one answer by standing order; False if a bot could not."""
        bot = table.bot_to_move()
        if bot is not None:
            return await self._move(table, bot)
        ply, action, seat = table.ply, table.ordered_action(), table.header.standing.deciding
        try:
            await playing.act(table, (seat or 0,), ply, action, by_order=True)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
        return True

    async def _move(self, table: Table, bot: Seat) -> bool:
        """Let a bot make its move; False if it could not."""
        level = bot.level or WEAKEST
        ply = table.ply
        self._hall.think(table, AtWork(bot.seat, level))
        not_before = time.monotonic() + self._pause
        action = await self._choose(table, bot.seat, level)
        if action is not None:
            await asyncio.sleep(max(0.0, not_before - time.monotonic()))
        table.think(None)
        try:
            # Whoever came back meanwhile decides for themselves.
            if action is not None and table.seats[bot.seat].kind == BOT:
                await playing.act(table, (bot.seat,), ply, action)
        except Refusal as refusal:
            if refusal.code != "stale":
                LOG.error("bot %s at %s, ply %d, chose %s: %s", level, table.id, ply, action, refusal.message)
                action = None
        if action is None:
            self._hall.think(table, AtWork(bot.seat, level, failed=True))
        return action is not None

    async def _choose(self, table: Table, seat: int, level: BotLevel) -> int | None:
        """The bot's action, None if it could not choose one. A mind that is lost is tried again."""
        course = table.started()
        own_seed = derived_seed(table.start.seed, "seat", seat)
        owner = NOBODY if self._owners is None else self._owners.of(table.id)
        watched = self._hall.is_watched(table.id)
        job = Job(table.start, list(course.history), level, own_seed, owner, watched)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._minds.choose(job)
            except MindLost as loss:
                LOG.warning("bot %s at %s, ply %d, attempt %d: %s", level, table.id, table.ply, attempt, loss)
            except Exception:
                LOG.exception("bot %s at %s, ply %d, failed", level, table.id, table.ply)
                return None
        return None
