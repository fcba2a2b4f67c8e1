"""What calls ask beside one table's play, whatever carries them: lists, summaries, states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from astrolude.server.tables import messages, seating, sight
from astrolude.server.tables.analysing import Analyses
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.coaching import Coaches
from astrolude.server.tables.course import Course
from astrolude.server.tables.driver import Driver
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.judging import Judges
from astrolude.server.tables.rows import RUNNING
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of, is_table_id


class Keeper(Protocol):
    """What calls about tables need of whoever keeps these."""

    @property
    def tables(self) -> Tables: ...

    @property
    def hall(self) -> Hall: ...

    @property
    def driver(self) -> Driver: ...

    @property
    def analyses(self) -> Analyses: ...

    @property
    def coaches(self) -> Coaches: ...

    @property
    def judges(self) -> Judges: ...


def seats_of(table: Table, secret: str | None) -> tuple[int, ...]:
    """The caller's seats, none for a spectator; a secret must hold one."""
    return () if secret is None else table.held_by(hash_of(secret))


def required(secret: str | None) -> str:
    """The caller's secret; a refusal where there is none."""
    if secret is None:
        raise Refusal("no_seat", "this needs the secret of a seat: Authorization: Bearer s_…")
    return secret


async def lobby(tables: Tables, hall: Hall) -> list[messages.Summary]:
    """Listed tables that are open or running, newest first."""
    return [sight.summary(s.header, s.seats, hall.online(s.header.id)) for s in await tables.store.lobby()]


def summary(table: Table, hall: Hall) -> messages.Summary:
    return sight.summary(table.header, table.seats, hall.online(table.id))


async def invited(tables: Tables, hall: Hall, code: str) -> messages.Summary:
    """The gathering table that a code invites to."""
    found = await seating.invited(tables, code)
    return sight.summary(found.header, found.seats, hall.online(found.header.id))


def first_event(since: int | None) -> int:
    """After which ply the log is told; None: all of it."""
    return sight.WHOLE_LOG if since is None else since


async def state(
    table: Table, hall: Hall, secret: str | None, ply: int | None, since: int | None, seat: int | None
) -> messages.TableState:
    """The state by the caller's eyes, now or after an earlier ply, with all events or those after `since`.

    By those of one of the caller's seats, if one is named: several people may share a secret.
    """
    seats = seats_of(table, secret)
    if seat is not None:
        if seat not in seats:
            raise Refusal("no_seat", "only by the eyes of a seat of one's own")
        seats = (seat,)
    course: Course | None = table.course if ply is None else await table.at(ply)
    return sight.state_message(table, course, seats, hall.online(table.id), first_event(since))


async def questions(tables: Tables, held: Sequence[tuple[str, str]]) -> list[messages.Decision | None]:
    """What is asked at tables, without the answers, in the order asked; None where nothing is, or not of the
    holders of these secrets."""
    found: list[messages.Decision | None] = []
    for table_id, secret in held:
        try:
            table = await tables.get(table_id)
        except Refusal:
            found.append(None)
            continue
        course = table.course
        asked = None if course is None or table.status != RUNNING else sight.decision_for(course.play, ())
        mine = table.seats_of(hash_of(secret))
        found.append(asked if asked is not None and asked["seat"] in mine else None)
    return found


async def mine(
    tables: Tables, hall: Hall, held: Sequence[tuple[str, str]]
) -> list[messages.MySummary | None]:
    """Summaries of tables by id and secret, in the order asked; unknown ones are None."""
    found = await tables.store.summaries([table for table, _ in held if is_table_id(table)])
    return [
        sight.my_summary(found[table], hash_of(secret), hall.online(table)) if table in found else None
        for table, secret in held
    ]
