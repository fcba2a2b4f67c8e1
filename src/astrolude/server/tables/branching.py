"""What if: looking at how a finished game might have gone on, and playing on from there."""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.kernel.play import entry_of
from astrolude.server.tables import messages
from astrolude.server.tables.analysing import insist_on_end
from astrolude.server.tables.archive import Archive, Entry
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import Course, standing_of
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.playing import read_action
from astrolude.server.tables.rows import BOT, PERSON, BotLevel, Header, Seat
from astrolude.server.tables.sight import state_message
from astrolude.server.tables.store import now
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of, new_secret, new_table_id


async def look(
    table: Table, seats: Sequence[int], ply: int, actions: Sequence[int | str], online: frozenset[int]
) -> messages.TableState:
    """How a finished game would have stood with other actions after a ply, by the caller's eyes."""
    course = await _branch(table, ply, actions)
    return state_message(table, course, seats, online, ply)


async def play_on(
    tables: Tables,
    archive: Archive,
    table: Table,
    ply: int,
    actions: Sequence[int | str],
    seat: int | None,
    level: BotLevel,
    name: str | None,
) -> messages.Created:
    """A new table that goes on from a moment of a finished game: the caller on one seat, bots on the others.

    Chance falls as it fell, as long as the game goes the same way: it has the same seed.
    """
    course = await _branch(table, ply, actions)
    state = course.play.state
    if state.over:
        raise Refusal("bad_request", "the game is over there: nothing is left to play")
    mine = state.seat if seat is None else seat
    if mine >= len(table.seats):
        raise Refusal("bad_request", f"the table has no seat {mine}")
    play = course.play
    entries = [
        Entry(entry_of(action, by_order), seat)
        for action, by_order, seat in zip(play.actions, play.by_order, play.seats, strict=True)
    ]
    at, secret = now(), new_secret()
    header = Header(
        id=new_table_id(),
        game=table.header.game,
        rules=table.header.rules,
        options=table.header.options,
        seed=table.header.seed,
        listed=False,
        invite_hash=None,
        created=at,
        changed=at,
        source=table.id,
        source_ply=ply,
        ply=len(entries),
        standing=standing_of(state),
    )
    seated = [
        Seat(each.seat, PERSON, name, None, hash_of(secret))
        if each.seat == mine
        else Seat(each.seat, BOT, None, level)
        for each in table.seats
    ]
    await archive.add_variation(header, seated, entries)
    await tables.welcome(header.id)
    return {"table": header.id, "seat": mine, "secret": secret, "invite": None, "started": True}


async def _branch(table: Table, ply: int, actions: Sequence[int | str]) -> Course:
    """A course of its own: the game after a ply, and then these actions with all that has one answer."""
    insist_on_end(table)
    if ply > table.ply:
        raise Refusal("bad_request", f"the table is only at ply {table.ply}")
    async with table.replaying:
        course = await table.started().back_at(ply)
    for action in actions:
        number = read_action(table.game, action)
        state = course.play.state
        while not state.over and number not in state.legal_actions() and len(state.legal_actions()) == 1:
            course.act(state.legal_actions()[0])
        if state.over or number not in state.legal_actions():
            raise Refusal("illegal_action", f"{table.game.grammar.text(number)} is not possible there")
        course.act(number)
    return course
