"""Tables that begin in the middle of a game: carried here, varied, or gone on with from a puzzle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from astrolude.kernel.start import Start
from astrolude.server.tables.archive import Archive, Entry
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.messages import Created
from astrolude.server.tables.rows import BOT, OPEN, PERSON, BotLevel, Seat, Standing
from astrolude.server.tables.seating import free_code, header_of, insist_on_level
from astrolude.server.tables.tokens import hash_of


class Source(NamedTuple):
    """The table that another one varies, and from which ply on."""

    table: str
    ply: int


async def found_within(
    tables: Tables,
    archive: Archive,
    start: Start,
    entries: Sequence[Entry],
    standing: Standing,
    seats: Sequence[Seat],
    secret: str,
    source: Source | None = None,
    orders: Sequence[tuple[int, Mapping[str, str]]] = (),
) -> Created:
    """A new table at which these entries stand already, and `standing` is how its game stands after them.

    All people who sit there hold `secret`. Where seats are open, the game goes on when friends have come.
    """
    opens = any(seat.kind == OPEN for seat in seats)
    invite = await free_code(tables) if opens else None
    header = replace(
        header_of(tables.new_id(), start, tables.store.now(), invite),
        source=None if source is None else source.table,
        source_ply=None if source is None else source.ply,
        ply=len(entries),
        standing=Standing() if opens else standing,
    )
    await archive.add_variation(header, seats, entries)
    for revision, (seat, given) in enumerate(orders):
        await tables.store.set_orders(header.id, revision, seat, given)
    await tables.welcome(header.id)
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    return {
        "table": header.id,
        "seat": people[0] if people else None,
        "secret": secret if people else None,
        "invite": invite,
        "started": not opens,
    }


def among_bots(start: Start, mine: int, name: str | None, secret: str, level: BotLevel) -> list[Seat]:
    """The caller at one seat, bots at the others."""
    insist_on_level(start, level)
    seats = [Seat(number, BOT, None, level) for number in range(start.players)]
    seats[mine] = Seat(mine, PERSON, name, None, hash_of(secret))
    return seats
