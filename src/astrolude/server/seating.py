"""Who sits where: making tables, joining, leaving, handing a seat to a bot, and playing again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from astrolude.kernel.errors import InvalidOptions
from astrolude.server.errors import Refusal
from astrolude.server.messages import NewTable, SeatRequest
from astrolude.server.queries import Outrun
from astrolude.server.rows import BOT, FINISHED, OPEN, PERSON, RUNNING, Header, Seat, Standing
from astrolude.server.store import now
from astrolude.server.tables import Course, Table, find_game, standing_of
from astrolude.server.tokens import hash_of, new_invite, new_secret, new_seed, new_table_id, same

if TYPE_CHECKING:
    from astrolude.server.host import Host


@dataclass(frozen=True)
class NewSeat:
    """What somebody gets who sits down: only they will ever know the secret."""

    table: str
    seat: int | None
    secret: str | None
    invite: str | None = None
    started: bool = False


async def create(host: Host, wanted: NewTable) -> NewSeat:
    """Make a table; the game starts at once if no seat is open."""
    game = find_game(wanted.game)
    try:
        options = game.complete(len(wanted.seats), wanted.options)
    except InvalidOptions as error:
        raise Refusal("bad_request", str(error)) from None
    kinds = [request.kind for request in wanted.seats]
    if wanted.seed is not None and OPEN in kinds:
        raise Refusal("bad_request", "a seed can be chosen only where no seat is open: it tells the dice")
    secret = new_secret() if "me" in kinds else None
    invite = new_invite() if OPEN in kinds else None
    at = now()
    header = Header(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        options=options,
        seed=new_seed() if wanted.seed is None else wanted.seed,
        listed=wanted.listed,
        invite_hash=None if invite is None else hash_of(invite),
        created=at,
        changed=at,
    )
    seats = [_new_seat(host, number, request, secret) for number, request in enumerate(wanted.seats)]
    header = replace(header, standing=_first_standing(header, seats))
    await host.store.add(header, seats)
    host.driver.wake(header.id)
    seat = kinds.index("me") if secret else None
    return NewSeat(header.id, seat, secret, invite, header.standing.status == RUNNING)


async def join(
    host: Host, table: Table, name: str, invite: str | None, seat: int | None, secret: str | None
) -> NewSeat:
    """Take an open seat: the one promised to the caller's secret, the one asked for, or the first."""
    async with table.lock:
        await host.tables.catch_up(table)
        promised = [s.seat for s in table.seats if _is_promised(s, secret)]
        if not promised and not table.header.listed and not _invited(table, invite):
            raise Refusal("no_seat", "this table is private: an invitation is needed")
        taken_secret = secret if promised and secret is not None else new_secret()
        chosen = promised or [_free_seat(table, seat)]
        seats = [s.taken(name, hash_of(taken_secret)) if s.seat in chosen else s for s in table.seats]
        await _reseat(host, table, seats)
    host.changed(table)
    return NewSeat(table.id, chosen[0], taken_secret)


async def leave(host: Host, table: Table, secret: str) -> None:
    """Give the caller's seats back before the start; a table that nobody sits at any more is removed."""
    async with table.lock:
        await host.tables.catch_up(table)
        mine = _held(table, secret)
        if table.status != OPEN:
            raise Refusal("bad_request", "the game has started: a seat can be handed to a bot, not left")
        seats = [s.opened() if s.seat in mine else s for s in table.seats]
        if any(s.kind == PERSON for s in seats):
            await _reseat(host, table, seats)
        else:
            await _remove(host, table)
    host.changed(table)


async def resign(host: Host, table: Table, secret: str, level: str, seat: int | None) -> None:
    """A bot takes over the caller's seats, or the one named."""
    _check_level(host, level)
    async with table.lock:
        await host.tables.catch_up(table)
        mine = _held(table, secret)
        if seat is not None and seat not in mine:
            raise Refusal("no_seat", f"seat {seat} is not yours")
        table.started()
        if table.status == FINISHED:
            raise Refusal("bad_request", "the game is over")
        given = mine if seat is None else (seat,)
        seats = [s.given_to_bot(level) if s.seat in given else s for s in table.seats]
        await _reseat(host, table, seats)
    host.changed(table)


