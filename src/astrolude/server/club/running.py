"""What tournaments do by themselves: tables are made when a round begins, results taken when games are over.

Every worker looks; whatever is to be done is marked as done in the same transaction, so it is done once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Protocol, cast

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.start import Start
from astrolude.server.club.fixtures import Duel, Verdict, Whole
from astrolude.server.club.rows import places
from astrolude.server.club.tournaments import Tournaments
from astrolude.server.tables import clocks
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import find_game, standing_of
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import BOT, FINISHED, PERSON, BotLevel, Header, Seat, Sitting
from astrolude.server.tables.seating import header_of
from astrolude.server.tables.store import Unreachable
from astrolude.server.tables.table import Table, due_of
from astrolude.server.tables.tokens import hash_of, new_secret, new_seed

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 40
STAND_IN: Final[BotLevel] = "normal"
"""The bot that holds a seat whose person is gone before the round begins."""


class RunningStore(Protocol):
    """What this needs of the store."""

    async def ready(self, at: int, most: int) -> list[tuple[str, Duel]]:
        """Tournaments and tables that are to be made now."""
        ...

    async def make_table(
        self, tournament: str, duel: Duel, header: Header, seats: Sequence[Seat], sitting: Sequence[Sitting]
    ) -> bool:
        """Make a table and note that it is made; False if another worker did."""
        ...

    async def over(self, most: int) -> list[str | None]:
        """Tables whose games are over, or that are gone, and whose results were not taken."""
        ...

    async def take_result(self, table: str, verdict: Verdict | None, at: int) -> str | None:
        """Note what came of a table, once; the tournament, if it was noted now. None: it has no result."""
        ...

    async def waiting(self) -> list[str]:
        """Tournaments that go on by themselves and whose round is over."""
        ...


class Runner:
    """Looks for what tournaments need every `interval` seconds, and at tables that end at once."""

    def __init__(
        self,
        store: RunningStore,
        tournaments: Tournaments,
        tables: Tables,
        clock: Callable[[], int],
        interval: float,
        changed: Callable[[str], None],
        made: Callable[[str], None],
    ) -> None:
        """`changed` hears of tournaments, `made` of tables that were made."""
        self._store: Final = store
        self._tournaments: Final = tournaments
        self._tables: Final = tables
        self._now: Final = clock
        self._interval: Final = interval
        self._changed: Final = changed
        self._made: Final = made
        self._look_now: Final = asyncio.Event()

    def table_changed(self, table: Table) -> None:
        if table.header.tournament is not None and table.status == FINISHED:
            self._look_now.set()

    async def keep_going(self) -> None:
        """For as long as the worker runs."""
        while True:
            try:
                await self.look()
            except Unreachable:
                pass
            except Exception:
                LOG.exception("tournaments could not be looked after")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), self._interval)
            self._look_now.clear()

    async def look(self) -> None:
        """Do all that is to be done. One tournament that cannot go on is no reason not to look at the
        next."""
        for tournament, duel in await self._store.ready(self._now(), AT_ONCE):
            try:
                await self._make(tournament, duel)
            except (Refusal, AstroludeError) as error:
                LOG.warning("a table of tournament %s cannot be made: %s", tournament, error)
        for table_id in await self._store.over(AT_ONCE):
            if table_id is not None:
                await self._take(table_id)
        for tournament in await self._store.waiting():
            with suppress(Refusal):
                await self._tournaments.go_on(tournament)

    async def _make(self, tournament: str, duel: Duel) -> None:
        whole = await self._tournaments.whole(tournament)
        header, seats, sitting = table_of(whole, duel, self._tables.store.now())
        if await self._store.make_table(tournament, duel, header, seats, sitting):
            await self._tables.welcome(header.id)
            self._made(header.id)
            self._changed(tournament)

    async def _take(self, table_id: str) -> None:
        verdict = None
        with suppress(Refusal):  # a table that the host removed is like one without a result
            verdict = verdict_of(await self._tables.get(table_id))
        tournament = await self._store.take_result(table_id, verdict, self._now())
        if tournament is not None:
            self._changed(tournament)


def table_of(whole: Whole, duel: Duel, at: int) -> tuple[Header, list[Seat], list[Sitting]]:
    """The table of a pairing: its seats belong to the accounts, who fetch what holds them."""
    assert duel.table is not None
    event = whole.event
    start = Start(find_game(event.game), len(duel.players), event.options, new_seed())
    seats: list[Seat] = []
    sitting: list[Sitting] = []
    for seat, number in enumerate(duel.players):
        entrant = whole.by_number[number]
        if entrant.person is None or entrant.state != "in":
            seats.append(Seat(seat, BOT, None, STAND_IN))
        else:
            # Nobody knows this secret: whoever is signed in gets another one that stands for it.
            seats.append(Seat(seat, PERSON, entrant.name, None, hash_of(new_secret())))
            sitting.append(Sitting(entrant.person, (seat,), once=True))
    rule = clocks.rule_of(event.clock)
    assert rule is not None
    timing = clocks.begun(rule, len(seats), at)
    standing = standing_of(start.new())
    header = replace(
        header_of(duel.table, start, at),
        standing=standing,
        clock=event.clock,
        timing=timing.to_json(),
        due=due_of(rule, timing, standing.deciding, seats),
        rated=event.rated,
        tournament=event.id,
    )
    return header, seats, sitting


def verdict_of(table: Table) -> Verdict | None:
    """What came of a table; None if it was closed without a result."""
    outcome = cast(dict[str, Any] | None, table.header.standing.outcome)
    if table.status != FINISHED or outcome is None:
        return None
    absent = [seat.kind != PERSON for seat in table.seats]
    return Verdict(places(outcome["ranks"], absent), absent, outcome["scores"])
