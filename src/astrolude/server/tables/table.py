"""A table in memory: a cache of what the store has, never ahead of it."""

from __future__ import annotations

from asyncio import Lock, Semaphore
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

from astrolude.kernel.game import ASK, Game
from astrolude.kernel.play import BY_ORDER
from astrolude.kernel.start import Start
from astrolude.server.tables import clocks
from astrolude.server.tables.clocks import Rule, Timing
from astrolude.server.tables.course import Course, old_rules, standing_of, start_of, why_stopped
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import (
    BOT,
    OPEN,
    PERSON,
    RUNNING,
    Beat,
    BotLevel,
    Header,
    Pace,
    Seat,
    Standing,
    Stored,
    TableStatus,
    Told,
    may_be_advised,
    seats_held,
)
from astrolude.server.tables.store import Outrun, SitsAlready, Store

T = TypeVar("T")


class Overtaken(Refusal):
    """Somebody else changed the table first; it has caught up with that."""

    def __init__(self) -> None:
        super().__init__("stale", "somebody else was quicker: look at the table again")


class AtWork(NamedTuple):
    """A bot that thinks, or one that could not move."""

    seat: int
    level: BotLevel
    failed: bool = False


def _after(header: Header, **changes: object) -> Header:
    """As `replace` makes it, at a small part of its price: every move makes a header."""
    made = object.__new__(Header)
    made.__dict__.update(header.__dict__, **changes)
    return made


def voters(seats: Sequence[Seat], about: int) -> list[int]:
    """The seats of the other people, who are asked about somebody."""
    held = seats[about].secret_hash
    return [s.seat for s in seats if s.kind == PERSON and s.seat != about and s.secret_hash != held]


def due_of(
    rule: Rule | None, timing: Timing | None, deciding: int | None, seats: Sequence[Seat]
) -> int | None:
    """When somebody must look at clocks; None if never."""
    if timing is None or deciding is None:
        return None
    if timing.question is not None:
        return timing.question.until
    if rule is None or seats[deciding].kind != PERSON:
        return None
    # Where only bots wait there is nobody to decide, and no hurry.
    if rule.out == "vote" and not voters(seats, deciding):
        return None
    return clocks.out_at(rule, timing, deciding)


