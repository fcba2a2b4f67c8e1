"""Lets games go on by themselves: bots move and standing orders answer, until a person has to choose."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from astrolude.server import playing
from astrolude.server.errors import Refusal
from astrolude.server.rows import Seat
from astrolude.server.tables import Table, Thinking
from astrolude.server.thinkers import ThinkerDied, Thinkers
from astrolude.server.thinking import Job
from astrolude.server.tokens import derived_seed

if TYPE_CHECKING:
    from astrolude.server.host import Host

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 3
"""How often a bot's process may die over one move before the table is told."""
CLAIM_AGAIN: Final = 0.5
"""Seconds until a worker looks again whether another still moves the table's bots."""


class Driver:
    """One task for each table that goes on by itself, in one worker."""

    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self._host: Final = host
        self._thinkers: Final = thinkers
        self._due: Final[set[str]] = set()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, table_id: str) -> None:
        """Something changed at a table, or somebody looks at one whose bot had failed."""
        self._due.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    async def wake_all(self) -> None:
        """See to every table that may go on: after a start, or after another worker died."""
        for table_id in await self._host.store.waiting():
            if table_id not in self._tasks:
                self.wake(table_id)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    async def _run(self, table_id: str) -> None:
        try:
            while table_id in self._due:
                self._due.discard(table_id)
                await self._drive(table_id)
        except Refusal as refusal:
            LOG.warning("the bots of %s cannot go on: %s", table_id, refusal.message)
        except Exception:
            LOG.exception("the bots of %s stopped", table_id)
        finally:
            self._due.discard(table_id)
            del self._tasks[table_id]

    async def _drive(self, table_id: str) -> None:
        """Go on until a person has to choose, the game is over or a bot fails."""
        table = await self._host.tables.get(table_id)
        if not table.goes_on():
            return
        if not await self._host.neighbours.claim(table_id):
            await asyncio.sleep(CLAIM_AGAIN)
            self._due.add(table_id)
            return
        try:
            while table.goes_on() and await self._step(table):
                pass
        finally:
            await self._host.neighbours.release(table_id)

    async def _step(self, table: Table) -> bool:
        """One move of a bot, or one answer by standing order; False if a bot could not."""
        bot = table.bot_to_move()
        if bot is not None:
            return await self._move(table, bot)
        ply, action, seat = table.ply, table.ordered_action(), table.header.standing.deciding
        try:
            await playing.act(self._host, table, (seat or 0,), ply, action, by_order=True)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
        return True

    async def _move(self, table: Table, bot: Seat) -> bool:
        """Let a bot make its move; False if it could not."""
        level = bot.level or ""
        ply = table.ply
        self._host.think(table, Thinking(bot.seat, level))
        not_before = time.monotonic() + self._host.settings.bot_pause
        action = await self._choose(table, bot.seat, level)
        if action is not None:
            await asyncio.sleep(max(0.0, not_before - time.monotonic()))
        table.thinking = None
        try:
            if action is not None:
                await playing.act(self._host, table, (bot.seat,), ply, action)
        except Refusal as refusal:
            if refusal.code != "stale":
                LOG.error("bot %s at %s, ply %d, chose %s: %s", level, table.id, ply, action, refusal.message)
                action = None
        if action is None:
            self._host.think(table, Thinking(bot.seat, level, failed=True))
        return action is not None

    async def _choose(self, table: Table, seat: int, level: str) -> int | None:
        """The bot's action, None if it could not choose one. A process that dies is tried again."""
        course = table.started()
        job = Job(
            table.header.game,
            len(table.seats),
            table.header.options,
            table.header.seed,
            list(course.history),
            level,
            derived_seed(table.header.seed, "seat", seat),
        )
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._thinkers.choose(job)
            except ThinkerDied as death:
                LOG.warning(
                    "bot %s at %s, ply %d, attempt %d: %s", level, table.id, table.ply, attempt, death
                )
            except Exception:
                LOG.exception("bot %s at %s, ply %d, failed", level, table.id, table.ply)
                return None
        return None