async def rematch(host: Host, table: Table, secret: str) -> NewSeat:
    """The same seats and options again. The first who asks makes the table, the others take their seats."""
    async with table.lock:
        await host.tables.catch_up(table)
        mine = _held(table, secret)
        if table.status != FINISHED:
            raise Refusal("not_finished", "a rematch follows a finished game")
        if table.header.rematch is None:
            await _make_rematch(host, table)
    host.changed(table)
    return await _take_promised(host, table.header.rematch or "", secret, table.seats[mine[0]].name)


async def _make_rematch(host: Host, table: Table) -> None:
    """Write the table of the rematch, with the seats of people promised to their secrets."""
    at = now()
    seats = [seat.promised() for seat in table.seats]
    header = replace(
        table.header,
        id=new_table_id(),
        seed=new_seed(),
        listed=False,
        invite_hash=None,
        created=at,
        changed=at,
        rematch=None,
        revision=0,
        ply=0,
        standing=Standing(),
    )
    try:
        await host.store.add_rematch(table.id, header, seats)
    except Outrun:
        await host.tables.overtaken(table)
    else:
        revision = table.header.revision + 1
        table.header = replace(table.header, rematch=header.id, revision=revision)
        table.encoded.clear()


async def _take_promised(host: Host, table_id: str, secret: str, name: str | None) -> NewSeat:
    """Sit down at the table of a rematch; who sits there already just learns it again."""
    table = await host.tables.get(table_id)
    mine = table.seats_of(hash_of(secret))
    if mine:
        return NewSeat(table.id, mine[0], secret)
    async with table.lock:
        await host.tables.catch_up(table)
        chosen = [s.seat for s in table.seats if _is_promised(s, secret)]
        if not chosen:
            raise Refusal("full", "the seat in the rematch is not free any more")
        seats = [s.taken(s.name or name, hash_of(secret)) if s.seat in chosen else s for s in table.seats]
        await _reseat(host, table, seats)
    host.changed(table)
    return NewSeat(table.id, chosen[0], secret)


async def _reseat(host: Host, table: Table, seats: list[Seat]) -> None:
    """Write a change of seats; the game starts with the one that fills the table."""
    course: Course | None = None
    if table.status == OPEN and not any(seat.kind == OPEN for seat in seats):
        course = table.replay([])
    start = None if course is None else standing_of(course.play.state)
    try:
        at = await host.store.set_seats(table.id, table.header.revision, seats, start)
    except Outrun:
        await host.tables.overtaken(table)
        raise Refusal("stale", "somebody else was quicker: look at the table again") from None
    except BaseException:
        table.doubtful = True
        raise
    table.reseated(seats, at, course)


async def _remove(host: Host, table: Table) -> None:
    try:
        await host.store.remove_open(table.id, table.header.revision)
    except Outrun:
        await host.tables.overtaken(table)
        raise Refusal("stale", "somebody else was quicker: look at the table again") from None
    host.tables.forget(table)


def _first_standing(header: Header, seats: Sequence[Seat]) -> Standing:
    if any(seat.kind == OPEN for seat in seats):
        return Standing()
    return standing_of(find_game(header.game).new(len(seats), header.options, header.seed))


def _new_seat(host: Host, number: int, request: SeatRequest, secret: str | None) -> Seat:
    if request.kind == "bot":
        level = request.level or host.levels[0]
        _check_level(host, level)
        return Seat(number, BOT, request.name, level)
    if request.level is not None:
        raise Refusal("bad_request", f"seat {number} has a level, but is no bot")
    if request.kind == "me" and secret is not None:
        return Seat(number, PERSON, request.name, None, hash_of(secret))
    return Seat(number, OPEN)


def _check_level(host: Host, level: str) -> None:
    if level not in host.levels:
        raise Refusal("bad_request", f"{level!r} is no level; expected one of {', '.join(host.levels)}")


def _held(table: Table, secret: str) -> tuple[int, ...]:
    mine = table.seats_of(hash_of(secret))
    if not mine:
        raise Refusal("no_seat", "this secret holds no seat here")
    return mine


def _is_promised(seat: Seat, secret: str | None) -> bool:
    return secret is not None and seat.kind == OPEN and same(seat.secret_hash, hash_of(secret))


def _invited(table: Table, invite: str | None) -> bool:
    return invite is not None and same(table.header.invite_hash, hash_of(invite))


def _free_seat(table: Table, wanted: int | None) -> int:
    """An open seat that is promised to nobody."""
    free = [seat.seat for seat in table.seats if seat.kind == OPEN and seat.secret_hash is None]
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("full", "no seat is open" if not free else f"seat {wanted} is not open")
    return free[0] if wanted is None else wanted