class Table:
    """One table. A change is checked, written to the store, and taken over when the store has it.

    `changed` is told of every change, also of those that the table learns from the store.
    """

    def __init__(
        self, stored: Stored, store: Store, changed: Callable[[Table], None], replaying: Semaphore
    ) -> None:
        """Without its game, which `adopt` brings. `replaying` is held by those who replay."""
        self.gone = False
        """Removed before it started."""
        self.doubtful = False
        """A write ended without an answer: only the store knows whether it was made."""
        self.behind = False
        """Another worker made a move that was not followed here, since nobody looked on."""
        self.thinking: AtWork | None = None
        self.stopped: Final = why_stopped(stored.header)
        """Why the game cannot be played on here, if so."""
        self._start: Final = None if self.stopped else start_of(stored.header, len(stored.seats))
        self.history: list[int] = []
        """The history of a game that cannot be played on; otherwise it is the course's."""
        self.tellings: dict[int, list[Told]] = {}
        self.store: Final = store
        self._changed: Final = changed
        self.lock: Final = Lock()
        """Whoever holds it has the table for themselves."""
        self._made: Final[dict[object, Any]] = {}
        self.course: Course | None = None
        """The game; None before the start."""
        self.waiting: Course | None = None
        """A game that was carried here, and goes on when all seats are taken."""
        self.replaying: Final = replaying
        self.header = stored.header
        self.seats = stored.seats
        self.orders = stored.orders
        self.rule: Final[Rule | None] = clocks.rule_of(stored.header.clock)
        """What was agreed about time; None where nobody minds it."""
        self.timing: Timing | None = None
        """How the clocks stand; None before the start, and where nobody ever minded."""
        self.keys = stored.keys
        """Further secrets of seats by their hashes, the oldest first."""

    @property
    def start(self) -> Start:
        """How the game began; a refusal if it cannot be played by these rules."""
        if self._start is None:
            raise Refusal("old_rules", old_rules(self.header))
        return self._start

    @property
    def game(self) -> Game:
        return self.start.game

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def ply(self) -> int:
        return self.header.ply

    @property
    def status(self) -> TableStatus:
        return self.header.standing.status

    @property
    def advised(self) -> bool:
        """Whether bots may advise here: a game that goes on, which is not rated, and all who play agreed."""
        return self.status == RUNNING and not self.header.rated and may_be_advised(self.seats)

    @property
    def stamp(self) -> tuple[int, int]:
        """Changes with every move and every change of seats."""
        return self.header.ply, self.header.revision

    def started(self) -> Course:
        """The game; a refusal before the start."""
        if self.stopped is not None:
            raise Refusal("old_rules", old_rules(self.header))
        if self.course is None:
            raise Refusal("not_started", "the game has not started: seats are still open")
        return self.course

    async def at(self, ply: int) -> Course:
        """The game as it was after a ply; a refusal if it has not come there."""
        course = self.started()
        if ply > self.ply:
            raise Refusal("bad_request", f"the table is only at ply {self.ply}")
        if ply == self.ply:
            return course
        async with self.replaying:
            return await course.back_at(ply)

    def seats_of(self, secret_hash: str | None) -> tuple[int, ...]:
        """The seats that a secret holds, none for a spectator, who has no secret."""
        return seats_held(self.seats, None if secret_hash is None else self.holder(secret_hash))

    def holder(self, secret_hash: str) -> str:
        """The hash that seats know a secret by: its own, or that of the secret which it stands for."""
        return self.keys.get(secret_hash, secret_hash)

    def held_by(self, secret_hash: str) -> tuple[int, ...]:
        """The seats that a secret holds; a refusal if it holds none."""
        seats = self.seats_of(secret_hash)
        if not seats:
            raise Refusal("no_seat", "this secret holds no seat here")
        return seats

    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is, None if it is nobody's or a person's."""
        deciding = self.header.standing.deciding
        if self.stopped or self.status != RUNNING or deciding is None or self.seats[deciding].kind != BOT:
            return None
        return self.seats[deciding]

    def ordered_action(self) -> int:
        """What the standing orders of the person who decides answer; ASK if nothing."""
        deciding = self.header.standing.deciding
        if self.course is None or deciding is None or self.seats[deciding].kind != PERSON:
            return ASK
        orders = self.orders.get(deciding)
        return self.game.ordered(self.course.play.state, orders) if orders else ASK

    def goes_on(self) -> bool:
        """Whether the game can go on without anybody choosing."""
        return self.bot_to_move() is not None or self.ordered_action() != ASK

    def once(self, key: object, make: Callable[[], T]) -> T:
        """Something made once since the last change, for the many who get the same."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Hold the table from the check to the end of a change, which is then told."""
        async with self.lock:
            yield
        self._changed(self)

    async def write(self, writing: Awaitable[T]) -> T:
        """Wait until the store has a change; Overtaken if somebody else was quicker.

        For those who hold the table.
        """
        try:
            return await writing
        except Outrun:
            self.doubtful = True
            await self.catch_up()
            raise Overtaken from None
        except SitsAlready:
            raise
        except BaseException:
            self.doubtful = True
            self._changed(self)
            raise

    async def refresh(self) -> None:
        """Become what other workers wrote."""
        async with self.lock:
            await self.catch_up()

    async def follow(self, ply: int, beat: Beat) -> None:
        """Another worker made a move: make it here, or ask the store where it is not the next one."""
        async with self.lock:
            if ply == self.ply + 1 and self.course is not None and not self.doubtful:
                self.moved(await self.course.follow([beat.entry]), beat)
                self._changed(self)
            elif ply > self.ply:
                await self.catch_up()

    async def catch_up(self) -> None:
        """The same for those who hold the table. Only the moves that are missing are asked for."""
        if not self.doubtful and not await self._is_late():
            self.behind = False
            return
        stored = await self.store.load(self.id, self.ply)
        if stored is None:
            self.removed()
        else:
            await self.adopt(stored)
        self._changed(self)

    async def _is_late(self) -> bool:
        """Whether another worker changed the table."""
        return self.store.shared and await self.store.position(self.id) != self.stamp

    async def adopt(self, stored: Stored) -> None:
        """Become what the store has; its history goes on where the one in memory ends."""
        if self.stopped is not None:
            self.history += stored.history
            self.tellings = await self.store.tellings(stored.header.id)
        elif stored.header.standing.status != OPEN or stored.header.ply:
            async with self.replaying:
                course = self.course or self.waiting or Course(self.start)
                course = await course.follow(stored.history)
            if stored.header.standing.status == OPEN:
                self.waiting = course
            else:
                self.course, self.waiting = course, None
        self.header = stored.header
        self.seats = stored.seats
        self.orders = stored.orders
        self.timing = clocks.timing_of(stored.header.timing)
        for beat in stored.beats:
            self.timing = self.timing_after(beat)
        self.keys = stored.keys
        self.doubtful = self.behind = False
        self._shown_anew()

    def moved(self, course: Course, beat: Beat) -> None:
        """Take over a course that the store has, and the move that led to it."""
        self.course = course
        standing = standing_of(course.play.state)
        self.timing = self.timing_after(beat)
        due = self.due_after(self.timing, standing.deciding, self.seats)
        ply = len(course.history)
        self.header = _after(self.header, ply=ply, changed=beat.at, standing=standing, due=due)
        self._shown_anew()

    def reseated(
        self,
        seats: list[Seat],
        at: int,
        start: Course | None = None,
        pace: Pace | None = None,
        ended: Standing | None = None,
    ) -> None:
        """Take over seats that the store has, and the start or the end of the game if that happened."""
        standing = ended or self.header.standing
        if start is not None:
            self.course, self.waiting = start, None
            standing = standing_of(start.play.state)
        self.seats = seats
        self.header = replace(self.header, revision=self.header.revision + 1, changed=at, standing=standing)
        if pace is not None:
            self.header = replace(self.header, due=pace.due)
            self.timing = clocks.timing_of(pace.timing) or self.timing
        self._shown_anew()

    def timing_after(self, beat: Beat) -> Timing | None:
        """How the clocks stand after a move."""
        if self.timing is None:
            return None
        return clocks.after(self.rule, self.timing, beat.seat, beat.at, beat.entry <= BY_ORDER)

    def due_after(self, timing: Timing | None, deciding: int | None, seats: Sequence[Seat]) -> int | None:
        """When somebody must look at the clocks, if they stand so and this seat decides."""
        return due_of(self.rule, timing, deciding, seats)

    def ordered(self, seat: int, orders: dict[str, str]) -> None:
        """Take over standing orders that the store has."""
        self.orders = {**self.orders, seat: orders}
        self.header = replace(self.header, revision=self.header.revision + 1)
        self._shown_anew()

    def hushed(self, quiet: bool) -> None:
        """Take over that the talk is closed, or open again."""
        self.header = replace(self.header, quiet=quiet, revision=self.header.revision + 1)
        self._shown_anew()

    def keyed(self, keys: dict[str, str]) -> None:
        """Take over further secrets of seats that the store has."""
        self.keys = keys
        self.header = replace(self.header, revision=self.header.revision + 1)
        self._shown_anew()

    def rematched(self, table_id: str) -> None:
        """Take over that the store has a table of the rematch."""
        self.header = replace(self.header, rematch=table_id, revision=self.header.revision + 1)
        self._shown_anew()

    def removed(self) -> None:
        """The store does not have the table any more."""
        self.gone = True
        self.doubtful = False
        self._shown_anew()

    def think(self, thinking: AtWork | None) -> None:
        """A bot began to think, could not move, or has chosen."""
        self.thinking = thinking

    def _shown_anew(self) -> None:
        """After a change nothing made before is true, and a bot that is not asked any more is idle."""
        self._made.clear()
        bot = self.bot_to_move()
        if self.thinking is not None and (bot is None or bot.seat != self.thinking.seat):
            self.thinking = None
