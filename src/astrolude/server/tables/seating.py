"""Who sits where: making tables, joining, leaving, handing a seat to a bot, and playing again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from astrolude.bots import EXPERT, experts
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.start import Start
from astrolude.server.tables import clocks
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.clocks import Rule
from astrolude.server.tables.course import Course, find_game, standing_of
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.messages import Created, Joined, Rematch
from astrolude.server.tables.rows import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    WEAKEST,
    BotLevel,
    Header,
    Pace,
    Reseating,
    Seat,
    Sitting,
    Standing,
    Stored,
)
from astrolude.server.tables.store import SitsAlready
from astrolude.server.tables.table import Overtaken, Table, due_of
from astrolude.server.tables.tokens import hash_of, new_invite, new_secret, new_seed, same, written_code

MOST_KEYS: Final = 60
"""Further secrets of all seats of a table: some devices for each."""


class SeatWish(NamedTuple):
    """A seat of a table that somebody wants to make: theirs, open to others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    level: BotLevel | None = None


def header_of(table: str, start: Start, at: int, invite: str | None = None) -> Header:
    """A private table at which a game has yet to begin, made at this time; of its invitation the hash."""
    return Header(
        id=table,
        game=start.game.id,
        rules=start.game.rules_version,
        options=start.options,
        seed=start.seed,
        listed=False,
        invite_hash=None if invite is None else hash_of(invite),
        created=at,
        changed=at,
    )


async def create(
    tables: Tables,
    game_id: str,
    options: Mapping[str, str],
    wishes: Sequence[SeatWish],
    listed: bool = False,
    seed: int | None = None,
    most_alone: int | None = None,
    rule: Rule | None = None,
    person: str | None = None,
    rated: bool = False,
) -> Created:
    """Make a table; the game starts at once if no seat is open.

    A game of bots alone is refused where `most_alone` of them run. `rule` is what is agreed about time.
    `person` is the caller's account, which the seats belong to then; `rated` that the game counts for
    ratings.
    """
    kinds = [wish.kind for wish in wishes]
    if most_alone is not None and set(kinds) == {"bot"} and await tables.store.alone() >= most_alone:
        raise Refusal("too_fast", "too many games of bots alone are running: wait for their end")
    if seed is not None and "open" in kinds:
        raise Refusal("bad_request", "a seed can be chosen only where no seat is open: it tells the dice")
    try:
        start = Start(find_game(game_id), len(wishes), options, new_seed() if seed is None else seed)
    except InvalidOptions as error:
        raise Refusal("bad_request", str(error)) from None
    secret = new_secret() if "me" in kinds else None
    invite = await free_code(tables) if "open" in kinds else None
    at = tables.store.now()
    header = replace(
        header_of(tables.new_id(), start, at, invite),
        listed=listed,
        standing=Standing() if invite else standing_of(start.new()),
        clock=None if rule is None else rule.to_json(),
        rated=rated,
    )
    for wish in wishes:
        insist_on_level(start, wish.level)
    seats = [_new_seat(number, wish, secret) for number, wish in enumerate(wishes)]
    if rule is not None and invite is None:
        timing = clocks.begun(rule, len(seats), at)
        due = due_of(rule, timing, header.standing.deciding, seats)
        header = replace(header, timing=timing.to_json(), due=due)
    mine = tuple(seat.seat for seat in seats if seat.kind == PERSON)
    await tables.add(header, seats, [Sitting(person, mine, rated)] if person and mine else [])
    return {
        "table": header.id,
        "seat": kinds.index("me") if secret else None,
        "secret": secret,
        "invite": invite,
        "started": header.standing.status == RUNNING,
    }


def insist_on_level(start: Start, level: BotLevel | None) -> None:
    """A refusal if no bot of this level can play here."""
    if level == EXPERT and start.players not in experts(start.game):
        raise Refusal("bad_request", f"no expert plays {start.game.id} with {start.players} here")


async def invited(tables: Tables, code: str) -> Stored:
    """The table that a code invites to; a refusal if none gathers under it."""
    found = await tables.store.invited(hash_of(written_code(code)))
    if found is None:
        raise Refusal("unknown_table", "no table that gathers has this code")
    return found


