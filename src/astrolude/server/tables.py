"""Tables in memory: a cache of what the store has, never ahead of it."""

from __future__ import annotations

from asyncio import Lock
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.game import ASK, Game
from astrolude.kernel.play import BY_ORDER, UNDO, Play, entry_of
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.errors import Refusal
from astrolude.server.rows import BOT, FINISHED, PERSON, RUNNING, Header, Seat, Standing, Stored
from astrolude.server.store import Store
from astrolude.server.tokens import same


class Thinking(NamedTuple):
    """A bot at work, or one that could not move."""

    seat: int
    level: str
    failed: bool = False

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"seat": self.seat, "level": self.level}
        return {**shown, "failed": True} if self.failed else shown


class Course:
    """A game as its history tells it, with the ply of each action that still stands."""

    def __init__(self, game: Game, header: Header, players: int, history: list[int]) -> None:
        self.play: Final = Play(Start(game, players, header.options, header.seed))
        self.play.follow(history)
        self.history: Final = history
        self.plies: Final = _standing_plies(history)

    def act(self, action: int, by_order: bool = False) -> None:
        self.play.act(action, by_order)
        self.history.append(entry_of(action, by_order))
        self.plies.append(len(self.history))

    def last_common(self, ply: int) -> int:
        """The ply of the last standing action that already stood at `ply`; 0 if none did."""
        known = bisect_right(self.plies, ply)
        return self.plies[known - 1] if known else 0


def _standing_plies(history: list[int]) -> list[int]:
    """The plies of the entries that still stand; an undo takes answers by standing order with it."""
    plies: list[int] = []
    for ply, entry in enumerate(history, 1):
        if entry != UNDO:
            plies.append(ply)
            continue
        while history[plies[-1] - 1] <= BY_ORDER:
            plies.pop()
        plies.pop()
    return plies


