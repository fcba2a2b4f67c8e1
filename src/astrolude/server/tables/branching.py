"""What if: looking at how a game might have gone on, and playing on from there.

A finished game may be looked at by everybody, and played on from by anybody. From a game that goes on only
those play on who play it alone, because chance falls there as it will in the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.kernel.generator import Generator
from astrolude.kernel.play import entry_of
from astrolude.server.tables import messages
from astrolude.server.tables.analysing import insist_on_end
from astrolude.server.tables.archive import Archive, Entry
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import Course, standing_of
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.files import insist_on_own
from astrolude.server.tables.founding import Source, among_bots, found_within
from astrolude.server.tables.judging import Fresh
from astrolude.server.tables.playing import read_action
from astrolude.server.tables.rows import OPEN, BotLevel, Seat
from astrolude.server.tables.sight import state_message
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import derived_seed, new_secret


async def look(
    table: Table,
    seats: Sequence[int],
    ply: int,
    actions: Sequence[int | str],
    online: frozenset[int],
    roll: int = 0,
) -> messages.TableState:
    """How a finished game would have stood with other actions after a ply, by the caller's eyes."""
    insist_on_end(table)
    course, _ = await _branch(table, ply, actions, roll)
    return state_message(table, course, seats, online, ply)


async def moment_of(
    table: Table, ply: int, actions: Sequence[int | str], roll: int = 0
) -> tuple[list[int], Fresh | None]:
    """All actions from the start of a finished game to a moment of a variation at which somebody chooses, and
    where among them chance began to fall otherwise.
    """
    insist_on_end(table)
    course, fresh = await _branch(table, ply, actions, roll)
    if course.play.state.over:
        raise Refusal("bad_request", "the game is over there: nobody has a choice")
    return list(course.play.actions), fresh


async def play_on(
    tables: Tables,
    archive: Archive,
    table: Table,
    ply: int,
    actions: Sequence[int | str],
    held: Sequence[int],
    seat: int | None,
    opened: Sequence[int],
    level: BotLevel,
    name: str | None,
) -> messages.Created:
    """A new table that goes on from a moment of a game: the caller on one seat, bots on the others.

    The `opened` ones wait for friends, as at any new table. `held` are the caller's seats at the game itself.
    Chance falls as it fell, as long as the game goes the same way: it has the same seed.
    """
    insist_on_own(table, held)
    course, _ = await _branch(table, ply, actions)
    state = course.play.state
    if state.over:
        raise Refusal("bad_request", "the game is over there: nothing is left to play")
    mine = state.seat if seat is None else seat
    if any(each >= len(table.seats) for each in (mine, *opened)):
        raise Refusal("bad_request", f"the table has {len(table.seats)} seats")
    if mine in opened:
        raise Refusal("bad_request", "the caller's own seat cannot wait for somebody else")
    play, secret = course.play, new_secret()
    entries = [
        Entry(entry_of(action, by_order), seat)
        for action, by_order, seat in zip(play.actions, play.by_order, play.seats, strict=True)
    ]
    seats = among_bots(table.start, mine, name, secret, level)
    for number in opened:
        seats[number] = Seat(number, OPEN)
    source = Source(table.id, ply)
    return await found_within(
        tables, archive, table.start, entries, standing_of(state), seats, secret, source
    )


async def _branch(
    table: Table, ply: int, actions: Sequence[int | str], roll: int = 0
) -> tuple[Course, Fresh | None]:
    """A course of its own: the game after a ply, and then these actions with all that has one answer.

    With a roll, dice, draws and what was hidden from whoever decides there fall otherwise from there on.
    """
    if ply > table.ply:
        raise Refusal("bad_request", f"the table is only at ply {table.ply}")
    async with table.replaying:
        course = await table.started().back_at(ply)
    fresh = Fresh(len(course.play.actions), derived_seed(table.id, ply, roll)) if roll else None
    if fresh is not None and not course.play.state.over:
        course.play.state = course.play.state.determinize(course.play.state.seat, Generator(fresh.seed))
        course.play.state.journal = course.play.journal
    for action in actions:
        number = read_action(table.game, action)
        state = course.play.state
        while not state.over and number not in state.legal_actions() and len(state.legal_actions()) == 1:
            course.act(state.legal_actions()[0])
        if state.over or number not in state.legal_actions():
            raise Refusal("illegal_action", f"{table.game.grammar.text(number)} is not possible there")
        course.act(number)
    return course, fresh