async def free_code(tables: Tables) -> str:
    """A code that no other gathering table has."""
    while True:
        code = new_invite()
        if await tables.store.invited(hash_of(code)) is None:
            return code


async def join(
    table: Table,
    name: str,
    invite: str | None,
    seat: int | None,
    secret: str | None,
    person: str | None = None,
    welcome: bool = False,
) -> Joined:
    """Take an open seat: the one promised to the caller's secret, the one asked for, or the first.

    `person` is the caller's account, which the seat belongs to then; `welcome` that somebody who sits there
    asked for it.
    """
    async with table.change():
        await table.catch_up()
        promised = _promised(table, secret)
        if not promised and not table.header.listed and not welcome and not _invited(table, invite):
            raise Refusal("no_seat", "this table is private: an invitation is needed")
        if table.header.rated and person is None and not promised:
            raise Refusal("no_account", "the game at this table is rated: sign in first")
        taken_secret = secret if promised and secret is not None else new_secret()
        chosen = promised or [_free_seat(table, seat)]
        hashed = table.holder(hash_of(taken_secret))
        seats = [s.taken(name, hashed) if s.seat in chosen else s for s in table.seats]
        sitting = None if person is None else Sitting(person, tuple(chosen), table.header.rated)
        try:
            await _reseat(table, seats, sitting)
        except SitsAlready:
            raise Refusal(
                "taken", "your account has a seat at this table: at a rated one it is one"
            ) from None
    return {"seat": chosen[0], "secret": taken_secret}


async def leave(table: Table, secret: str) -> None:
    """Give the caller's seats back before the start; a table that nobody sits at any more is removed."""
    async with table.change():
        await table.catch_up()
        mine = table.held_by(hash_of(secret))
        if table.status != OPEN:
            raise Refusal("bad_request", "the game has started: a seat can be handed to a bot, not left")
        seats = [s.opened() if s.seat in mine else s for s in table.seats]
        if any(s.kind == PERSON for s in seats):
            await _reseat(table, seats)
        else:
            await table.write(table.store.remove_open(table.id, table.header.revision))
            table.removed()


async def fill(table: Table, secret: str, level: BotLevel, seat: int | None) -> None:
    """Bots take the open seats, or the one named; whoever sits at the table may ask them to."""
    async with table.change():
        await table.catch_up()
        table.held_by(hash_of(secret))
        open_seats = [s.seat for s in table.seats if s.kind == OPEN]
        if not open_seats or (seat is not None and seat not in open_seats):
            raise Refusal("full", "no seat is open" if not open_seats else f"seat {seat} is not open")
        insist_on_level(table.start, level)
        given = open_seats if seat is None else [seat]
        await _reseat(table, [Seat(s.seat, BOT, None, level) if s.seat in given else s for s in table.seats])


async def resign(table: Table, secret: str, level: BotLevel, seat: int | None) -> None:
    """A bot takes over the caller's seats, or the one named."""
    async with table.change():
        await table.catch_up()
        mine = table.held_by(hash_of(secret))
        if seat is not None and seat not in mine:
            raise Refusal("no_seat", f"seat {seat} is not yours")
        table.started()
        if table.status == FINISHED:
            raise Refusal("bad_request", "the game is over")
        insist_on_level(table.start, level)
        given = mine if seat is None else (seat,)
        await _reseat(table, [s.given_to_bot(level) if s.seat in given else s for s in table.seats])


async def rematch(tables: Tables, table: Table, secret: str) -> Rematch:
    """The same people and options again, the seats turned by one.

    The first who asks makes the table, the others take their seats.
    """
    async with table.change():
        await table.catch_up()
        mine = table.held_by(hash_of(secret))
        if table.status != FINISHED:
            raise Refusal("not_finished", "a rematch follows a finished game")
        if table.header.rematch is None:
            await _make_rematch(tables, table)
    again = await tables.get(table.header.rematch or "")
    return await _take_promised(again, secret, table.seats[mine[0]].name)