class Table:
    """One table. Changes go to the store first; `lock` is held from the check to the end of the change."""

    def __init__(self, stored: Stored) -> None:
        self.lock: Final = Lock()
        self.thinking: Thinking | None = None
        self.gone = False
        """Removed before it started."""
        self.doubtful = False
        """A write ended without an answer: only the store knows whether it was made."""
        self.encoded: Final[dict[object, bytes]] = {}
        """Messages made since the last change, for the many who get the same."""
        self.game: Final = game_of(stored.header)
        self.adopt(stored)

    def adopt(self, stored: Stored) -> None:
        """Become what the store has."""
        self.header = stored.header
        self.seats = stored.seats
        self.orders = stored.orders
        self.course = None if stored.header.standing.status == "open" else self.replay(stored.history)
        self.doubtful = False
        self._shown_anew()

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def ply(self) -> int:
        return self.header.ply

    @property
    def status(self) -> str:
        return self.header.standing.status

    @property
    def stamp(self) -> tuple[int, int]:
        """Changes with every move and every change of seats."""
        return self.header.ply, self.header.revision

    def replay(self, history: list[int]) -> Course:
        """The game after a history, from the beginning."""
        return Course(self.game, self.header, len(self.seats), history)

    def started(self) -> Course:
        """The game; a refusal before the start."""
        if self.course is None:
            raise Refusal("not_started", "the game has not started: seats are still open")
        return self.course

    def seats_of(self, secret_hash: str | None) -> tuple[int, ...]:
        """The seats that a secret holds, in order."""
        mine = [s.seat for s in self.seats if s.kind == PERSON and same(s.secret_hash, secret_hash)]
        return tuple(mine)

    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is, None if it is nobody's or a person's."""
        deciding = self.header.standing.deciding
        if self.status != RUNNING or deciding is None or self.seats[deciding].kind != BOT:
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

    def moved(self, course: Course, at: int) -> None:
        """Take over a course that the store has."""
        self.course = course
        standing = standing_of(course.play.state)
        self.header = replace(self.header, ply=len(course.history), changed=at, standing=standing)
        self._shown_anew()

    def reseated(self, seats: list[Seat], at: int, start: Course | None = None) -> None:
        """Take over seats that the store has, and the start of the game if that is what happened."""
        standing = self.header.standing
        if start is not None:
            self.course = start
            standing = standing_of(start.play.state)
        self.seats = seats
        self.header = replace(self.header, revision=self.header.revision + 1, changed=at, standing=standing)
        self._shown_anew()

    def ordered(self, seat: int, orders: dict[str, str]) -> None:
        """Take over standing orders that the store has."""
        self.orders = {**self.orders, seat: orders}
        self.header = replace(self.header, revision=self.header.revision + 1)
        self._shown_anew()

    def _shown_anew(self) -> None:
        """After a change nothing encoded before is true, and a bot that is not asked any more is idle."""
        self.encoded.clear()
        bot = self.bot_to_move()
        if self.thinking is not None and (bot is None or bot.seat != self.thinking.seat):
            self.thinking = None


class Tables:
    """The tables in use. As long as anybody holds a table, everybody gets the same object.

    `changed` is told of every table that caught up with the store, whoever's question made it do so.
    """

    def __init__(self, store: Store, kept: int, changed: Callable[[Table], None]) -> None:
        self._store: Final = store
        self._kept: Final = kept
        self._changed: Final = changed
        self._known: Final[WeakValueDictionary[str, Table]] = WeakValueDictionary()
        self._recent: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final[WeakValueDictionary[str, Lock]] = WeakValueDictionary()

    def known(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._known.get(table_id)

    async def get(self, table_id: str) -> Table:
        """The table, from memory or from the store; a refusal if there is none."""
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is None:
                stored = await self._store.load(table_id)
                if stored is None:
                    raise Refusal("unknown_table", "there is no such table")
                table = Table(stored)
                self._known[table_id] = table
            elif self._store.shared or table.doubtful:
                await self._refresh(table)
            self._keep(table)
            return table

    async def hear_of(self, table_id: str) -> None:
        """Another worker wrote. A table that is just being loaded may have been read before that."""
        async with self._loading.setdefault(table_id, Lock()):
            table = self._known.get(table_id)
            if table is not None:
                await self._refresh(table)

    def loading(self) -> list[str]:
        return list(self._loading)

    async def _refresh(self, table: Table) -> None:
        async with table.lock:
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Become what other workers wrote; for those who hold the table's lock."""
        if not table.doubtful and not await self._behind(table):
            return
        stored = await self._store.load(table.id)
        if stored is None:
            self.forget(table)
        else:
            table.adopt(stored)
        self._changed(table)

    async def _behind(self, table: Table) -> bool:
        """Whether another worker changed the table."""
        return self._store.shared and await self._store.position(table.id) != table.stamp

    async def overtaken(self, table: Table) -> None:
        """The store refused a write because memory is behind; for those who hold the table's lock."""
        table.doubtful = True
        await self.catch_up(table)

    def forget(self, table: Table) -> None:
        """The table was removed."""
        table.gone = True
        self._known.pop(table.id, None)
        self._recent.pop(table.id, None)

    def _keep(self, table: Table) -> None:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > self._kept:
            self._recent.popitem(last=False)


def game_of(header: Header) -> Game:
    """The game of a table; a refusal if this server does not play it by the same rules."""
    game = find_game(header.game)
    if game.rules_version != header.rules:
        raise Refusal(
            "unknown_game",
            f"this table follows version {header.rules} of the rules of {header.game}, "
            f"this server plays version {game.rules_version}",
        )
    return game


def find_game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refusal("unknown_game", str(error)) from None


def standing_of(state: State) -> Standing:
    """How a game stands that has started."""
    outcome = state.outcome()
    if outcome is None:
        return Standing(RUNNING, state.seat)
    return Standing(FINISHED, None, outcome.to_json())
