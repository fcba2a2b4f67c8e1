"""Talk at a table, and apart from it among those who look on.

People at the table write there, spectators read it; what spectators write they read alone. A phrase is read
by everybody in their own language. Nothing is kept longer than the game and a short while after it.
"""

from __future__ import annotations

import logging
import unicodedata
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple, Protocol
from weakref import WeakValueDictionary

from astrolude.server.tables import messages
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.rows import PERSON
from astrolude.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
LENGTH: Final = 300
"""The most signs of a text."""
KEPT: Final = 200
"""The most lines that are kept of a table."""
JOINER: Final = "\u200d"
"""Joins the parts of a picture sign."""

Room = Literal["table", "gallery"]
Phrase = Literal["well_played", "one_moment", "back_soon"]


class Line(NamedTuple):
    """Something said: a phrase or a text, by a seat or by a spectator of this name."""

    number: int
    at: int
    room: Room
    seat: int | None
    name: str | None
    phrase: Phrase | None
    text: str | None


class ChatStore(Protocol):
    """Where talk is kept for a while. Other workers hear of every line."""

    async def say(self, table: str, line: Line, most: int) -> Line:
        """A line with its number; of earlier ones the last `most` are kept."""
        ...

    async def lines(self, table: str, after: int) -> list[Line]:
        """What was said after a line, in order."""
        ...

    async def set_quiet(self, table: str, revision: int, quiet: bool) -> None:
        """Close or open the talk of a table, as the next change after `revision`; else Outrun."""
        ...


class Talk:
    """What was said at one table, as far as it is kept."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    @property
    def last(self) -> int:
        return self.lines[-1].number if self.lines else 0

    def heard(self, lines: list[Line]) -> None:
        """Take over lines that the store has."""
        last = self.last
        self.lines = [*self.lines, *(line for line in lines if line.number > last)][-KEPT:]


class Chats:
    """The talk of the tables that anybody looks at here; `allowed` is whether the host wants any."""

    def __init__(self, store: ChatStore, hall: Hall, allowed: bool) -> None:
        self._store: Final = store
        self._hall: Final = hall
        self._talks: Final[WeakValueDictionary[str, Talk]] = WeakValueDictionary()
        self.allowed: Final = allowed

    async def open(self, table_id: str) -> Talk:
        """The talk at a table, the same for all who hold it."""
        talk = self._talks.setdefault(table_id, Talk())
        talk.heard(await self._store.lines(table_id, talk.last))
        return talk

    def listening(self) -> list[str]:
        return list(self._talks)

    async def hear_of(self, table_id: str) -> None:
        """Something was said at another worker."""
        talk = self._talks.get(table_id)
        if talk is not None:
            talk.heard(await self._store.lines(table_id, talk.last))
            self._hall.wake(table_id)

    async def say(
        self, table: Table, secret_hash: str | None, name: str | None, phrase: Phrase | None, text: str | None
    ) -> None:
        """Say something, at the table or, without a seat there, among those who look on."""
        if not self.allowed or table.header.quiet:
            raise Refusal("bad_request", "the talk at this table is closed")
        if (phrase is None) == (text is None):
            raise Refusal("bad_request", "say a phrase or a text, one of them")
        seat = None if secret_hash is None else table.held_by(secret_hash)[0]
        if seat is None and name is None:
            raise Refusal("bad_request", "who looks on says a name, too")
        clean = None if text is None else clean_text(text)
        room: Room = "gallery" if seat is None else "table"
        line = Line(0, table.store.now(), room, seat, name if seat is None else None, phrase, clean)
        said = await self._store.say(table.id, line, KEPT)
        talk = self._talks.get(table.id)
        if talk is not None:
            talk.heard(
                [said] if said.number == talk.last + 1 else await self._store.lines(table.id, talk.last)
            )
        self._hall.wake(table.id)

    async def close(self, table: Table, secret_hash: str, quiet: bool) -> None:
        """Close the talk of a table, or open it again: for whoever leads it, the first person there."""
        async with table.change():
            await table.catch_up()
            mine = table.held_by(secret_hash)
            first = next(seat.seat for seat in table.seats if seat.kind == PERSON)
            if first not in mine:
                raise Refusal("no_seat", "whoever leads the table closes its talk")
            await table.write(self._store.set_quiet(table.id, table.header.revision, quiet))
            table.hushed(quiet)

    async def report(self, table: Table, secret_hash: str | None, number: int) -> None:
        """Tell the host of a line, in the log."""
        seat = None if secret_hash is None else table.held_by(secret_hash)[0]
        found = [line for line in await self._store.lines(table.id, number - 1) if line.number == number]
        if not found or (seat is not None and found[0].room != "table"):
            raise Refusal("bad_request", "there is no such line")
        line = found[0]
        by = f"seat {seat}" if seat is not None else "a spectator"
        of = f"seat {line.seat}" if line.seat is not None else f"the spectator {line.name!r}"
        LOG.warning(
            "%s of table %s reports line %d of %s: %r", by, table.id, number, of, line.text or line.phrase
        )


def clean_text(text: str) -> str:
    """A text on one line, of 1 to 300 signs that can be seen; a refusal if it is none."""
    text = " ".join(text.split())
    if not 1 <= len(text) <= LENGTH:
        raise Refusal("bad_request", f"a text has 1 to {LENGTH} signs")
    if any(unicodedata.category(sign).startswith("C") and sign != JOINER for sign in text):
        raise Refusal("bad_request", "a text holds no control characters")
    return text


def chat_message(talk: Talk, after: int, seated: bool, closed: bool) -> messages.ChatMessage:
    """What was said after a line, as far as somebody reads it who sits at the table, or does not."""
    return {
        "type": "chat",
        "closed": closed,
        "lines": [
            {
                "number": line.number,
                "at": datetime.fromtimestamp(line.at / 1000, UTC).isoformat(timespec="milliseconds"),
                "room": line.room,
                "seat": line.seat,
                "name": line.name,
                "phrase": line.phrase,
                "text": line.text,
            }
            for line in talk.lines
            if line.number > after and (line.room == "table" or not seated)
        ],
    }