async def _make_rematch(tables: Tables, table: Table) -> None:
    """Write the table of the rematch, with the seats of people promised to their secrets."""
    at = table.store.now()
    # Everybody moves up, so whoever began plays last.
    turned = [*table.seats[1:], *table.seats[:1]]
    seats = [replace(seat.promised(), seat=number) for number, seat in enumerate(turned)]
    header = replace(
        table.header,
        id=tables.new_id(),
        seed=new_seed(),
        listed=False,
        invite_hash=None,
        created=at,
        changed=at,
        rematch=None,
        revision=0,
        ply=0,
        standing=Standing(),
        timing=None,
        due=None,
        quiet=False,
        tournament=None,
    )
    # Whoever was quicker has made the table that everybody gets.
    with suppress(Overtaken):
        await table.write(table.store.add_rematch(table.id, header, seats))
        table.rematched(header.id)


async def _take_promised(table: Table, secret: str, name: str | None) -> Rematch:
    """Sit down at the table of a rematch; who sits there already just learns it again."""
    hashed = table.holder(hash_of(secret))
    mine = table.seats_of(hashed)
    if mine:
        return {"table": table.id, "seat": mine[0], "secret": secret}
    async with table.change():
        await table.catch_up()
        chosen = _promised(table, secret)
        if not chosen:
            raise Refusal("full", "the seat in the rematch is not free any more")
        seats = [s.taken(s.name or name, hashed) if s.seat in chosen else s for s in table.seats]
        await _reseat(table, seats)
    return {"table": table.id, "seat": chosen[0], "secret": secret}


async def add_key(table: Table, holder: str) -> str:
    """A further secret for those who hold a seat by the one of this hash: for another device of theirs.

    It is told only now. With too many the oldest holds nothing any more.
    """
    secret = new_secret()
    async with table.change():
        await table.catch_up()
        table.held_by(holder)
        keys = dict([*table.keys.items(), (hash_of(secret), holder)][-MOST_KEYS:])
        await table.write(table.store.set_keys(table.id, table.header.revision, keys))
        table.keyed(keys)
    return secret


async def _reseat(table: Table, seats: list[Seat], sitting: Sitting | None = None) -> None:
    """Write a change of seats; the game starts with the one that fills the table."""
    course: Course | None = None
    if table.status == OPEN and not any(seat.kind == OPEN for seat in seats):
        course = table.waiting or Course(table.start)
    start = None if course is None else standing_of(course.play.state)
    pace = _pace(table, seats, start)
    change = Reseating(seats, start, pace, sitting)
    at = await table.write(table.store.set_seats(table.id, table.header.revision, change))
    table.reseated(seats, at, course, pace)


def _pace(table: Table, seats: list[Seat], start: Standing | None) -> Pace | None:
    """How the clocks go on after a change of seats: they begin with the game, and none runs for a bot."""
    timing = table.timing
    if start is not None and table.rule is not None:
        timing = clocks.begun(table.rule, len(seats), table.store.now())
        return Pace(timing.to_json(), table.due_after(timing, start.deciding, seats))
    if timing is None:
        return None
    asked = timing.question
    if asked is None or seats[asked.seat].kind == PERSON:
        return Pace(None, table.due_after(timing, table.header.standing.deciding, seats))
    # Nobody need be asked about a bot.
    timing = replace(timing, at=table.store.now(), question=None)
    return Pace(timing.to_json(), table.due_after(timing, table.header.standing.deciding, seats))


def _new_seat(number: int, wish: SeatWish, secret: str | None) -> Seat:
    if wish.kind == "bot":
        return Seat(number, BOT, wish.name, wish.level or WEAKEST)
    if wish.level is not None:
        raise Refusal("bad_request", f"seat {number} has a level, but is no bot")
    if wish.kind == "me" and secret is not None:
        return Seat(number, PERSON, wish.name, None, hash_of(secret))
    return Seat(number, OPEN)


def _promised(table: Table, secret: str | None) -> list[int]:
    """The seats of a rematch that wait for the holder of a secret."""
    hashed = None if secret is None else table.holder(hash_of(secret))
    return [seat.seat for seat in table.seats if seat.promised_to(hashed)]


def _invited(table: Table, invite: str | None) -> bool:
    kept = table.header.invite_hash
    return invite is not None and (same(kept, hash_of(invite)) or same(kept, hash_of(written_code(invite))))


def _free_seat(table: Table, wanted: int | None) -> int:
    """An open seat that is promised to nobody."""
    free = [seat.seat for seat in table.seats if seat.free]
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("full", "no seat is open" if not free else f"seat {wanted} is not open")
    return free[0] if wanted is None else wanted
