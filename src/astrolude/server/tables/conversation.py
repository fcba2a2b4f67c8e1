"""What one client asks and is told, whatever carries the messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from astrolude.server.tables import playing, refereeing
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.chat import Chats, Talk, chat_message
from astrolude.server.tables.course import Course
from astrolude.server.tables.driver import Driver
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.messages import (
    OkMessage,
    PreviewMessage,
    RematchMessage,
    SeatsMessage,
    TableState,
    WhyNotMessage,
)
from astrolude.server.tables.sight import (
    STATE_COST,
    WHOLE_LOG,
    cost_of_log,
    error_message,
    eyes_of,
    news_message,
    same_log,
    seats_now,
    seen_now,
    with_news,
)
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of


class Conversation:
    """One client at one table. Whoever tells it its `news` sets `wake`, to hear when there may be any."""

    def __init__(
        self,
        table_id: str,
        tables: Tables,
        hall: Hall,
        driver: Driver,
        encode: Callable[[object], bytes],
        chats: Chats | None = None,
    ) -> None:
        self._table_id: Final = table_id
        self._tables: Final = tables
        self._hall: Final = hall
        self._driver: Final = driver
        self._encode: Final = encode
        self._table: Table | None = None
        self._secret_hash: str | None = None
        self._present: tuple[int, ...] = ()
        self._stamp: tuple[int, int] | None = None
        self._seats: SeatsMessage | None = None
        self._seen_ply = WHOLE_LOG
        self._eyes: int | None = None
        self._deltas = False
        self._shown: TableState | None = None
        self._rematch: str | None = None
        self._clock: tuple[int, int] | None = None
        self._chats: Final = chats
        self._talk: Talk | None = None
        self._heard: tuple[int, bool] | None = None
        self.wake: Callable[[], None] = _nobody_listens

    @property
    def greeted(self) -> bool:
        """Whether the client has said at which table it is, and as whom."""
        return self._table is not None

    @property
    def secret_hash(self) -> str | None:
        """By what the client is known, None for a spectator."""
        return self._secret_hash

    async def hello(self, secret: str | None, ply: int | None, deltas: bool = False) -> float:
        """Learn who it is; the state follows, and later ones by what changed if that is wished.

        A bot that had failed tries again. What the state's log costs, in milliseconds.
        """
        table = await self._tables.get(self._table_id)
        secret_hash = None if secret is None else hash_of(secret)
        seats = await self._seats_of(table, secret_hash)
        talk = None if self._chats is None else await self._chats.open(table.id)
        self.leave()
        self._table, self._secret_hash, self._present, self._talk = table, secret_hash, seats, talk
        self._deltas = deltas
        self._hall.enter(table.id, self, seats)
        if table.behind:
            await table.refresh()
        # With several seats nobody knows by whose eyes the client saw last: it gets the whole log.
        known = ply is not None and ply <= table.ply and len(seats) < 2
        self._seen_ply = ply if known and ply is not None else WHOLE_LOG
        self._eyes = seats[0] if seats else None
        if table.goes_on():
            self._driver.wake(table.id)
        self.show_again()
        return cost_of_log(table.course, self._seen_ply) - STATE_COST

    async def _seats_of(self, table: Table, secret_hash: str | None) -> tuple[int, ...]:
        """The seats of somebody who comes, who may take back what a bot played on for them."""
        if secret_hash is None:
            return ()
        await refereeing.come_back(table, secret_hash)
        if any(seat.kept_for(secret_hash) for seat in table.seats):
            return table.seats_of(secret_hash)
        return table.held_by(secret_hash)

    async def act(self, message_id: str, ply: int, action: int | str) -> OkMessage:
        table, seats = self._here()
        return {"type": "ok", "id": message_id, "ply": await playing.act(table, seats, ply, action)}

    async def undo(self, message_id: str, ply: int) -> OkMessage:
        table, seats = self._here()
        return {"type": "ok", "id": message_id, "ply": await playing.undo(table, seats, ply)}

    async def preview(self, message_id: str, ply: int, actions: Sequence[int | str]) -> PreviewMessage:
        """What would be seen after some actions."""
        table, seats = self._here()
        seen = await playing.preview(table, seats, ply, actions)
        return {"type": "preview", "id": message_id, **seen}

    async def why_not(self, message_id: str, ply: int, about: Sequence[str], verb: str) -> WhyNotMessage:
        """What stands in the way of a thing."""
        table, seats = self._here()
        found = await playing.why_not(table, seats, ply, about, verb)
        return {"type": "why_not", "id": message_id, **found}

    def leave(self) -> None:
        """The client goes, or becomes somebody else. What it was shown is not kept for it."""
        if self._table is not None:
            self._hall.leave(self._table.id, self, self._present)
            self._table = self._shown = self._talk = None

    def show_again(self) -> None:
        """Whatever was sent is not what the client knows: the next news begin with a whole state."""
        self._stamp = None
        self._clock = None
        self._heard = None
        self._shown = None
        self.wake()

    def news(self) -> list[bytes]:
        """What the client has not been told. What happened while it read is joined."""
        table = self._table
        if table is None or table.doubtful:
            return []
        if table.gone:
            self.leave()
            refusal = Refusal("unknown_table", "everybody left, the table is gone")
            return [self._encode(error_message(None, refusal))]
        found: list[bytes] = []
        online = self._hall.online(table.id)
        present = seats_now(table, online)
        if self._stamp != table.stamp:
            self._stamp = table.stamp
            self._seats = present
            found.append(self._state(table, online))
        elif self._seats != present:
            self._seats = present
            found.append(self._encode(present))
        if self._clock != table.stamp:
            self._clock = table.stamp
            clock = refereeing.clock_message(table)
            if clock is not None:
                found.append(self._encode(clock))
        found += self._said(table)
        if self._rematch != table.header.rematch:
            self._rematch = table.header.rematch
            told: RematchMessage = {"type": "rematch", "table": self._rematch}
            found.append(self._encode(told))
        return found

    def _said(self, table: Table) -> list[bytes]:
        """What was said since the client was last told."""
        if self._talk is None or self._chats is None:
            return []
        closed = table.header.quiet or not self._chats.allowed
        before, self._heard = self._heard or (0, False), (self._talk.last, closed)
        if before == self._heard:
            return []
        seated = bool(table.seats_of(self._secret_hash))
        return [self._encode(chat_message(self._talk, before[0], seated, closed))]

    def _here(self) -> tuple[Table, tuple[int, ...]]:
        """The table, and the client's seats at it."""
        if self._table is None:
            raise Refusal("bad_request", "say hello first")
        return self._table, self._table.seats_of(self._secret_hash)

    def _state(self, table: Table, online: frozenset[int]) -> bytes:
        """The state for this client's eyes, or what changed, with what it has not been sent of the log."""
        seats = table.seats_of(self._secret_hash)
        since = self._since(table.course, seats)
        self._seen_ply = table.ply if table.course is not None else WHOLE_LOG
        now = seen_now(table, seats, online)
        before, self._shown = self._shown, now if self._deltas else None
        # As long as what was made is kept, so is what it was made from: no other has its number.
        made: tuple[object, bytes] = table.once(
            (id(before), id(now), since),
            lambda: ((before, now), self._encode(news_message(before, now, with_news(now, table, since)))),
        )
        return made[1]

    def _since(self, course: Course | None, seats: tuple[int, ...]) -> int:
        """From where the log must be sent: all of it to eyes that have seen other events."""
        if course is None:
            return WHOLE_LOG
        before, self._eyes = self._eyes, eyes_of(course.play, seats)
        return self._seen_ply if same_log(course.play, before, self._eyes) else WHOLE_LOG


def _nobody_listens() -> None:
    return
