"""Advice during a game: what a strong bot would answer, by what the seat knows and nothing else.

Only where no other person is at the table, or where all who sit there agreed; everybody sees that it is so.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from astrolude.kernel.play import standing
from astrolude.server.tables import messages
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.judging import Fresh, Judges, Question, advise
from astrolude.server.tables.playing import current, deciding, read_action
from astrolude.server.tables.rows import Reseating
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import derived_seed

KEPT: Final = 200
"""How many pieces of advice are remembered: who asks again about the same is told the same."""
LOOK: Final = 0.2
"""Seconds between two looks whether advice is still wanted."""

Key = tuple[str, int, int, tuple[int, ...]]


async def agree(table: Table, secret_hash: str, agreed: bool) -> None:
    """The caller agrees to advice at this table, or does not any more."""
    async with table.change():
        await table.catch_up()
        mine = table.held_by(secret_hash)
        if table.header.rated:
            raise Refusal("no_coach", "no advice at a rated table")
        seats = [replace(seat, coach=agreed) if seat.seat in mine else seat for seat in table.seats]
        at = await table.write(table.store.set_seats(table.id, table.header.revision, Reseating(seats)))
        table.reseated(seats, at)


class Coaches:
    """Asks where bots think. What is not wanted any more leaves the line."""

    def __init__(self, judges: Judges, seconds: float) -> None:
        self._judges: Final = judges
        self._milliseconds: Final = max(1, round(1000 * seconds))
        self._given: Final[OrderedDict[Key, messages.Advice]] = OrderedDict()
        self._asking: Final[dict[tuple[str, int], asyncio.Future[messages.Advice]]] = {}
        """By table and seat: the newest question, which takes the place of the one before."""

    async def hint(
        self,
        table: Table,
        seats: Sequence[int],
        ply: int,
        about: int | str | None,
        owner: str,
        wanted: Callable[[], Awaitable[bool]],
    ) -> messages.Advice:
        """The best answers to what a seat of the caller is asked, and what an action is worth there."""
        async with table.lock:
            course = await current(table, seats, ply)
            seat = deciding(course, seats)
            if not table.advised:
                raise Refusal("no_coach", "no advice at this table: all who sit here would have to agree")
            also = [] if about is None else [read_action(table.game, about)]
            if not set(also) <= set(course.play.state.legal_actions()):
                raise Refusal("illegal_action", "there is no advice on what is not possible")
            actions = standing(course.history)
        key = table.id, ply, seat, tuple(also)
        if key in self._given:
            return self._given[key]
        # The world that is searched follows from what everybody knows, never from the game's own seed.
        seed = derived_seed(table.id, ply, seat)
        question = Question(table.start, actions, self._milliseconds, seed, also)
        found = await self._wanted(table, ply, question, owner, wanted, seat)
        self._given[key] = found
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
        return found

    async def judge(
        self,
        table: Table,
        moment: tuple[list[int], Fresh | None],
        owner: str,
        wanted: Callable[[], Awaitable[bool]],
    ) -> messages.Advice:
        """The best answers at a moment of a finished game, or of a variation: for everybody the same."""
        actions, fresh = moment
        seed = derived_seed(table.id, *actions)
        question = Question(table.start, actions, self._milliseconds, seed, [], fresh=fresh)
        return await self._wanted(table, table.ply, question, owner, wanted)

    async def _wanted(
        self,
        table: Table,
        ply: int,
        question: Question,
        owner: str,
        wanted: Callable[[], Awaitable[bool]],
        seat: int | None = None,
    ) -> messages.Advice:
        asking = asyncio.ensure_future(self._judges.ask(advise, question, owner))
        if seat is not None:
            earlier = self._asking.get((table.id, seat))
            if earlier is not None:
                earlier.cancel()
            self._asking[table.id, seat] = asking
        try:
            while not asking.done():
                await asyncio.wait({asking}, timeout=LOOK)
                if asking.cancelled() or table.ply != ply or not await wanted():
                    raise Refusal("stale", "the advice is not wanted any more")
            return asking.result()
        except MindLost:
            raise Refusal("unavailable", "the advice took too long") from None
        finally:
            asking.cancel()
            if seat is not None and self._asking.get((table.id, seat)) is asking:
                del self._asking[table.id, seat]
