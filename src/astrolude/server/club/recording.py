"""Writing down what finished games meant, each exactly once, whoever of several workers sees its end
first."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from astrolude.server.club.rows import GameResult, SeatResult
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import BOT, FINISHED
from astrolude.server.tables.sight import seen_by
from astrolude.server.tables.store import Unreachable, insisted
from astrolude.server.tables.table import Table

AT_ONCE: Final = 200
"""Games that were over before the start and are written in one go."""
SIDES: Final = ("faction", "species")
"""What games call that which somebody plays."""


class Results(Protocol):
    """What this needs of the store."""

    async def record(self, result: GameResult) -> bool:
        """Write a game; whether it was new. Later claims of its seats are written as well."""
        ...

    async def unrecorded(self, most: int) -> list[str]:
        """Finished games at which somebody has an account and that were not written."""
        ...


class Recorder:
    """Looks at tables as they change; `told` hears of each game that was written here for the first time."""

    def __init__(self, results: Results, tables: Tables, told: Callable[[str], None]) -> None:
        self._results: Final = results
        self._tables: Final = tables
        self._told: Final = told
        self._at_work: Final[set[str]] = set()
        self._errands: Final = Errands("a result was not written", (Unreachable, Refusal))

    async def start(self) -> None:
        """Write what ended while nobody was here, or just when somebody stopped."""
        self._errands.begin(self._catch_up())

    async def stop(self) -> None:
        await self._errands.stop()

    def changed(self, table: Table) -> None:
        """A table changed, or one of its seats found its person."""
        if table.status == FINISHED and not table.gone and table.id not in self._at_work:
            self._at_work.add(table.id)
            self._errands.begin(self._record(table.id))

    async def record(self, table_id: str) -> None:
        """Write one game, if it is over and has a result."""
        table = await self._tables.get(table_id)
        result = result_of(table)
        if result is not None and await self._results.record(result):
            self._told(table_id)

    async def _record(self, table_id: str) -> None:
        try:
            await insisted(self.record, table_id)
        finally:
            self._at_work.discard(table_id)

    async def _catch_up(self) -> None:
        before: list[str] = []
        while True:
            missing = await insisted(self._results.unrecorded, AT_ONCE)
            if missing == before:
                return  # nothing more can be done about these
            for table_id in missing:
                with suppress(Refusal):
                    await insisted(self.record, table_id)
            before = missing


def result_of(table: Table) -> GameResult | None:
    """What a table's game came to; None if it is not over, or was closed without a result."""
    outcome = cast(dict[str, Any] | None, table.header.standing.outcome)
    if table.status != FINISHED or outcome is None:
        return None
    sides = _sides(table)
    seats = [
        SeatResult(
            seat.seat,
            seat.level if seat.kind == BOT else None,
            outcome["ranks"][seat.seat],
            outcome["scores"][seat.seat],
            sides[seat.seat][0],
            sides[seat.seat][1],
        )
        for seat in table.seats
    ]
    header = table.header
    # A variation knows how its game went before: it says nothing about anybody.
    rated = header.rated and header.source is None
    return GameResult(header.id, header.game, header.changed, rated, bool(outcome.get("early")), seats)


def _sides(table: Table) -> list[tuple[dict[str, int], str | None]]:
    """By seat the points by their parts, and what was played; nothing of a game that cannot be played on."""
    if table.course is None:
        return [({}, None) for _ in table.seats]
    found: list[tuple[dict[str, int], str | None]] = []
    for side in cast(list[dict[str, Any]], seen_by(table.course.play.state, None)["seats"]):
        played = next((side[name] for name in SIDES if isinstance(side.get(name), str)), None)
        found.append((dict(side["score"]["parts"]), played))
    return found
