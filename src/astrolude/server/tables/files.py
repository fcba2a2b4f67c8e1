"""A game as a file: its record, and who sits where. It goes on at any table that can read it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.play import Play
from astrolude.kernel.record import Record, read_record, record_of
from astrolude.server.tables.archive import Archive, Entry
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import SLICE, Course, old_rules, standing_of, start_of, why_stopped
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.founding import found_within
from astrolude.server.tables.messages import Created
from astrolude.server.tables.names import clean_name
from astrolude.server.tables.rows import BOT, OPEN, PERSON, WEAKEST, BotLevel, Seat, SeatKind, Stored
from astrolude.server.tables.seating import insist_on_level
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of, new_secret

FORMAT: Final = 1
LONGEST: Final = 400_000
"""The most characters of a record that is read: far more than the longest game has."""
MOST_SECONDS: Final = 20.0
"""A game that takes longer to play again is given up."""
USUAL: Final[BotLevel] = "normal"
"""How well bots play who take the place of people."""


class FileSeat(Protocol):
    """Who sits at a seat of a file."""

    @property
    def kind(self) -> SeatKind: ...

    @property
    def name(self) -> str | None: ...

    @property
    def level(self) -> BotLevel | None: ...


class GameFile(Protocol):
    """A file as it was read; without seats it is a record alone."""

    @property
    def record(self) -> str: ...

    @property
    def seats(self) -> Sequence[FileSeat] | None: ...

    @property
    def orders(self) -> Mapping[str, Mapping[str, str]]: ...


def file_of(stored: Stored) -> str:
    """The file of a game, whether it goes on or is over."""
    if why_stopped(stored.header) is not None:
        raise Refusal("old_rules", old_rules(stored.header))
    if stored.header.standing.status == OPEN:
        raise Refusal("not_started", "the game has not begun")
    play = Play(start_of(stored.header, len(stored.seats)))
    play.follow(stored.history)
    names = [seat.name or seat.level or f"seat {seat.seat}" for seat in stored.seats]
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in stored.seats]
    content = {"astrolude": FORMAT, "record": record_of(play, names).text(), "seats": seats}
    return json.dumps({**content, "orders": stored.orders}, ensure_ascii=False, indent=1) + "\n"


async def take_away(table: Table, seats: Sequence[int]) -> str:
    """A table's game as a file, for whoever plays it alone; of a finished one for everybody.

    It holds the seed, and with it everything that is hidden.
    """
    insist_on_own(table, seats)
    course = table.started()
    return file_of(Stored(table.header, table.seats, list(course.history), table.orders))


def insist_on_own(table: Table, seats: Sequence[int]) -> None:
    """A refusal unless the game is over, or nobody else plays it and nothing depends on it."""
    own = {None, *(table.seats[seat].secret_hash for seat in seats)}
    if table.started().play.state.over:
        return
    if any(seat.secret_hash not in own for seat in table.seats):
        raise Refusal("not_finished", "others play here: this would tell what is hidden from you")
    if table.header.rated:
        raise Refusal("not_finished", "the game is rated: this would tell what is hidden from you")


async def open_file(tables: Tables, archive: Archive, file: GameFile, alone: bool = False) -> Created:
    """A new table with the game of a file, whose people are all the caller.

    A record alone goes on with the caller at the seat that decides, and bots at the others. Free seats wait
    for people as at any new table, unless the caller is `alone`. A refusal says what is wrong with the file.
    """
    record = _record(file.record)
    course = await _followed(record)
    seats, secret = _seated(file, record, course)
    opens = any(seat.kind == OPEN for seat in seats)
    if opens and alone:
        raise Refusal("bad_request", "nobody else can come here: seats are one's own or bots'")
    entries = [Entry(*each) for each in zip(course.history, course.play.seats, strict=True)]
    standing, orders = standing_of(course.play.state), _orders(file, record)
    return await found_within(tables, archive, record.start, entries, standing, seats, secret, orders=orders)


def _record(text: str) -> Record:
    if len(text) > LONGEST:
        raise Refusal("too_large", f"a record has at most {LONGEST} characters")
    try:
        return read_record(text)
    except AstroludeError as error:
        raise Refusal("bad_request", str(error)) from None


async def _followed(record: Record) -> Course:
    """The game as far as it was played, with every check; others have their turn meanwhile."""
    course = Course(record.start)
    begun = until = time.perf_counter()
    for line, text in zip(record.lines, record.actions, strict=True):
        try:
            course.act(record.start.game.grammar.parse(text))
        except AstroludeError as error:
            raise Refusal("bad_request", f"line {line}: {error}") from None
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
        if until - begun > MOST_SECONDS:
            raise Refusal("too_large", "this game takes too long to play again")
    return course


def _seated(file: GameFile, record: Record, course: Course) -> tuple[list[Seat], str]:
    """Who sits where, and the secret of all who are people."""
    secret, players = new_secret(), record.start.players
    if file.seats is None:
        return _from_record(record, course, secret), secret
    if len(file.seats) != players:
        raise Refusal("bad_request", f"the file seats {len(file.seats)} of {players} players")
    for wish in file.seats:
        insist_on_level(record.start, wish.level)
    seats = [_seat(number, wish, secret) for number, wish in enumerate(file.seats)]
    kinds = {seat.kind for seat in seats}
    if OPEN in kinds and course.play.state.over:
        raise Refusal("bad_request", "the game is over: nobody can join it")
    if OPEN in kinds and PERSON not in kinds:
        raise Refusal("bad_request", "somebody has to hold the invitation: keep a seat")
    return seats, secret


def _from_record(record: Record, course: Course, secret: str) -> list[Seat]:
    """Of a finished game all seats are the caller's, to look at it; of another the one that decides."""
    state = course.play.state
    seats = []
    for number, text in enumerate(record.names):
        name = _name(text)
        if state.over or number == state.seat:
            seats.append(Seat(number, PERSON, name, None, hash_of(secret)))
        else:
            seats.append(Seat(number, BOT, name, USUAL))
    return seats


def _seat(number: int, wish: FileSeat, secret: str) -> Seat:
    if wish.kind == OPEN:
        return Seat(number, OPEN)
    name = None if wish.name is None else _name(wish.name)
    if wish.kind == BOT:
        return Seat(number, BOT, name, wish.level or WEAKEST)
    return Seat(number, PERSON, name, None, hash_of(secret))


def _name(name: str) -> str:
    try:
        return clean_name(name)
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None


def _orders(file: GameFile, record: Record) -> list[tuple[int, dict[str, str]]]:
    """Standing orders that the game still knows, by seat."""
    values = {option.name: option.values for option in record.start.game.orders}
    return [
        (seat, {name: value for name, value in orders.items() if value in values.get(name, ())})
        for seat in range(record.start.players)
        if (orders := file.orders.get(str(seat))) is not None
    ]
