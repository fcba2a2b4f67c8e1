"""A store of documents, one a table: what a browser can keep. Other tabs may write to it, too."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, TypeVar

from astrolude.server.near.bridge import Documents
from astrolude.server.tables.archive import Entry, Opinion
from astrolude.server.tables.neighbours import Notice
from astrolude.server.tables.rows import (
    BOT,
    FINISHED,
    OPEN,
    RUNNING,
    Beat,
    Header,
    Reseating,
    Seat,
    Sitting,
    Standing,
    Step,
    Stored,
    Told,
)
from astrolude.server.tables.store import Outrun, Unreachable, now

LOG: Final = logging.getLogger(__name__)
NEW: Final = 0
"""The version of a document that is not there yet."""

T = TypeVar("T")


@dataclass(frozen=True)
class Kept:
    """A table and the version of its document."""

    version: int
    stored: Stored


class DocumentStore:
    """Every change reads a document, and writes it only if nobody else has meanwhile."""

    def __init__(self, documents: Documents, name: str) -> None:
        self.shared: Final = True
        self._documents: Final = documents
        self._name: Final = name
        self._damaged: Final[set[str]] = set()
        """Tables that were complained about."""

    def now(self) -> int:
        return now()

    async def add(self, header: Header, seats: Sequence[Seat], sitting: Sequence[Sitting] = ()) -> None:
        await self._write(_change(NEW, Stored(header, list(seats), [])))

    async def bring(self, stored: Stored) -> None:
        """A table that comes from elsewhere, with its history."""
        await self._write(_change(NEW, stored))

    async def add_variation(self, header: Header, seats: Sequence[Seat], entries: Sequence[Entry]) -> None:
        await self.bring(Stored(header, list(seats), [each.entry for each in entries]))

    async def opinions(self, table: str) -> list[Opinion]:
        kept = json.loads(await self._reached(self._documents.opinions(table)))
        return [Opinion(*json.loads(text)) for text in kept]

    async def keep_opinions(self, table: str, opinions: Sequence[Opinion]) -> None:
        kept = json.dumps([[each.move, json.dumps(each)] for each in opinions])
        await self._reached(self._documents.keep_opinions(table, kept))

    async def add_rematch(self, of: str, header: Header, seats: Sequence[Seat]) -> None:
        old = await self._kept(of)
        if old.stored.header.rematch is not None:
            raise Outrun
        followed = _changed(old.stored, rematch=header.id, revision=old.stored.header.revision + 1)
        fresh = Stored(header, list(seats), [])
        await self._write(_change(old.version, followed), _change(NEW, fresh))
        self._tell_change(of)

    async def append(self, table: str, step: Step) -> int:
        old = await self._kept(table)
        if step.ply != old.stored.header.ply + 1:
            raise Outrun
        at = now()
        moved = _changed(old.stored, ply=step.ply, changed=at, standing=step.standing, due=step.due)
        if moved.header.clock is not None:
            moved = replace(moved, beats=[*moved.beats, Beat(step.seat, at, step.entry)])
        change = _change(old.version, replace(moved, history=[*moved.history, step.entry]))
        if step.told:
            change |= {"ply": step.ply, "told": json.dumps(step.told)}
        await self._write(change)
        entry = {"ply": step.ply, "entry": step.entry, "seat": step.seat, "at": at}
        over = step.standing.status == FINISHED
        self._tell({"kind": "moved", "moves": [{"table": table, **entry, "over": over}]})
        return at

    async def set_seats(self, table: str, revision: int, change: Reseating) -> int:
        old = await self._next(table, revision)
        at, pace = now(), change.pace
        seated = _changed(old.stored, changed=at, standing=change.start or old.stored.header.standing)
        if pace is not None:
            seated = _changed(seated, due=pace.due)
        if pace is not None and pace.timing is not None:
            seated = replace(_changed(seated, timing=pace.timing), beats=[])
        await self._write(_change(old.version, replace(seated, seats=list(change.seats))))
        self._tell_change(table)
        return at

    async def set_orders(self, table: str, revision: int, seat: int, orders: Mapping[str, str]) -> None:
        old = await self._next(table, revision)
        given = {**old.stored.orders, seat: dict(orders)}
        await self._write(_change(old.version, replace(old.stored, orders=given)))
        self._tell_change(table)

    async def set_keys(self, table: str, revision: int, keys: Mapping[str, str]) -> None:
        old = await self._next(table, revision)
        await self._write(_change(old.version, replace(old.stored, keys=dict(keys))))
        self._tell_change(table)

    async def remove_open(self, table: str, revision: int) -> None:
        await self._write(_removal(table, (await self._next(table, revision)).version))
        self._tell_change(table)

    async def remove(self, table: str) -> None:
        """Forget a table, whatever it stands at."""
        await self._write(_removal(table, (await self._kept(table)).version))
        self._tell_change(table)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        found = await self._find(table)
        if found is None:
            return None
        return replace(found.stored, history=found.stored.history[after:])

    async def tellings(self, table: str) -> dict[int, list[Told]]:
        kept = json.loads(await self._reached(self._documents.tellings(table)))
        return {ply: [Told(*each) for each in json.loads(told)] for ply, told in kept}

    async def position(self, table: str) -> tuple[int, int] | None:
        found = await self._find(table)
        return None if found is None else (found.stored.header.ply, found.stored.header.revision)

    async def lobby(self) -> list[Stored]:
        listed = [s for s in await self._all() if s.header.listed and s.header.standing.status != FINISHED]
        return sorted(listed, key=lambda stored: stored.header.created, reverse=True)

    async def summaries(self, tables: Sequence[str]) -> dict[str, Stored]:
        return {s.header.id: s for s in await self._all() if s.header.id in tables}

    async def invited(self, invite_hash: str) -> Stored | None:
        gathering = [s for s in await self._all() if s.header.standing.status == OPEN]
        return next((s for s in gathering if s.header.invite_hash == invite_hash), None)

    async def alone(self) -> int:
        return sum(all(seat.kind == BOT for seat in stored.seats) for stored in await self._running())

    async def due(self, now: int, most: int) -> list[str]:
        headers = [stored.header for stored in await self._running()]
        return [header.id for header in headers if header.due is not None and header.due <= now][:most]

    async def waiting(self) -> list[str]:
        return [s.header.id for s in await self._running() if _goes_on(s)]

    async def _running(self) -> list[Stored]:
        return [s for s in await self._all() if s.header.standing.status == RUNNING]

    async def _all(self) -> list[Stored]:
        found = json.loads(await self._reached(self._documents.fetch_all()))
        return [kept.stored for each in found if (kept := self._read(each))]

    def _read(self, each: dict[str, Any]) -> Kept | None:
        """A document; None if it is damaged, which takes no other along."""
        try:
            return _read(each)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            if each["table"] not in self._damaged:
                self._damaged.add(each["table"])
                LOG.warning("what is kept of %s cannot be read: %r", each["table"], error)
            return None

    async def _find(self, table: str) -> Kept | None:
        text = await self._reached(self._documents.fetch(table))
        return None if text is None else self._read(json.loads(text))

    async def _kept(self, table: str) -> Kept:
        """A table that is there; Outrun if it is not any more."""
        found = await self._find(table)
        if found is None:
            raise Outrun
        return found

    async def _next(self, table: str, revision: int) -> Kept:
        """The table with its next revision; Outrun if that is not after this one."""
        found = await self._kept(table)
        if found.stored.header.revision != revision:
            raise Outrun
        return replace(found, stored=_changed(found.stored, revision=revision + 1))

    async def _write(self, *changes: dict[str, Any]) -> None:
        if not await self._reached(self._documents.write(json.dumps(changes))):
            raise Outrun

    async def _reached(self, answer: Awaitable[T]) -> T:
        """What the browser answers; Unreachable if it cannot: its storage may be full, or forbidden."""
        try:
            return await answer
        except Exception as error:
            LOG.warning("the browser's storage failed: %s", error)
            raise Unreachable(str(error)) from error

    def _tell_change(self, table: str) -> None:
        self._tell({"kind": "changed", "table": table})

    def _tell(self, notice: Notice) -> None:
        self._documents.tell(json.dumps({**notice, "worker": self._name}))


def _goes_on(stored: Stored) -> bool:
    """Whether a bot decides, or a seat with standing orders."""
    deciding = stored.header.standing.deciding
    return deciding is not None and (stored.seats[deciding].kind == BOT or deciding in stored.orders)


def _changed(stored: Stored, **values: Any) -> Stored:
    return replace(stored, header=replace(stored.header, **values))


def _change(before: int, stored: Stored) -> dict[str, Any]:
    return {"table": stored.header.id, "before": before, "document": json.dumps(asdict(stored))}


def _removal(table: str, before: int) -> dict[str, Any]:
    return {"table": table, "before": before, "document": None}


def _read(kept: dict[str, Any]) -> Kept:
    """A document of this or an earlier version of the page: what it does not say has its default."""
    document = json.loads(kept["document"])
    header = _known(Header, document["header"])
    header["standing"] = Standing(**_known(Standing, header["standing"]))
    seats = [Seat(**_known(Seat, seat)) for seat in document["seats"]]
    orders = {int(seat): given for seat, given in document["orders"].items()}
    beats = [Beat(*beat) for beat in document.get("beats", [])]
    keys = document.get("keys", {})
    return Kept(kept["version"], Stored(Header(**header), seats, document["history"], orders, beats, keys))


def _known(form: type, values: dict[str, Any]) -> dict[str, Any]:
    names = {field.name for field in fields(form)}
    return {name: value for name, value in values.items() if name in names}
